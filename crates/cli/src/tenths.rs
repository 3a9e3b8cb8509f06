//! How often what was said comes true: for each tenth of what can be said.

use std::fmt;

use serde::Serialize;

/// How many times something must have been said for its tenth to count.
const ENOUGH: u32 = 200;

/// For each tenth: how often something in it was said, what was said, what came true.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Tenths([Tenth; 10]);

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Tenth {
    moments: u32,
    said: f64,
    true_: f64,
}

/// One of the tenths that something fell into.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Row {
    /// From and to, in percent.
    from: usize,
    to: usize,
    moments: u32,
    /// What was said on average, from 0 to 1.
    said: f64,
    /// How much of it came true.
    came_true: f64,
}

impl Tenths {
    /// This was said, and came true: wholly, in part, or not.
    pub(crate) fn add(&mut self, said: f64, came_true: f64) {
        let tenth = &mut self.0[((said * 10.0) as usize).min(9)];
        tenth.moments += 1;
        tenth.said += said;
        tenth.true_ += came_true;
    }

    /// What was said elsewhere is added.
    pub(crate) fn join(&mut self, others: &Tenths) {
        for (tenth, other) in self.0.iter_mut().zip(&others.0) {
            tenth.moments += other.moments;
            tenth.said += other.said;
            tenth.true_ += other.true_;
        }
    }

    /// The tenths that something fell into.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        let used = self.0.iter().enumerate().filter(|(_, tenth)| tenth.moments > 0);
        used.map(|(place, &Tenth { moments, said, true_ })| {
            let mean = |sum: f64| sum / f64::from(moments);
            let (from, to) = (place * 10, place * 10 + 10);
            Row { from, to, moments, said: mean(said), came_true: mean(true_) }
        })
    }

    /// Of the tenths with enough moments, the one in which least of what was said holds.
    fn worst(&self) -> Option<Row> {
        let counts = self.rows().filter(|row| row.moments >= ENOUGH);
        let off = |row: &Row| (row.said - row.came_true).abs();
        counts.max_by(|one, other| off(one).total_cmp(&off(other)))
    }

    /// As a table whose columns begin with these.
    pub(crate) fn table(
        &self,
        f: &mut fmt::Formatter<'_>,
        name: &str,
        came_true: &str,
    ) -> fmt::Result {
        writeln!(f, "| {name} | moments | said | {came_true} |\n|---|---|---|---|")?;
        for Row { from, to, moments, said, came_true } in self.rows() {
            let [said, came_true] = [said, came_true].map(|share| 100.0 * share);
            writeln!(f, "| {from}–{to} % | {moments} | {said:.1} % | {came_true:.1} % |")?;
        }
        Ok(())
    }

    /// How far off the worst tenth is, as a sentence.
    pub(crate) fn verdict(&self) -> String {
        match self.worst() {
            None => format!("No tenth has {ENOUGH} moments."),
            Some(Row { from, to, said, came_true, .. }) => format!(
                "Of the tenths with at least {ENOUGH} moments that from {from} to {to} % is \
                 furthest off: by {:.1} points.",
                100.0 * (came_true - said)
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Shown(Tenths);

    impl fmt::Display for Shown {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.table(f, "sharp", "won")
        }
    }

    #[test]
    fn what_was_said_stands_beside_what_came_true() {
        let mut tenths = Tenths::default();
        for (said, won) in [(0.12, 0.0), (0.18, 1.0), (1.0, 1.0)] {
            tenths.add(said, won);
        }
        let mut twice = tenths;
        twice.join(&tenths);
        let text = Shown(tenths).to_string();
        assert!(text.starts_with("| sharp | moments | said | won |"), "{text}");
        assert!(text.contains("| 10–20 % | 2 | 15.0 % | 50.0 % |"), "{text}");
        assert!(text.contains("| 90–100 % | 1 | 100.0 % | 100.0 % |"), "{text}");
        assert!(!text.contains("| 20–30 %"), "{text}");
        assert!(Shown(twice).to_string().contains("| 10–20 % | 4 | 15.0 % | 50.0 % |"));
    }

    #[test]
    fn the_worst_tenth_is_one_with_enough_moments() {
        let mut tenths = Tenths::default();
        assert_eq!(tenths.verdict(), "No tenth has 200 moments.");
        tenths.add(0.95, 0.0);
        for moment in 0..200 {
            tenths.add(0.25, f64::from(moment % 5 == 0));
            tenths.add(0.55, f64::from(moment % 2 == 0));
        }
        let verdict = tenths.verdict();
        assert!(verdict.contains("from 20 to 30 %") || verdict.contains("from 50 to 60 %"));
        assert!(verdict.ends_with("by -5.0 points."), "{verdict}");
    }
}
