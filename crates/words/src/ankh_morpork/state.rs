//! How the table stands: the city, and the players.

use ankh_morpork::{AnkhMorpork, AreaView, Owner, SeatView, View};
use game::Seat;

type Voice<'a> = crate::Voice<'a, AnkhMorpork>;

/// The city area by area.
pub(super) fn board(voice: Voice<'_>, view: &View) -> Vec<String> {
    view.areas().iter().map(|area| voice.in_words(area)).collect()
}

/// The draw pile and everybody, then what only the reader knows.
pub(super) fn people(voice: Voice<'_>, view: &View) -> Vec<String> {
    let mut lines = vec![labelled(voice, "am-draw-pile", view.pile().to_string())];
    lines.extend(view.seats().iter().map(|seat| player(voice, seat)));
    if view.seat().is_some() {
        lines.extend(own(voice, view));
    }
    lines
}

/// What everyone can see of a player.
fn player(voice: Voice<'_>, player: &SeatView) -> String {
    let facts = [
        labelled(voice, "am-cards-in-hand", player.hand_size.to_string()),
        labelled(voice, "am-money-label", voice.money(player.money.into())),
        labelled(voice, "am-minions-left", player.minions_left.to_string()),
    ];
    let name = match voice.names.is_reader(player.seat) {
        true => voice.say("you"),
        false => voice.name(player.seat),
    };
    format!("{name}{} {}", voice.words.colon(), voice.words.parts(&facts))
}

/// The reader's hand.
pub(super) fn hand(voice: Voice<'_>, view: &View) -> String {
    match view.hand().is_empty() {
        true => voice.say("am-hand-empty").to_owned(),
        false => labelled(voice, "am-hand", voice.cards(view.hand())),
    }
}

/// The reader's hand and goal.
fn own(voice: Voice<'_>, view: &View) -> Vec<String> {
    let personality = view.personality().map(|own| {
        let seat = view.seat().and_then(|seat| view.seats().get(seat.index()));
        let progress = seat.and_then(|seat| seat.radar.get(own.id())).copied();
        let goal = voice.goal(own, progress.map_or(0, |progress| progress.need));
        let far = progress.map(|progress| format!(" ({})", voice.progress(own, progress)));
        let far = far.unwrap_or_default();
        labelled(voice, "am-secret", format!("{}. {goal}{far}", voice.personality(own)))
    });
    [hand(voice, view)].into_iter().chain(personality).collect()
}

fn labelled(voice: Voice<'_>, label: &str, value: String) -> String {
    format!("{}{} {value}", voice.say(label), voice.words.colon())
}

/// How many minions of each owner are in an area.
pub fn counts(area: &AreaView) -> impl Iterator<Item = (Owner, u8)> + '_ {
    let players = area.minions.iter().enumerate();
    players
        .map(|(seat, &count)| (Owner::from(Seat::new(seat)), count))
        .chain([(Owner::TROLL, area.trolls), (Owner::DEMON, area.demons)])
        .filter(|&(_, count)| count > 0)
}

impl Voice<'_> {
    /// An area and what is in it, in a sentence.
    pub fn in_words(self, area: &AreaView) -> String {
        let mut content: Vec<String> = counts(area)
            .map(|(owner, count)| match owner.seat() {
                Some(seat) => self.with(
                    "am-area-minions",
                    &[("count", count.into()), ("name", self.name(seat).into())],
                ),
                None if owner == Owner::TROLL => {
                    self.with("am-area-trolls", &[("count", count.into())])
                }
                None => self.with("am-area-demons", &[("count", count.into())]),
            })
            .collect();
        if content.is_empty() {
            content.push(self.say("am-area-empty").to_owned());
        }
        if let Some(seat) = area.building {
            content.push(self.with("am-area-building", &[("name", self.name(seat).into())]));
        }
        if area.trouble {
            content.push(self.say("am-area-trouble").to_owned());
        }
        if area.card_lost {
            content.push(self.say("am-area-card-lost").to_owned());
        }
        let control = match area.controller {
            Some(seat) => self.with(
                "am-area-controlled",
                &[("you", self.you(seat).into()), ("name", self.name(seat).into())],
            ),
            None => self.say("am-area-uncontrolled").to_owned(),
        };
        self.with(
            "am-area-in-words",
            &[
                ("number", area.area.number().into()),
                ("area", self.area(area.area).into()),
                ("cost", self.money(area.area.cost().into()).into()),
                ("content", content.join(", ").into()),
                ("control", control.into()),
                ("neighbours", self.areas(area.area.neighbours()).into()),
            ],
        )
    }
}
