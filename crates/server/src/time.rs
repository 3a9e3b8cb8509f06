//! What time it is.

use std::sync::LazyLock;
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

/// Milliseconds since 1970, as the system's clock said when the program began, and counted
/// from there: whoever sets that clock moves no deadline and closes no window.
pub(crate) fn now() -> i64 {
    static BEGIN: LazyLock<(Instant, i64)> = LazyLock::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (Instant::now(), milliseconds(since))
    });
    let (instant, time) = *BEGIN;
    time.saturating_add(milliseconds(instant.elapsed()))
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
