//! Streams that are open, by whoever holds them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use super::Holder;
use crate::ids::PersonId;
use crate::problem::Problem;

/// Streams of one person, on all their devices.
const PERSON: usize = 20;

/// Streams that are open.
#[derive(Default)]
pub struct Streams {
    /// The most of one address; 0 is no limit, on people neither.
    most: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    held: HashMap<Holder, usize>,
}

/// The right to have a stream open, given back when it is dropped.
pub struct Permit {
    streams: Arc<Streams>,
    holders: [Option<Holder>; 2],
}

impl Streams {
    /// So many of one address.
    pub fn new(most: usize) -> Arc<Streams> {
        Arc::new(Streams { most, open: Mutex::default() })
    }

    /// How many are open.
    pub fn len(&self) -> usize {
        self.open().all
    }

    /// Whether none is open.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One more stream.
    pub(super) fn permit(
        self: &Arc<Streams>,
        from: Option<IpAddr>,
        person: Option<PersonId>,
        nodes: u32,
    ) -> Result<Permit, Problem> {
        let mut holders = [None, None];
        let mut open = self.open();
        if self.most > 0 {
            holders = [from.map(Holder::Address), person.map(Holder::Person)];
            let full = |holder: &Holder| {
                let most = if matches!(holder, Holder::Person(_)) { PERSON } else { self.most };
                let most = most.div_ceil(nodes as usize);
                open.held.get(holder).is_some_and(|held| *held >= most)
            };
            if holders.iter().flatten().any(full) {
                return Err(Problem::TooManyStreams);
            }
        }
        open.all += 1;
        for holder in holders.into_iter().flatten() {
            *open.held.entry(holder).or_default() += 1;
        }
        drop(open);
        Ok(Permit { streams: self.clone(), holders })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(|error| error.into_inner())
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.streams.open();
        open.all -= 1;
        for holder in self.holders.into_iter().flatten() {
            if let Some(held) = open.held.get_mut(&holder) {
                *held -= 1;
                if *held == 0 {
                    open.held.remove(&holder);
                }
            }
        }
    }
}
