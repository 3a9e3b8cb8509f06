//! What Ankh-Morpork says of causes, and what can be chosen.

use ankh_morpork::{AnkhMorpork, Area, Position, What};
use game::{Game, Language, Seat, Table};
use serde_json::{Value, json};
use words::{Colour, Names, Speech, Spoken, Voice};

fn names(reader: Option<Seat>) -> Names {
    let seats = [("Ada", Colour::Red), ("Ben", Colour::Yellow)];
    Names::new(seats.map(|(name, colour)| (name.to_owned(), colour)), reader)
}

/// A table where these steps have been taken, and in one line each what a spectator was told
/// of them and why, in English.
fn told(position: Value, steps: &[&str]) -> (Table<AnkhMorpork>, Vec<String>) {
    let position: Position = serde_json::from_value(position).expect("a position");
    let mut table = Table::new(AnkhMorpork::from_position(&position).expect("a game"));
    let names = names(None);
    let voice = Voice::new(Language::En.words(), &names);
    let mut lines = Vec::new();
    for step in steps {
        for told in table.apply(step.parse().expect("notation")).expect("a legal step") {
            let Some(shown) = told.shown(None) else { continue };
            let causes = AnkhMorpork::causes(voice, shown);
            let causes: Vec<String> = causes.iter().map(|cause| cause.to_string()).collect();
            lines.push(format!("{} ({})", AnkhMorpork::sentence(voice, shown), causes.join(", ")));
        }
    }
    (table, lines)
}

/// AM-EVENT-JOHNSON-02. Whoever may save the minion is told what takes it.
#[test]
fn the_prompt_over_a_minion_that_johnson_takes_names_johnson() {
    let (table, _) = told(
        json!({
            "players": 2,
            "seats": { "1": { "hand": ["rincewind"] }, "2": { "hand": ["groat"] } },
            "areas": { "nap-hill": { "minions": [0, 1], "building": 2 } },
        }),
        &["1: play rincewind", "event bloody-stupid-johnson", "roll 12"],
    );
    let seat = Seat::new(1);
    for language in Language::ALL {
        let names = names(Some(seat));
        let voice = Voice::new(language.words(), &names);
        let prompt = AnkhMorpork::question(voice, &table.view(Some(seat)), &table.actions(seat));
        let headline = prompt.headline.to_string();
        let johnson = voice.event(ankh_morpork::RandomEvent::BloodyStupidJohnson);
        assert!(headline.contains(johnson), "{headline}");
        assert!(!headline.contains("Rincewind"), "{headline}");
    }
}

/// AM-EVENT-DRAGON-01. What the dragon removes is told of it, not of the card alone.
#[test]
fn the_log_tells_what_the_dragon_removes_of_the_dragon() {
    let (_, lines) = told(
        json!({
            "players": 2,
            "seats": { "1": { "hand": ["rincewind"] } },
            "areas": { "dimwell": { "minions": [0, 1], "building": 2, "trouble": true } },
        }),
        &["1: play rincewind", "event the-dragon", "roll 8"],
    );
    let after = lines.iter().skip_while(|line| !line.contains("rolls")).skip(1);
    let lines: Vec<&String> = after.collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines.iter().all(|line| line.contains("The random event The Dragon")), "{lines:?}");
}

/// AM-AREA-DOLLY-SISTERS-01. Whom a power hires is told of the power, not of the card in front.
#[test]
fn the_log_tells_whom_dolly_sisters_hires_of_its_power() {
    let (_, lines) = told(
        json!({
            "players": 2,
            "seats": { "1": { "money": 3, "hand": ["groat"] } },
            "areas": { "dolly-sisters": { "minions": [1], "building": 1 } },
        }),
        &["1: play groat", "1: use dolly-sisters", "1: place dolly-sisters"],
    );
    let by_power: Vec<&String> =
        lines.iter().filter(|line| line.ends_with("(The power of Dolly Sisters)")).collect();
    assert_eq!(by_power.len(), lines.len() - 1, "all but the playing of the card: {lines:?}");
    assert!(lines.len() >= 4, "used, paid, placed, troubled: {lines:?}");
}

/// AM-ACT-SCROLL-13. The text of Modo says that nobody has to discard.
#[test]
fn modo_says_that_a_card_may_be_discarded() {
    let names = names(None);
    let voice: Voice<'_, AnkhMorpork> = Voice::new(Language::En.words(), &names);
    let modo = "modo".parse().expect("a card");
    assert_eq!(voice.card_text(modo).as_deref(), Some("You may discard a card."));
}

/// What happened, in every language.
fn in_all(what: &What) -> [String; 4] {
    let names = names(Some(Seat::new(0)));
    Language::ALL.map(|language| {
        let voice: Voice<'_, AnkhMorpork> = Voice::new(language.words(), &names);
        voice.sentence(what).to_string()
    })
}

fn area(id: &str) -> Area {
    id.parse().expect("an area")
}

/// Names of areas stand in sentences as each language puts them there.
#[test]
fn areas_in_sentences_have_quotation_marks_or_their_article() {
    assert_eq!(
        in_all(&What::Placed { seat: Seat::new(0), area: area("the-shades") }),
        [
            "You place a minion in The Shades.",
            "Du setzt einen Handlanger in „Die Schatten“ ein.",
            "Colocas un secuaz en las Sombras.",
            "Tu places un Agent aux Ombres.",
        ]
    );
    assert_eq!(
        in_all(&What::Used { seat: Seat::new(1), area: area("the-hippo") }),
        [
            "Ben uses the power of The Hippo.",
            "Ben nutzt den Vorteil von „Das Nilpferd“.",
            "Ben usa la habilidad del Hipopótamo.",
            "Ben utilise la capacité de l’Hippo.",
        ]
    );
    assert_eq!(
        in_all(&What::Calmed { area: area("isle-of-gods") }),
        [
            "The trouble in the Isle of Gods is over.",
            "Die Unruhe in „Götterinsel“ ist vorbei.",
            "Se acabaron los problemas en la Isla de los Dioses.",
            "Le Chaos a pris fin à l’Île des Dieux.",
        ]
    );
    let minion = ankh_morpork::Minion { owner: Seat::new(0).into(), area: area("longwall") };
    assert_eq!(
        in_all(&What::Moved { minion, to: area("nap-hill") }),
        [
            "Your minion moves from Longwall to Nap Hill.",
            "Dein Handlanger geht von „Lange Mauer“ nach „Schlummerhügel“.",
            "Tu secuaz va del Muro Largo a la Colina de la Siesta.",
            "Ton Agent va du Grand-Mur au Mont-Roupillon.",
        ]
    );
}

/// Nor do German names of cards change their case.
#[test]
fn cards_in_german_sentences_have_quotation_marks() {
    let card = Some("the-dean".parse().expect("a card"));
    let [_, german, spanish, french] =
        in_all(&What::Gave { from: Seat::new(0), to: Seat::new(1), card });
    assert_eq!(german, "Du gibst Ben „Der Dekan“.");
    assert_eq!(spanish, "Le das El Decano a Ben.");
    assert_eq!(french, "Tu donnes Le Doyen à Ben.");
}

/// AM-AREA-SMALL-GODS-01. What was paid for may be one piece of several.
#[test]
fn the_log_of_small_gods_does_not_say_that_the_whole_area_is_spared() {
    assert_eq!(
        in_all(&What::Shielded { seat: Seat::new(0), area: area("dimwell") })[0],
        "You pay Small Gods for protection in Dimwell."
    );
}

/// An event may have an exclamation mark in its name.
#[test]
fn no_sentence_ends_with_an_exclamation_mark_and_a_full_stop() {
    for event in ankh_morpork::RandomEvent::ALL {
        for said in in_all(&What::TurnedUp { event }) {
            assert!(!said.contains("!."), "{said}");
        }
    }
}

/// AM-ACT-MINION-09. Whoever has nobody on the board is not told to stay near anybody.
#[test]
fn whoever_has_nobody_on_the_board_may_place_anywhere() {
    let seat = Seat::new(0);
    let hint = |minions: u8, language: Language| {
        let (table, _) = told(
            json!({
                "players": 2,
                "seats": { "1": { "hand": ["groat"] } },
                "areas": { "dimwell": { "minions": [minions, 1], "trouble": minions > 0 } },
            }),
            &["1: play groat"],
        );
        let names = names(Some(seat));
        let voice = Voice::new(language.words(), &names);
        let asked = AnkhMorpork::question(voice, &table.view(Some(seat)), &table.actions(seat));
        asked.hint.expect("there is a hint").to_string()
    };
    for language in Language::ALL {
        let said = |key: &str, left: u8| language.words().with(key, &[("left", left.into())]);
        assert_eq!(hint(1, language), said("am-ask-place-hint", 11));
        assert_eq!(hint(0, language), said("am-ask-place-hint-anywhere", 12));
    }
}
