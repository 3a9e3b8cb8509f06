//! The waiting room, drawn for one reader.

use maud::{Markup, PreEscaped};
use qrcode::QrCode;
use qrcode::render::svg;
use web::page::{ClockPlan, Room, Settings, agreed};
use web::{Language, Reader, Spoken, TableInfo};

use crate::clock::Clock;
use crate::games::{self, Hosted, Visitor};
use crate::ids::PersonId;
use crate::tables::{Desk, Sheet};

/// Draws with the waiting room of a table, as one reader sees it.
pub fn with_room<T>(
    desk: &Desk,
    table: &TableInfo,
    reader: &Reader,
    person: Option<PersonId>,
    invitation: &str,
    draw: impl FnOnce(&Room<'_>) -> T,
) -> T {
    let sheet = &desk.sheet;
    let lang = reader.lang;
    let settings = settings(sheet, lang);
    let game = games::with_game(&sheet.game, Agreed { lang, setup: &sheet.setup });
    let (mut summary, has_threats) = game.unwrap_or_default();
    summary.extend(agreed(lang, &settings, has_threats));
    // Whoever sits down knows who will read the game.
    let note = if sheet.public { "after-listed-note" } else { "after-unlisted-note" };
    summary.push(lang.words().say(note).to_owned());
    let commitment = sheet.seal.house().map(|house| house.to_string()).unwrap_or_default();
    draw(&Room {
        reader,
        table,
        game: lang.words().say(&format!("home-{}-name", sheet.game)),
        own: person.map(|person| sheet.seats_of(person).collect()).unwrap_or_default(),
        is_host: person == Some(sheet.host),
        invitation,
        qr: qr(invitation),
        commitment: &commitment,
        summary: &summary,
        settings: (person == Some(sheet.host)).then_some(&settings),
    })
}

/// An address as a QR code, an inline drawing.
pub fn qr(address: &str) -> Markup {
    let drawn = QrCode::new(address.as_bytes()).map(|code| {
        let picture = code.render::<svg::Color<'_>>().min_dimensions(160, 160).build();
        // The declaration in front belongs to a file of its own.
        picture.split_once("?>").map_or(picture.clone(), |(_, svg)| svg.to_owned())
    });
    PreEscaped(drawn.unwrap_or_default())
}

/// What is agreed at a table, as the form of its settings shows it.
fn settings(sheet: &Sheet, lang: Language) -> Settings {
    let options = Options { lang, setup: &sheet.setup };
    Settings {
        game: sheet.game.clone(),
        title: sheet.title.clone(),
        options: games::with_game(&sheet.game, options).unwrap_or_default(),
        seats: Vec::new(),
        clock: match sheet.clock {
            Clock::None => ClockPlan::None,
            Clock::Live { reserve, increment } => {
                ClockPlan::Live { minutes: (reserve / 60) as u16, increment: increment as u16 }
            }
            Clock::Correspondence { days, weekends_off } => {
                ClockPlan::Days { days: days as u8, weekends_off }
            }
        },
        window: (sheet.window / 1000) as u8,
        public: sheet.public,
        hot_seat: sheet.hot_seat,
        hints: sheet.hints,
        problem: None,
    }
}

/// What a game's settings agree on, and whether anybody is threatened in it.
struct Agreed<'a> {
    lang: Language,
    setup: &'a serde_json::Value,
}

impl Visitor for Agreed<'_> {
    type Output = (Vec<String>, bool);

    fn visit<G: Hosted>(self) -> (Vec<String>, bool) {
        let setup: G::Setup = serde_json::from_value(self.setup.clone()).unwrap_or_default();
        let has_threats = !G::standing_answers(self.lang).answers.is_empty();
        (G::agreed(self.lang, &setup), has_threats)
    }
}

/// The form fields of a game's settings.
struct Options<'a> {
    lang: Language,
    setup: &'a serde_json::Value,
}

impl Visitor for Options<'_> {
    type Output = Markup;

    fn visit<G: Hosted>(self) -> Markup {
        let setup: G::Setup = serde_json::from_value(self.setup.clone()).unwrap_or_default();
        G::options(self.lang, &setup)
    }
}
