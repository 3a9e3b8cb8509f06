//! The house: everything that request handlers share.

mod nodes;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::bots::Bots;
use crate::config::Config;
use crate::ids::TableId;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::news::News;
use crate::notices::{Notices, Sender};
use crate::people::People;
use crate::problem::Problem;
use crate::reviews::Reviews;
use crate::secrets::SigningKey;
use crate::store::{Change, Store, StoreError};
use crate::tables::{Desk, Helpers, Tables, Terms, Wishes};
use crate::time::now;
use crate::timers::Timers;

/// How often the house tidies up.
const TIDY: Duration = Duration::from_secs(30);
/// After how long it is tried again to find out what is to be woken.
const WAKE_AGAIN: Duration = Duration::from_secs(1);

/// Everything that request handlers share.
pub struct House {
    /// How it is run.
    pub config: Config,
    /// What is kept.
    pub store: Arc<Store>,
    /// Who is known.
    pub people: Arc<People>,
    /// What is played.
    pub tables: Arc<Tables>,
    /// Who thinks.
    pub bots: Bots,
    /// How much of everything one may have.
    pub limits: Limits,
    /// What is counted.
    pub metrics: Metrics,
    /// What other nodes are told, and tell.
    pub news: News,
    /// Who is told that it is their turn.
    pub notices: Notices,
    /// Who thinks about games that are over.
    pub reviews: Arc<Reviews>,
    key: SigningKey,
    /// Where it listens, once it does.
    listens: OnceLock<String>,
    closing: watch::Sender<bool>,
    letters: Mutex<Option<JoinHandle<()>>>,
}

impl House {
    /// Opens the house: the store first, then everything that goes on by itself.
    pub async fn open(config: Config) -> Result<Arc<House>, StoreError> {
        House::open_as(config, News::open).await
    }

    /// Opens a node that only thinks for the bots of a house.
    pub async fn open_to_think(config: Config) -> Result<Arc<House>, StoreError> {
        House::open_as(config, News::open_to_think).await
    }

    async fn open_as(
        config: Config,
        connect: impl FnOnce(&Config, &str) -> Result<News, StoreError>,
    ) -> Result<Arc<House>, StoreError> {
        let store = Arc::new(Store::open(&config.database).await?);
        let key = signing_key(&store).await?;
        let news = connect(&config, &key.sign("news", ""))?;
        // Whoever thinks for others asks nobody else.
        let thinkers = if news.is_thinker() { News::none() } else { news.clone() };
        let (bots, decisions) = Bots::start(config.bot_threads, config.searches, thinkers);
        let (timers, wakes) = Timers::new();
        let notices = Notices::open(&config, store.clone(), news.clone()).await?;
        let opened = nodes::come(&store, news.is_thinker()).await?;
        let wishes = Wishes::new(store.wishes().await?);
        let helpers = Helpers {
            news: news.clone(),
            bots: bots.clone(),
            timers,
            notices: notices.clone(),
            wishes,
        };
        let (most, offers_hints) = (config.tables, config.hints);
        let terms = Terms { most, offers_hints, opened };
        let tables = Tables::new(store.clone(), helpers, terms);
        tokio::spawn(decisions.run(tables.clone()));
        tokio::spawn(wakes.run(tables.clone()));
        let reviews =
            Reviews::open(store.clone(), config.reviews, config.budget_of_reviews()).await?;
        let people = Arc::new(People::new(store.clone(), news.clone()));
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
            news,
            notices,
            reviews,
            key,
            listens: OnceLock::new(),
            closing,
            letters: Mutex::default(),
        });
        tokio::spawn(house.clone().tidy());
        tokio::spawn(house.clone().doubt());
        house.join_the_others();
        let letters = tokio::spawn(house.notices.clone().run(house.sender(), house.closing()));
        *house.letters() = Some(letters);
        if house.news.is_thinker() {
            return Ok(house);
        }
        let reviews = house.reviews.clone();
        tokio::spawn(reviews.run(house.tables.clone(), house.bots.clone(), house.closing()));
        tokio::spawn(house.clone().call_by_name());
        let (tables, closing) = (house.tables.clone(), house.closing());
        tokio::spawn(async move {
            if !tables.store().is_shared() {
                wake_all(&tables, closing).await;
            }
            if let Err(error) = tables.count_the_past().await {
                tracing::error!("games of before could not be counted: {error}");
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

    /// Waits until nobody writes a letter any more, once the house closes: what was not sent is
    /// left to other nodes, or to the next time.
    pub async fn has_written_its_letters(&self) {
        let letters = self.letters().take();
        if let Some(letters) = letters
            && let Err(error) = letters.await
        {
            tracing::error!("writing letters has crashed: {error}");
        }
    }

    fn letters(&self) -> MutexGuard<'_, Option<JoinHandle<()>>> {
        self.letters.lock().unwrap_or_else(|error| error.into_inner())
    }

    /// Whether somebody may see a table at all.
    pub fn must_be_visible(
        &self,
        desk: &Desk,
        person: Option<crate::ids::PersonId>,
        invitation: Option<&str>,
        shared: impl Fn(&str) -> bool,
    ) -> Result<(), Problem> {
        let sheet = &desk.sheet;
        let invited = invitation.is_some_and(|invitation| self.invites(desk.id, invitation));
        let known = person.is_some_and(|person| match sheet.state.is_final() {
            // Invitations were to play, or to watch; now everybody's hand lies open.
            true => sheet.is_one_of_us(person),
            false => {
                sheet.host == person
                    || sheet.guests.contains(&person)
                    || sheet.seats_of(person).next().is_some()
            }
        });
        let is_shared = self.share_key(desk).is_some_and(|key| shared(&key));
        if sheet.public || known || is_shared || (invited && !sheet.state.is_final()) {
            if desk.is_looked_at(person) && self.store.is_shared() {
                self.tables.was_looked_at(desk.id);
            }
            return Ok(());
        }
        // Whoever was invited knows of the table anyway.
        Err(if invited { Problem::ForItsPeople } else { Problem::NoSuchTable })
    }

    /// What opens a finished game that is not listed to whoever shows it, while everyone who
    /// played it agrees.
    pub fn share_key(&self, desk: &Desk) -> Option<String> {
        let mark = desk.sheet.sharing.mark.as_ref()?;
        let about = format!("{}-{mark}", desk.id);
        desk.sheet.state.is_final().then(|| self.key.sign("share", &about))
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

    /// Calls people as other nodes have come to know them.
    async fn call_by_name(self: Arc<Self>) {
        let (mut changed, mut closing) = (self.people.changed_elsewhere(), self.closing());
        loop {
            tokio::select! {
                person = changed.recv() => match person {
                    Ok(person) => self.tables.call(person.id, &person.name).await,
                    Err(RecvError::Lagged(missed)) => {
                        tracing::warn!("{missed} people may be called as before for a while");
                    }
                    Err(RecvError::Closed) => return,
                },
                _ = closing.changed() => return,
            }
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
            self.people.tidy(now());
            self.tables.rest(i64::from(self.config.idle) * 1000);
            if let Err(error) = self.reviews.look_again().await {
                tracing::warn!("nobody has looked for reviews that wait: {error}");
            }
            if let Err(error) = self.store.write(vec![Change::Sweep(now())]).await {
                tracing::warn!("old credentials were not swept away: {error}");
            }
        }
    }
}

/// Wakes all tables that were left in the middle of something, as soon as it is known which.
async fn wake_all(tables: &Arc<Tables>, mut closing: watch::Receiver<bool>) {
    while let Err(error) = tables.wake_all().await {
        tracing::error!("the tables could not be woken: {error}");
        tokio::select! {
            () = tokio::time::sleep(WAKE_AGAIN) => {}
            _ = closing.changed() => return,
        }
    }
}

/// The house's key, made when the house is opened for the first time.
async fn signing_key(store: &Store) -> Result<SigningKey, StoreError> {
    if let Some(text) = store.value("signing-key").await? {
        let broken = || StoreError::Unusable("the house's key in the database is no key".into());
        return SigningKey::from_stored(&text).ok_or_else(broken);
    }
    // Another node may be opened for the first time at the same moment.
    let made = Change::First("signing-key", SigningKey::new().stored());
    store.write(vec![made]).await?;
    Box::pin(signing_key(store)).await
}
