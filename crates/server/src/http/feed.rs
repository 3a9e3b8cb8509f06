//! The tables where it is somebody's turn, as Atom (RFC 4287).

use std::fmt::Write;

use web::{Language, Spoken};

use super::tables::LISTED;
use crate::house::House;
use crate::ids::QuestionId;
use crate::notices::your_turn;
use crate::problem::Problem;
use crate::store::Person;
use crate::tables::State;
use crate::time::moment;

/// A table where it is somebody's turn.
struct Turn {
    /// What it is called.
    table: String,
    path: String,
    /// So that every turn is an entry of its own.
    question: QuestionId,
    /// Since when it waits.
    since: i64,
}

/// Everything that waits for a person.
pub(super) async fn turns(
    house: &House,
    person: &Person,
    lang: Language,
) -> Result<String, Problem> {
    let mut turns = Vec::new();
    for listed in house.store.list_of(person.id, LISTED).await? {
        if listed.state != State::Playing.name() {
            continue;
        }
        let cell = house.tables.cell(listed.id).await?;
        let turn = cell
            .read(|desk| {
                let question = desk.sheet.seats_of(person.id).find_map(|seat| desk.question(seat));
                question.map(|question| Turn {
                    table: desk.title(lang),
                    path: format!("/tables/{}", desk.id),
                    question,
                    since: desk.written,
                })
            })
            .await?;
        turns.extend(turn);
    }
    Ok(atom(house.url(), person, lang, &turns))
}

fn atom(url: &str, person: &Person, lang: Language, turns: &[Turn]) -> String {
    let updated = turns.iter().map(|turn| turn.since).max().unwrap_or(person.created);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <id>{}</id>\n<title>{}</title>\n<updated>{}</updated>\n\
         <author><name>Snug</name></author>\n<link href=\"{}\"/>\n",
        lang.code(),
        escaped(&format!("{url}/people/{}", person.id)),
        escaped(lang.words().say("you-notices")),
        moment(updated),
        escaped(url),
    );
    for turn in turns {
        let link = escaped(&format!("{url}{}", turn.path));
        let title = escaped(&your_turn(lang, &turn.table));
        let (question, since) = (turn.question, moment(turn.since));
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "<entry><id>{link}#{question}</id><title>{title}</title>\
             <updated>{since}</updated><link href=\"{link}\"/></entry>"
        );
    }
    text.push_str("</feed>\n");
    text
}

/// A text within XML, which knows no control characters at all.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_of_people_is_markup() {
        assert_eq!(escaped("<a href=\"x\">&\u{1}"), "&lt;a href=&quot;x&quot;&gt;&amp; ");
    }
}
