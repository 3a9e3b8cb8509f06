//! What time it is.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use web::{Language, Spoken};

/// The day of a moment in Greenwich, in the reader's language.
pub(crate) fn day(moment: i64, lang: Language) -> String {
    let moment = jiff::Timestamp::from_millisecond(moment).unwrap_or_default();
    let day = moment.to_zoned(jiff::tz::TimeZone::UTC);
    lang.words().date(day.year(), day.month(), day.day())
}

/// A moment as feeds write it, such as `2026-11-16T05:00:00Z`.
pub(crate) fn moment(moment: i64) -> String {
    let moment = jiff::Timestamp::from_millisecond(moment).unwrap_or_default();
    moment.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// What is added to this machine's clock: where nodes share a database, its clock counts.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Milliseconds since 1970, as the system's clock said when the program began, and counted
/// from there: whoever sets that clock moves no deadline and closes no window. Where several
/// nodes share a database it is what the database's clock says, on every one of them.
pub(crate) fn now() -> i64 {
    own().saturating_add(AHEAD.load(Ordering::Relaxed))
}

/// What this machine's clock says.
pub(crate) fn own() -> i64 {
    static BEGIN: LazyLock<(Instant, i64)> = LazyLock::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (Instant::now(), milliseconds(since))
    });
    let (instant, time) = *BEGIN;
    time.saturating_add(milliseconds(instant.elapsed()))
}

/// A clock that counts for all said this between these two moments of this machine's own.
pub(crate) fn follow(said: i64, between: (i64, i64)) {
    let ahead = ahead(AHEAD.load(Ordering::Relaxed), said, between);
    AHEAD.store(ahead, Ordering::Relaxed);
}

/// What the clock that counts must have said between these two moments of this machine's own.
pub(crate) fn at((sent, came): (i64, i64)) -> i64 {
    sent.midpoint(came).saturating_add(AHEAD.load(Ordering::Relaxed))
}

/// By how much another clock is ahead: as much as was thought, if that can be, and otherwise
/// as if it had been asked in the middle.
fn ahead(before: i64, said: i64, (sent, came): (i64, i64)) -> i64 {
    let can_be = said.saturating_sub(came)..=said.saturating_sub(sent);
    if can_be.contains(&before) { before } else { said.saturating_sub(sent.midpoint(came)) }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::ahead;

    #[test]
    fn another_clock_is_followed_however_wrong_this_one_is() {
        let hour = 3_600_000;
        assert_eq!(ahead(0, 10_000, (10_000 + hour, 10_000 + hour)), -hour);
        assert_eq!(ahead(0, 10_000 + hour, (9_990, 10_010)), hour);
    }

    #[test]
    fn a_journey_that_took_long_moves_no_clock() {
        assert_eq!(ahead(5, 10_000, (9_000, 11_000)), 5);
        assert_eq!(ahead(5, 10_000, (9_999, 9_999)), 1);
    }
}
