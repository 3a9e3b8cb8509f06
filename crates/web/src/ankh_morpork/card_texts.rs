//! What every card says, once on the page: wherever its name stands, it opens from there.

use ankh_morpork::Card;
use maud::{Markup, html};

use super::Voice;
use super::hand::{deck, face};

pub(super) fn card_texts(voice: Voice<'_>) -> Markup {
    html! {
        @for card in Card::all() {
            div.card-pop id={ "text-" (card) } popover data-deck=(deck(card)) { (face(voice, card)) }
        }
    }
}
