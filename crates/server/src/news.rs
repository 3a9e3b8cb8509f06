//! What nodes of one house tell each other: that a table or a person has changed.
//!
//! The store is the truth, and news only say where to look. They may be lost or come twice, so
//! whoever holds something in memory listens to two things: what has changed, and that
//! something may have been missed ([`Heard::Missed`]), after which everything is looked at.
//! Each node counts its messages and says something every second, so others notice within a
//! second or two what has not reached them; and each listens to itself, which shows whether
//! the bus works at all ([`News::health`]).
//!
//! There are three ways: a house in a file has no other nodes, and nothing is sent; a house in
//! PostgreSQL uses its notifications; and `--bus` names a NATS server.

mod bus;
mod item;
mod jobs;
mod others;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::config::Config;
use crate::store::StoreError;
use bus::{Bus, Sender, Topic};
pub use item::{Changed, Item, NoNews};
use item::{Heading, Message, Node, Role, messages};
pub(crate) use jobs::PATIENCE as THINKERS_PATIENCE;
pub use jobs::{Ask, Jobs};
use others::{Others, SILENCE};

/// How much waits to be sent; whatever comes on top is lost, which others then notice.
const QUEUE: usize = 65_536;
/// How many questions may wait for a node that thinks; others are left to those who asked.
const JOBS: usize = 1_024;
/// How much a listener may be behind.
const BEHIND: usize = 8_192;
/// For how long news are gathered: what is committed together is told together.
const GATHER: Duration = Duration::from_millis(2);
/// How often a node says something, if it has nothing to say.
const BEAT: Duration = Duration::from_secs(1);
/// How long sending something may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a node waits before it looks for the bus again, and how often listeners are told
/// at most that they may have missed something.
const PAUSE: Duration = Duration::from_millis(250);

/// The house's connection to its other nodes.
#[derive(Clone)]
pub struct News(Option<Arc<Connected>>);

struct Connected {
    shared: Arc<Shared>,
    queue: mpsc::Sender<Word>,
    /// What it is asked to think about, until somebody takes it.
    jobs: Mutex<Option<mpsc::Receiver<(Instant, Ask)>>>,
    /// How many other nodes think for this one's bots.
    thinkers: AtomicUsize,
    closing: watch::Sender<bool>,
    sends: Mutex<Option<JoinHandle<()>>>,
}

/// What can be sent.
enum Word {
    Item(Item),
    Ask(Ask),
}

/// What the tasks that send and hear have in common.
struct Shared {
    bus: Bus,
    node: Node,
    role: Role,
    heard: broadcast::Sender<Heard>,
    asked: mpsc::Sender<(Instant, Ask)>,
    /// Something could not even be queued.
    dropped: AtomicBool,
    state: Mutex<State>,
    figures: Figures,
}

struct State {
    others: Others,
    /// When this node last heard what it had said itself.
    echo: Instant,
    /// What went wrong last.
    reason: Option<String>,
}

/// What is counted.
#[derive(Clone, Default)]
pub struct Figures {
    /// Messages that were sent.
    pub sent: Counter,
    /// Messages of other nodes.
    pub heard: Counter,
    /// Messages and parts of them that no node of this house can have sent.
    pub unreadable: Counter,
    /// How often something may have been missed.
    pub missed: Counter,
}

/// What a listener hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Another node has changed this.
    Item(Item),
    /// Others may have changed anything: whatever is held in memory may be out of date.
    Missed,
    /// The bus is away: what was asked there lately has reached nobody, or nobody may answer.
    Away,
}

/// Somebody who listens to the other nodes.
pub struct Listener(Option<broadcast::Receiver<Heard>>);

impl Listener {
    /// What is heard next; nothing when the house closes.
    pub async fn next(&mut self) -> Option<Heard> {
        let Some(heard) = &mut self.0 else { return std::future::pending().await };
        match heard.recv().await {
            Ok(heard) => Some(heard),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

impl News {
    /// Connects a node with the others: nothing waits for that, and whatever is not there yet
    /// is looked for until it is. `house` is what all nodes of the house, and no others, know
    /// it by.
    pub fn open(config: &Config, house: &str) -> Result<News, StoreError> {
        Ok(match Bus::of(config, house)? {
            Some(bus) => News::connect(bus, Role::Serves),
            None => News(None),
        })
    }

    /// Connects a node that only thinks.
    pub fn open_to_think(config: &Config, house: &str) -> Result<News, StoreError> {
        let alone = "a house in a file is one node, which thinks for itself; give the address of a \
                     PostgreSQL database with --database";
        let bus = Bus::of(config, house)?.ok_or(StoreError::Unusable(alone.to_owned()))?;
        Ok(News::connect(bus, Role::Thinks))
    }

    /// No other nodes: nothing is sent.
    pub fn none() -> News {
        News(None)
    }

    /// Whether this node only thinks.
    pub fn is_thinker(&self) -> bool {
        self.0.as_ref().is_some_and(|connected| connected.shared.role == Role::Thinks)
    }

    fn connect(bus: Bus, role: Role) -> News {
        let (queue, queued) = mpsc::channel(QUEUE);
        let (asked, jobs) = mpsc::channel(JOBS);
        let closing = watch::Sender::new(false);
        let state = State { others: Others::default(), echo: Instant::now(), reason: None };
        let shared = Arc::new(Shared {
            bus,
            node: Node::random(),
            role,
            heard: broadcast::Sender::new(BEHIND),
            asked,
            dropped: AtomicBool::new(false),
            state: Mutex::new(state),
            figures: Figures::default(),
        });
        tokio::spawn(hear(shared.clone(), closing.subscribe()));
        let sends = tokio::spawn(send(shared.clone(), queued, closing.subscribe()));
        let (jobs, sends) = (Mutex::new(Some(jobs)), Mutex::new(Some(sends)));
        let thinkers = AtomicUsize::new(0);
        News(Some(Arc::new(Connected { shared, queue, jobs, thinkers, closing, sends })))
    }

    /// Tells the other nodes. It waits for nobody, and what cannot be sent is lost.
    pub fn publish(&self, item: Item) {
        let Some(connected) = &self.0 else { return };
        if connected.queue.try_send(Word::Item(item)).is_err() {
            connected.shared.dropped.store(true, Ordering::Relaxed);
        }
    }

    /// Asks those who only think; whether there is anybody who may hear of it. One of them may
    /// answer.
    pub fn ask(&self, ask: Ask) -> bool {
        let Some(connected) = self.0.as_ref().filter(|_| self.thinkers() > 0) else { return false };
        if connected.shared.is_away() {
            return false;
        }
        connected.queue.try_send(Word::Ask(ask)).is_ok()
    }

    /// What this node is asked to think about, if it is there for that; nothing for whoever
    /// comes second.
    pub fn jobs(&self) -> Option<Jobs> {
        let connected = self.0.as_ref().filter(|_| self.is_thinker())?;
        let jobs = connected.jobs.lock().unwrap_or_else(|error| error.into_inner()).take()?;
        Some(Jobs::new(connected.shared.clone(), jobs))
    }

    /// What other nodes say from now on; what this one says is not among it.
    pub fn subscribe(&self) -> Listener {
        Listener(self.0.as_ref().map(|connected| connected.shared.heard.subscribe()))
    }

    /// Whether there can be other nodes.
    pub fn is_shared(&self) -> bool {
        self.0.is_some()
    }

    /// Why nothing is heard of the other nodes now, if nothing is: the house goes on, and must
    /// look for itself what has changed.
    pub fn health(&self) -> Option<String> {
        let shared = &self.0.as_ref()?.shared;
        let state = shared.state();
        if state.echo.elapsed() < SILENCE {
            return None;
        }
        let reason = state.reason.as_deref().unwrap_or("nothing that is sent comes back");
        Some(format!("{} is away: {reason}", shared.bus.name()))
    }

    /// How many other nodes there are, as far as is known.
    pub fn others(&self) -> usize {
        self.0.as_ref().map_or(0, |connected| connected.shared.state().others.len())
    }

    /// How many nodes think for others, as the database says: on the bus anybody may have said
    /// so.
    pub fn thinkers(&self) -> usize {
        self.0.as_ref().map_or(0, |connected| connected.thinkers.load(Ordering::Relaxed))
    }

    /// So many nodes think for others.
    pub fn has_thinkers(&self, count: usize) {
        if let Some(connected) = &self.0 {
            connected.thinkers.store(count, Ordering::Relaxed);
        }
    }

    /// What is counted, where there is anything to count.
    pub fn figures(&self) -> Option<Figures> {
        Some(self.0.as_ref()?.shared.figures.clone())
    }

    /// Tells what is left to tell, and takes leave of the others.
    pub async fn close(&self) {
        let Some(connected) = &self.0 else { return };
        connected.closing.send_replace(true);
        let sends = connected.sends.lock().unwrap_or_else(|error| error.into_inner()).take();
        if let Some(sends) = sends
            && let Err(error) = sends.await
        {
            tracing::error!("telling the other nodes has crashed: {error}");
        }
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|error| error.into_inner())
    }

    /// Remembers why the bus does not work, and says it once.
    fn note(&self, reason: String) {
        let mut state = self.state();
        if state.reason.as_ref() != Some(&reason) {
            tracing::warn!("{} does not work: {reason}", self.bus.name());
            state.reason = Some(reason);
        }
        drop(state);
        // Nobody may be listening.
        let _ = self.heard.send(Heard::Away);
    }

    /// Whether the bus did not work when it was last tried.
    fn is_away(&self) -> bool {
        self.state().reason.is_some()
    }

    /// Listeners are told that they may have missed something.
    fn has_missed(&self) {
        self.figures.missed.inc();
        // Nobody may be listening.
        let _ = self.heard.send(Heard::Missed);
    }

    /// Takes on questions, as far as they can be read.
    fn take_jobs(&self, text: &str) {
        for word in text.split(' ') {
            match word.parse() {
                // Those for which there is no room are left to those who ask.
                Ok(ask) => drop(self.asked.try_send((Instant::now(), ask))),
                Err(NoNews) => _ = self.figures.unreadable.inc(),
            }
        }
    }

    /// Takes a message apart; whether something before it was missed.
    fn take(&self, text: &str) -> bool {
        let Ok(message) = text.parse::<Message>() else {
            self.figures.unreadable.inc();
            return false;
        };
        if message.heading.node == self.node {
            let mut state = self.state();
            if state.reason.take().is_some() {
                tracing::info!("{} works again", self.bus.name());
            }
            state.echo = Instant::now();
            return false;
        }
        self.figures.heard.inc();
        self.figures.unreadable.inc_by(message.unreadable);
        for item in message.items {
            let _ = self.heard.send(Heard::Item(item));
        }
        self.state().others.hear(message.heading, Instant::now())
    }
}

/// Sends what is published, together with all that is published at the same time.
async fn send(
    shared: Arc<Shared>,
    mut queue: mpsc::Receiver<Word>,
    mut closing: watch::Receiver<bool>,
) {
    let mut sender: Option<Sender> = None;
    let mut number = 0;
    loop {
        let mut words = Vec::new();
        let is_closing = tokio::select! {
            taken = timeout(BEAT, queue.recv_many(&mut words, QUEUE)) => taken == Ok(0),
            _ = closing.wait_for(|closing| *closing) => true,
        };
        if !is_closing && !words.is_empty() {
            sleep(GATHER).await;
        }
        while let Ok(word) = queue.try_recv() {
            words.push(word);
        }
        let (mut items, mut asks) = (Vec::new(), Vec::new());
        for word in words {
            match word {
                Word::Item(item) => items.push(item),
                Word::Ask(ask) => asks.push(ask),
            }
        }
        let mut skipped = u64::from(shared.dropped.swap(false, Ordering::Relaxed));
        let role = if is_closing { Role::Leaves } else { shared.role };
        let messages = messages(items, || {
            number += 1 + std::mem::take(&mut skipped);
            Heading { node: shared.node, number, role }
        });
        // A question is sent after the news that it is asked.
        let jobs = jobs::messages(&asks, shared.bus.questions_each());
        let news = messages.iter().map(|message| (Topic::News, message));
        let all = news.chain(jobs.iter().map(|message| (Topic::Jobs, message)));
        let sending = send_all(&shared, &mut sender, all);
        let sent = timeout(PATIENCE, sending).await;
        if let Err(reason) = sent.unwrap_or_else(|_| Err("it takes too long to send".to_owned())) {
            // What was to be said is lost, and others will see that a number is missing.
            sender = None;
            shared.note(reason);
            if !is_closing {
                sleep(PAUSE).await;
            }
        }
        if is_closing {
            return;
        }
    }
}

async fn send_all(
    shared: &Shared,
    sender: &mut Option<Sender>,
    messages: impl Iterator<Item = (Topic, &String)>,
) -> Result<(), String> {
    let sender = match sender {
        Some(sender) => sender,
        none => none.insert(shared.bus.sender().await?),
    };
    for (topic, message) in messages {
        sender.send(topic, message).await?;
        shared.figures.sent.inc();
    }
    Ok(())
}

/// Hears what is sent, and looks for the bus again when it is lost.
async fn hear(shared: Arc<Shared>, mut closing: watch::Receiver<bool>) {
    let mut missed = false;
    let mut told = Instant::now();
    loop {
        let (said, mut saying) = mpsc::channel(64);
        let hearing = shared.bus.hear(shared.role == Role::Thinks, said);
        tokio::pin!(hearing);
        let mut last = Instant::now();
        let reason = loop {
            let heard = tokio::select! {
                _ = closing.wait_for(|closing| *closing) => return,
                reason = &mut hearing => break reason,
                heard = saying.recv() => heard,
                () = sleep(PAUSE) => None,
            };
            let now = Instant::now();
            if let Some(said) = heard {
                last = now;
                match said {
                    Some((Topic::News, text)) => missed |= shared.take(&text),
                    Some((Topic::Jobs, text)) => shared.take_jobs(&text),
                    None => missed = true,
                }
            }
            missed |= shared.state().others.forget_the_silent(now);
            if missed && now.duration_since(told) >= PAUSE {
                (missed, told) = (false, now);
                shared.has_missed();
            }
            // This node says something every second itself, so whatever is silent for long
            // is a connection at whose other end there is nobody.
            if now.duration_since(last) >= SILENCE {
                break "nothing is heard".to_owned();
            }
        };
        shared.note(reason);
        missed = true;
        tokio::select! {
            _ = closing.wait_for(|closing| *closing) => return,
            () = sleep(PAUSE) => {}
        }
    }
}
