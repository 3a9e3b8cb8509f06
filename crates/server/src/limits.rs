//! How much of everything one may have.

mod guesses;
mod streams;
mod turns;

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::ids::PersonId;
use crate::problem::Problem;
use guesses::Guesses;
use turns::{Turn, Turns};

pub(crate) use streams::{Permit, Streams};

/// How much of everything one may have.
pub struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    visits: Option<DefaultKeyedRateLimiter<PersonId>>,
    people: Option<DefaultKeyedRateLimiter<IpAddr>>,
    records: Option<DefaultKeyedRateLimiter<IpAddr>>,
    imports: Option<DefaultKeyedRateLimiter<PersonId>>,
    offers_imports: bool,
    chat: DefaultKeyedRateLimiter<PersonId>,
    reports: DefaultKeyedRateLimiter<PersonId>,
    hints: DefaultKeyedRateLimiter<PersonId>,
    copies: DefaultKeyedRateLimiter<PersonId>,
    guesses: Guesses,
    streams: Arc<Streams>,
    turns: Turns,
}

/// Whoever has some of what there is a limit of.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Holder {
    Address(IpAddr),
    Person(PersonId),
}

/// New people from one address in an hour.
const PEOPLE: u32 = 60;
/// Things said by one person in a minute, and at once.
const CHAT: (u32, u32) = (20, 5);
/// Hints for one person in a minute, and at once.
const HINTS: (u32, u32) = (20, 10);
/// Positions that one person goes on from in a minute, and at once.
const COPIES: (u32, u32) = (20, 20);
/// Reports by one person in an hour.
const REPORTS: u32 = 10;

impl Limits {
    /// So many requests of one address or one person in a minute, and so many streams of
    /// one address; 0 is no limit, on people and records neither. So many records of one
    /// address or one person in an hour; 0 is none at all.
    pub fn new(requests: u32, streams: usize, records: u32) -> Limits {
        let requests = NonZeroU32::new(requests);
        let hourly = requests.and(NonZeroU32::new(records)).map(Quota::per_hour);
        Limits {
            requests: requests.map(|requests| RateLimiter::keyed(Quota::per_minute(requests))),
            visits: requests.map(|requests| RateLimiter::keyed(Quota::per_minute(requests))),
            people: requests.map(|_| RateLimiter::keyed(Quota::per_hour(number(PEOPLE)))),
            records: hourly.map(RateLimiter::keyed),
            imports: hourly.map(RateLimiter::keyed),
            offers_imports: records > 0,
            chat: RateLimiter::keyed(Quota::per_minute(number(CHAT.0)).allow_burst(number(CHAT.1))),
            reports: RateLimiter::keyed(Quota::per_hour(number(REPORTS))),
            hints: RateLimiter::keyed(
                Quota::per_minute(number(HINTS.0)).allow_burst(number(HINTS.1)),
            ),
            copies: RateLimiter::keyed(
                Quota::per_minute(number(COPIES.0)).allow_burst(number(COPIES.1)),
            ),
            guesses: Guesses::default(),
            streams: Streams::new(streams),
            turns: Turns::default(),
        }
    }

    /// One more request of an address.
    pub fn request(&self, from: IpAddr) -> Result<(), Problem> {
        self.requests.as_ref().map_or(Ok(()), |limit| within(limit, &one_house(from)))
    }

    /// One more request of a person, wherever they are.
    pub fn visit(&self, person: PersonId) -> Result<(), Problem> {
        self.visits.as_ref().map_or(Ok(()), |limit| within(limit, &person))
    }

    /// One more person from an address.
    pub fn person(&self, from: IpAddr) -> Result<(), Problem> {
        self.people.as_ref().map_or(Ok(()), |limit| within(limit, &one_house(from)))
    }

    /// One more record of a person, from an address; nobody's when the host offers none.
    pub fn record(&self, from: Option<IpAddr>, person: PersonId) -> Result<(), Problem> {
        if !self.offers_imports {
            return Err(Problem::NotOffered);
        }
        if let (Some(limit), Some(from)) = (&self.records, from) {
            within(limit, &one_house(from))?;
        }
        self.imports.as_ref().map_or(Ok(()), |limit| within(limit, &person))
    }

    /// Whether records can be brought in at all.
    pub fn offers_imports(&self) -> bool {
        self.offers_imports
    }

    /// One more thing said by a person.
    pub fn chat(&self, person: PersonId) -> Result<(), Problem> {
        within(&self.chat, &person)
    }

    /// One more report by a person.
    pub fn report(&self, person: PersonId) -> Result<(), Problem> {
        within(&self.reports, &person)
    }

    /// One more hint for a person.
    pub fn hint(&self, person: PersonId) -> Result<(), Problem> {
        within(&self.hints, &person)
    }

    /// One more position that a person goes on from: each is a whole game on disk.
    pub fn copy(&self, person: PersonId) -> Result<(), Problem> {
        within(&self.copies, &person)
    }

    /// Waits until it is a visitor's turn to have something heavy done for them.
    pub async fn turn(&self, from: Option<IpAddr>, person: Option<PersonId>) -> Turn {
        self.turns.turn(from.map(one_house), person).await
    }

    /// One more stream of an address and a person.
    pub fn stream(
        &self,
        from: Option<IpAddr>,
        person: Option<PersonId>,
    ) -> Result<Permit, Problem> {
        self.streams.permit(from.map(one_house), person)
    }

    /// The streams that are open.
    pub fn streams(&self) -> &Streams {
        &self.streams
    }

    /// Whether an address may try a secret: not after it has been wrong too often.
    pub fn may_guess(&self, from: IpAddr) -> Result<(), Problem> {
        self.guesses.may_guess(one_house(from))
    }

    /// An address has tried a wrong secret.
    pub fn guessed_wrong(&self, from: IpAddr) {
        self.guesses.wrong(one_house(from));
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        for limit in [&self.requests, &self.people, &self.records].into_iter().flatten() {
            limit.retain_recent();
        }
        let of_people = [self.visits.as_ref(), self.imports.as_ref()];
        for limit in of_people
            .into_iter()
            .chain([&self.chat, &self.reports, &self.hints, &self.copies].map(Some))
        {
            limit.into_iter().for_each(DefaultKeyedRateLimiter::retain_recent);
        }
        self.guesses.tidy();
        self.turns.tidy();
    }
}

fn within<K: Clone + Eq + Hash>(
    limit: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), Problem> {
    limit.check_key(key).map_err(|early| Problem::TooFast {
        seconds: early.wait_time_from(DefaultClock::default().now()),
    })
}

fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// One house has one address, or with IPv6 all that begin alike.
pub(crate) fn one_house(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => IpAddr::V4(address),
            None => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_too_often_waits_and_others_do_not() {
        let limits = Limits::new(3, 0, 1);
        let (one, two) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        assert!((0..3).all(|_| limits.request(one).is_ok()));
        assert!(limits.request(one).is_err());
        assert!(limits.request(two).is_ok());
        assert!((0..100).all(|_| Limits::new(0, 0, 1).request(one).is_ok()));
    }

    #[test]
    fn one_house_counts_once_whichever_of_its_addresses_it_uses() {
        let limits = Limits::new(1, 0, 1);
        assert!(limits.request("2001:db8::1".parse().unwrap()).is_ok());
        assert!(limits.request("2001:db8::2".parse().unwrap()).is_err());
        assert!(limits.request("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}
