//! News by `LISTEN` and `NOTIFY` of PostgreSQL.

use tokio::sync::mpsc;

use super::{Said, Topic};
use crate::store::{Channel, Claiming, Saying};

/// Where everyone listens, and where those who think do; other databases have channels of their
/// own.
const CHANNELS: [(Topic, &str); 2] = [(Topic::News, "snug_news"), (Topic::Jobs, "snug_jobs")];

/// The notifications of a database.
pub(in crate::news) struct Notifications(Channel);

/// A connection to send on.
pub(in crate::news) struct Sender(Saying);

impl Notifications {
    pub(super) fn new(channel: Channel) -> Notifications {
        Notifications(channel)
    }

    pub(super) async fn sender(&self) -> Result<Sender, String> {
        self.0.say().await.map(Sender).map_err(|error| error.to_string())
    }

    pub(super) async fn claims(&self) -> Result<Claiming, String> {
        self.0.claim().await.map_err(|error| error.to_string())
    }

    pub(super) async fn hear(&self, thinks: bool, said: mpsc::Sender<Said>) -> String {
        let heard = CHANNELS.iter().filter(|(topic, _)| thinks || *topic == Topic::News);
        let names: Vec<&str> = heard.map(|(_, name)| *name).collect();
        let mut hearing = match self.0.hear(&names).await {
            Ok(hearing) => hearing,
            Err(error) => return error.to_string(),
        };
        // Whatever was said before was said to nobody here.
        let mut text = None;
        loop {
            if said.send(text).await.is_err() {
                return "nobody listens".to_owned();
            }
            text = match hearing.next().await {
                Ok(Some((name, text))) => {
                    let topic = CHANNELS.iter().find(|(_, known)| *known == name);
                    topic.map(|(topic, _)| (*topic, text))
                }
                Ok(None) => return "the connection is lost".to_owned(),
                Err(error) => return error.to_string(),
            };
        }
    }
}

impl Sender {
    pub(super) async fn send(&mut self, topic: Topic, message: &str) -> Result<(), String> {
        let name = CHANNELS.iter().find(|(known, _)| *known == topic).map_or("", |known| known.1);
        self.0.say(name, message).await.map_err(|error| error.to_string())
    }
}
