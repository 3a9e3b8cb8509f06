//! Dealing is fair, sealed, and the same for ever.
//!
//! The golden numbers here were worked out with a second implementation of
//! SHA-256, ChaCha8 and the draw, so they hold even if every library changes.

use game::dealer::{
    Contribution, Dealer, Handshake, HandshakeError, MAX_WORDS, Opening, Phase, Seed, WrongOpening,
};
use game::{Dice, Game, Seat, SeatSet, Silent, Step, dice};

use crate::tiny::{Setup, Tiny};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn seed() -> Seed {
    Seed::new(std::array::from_fn(|index| index as u8))
}

fn contribution(words: &str) -> Contribution {
    Contribution::new(std::array::from_fn(|index| index as u8), words).expect(words)
}

fn opening() -> Opening {
    Opening::new(seed(), vec![Some(contribution("per aspera")), None])
}

/// A table whose first seat has committed and whose second adds nothing.
fn committed() -> Handshake {
    let mut handshake = Handshake::new(seed(), 2);
    handshake.commit(FIRST, contribution("per aspera").commitment(FIRST)).expect("first");
    handshake.add_nothing(SECOND).expect("second");
    handshake
}

#[test]
fn a_draw_from_fixed_words_never_changes() {
    for (sides, words, result, left) in [
        (6, &[0, 0x8000_0000, 0xffff_ffff][..], 5, 0),
        (6, &[3, 0x2aaa_aaab, 9], 0, 2),
        (3, &[0, 0x5555_5556], 1, 0),
        (1, &[0xffff_ffff], 0, 0),
        (0x8000_0001, &[0, 1, 0x8000_0001, 5], 0, 2),
        (0xffff_ffff, &[0, 1, 2], 0, 1),
    ] {
        let mut rest = words.iter();
        let drawn = dice::below(sides, || *rest.next().expect("enough words"));
        assert_eq!((drawn, rest.len()), (result, left), "{sides} sides, {words:x?}");
    }
}

#[test]
fn commitments_and_key_never_change() {
    assert_eq!(
        seed().commitment().to_string(),
        "3f926b1725fc3ebbd012cd8934e698f08c85cb6fd12ad4d46929566720e0a998"
    );
    assert_eq!(
        contribution("per aspera").commitment(FIRST).to_string(),
        "14b38bea9b7f68cefb6085e72f9fe3197bac6be820de6c4895ed3a64ea6837f1"
    );
    let key: String = opening().key().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(key, "fa992bcff80196ae68a0b2a870b215d2753d9ec9ff08816af8807e69c989a6b2");
}

#[test]
fn the_numbers_of_the_first_streams_never_change() {
    let dealer = Dealer::new(opening());
    let sides = [2, 6, 12, 52, 101, 1000, 1 << 31, (1 << 31) + 1, u32::MAX];
    for (number, rolls) in [
        [0, 1, 3, 20, 86, 166, 1_893_690_335, 401_184_133, 1_546_166_937],
        [0, 5, 11, 28, 83, 658, 536_471_886, 1_302_839_467, 2_833_759_354],
        [1, 5, 8, 50, 16, 186, 1_082_999_227, 500_886_904, 1_522_064_592],
    ]
    .into_iter()
    .enumerate()
    {
        let mut stream = dealer.stream(number as u64);
        assert_eq!(sides.map(|sides| stream.below(sides)), rolls, "stream {number}");
    }
}

#[test]
fn a_shuffle_from_a_stream_never_changes() {
    let mut stream = Dealer::new(opening()).stream(0);
    let mut cards: Vec<u8> = (0..12).collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, stream.below(last as u32 + 1) as usize);
    }
    assert_eq!(cards, [10, 8, 11, 0, 7, 5, 1, 6, 9, 3, 2, 4]);
}

#[test]
fn the_cards_dealt_to_a_table_never_change() {
    let dealer = Dealer::new(opening());
    let mut game = Tiny::new(&Setup::default()).expect("two may play");
    let mut dealt = Vec::new();
    for number in 0..6 {
        let card = dealer.outcome(number, &game);
        game.apply(Step::Chance(card), &mut Silent).expect("what is dealt is possible");
        dealt.push(card.to_string());
    }
    assert_eq!(dealt, ["deal 5", "deal 2", "deal 10", "deal 9", "deal 11", "deal 1"]);
}

#[test]
fn everything_revealed_goes_into_the_key() {
    let other_seed = Seed::new([7; 32]);
    let other_bits = Contribution::new([7; 16], "per aspera").expect("words");
    let key = opening().key();
    for other in [
        Opening::new(other_seed, vec![Some(contribution("per aspera")), None]),
        Opening::new(seed(), vec![Some(other_bits), None]),
        Opening::new(seed(), vec![Some(contribution("per asper")), None]),
        Opening::new(seed(), vec![None, Some(contribution("per aspera"))]),
        Opening::new(seed(), vec![Some(contribution("per aspera")), None, None]),
        Opening::by_house_alone(seed(), 2),
    ] {
        assert_ne!(other.key(), key, "{other}");
    }
}

#[test]
fn a_handshake_ends_in_the_dealer_of_what_was_revealed() {
    let mut handshake = committed();
    assert_eq!(handshake.phase(), Phase::Revealing(SeatSet::only(FIRST)));
    handshake.reveal(FIRST, contribution("per aspera")).expect("as committed");
    assert_eq!(handshake.phase(), Phase::Sealed);
    assert_eq!(handshake.seal(), Some(opening().seal()));
    assert_eq!(handshake.dealer().expect("sealed").opening(), &opening());
}

#[test]
fn nothing_is_dealt_before_all_reveals_are_in() {
    let handshake = Handshake::new(seed(), 2);
    assert_eq!(handshake.phase(), Phase::Committing(SeatSet::all(2)));
    assert_eq!(handshake.dealer().err(), Some(HandshakeError::Unsealed(SeatSet::all(2))));
    let error = committed().dealer().expect_err("the first seat has not revealed");
    assert_eq!(error.to_string(), "nothing is dealt before the table is sealed: seat 1 is missing");
}

#[test]
fn nobody_reveals_before_all_have_committed() {
    let mut handshake = Handshake::new(seed(), 2);
    handshake.commit(FIRST, contribution("").commitment(FIRST)).expect("first");
    assert_eq!(handshake.seal(), None);
    let error = handshake.reveal(FIRST, contribution("")).expect_err("too early");
    assert_eq!(error, HandshakeError::TooEarly(SeatSet::only(SECOND)));
}

#[test]
fn a_wrong_reveal_is_refused_and_changes_nothing() {
    let mut handshake = committed();
    let error = handshake.reveal(FIRST, contribution("ad astra")).expect_err("other words");
    assert_eq!(error.to_string(), "what seat 1 revealed is not what it committed to");
    assert_eq!(handshake.phase(), Phase::Revealing(SeatSet::only(FIRST)));
    handshake.reveal(FIRST, contribution("per aspera")).expect("as committed");
}

#[test]
fn nobody_decides_or_reveals_twice_or_for_a_seat_that_is_not_there() {
    let mut handshake = committed();
    let commitment = contribution("").commitment(SECOND);
    assert_eq!(handshake.commit(SECOND, commitment), Err(HandshakeError::Decided(SECOND)));
    assert_eq!(handshake.add_nothing(FIRST), Err(HandshakeError::Decided(FIRST)));
    let third = Seat::new(2);
    assert_eq!(handshake.add_nothing(third), Err(HandshakeError::NoSuchSeat(third)));
    let nothing = handshake.reveal(SECOND, contribution(""));
    assert_eq!(nothing, Err(HandshakeError::NothingToReveal(SECOND)));
    handshake.reveal(FIRST, contribution("per aspera")).expect("as committed");
    let again = handshake.reveal(FIRST, contribution("per aspera"));
    assert_eq!(again, Err(HandshakeError::Twice(FIRST)));
}

#[test]
fn a_commitment_copied_from_another_seat_cannot_be_opened() {
    let mut handshake = Handshake::new(seed(), 2);
    let commitment = contribution("").commitment(FIRST);
    handshake.commit(FIRST, commitment).expect("first");
    handshake.commit(SECOND, commitment).expect("second");
    let copied = handshake.reveal(SECOND, contribution(""));
    assert_eq!(copied, Err(HandshakeError::WrongReveal(SECOND)));
}

#[test]
fn an_opening_fits_only_the_seal_it_was_committed_with() {
    let seal = opening().seal();
    let added = || Some(contribution("per aspera"));
    for (opening, wrong) in [
        (Opening::new(Seed::new([7; 32]), vec![added(), None]), WrongOpening::House),
        (Opening::new(seed(), vec![added()]), WrongOpening::Seats),
        (Opening::new(seed(), vec![Some(contribution("")), None]), WrongOpening::Seat(FIRST)),
        (Opening::new(seed(), vec![None, None]), WrongOpening::Missing(FIRST)),
        (Opening::new(seed(), vec![added(), added()]), WrongOpening::Uncommitted(SECOND)),
    ] {
        assert_eq!(opening.check(&seal), Err(wrong));
    }
    assert_eq!(opening().check(&seal), Ok(()));
}

#[test]
fn a_seal_says_who_made_it() {
    let alone = Opening::by_house_alone(seed(), 3).seal();
    assert!(alone.by_house_alone());
    assert_eq!(alone.label(), "sealed by the house alone");
    assert_eq!(opening().seal().label(), "sealed by the house and seat 1");
    let both = Opening::new(seed(), vec![Some(contribution("")), None, Some(contribution(""))]);
    assert_eq!(both.seal().label(), "sealed by the house and seats 1, 3");
}

#[test]
fn no_log_shows_the_seed() {
    for shown in [
        format!("{:?}", seed()),
        format!("{:?}", opening()),
        format!("{:?}", committed()),
        format!("{:?}", Dealer::new(opening())),
    ] {
        // The seed counts up; these stand in its middle, beyond the end of the bits.
        assert!(!shown.contains("15, 16") && !shown.contains("0f10"), "{shown}");
    }
}

#[test]
fn words_are_bounded_and_visible() {
    let words = |words: &str| Contribution::new([0; 16], words);
    assert!(words(&"é".repeat(MAX_WORDS / 2)).is_ok());
    for bad in [
        &"x".repeat(MAX_WORDS + 1),
        " x",
        "x ",
        "two\nlines",
        "car\rriage",
        "right\u{202e}left",
        "para\u{2029}graph",
        "next\u{85}line",
    ] {
        assert!(words(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn a_contribution_reads_back_from_its_text() {
    for words in ["", "per aspera", "12 34", "«ñ» 🂡", "0"] {
        let text = contribution(words).to_string();
        assert_eq!(text.parse(), Ok(contribution(words)), "{text}");
    }
    let bits = "000102030405060708090a0b0c0d0e0f";
    for length_and_words in ["", " 3 ab", " 02 ab", " 0 ", " 1 ", "  0"] {
        let bad = format!("{bits}{length_and_words}");
        assert!(bad.parse::<Contribution>().is_err(), "{bad:?}");
    }
}
