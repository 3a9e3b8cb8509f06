//! How time is kept: not at all, live, or over days.

use game::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::problem::Problem;

/// The shortest reserve of a live clock, in seconds,
const LEAST: u32 = 10;
/// the longest,
const MOST: u32 = 86_400;
/// and the most that is added after each answer.
const MOST_MORE: u32 = 3_600;
/// The most days of a slow clock for each answer.
const MOST_DAYS: u32 = 30;
/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The first of January 1970 was a Thursday; the days after it until Monday.
const FIRST_MONDAY: i64 = 4;

/// How time is kept at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// Nobody is hurried.
    #[default]
    None,
    /// Everyone has a reserve, and gets some of it back for each answer; in seconds.
    Live {
        /// What everyone begins with.
        reserve: u32,
        /// What is added after each answer.
        increment: u32,
    },
    /// Everyone has so many days for each answer.
    Correspondence {
        /// How many.
        days: u32,
        /// Whether Saturdays and Sundays (UTC) do not count.
        #[serde(default)]
        weekends_off: bool,
    },
}

/// The clocks of a table: a fold over when who was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times {
    clock: Clock,
    /// What is left of each reserve, in milliseconds.
    left: [i64; MAX_SEATS],
    /// Since when each seat is being asked, if its clock runs.
    since: [Option<i64>; MAX_SEATS],
}

impl Clock {
    /// Whether anybody can run out of time.
    pub const fn runs(self) -> bool {
        !matches!(self, Clock::None)
    }

    /// What is wrong with it, if anything.
    pub fn check(self) -> Result<(), Problem> {
        match self {
            Clock::None => Ok(()),
            Clock::Live { reserve: LEAST..=MOST, increment: 0..=MOST_MORE } => Ok(()),
            Clock::Live { .. } => {
                Err(Problem::LiveClock { least: LEAST, most: MOST, increment: MOST_MORE })
            }
            Clock::Correspondence { days: 1..=MOST_DAYS, .. } => Ok(()),
            Clock::Correspondence { .. } => Err(Problem::SlowClock { most: MOST_DAYS }),
        }
    }

    const fn whole(self) -> i64 {
        match self {
            Clock::None => 0,
            Clock::Live { reserve, .. } => reserve as i64 * 1000,
            Clock::Correspondence { days, .. } => days as i64 * DAY,
        }
    }
}

impl Times {
    /// Everyone has all their time.
    pub fn new(clock: Clock) -> Times {
        Times { clock, left: [clock.whole(); MAX_SEATS], since: [None; MAX_SEATS] }
    }

    /// From now on these seats are asked; `answered` have just given an answer. In a
    /// window nobody's clock runs, so nobody is passed as asked then.
    pub fn asked(&mut self, asked: SeatSet, answered: SeatSet, now: i64) {
        if !self.clock.runs() {
            return;
        }
        for seat in Seat::all(MAX_SEATS) {
            let place = seat.index();
            if self.since[place].is_some() && (!asked.contains(seat) || answered.contains(seat)) {
                self.left[place] = self.left(seat, now);
                self.since[place] = None;
            }
            if answered.contains(seat) {
                match self.clock {
                    Clock::Live { increment, .. } => {
                        self.left[place] += i64::from(increment) * 1000;
                    }
                    clock => self.left[place] = clock.whole(),
                }
            }
            if asked.contains(seat) && self.since[place].is_none() {
                self.since[place] = Some(now);
            }
        }
    }

    /// The house was closed meanwhile: that is nobody's thinking time.
    pub fn pause_until(&mut self, now: i64) {
        for since in self.since.iter_mut().flatten() {
            *since = (*since).max(now);
        }
    }

    /// Milliseconds left to a seat; at least 0.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        let place = seat.index();
        let spent = self.since[place].map_or(0, |since| self.counted(since, now));
        (self.left[place] - spent).max(0)
    }

    /// When a seat's time runs out, if its clock runs.
    pub fn runs_out(&self, seat: Seat) -> Option<i64> {
        let since = self.since[seat.index()]?;
        Some(self.after(since, self.left[seat.index()]))
    }

    /// When as much time has passed since a moment as everyone begins with.
    pub fn whole_after(&self, from: i64) -> i64 {
        self.after(from, self.clock.whole())
    }

    /// When the next of these seats runs out of time.
    pub fn next(&self, seats: SeatSet) -> Option<(i64, Seat)> {
        seats.iter().filter_map(|seat| Some((self.runs_out(seat)?, seat))).min()
    }

    /// A seat that ran out of time gets all of it back once its owner returns.
    pub fn restore(&mut self, seat: Seat, now: i64) {
        let place = seat.index();
        self.left[place] = self.left[place].max(self.clock.whole() / 2);
        if let Some(since) = &mut self.since[place] {
            *since = now;
        }
    }

    fn weekends_off(&self) -> bool {
        matches!(self.clock, Clock::Correspondence { weekends_off: true, .. })
    }

    /// How much of the time between two moments counts.
    fn counted(&self, from: i64, to: i64) -> i64 {
        if self.weekends_off() { working(to) - working(from) } else { to - from }.max(0)
    }

    /// The moment at which so much time has counted.
    fn after(&self, from: i64, time: i64) -> i64 {
        if !self.weekends_off() {
            return from + time;
        }
        let goal = working(from) + time;
        let (weeks, rest) = (goal.div_euclid(5 * DAY), goal.rem_euclid(5 * DAY));
        let moment = weeks * 7 * DAY + rest + FIRST_MONDAY * DAY;
        moment.max(from)
    }
}

/// Milliseconds of working days between the first Monday of 1970 and a moment.
fn working(moment: i64) -> i64 {
    let since_monday = moment - FIRST_MONDAY * DAY;
    let (weeks, rest) = (since_monday.div_euclid(7 * DAY), since_monday.rem_euclid(7 * DAY));
    weeks * 5 * DAY + rest.min(5 * DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);
    /// Friday, 13 November 2026, noon UTC.
    const FRIDAY: i64 = 1_794_571_200_000;

    #[test]
    fn only_the_time_of_those_asked_runs() {
        let mut times = Times::new(Clock::Live { reserve: 60, increment: 5 });
        times.asked(SeatSet::only(ONE), SeatSet::EMPTY, 0);
        assert_eq!((times.left(ONE, 10_000), times.left(TWO, 10_000)), (50_000, 60_000));
        times.asked(SeatSet::only(TWO), SeatSet::only(ONE), 10_000);
        assert_eq!((times.left(ONE, 70_000), times.left(TWO, 80_000)), (55_000, 0));
        assert_eq!(times.next(SeatSet::all(2)), Some((70_000, TWO)));
    }

    #[test]
    fn a_question_that_stays_goes_on_counting() {
        let mut times = Times::new(Clock::Live { reserve: 60, increment: 0 });
        times.asked(SeatSet::all(2), SeatSet::EMPTY, 0);
        times.asked(SeatSet::only(TWO), SeatSet::only(ONE), 10_000);
        assert_eq!(times.left(TWO, 20_000), 40_000);
    }

    #[test]
    fn weekends_do_not_count_where_they_are_off() {
        let clock = Clock::Correspondence { days: 1, weekends_off: true };
        let mut times = Times::new(clock);
        times.asked(SeatSet::only(ONE), SeatSet::EMPTY, FRIDAY);
        let monday_noon = FRIDAY + 3 * DAY;
        assert_eq!(times.runs_out(ONE), Some(monday_noon));
        assert_eq!(times.left(ONE, FRIDAY + 2 * DAY), DAY / 2);
        assert_eq!(times.left(ONE, monday_noon), 0);
        let mut hurried = Times::new(Clock::Correspondence { days: 1, weekends_off: false });
        hurried.asked(SeatSet::only(ONE), SeatSet::EMPTY, FRIDAY);
        assert_eq!(hurried.runs_out(ONE), Some(FRIDAY + DAY));
    }

    #[test]
    fn a_closed_house_costs_nobody_time() {
        let mut times = Times::new(Clock::Live { reserve: 60, increment: 0 });
        times.asked(SeatSet::only(ONE), SeatSet::EMPTY, 0);
        times.pause_until(50_000);
        assert_eq!(times.left(ONE, 60_000), 50_000);
    }
}
