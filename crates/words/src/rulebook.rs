//! The ledgers of the games in all languages, read once.

use std::sync::LazyLock;

use ankh_morpork::AnkhMorpork;
use game::ledger::{Ledger, Rule};
use game::{Game, Language};
use rattus_cartus::RattusCartus;

/// The ledgers of one game, by language.
type Ledgers = [Ledger; 4];

static ANKH_MORPORK: LazyLock<Ledgers> = LazyLock::new(read::<AnkhMorpork>);
static RATTUS_CARTUS: LazyLock<Ledgers> = LazyLock::new(read::<RattusCartus>);
static HOUSE: LazyLock<Ledgers> = LazyLock::new(|| Language::ALL.map(Ledger::house_in));

/// A translation that cannot be read, which a test would show, gives way to English.
fn read<G: Game>() -> Ledgers {
    let english = || Ledger::of::<G>(Language::En).unwrap_or_default();
    Language::ALL.map(|language| Ledger::of::<G>(language).unwrap_or_else(|_| english()))
}

/// The rules of a game by its kebab-case name.
pub fn ledger(game: &str, language: Language) -> Option<&'static Ledger> {
    let ledgers = match game {
        AnkhMorpork::NAME => &ANKH_MORPORK,
        RattusCartus::NAME => &RATTUS_CARTUS,
        _ => return None,
    };
    Some(&ledgers[language as usize])
}

/// A rule of either game or of the house, with the name of its game.
pub fn rule(language: Language, id: &str) -> Option<(Option<&'static str>, &'static Rule)> {
    let games = [(AnkhMorpork::NAME, &ANKH_MORPORK), (RattusCartus::NAME, &RATTUS_CARTUS)];
    let in_game = |(game, ledgers): (&'static str, &'static LazyLock<Ledgers>)| {
        Some((Some(game), ledgers[language as usize].find(id)?))
    };
    let of_house = || Some((None, HOUSE[language as usize].find(id)?));
    games.into_iter().find_map(in_game).or_else(of_house)
}
