//! The table of Rattus Cartus.

use std::collections::BTreeSet;

use game::{Seat, Status};
use rattus_cartus::{Actions, Buildings, Pending, Phase, RattusCartus, Setup, SupplyOrder};
use web::{Language, Names, Pages, Reader, answer, table};

use crate::sitting::Sitting;

fn setups() -> [Setup; 4] {
    let plain = Setup::default();
    [
        Setup { players: 2, buildings: Buildings::Mixed, ..plain },
        Setup { players: 3, buildings: Buildings::OnePerClass, ..plain },
        Setup { players: 4, supply: SupplyOrder::Together, ..plain },
        Setup { players: 5, buildings: Buildings::Mixed, actions: Actions::Automatic, ..plain },
    ]
}

pub(crate) fn all_html<G: Pages>(scene: &web::Scene<'_, G>) -> String {
    G::regions(scene).into_iter().map(|region| region.html.into_string()).collect()
}

/// The values of the fields with this name.
fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    attributes(html, &format!("name=\"{name}\" value")).collect()
}

/// What every element with this attribute has for it.
fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let start = format!("{name}=\"");
    let rests: Vec<&str> = html.split(start.as_str()).skip(1).collect();
    rests.into_iter().filter_map(|rest| rest.split('"').next())
}

#[test]
fn whole_random_games_are_shown_to_everyone_and_every_answer_is_a_button() {
    let mut asked = BTreeSet::new();
    for (index, setup) in setups().iter().enumerate() {
        let mut sitting = Sitting::<RattusCartus>::new(setup, index as u64).expect("it starts");
        let mut turn = 0;
        while sitting.step() {
            let Status::Seats(seats) = sitting.table.status() else { continue };
            turn += 1;
            let lang = Language::ALL[turn % 4];
            // Everyone looks now and then, and whoever is asked always.
            let looks = |reader: &Option<Seat>| turn % 5 == 0 || *reader == seats.first();
            for reader in sitting.observers().filter(looks) {
                sitting.show(lang, reader, |scene| {
                    let html = all_html(scene);
                    let Some(question) = scene.question else {
                        assert!(!html.contains("name=\"action\""), "only who is asked can answer");
                        return;
                    };
                    let buttons: BTreeSet<&str> = values(&html, "action").into_iter().collect();
                    for action in question.actions {
                        assert!(
                            buttons.contains(action.to_string().as_str()),
                            "{action} in {:?}",
                            scene.view.pending
                        );
                    }
                });
            }
            if let Some(seat) = seats.first() {
                asked.insert(
                    format!("{:?}", sitting.table.view(Some(seat)).pending)
                        .split(' ')
                        .next()
                        .map(str::to_owned),
                );
            }
        }
    }
    assert!(asked.len() >= 9, "random games ask every kind of question: {asked:?}");
}

#[test]
fn every_set_of_ticked_cards_that_is_offered_is_accepted() {
    let mut tried = 0;
    for seed in 0..2 {
        let mut sitting = Sitting::<RattusCartus>::new(
            &Setup { buildings: Buildings::Mixed, ..Setup::default() },
            seed,
        )
        .expect("it starts");
        while sitting.step() {
            let Status::Seats(seats) = sitting.table.status() else { continue };
            let Some(seat) = seats.first() else { continue };
            let view = sitting.table.view(Some(seat));
            let number = match view.pending {
                Pending::Play { .. } => None,
                Pending::Lay { left, .. } | Pending::Discard { left, .. } => Some(left),
                Pending::Give { each, .. } => Some(each - view.players[seat.index()].offered_size),
                Pending::Trade { most, .. } => Some(most),
                _ => continue,
            };
            let html = sitting.show(Language::En, Some(seat), all_html);
            let ticks = values(&html, "tick");
            let number = number.map_or(ticks.len(), usize::from).min(ticks.len());
            let press = values(&html, "action")
                .into_iter()
                .find(|value| value.contains('#'))
                .expect("a button sends the ticks");
            // The last ones: later cards always complete a set.
            let chosen = &ticks[ticks.len() - number..];
            let fields =
                [("action", press)].into_iter().chain(chosen.iter().map(|&tick| ("tick", tick)));
            let mut game = sitting.table.clone();
            for action in answer(fields) {
                let action = action.parse().expect("it is notation");
                game.apply(game::Step::Act(seat, action)).unwrap_or_else(|refusal| {
                    panic!("{action:?} in {:?}: {refusal}", view.pending)
                });
            }
            for set in values(&html, "action").into_iter().filter(|value| value.contains(';')) {
                let mut game = sitting.table.clone();
                for action in answer([("action", set)]) {
                    game.apply(game::Step::Act(seat, action.parse().expect("it is notation")))
                        .expect("a ready-made set is accepted");
                }
            }
            tried += 1;
        }
    }
    assert!(tried > 50, "{tried}");
}

#[test]
fn a_page_has_every_region_once_and_no_id_twice() {
    let mut sitting = Sitting::<RattusCartus>::new(&Setup::default(), 7).expect("it starts");
    while sitting.step() {
        let view = sitting.table.view(None);
        let is_first_question =
            matches!(view.pending, Pending::Enter { .. } | Pending::Trade { .. });
        if !(view.round.is_multiple_of(3) && is_first_question) && view.phase != Phase::EndOfGame {
            continue;
        }
        let reader = Some(Seat::new(0));
        sitting.show(Language::De, reader, |scene| {
            let page = table::page(scene, &Reader { lang: Language::De, ..Reader::default() })
                .into_string();
            for region in table::regions(scene) {
                let id = format!("id=\"{}\"", region.id);
                assert!(region.html.into_string().contains(&id), "{}", region.id);
                assert_eq!(page.matches(&id).count(), 1, "{}", region.id);
            }
            let mut ids: Vec<&str> =
                page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let number = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), number);
        });
    }
}

#[test]
fn the_points_on_the_page_add_up_to_those_of_the_rules() {
    for (seed, setup) in (10..).zip(setups()) {
        let mut sitting = Sitting::<RattusCartus>::new(&setup, seed).expect("it starts");
        while sitting.step() {}
        sitting.show(Language::En, None, |scene| {
            let outcome = RattusCartus::result(scene).expect("it is over");
            let points = outcome.points.expect("there are points");
            for (seat, total) in points.total.iter().enumerate() {
                let sum: i32 = points.rows.iter().map(|row| row.cells[seat].points).sum();
                assert_eq!(sum, *total, "seat {seat}");
            }
            let ranking = scene.view.ranking.expect("it is over");
            assert_eq!(outcome.winners, ranking.winners().iter().collect::<Vec<Seat>>());
        });
    }
}

#[test]
fn the_options_form_reads_back_every_setting() {
    for setup in setups() {
        for lang in Language::ALL {
            let html = RattusCartus::options(lang, &setup).into_string();
            // What a browser would send: everything that is checked.
            let fields: Vec<(String, String)> = html
                .split("<input ")
                .skip(1)
                .filter_map(|input| input.split('>').next())
                .filter(|input| input.contains(" checked"))
                .map(|input| {
                    let of = |name: &str| {
                        input
                            .split(&format!("{name}=\""))
                            .nth(1)
                            .and_then(|rest| rest.split('"').next())
                    };
                    (
                        of("name").unwrap_or_default().to_owned(),
                        of("value").unwrap_or_default().to_owned(),
                    )
                })
                .collect();
            let read = RattusCartus::setup(&fields).expect("it is well formed");
            assert_eq!(RattusCartus::seated(&read, setup.players.into()), setup);
        }
    }
    let wrong = [("buildings".to_owned(), "ruins".to_owned())];
    assert_eq!(RattusCartus::setup(&wrong), Err("new-wrong-option"));
}

/// What the boxes that are ticked stand for.
fn ticked(html: &str) -> Vec<&str> {
    let inputs = html.split("<input").filter_map(|rest| rest.split('>').next());
    let ticked =
        inputs.filter(|input| input.contains(" name=\"tick\"") && input.contains(" checked"));
    ticked.flat_map(|input| values(input, "tick")).collect()
}

#[test]
fn followers_that_bring_no_rat_are_ticked_as_soon_as_they_are_asked_for_but_in_no_lesson() {
    let mut sitting = Sitting::<RattusCartus>::new(&Setup::default(), 6).expect("it starts");
    let (mut asked, mut some) = (0, 0);
    while sitting.step() {
        let Status::Seats(seats) = sitting.table.status() else { continue };
        let Some(seat) = seats.first() else { continue };
        let view = sitting.table.view(Some(seat));
        let html = sitting.show(Language::En, Some(seat), all_html);
        let player = &view.players[seat.index()];
        let (Pending::Play { .. }, Some(hand), Some(building)) =
            (view.pending, player.hand, player.building)
        else {
            assert!(ticked(&html).is_empty(), "cards are ticked in {:?}", view.pending);
            continue;
        };
        let fits = |card: &rattus_cartus::Card| {
            card.is_body() && (!card.is_population() || card.class() == Some(building.class()))
        };
        let fitting: Vec<String> =
            hand.each().filter(fits).map(|card| format!("lay {card}")).collect();
        assert_eq!(ticked(&html), fitting);
        sitting.info.learn = Some("/lessons/rattus-cartus/fit-is-free".into());
        let learning = sitting.show(Language::En, Some(seat), all_html);
        sitting.info.learn = None;
        assert!(ticked(&learning).is_empty(), "a lesson does not tell what fits");
        asked += 1;
        some += usize::from(!fitting.is_empty());
    }
    assert!(asked > 20 && some > 5, "{some} of {asked}");
}

#[test]
fn what_people_are_called_is_escaped() {
    let mut sitting = Sitting::<RattusCartus>::new(&Setup { players: 5, ..Setup::default() }, 3)
        .expect("it starts");
    for _ in 0..200 {
        sitting.step();
    }
    for reader in sitting.observers() {
        let html = sitting.show(Language::En, reader, all_html);
        assert!(html.contains("Ada &lt;3") && !html.contains("Ada <3"));
    }
    let names = sitting.show(Language::En, None, |scene| scene.names());
    assert_eq!(Names::of(&names, Seat::new(4)), "Ada <3");
}

/// HTML that a person can compare: a line for every element, and assets by plain name.
pub(crate) fn readable(html: &str) -> String {
    let mut out = String::with_capacity(html.len() + html.len() / 8);
    for line in html.replace("><", ">\n<").lines() {
        let mut rest = line;
        while let Some(at) = rest.find("/assets/") {
            let name = &rest[at + "/assets/".len()..];
            let end = name.find(['"', '#']).unwrap_or(name.len());
            out.push_str(&rest[..at]);
            out.push_str(web::assets::get(&name[..end]).map_or(&name[..end], |asset| asset.name));
            rest = &name[end..];
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

/// The first position of a seeded game in which the first seat is asked such a thing.
fn known(
    setup: &Setup,
    seed: u64,
    round: u8,
    is_wanted: impl Fn(Pending) -> bool,
) -> Sitting<RattusCartus> {
    let mut sitting = Sitting::<RattusCartus>::new(setup, seed).expect("it starts");
    while sitting.step() {
        let view = sitting.table.view(Some(Seat::new(0)));
        let mine = view.pending.seats().is_some_and(|seats| seats.contains(Seat::new(0)));
        if view.round >= round && (mine && is_wanted(view.pending)) {
            break;
        }
    }
    sitting
}

#[test]
fn known_views_are_drawn_as_they_were() {
    let mixed = Setup {
        buildings: Buildings::Mixed,
        supply: SupplyOrder::Together,
        actions: Actions::Automatic,
        ..Setup::default()
    };
    let own = Some(Seat::new(0));
    let supply =
        known(&Setup::default(), 1, 1, |pending| matches!(pending, Pending::Supply { .. }));
    let play = known(&mixed, 2, 3, |pending| matches!(pending, Pending::Play { .. }));
    let give = known(&mixed, 5, 2, |pending| matches!(pending, Pending::Give { .. }));
    let over = known(&mixed, 4, 99, |_| false);
    for (name, sitting, reader) in [
        ("supply", supply, own),
        ("play", play, own),
        ("give-spectator", give, None),
        ("over", over, own),
    ] {
        let html = sitting.show(Language::En, reader, all_html);
        let file = format!("{}/tests/golden/rattus-cartus-{name}.html", env!("CARGO_MANIFEST_DIR"));
        game::golden::check(file, &readable(&html));
    }
}

#[test]
fn a_line_of_the_log_speaks_to_its_reader_and_points_at_what_it_touched() {
    let play = |pending| matches!(pending, Pending::Play { .. });
    let sitting = known(&Setup::default(), 2, 2, play);
    let told = |lang, reader| sitting.show(lang, reader, all_html);
    for (lang, own) in [
        (Language::En, "You enter"),
        (Language::De, "Du betrittst"),
        (Language::Es, "Entras"),
        (Language::Fr, "Tu entres"),
    ] {
        assert!(told(lang, Some(Seat::new(0))).contains(own), "{own}");
        assert!(!told(lang, None).contains(own), "nobody is spoken to as a spectator");
    }
    let html = told(Language::En, None);
    let lit: BTreeSet<&str> = attributes(&html, "data-lights").collect();
    let pointed: BTreeSet<&str> = attributes(&html, "data-about").collect();
    assert!(pointed.intersection(&lit).count() >= 3, "{pointed:?} among {lit:?}");
}
