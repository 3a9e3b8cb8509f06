//! The pages and forms of a house, for its one guest.

use std::collections::{BTreeMap, HashMap};

use maud::Markup;
use web::page::{self, Against, Failure, Home, Row, RowState, RulesPage};
use web::{Language, Reader, Spoken, Which};
use words::Problem;

use crate::address::{Address, local};
use crate::learn;
use crate::reader::{Known, READER};
use crate::sheet::{Sheet, TABLES};
use crate::sitting::{self, Sitting};
use crate::{Advising, Show, Shown, Thinking, Visit};

/// A house of one.
#[derive(Default)]
pub(crate) struct House {
    /// What the browser has kept.
    pub(crate) kept: BTreeMap<String, String>,
    /// The games among it that were looked at lately.
    pub(crate) sittings: HashMap<String, Box<dyn Sitting>>,
    /// What a list says of the games among it, in the language it was last shown in.
    rows: HashMap<String, (Language, Row)>,
    /// The table whose page was drawn last, and what it shows, by the prints of its parts.
    pub(crate) prints: Option<(String, Vec<u64>)>,
}

/// How many games are remembered as they stand: one is played at a time, and a few are looked at.
const SITTINGS: usize = 8;

/// Where a page is, and when.
pub(crate) struct At<'a> {
    pub(crate) path: &'a str,
    pub(crate) lang: &'a str,
    pub(crate) now: &'a str,
}

/// A visit, with who it is.
pub(crate) struct Call<'a> {
    pub(crate) address: Address,
    pub(crate) fields: &'a [(String, String)],
    pub(crate) now: &'a str,
    pub(crate) chance: &'a str,
    pub(crate) known: Known,
    pub(crate) reader: Reader,
}

impl Call<'_> {
    /// What a field of the form says.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn lang(&self) -> Language {
        self.reader.lang
    }
}

/// What comes of a visit.
pub(crate) struct Done {
    pub(crate) show: Show,
    pub(crate) keep: Vec<(String, Option<String>)>,
    pub(crate) think: Vec<Thinking>,
    pub(crate) advise: Option<Advising>,
}

impl Done {
    pub(crate) fn page(page: Markup) -> Done {
        Done::show(Show::Page(local(&page.into_string())))
    }

    pub(crate) fn go(to: impl Into<String>) -> Done {
        Done::show(Show::Go(to.into()))
    }

    pub(crate) fn show(show: Show) -> Done {
        Done { show, keep: Vec::new(), think: Vec::new(), advise: None }
    }

    pub(crate) fn keeping(mut self, name: &str, text: String) -> Done {
        self.keep.push((name.to_owned(), Some(text)));
        self
    }

    pub(crate) fn forgetting(mut self, name: &str) -> Done {
        self.keep.push((name.to_owned(), None));
        self
    }
}

impl House {
    /// What the browser has kept, or keeps no more.
    pub(crate) fn remember(&mut self, kept: Vec<(String, Option<String>)>) {
        for (name, text) in kept {
            self.sittings.remove(&name);
            self.rows.remove(&name);
            match text {
                Some(text) => self.kept.insert(name, text),
                None => self.kept.remove(&name),
            };
        }
    }

    /// Answers a visit.
    pub(crate) fn visit(&mut self, visit: &Visit) -> Shown {
        let known = Known::read(self.kept.get(READER));
        let reader = known.reader(&visit.lang, &visit.path);
        let (fields, now, chance) = (&visit.fields[..], &visit.now[..], &visit.chance[..]);
        let address = Address::read(&visit.path);
        let call = Call { address, fields, now, chance, known, reader };
        let done = if visit.post { self.post(&call) } else { self.get(&call) };
        let done = done.unwrap_or_else(|problem| Done::show(failed(&call, visit.post, &problem)));
        self.shown(done)
    }

    /// A bot has answered, or a hint was found, while some page is open.
    pub(crate) fn thought(
        &mut self,
        at: &At<'_>,
        take: impl FnOnce(&mut House, &Call<'_>) -> Result<Done, Problem>,
    ) -> Shown {
        let known = Known::read(self.kept.get(READER));
        let reader = known.reader(at.lang, at.path);
        let address = Address::read(at.path);
        let (fields, now, chance) = (&[][..], at.now, "");
        let call = Call { address, fields, now, chance, known, reader };
        let done = take(self, &call);
        // Somebody took something back meanwhile: nobody waits for this answer any more.
        self.shown(done.unwrap_or_else(|_| Done::show(Show::Nothing)))
    }

    /// What is to be kept is remembered here as well.
    fn shown(&mut self, done: Done) -> Shown {
        let Done { show, keep, think, advise } = done;
        for (name, text) in &keep {
            self.rows.remove(name);
            match text {
                Some(text) => self.kept.insert(name.clone(), text.clone()),
                None => {
                    self.sittings.remove(name);
                    self.kept.remove(name)
                }
            };
        }
        Shown { show, keep, think, advise }
    }

    fn get(&mut self, call: &Call<'_>) -> Result<Done, Problem> {
        let parts: Vec<&str> = call.address.parts.iter().map(String::as_str).collect();
        let reader = &call.reader;
        let page = match parts[..] {
            [] => page::home(&Home {
                reader,
                mine: &self.rows(reader.lang),
                open: &[],
                watch: &[],
                imports: true,
                day: days(call.now),
                solved: &call.known.solved(),
                level: Against::last(call.known.level.as_deref()),
                tab: false,
            }),
            ["tables", "new"] => return self.new_table(call),
            ["tables", id, ..] => return self.look(call, id, &parts[2..]),
            ["learn"] => page::learn(reader),
            ["learn", game] => page::guide(reader, game).ok_or(Problem::NoSuchPage)?,
            ["learn", game, "first-game"] => return learn::first_game(call, game),
            ["lessons"] => page::lessons(reader, &call.known.solved()),
            ["lessons", game, id] => return learn::lesson(call, Which { game, id }),
            ["rules"] => page::rulebooks(reader),
            ["rules", game] => {
                let query = call.address.asks("q").unwrap_or_default();
                let only = call.address.asks("only").is_some();
                page::rules(&RulesPage { reader, game, query, only }).ok_or(Problem::NoSuchPage)?
            }
            ["privacy"] => page::privacy(reader),
            ["everything"] => return Ok(self.everything()),
            ["elsewhere", _] => page::tab_elsewhere(reader),
            _ => return Err(Problem::NoSuchPage),
        };
        Ok(Done::page(page))
    }

    fn post(&mut self, call: &Call<'_>) -> Result<Done, Problem> {
        let parts: Vec<&str> = call.address.parts.iter().map(String::as_str).collect();
        let mut known = call.known.clone();
        let back = call.field("back").unwrap_or("/");
        match parts[..] {
            ["preferences"] => {
                known.prefer(call.field("lang"), call.field("theme"));
                Ok(Done::go(back).keeping(READER, known.text()))
            }
            ["you", "name"] => {
                known.call(call.field("name").unwrap_or_default());
                Ok(Done::go(back).keeping(READER, known.text()))
            }
            ["everything", ..] => self.act_on_everything(call, &parts[1..]),
            ["tables"] => self.create(call),
            ["records"] => self.import(call),
            ["tables", id, what] => self.act(call, id, what),
            ["learn", game, "first-game"] => learn::first_game_goes_on(call, game),
            ["lessons", game, id] => learn::lesson_goes_on(call, Which { game, id }),
            _ => Err(Problem::NoSuchPage),
        }
    }

    /// The game that is kept under this id, where it was left.
    pub(crate) fn sitting(&mut self, id: &str) -> Result<&mut Box<dyn Sitting>, Problem> {
        let name = format!("{TABLES}{id}");
        if !self.sittings.contains_key(&name) {
            let text = self.kept.get(&name).ok_or(Problem::NoSuchTable)?;
            let sitting = resume(text).ok_or(Problem::OtherRulesHere)?;
            self.sit_down(name.clone(), sitting);
        }
        self.sittings.get_mut(&name).ok_or(Problem::NoSuchPage)
    }

    /// Remembers a game as it stands, and forgets how others stand when they are many: all of
    /// them are kept.
    pub(crate) fn sit_down(&mut self, name: String, sitting: Box<dyn Sitting>) {
        if self.sittings.len() >= SITTINGS {
            self.sittings.clear();
        }
        self.sittings.insert(name, sitting);
    }

    /// Whether something is kept under this id that cannot be gone on with.
    pub(crate) fn is_unreadable(&mut self, id: &str) -> bool {
        matches!(self.sitting(id), Err(Problem::OtherRulesHere))
    }

    /// The tables that are kept, the newest first.
    fn rows(&mut self, lang: Language) -> Vec<Row> {
        let tables: Vec<String> =
            self.kept.keys().filter(|name| name.starts_with(TABLES)).cloned().collect();
        let mut rows: Vec<Row> = tables.iter().filter_map(|name| self.row(lang, name)).collect();
        rows.sort_by(|one, other| other.when.1.cmp(&one.when.1));
        rows
    }

    /// What a list says of a game. It is played again for that once, and not with every page.
    fn row(&mut self, lang: Language, name: &str) -> Option<Row> {
        if let Some((_, row)) = self.rows.get(name).filter(|(known, _)| *known == lang) {
            return Some(row.clone());
        }
        let id = name.strip_prefix(TABLES)?;
        let row = match self.sittings.get(name) {
            Some(sitting) => row_of(lang, &**sitting),
            None => match resume(self.kept.get(name)?) {
                Some(sitting) => row_of(lang, &*sitting),
                None => unreadable(lang, id, self.kept.get(name)?),
            },
        };
        self.rows.insert(name.to_owned(), (lang, row.clone()));
        Some(row)
    }
}

/// The game that is kept as this text, if it can be gone on with.
fn resume(text: &str) -> Option<Box<dyn Sitting>> {
    sitting::resume(Sheet::read(text)?).ok()
}

fn row_of(lang: Language, sitting: &dyn Sitting) -> Row {
    let sheet = sitting.sheet();
    let info = sheet.info(lang, sitting.is_over());
    let others = info.seats.iter().zip(&sheet.places).filter(|(_, place)| place.bot.is_some());
    Row {
        id: sheet.id.clone(),
        title: info.title.clone(),
        shelf: sheet.game.clone(),
        game: lang.words().say(&format!("home-{}-name", sheet.game)).to_owned(),
        seats: info.seats.iter().map(|seat| Some(seat.colour)).collect(),
        with: others.map(|(seat, _)| seat.name.clone()).collect(),
        when: (day(lang, &sheet.written), sheet.written.clone()),
        progress: sitting.drawn().progress(lang),
        state: sitting.row_state(lang),
    }
}

/// A game that cannot be gone on with, by what can be read of it.
fn unreadable(lang: Language, id: &str, text: &str) -> Row {
    let sheet = Sheet::read(text).filter(|sheet| games::known(&sheet.game).is_some());
    let title = sheet.as_ref().map(|sheet| sheet.title(lang));
    let written = sheet.map(|sheet| sheet.written).unwrap_or_default();
    Row {
        id: id.to_owned(),
        title: title.unwrap_or_else(|| lang.words().say("tab-unreadable-name").to_owned()),
        shelf: String::new(),
        game: String::new(),
        seats: Vec::new(),
        with: Vec::new(),
        when: (day(lang, &written), written),
        progress: String::new(),
        state: RowState::Unreadable,
    }
}

/// What somebody sees of something that was not done: a sentence on the page that sent it,
/// or a page in place of the one that was asked for.
fn failed(call: &Call<'_>, post: bool, problem: &Problem) -> Show {
    if post {
        return Show::Say(local(&page::notice(call.lang(), problem).into_string()));
    }
    let failure = Failure { status: status(problem), problem, back: "/" };
    Show::Page(local(&page::error(&call.reader, &failure).into_string()))
}

/// What a house would answer with: it decides what stands above the sentence.
const fn status(problem: &Problem) -> u16 {
    use Problem::{BrokenOff, HintsAmongPeople, NotAlone, NotOver, NotYourSeat};
    use Problem::{NoGameHere, NoSuchMoment, NoSuchPage, NoSuchSeat, NoSuchTable, NotSealed};
    use Problem::{OtherRulesHere, OverThen, RecordLater, StaleQuestion};
    match problem {
        NoGameHere | NoSuchMoment | NoSuchPage | NoSuchSeat | NoSuchTable | NotSealed => 404,
        HintsAmongPeople | NotAlone | NotYourSeat => 403,
        BrokenOff | NotOver | OtherRulesHere | OverThen | RecordLater | StaleQuestion => 409,
        _ => 422,
    }
}

/// The day of a moment as ISO 8601 writes it, in the reader's language.
pub(crate) fn day(lang: Language, moment: &str) -> String {
    let day = date(moment).map(|(year, month, day)| lang.words().date(year, month, day));
    day.unwrap_or_default()
}

fn date(moment: &str) -> Option<(i16, i8, i8)> {
    let mut parts = moment.split(['-', 'T']).map(|part| part.parse::<i16>().ok());
    match (parts.next()??, parts.next()??, parts.next()??) {
        (year @ 1970.., month @ 1..=12, day @ 1..=31) => Some((year, month as i8, day as i8)),
        _ => None,
    }
}

/// How many days have passed since 1970, on the day of a moment.
fn days(moment: &str) -> u64 {
    let (year, month, day) = date(moment).unwrap_or((1970, 1, 1));
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let year = year as u64;
    let years: u64 = (1970..year).map(|year| 365 + u64::from(is_leap(year))).sum();
    let lengths = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    years + lengths[..month as usize - 1].iter().sum::<u64>() + day as u64 - 1
}

#[cfg(test)]
mod tests {
    use super::days;

    #[test]
    fn days_are_counted_as_everywhere() {
        assert_eq!(days("1970-01-01T00:00:00Z"), 0);
        assert_eq!(days("2000-03-01T00:00:00Z"), 11_017);
        assert_eq!(days("2026-11-18T17:00:00.000Z"), 20_775);
        assert_eq!(days("nonsense"), 0);
    }
}
