//! Pieces and symbols as pictures.

use ankh_morpork::{Owner, Symbol};
use maud::{Markup, html};

use super::Voice;
use crate::{bare, piece, symbol_in};

/// The picture of somebody's piece.
pub(super) fn piece_of(voice: Voice<'_>, owner: Owner) -> Markup {
    piece(piece_id(voice, owner))
}

/// The same inside something that has a label of its own.
pub(super) fn bare_piece(voice: Voice<'_>, owner: Owner) -> Markup {
    bare("pc", piece_id(voice, owner))
}

/// The symbol of somebody's piece in the sprite.
pub(super) fn piece_id(voice: Voice<'_>, owner: Owner) -> &'static str {
    match owner.seat() {
        Some(seat) => symbol_in(voice.names.colour(seat)),
        None if owner == Owner::TROLL => "p-troll",
        None => "p-demon",
    }
}

/// What became of a symbol of the card in play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// Nothing yet.
    Open,
    /// It was carried out.
    Done,
    /// It was left out.
    Skipped,
}

impl Fate {
    const fn class(self) -> &'static str {
        match self {
            Fate::Open => "",
            Fate::Done => " tick",
            Fate::Skipped => " dash",
        }
    }
}

/// A symbol of a card, with its name for those who do not see it.
pub(super) fn symbol_picture(voice: Voice<'_>, symbol: Symbol, fate: Fate) -> Markup {
    let name = voice.symbol(symbol);
    let class = match symbol {
        Symbol::Take(_) => "sym money",
        Symbol::RandomEvent => "sym event",
        Symbol::Interrupt => "sym interrupt",
        _ => "sym",
    };
    html! {
        span class={ (class) (fate.class()) } role="img" title=(name) {
            (bare("i", symbol_icon(symbol)))
            @if let Symbol::Take(amount) = symbol { b { (amount) } }
        }
    }
}

/// A symbol in the sprite.
pub(super) const fn symbol_icon(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::PlaceMinion => "i-place-minion",
        Symbol::Build => "i-build",
        Symbol::Assassinate => "i-assassinate",
        Symbol::RemoveTrouble => "i-remove-trouble",
        Symbol::Take(_) => "i-take-money",
        Symbol::Scroll => "i-scroll",
        Symbol::RandomEvent => "i-random-event",
        Symbol::PlayAnother => "i-play-another",
        Symbol::Interrupt => "i-interrupt",
    }
}
