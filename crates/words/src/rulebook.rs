//! The ledgers of the games in all languages, read once.

use std::sync::LazyLock;

use game::ledger::{Ledger, Rule};
use game::{Game, Language};

games::by_name!(Game);

/// The ledgers of one game, by language.
type Ledgers = [Ledger; Language::ALL.len()];

static GAMES: LazyLock<Vec<(&'static str, Ledgers)>> = LazyLock::new(|| {
    let read = |&game| Some((game, with_game(game, Read).ok()?));
    games::NAMES.iter().filter_map(read).collect()
});
static HOUSE: LazyLock<Ledgers> = LazyLock::new(|| Language::ALL.map(Ledger::house_in));

struct Read;

impl Visitor for Read {
    type Output = Ledgers;

    /// A translation that cannot be read, which a test would show, gives way to English.
    fn visit<G: Game>(self) -> Ledgers {
        let english = || Ledger::of::<G>(Language::En).unwrap_or_default();
        Language::ALL.map(|language| Ledger::of::<G>(language).unwrap_or_else(|_| english()))
    }
}

/// The rules of a game by its kebab-case name.
pub fn ledger(game: &str, language: Language) -> Option<&'static Ledger> {
    let (_, ledgers) = GAMES.iter().find(|(name, _)| *name == game)?;
    Some(&ledgers[language as usize])
}

/// A rule of any game or of the house, with the name of its game.
pub fn rule(language: Language, id: &str) -> Option<(Option<&'static str>, &'static Rule)> {
    let in_game = |(game, ledgers): &'static (&'static str, Ledgers)| {
        Some((Some(*game), ledgers[language as usize].find(id)?))
    };
    let of_house = || Some((None, HOUSE[language as usize].find(id)?));
    GAMES.iter().find_map(in_game).or_else(of_house)
}

/// A rule as it is read to people, who need no marks around its terms.
pub fn sentence(rule: &Rule) -> String {
    rule.text.replace('`', "")
}
