//! Files that went wrong in a thousand ways are errors or failures, and never panics.

use game::dice::QuickDice;
use game::{Dice, ledger, scenario};

use crate::tiny::Tiny;

const SCENARIOS: &str = include_str!("../../../scenarios/house.toml");
const PAGE: &str = include_str!("../../../../../docs/scenarios.md");
const LEDGER: &str = include_str!("../../../rules.md");
/// Words that mean something somewhere, and some that mean too much.
const WORDS: [&str; 24] = [
    "[[scenario]]\n",
    "given",
    "then",
    "when",
    "check",
    "position",
    "players",
    "hand",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "=",
    ",",
    "8",
    "0",
    "-1",
    "99999999999999999999",
    "spectator",
    "chance",
    "1: play 1",
    "- **",
    "## Untestable\n",
];

/// Changes a number, which mostly leaves a file well formed, or cuts, doubles, moves
/// or replaces a few pieces of a text.
fn spoil(text: &str, dice: &mut QuickDice) -> String {
    let mut text: Vec<char> = text.chars().collect();
    if dice.below(2) == 0 {
        let is_digit = |&at: &usize| text[at].is_ascii_digit();
        let digits: Vec<usize> = (0..text.len()).filter(is_digit).collect();
        text[digits[dice.below(digits.len() as u32) as usize]] =
            char::from(b'0' + dice.below(10) as u8);
        return text.into_iter().collect();
    }
    for _ in 0..=dice.below(4) {
        let start = dice.below(text.len() as u32 + 1) as usize;
        let end = (start + dice.below(20) as usize).min(text.len());
        let with = match dice.below(4) {
            0 => Vec::new(),
            1 => text[start..end].repeat(2),
            2 => WORDS[dice.below(WORDS.len() as u32) as usize].chars().collect(),
            _ => {
                let from = dice.below(text.len() as u32 + 1) as usize;
                text[from..(from + 20).min(text.len())].to_vec()
            }
        };
        text.splice(start..end, with);
    }
    text.into_iter().collect()
}

fn fuzz(seed: u64, rounds: u32) {
    let mut dice = QuickDice::new(seed);
    let blocks = PAGE.split("```").filter_map(|block| block.strip_prefix("toml\n"));
    let mut texts: Vec<String> = blocks.map(|block| format!("game = \"tiny\"\n{block}")).collect();
    texts.push(SCENARIOS.to_owned());
    let mut ran = 0;
    for _ in 0..rounds {
        let text = spoil(&texts[dice.below(texts.len() as u32) as usize], &mut dice);
        if let Ok(report) = scenario::run_text::<Tiny>("spoilt.toml", &text) {
            assert_eq!(report.scenarios, report.passed + report.failed);
            ran += 1;
        }
        // The check for coverage reads nothing but ids, so any result is good.
        ledger::parse(&spoil(LEDGER, &mut dice)).ok();
    }
    assert!(ran > rounds / 5, "only {ran} of {rounds} spoilt files could still be run");
}

#[test]
fn spoilt_files_never_panic() {
    fuzz(1, 2_000);
}

#[test]
#[ignore = "takes minutes; cargo xtask long runs it"]
fn a_million_spoilt_files_never_panic() {
    for seed in 0..100 {
        fuzz(seed, 10_000);
    }
}
