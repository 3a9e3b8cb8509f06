//! A stand-in for tests: everyone calls a coin, the coin is tossed, who was right wins.

use std::fmt;
use std::str::FromStr;

use bots::{Chances, Insight, Scores};
use game::{Buffer, Dice, Game, ParseError, Ranking, Refusal, Seat, Sink, Status, Step, Worlds};
use serde::{Deserialize, Deserializer, Serialize};

use words::{Language, Prompt, Speech, Text, Voice};

use crate::games::Listed;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Coin {
    setup: Setup,
    calls: Vec<Side>,
    fallen: Option<Side>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) edition: Edition,
    pub(crate) options: Options,
    /// Who calls first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) first: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Edition {
    En,
    De,
}

#[derive(Clone, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Options {
    /// The coin has two heads.
    pub(crate) loaded_coin: bool,
    /// The coin always comes to stand on its rim, and is tossed again.
    pub(crate) thick_coin: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, edition: Edition::En, options: Options::default(), first: None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    Heads,
    Tails,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Heads => "heads",
            Side::Tails => "tails",
        })
    }
}

impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Side, ParseError> {
        match text {
            "heads" => Ok(Side::Heads),
            "tails" => Ok(Side::Tails),
            _ => Err(ParseError::new("a coin shows heads or tails", text)),
        }
    }
}

impl Speech for Coin {
    const TEXTS: words::Texts = [""; game::Language::ALL.len()];

    fn name(_language: Language) -> &'static str {
        "Coin"
    }

    fn sentence(_voice: Voice<'_, Coin>, side: &Side) -> Text {
        side.to_string().into()
    }

    fn question(_voice: Voice<'_, Coin>, _view: &(), _sides: &[Side]) -> Prompt {
        Prompt::new("heads or tails?")
    }

    fn choice(_voice: Voice<'_, Coin>, _view: &(), side: &Side) -> String {
        side.to_string()
    }

    fn progress(_language: Language, _view: &()) -> String {
        String::new()
    }

    fn agreed(_language: Language, _setup: &Setup) -> Vec<String> {
        Vec::new()
    }

    fn how_it_ended(_voice: Voice<'_, Coin>, _view: &()) -> Option<Text> {
        Some("the coin has fallen.".into())
    }

    fn hand(_voice: Voice<'_, Coin>, _view: &()) -> Option<String> {
        None
    }

    fn on_the_board(_voice: Voice<'_, Coin>, _view: &()) -> Vec<String> {
        Vec::new()
    }

    fn at_the_table(_voice: Voice<'_, Coin>, _view: &()) -> Vec<String> {
        Vec::new()
    }

    fn final_points(_view: &(), seat: Seat) -> Option<i64> {
        Some(seat.index() as i64)
    }
}

impl Listed for Coin {
    fn more_options() -> Vec<String> {
        vec!["first".to_owned()]
    }
}

impl Worlds for Coin {
    fn world(_view: &(), _dice: &mut impl Dice) -> Coin {
        Coin { setup: Setup::default(), calls: Vec::new(), fallen: None }
    }

    fn read_view<'de, D: Deserializer<'de>>(from: D, _memory: &()) -> Result<(), D::Error> {
        <()>::deserialize(from)
    }
}

impl Insight for Coin {
    type Beliefs = ();
    type Mind = ();
    const NOISE: f32 = 0.0;

    fn mind(_view: &(), _beliefs: &()) {}

    fn chances(&self, _mind: &()) -> Chances {
        [0.5; game::MAX_SEATS]
    }

    fn glance(&self, _seat: Seat, _mind: &(), actions: &[Side], into: &mut Scores) {
        into.extend(actions.iter().map(|_| 0.0));
    }

    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.fallen.is_some() && self.calls.get(seat.index()).copied() == self.fallen)
    }
}

impl Game for Coin {
    const NAME: &'static str = "coin";
    const REVISION: u32 = 1;
    type Setup = Setup;
    type Action = Side;
    type Chance = Side;
    type Event = Side;
    type Shown = Side;
    type Memory = ();
    type View = ();
    type Position = Coin;

    fn new(setup: &Setup) -> Result<Coin, Refusal> {
        match setup.players {
            2..=4 => Ok(Coin { setup: setup.clone(), calls: Vec::new(), fallen: None }),
            _ => Err(Refusal::SETUP),
        }
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn seats(&self) -> usize {
        self.setup.players.into()
    }

    fn status(&self) -> Status {
        if let Some(fallen) = self.fallen {
            let place = |call: &Side| if *call == fallen { 1 } else { 2 };
            return Status::Over(Ranking::new(&self.calls.iter().map(place).collect::<Vec<_>>()));
        }
        match self.calls.len() {
            calls if calls == self.seats() => Status::Chance,
            next => Status::seat(Seat::new(next)),
        }
    }

    fn actions(&self, seat: Seat, into: &mut Buffer<Side>) {
        if self.status().asks(seat) {
            into.extend([Side::Heads, Side::Tails]);
        }
    }

    fn chances() -> Vec<Side> {
        vec![Side::Heads, Side::Tails]
    }

    fn sample(&self, dice: &mut impl Dice) -> Side {
        let sides = if self.setup.options.loaded_coin { 1 } else { 2 };
        if dice.below(sides) == 0 { Side::Heads } else { Side::Tails }
    }

    fn apply(&mut self, step: Step<Coin>, tell: &mut impl Sink<Side>) -> Result<(), Refusal> {
        match (step, self.status()) {
            (_, Status::Over(_)) => Err(Refusal::OVER),
            (Step::Act(seat, call), status) if status.asks(seat) => {
                self.calls.push(call);
                tell.tell(|| call);
                Ok(())
            }
            (Step::Act(..), _) => Err(Refusal::NOT_ASKED),
            (Step::Chance(side), Status::Chance) => {
                self.fallen = (!self.setup.options.thick_coin).then_some(side);
                tell.tell(|| side);
                Ok(())
            }
            (Step::Chance(_), _) => Err(Refusal::NO_CHANCE),
        }
    }

    fn shown(&self, event: &Side, _seat: Option<Seat>) -> Option<Side> {
        Some(*event)
    }

    fn memory(&self, _seat: Option<Seat>) {}

    fn learn(_memory: &mut (), _shown: &Side) {}

    fn view(&self, _seat: Option<Seat>, _memory: &()) {}

    fn position(&self) -> Coin {
        self.clone()
    }

    fn from_position(position: &Coin) -> Result<Coin, String> {
        Ok(position.clone())
    }

    fn turn(&self) -> u32 {
        self.calls.len() as u32
    }

    fn ending(&self) -> &'static str {
        match self.fallen {
            None => "",
            Some(Side::Heads) => "heads",
            Some(Side::Tails) => "tails",
        }
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        Some(match self.calls.get(seat.index())? {
            Side::Heads => "optimist",
            Side::Tails => "pessimist",
        })
    }
}
