//! AM-SWITCH. The four rulebooks, and what a table may play differently.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::named::named;
use crate::revisions::Revision;

named! {
    /// The rulebook a table plays by.
    #[derive(Default)]
    pub enum Edition: "an edition is en, de, es or fr" {
        /// English.
        #[default]
        En = "en",
        /// German.
        De = "de",
        /// Spanish.
        Es = "es",
        /// French.
        Fr = "fr",
    }
}

named! {
    /// A rule that the editions, or groups, read in two ways.
    pub enum Switch: "a switch is one of the eighteen, such as finite-bank" {
        /// The bank holds only the money of the box.
        FiniteBank = "finite-bank",
        /// Igor and Fresh Start Club may go to any other area.
        RescueAnywhere = "rescue-anywhere",
        /// The Shades may be used any number of times a turn.
        ShadesUnlimited = "shades-unlimited",
        /// Small Gods shields all of your pieces in an area, or none.
        SmallGodsWholeArea = "small-gods-whole-area",
        /// Small Gods keeps demons and trolls off areas without a piece of yours.
        SmallGodsAnywhere = "small-gods-anywhere",
        /// Small Gods keeps off trolls as well as demons.
        SmallGodsTrolls = "small-gods-trolls",
        /// Small Gods works in the turn its card is gained.
        SmallGodsAtOnce = "small-gods-at-once",
        /// Control of the most expensive area breaks a tie, not the most expensive card.
        TieByControl = "tie-by-control",
        /// The same area rolled twice counts twice.
        RepeatRolls = "repeat-rolls",
        /// The Duckman, Foul Ole Ron and Canting Crew may move trolls and demons.
        LeadNeutrals = "lead-neutrals",
        /// The twelfth minion may be moved to any other area.
        FreeRelocation = "free-relocation",
        /// The Mob and Doctor Hix need no minion where they put a marker.
        BareTrouble = "bare-trouble",
        /// Drumknott and Ponder Stibbons make both plays compulsory.
        MustPlayBoth = "must-play-both",
        /// Gaspode also stops what your own card does to you.
        GaspodeOwnCard = "gaspode-own-card",
        /// Wallace Sonky shields from only one of Carcer's rolls.
        SonkyOneRoll = "sonky-one-roll",
        /// A building saved by Small Gods ends a fire.
        FireStops = "fire-stops",
        /// Doctor Mossy Lawn ends the turn without a refill.
        MossyNoRefill = "mossy-no-refill",
        /// A City Area card under a demon breaks no tie.
        DemonMutesTieBreak = "demon-mutes-tie-break",
    }
}

impl Switch {
    /// Whether the rulebook of this edition has it on.
    pub const fn default_in(self, edition: Edition) -> bool {
        use Edition::{De, Fr};
        match self {
            Switch::FiniteBank
            | Switch::SmallGodsWholeArea
            | Switch::TieByControl
            | Switch::FreeRelocation => matches!(edition, De),
            Switch::RescueAnywhere => matches!(edition, De | Fr),
            Switch::SmallGodsAtOnce => !matches!(edition, Fr),
            Switch::SmallGodsTrolls | Switch::RepeatRolls => true,
            _ => false,
        }
    }

    /// The same at a table that plays by a revision of the rules.
    const fn default_at(self, edition: Edition, revision: Revision) -> bool {
        match (self, revision) {
            (Switch::FreeRelocation, Revision::First) => false,
            (Switch::DemonMutesTieBreak, Revision::First) => true,
            _ => self.default_in(edition),
        }
    }

    /// Its rule in the ledger.
    pub const fn rule(self) -> &'static str {
        [
            "AM-SWITCH-01",
            "AM-SWITCH-02",
            "AM-SWITCH-03",
            "AM-SWITCH-04",
            "AM-SWITCH-05",
            "AM-SWITCH-06",
            "AM-SWITCH-07",
            "AM-SWITCH-08",
            "AM-SWITCH-09",
            "AM-SWITCH-10",
            "AM-SWITCH-11",
            "AM-SWITCH-12",
            "AM-SWITCH-13",
            "AM-SWITCH-14",
            "AM-SWITCH-15",
            "AM-SWITCH-16",
            "AM-SWITCH-17",
            "AM-SWITCH-18",
        ][self as usize]
    }
}

/// The switches in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Switches(u32);

impl Switches {
    /// Those of an edition, with a table's own changes.
    pub(crate) fn new(
        edition: Edition,
        changes: &BTreeMap<Switch, bool>,
        revision: Revision,
    ) -> Switches {
        let on = |switch: &Switch| {
            changes.get(switch).copied().unwrap_or_else(|| switch.default_at(edition, revision))
        };
        Switches(
            Switch::ALL.iter().filter(|switch| on(switch)).fold(0, |set, &s| set | 1 << s as u32),
        )
    }

    /// Whether this one is on.
    #[inline]
    pub(crate) const fn on(self, switch: Switch) -> bool {
        self.0 & 1 << switch as u32 != 0
    }

    /// What differs from the edition's own.
    pub(crate) fn changes(self, edition: Edition, revision: Revision) -> BTreeMap<Switch, bool> {
        let changed = |&switch: &Switch| self.on(switch) != switch.default_at(edition, revision);
        Switch::ALL.into_iter().filter(changed).map(|switch| (switch, self.on(switch))).collect()
    }
}

/// One line of the table of differences.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Difference {
    /// The switch.
    pub switch: Switch,
    /// Its rule in the ledger.
    pub rule: String,
    /// Whether it is on, by edition.
    pub on: [bool; Edition::ALL.len()],
}

/// Every switch with its value in each edition.
pub fn differences() -> Vec<Difference> {
    Switch::ALL
        .into_iter()
        .map(|switch| Difference {
            switch,
            rule: switch.rule().to_owned(),
            on: Edition::ALL.map(|edition| switch.default_in(edition)),
        })
        .collect()
}
