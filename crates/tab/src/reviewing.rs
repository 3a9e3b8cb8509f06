//! A review made in a browser, piece by piece, in the worker in which bots think: with the
//! figures and the words of `snug review` and of a house.

use game::record;
use review::{Budget, Found, Work};
use serde::{Deserialize, Serialize};
use web::page::{self, GameHead, ReviewHere, ReviewPage, ReviewStage};
use web::{Colour, Language, Reader, SeatInfo, Sitter, TableInfo, TableState};

use crate::Answer;
use crate::address::local;

/// What its chance begins with, as everywhere: all come to the same figures.
const SEED: u64 = 0;

/// Which game is reviewed, and how it is shown.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
pub struct ReviewOf {
    /// The record of the game.
    pub record: String,
    /// The id of its table, for links.
    pub table: String,
    /// What those who played are called there, by seat.
    pub names: Vec<String>,
    /// The reader's language.
    pub lang: String,
    /// Through whose eyes they look; without it, with all knowledge.
    pub eye: Option<String>,
    /// The address of the engine, as the page has it.
    pub engine: String,
    /// Whether the page is one of a site without a root.
    pub tab: bool,
    /// What was found before, as it was handed over.
    pub found: Option<String>,
    /// How much is done for it; without it as much as a house does.
    #[serde(default)]
    pub budget: Option<Budget>,
}

/// What was found, as the page keeps it.
#[derive(Serialize, Deserialize)]
struct Kept {
    revision: u32,
    found: Vec<Found>,
}

/// A review that is being made.
pub(crate) struct Reviewing {
    work: Box<dyn Work>,
    of: ReviewOf,
    info: TableInfo,
    reader: Reader,
}

impl Reviewing {
    /// Begins, or goes on after what was found before, if that still fits.
    pub(crate) fn begin(of: ReviewOf) -> Result<Reviewing, String> {
        let budget = of.budget.unwrap_or_default();
        let kept = of.found.as_deref().and_then(|text| serde_json::from_str::<Kept>(text).ok());
        let kept = kept.filter(|kept| kept.revision == review::REVISION);
        let begin = |found| review::begin(&of.record, budget, SEED, found);
        let before = kept.and_then(|kept| begin(kept.found).ok());
        let work = before.map_or_else(|| begin(Vec::new()), Ok).map_err(|why| why.to_string())?;
        let game = record::game_name(&of.record).map_err(|fault| fault.to_string())?;
        let seats = of.names.iter().zip(Colour::ALL).map(|(name, colour)| SeatInfo {
            name: name.clone(),
            kind: Sitter::Person,
            colour,
            here: true,
            clock: None,
        });
        let info = TableInfo {
            id: of.table.clone(),
            title: String::new(),
            game: games::known(game).unwrap_or_default(),
            seats: seats.collect(),
            state: TableState::Over,
            hot_seat: false,
            pace: None,
            learn: None,
        };
        let lang: Language = of.lang.parse().unwrap_or_default();
        let reader = Reader { lang, tab: of.tab, ..Reader::default() };
        Ok(Reviewing { work, of, info, reader })
    }

    /// Judges some more steps; says what was found and draws it, if the page wants that.
    pub(crate) fn go_on(&mut self, pieces: u32, draw: bool) -> Answer {
        let mut goes_on = true;
        for _ in 0..pieces {
            goes_on = self.work.advance();
            if !goes_on {
                break;
            }
        }
        self.standing(draw || !goes_on)
    }

    /// How far it is.
    pub(crate) fn standing(&self, draw: bool) -> Answer {
        let progress = self.work.progress();
        let whole = progress.done >= progress.of;
        let kept = || Kept { revision: review::REVISION, found: self.work.found().to_vec() };
        Answer::Reviewing {
            whole,
            done: progress.done,
            of: progress.of,
            html: draw.then(|| self.drawn(whole)),
            found: draw.then(|| serde_json::to_string(&kept()).unwrap_or_default()),
        }
    }

    fn drawn(&self, whole: bool) -> String {
        let progress = self.work.progress();
        let review = self.work.review();
        let lang = self.reader.lang;
        let told = page::review_in_words(&review, &self.of.record, &self.info, lang);
        let stage = match whole {
            true => ReviewStage::Done,
            false => ReviewStage::Here {
                turn: progress.turn,
                turns: progress.turns,
                percent: (100 * progress.done / progress.of.max(1)) as u8,
            },
        };
        let head = GameHead {
            table: self.info.id.clone(),
            title: String::new(),
            under: String::new(),
            pages: Vec::new(),
            card: None,
        };
        let eye = self.of.eye.as_deref().and_then(|eye| eye.parse().ok());
        let drawn = page::review_region(&ReviewPage {
            reader: &self.reader,
            table: &self.info,
            head: &head,
            stage,
            known: Some((&review, &told)),
            eye,
            here: Some(ReviewHere { engine: &self.of.engine }),
        });
        match self.of.tab {
            true => local(&drawn.into_string()),
            false => drawn.into_string(),
        }
    }
}
