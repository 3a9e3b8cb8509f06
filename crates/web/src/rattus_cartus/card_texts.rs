//! What every card and every building does, once on the page: wherever its name stands, it opens
//! from there.

use maud::{Markup, html};
use rattus_cartus::{Building, Card, Class};

use super::Voice;

pub(super) fn card_texts(voice: Voice<'_>) -> Markup {
    html! {
        @for class in Class::ALL {
            @let card = Card::population(class, 0);
            (text(card.sort(), class.name(), voice.figure(class), html! {
                p { (voice.on_card(card)) }
            }))
        }
        @for card in Card::OPEN {
            (text(card.sort(), "special", voice.kind(card), html! {
                p { (voice.say(&format!("learn-rc-card-{card}"))) }
            }))
        }
        @for building in Building::ALL {
            (text(building.name(), "special", voice.building(building), html! {
                @for (label, premium) in [("rc-premium", true), ("rc-standard", false)] {
                    p {
                        b { (voice.say(label)) (voice.words.colon()) } " "
                        (voice.action(building, premium, false))
                    }
                }
            }))
        }
    }
}

fn text(id: &str, class: &str, name: &str, says: Markup) -> Markup {
    html! {
        div.card-pop id={ "text-" (id) } popover data-class=(class) { h3 { (name) } (says) }
    }
}
