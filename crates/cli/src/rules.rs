//! `snug rules`: the rules of a game in our own words, by id or by words.

mod tables;

use std::io::{BufRead, Write};

use anyhow::{Context, Result, bail};
use clap::Args;
use game::Language;
use game::ledger::{self, Ledger, Note, Rule};
use words::{Spoken, Words};

use crate::games::{self, Listed, Visitor};
use crate::plain::wrapped;
use crate::terminal::{self, LanguageArg, Terminal};

/// Look up the rules of a game
///
/// Prints a rule by its id, all rules of a section, or the rules that contain
/// all the words asked for; with a game alone, the list of its sections and ids.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug rules ankh-morpork
  snug rules ankh-morpork AM-TROUBLE-01
  snug rules ankh-morpork AM-TROUBLE
  snug rules ankh-morpork trouble marker
  snug rules ankh-morpork --differences
  snug rules rattus-cartus --unconfirmed")]
pub(crate) struct Rules {
    /// The game whose rules to look up
    #[arg(value_parser = games::by_name())]
    game: String,
    /// The id of a rule or section, or words to look for
    #[arg(value_name = "ID")]
    query: Vec<String>,
    #[command(flatten)]
    language: LanguageArg,
    /// Where the rulebooks of the editions differ
    #[arg(long, conflicts_with_all = ["query", "unconfirmed"])]
    differences: bool,
    /// What nobody could confirm and is played as proposed
    #[arg(long, conflicts_with = "query")]
    unconfirmed: bool,
}

impl Rules {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let game = self.game.clone();
        games::with_game(&game, Answer { asked: self, out })?
    }
}

/// Tells a person what the rules of the game they play say to this; with nothing asked, the
/// list of their sections and ids.
pub(crate) fn tell<G: Listed, I: BufRead, W: Write>(
    query: &str,
    to: &mut Terminal<'_, I, W>,
) -> Result<()> {
    let book = Book::of::<G>(to.look.language)?;
    match query {
        "" => book.contents(to.out),
        _ if book.find(query).is_empty() => {
            let said = [("said", terminal::tame(query).into())];
            to.say(to.words().text("terminal-no-rule", &said))
        }
        _ => book.answer(query, to.out),
    }
}

struct Answer<'a, W> {
    asked: Rules,
    out: &'a mut W,
}

impl<W: Write> Visitor for Answer<'_, W> {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        let Answer { asked, out } = self;
        if asked.differences {
            return tables::differences::<G>(asked.language.language(), out);
        }
        if asked.unconfirmed {
            return tables::unconfirmed::<G>(asked.language.language(), out);
        }
        let book = Book::of::<G>(asked.language.language())?;
        match &asked.query[..] {
            [] => book.contents(out),
            words => book.answer(&words.join(" "), out),
        }
    }
}

/// The rules of one game, with those of the house.
struct Book {
    game: &'static str,
    language: Language,
    ledgers: [Ledger; 2],
}

impl Book {
    fn of<G: Listed>(language: Language) -> Result<Book> {
        let own = Ledger::of::<G>(language)
            .with_context(|| format!("the ledger of {} cannot be read", G::NAME))?;
        Ok(Book { game: G::NAME, language, ledgers: [own, Ledger::house_in(language)] })
    }

    fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.ledgers.iter().flat_map(|ledger| &ledger.items)
    }

    /// The sections and the ids in them.
    fn contents(&self, out: &mut impl Write) -> Result<()> {
        for ledger in &self.ledgers {
            writeln!(out, "{}", ledger.title)?;
            for section in &ledger.sections {
                let (name, heading) = match (&section.prefix, &section.title) {
                    (none, title) if none.is_empty() => (title, title.clone()),
                    (prefix, title) => (prefix, format!("{prefix}: {title}")),
                };
                let rules = ledger.items.iter().filter(|rule| rule.section == *name);
                let ids: Vec<&str> = rules.map(|rule| rule.id.as_str()).collect();
                if !ids.is_empty() {
                    writeln!(out, "\n{heading}\n{}", wrapped(&ids.join(" "), 2))?;
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    /// The rule with this id, the rules of this section, or those with these words.
    fn answer(&self, query: &str, out: &mut impl Write) -> Result<()> {
        let found = self.find(query);
        if found.is_empty() {
            bail!("{}", self.why_nothing(query));
        }
        for (place, rule) in found.into_iter().enumerate() {
            if place > 0 {
                writeln!(out)?;
            }
            self.print(rule, out)?;
        }
        Ok(())
    }

    fn find(&self, query: &str) -> Vec<&Rule> {
        if let Some(rule) = self.ledgers.iter().find_map(|ledger| ledger.find(query)) {
            return vec![rule];
        }
        let section = self.below(query);
        if !section.is_empty() {
            return section;
        }
        self.ledgers.iter().flat_map(|ledger| ledger.search(query)).collect()
    }

    /// The rules whose ids go on from this beginning.
    fn below(&self, beginning: &str) -> Vec<&Rule> {
        let beginning = format!("{}-", beginning.to_uppercase());
        self.rules().filter(|rule| rule.id.starts_with(&beginning)).collect()
    }

    fn print(&self, rule: &Rule, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{}", rule.id)?;
        writeln!(out, "{}", wrapped(&rule.text, 2))?;
        for note in &rule.notes {
            let (words, text) = (self.language.words(), &note.text);
            let note = format!("{}{} {text}", label(note, words), words.colon());
            writeln!(out, "{}", wrapped(&note, 4))?;
        }
        Ok(())
    }

    fn why_nothing(&self, query: &str) -> String {
        let words = self.language.words();
        let id = query.to_uppercase();
        if !ledger::is_id(&id) {
            return words.with("terminal-no-rule", &[("said", query.into())]);
        }
        let section = id.rsplit_once('-').map_or("", |(section, _)| section);
        match &self.below(section)[..] {
            [first, .., last] => {
                let values = [
                    ("rule", id.as_str().into()),
                    ("section", section.into()),
                    ("first", first.id.as_str().into()),
                    ("last", last.id.as_str().into()),
                ];
                words.with("terminal-no-such-rule-in", &values)
            }
            _ => {
                let command = format!("snug rules {}", self.game).into();
                let values = [("rule", id.as_str().into()), ("command", command)];
                words.with("terminal-no-such-rule", &values)
            }
        }
    }
}

/// What a kind of note is called in a language; the ledgers themselves keep one word for it.
fn label(note: &Note, words: &Words) -> String {
    let key = match note.key.as_str() {
        "editions" => "terminal-note-editions",
        "ruling" => "terminal-note-ruling",
        "see" => "terminal-note-see",
        other => return other.to_owned(),
    };
    words.say(key).to_owned()
}
