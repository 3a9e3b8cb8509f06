//! Which seeds a figure may be published with: none that the bots were tuned by.

use anyhow::Context;

/// Seeds up to here are for tuning, whoever tunes.
const FOR_TUNING: u64 = 999;

/// Other seeds that decisions about the bots were made by.
const USED: [u64; 5] = [
    // 17 November 2026: the figures that the bots were found wanting by.
    20_261_117,
    // 18 November 2026: the figures of docs/bots.md and docs/review.md. They were fresh then;
    // whoever changes the bots after that knows them.
    2_578_817_099,
    20_261_118,
    3_132_192_295,
    // 19 November 2026, in the same way.
    3_148_298_395,
];

/// Whether bots were tuned by the games of this seed, or may have been.
pub(crate) fn is_for_tuning(seed: u64) -> bool {
    seed <= FOR_TUNING || USED.contains(&seed)
}

/// What is said of a figure of this seed, if anything needs to be.
pub(crate) fn warning(seed: u64) -> Option<String> {
    is_for_tuning(seed).then(|| {
        format!(
            "Seed {seed} is for tuning: these figures may flatter the bots. \
             What is published is played with --seed fresh."
        )
    })
}

/// A seed from the command line: a number, or one that nobody has seen.
pub(crate) fn parse(text: &str) -> Result<u64, String> {
    if text == "fresh" {
        return fresh().map_err(|error| error.to_string());
    }
    text.parse().map_err(|_| "a seed is a number, or \"fresh\"".to_owned())
}

fn fresh() -> anyhow::Result<u64> {
    loop {
        // Short enough to be written down.
        let word = getrandom::u32().context("this machine gives no random numbers")?;
        if !is_for_tuning(word.into()) {
            return Ok(word.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_that_was_tuned_by_is_known() {
        assert!(is_for_tuning(1) && is_for_tuning(999) && !is_for_tuning(1000));
        assert!(USED.into_iter().all(is_for_tuning) && !is_for_tuning(3_141_592));
        // Whatever was published is known by now.
        let pages = concat!(
            include_str!("../../../../docs/bots.md"),
            include_str!("../../../../docs/review.md")
        );
        for text in pages.split("--seed ").skip(1) {
            let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
            if let Ok(seed) = digits.parse() {
                assert!(is_for_tuning(seed), "seed {seed} is published");
            }
        }
        assert!(warning(77).is_some_and(|text| text.contains("Seed 77 is for tuning")));
        assert_eq!(warning(3_141_592), None);
    }

    #[test]
    fn a_fresh_seed_is_never_one_of_them() {
        let seeds = [parse("fresh").unwrap(), parse("fresh").unwrap()];
        assert!(seeds[0] != seeds[1] && !seeds.into_iter().any(is_for_tuning), "{seeds:?}");
        assert_eq!(parse("12"), Ok(12));
        assert!(parse("soon").is_err());
    }
}
