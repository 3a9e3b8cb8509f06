//! Telling people that it is their turn when they have no page open.
//!
//! A notice never holds up a table: what a table does is written on a list, and one task
//! goes through it, asks again whether there is anything to tell, and sends.

mod letter;
mod list;
mod mailer;

use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use game::Seat;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use lettre::Address;
use tokio::sync::{Notify, watch};
use tokio::time::timeout;
use web::{Language, Spoken};

use crate::config::Config;
use crate::ids::{PersonId, TableId};
use crate::news::{Item, News};
use crate::problem::Problem;
use crate::secrets::SigningKey;
use crate::store::{Change, LEFT_TO_TELL, Mail, Store, StoreError};
use crate::tables::{Desk, Place, Sitter, Tables};
use crate::time::now;

use letter::Letter;
use list::{Errand, List, Reader};
use mailer::{Mailer, NotSent};

/// After the first failure the mail server is left alone for this long, then twice as
/// long, and so on;
const FIRST_REST: i64 = 2_000;
/// but never for longer than an hour.
const LONGEST_REST: i64 = 60 * 60 * 1000;
/// Whoever has the page open is looked for again after this, if not later.
const PAGE_OPEN: i64 = 1_000;
/// How many milliseconds a letter may be late before another node writes it.
const LATE: i64 = 10_000;
/// How long a letter may take that is on its way when the house closes.
const LAST: Duration = Duration::from_millis(600);
/// Letters that ask for a confirmation: so many to one address in a day.
const CONFIRMATIONS: std::num::NonZeroU32 = std::num::NonZeroU32::new(4).expect("it is above 0");
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Tells people that it is their turn; nobody, when the house sends no mail.
#[derive(Clone)]
pub struct Notices(Option<Arc<Office>>);

/// Where letters are written.
struct Office {
    store: Arc<Store>,
    /// What other nodes are told.
    others: News,
    /// None where others write the letters: at a node that only thinks.
    mailer: Option<Mailer>,
    /// How long somebody is waited for, in milliseconds.
    patience: i64,
    list: Mutex<List>,
    news: Notify,
    confirmations: DefaultKeyedRateLimiter<Address>,
}

/// What became of an errand.
enum Done {
    /// A letter is with the mail server.
    Sent,
    /// There was nothing to send any more.
    NotNeeded,
    /// It is tried again.
    Later,
}

/// Who sends letters: the house, as far as they name it.
pub(crate) struct Sender {
    /// What is played.
    pub(crate) tables: Arc<Tables>,
    /// What signs the links in letters.
    pub(crate) key: SigningKey,
    /// The address people use, without a slash at its end.
    pub(crate) url: Box<dyn Fn() -> String + Send + Sync>,
}

impl Notices {
    /// As the settings say.
    pub async fn open(
        config: &Config,
        store: Arc<Store>,
        others: News,
    ) -> Result<Notices, StoreError> {
        let thinks = others.is_thinker();
        let mailer = if thinks { Ok(None) } else { Mailer::from_settings(config) };
        let mailer = mailer.map_err(StoreError::Unusable)?;
        if mailer.is_none() && !thinks {
            return Ok(Notices(None));
        }
        let readers = store.confirmed_mail().await?;
        let list = List::new(readers.iter().filter_map(Reader::of), store.told().await?);
        let quota = Quota::with_period(DAY / CONFIRMATIONS.get());
        let quota = quota.map(|quota| quota.allow_burst(CONFIRMATIONS));
        Ok(Notices(Some(Arc::new(Office {
            store,
            others,
            mailer,
            patience: i64::from(config.notice_after) * 1000,
            list: Mutex::new(list),
            news: Notify::new(),
            confirmations: RateLimiter::keyed(quota.unwrap_or(Quota::per_hour(CONFIRMATIONS))),
        }))))
    }

    /// Whether the house sends any.
    pub fn is_on(&self) -> bool {
        self.office().is_ok()
    }

    /// A table has changed: whoever is asked now may have to be told.
    pub(crate) fn table_changed(&self, desk: &Desk) {
        let Ok(office) = self.office() else { return };
        let mut list = office.list();
        for seat in desk.asked().iter() {
            if let Some(person) = waited_for(desk, seat)
                && list.expect(person, desk.id, now() + office.patience)
            {
                office.news.notify_one();
            }
        }
    }

    /// When somebody has to look whether a letter was written, should the node be gone that
    /// is about to write it.
    pub(crate) fn due(&self, desk: &Desk) -> Option<i64> {
        let office = self.0.as_ref().filter(|office| office.store.is_shared())?;
        let list = office.list();
        let waits = |seat| waited_for(desk, seat).is_some_and(|person| list.waits(person, desk.id));
        // Whoever only thinks leaves it to the others to wait until a letter is due.
        let patience = if office.mailer.is_some() { office.patience } else { 0 };
        desk.asked().iter().any(waits).then(|| now() + patience + LATE)
    }

    /// Somebody is at a table again.
    pub(crate) fn is_back(&self, person: PersonId, table: TableId) {
        let Some(office) = &self.0 else { return };
        if office.list().is_back(person, table) {
            let office = office.clone();
            tokio::spawn(async move {
                if let Err(error) = office.store.write(vec![Change::Back(person, table)]).await {
                    tracing::warn!("that somebody came back was not kept: {error}");
                }
                office.others.publish(Item::Person(person));
            });
        }
    }

    /// Another node says that something about a person has changed.
    pub(crate) async fn hear(&self, person: PersonId) {
        let Some(office) = &self.0 else { return };
        match (office.store.mail(person).await, office.store.told_about(person).await) {
            (Ok(mail), Ok(told)) => {
                let reader = mail.filter(|mail| mail.confirmed).as_ref().and_then(Reader::of);
                let mut list = office.list();
                match reader {
                    Some(reader) => list.new_reader(reader),
                    None => list.no_reader(person),
                }
                list.was_told(person, told);
            }
            (Err(error), _) | (_, Err(error)) => {
                tracing::warn!("who wants to be told may be out of date: {error}");
            }
        }
    }

    /// Other nodes may have changed anybody.
    pub(crate) async fn hear_of_all(&self) {
        let Some(office) = &self.0 else { return };
        match (office.store.confirmed_mail().await, office.store.told().await) {
            (Ok(readers), Ok(told)) => {
                office.list().renew(readers.iter().filter_map(Reader::of), told);
            }
            (Err(error), _) | (_, Err(error)) => {
                tracing::warn!("who wants to be told may be out of date: {error}");
            }
        }
    }

    /// Somebody wants to be told at this address, once they have confirmed it at `link`.
    pub(crate) async fn ask(&self, mail: Mail, link: String) -> Result<(), Problem> {
        let office = self.office()?;
        let (Ok(address), Ok(lang)) = (mail.address.parse(), mail.lang.parse()) else {
            return Err(Problem::NoAddress);
        };
        office.may_ask(&address)?;
        let person = mail.person;
        office.list().no_reader(person);
        office.store.write(vec![Change::Mail(mail)]).await?;
        office.others.publish(Item::Person(person));
        office.list().send(Errand::Confirm { address, lang, link }, now());
        office.news.notify_one();
        Ok(())
    }

    /// An address is confirmed.
    pub(crate) async fn confirm(&self, mail: Mail) -> Result<(), Problem> {
        let office = self.office()?;
        let mail = Mail { confirmed: true, ..mail };
        let reader = Reader::of(&mail).ok_or(Problem::NoAddress)?;
        office.store.write(vec![Change::Mail(mail)]).await?;
        office.others.publish(Item::Person(reader.person));
        office.list().new_reader(reader);
        Ok(())
    }

    /// Somebody does not want to be told any more.
    pub(crate) async fn stop(&self, person: PersonId) -> Result<(), Problem> {
        if let Some(office) = &self.0 {
            office.list().no_reader(person);
            office.store.write(vec![Change::NoMail(person)]).await?;
            office.others.publish(Item::Person(person));
        }
        Ok(())
    }

    fn office(&self) -> Result<&Arc<Office>, Problem> {
        self.0.as_ref().filter(|office| office.mailer.is_some()).ok_or(Problem::NoMail)
    }

    /// Goes through the list until the house closes.
    pub(crate) async fn run(self, house: Sender, mut closing: watch::Receiver<bool>) {
        let Ok(office) = self.office() else { return };
        let mut failures = 0;
        'open: loop {
            let pause = office.list().next().map_or(LONGEST_REST, |due| due - now());
            let pause = Duration::from_millis(pause.clamp(0, LONGEST_REST) as u64);
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = office.news.notified() => {}
                _ = closing.changed() => break 'open,
            }
            while let Some(errand) = office.due() {
                let mut sending = pin!(office.run_errand(&house, &errand));
                let done = tokio::select! {
                    done = &mut sending => Some(done),
                    _ = closing.changed() => timeout(LAST, sending).await.ok(),
                };
                let Some(done) = done else {
                    office.gives_back(&errand).await;
                    break 'open;
                };
                match done {
                    Done::Sent => failures = 0,
                    Done::NotNeeded => {}
                    Done::Later => {
                        let rest = (FIRST_REST << failures.min(16)).min(LONGEST_REST);
                        failures += 1;
                        office.list().rest(errand.clone(), now() + rest);
                        break;
                    }
                }
                if *closing.borrow() {
                    break 'open;
                }
            }
        }
        office.send_the_last(&house).await;
    }
}

impl Office {
    fn list(&self) -> MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(|error| error.into_inner())
    }

    fn due(&self) -> Option<Errand> {
        self.list().take_due(now())
    }

    /// Nobody is written to more often than they would put up with, whoever asks for it.
    fn may_ask(&self, address: &Address) -> Result<(), Problem> {
        self.confirmations.retain_recent();
        let may = self.confirmations.check_key(address).is_ok();
        if may { Ok(()) } else { Err(Problem::TooMuchMail) }
    }

    async fn run_errand(&self, house: &Sender, errand: &Errand) -> Done {
        let letter = match errand {
            Errand::Confirm { address, lang, link } => {
                Some(Letter::confirmation(address, *lang, link))
            }
            Errand::Turn(person, table) => self.turn_letter(house, *person, *table).await,
        };
        let (Some(letter), Some(mailer)) = (letter, &self.mailer) else { return Done::NotNeeded };
        if !self.is_first(errand).await {
            return Done::NotNeeded;
        }
        match mailer.send(letter).await {
            Ok(()) => {}
            Err(NotSent::Refused(reason)) => tracing::warn!("a letter was refused: {reason}"),
            Err(NotSent::Later(reason)) => {
                tracing::warn!("a letter is sent later, since {reason}");
                self.gives_back(errand).await;
                return Done::Later;
            }
        }
        if let Errand::Turn(person, table) = errand {
            self.list().told(*person, *table);
            if let Err(error) = self.store.write(vec![Change::Told(*person, *table)]).await {
                tracing::warn!("that somebody was told was not kept: {error}");
            }
            self.others.publish(Item::Person(*person));
        }
        Done::Sent
    }

    /// Whether no other node writes the same letter: it says so before, where there are any.
    async fn is_first(&self, errand: &Errand) -> bool {
        let Errand::Turn(person, table) = errand else { return true };
        if !self.store.is_shared() {
            return true;
        }
        match self.store.write(vec![Change::Tells(*person, *table, now())]).await {
            Ok(()) => return true,
            Err(StoreError::Outdated) => {}
            Err(error) => tracing::warn!("a letter was not written: {error}"),
        }
        match self.store.about_to_tell(*person, *table).await {
            Ok(None) => self.list().told(*person, *table),
            // Whoever writes it may end before it is sent.
            Ok(Some(since)) => {
                let again = (since + LEFT_TO_TELL).max(now() + PAGE_OPEN);
                self.list().expect_again(*person, *table, again);
            }
            Err(_) => self.list().expect_again(*person, *table, now() + LEFT_TO_TELL),
        }
        false
    }

    /// Whoever waits for a letter that asks for a confirmation still gets it when the house
    /// closes: nothing of it is kept. All others are written by whoever opens it again.
    async fn send_the_last(&self, house: &Sender) {
        let errands = self.list().confirmations();
        let send = async {
            for errand in &errands {
                self.run_errand(house, errand).await;
            }
        };
        if timeout(LAST, send).await.is_err() {
            tracing::warn!("some who were to confirm an address have to ask for that again");
        }
    }

    /// What was to be told was not, and will be later.
    async fn gives_back(&self, errand: &Errand) {
        let Errand::Turn(person, table) = errand else { return };
        if self.store.is_shared()
            && let Err(error) = self.store.write(vec![Change::Back(*person, *table)]).await
        {
            tracing::warn!("that somebody is still to be told was not kept: {error}");
        }
    }

    /// What to tell somebody about a table; nothing when that is not needed any more.
    async fn turn_letter(
        &self,
        house: &Sender,
        person: PersonId,
        table: TableId,
    ) -> Option<Letter> {
        let reader = self.list().reader(person)?.clone();
        let cell = house.tables.cell(table).await.ok()?;
        if house.tables.is_anywhere(&cell, person).await {
            // Whoever has the page open sees it there, and may close it yet.
            let later = now() + self.patience.max(PAGE_OPEN);
            self.list().expect_again(person, table, later);
            return None;
        }
        let lang = reader.lang;
        let title = cell
            .read(|desk| {
                let asked = desk.asked().iter().any(|seat| waited_for(desk, seat) == Some(person));
                asked.then(|| desk.title(lang))
            })
            .await;
        let Ok(Some(title)) = title else {
            self.list().is_back(person, table);
            return None;
        };
        let go = format!("{}/tables/{table}", (house.url)());
        let stop = stop_link(house, person, &reader.address);
        Some(Letter::turn(&reader.address, lang, &title, &go, &stop))
    }
}

/// Whom a seat waits for, if it is a person and no bot stands in.
fn waited_for(desk: &Desk, seat: Seat) -> Option<PersonId> {
    match &desk.sheet.places[seat.index()] {
        Place { sitter: Sitter::Person { id, .. }, stand_in: None, .. } => Some(*id),
        _ => None,
    }
}

/// Where somebody stops notices, without having to say who they are.
fn stop_link(house: &Sender, person: PersonId, address: &Address) -> String {
    let proof = house.key.sign(STOP, &stop_text(person, address.as_ref()));
    format!("{}/you/notices/stop/{person}/{proof}", (house.url)())
}

const STOP: &str = "stop-notices";

fn stop_text(person: PersonId, address: &str) -> String {
    format!("{person}\n{address}")
}

/// Whether this is the proof from a letter to somebody at this address.
pub(crate) fn proves(key: &SigningKey, person: PersonId, address: &str, proof: &str) -> bool {
    key.signed(STOP, &stop_text(person, address), proof)
}

/// The text as an address that can be written to.
pub(crate) fn address(text: &str) -> Result<String, Problem> {
    let address: Address = text.trim().parse().map_err(|_| Problem::NoAddress)?;
    let address = address.to_string();
    if address.len() > 200 || !address.is_ascii() { Err(Problem::NoAddress) } else { Ok(address) }
}

/// The sentence that it is somebody's turn, in their language.
pub(crate) fn your_turn(lang: Language, table: &str) -> String {
    lang.words().with("mail-turn-subject", &[("table", table.into())])
}
