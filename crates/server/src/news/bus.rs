//! The ways in which news can travel.

mod nats;
mod postgres;

use tokio::sync::mpsc;

use super::jobs::Ask;
use crate::config::Config;
use crate::store::{Channel, StoreError};
use nats::Nats;
use postgres::Notifications;

/// What carries news between nodes.
pub(super) enum Bus {
    /// The notifications of the database.
    Postgres(Box<Notifications>),
    /// Subjects of a NATS server.
    Nats(Nats),
}

/// One end, on which messages are sent.
pub(super) enum Sender {
    Postgres(postgres::Sender),
    Nats(nats::Sender),
}

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Topic {
    /// News, which everybody hears.
    News,
    /// Questions for bots, for those who think.
    Jobs,
}

/// What comes out at the other: a message, or nothing when some may have been lost.
pub(super) type Said = Option<(Topic, String)>;

/// Who sees to it that two nodes do not think about the same.
pub(super) enum Claims {
    /// Everybody hears of every question, and whoever takes it first has it.
    Postgres(Box<crate::store::Claiming>),
    /// Each question is given to one alone.
    Given,
}

impl Bus {
    /// The bus of a house, if it has one: a house in a file has nobody to talk to.
    pub(super) fn of(config: &Config, house: &str) -> Result<Option<Bus>, StoreError> {
        let channel = Channel::of(&config.database)?;
        match (&config.bus, channel) {
            (None, None) => Ok(None),
            (None, Some(channel)) => Ok(Some(Bus::Postgres(Notifications::new(channel).into()))),
            (Some(bus), Some(_)) => Ok(Some(Bus::Nats(Nats::of(bus, config, house)?))),
            (Some(_), None) => Err(StoreError::Unusable(
                "a bus is for houses in PostgreSQL; a house in a file has no other nodes to tell"
                    .to_owned(),
            )),
        }
    }

    /// What it is called where people read it.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Bus::Postgres(_) => "the bus through PostgreSQL",
            Bus::Nats(_) => "the bus through NATS",
        }
    }

    /// A connection to send on.
    pub(super) async fn sender(&self) -> Result<Sender, String> {
        match self {
            Bus::Postgres(bus) => bus.sender().await.map(Sender::Postgres),
            Bus::Nats(bus) => bus.sender().await.map(Sender::Nats),
        }
    }

    /// Hears until the connection is lost; why it was. Only who thinks hears of questions.
    pub(super) async fn hear(&self, thinks: bool, said: mpsc::Sender<Said>) -> String {
        match self {
            Bus::Postgres(bus) => bus.hear(thinks, said).await,
            Bus::Nats(bus) => bus.hear(thinks, said).await,
        }
    }

    /// How many questions are sent in one message.
    pub(super) fn questions_each(&self) -> usize {
        match self {
            Bus::Postgres(_) => usize::MAX,
            Bus::Nats(_) => 1,
        }
    }

    /// The means to take on questions.
    pub(super) async fn claims(&self) -> Result<Claims, String> {
        match self {
            Bus::Postgres(bus) => bus.claims().await.map(|claims| Claims::Postgres(claims.into())),
            Bus::Nats(_) => Ok(Claims::Given),
        }
    }
}

impl Sender {
    /// Sends a message.
    pub(super) async fn send(&mut self, topic: Topic, message: &str) -> Result<(), String> {
        match self {
            Sender::Postgres(sender) => sender.send(topic, message).await,
            Sender::Nats(sender) => sender.send(topic, message).await,
        }
    }
}

impl Claims {
    /// Whether the question is this node's, and nobody else's.
    pub(super) async fn take(&mut self, ask: Ask) -> Result<bool, String> {
        match self {
            Claims::Postgres(claims) => {
                claims.take(&ask.to_string()).await.map_err(|error| error.to_string())
            }
            Claims::Given => Ok(true),
        }
    }

    /// Others may take it on from now on.
    pub(super) async fn release(&mut self, ask: Ask) -> Result<(), String> {
        match self {
            Claims::Postgres(claims) => {
                claims.release(&ask.to_string()).await.map_err(|error| error.to_string())
            }
            Claims::Given => Ok(()),
        }
    }
}
