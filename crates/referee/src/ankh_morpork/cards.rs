//! The 101 player cards, typed from the list of the printed ones.

use Deck::{First, Second};
use Symbol::{Another, Assassinate, Build, Calm, Event, Interrupt, Minion, Money, Scroll};
use Text::*;

/// Which deck a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deck {
    First,
    Second,
}

/// A symbol along the top of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Symbol {
    Minion,
    Build,
    Assassinate,
    Calm,
    Money(u32),
    Scroll,
    Event,
    Another,
    Interrupt,
}

/// What the text of a card does when its scroll is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Text {
    None,
    Loan,
    DemandCards,
    Tribute,
    SellCard,
    StealFromAll,
    StealFromOne,
    Penalty,
    SwapPersonality,
    Peek,
    Flee,
    MoveOpponent,
    MoveOwn,
    PayToMove,
    EarnTrouble,
    EarnIsle,
    EarnMinions,
    EarnBuildings,
    SellCards(u32),
    DiscardOne,
    DiscardRefill,
    DiscardOpponentCard,
    GambleSteal,
    GambleBank,
    GambleRemove,
    Draw(u32),
    DrawPerBuilding,
    Recover,
    Extort,
    PlayTwo,
    Buy { trouble: bool },
    BuildHalf,
    PlaceAtBuilding,
    PlaceNearUnrealEstate(u32),
    PlaceQuietly,
    PlaceAtTrouble,
    AddTrouble,
    SpreadTrouble,
    StealCard,
    SwapHands,
    ForcePayment,
    PayToMakeRemove,
    PayToAssassinate,
    RemoveFromUnrealEstate,
    SwapMinions,
    RollAndRemove,
    EachRemoves,
}

/// A player card.
#[derive(Debug)]
pub(crate) struct Card {
    pub(crate) name: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) deck: Deck,
    pub(crate) symbols: &'static [Symbol],
    pub(crate) text: Text,
}

impl Card {
    /// AM-ACT-INTERRUPT-26. Whether it is an interrupt.
    pub(crate) fn is_interrupt(&self) -> bool {
        self.symbols == [Interrupt]
    }
}

const fn card(
    name: &'static str,
    rule: &'static str,
    deck: Deck,
    symbols: &'static [Symbol],
    text: Text,
) -> Card {
    Card { name, rule, deck, symbols, text }
}

/// A card by its name.
pub(crate) fn card_of(name: &str) -> Option<&'static Card> {
    CARDS.iter().find(|card| card.name == name)
}

/// All cards.
#[rustfmt::skip]
pub(crate) const CARDS: [Card; 101] = [
    card("mr-bent", "AM-CARD-MR-BENT", First, &[Scroll, Another], Loan),
    card("the-bank-of-ankh-morpork", "AM-CARD-THE-BANK-OF-ANKH-MORPORK", First, &[Scroll, Another], Loan),
    card("the-beggars-guild", "AM-CARD-THE-BEGGARS-GUILD", First, &[Scroll, Minion], DemandCards),
    card("the-ankh-morpork-sunshine-dragon-sanctuary", "AM-CARD-THE-ANKH-MORPORK-SUNSHINE-DRAGON-SANCTUARY", First, &[Scroll, Another], Tribute),
    card("sergeant-angua", "AM-CARD-SERGEANT-ANGUA", First, &[Calm, Another], None),
    card("the-agony-aunts", "AM-CARD-THE-AGONY-AUNTS", First, &[Assassinate, Money(2), Minion], None),
    card("the-seamstresses-guild", "AM-CARD-THE-SEAMSTRESSES-GUILD", First, &[Scroll, Minion], SellCard),
    card("mr-pin-and-mr-tulip", "AM-CARD-MR-PIN-AND-MR-TULIP", First, &[Assassinate, Money(1)], None),
    card("the-thieves-guild", "AM-CARD-THE-THIEVES-GUILD", First, &[Scroll, Minion], StealFromAll),
    card("wallace-sonky", "AM-CARD-WALLACE-SONKY", First, &[Interrupt], None),
    card("dr-whiteface", "AM-CARD-DR-WHITEFACE", First, &[Scroll, Minion], Penalty),
    card("zorgo-the-retro-phrenologist", "AM-CARD-ZORGO-THE-RETRO-PHRENOLOGIST", First, &[Scroll, Build], SwapPersonality),
    card("queen-molly", "AM-CARD-QUEEN-MOLLY", First, &[Minion, Scroll], DemandCards),
    card("the-royal-mint", "AM-CARD-THE-ROYAL-MINT", First, &[Build, Money(5)], None),
    card("rincewind", "AM-CARD-RINCEWIND", First, &[Event, Scroll, Another], Flee),
    card("rosie-palm", "AM-CARD-ROSIE-PALM", First, &[Minion, Scroll], SellCard),
    card("sacharissa-cripslock", "AM-CARD-SACHARISSA-CRIPSLOCK", First, &[Scroll, Minion], EarnTrouble),
    card("shonky-shop", "AM-CARD-SHONKY-SHOP", First, &[Scroll, Build], SellCards(1)),
    card("the-mended-drum", "AM-CARD-THE-MENDED-DRUM", First, &[Build, Money(2)], None),
    card("modo", "AM-CARD-MODO", First, &[Scroll, Minion], DiscardOne),
    card("nobby-nobbs", "AM-CARD-NOBBY-NOBBS", First, &[Scroll, Another], StealFromOne),
    card("the-opera-house", "AM-CARD-THE-OPERA-HOUSE", First, &[Build, Scroll], EarnIsle),
    card("the-peeled-nuts", "AM-CARD-THE-PEELED-NUTS", First, &[], None),
    card("pink-pussycat-club", "AM-CARD-PINK-PUSSYCAT-CLUB", First, &[Money(3), Another], None),
    card("here-n-now", "AM-CARD-HERE-N-NOW", First, &[Scroll, Another], GambleSteal),
    card("hex", "AM-CARD-HEX", First, &[Scroll, Build], Draw(3)),
    card("history-monks", "AM-CARD-HISTORY-MONKS", First, &[Scroll, Minion], Recover),
    card("inigo-skimmer", "AM-CARD-INIGO-SKIMMER", First, &[Assassinate, Money(2)], None),
    card("leonard-of-quirm", "AM-CARD-LEONARD-OF-QUIRM", First, &[Scroll], Draw(4)),
    card("librarian", "AM-CARD-LIBRARIAN", First, &[Scroll], Draw(4)),
    card("gaspode", "AM-CARD-GASPODE", First, &[Interrupt], None),
    card("gimlets-dwarf-delicatessen", "AM-CARD-GIMLETS-DWARF-DELICATESSEN", First, &[Money(3), Minion], None),
    card("groat", "AM-CARD-GROAT", First, &[Minion], None),
    card("mr-gryle", "AM-CARD-MR-GRYLE", First, &[Assassinate, Money(1)], None),
    card("hargas-house-of-ribs", "AM-CARD-HARGAS-HOUSE-OF-RIBS", First, &[Money(3), Minion], None),
    card("harry-king", "AM-CARD-HARRY-KING", First, &[Minion, Scroll], SellCards(2)),
    card("the-duckman", "AM-CARD-THE-DUCKMAN", First, &[Scroll], MoveOpponent),
    card("the-dysk", "AM-CARD-THE-DYSK", First, &[Build, Scroll], EarnIsle),
    card("the-fire-brigade", "AM-CARD-THE-FIRE-BRIGADE", First, &[Scroll, Another], Extort),
    card("the-fools-guild", "AM-CARD-THE-FOOLS-GUILD", First, &[Scroll, Minion], Penalty),
    card("foul-ole-ron", "AM-CARD-FOUL-OLE-RON", First, &[Scroll, Another], MoveOpponent),
    card("fresh-start-club", "AM-CARD-FRESH-START-CLUB", First, &[Interrupt], None),
    card("mr-boggis", "AM-CARD-MR-BOGGIS", First, &[Scroll, Minion], StealFromAll),
    card("mrs-cake", "AM-CARD-MRS-CAKE", First, &[Scroll, Money(2), Build], Peek),
    card("captain-carrot", "AM-CARD-CAPTAIN-CARROT", First, &[Minion, Calm, Money(1)], None),
    card("dr-cruces", "AM-CARD-DR-CRUCES", First, &[Assassinate, Money(3)], None),
    card("cmot-dibbler", "AM-CARD-CMOT-DIBBLER", First, &[Scroll, Another], GambleBank),
    card("drumknott", "AM-CARD-DRUMKNOTT", First, &[Scroll], PlayTwo),
    card("sybil-vimes", "AM-CARD-SYBIL-VIMES", Second, &[Money(3), Scroll], Buy { trouble: false }),
    card("mr-teatime", "AM-CARD-MR-TEATIME", Second, &[Money(3), Assassinate, Another], None),
    card("the-watch", "AM-CARD-THE-WATCH", Second, &[Build, Calm], None),
    card("wee-mad-arthur", "AM-CARD-WEE-MAD-ARTHUR", Second, &[Scroll], BuildHalf),
    card("william-de-worde", "AM-CARD-WILLIAM-DE-WORDE", Second, &[Minion, Scroll], EarnTrouble),
    card("willikins", "AM-CARD-WILLIKINS", Second, &[Scroll], PlaceAtBuilding),
    card("the-senior-wrangler", "AM-CARD-THE-SENIOR-WRANGLER", Second, &[Event, Scroll, Another], PlaceNearUnrealEstate(1)),
    card("mr-shine", "AM-CARD-MR-SHINE", Second, &[Scroll], PlaceQuietly),
    card("mr-slant", "AM-CARD-MR-SLANT", Second, &[Scroll, Build], EarnMinions),
    card("the-smoking-gnu", "AM-CARD-THE-SMOKING-GNU", Second, &[Scroll, Another], PlaceAtTrouble),
    card("stanley", "AM-CARD-STANLEY", Second, &[Scroll, Minion], StealCard),
    card("susan", "AM-CARD-SUSAN", Second, &[Interrupt], None),
    card("ponder-stibbons", "AM-CARD-PONDER-STIBBONS", Second, &[Event, Scroll], PlayTwo),
    card("the-post-office", "AM-CARD-THE-POST-OFFICE", Second, &[Scroll, Minion], EarnBuildings),
    card("reacher-gilt", "AM-CARD-REACHER-GILT", Second, &[Scroll], Buy { trouble: true }),
    card("professor-of-recent-runes", "AM-CARD-PROFESSOR-OF-RECENT-RUNES", Second, &[Event, Scroll, Another], Draw(2)),
    card("archchancellor-ridcully", "AM-CARD-ARCHCHANCELLOR-RIDCULLY", Second, &[Event, Scroll], PlaceNearUnrealEstate(2)),
    card("ruby", "AM-CARD-RUBY", Second, &[Minion, Build], None),
    card("igor", "AM-CARD-IGOR", Second, &[Interrupt], None),
    card("the-luggage", "AM-CARD-THE-LUGGAGE", Second, &[Assassinate, Scroll], DiscardOne),
    card("the-mob", "AM-CARD-THE-MOB", Second, &[Scroll, Minion, Another], SpreadTrouble),
    card("moist-von-lipwig", "AM-CARD-MOIST-VON-LIPWIG", Second, &[Minion, Money(3), Scroll, Another], Draw(2)),
    card("doctor-mossy-lawn", "AM-CARD-DOCTOR-MOSSY-LAWN", Second, &[Interrupt], None),
    card("patricians-palace", "AM-CARD-PATRICIANS-PALACE", Second, &[Build, Money(4), Minion], None),
    card("edward-d-eath", "AM-CARD-EDWARD-D-EATH", Second, &[Assassinate, Money(3), Build], None),
    card("errol", "AM-CARD-ERROL", Second, &[Scroll, Another], GambleRemove),
    card("gargoyles", "AM-CARD-GARGOYLES", Second, &[Scroll, Build], DrawPerBuilding),
    card("doctor-hix", "AM-CARD-DOCTOR-HIX", Second, &[Event, Scroll, Another], AddTrouble),
    card("hobsons-livery-stable", "AM-CARD-HOBSONS-LIVERY-STABLE", Second, &[Scroll, Build], PayToMove),
    card("hubert", "AM-CARD-HUBERT", Second, &[Scroll, Minion], ForcePayment),
    card("death", "AM-CARD-DEATH", Second, &[Assassinate, Assassinate, Build], None),
    card("deep-dwarves", "AM-CARD-DEEP-DWARVES", Second, &[Scroll, Another], PlaceQuietly),
    card("sergeant-detritus", "AM-CARD-SERGEANT-DETRITUS", Second, &[Calm, Calm], None),
    card("dorfl", "AM-CARD-DORFL", Second, &[Scroll, Another], MoveOwn),
    card("lord-downey", "AM-CARD-LORD-DOWNEY", Second, &[Assassinate, Money(3), Build], None),
    card("dwarves", "AM-CARD-DWARVES", Second, &[Minion, Minion], None),
    card("sergeant-cheery-littlebottom", "AM-CARD-SERGEANT-CHEERY-LITTLEBOTTOM", Second, &[Scroll, Calm], Draw(2)),
    card("otto-chriek", "AM-CARD-OTTO-CHRIEK", Second, &[Scroll, Build], EarnTrouble),
    card("the-clacks", "AM-CARD-THE-CLACKS", Second, &[Scroll, Money(2), Another], Draw(2)),
    card("sergeant-colon", "AM-CARD-SERGEANT-COLON", Second, &[Calm, Minion], None),
    card("cosmo-lavish", "AM-CARD-COSMO-LAVISH", Second, &[Scroll, Another], PayToMakeRemove),
    card("the-dean", "AM-CARD-THE-DEAN", Second, &[Event, Scroll, Another], RemoveFromUnrealEstate),
    card("the-bursar", "AM-CARD-THE-BURSAR", Second, &[Event, Scroll, Another], SwapMinions),
    card("cable-street-particulars", "AM-CARD-CABLE-STREET-PARTICULARS", Second, &[Scroll, Minion], DiscardOpponentCard),
    card("canting-crew", "AM-CARD-CANTING-CREW", Second, &[Scroll, Minion], MoveOpponent),
    card("carcer", "AM-CARD-CARCER", Second, &[Scroll, Another], RollAndRemove),
    card("the-chair-of-indefinite-studies", "AM-CARD-THE-CHAIR-OF-INDEFINITE-STUDIES", Second, &[Event, Scroll, Another], SwapHands),
    card("sir-charles-lavatory", "AM-CARD-SIR-CHARLES-LAVATORY", Second, &[Scroll, Build], EarnBuildings),
    card("adora-belle-dearheart", "AM-CARD-ADORA-BELLE-DEARHEART", Second, &[Scroll, Minion, Build], MoveOwn),
    card("the-alchemists-guild", "AM-CARD-THE-ALCHEMISTS-GUILD", Second, &[Scroll, Build], DiscardRefill),
    card("the-auditors", "AM-CARD-THE-AUDITORS", Second, &[Scroll], EachRemoves),
    card("buggy-swires", "AM-CARD-BUGGY-SWIRES", Second, &[Calm], None),
    card("burleigh-and-stronginthearm", "AM-CARD-BURLEIGH-AND-STRONGINTHEARM", Second, &[Scroll, Build], PayToAssassinate),
];
