//! What a seat, or a spectator, knows: what lies open and its memory. It has no field
//! for anything else.

use std::collections::BTreeMap;

use game::{Ranking, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::RattusCartus;
use crate::building_cards::{BuildingCard, BuildingSet};
use crate::cards::{Card, Cards, Class};
use crate::final_scoring::Score;
use crate::memory::{Hidden, Memory};
use crate::pending::{Pending, Phase, Progress};
use crate::revisions::Revision;
use crate::setup::{Rats, Setup, SupplyOrder};
use crate::state::Markers;

/// What a seat, or a spectator, knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Whose view it is; `None` is a spectator.
    pub seat: Option<Seat>,
    /// The rules the game began with.
    #[serde(skip)]
    pub(crate) revision: Revision,
    /// Players and options.
    pub setup: Setup,
    /// The phase.
    pub phase: Phase,
    /// What the table waits for.
    pub pending: Pending,
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Whether no actions take place in this round.
    pub last_round: bool,
    /// The start player.
    pub start: Seat,
    /// The 30 building cards that take part.
    pub chosen: BuildingSet,
    /// Those not seen yet, in the deck or in the replacement stack.
    pub unseen: BuildingSet,
    /// How many of the unseen ones are in the deck.
    pub building_deck: u8,
    /// How many of the unseen ones are in the replacement stack.
    pub stack: u8,
    /// What lies under the replacement stack, next one first.
    pub under: Vec<BuildingCard>,
    /// How many cards were exchanged in this phase A.
    pub exchanges: u8,
    /// The buildings of the round.
    pub row: Vec<BuildingCard>,
    /// The size of the population deck.
    pub deck: u8,
    /// The size of the population discard pile.
    pub discard: u8,
    /// The open piles.
    pub piles: Cards,
    /// How many victory point markers are left.
    pub markers: u8,
    /// How many markers of value 1 to 5 are in the game.
    pub marker_values: Markers,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// Influence by class and seat.
    pub influence: BTreeMap<Class, Vec<u16>>,
    /// Seats by class, by when their disc last moved: the earlier lies lower.
    pub discs: BTreeMap<Class, Vec<Seat>>,
    /// Who entered a building in this round, in order.
    pub entered: Vec<Seat>,
    /// Who has the premium action in the building being resolved.
    pub premium: Option<Seat>,
    /// How many players have carried out their supply action.
    pub supplied: u8,
    /// How far phase D has come.
    pub progress: Progress,
    /// The Nun-row, as far as this seat has seen it.
    pub nun_row: Vec<Option<Card>>,
    /// The cards this seat does not see, and where each may be. The text leaves out how many
    /// there are in each place, which a memory knows.
    #[serde(skip_deserializing)]
    pub hidden: Hidden,
    /// The final scores, by seat.
    pub scores: Option<Vec<Score>>,
    /// The final places.
    pub ranking: Option<Ranking>,
    /// Whom the plague has taken, when the game has ended.
    pub dead: Option<SeatSet>,
}

/// What is known of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    /// The number of hand cards.
    pub hand_size: u8,
    /// The hand, for its owner, and for all when the game has ended.
    pub hand: Option<Cards>,
    /// The number of cards laid into a building.
    pub laid_size: u8,
    /// The cards laid, for their owner, and for all when they are revealed.
    pub laid: Option<Cards>,
    /// Whether the laid cards lie open.
    pub open: bool,
    /// The number of cards chosen to be given away.
    pub offered_size: u8,
    /// These cards, for their owner.
    pub offered: Option<Cards>,
    /// The rats, for their owner, and for all when the game has ended or by option.
    pub rats: Option<u16>,
    /// The number of victory point markers.
    pub markers: u8,
    /// How many of value 1 to 5, for their owner, and for all unless values differ.
    pub marker_values: Option<Markers>,
    /// Whether a supply action is chosen in this phase B.
    pub has_chosen: bool,
    /// Which, for its owner, and for all when all have chosen.
    pub supply: Option<BuildingCard>,
    /// The building entered in this round.
    pub building: Option<BuildingCard>,
    /// The place in that building, from 1.
    pub place: Option<u8>,
}

impl View {
    pub(crate) fn new(game: &RattusCartus, seat: Option<Seat>, memory: &Memory) -> View {
        let seats = game.seats_count();
        let over = game.phase == Phase::EndOfGame;
        let track = |class: Class| &game.tracks[class as usize];
        let influence = |class| (class, track(class).influence[..seats].to_vec());
        let moved = |class| track(class).order[..seats].iter().map(|&at| Seat::new(at.into()));
        let mut piles = Cards::NONE;
        for card in Card::OPEN {
            piles.add(card, game.piles[card.pile()]);
        }
        View {
            seat,
            revision: game.revision,
            setup: game.setup,
            phase: game.phase,
            pending: game.pending,
            round: game.round,
            rounds: game.facts().rounds,
            last_round: game.round > 0 && game.is_last_round(),
            start: game.start,
            chosen: game.chosen,
            unseen: game.unseen,
            building_deck: game.building_deck(),
            stack: game.stack,
            under: game.under.to_vec(),
            exchanges: game.exchanges,
            row: game.row.to_vec(),
            deck: game.deck.size(),
            discard: game.discard.size(),
            piles,
            markers: game.markers.iter().sum(),
            marker_values: game.all_markers(),
            players: Seat::all(seats).map(|of| PlayerView::new(game, of, seat)).collect(),
            influence: Class::ALL.into_iter().map(influence).collect(),
            discs: Class::ALL.into_iter().map(|class| (class, moved(class).collect())).collect(),
            entered: game.entered.to_vec(),
            premium: game.premium,
            supplied: game.supplied,
            progress: game.progress,
            nun_row: memory.nun_row.clone(),
            hidden: memory.hidden.clone(),
            scores: over.then(|| game.scores()),
            ranking: over.then(|| game.ranking()),
            dead: over.then(|| game.dead()),
        }
    }
}

impl PlayerView {
    /// RC-BLD-HOSPITAL-04. How many cards this player can discard in the Hospital where the
    /// action allows `most`, as far as its rats are known.
    pub fn most_traded(&self, most: u8) -> u8 {
        let rats = self.rats.map_or(most, |rats| rats.min(most.into()) as u8);
        most.min(self.hand_size).min(rats)
    }

    fn new(game: &RattusCartus, of: Seat, seat: Option<Seat>) -> PlayerView {
        let player = &game.players[of];
        let own = seat == Some(of);
        let over = game.phase == Phase::EndOfGame;
        let open = game.open.contains(of);
        let chosen_in_secret = matches!(game.pending, Pending::Supply { .. })
            && game.setup.supply == SupplyOrder::Together;
        let rats_open = own || over || game.setup.rats == Rats::Open;
        let values_open = own || over || !game.markers_are_secret();
        let here = |at: u8| game.entrants(at).position(|other| other == of);
        PlayerView {
            hand_size: player.hand.size(),
            hand: (own || over).then_some(player.hand),
            laid_size: player.laid.size(),
            laid: (own || open).then_some(player.laid),
            open,
            offered_size: player.offered.size(),
            offered: own.then_some(player.offered),
            rats: rats_open.then_some(player.rats),
            markers: player.markers.iter().sum(),
            marker_values: values_open.then_some(player.markers),
            has_chosen: player.supply.is_some(),
            supply: player.supply.filter(|_| own || !chosen_in_secret),
            building: player.building.and_then(|at| game.row.get(usize::from(at)).copied()),
            place: player.building.and_then(here).map(|place| place as u8 + 1),
        }
    }
}

impl RattusCartus {
    /// How many markers of each value are in the game; everybody knows that.
    pub(crate) fn all_markers(&self) -> Markers {
        let mut all = self.markers;
        for player in &self.players.0 {
            for (count, more) in all.iter_mut().zip(player.markers) {
                *count += more;
            }
        }
        all
    }
}
