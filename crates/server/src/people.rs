//! People: guests with a name, and what opens the house to them.

mod watching;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::broadcast;

use crate::ids::PersonId;
use crate::names::Typed;
use crate::news::{Item, News};
use crate::problem::Problem;
use crate::secrets::Secret;
use crate::store::{Change, Counted, Credential, Kind, Owner, Person, Store, StoreError};
use crate::time::now;
pub(crate) use watching::Watch;
use watching::Watchers;

/// How long a cookie or a token lasts: a year.
const LONG: i64 = 365 * 24 * 60 * 60 * 1000;
/// How long a link to another device works: ten minutes.
const SHORT: i64 = 10 * 60 * 1000;
/// How long a link that confirms an e-mail address works: a day.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// How many tokens one person may have.
const TOKENS: usize = 50;
/// How many devices one person may have.
const DEVICES: usize = 50;
/// For how long somebody is taken for what they were while nothing is heard of other nodes.
const UNHEARD: Duration = Duration::from_millis(500);
/// How many people other nodes may have changed before anybody here has looked.
const CHANGED: usize = 256;
/// How many people are remembered between requests.
const MOST: usize = 100_000;
/// After how many milliseconds without a request somebody is looked up again; at most after
/// twice as many.
const LATELY: i64 = 10 * 60 * 1000;

/// Everyone who is known, by the hash of what they show.
pub struct People {
    store: Arc<Store>,
    /// What other nodes are told.
    news: News,
    known: Mutex<Known>,
    watchers: Watchers,
    /// Tells of everyone whom other nodes have changed.
    changed: broadcast::Sender<Person>,
}

/// What opens the house to somebody: all that is remembered of a cookie or a token.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pass {
    kind: Kind,
    hash: Box<str>,
}

impl Pass {
    /// What this secret is known by.
    pub fn new(secret: &Secret, kind: Kind) -> Pass {
        Pass { kind, hash: secret.hash().into() }
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }
}

/// Whom a secret belongs to, and when that was asked.
type LookedUp = (Owner, Instant);

/// What was looked up lately.
#[derive(Default)]
struct Known {
    owners: HashMap<Pass, LookedUp>,
    /// Who was known before that; who asks again is taken over.
    before: HashMap<Pass, LookedUp>,
    /// Since when only those are known who have asked since.
    since: i64,
    /// Counts how often somebody has changed: what was looked up before that may be wrong.
    changes: u64,
}

impl Known {
    /// Whoever shows this, if they have asked lately.
    fn find(&mut self, key: &Pass) -> Option<LookedUp> {
        if let Some((key, owner)) = self.before.remove_entry(key) {
            self.owners.insert(key, owner);
        }
        self.owners.get(key).cloned()
    }

    /// Somebody was looked up.
    fn learn(&mut self, key: Pass, owner: LookedUp) {
        if self.owners.len() >= MOST {
            self.grow_old(now());
        }
        self.owners.insert(key, owner);
    }

    /// Lets go of those who have not asked since the last time.
    fn grow_old(&mut self, now: i64) {
        self.before = std::mem::take(&mut self.owners);
        self.since = now;
    }

    /// Lets go of what has changed.
    fn drop_all(&mut self, has_changed: impl Fn(&Pass, &Owner) -> bool) {
        self.changes += 1;
        self.owners.retain(|key, (owner, _)| !has_changed(key, owner));
        self.before.retain(|key, (owner, _)| !has_changed(key, owner));
    }
}

impl People {
    /// Nobody is known yet.
    pub fn new(store: Arc<Store>, news: News) -> People {
        let changed = broadcast::Sender::new(CHANGED);
        People { store, news, known: Mutex::default(), watchers: Watchers::default(), changed }
    }

    /// Somebody comes in with a name; the secret opens the house to them again.
    pub async fn come_in(&self, name: &str, kind: Kind) -> Result<(Person, Secret), Problem> {
        let time = now();
        let person = Person {
            id: PersonId::random(),
            name: Typed::name(name)?,
            created: time,
            muted: 0,
            banned: 0,
            asked: None,
            shows: false,
        };
        let (secret, credential) = credential(person.id, kind, LONG);
        self.store
            .write(vec![Change::Person(person.clone()), Change::Credential(credential)])
            .await?;
        Ok((person, secret))
    }

    /// Whoever shows this secret.
    pub async fn find(&self, secret: &Secret, kind: Kind) -> Result<Option<Arc<Person>>, Problem> {
        self.find_by(&Pass::new(secret, kind)).await
    }

    /// Whoever shows this.
    pub async fn find_by(&self, pass: &Pass) -> Result<Option<Arc<Person>>, Problem> {
        let (found, changes) = {
            let mut known = self.known();
            (known.find(pass), known.changes)
        };
        // Where nothing is heard of the other nodes, any of them may know better.
        let asked = Instant::now();
        let is_alone = || self.news.health().is_none();
        let is_fresh = |at: Instant| asked.duration_since(at) < UNHEARD || is_alone();
        if let Some((owner, _)) = found.filter(|(owner, at)| owner.until >= now() && is_fresh(*at))
        {
            return Ok(Some(owner.person));
        }
        let Pass { kind, hash } = pass;
        let Some(owner) = self.store.owner(hash, *kind, now()).await? else { return Ok(None) };
        let mut known = self.known();
        if known.changes == changes {
            known.learn(pass.clone(), (owner.clone(), asked));
        }
        Ok(Some(owner.person))
    }

    /// One more way in for somebody.
    pub async fn another(
        &self,
        person: PersonId,
        kind: Kind,
        label: &str,
    ) -> Result<Secret, Problem> {
        let lasts = match kind {
            Kind::Link => SHORT,
            Kind::Mail => DAY,
            Kind::Cookie | Kind::Token => LONG,
            // Feed readers ask for years without anybody looking.
            Kind::Feed => i64::MAX / 2,
        };
        let (secret, mut credential) = credential(person, kind, lasts);
        credential.label = label.to_owned();
        self.store.write(vec![Change::Credential(credential)]).await?;
        Ok(secret)
    }

    /// One more token for a program of somebody's.
    pub async fn another_token(&self, person: PersonId, label: &str) -> Result<Secret, Problem> {
        let (secret, mut credential) = credential(person, Kind::Token, LONG);
        credential.label = label.to_owned();
        let counted = Counted::Credentials(person, Kind::Token, now());
        let changes = vec![Change::Credential(credential), Change::AtMost(TOKENS, counted)];
        self.store.write(changes).await?;
        Ok(secret)
    }

    /// A link to go on from another device; the one before opens nothing any more.
    pub async fn device_link(&self, person: PersonId) -> Result<Secret, Problem> {
        let (secret, credential) = credential(person, Kind::Link, SHORT);
        let changes = vec![Change::RevokeAll(person, Kind::Link), Change::Credential(credential)];
        self.store.write(changes).await?;
        Ok(secret)
    }

    /// Uses up a link, once: the new device gets a cookie of its own.
    pub async fn use_link(&self, secret: &Secret) -> Result<Secret, Problem> {
        let owner = self
            .store
            .owner(&secret.hash(), Kind::Link, now())
            .await?
            .ok_or(Problem::NoSuchLink)?;
        let (cookie, credential) = credential(owner.person.id, Kind::Cookie, LONG);
        let counted = Counted::Credentials(owner.person.id, Kind::Cookie, now());
        let changes = vec![
            Change::UseUp(secret.hash()),
            Change::Credential(credential),
            Change::AtMost(DEVICES, counted),
        ];
        self.store.write(changes).await.map_err(|error| match error {
            StoreError::Outdated => Problem::NoSuchLink,
            error => error.into(),
        })?;
        Ok(cookie)
    }

    /// A new address for somebody's private feed; the one before opens nothing any more.
    pub async fn new_feed(&self, person: PersonId) -> Result<Secret, Problem> {
        self.change(person, Change::RevokeAll(person, Kind::Feed)).await?;
        self.another(person, Kind::Feed, "").await
    }

    /// Somebody wants to be called otherwise.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<String, Problem> {
        let name = Typed::name(name)?;
        self.change(person, Change::Rename(person, name.clone())).await?;
        Ok(name)
    }

    /// Somebody wants to be asked what is usually answered in one way, or does not.
    pub async fn wish(&self, person: PersonId, asked: bool) -> Result<(), Problem> {
        self.change(person, Change::Wish(person, asked)).await?;
        Ok(())
    }

    /// Somebody shows their figures to others, or does so no longer.
    pub async fn show(&self, person: PersonId, shows: bool) -> Result<(), Problem> {
        self.change(person, Change::Shows(person, shows)).await?;
        Ok(())
    }

    /// Somebody wants to be forgotten.
    pub async fn forget(&self, person: PersonId) -> Result<(), Problem> {
        self.change(person, Change::Forget(person)).await?;
        Ok(())
    }

    /// One of a person's own tokens opens nothing any more.
    pub async fn revoke(&self, person: PersonId, hash: &str) -> Result<(), Problem> {
        let own = self.store.tokens(person, now()).await?;
        if !own.iter().any(|token| token.hash == hash) {
            return Err(Problem::NoSuchToken);
        }
        self.change(person, Change::Revoke(hash.to_owned())).await?;
        Ok(())
    }

    /// The host silences somebody, shuts them out, or pardons them: until when.
    pub async fn discipline(
        &self,
        person: PersonId,
        muted: i64,
        banned: i64,
    ) -> Result<(), Problem> {
        self.change(person, Change::Discipline(person, muted, banned)).await?;
        Ok(())
    }

    /// Changes something about a person. Also where nobody knows whether that was kept, they are
    /// looked up again from now on, here and elsewhere, and by their open streams.
    async fn change(&self, person: PersonId, change: Change) -> Result<(), StoreError> {
        let written = self.store.write(vec![change]).await;
        self.look_again(person);
        self.watchers.look_up(person);
        written
    }

    /// Tells somebody's open streams when they should ask whether they are still let in.
    pub(crate) fn watch(&self, person: PersonId) -> Watch {
        self.watchers.watch(person)
    }

    /// Whether this still opens the house.
    pub async fn is_let_in(&self, pass: &Pass) -> Result<bool, Problem> {
        Ok(self.find_by(pass).await?.is_some_and(|person| person.banned <= now()))
    }

    /// Hears of everyone whom another node has changed.
    pub fn changed_elsewhere(&self) -> broadcast::Receiver<Person> {
        self.changed.subscribe()
    }

    /// Something about a person has changed.
    pub fn look_again(&self, person: PersonId) {
        self.known().drop_all(|_, owner| owner.person.id == person);
        self.news.publish(Item::Person(person));
    }

    /// Another node says that something about a person has changed.
    pub async fn hear(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        self.known().drop_all(|_, owner| owner.person.id == person);
        self.watchers.look_up(person);
        let found = self.store.person(person).await?;
        if let Some(found) = &found {
            // It is no error that nobody listens.
            let _ = self.changed.send(found.clone());
        }
        Ok(found)
    }

    /// Other nodes may have changed anybody.
    pub fn look_again_at_all(&self) {
        self.known().drop_all(|_, _| true);
        self.watchers.look_up_all();
    }

    /// Forgets who has not been here lately.
    pub fn tidy(&self, now: i64) {
        self.watchers.tidy();
        let mut known = self.known();
        if now - known.since >= LATELY {
            known.grow_old(now);
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(|error| error.into_inner())
    }
}

fn credential(person: PersonId, kind: Kind, lasts: i64) -> (Secret, Credential) {
    let secret = Secret::new();
    let (hash, created) = (secret.hash(), now());
    let credential =
        Credential { hash, person, kind, created, expires: created + lasts, label: String::new() };
    (secret, credential)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(number: i64) -> (Pass, LookedUp) {
        let (id, name) = (PersonId::stored(number), "Ada".to_owned());
        let person =
            Person { id, name, created: 0, muted: 0, banned: 0, asked: None, shows: false };
        let owner = Owner { person: Arc::new(person), until: i64::MAX };
        let pass = Pass { kind: Kind::Token, hash: number.to_string().into() };
        (pass, (owner, Instant::now()))
    }

    #[test]
    fn who_has_not_asked_lately_takes_no_memory_and_who_has_is_not_looked_up_again() {
        let mut known = Known::default();
        let [(ada, of_ada), (bob, of_bob)] = [1, 2].map(owner);
        known.learn(ada.clone(), of_ada);
        known.learn(bob.clone(), of_bob);
        known.grow_old(1);
        assert!(known.find(&ada).is_some(), "she asks again");
        known.grow_old(2);
        assert!(known.find(&ada).is_some());
        assert!(known.find(&bob).is_none() && known.owners.len() + known.before.len() == 1);
        known.grow_old(3);
        known.drop_all(|_, owner| owner.person.id == PersonId::stored(1));
        assert!(known.find(&ada).is_none(), "what has changed is looked up, however old");
    }
}
