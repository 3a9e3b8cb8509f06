//! News by subjects of NATS: nothing is kept there, and nothing has to be.

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::{StreamExt, stream};
use tokio::sync::mpsc;

use super::{Said, Topic};
use crate::config::Config;
use crate::store::StoreError;

/// How long a server may take to let somebody in.
const PATIENCE: Duration = Duration::from_secs(2);
/// Those among whom questions for bots are dealt out.
const THINKERS: &str = "thinkers";
/// Where a password is looked for that is in no file.
const PASSWORD: &str = "SNUG_BUS_PASSWORD";

/// A NATS server, or a cluster.
pub(in crate::news) struct Nats {
    /// Without a password, since whoever looks for mistakes may have them logged.
    servers: Vec<ServerAddr>,
    user: Option<String>,
    password: Option<String>,
    /// Who signs for the servers, if nobody does whom the system knows.
    ca: Option<PathBuf>,
    subjects: Subjects,
}

/// Where the nodes of one house talk: several houses may share a server.
#[derive(Clone)]
struct Subjects(String);

impl Subjects {
    fn of(&self, topic: Topic) -> String {
        let Subjects(house) = self;
        match topic {
            Topic::News => format!("snug.{house}.news"),
            Topic::Jobs => format!("snug.{house}.jobs"),
        }
    }
}

/// A connection to send on.
pub(in crate::news) struct Sender {
    client: Client,
    subjects: Subjects,
}

impl Nats {
    /// The servers behind the addresses of a bus, separated by commas.
    pub(super) fn of(addresses: &str, config: &Config, house: &str) -> Result<Nats, StoreError> {
        let mut servers = Vec::new();
        let mut user = None;
        for address in addresses.split(',') {
            let (server, named) = server(address.trim())?;
            servers.push(server);
            user = user.or(named);
        }
        let password = match &config.bus_password_file {
            Some(file) => Some(password_in(file)?),
            None => std::env::var(PASSWORD).ok(),
        };
        let ca = config.bus_ca.clone();
        Ok(Nats { servers, user, password, ca, subjects: Subjects(house.to_owned()) })
    }

    fn options(&self) -> ConnectOptions {
        let options = ConnectOptions::new()
            .name("snug")
            .connection_timeout(PATIENCE)
            .ping_interval(PATIENCE)
            .require_tls(self.servers.iter().any(ServerAddr::tls_required));
        let options = match (&self.user, &self.password) {
            (Some(user), password) => {
                options.user_and_password(user.clone(), password.clone().unwrap_or_default())
            }
            (None, Some(token)) => options.token(token.clone()),
            (None, None) => options,
        };
        match &self.ca {
            Some(file) => options.add_root_certificates(file.clone()),
            None => options,
        }
    }

    async fn connect(&self, options: ConnectOptions) -> Result<Client, String> {
        options.connect(&self.servers[..]).await.map_err(|error| error.to_string())
    }

    pub(super) async fn sender(&self) -> Result<Sender, String> {
        let client = self.connect(self.options()).await?;
        Ok(Sender { client, subjects: self.subjects.clone() })
    }

    pub(super) async fn hear(&self, thinks: bool, said: mpsc::Sender<Said>) -> String {
        match self.listen(thinks, said).await {
            Ok(never) => match never {},
            Err(reason) => reason,
        }
    }

    async fn listen(&self, thinks: bool, said: mpsc::Sender<Said>) -> Result<Infallible, String> {
        let (tell, mut events) = mpsc::unbounded_channel();
        let options = self.options().event_callback(move |event| {
            // Nobody may be listening any more.
            let _ = tell.send(event);
            std::future::ready(())
        });
        let client = self.connect(options).await?;
        let news = client.subscribe(self.subjects.of(Topic::News)).await;
        let news = news.map_err(|error| error.to_string())?;
        let mut messages = news.map(|message| (Topic::News, message)).boxed();
        if thinks {
            let (subject, group) = (self.subjects.of(Topic::Jobs), THINKERS.to_owned());
            let jobs = client.queue_subscribe(subject, group).await;
            let jobs = jobs.map_err(|error| error.to_string())?;
            let jobs = jobs.map(|message| (Topic::Jobs, message));
            messages = stream::select(messages, jobs).boxed();
        }
        client.flush().await.map_err(|error| error.to_string())?;
        // Whatever was said before was said to nobody here.
        let mut next = None;
        loop {
            if said.send(next).await.is_err() {
                return Err("nobody listens".to_owned());
            }
            next = tokio::select! {
                message = messages.next() => {
                    let (topic, message) = message.ok_or("the connection is lost")?;
                    Some((topic, String::from_utf8_lossy(&message.payload).into_owned()))
                }
                reason = until_trouble(&mut events) => match reason {
                    // It is too much for this node, and some were left out.
                    None => None,
                    Some(reason) => return Err(reason),
                },
            };
        }
    }
}

/// Waits until messages were lost, or until there is a reason to connect anew.
async fn until_trouble(events: &mut mpsc::UnboundedReceiver<Event>) -> Option<String> {
    loop {
        match events.recv().await {
            Some(Event::SlowConsumer(_)) => return None,
            Some(Event::Connected) => {}
            Some(event) => return Some(event.to_string()),
            None => return Some("the connection is lost".to_owned()),
        }
    }
}

impl Sender {
    pub(super) async fn send(&mut self, topic: Topic, message: &str) -> Result<(), String> {
        if self.client.connection_state() != State::Connected {
            return Err("the connection is lost".to_owned());
        }
        let subject = self.subjects.of(topic);
        let published = self.client.publish(subject, message.to_owned().into()).await;
        published.map_err(|error| error.to_string())?;
        self.client.flush().await.map_err(|error| error.to_string())
    }
}

/// A server, and as whom to come.
fn server(address: &str) -> Result<(ServerAddr, Option<String>), StoreError> {
    let wrong =
        |reason: &str| Err(StoreError::Unusable(format!("the address of the bus {reason}")));
    let Ok(parsed) = address.parse::<ServerAddr>() else {
        return wrong("cannot be read: it is like nats://bus.example:4222, or tls:// with TLS");
    };
    if !["nats", "tls"].contains(&parsed.scheme()) || !address.contains("://") {
        return wrong("begins with nats:// or tls://");
    }
    if parsed.password().is_some() {
        return wrong(
            "has a password in it: put that into SNUG_BUS_PASSWORD, or into a file for \
             --bus-password-file",
        );
    }
    let user = parsed.username().map(str::to_owned);
    if user.as_ref().is_some_and(|user| user.contains('%')) {
        return wrong("has a user in it whose name has strange signs");
    }
    let mut url = parsed.into_inner();
    if url.set_username("").is_err() {
        return wrong("names no server");
    }
    match ServerAddr::from_url(url) {
        Ok(server) if !server.host().is_empty() => Ok((server, user)),
        _ => wrong("names no server"),
    }
}

fn password_in(file: &Path) -> Result<String, StoreError> {
    let text = fs::read_to_string(file).map_err(|error| {
        StoreError::Unusable(format!("the password in {} cannot be read: {error}", file.display()))
    })?;
    Ok(text.trim_end_matches(['\r', '\n']).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(address: &str) -> String {
        server(address).expect_err(address).to_string()
    }

    #[test]
    fn an_address_says_where_and_as_whom() {
        let (found, user) = server("tls://snug@bus.example").unwrap();
        assert!(found.tls_required());
        assert_eq!(
            (found.host(), found.port(), user.as_deref()),
            ("bus.example", 4222, Some("snug"))
        );
        assert_eq!(found.username(), None);
        let (found, user) = server("nats://[::1]:5").unwrap();
        assert_eq!((found.host(), found.port(), user), ("::1", 5, None));
    }

    #[test]
    fn an_address_that_is_none_is_refused_without_repeating_it() {
        for address in ["", "bus.example", "nats://", "http://bus.example", "ws://bus.example"] {
            assert!(refusal(address).contains("nats://") || refusal(address).contains("no server"));
        }
        let refused = refusal("nats://snug:geheim@bus.example");
        assert!(refused.contains(PASSWORD) && !refused.contains("geheim"), "{refused}");
        assert!(!refusal("nats://snug:geheim@bus example").contains("geheim"));
    }
}
