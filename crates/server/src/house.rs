//! The house: everything that request handlers share.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::sync::watch;

use crate::bots::Bots;
use crate::config::Config;
use crate::ids::TableId;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::notices::{Notices, Sender};
use crate::people::People;
use crate::problem::Problem;
use crate::secrets::SigningKey;
use crate::store::{Change, Store, StoreError};
use crate::tables::{Desk, Tables, Wishes};
use crate::time::now;
use crate::timers::Timers;

/// How often the house tidies up.
const TIDY: Duration = Duration::from_secs(30);

/// Everything that request handlers share.
pub struct House {
    /// How it is run.
    pub config: Config,
    /// What is kept.
    pub store: Arc<Store>,
    /// Who is known.
    pub people: People,
    /// What is played.
    pub tables: Arc<Tables>,
    /// Who thinks.
    pub bots: Bots,
    /// How much of everything one may have.
    pub limits: Limits,
    /// What is counted.
    pub metrics: Metrics,
    /// Who is told that it is their turn.
    pub notices: Notices,
    key: SigningKey,
    /// Where it listens, once it does.
    listens: OnceLock<String>,
    closing: watch::Sender<bool>,
}

impl House {
    /// Opens the house: the store first, then everything that goes on by itself.
    pub async fn open(config: Config) -> Result<Arc<House>, StoreError> {
        let store = Arc::new(Store::open(&config.database).await?);
        let key = signing_key(&store).await?;
        let (bots, decisions) = Bots::start(config.bot_threads, config.searches);
        let (timers, wakes) = Timers::new();
        let notices = Notices::open(&config, store.clone()).await?;
        let wishes = Wishes::new(store.wishes().await?);
        let tables = Tables::new(
            store.clone(),
            bots.clone(),
            timers,
            notices.clone(),
            wishes,
            config.tables,
        );
        tokio::spawn(decisions.run(tables.clone()));
        tokio::spawn(wakes.run(tables.clone()));
        let people = People::new(store.clone());
        let closing = watch::Sender::new(false);
        let limits = Limits::new(config.requests, config.streams, config.records);
        let house = Arc::new(House {
            config,
            store,
            people,
            tables,
            bots,
            limits,
            metrics: Metrics::default(),
            notices,
            key,
            listens: OnceLock::new(),
            closing,
        });
        tokio::spawn(house.clone().tidy());
        tokio::spawn(house.clone().doubt());
        tokio::spawn(house.notices.clone().run(house.sender(), house.closing()));
        let tables = house.tables.clone();
        tokio::spawn(async move {
            if let Err(error) = tables.wake_all().await {
                tracing::error!("the tables could not be woken: {error}");
            }
        });
        Ok(house)
    }

    /// As letters name it.
    fn sender(self: &Arc<Self>) -> Sender {
        let (tables, key, house) = (self.tables.clone(), self.key.clone(), self.clone());
        Sender { tables, key, url: Box::new(move || house.url().to_owned()) }
    }

    /// The address people use, without a slash at its end.
    pub fn url(&self) -> &str {
        let own = self.config.public_url.as_deref();
        own.or_else(|| self.listens.get().map(String::as_str))
            .unwrap_or("http://localhost")
            .trim_end_matches('/')
    }

    /// The house listens here.
    pub(crate) fn listens_at(&self, url: String) {
        // It listens once.
        let _ = self.listens.set(url);
    }

    /// Signs cookies, forms and invitations.
    pub fn key(&self) -> &SigningKey {
        &self.key
    }

    /// What lets somebody find a table that is not listed.
    pub fn invitation(&self, table: TableId) -> String {
        self.key.sign("invitation", &table.to_string())
    }

    /// Whether this is the invitation to a table.
    pub fn invites(&self, table: TableId, invitation: &str) -> bool {
        self.key.signed("invitation", &table.to_string(), invitation)
    }

    /// Becomes true when the house closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Nobody is let in any more, and streams end.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Whether somebody may see a table at all.
    pub fn must_be_visible(
        &self,
        desk: &Desk,
        person: Option<crate::ids::PersonId>,
        invitation: Option<&str>,
    ) -> Result<(), Problem> {
        let sheet = &desk.sheet;
        let known = person.is_some_and(|person| {
            sheet.host == person
                || sheet.guests.contains(&person)
                || sheet.seats_of(person).next().is_some()
        });
        let invited = invitation.is_some_and(|invitation| self.invites(desk.id, invitation));
        if sheet.public || known || invited { Ok(()) } else { Err(Problem::NoSuchTable) }
    }

    /// After the disk has failed nobody knows what is on it: everything is read again.
    async fn doubt(self: Arc<Self>) {
        let (mut doubts, mut closing) = (self.store.doubts(), self.closing());
        loop {
            tokio::select! {
                doubted = doubts.changed() => if doubted.is_err() { return },
                _ = closing.changed() => return,
            }
            self.tables.forget_all().await;
        }
    }

    /// Lets go of what nobody uses, every now and then.
    async fn tidy(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            tokio::select! {
                () = tokio::time::sleep(TIDY) => {}
                _ = closing.changed() => return,
            }
            self.limits.tidy();
            self.tables.rest(i64::from(self.config.idle) * 1000);
            if let Err(error) = self.store.write(vec![Change::Sweep(now())]).await {
                tracing::warn!("old credentials were not swept away: {error}");
            }
        }
    }
}

/// The house's key, made when the house is opened for the first time.
async fn signing_key(store: &Store) -> Result<SigningKey, StoreError> {
    if let Some(text) = store.value("signing-key").await? {
        let broken = || StoreError::Unusable("the house's key in the database is no key".into());
        return SigningKey::from_stored(&text).ok_or_else(broken);
    }
    let key = SigningKey::new();
    store.write(vec![Change::Value("signing-key", key.stored())]).await?;
    Ok(key)
}
