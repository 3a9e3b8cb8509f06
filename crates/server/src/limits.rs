//! How much of everything one may have.
//!
//! Where several nodes share a house and requests are spread over them, each node grants its
//! share of that, so that nobody has more for asking all of them.

mod guesses;
mod rate;
mod streams;
mod turns;

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use governor::Quota;

use crate::ids::PersonId;
use crate::problem::Problem;
use guesses::Guesses;
use rate::Rate;
use turns::{Turn, Turns};

pub(crate) use streams::{Permit, Streams};

/// How much of everything one may have.
pub struct Limits {
    requests: Option<Rate<IpAddr>>,
    visits: Option<Rate<PersonId>>,
    people: Option<Rate<IpAddr>>,
    records: Option<Rate<IpAddr>>,
    imports: Option<Rate<PersonId>>,
    offers_imports: bool,
    chat: Rate<PersonId>,
    reports: Rate<PersonId>,
    hints: Rate<PersonId>,
    copies: Rate<PersonId>,
    guesses: Guesses,
    streams: Arc<Streams>,
    turns: Turns,
    /// How many nodes of the house grant requests.
    nodes: AtomicU32,
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
            requests: requests.map(|requests| Rate::new(Quota::per_minute(requests))),
            visits: requests.map(|requests| Rate::new(Quota::per_minute(requests))),
            people: requests.map(|_| Rate::new(Quota::per_hour(number(PEOPLE)))),
            records: hourly.map(Rate::new),
            imports: hourly.map(Rate::new),
            offers_imports: records > 0,
            chat: Rate::new(Quota::per_minute(number(CHAT.0)).allow_burst(number(CHAT.1))),
            reports: Rate::new(Quota::per_hour(number(REPORTS))),
            hints: Rate::new(Quota::per_minute(number(HINTS.0)).allow_burst(number(HINTS.1))),
            copies: Rate::new(Quota::per_minute(number(COPIES.0)).allow_burst(number(COPIES.1))),
            guesses: Guesses::default(),
            streams: Streams::new(streams),
            turns: Turns::default(),
            nodes: AtomicU32::new(1),
        }
    }

    /// So many nodes, this one among them, grant requests of the same people.
    pub fn share(&self, nodes: usize) {
        let nodes = u32::try_from(nodes.max(1)).unwrap_or(u32::MAX);
        self.nodes.store(nodes, Ordering::Relaxed);
    }

    fn nodes(&self) -> u32 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// One more request of an address.
    pub fn request(&self, from: IpAddr) -> Result<(), Problem> {
        self.requests.as_ref().map_or(Ok(()), |limit| limit.once(&one_house(from), self.nodes()))
    }

    /// One more request of a person, wherever they are.
    pub fn visit(&self, person: PersonId) -> Result<(), Problem> {
        self.visits.as_ref().map_or(Ok(()), |limit| limit.once(&person, self.nodes()))
    }

    /// One more person from an address.
    pub fn person(&self, from: IpAddr) -> Result<(), Problem> {
        self.people.as_ref().map_or(Ok(()), |limit| limit.once(&one_house(from), self.nodes()))
    }

    /// One more record of a person, from an address; nobody's when the host offers none.
    pub fn record(&self, from: Option<IpAddr>, person: PersonId) -> Result<(), Problem> {
        if !self.offers_imports {
            return Err(Problem::NotOffered);
        }
        if let (Some(limit), Some(from)) = (&self.records, from) {
            limit.once(&one_house(from), self.nodes())?;
        }
        self.imports.as_ref().map_or(Ok(()), |limit| limit.once(&person, self.nodes()))
    }

    /// Whether records can be brought in at all.
    pub fn offers_imports(&self) -> bool {
        self.offers_imports
    }

    /// One more thing said by a person.
    pub fn chat(&self, person: PersonId) -> Result<(), Problem> {
        self.chat.once(&person, self.nodes())
    }

    /// One more report by a person.
    pub fn report(&self, person: PersonId) -> Result<(), Problem> {
        self.reports.once(&person, self.nodes())
    }

    /// One more hint for a person.
    pub fn hint(&self, person: PersonId) -> Result<(), Problem> {
        self.hints.once(&person, self.nodes())
    }

    /// One more position that a person goes on from: each is a whole game on disk.
    pub fn copy(&self, person: PersonId) -> Result<(), Problem> {
        self.copies.once(&person, self.nodes())
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
        self.streams.permit(from.map(one_house), person, self.nodes())
    }

    /// The streams that are open.
    pub fn streams(&self) -> &Streams {
        &self.streams
    }

    /// Whether an address may try a secret: not after it has been wrong too often.
    pub fn may_guess(&self, from: IpAddr) -> Result<(), Problem> {
        self.guesses.may_guess(one_house(from), self.nodes())
    }

    /// An address has tried a wrong secret.
    pub fn guessed_wrong(&self, from: IpAddr) {
        self.guesses.wrong(one_house(from));
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        for limit in [&self.requests, &self.people, &self.records].into_iter().flatten() {
            limit.tidy();
        }
        let of_people = [self.visits.as_ref(), self.imports.as_ref()].into_iter().flatten();
        let of_people = of_people.chain([&self.chat, &self.reports, &self.hints, &self.copies]);
        of_people.for_each(Rate::tidy);
        self.guesses.tidy();
        self.turns.tidy();
    }
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
    fn whoever_asks_several_nodes_has_no_more_than_at_one() {
        let nodes = [(); 3].map(|()| Limits::new(60, 0, 1));
        nodes.iter().for_each(|limits| limits.share(3));
        let (one, two) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let in_turn = nodes.iter().cycle().take(90).filter(|limits| limits.request(one).is_ok());
        assert_eq!(in_turn.count(), 60);
        let at_one = (0..90).filter(|_| nodes[0].request(two).is_ok());
        assert_eq!(at_one.count(), 20);
        // However many there are, something is granted.
        nodes[1].share(1000);
        assert!(nodes[1].chat(PersonId::stored(1)).is_ok());
        assert!(nodes[1].chat(PersonId::stored(1)).is_err());
    }

    #[test]
    fn one_house_counts_once_whichever_of_its_addresses_it_uses() {
        let limits = Limits::new(1, 0, 1);
        assert!(limits.request("2001:db8::1".parse().unwrap()).is_ok());
        assert!(limits.request("2001:db8::2".parse().unwrap()).is_err());
        assert!(limits.request("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}
