//! The games, as the pages beside the tables show them.

use std::sync::LazyLock;

use crate::Pages;

games::by_name!(pub(crate) Pages);

/// What pages beside the tables know of a game.
pub(crate) struct Shelf {
    /// The name in addresses.
    pub(crate) name: &'static str,
    /// The symbol of what is special about it.
    pub(crate) icon: &'static str,
    /// Its picture, as SVG.
    pub(crate) picture: &'static str,
    /// The name of that file.
    pub(crate) picture_file: String,
    /// The most seats.
    pub(crate) most_seats: usize,
}

/// All games, in the order in which they are offered.
pub(crate) static GAMES: LazyLock<Vec<Shelf>> =
    LazyLock::new(|| games::NAMES.iter().filter_map(|name| with_game(name, Look).ok()).collect());

struct Look;

impl Visitor for Look {
    type Output = Shelf;

    fn visit<G: Pages>(self) -> Shelf {
        Shelf {
            name: G::NAME,
            icon: G::ICON,
            picture: G::PICTURE,
            picture_file: format!("picture-{}.svg", G::NAME),
            most_seats: G::most_seats(),
        }
    }
}

/// The most seats of the game with this name.
pub(crate) fn most_seats(game: &str) -> usize {
    GAMES.iter().find(|known| known.name == game).map_or(game::MAX_SEATS, |known| known.most_seats)
}
