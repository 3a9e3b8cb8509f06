//! What nodes tell each other: one suite for every way in which they can.

use std::time::{Duration, Instant};

use server::news::{Changed, Heard, Item, Listener, News};
use server::{Config, PersonId, Secret, TableId};
use sqlx::Connection;
use sqlx::postgres::PgConnection;
use throwaway::{Nats, Postgres};
use tokio::time::{sleep, timeout};

/// How long something may take that takes a moment, on a machine that has much to do.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long nothing must happen to count as nothing.
const NOTHING: Duration = Duration::from_millis(1500);

/// A way for news, and a house that no other test has.
struct Way {
    house: String,
    config: Config,
    bus: Bus,
}

/// What carries them.
enum Bus {
    /// The notifications of a database.
    Postgres(Option<Postgres>),
    /// The subjects of a server.
    Nats(Option<Nats>),
}

impl Way {
    fn through(bus: Bus) -> Way {
        let mut config = Config { database: Postgres::shared().database(), ..Config::default() };
        match &bus {
            Bus::Postgres(None) => {}
            Bus::Postgres(Some(server)) => config.database = server.database(),
            Bus::Nats(own) => {
                let server = own.as_ref().unwrap_or_else(|| Nats::shared());
                config.bus = Some(server.address().to_owned());
            }
        }
        Way { house: Secret::new().hash(), config, bus }
    }

    /// Every way, on servers that all tests share.
    fn each() -> Vec<Way> {
        [Bus::Postgres(None), Bus::Nats(None)].map(Way::through).into()
    }

    /// Every way, on servers that are this test's own.
    fn each_alone() -> Vec<Way> {
        let buses = [Bus::Postgres(Some(Postgres::start())), Bus::Nats(Some(Nats::start()))];
        buses.map(Way::through).into()
    }

    fn news(&self) -> News {
        News::open(&self.config, &self.house).unwrap()
    }

    /// Somebody says something who is no node.
    async fn forge(&self, text: &str) {
        match &self.bus {
            Bus::Postgres(_) => {
                let mut server = PgConnection::connect(&self.config.database).await.unwrap();
                let notify = sqlx::query("SELECT pg_notify('snug_news', $1)").bind(text);
                notify.execute(&mut server).await.unwrap();
                server.close().await.unwrap();
            }
            Bus::Nats(_) => {
                let client = async_nats::connect(self.config.bus.as_ref().unwrap()).await.unwrap();
                let subject = format!("snug.{}.news", self.house);
                client.publish(subject, text.to_owned().into()).await.unwrap();
                client.flush().await.unwrap();
            }
        }
    }

    fn crash(&self) {
        match &self.bus {
            Bus::Postgres(server) => server.as_ref().expect("it is this test's own").crash(),
            Bus::Nats(server) => server.as_ref().expect("it is this test's own").crash(),
        }
    }

    fn begin(&self) {
        match &self.bus {
            Bus::Postgres(server) => server.as_ref().expect("it is this test's own").begin(),
            Bus::Nats(server) => server.as_ref().expect("it is this test's own").begin(),
        }
    }
}

fn item(number: i64, version: i64) -> Item {
    Item::Table(Changed { table: TableId::stored(number), version })
}

/// Waits until so many nodes know of each other.
async fn until_all_know(nodes: &[&News]) {
    let all_know = || nodes.iter().all(|node| node.others() + 1 == nodes.len());
    let begun = Instant::now();
    while !all_know() || nodes.iter().any(|node| node.health().is_some()) {
        let health: Vec<_> = nodes.iter().map(|node| node.health()).collect();
        assert!(begun.elapsed() < PATIENCE, "they do not hear of each other: {health:?}");
        sleep(Duration::from_millis(20)).await;
    }
    // What was missed before they met is told four times a second.
    sleep(Duration::from_millis(600)).await;
}

/// What is heard until nothing more is.
async fn all_that_is_heard(listener: &mut Listener) -> Vec<Heard> {
    let mut heard = Vec::new();
    while let Ok(Some(next)) = timeout(NOTHING, listener.next()).await {
        heard.push(next);
    }
    heard
}

async fn until_missed(listener: &mut Listener) {
    let missed = async { while listener.next().await.expect("it is open") != Heard::Missed {} };
    timeout(PATIENCE, missed).await.expect("it is told that something may have been missed");
}

async fn until(news: &News, is: impl Fn(Option<String>) -> bool) {
    let begun = Instant::now();
    while !is(news.health()) {
        assert!(begun.elapsed() < PATIENCE, "{:?}", news.health());
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_house_in_a_file_has_nobody_to_tell() {
    let config = Config { database: "/nowhere/snug.db".to_owned(), ..Config::default() };
    let news = News::open(&config, "this house").unwrap();
    let mut listener = news.subscribe();
    news.publish(item(1, 1));
    assert!(timeout(Duration::from_millis(50), listener.next()).await.is_err());
    assert!(!news.is_shared() && news.health().is_none() && news.figures().is_none());
    news.close().await;
}

#[tokio::test]
async fn what_a_node_says_all_others_hear_once_and_in_its_order_and_it_does_not_hear_itself() {
    for way in Way::each() {
        let [one, two, three] = [way.news(), way.news(), way.news()];
        until_all_know(&[&one, &two, &three]).await;
        let mut listeners = [one.subscribe(), two.subscribe(), three.subscribe()];
        one.publish(item(1, 1));
        sleep(Duration::from_millis(200)).await;
        one.publish(item(1, 2));
        one.publish(Item::Person(PersonId::stored(3)));
        let said = [item(1, 1), item(1, 2), Item::Person(PersonId::stored(3))].map(Heard::Item);
        let heard = |listener| async { all_that_is_heard(listener).await };
        let [by_one, by_two, by_three] = &mut listeners;
        let heard = tokio::join!(heard(by_one), heard(by_two), heard(by_three));
        assert_eq!(heard.0, []);
        assert_eq!(heard.1, said);
        assert_eq!(heard.2, said);
    }
}

#[tokio::test]
async fn what_is_said_together_is_one_message() {
    for way in Way::each() {
        let [one, two] = [way.news(), way.news()];
        until_all_know(&[&one, &two]).await;
        let mut listener = two.subscribe();
        let sent = || one.figures().expect("there are other nodes").sent.get();
        let before = sent();
        for version in 1..=200 {
            one.publish(item(version % 50, version));
        }
        let heard = all_that_is_heard(&mut listener).await;
        let newest = (150..=200).filter(|version| *version > 150);
        let mut newest: Vec<Item> = newest.map(|version| item(version % 50, version)).collect();
        newest.sort();
        assert_eq!(heard, newest.into_iter().map(Heard::Item).collect::<Vec<_>>());
        // Every second it says that it is there.
        assert!(sent() - before <= 4, "{}", sent() - before);
    }
}

#[tokio::test]
async fn much_at_once_is_heard_whole() {
    for way in Way::each() {
        let [one, two] = [way.news(), way.news()];
        until_all_know(&[&one, &two]).await;
        let mut listener = two.subscribe();
        for number in 0..5000 {
            one.publish(item(number, number));
        }
        let heard = all_that_is_heard(&mut listener).await;
        let said: Vec<Heard> = (0..5000).map(|number| Heard::Item(item(number, number))).collect();
        assert_eq!(heard, said);
    }
}

#[tokio::test]
async fn another_house_hears_nothing() {
    for way in Way::each() {
        let here = way.news();
        // A database is one house's alone, and a NATS server is not.
        let elsewhere = match &way.bus {
            Bus::Postgres(_) => Way::through(Bus::Postgres(None)).news(),
            Bus::Nats(_) => News::open(&way.config, &Secret::new().hash()).unwrap(),
        };
        until_all_know(&[&here]).await;
        let mut listener = elsewhere.subscribe();
        here.publish(item(1, 1));
        let heard = all_that_is_heard(&mut listener).await;
        assert!(heard.iter().all(|heard| *heard == Heard::Missed), "{heard:?}");
        assert_eq!(elsewhere.others(), 0);
    }
}

#[tokio::test]
async fn forged_news_are_counted_and_cost_a_look_at_most() {
    for way in Way::each() {
        let [one, two] = [way.news(), way.news()];
        until_all_know(&[&one, &two]).await;
        let unreadable = || one.figures().expect("there are other nodes").unreadable.get();
        let before = unreadable();
        let mut listener = one.subscribe();
        let long = format!("snug1 {:016x} 1 serves{}", 7, " x".repeat(3000));
        for text in ["", "snug1", "ace of spades", "snug1 7 1 serves", &long] {
            way.forge(text).await;
        }
        two.publish(item(1, 1));
        assert_eq!(all_that_is_heard(&mut listener).await, [Heard::Item(item(1, 1))]);
        // The long one is well formed but for its 3000 items.
        assert_eq!(unreadable() - before, 4 + 3000, "{:?}", way.config.bus);
        assert_eq!(one.health(), None);
        // Whoever makes up a node, and what it has said before, causes a look and no more.
        let forged = format!("snug1 {:016x} 99 serves {}:5", 8, TableId::stored(2));
        for _ in 0..50 {
            way.forge(&forged).await;
            way.forge(&forged.replace("99", "7")).await;
        }
        let heard = all_that_is_heard(&mut listener).await;
        let looks = heard.iter().filter(|heard| **heard == Heard::Missed).count();
        let items = heard.iter().filter(|heard| **heard == Heard::Item(item(2, 5))).count();
        assert_eq!((looks + items, items), (heard.len(), 100));
        assert!((1..50).contains(&looks), "{looks}");
    }
}

#[tokio::test]
async fn who_ends_without_a_word_may_have_left_something_unsaid() {
    for way in Way::each() {
        let [one, two] = [way.news(), way.news()];
        until_all_know(&[&one, &two]).await;
        let mut listener = one.subscribe();
        way.forge(&format!("snug1 {:016x} 1 serves", 7)).await;
        until_missed(&mut listener).await;
        two.publish(item(1, 1));
        two.close().await;
        let heard = timeout(PATIENCE, listener.next()).await.unwrap();
        assert_eq!(heard, Some(Heard::Item(item(1, 1))), "it is told before it closes");
        assert_eq!(all_that_is_heard(&mut listener).await, [], "whoever takes leave is not missed");
        assert_eq!(one.others(), 0);
    }
}

#[tokio::test]
async fn a_bus_that_is_killed_is_named_and_found_again_and_nodes_know_that_they_missed_something() {
    for way in Way::each_alone() {
        let [one, two] = [way.news(), way.news()];
        until_all_know(&[&one, &two]).await;
        let mut listeners = [one.subscribe(), two.subscribe()];
        way.crash();
        one.publish(item(1, 1));
        until(&one, |health| health.is_some_and(|why| why.contains("is away: "))).await;
        way.begin();
        for listener in &mut listeners {
            until_missed(listener).await;
        }
        until_all_know(&[&one, &two]).await;
        all_that_is_heard(&mut listeners[1]).await;
        one.publish(item(1, 2));
        let heard = all_that_is_heard(&mut listeners[1]).await;
        assert!(heard.contains(&Heard::Item(item(1, 2))), "{heard:?}");
    }
}

#[tokio::test]
async fn nodes_that_begin_before_the_bus_find_it_when_it_is_there() {
    for way in Way::each_alone() {
        way.crash();
        let [one, two] = [way.news(), way.news()];
        until(&one, |health| health.is_some()).await;
        way.begin();
        until_all_know(&[&one, &two]).await;
        let mut listener = two.subscribe();
        one.publish(item(1, 1));
        assert_eq!(all_that_is_heard(&mut listener).await, [Heard::Item(item(1, 1))]);
    }
}

/// A node at a server that asks who comes, with this password.
fn at(server: &Nats, password: Option<&std::path::Path>) -> News {
    let address = server.address().replace("nats://", "nats://snug@");
    let config = Config {
        database: "postgres://snug@127.0.0.1:1/snug".to_owned(),
        bus: Some(address),
        bus_password_file: password.map(Into::into),
        ..Config::default()
    };
    News::open(&config, "house").unwrap()
}

#[tokio::test]
async fn a_bus_that_asks_for_a_password_is_told_the_one_in_the_file() {
    let server = Nats::for_user("snug", "sesame-open");
    let folder = std::env::temp_dir().join(format!("snug-test-{}", Secret::new().reveal()));
    std::fs::create_dir_all(&folder).unwrap();
    let [right, wrong] = ["right", "wrong"].map(|name| folder.join(name));
    std::fs::write(&right, "sesame-open\n").unwrap();
    std::fs::write(&wrong, "sesame-closed\n").unwrap();
    let [one, two] = [at(&server, Some(&right)), at(&server, Some(&right))];
    until_all_know(&[&one, &two]).await;
    let stranger = at(&server, Some(&wrong));
    until(&stranger, |health| health.is_some_and(|why| why.contains("authorization"))).await;
    let said = stranger.health().unwrap();
    assert!(!said.contains("sesame"), "{said}");
    std::fs::remove_dir_all(&folder).unwrap();
    let config = Config { bus_password_file: Some(wrong), ..Way::through(Bus::Nats(None)).config };
    let refused = News::open(&config, "house").err().unwrap().to_string();
    assert!(refused.contains("wrong cannot be read"), "{refused}");
}

#[tokio::test]
async fn a_bus_with_tls_is_trusted_for_its_certificate_alone() {
    let (server, signs) = Nats::with_tls();
    let bus = Some(server.address().to_owned());
    let config = Config { bus, bus_ca: Some(signs), ..Way::through(Bus::Nats(None)).config };
    let [one, two] = [0, 1].map(|_| News::open(&config, "house").unwrap());
    until_all_know(&[&one, &two]).await;
    let stranger = Config { bus_ca: None, ..config };
    let stranger = News::open(&stranger, "house").unwrap();
    until(&stranger, |health| health.is_some_and(|why| why.contains("certificate"))).await;
}

#[tokio::test]
async fn a_bus_without_a_server_for_the_database_is_refused_with_a_sentence() {
    let bus = Some("nats://127.0.0.1:1".to_owned());
    let config = Config { bus, ..Config::default() };
    let refused = News::open(&config, "house").err().unwrap().to_string();
    assert!(refused.contains("PostgreSQL"), "{refused}");
}
