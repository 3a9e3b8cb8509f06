//! How much of everything one may have.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::Error;
use crate::ids::PersonId;

/// How much of everything one may have.
pub struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    people: Option<DefaultKeyedRateLimiter<IpAddr>>,
    chat: DefaultKeyedRateLimiter<PersonId>,
    reports: DefaultKeyedRateLimiter<PersonId>,
}

/// New people from one address in an hour.
const PEOPLE: u32 = 60;
/// Things said by one person in a minute, and at once.
const CHAT: (u32, u32) = (20, 5);
/// Reports by one person in an hour.
const REPORTS: u32 = 10;

impl Limits {
    /// So many requests of one address in a minute; 0 is no limit, on people neither.
    pub fn new(requests: u32) -> Limits {
        let requests = NonZeroU32::new(requests);
        Limits {
            requests: requests.map(|requests| RateLimiter::keyed(Quota::per_minute(requests))),
            people: requests.map(|_| RateLimiter::keyed(Quota::per_hour(number(PEOPLE)))),
            chat: RateLimiter::keyed(Quota::per_minute(number(CHAT.0)).allow_burst(number(CHAT.1))),
            reports: RateLimiter::keyed(Quota::per_hour(number(REPORTS))),
        }
    }

    /// One more request of an address.
    pub fn request(&self, from: IpAddr) -> Result<(), Error> {
        within(self.requests.as_ref().is_none_or(|limit| limit.check_key(&house(from)).is_ok()))
    }

    /// One more person from an address.
    pub fn person(&self, from: IpAddr) -> Result<(), Error> {
        within(self.people.as_ref().is_none_or(|limit| limit.check_key(&house(from)).is_ok()))
    }

    /// One more thing said by a person.
    pub fn chat(&self, person: PersonId) -> Result<(), Error> {
        within(self.chat.check_key(&person).is_ok())
    }

    /// One more report by a person.
    pub fn report(&self, person: PersonId) -> Result<(), Error> {
        within(self.reports.check_key(&person).is_ok())
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        for limit in [&self.requests, &self.people].into_iter().flatten() {
            limit.retain_recent();
        }
        self.chat.retain_recent();
        self.reports.retain_recent();
    }
}

fn within(is_within: bool) -> Result<(), Error> {
    if is_within {
        return Ok(());
    }
    Err(Error::too_many("too-fast", "That was too much at once; wait a moment."))
}

fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// One house has one address, or with IPv6 all that begin alike.
fn house(from: IpAddr) -> IpAddr {
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
        let limits = Limits::new(3);
        let (one, two) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        assert!((0..3).all(|_| limits.request(one).is_ok()));
        assert!(limits.request(one).is_err());
        assert!(limits.request(two).is_ok());
        assert!((0..100).all(|_| Limits::new(0).request(one).is_ok()));
    }

    #[test]
    fn one_house_counts_once_whichever_of_its_addresses_it_uses() {
        let limits = Limits::new(1);
        assert!(limits.request("2001:db8::1".parse().unwrap()).is_ok());
        assert!(limits.request("2001:db8::2".parse().unwrap()).is_err());
        assert!(limits.request("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}
