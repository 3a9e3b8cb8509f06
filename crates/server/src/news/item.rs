//! What nodes tell each other, and its one text form.
//!
//! An item names a table or a person and says nothing about them: no card, no name and no
//! answer. Whoever hears of a change looks it up, so news that somebody has forged cost a look
//! and no more.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::ids::{PersonId, TableId};
use crate::secrets;

/// What every message begins with; another form would begin otherwise.
const FORM: &str = "snug1";
/// The most bytes of a message: PostgreSQL takes less than 8000.
pub(super) const MOST: usize = 7_900;

/// A table has changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Changed {
    /// Which.
    pub table: TableId,
    /// What its version is now: whoever knows this one or a later one has nothing to do.
    pub version: i64,
}

/// One thing that other nodes should know of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Item {
    /// A table has changed.
    Table(Changed),
    /// Something about a person has changed: a name, a ban, a wish, who is muted, or that they
    /// are forgotten.
    Person(PersonId),
    /// Somebody has come to a table, or gone.
    Presence(TableId),
}

/// A text that is no news.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no news")]
pub struct NoNews;

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.table, self.version)
    }
}

impl FromStr for Changed {
    type Err = NoNews;

    fn from_str(text: &str) -> Result<Changed, NoNews> {
        let (table, version) = text.split_once(':').ok_or(NoNews)?;
        let table = table.parse().map_err(|_| NoNews)?;
        Ok(Changed { table, version: number(version)? })
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Table(changed) => changed.fmt(f),
            Item::Person(person) => write!(f, "@{person}"),
            Item::Presence(table) => write!(f, "+{table}"),
        }
    }
}

impl FromStr for Item {
    type Err = NoNews;

    fn from_str(text: &str) -> Result<Item, NoNews> {
        if let Some(person) = text.strip_prefix('@') {
            return person.parse().map(Item::Person).map_err(|_| NoNews);
        }
        match text.strip_prefix('+') {
            Some(table) => table.parse().map(Item::Presence).map_err(|_| NoNews),
            None => text.parse().map(Item::Table),
        }
    }
}

/// A number as it is written here: digits and nothing else, so that everything has one form.
pub(super) fn number<N: FromStr>(text: &str) -> Result<N, NoNews> {
    let is_plain =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if is_plain { text.parse().map_err(|_| NoNews) } else { Err(NoNews) }
}

/// One program that is open: a number by chance, another one each time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Node(u64);

impl Node {
    pub(super) fn random() -> Node {
        Node(u64::from_le_bytes(secrets::random()))
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Node {
    type Err = NoNews;

    fn from_str(text: &str) -> Result<Node, NoNews> {
        let node = u64::from_str_radix(text, 16).map(Node).map_err(|_| NoNews)?;
        if node.to_string() == text { Ok(node) } else { Err(NoNews) }
    }
}

/// What a node is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// It serves people.
    Serves,
    /// It thinks for bots, and does nothing else.
    Thinks,
    /// It is closing, and says no more.
    Leaves,
}

impl Role {
    const ALL: [(Role, &str); 3] =
        [(Role::Serves, "serves"), (Role::Thinks, "thinks"), (Role::Leaves, "leaves")];
}

/// Who says something: each node counts what it says, so that others notice what they have
/// missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heading {
    pub(super) node: Node,
    pub(super) number: u64,
    pub(super) role: Role,
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let role = Role::ALL.iter().find(|(role, _)| *role == self.role).map_or("", |role| role.1);
        write!(f, "{FORM} {} {} {role}", self.node, self.number)
    }
}

/// A message as it came: its heading, its items, and how many of them could not be read.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Message {
    pub(super) heading: Heading,
    pub(super) items: Vec<Item>,
    pub(super) unreadable: u64,
}

impl FromStr for Message {
    type Err = NoNews;

    fn from_str(text: &str) -> Result<Message, NoNews> {
        if text.len() > MOST {
            return Err(NoNews);
        }
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(NoNews);
        if word()? != FORM {
            return Err(NoNews);
        }
        let (node, number) = (word()?.parse()?, number(word()?)?);
        let role = word()?;
        let role = Role::ALL.iter().find(|(_, name)| *name == role).ok_or(NoNews)?.0;
        let heading = Heading { node, number, role };
        let (mut items, mut unreadable) = (Vec::new(), 0);
        for word in words {
            match word.parse() {
                Ok(item) => items.push(item),
                Err(NoNews) => unreadable += 1,
            }
        }
        Ok(Message { heading, items, unreadable })
    }
}

/// Items as they are sent: each table once, with its newest version, and in messages that are
/// short enough. Each is given the next number; with no items it is one message that says only
/// that this node is there.
pub(super) fn messages(items: Vec<Item>, mut heading: impl FnMut() -> Heading) -> Vec<String> {
    let mut newest: BTreeMap<TableId, i64> = BTreeMap::new();
    let mut others = Vec::new();
    for item in items {
        match item {
            Item::Table(Changed { table, version }) => {
                let known = newest.entry(table).or_insert(version);
                *known = version.max(*known);
            }
            Item::Person(_) | Item::Presence(_) => others.push(item),
        }
    }
    others.sort_unstable();
    others.dedup();
    let tables = newest.into_iter().map(|(table, version)| Changed { table, version });
    let items = tables.map(Item::Table).chain(others);
    let mut messages = vec![heading().to_string()];
    for item in items {
        let word = format!(" {item}");
        let is_full = messages.last().is_some_and(|last| last.len() + word.len() > MOST);
        if is_full {
            messages.push(heading().to_string());
        }
        if let Some(last) = messages.last_mut() {
            last.push_str(&word);
        }
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: i64, version: i64) -> Item {
        Item::Table(Changed { table: TableId::stored(number), version })
    }

    fn counting() -> impl FnMut() -> Heading {
        let mut number = 0;
        move || {
            number += 1;
            Heading { node: Node(7), number, role: Role::Serves }
        }
    }

    #[test]
    fn an_item_is_read_as_it_is_written() {
        let (person, presence) = (PersonId::stored(12), TableId::stored(5));
        let all =
            [table(77, 0), table(1, i64::MAX), Item::Person(person), Item::Presence(presence)];
        for item in all {
            assert_eq!(item.to_string().parse(), Ok(item));
        }
    }

    #[test]
    fn what_is_no_item_is_refused() {
        let id = TableId::stored(5);
        let wrong = ["", ":", "@", "+", "1:1", "@1", "+1", "snug"].map(str::to_owned);
        let versions = ["", "-1", "+1", "01", " 1", "1:1", "9223372036854775808", "x"];
        let wrong_versions = versions.map(|version| format!("{id}:{version}"));
        for text in
            wrong.into_iter().chain(wrong_versions).chain([format!("{id}"), format!("@@{id}")])
        {
            assert_eq!(text.parse::<Item>(), Err(NoNews), "{text}");
        }
    }

    #[test]
    fn a_message_names_each_table_once_with_its_newest_version() {
        let items = vec![table(2, 5), table(1, 3), table(2, 9), table(2, 7)];
        let [message] = &messages(items, counting())[..] else { panic!("it is short") };
        let message: Message = message.parse().unwrap();
        assert_eq!(message.items, [table(1, 3), table(2, 9)]);
        assert_eq!((message.heading.node, message.heading.number), (Node(7), 1));
    }

    #[test]
    fn many_items_are_several_short_messages() {
        let items: Vec<Item> = (0..2000).map(|number| table(number, i64::MAX - number)).collect();
        let messages = messages(items.clone(), counting());
        assert!(messages.iter().all(|message| message.len() <= MOST));
        let read: Vec<Message> = messages.iter().map(|message| message.parse().unwrap()).collect();
        let numbers: Vec<u64> = read.iter().map(|message| message.heading.number).collect();
        assert_eq!(numbers, (1..=read.len() as u64).collect::<Vec<u64>>());
        assert!(read.len() > 2);
        let all: Vec<Item> = read.into_iter().flat_map(|message| message.items).collect();
        assert_eq!(all, items);
    }

    #[test]
    fn nothing_to_say_is_a_message_all_the_same() {
        let [message] = &messages(Vec::new(), counting())[..] else { panic!("one") };
        assert_eq!(message.parse::<Message>().unwrap().items, []);
    }

    #[test]
    fn a_message_of_another_form_is_refused_and_a_strange_item_left_out() {
        let id = TableId::stored(5);
        let node = Node(7);
        for text in [
            String::new(),
            "snug1".to_owned(),
            format!("snug2 {node} 1 serves {id}:1"),
            format!("snug1 {node} -1 serves {id}:1"),
            format!("snug1 7 1 serves {id}:1"),
            format!("snug1 {node} 1 rules {id}:1"),
            format!("snug1 {node} 1 serves{}", " x".repeat(MOST)),
        ] {
            assert_eq!(text.parse::<Message>(), Err(NoNews), "{text}");
        }
        let strange: Message =
            format!("snug1 {node} 1 serves {id}:1 ace-of-spades {id}:2").parse().unwrap();
        assert_eq!((strange.items, strange.unreadable), (vec![table(5, 1), table(5, 2)], 1));
    }
}
