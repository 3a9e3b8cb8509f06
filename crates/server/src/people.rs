//! People: guests with a name, and what opens the house to them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::error::Error;
use crate::ids::PersonId;
use crate::names::Line;
use crate::secrets::Secret;
use crate::store::{Change, Credential, Kind, Person, Store};
use crate::time::now;

/// How long a cookie or a token lasts: a year.
const LONG: i64 = 365 * 24 * 60 * 60 * 1000;
/// How long a link to another device works: ten minutes.
const SHORT: i64 = 10 * 60 * 1000;
/// How long a link that confirms an e-mail address works: a day.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// How many people are remembered between requests.
const MOST: usize = 100_000;

type Known = HashMap<(Kind, String), Arc<Person>>;

/// Everyone who is known, by the hash of what they show.
pub struct People {
    store: Arc<Store>,
    known: Mutex<Known>,
}

impl People {
    /// Nobody is known yet.
    pub fn new(store: Arc<Store>) -> People {
        People { store, known: Mutex::default() }
    }

    /// Somebody comes in with a name; the secret opens the house to them again.
    pub async fn come_in(&self, name: &str, kind: Kind) -> Result<(Person, Secret), Error> {
        let time = now();
        let person = Person {
            id: PersonId::random(),
            name: Line::name(name)?,
            created: time,
            muted: 0,
            banned: 0,
        };
        let (secret, credential) = credential(person.id, kind, LONG);
        self.store
            .write(vec![Change::Person(person.clone()), Change::Credential(credential)])
            .await?;
        Ok((person, secret))
    }

    /// Whoever shows this secret.
    pub async fn find(&self, secret: &Secret, kind: Kind) -> Result<Option<Arc<Person>>, Error> {
        let hash = secret.hash();
        if let Some(person) = self.known().get(&(kind, hash.clone())) {
            return Ok(Some(person.clone()));
        }
        let Some(person) = self.store.owner(&hash, kind, now()).await? else { return Ok(None) };
        let person = Arc::new(person);
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert((kind, hash), person.clone());
        Ok(Some(person))
    }

    /// One more way in for somebody.
    pub async fn another(
        &self,
        person: PersonId,
        kind: Kind,
        label: &str,
    ) -> Result<Secret, Error> {
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

    /// Uses up a link, once: the new device gets a cookie of its own.
    pub async fn use_link(&self, secret: &Secret) -> Result<(Person, Secret), Error> {
        let gone = || Error::not_found("link; each works once, and for ten minutes");
        let person = self.store.owner(&secret.hash(), Kind::Link, now()).await?.ok_or_else(gone)?;
        let (cookie, credential) = credential(person.id, Kind::Cookie, LONG);
        let changes = vec![Change::UseUp(secret.hash()), Change::Credential(credential)];
        self.store.write(changes).await.map_err(|_| gone())?;
        Ok((person, cookie))
    }

    /// A new address for somebody's private feed; the one before opens nothing any more.
    pub async fn new_feed(&self, person: PersonId) -> Result<Secret, Error> {
        self.store.write(vec![Change::RevokeAll(person, Kind::Feed)]).await?;
        self.known().retain(|(kind, _), known| *kind != Kind::Feed || known.id != person);
        self.another(person, Kind::Feed, "").await
    }

    /// Somebody wants to be called otherwise.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<String, Error> {
        let name = Line::name(name)?;
        self.store.write(vec![Change::Rename(person, name.clone())]).await?;
        self.look_again(person);
        Ok(name)
    }

    /// Somebody wants to be forgotten.
    pub async fn forget(&self, person: PersonId) -> Result<(), Error> {
        self.store.write(vec![Change::Forget(person)]).await?;
        self.look_again(person);
        Ok(())
    }

    /// One of a person's own tokens opens nothing any more.
    pub async fn revoke(&self, person: PersonId, hash: &str) -> Result<(), Error> {
        let own = self.store.tokens(person, now()).await?;
        if !own.iter().any(|token| token.hash == hash) {
            return Err(Error::not_found("token"));
        }
        self.store.write(vec![Change::Revoke(hash.to_owned())]).await?;
        self.known().retain(|(_, known), _| known != hash);
        Ok(())
    }

    /// The host silences somebody, shuts them out, or pardons them: until when.
    pub async fn discipline(&self, person: PersonId, muted: i64, banned: i64) -> Result<(), Error> {
        self.store.write(vec![Change::Discipline(person, muted, banned)]).await?;
        self.look_again(person);
        Ok(())
    }

    /// Something about a person has changed.
    pub fn look_again(&self, person: PersonId) {
        self.known().retain(|_, known| known.id != person);
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
