use words::{Language, Spoken};

use crate::{snug, talk};

/// Plays with these arguments, saying `said`.
fn play(arguments: &[&str], said: &str) -> String {
    talk(&[&["play"], arguments].concat(), &[], said).printed()
}

fn rattus_cartus(said: &str) -> String {
    play(&["rattus-cartus", "--bots", "quick", "--seed", "3"], said)
}

/// A whole game with the first choice every time; its record is saved and verified.
fn play_to_the_end(game: &str, players: &str) {
    let file = std::env::temp_dir().join(format!("snug-play-{game}-{}.txt", std::process::id()));
    let path = file.to_str().expect("text");
    // After the end numbers are no answers any more, but the record can be saved.
    let said = format!("{}save {path}\n", "1\n".repeat(800));
    let told = play(&[game, "--players", players, "--bots", "quick", "--seed", "1"], &said);
    let verified = snug(&["verify", path]);
    std::fs::remove_file(&file).expect("the record was saved");
    assert!(told.contains("\nThe game is over.\n"), "{told}");
    assert!(told.contains(&format!("The record is in {path}.")), "{told}");
    assert_eq!(verified.code, 0, "{}", verified.err);
}

#[test]
fn rattus_cartus_can_be_played_to_the_end_through_a_pipe() {
    play_to_the_end("rattus-cartus", "3");
}

#[test]
fn ankh_morpork_can_be_played_to_the_end_through_a_pipe() {
    play_to_the_end("ankh-morpork", "2");
}

#[test]
fn the_end_of_the_input_is_taken_as_leaving() {
    let told = rattus_cartus("");
    assert!(told.starts_with("Rattus Cartus. You sit in seat 1;"), "{told}");
    assert!(told.ends_with("There is nothing more to read: you leave the table.\n"), "{told}");
}

#[test]
fn a_question_shows_the_hand_and_numbered_choices() {
    let told = rattus_cartus("quit\n");
    assert!(told.contains("\nround 1 of 8: Which supplies do you take?"), "{told}");
    assert!(told.contains("\nYour hand: "), "{told}");
    assert!(told.contains("\n   1  take the supplies of "), "{told}");
}

#[test]
fn what_is_not_understood_gets_a_sentence_and_changes_nothing() {
    let told = rattus_cartus("17\nbanana\nenter farm-1\n\u{1b}[2J\nstate\n");
    assert!(told.contains("There is no choice 17: they go from 1 to 3."), "{told}");
    assert!(told.contains("“banana” is neither a choice nor a command. Type help"), "{told}");
    assert!(told.contains("That is not one of the choices now"), "{told}");
    assert!(!told.contains('\u{1b}'), "{told}");
    assert!(told.contains("\n▐ Castle (Chivalry)"), "{told}");
}

#[test]
fn an_answer_can_be_given_in_notation() {
    let told = rattus_cartus("supply marketplace-5\n");
    assert!(told.contains("You take the supplies of the Marketplace:"), "{told}");
}

/// RC-D-11. Nobody types more than before, unless they want to be asked.
#[test]
fn actions_are_asked_only_of_who_wants_to_be_asked() {
    let setup = ["rattus-cartus", "--players", "2", "--bots", "random", "--seed", "3"];
    let ones = "1\n".repeat(400);
    let usual = play(&setup, &ones);
    assert!(!usual.contains("[use]"), "{usual}");
    let asked = play(&[&setup[..], &["--ask"]].concat(), &ones);
    assert!(asked.contains("[use]") && asked.contains("[decline]"), "{asked}");
}

/// RC-RAT-01. The table as it stands has one's own rats and nobody else's.
#[test]
fn the_terminal_tells_nobody_elses_rats() {
    let told = rattus_cartus("state\n");
    let of = |name: &str| {
        let is_of = |line: &&str| line.trim_start().starts_with(&format!("{name}:"));
        told.lines().find(is_of).unwrap_or_else(|| panic!("nothing of {name}: {told}")).to_owned()
    };
    assert!(of("you").contains("10 rats"), "{}", of("you"));
    assert!(!of("Quick 2").contains("rat"), "{}", of("Quick 2"));
}

#[test]
fn a_terminal_is_not_told_where_words_may_break() {
    let told = play(&["rattus-cartus", "--bots", "quick", "--seed", "3", "--lang", "de"], "");
    assert!(told.contains("Kaufmann") && !told.contains('\u{ad}'), "{told}");
}

#[test]
fn the_game_is_told_in_the_language_that_was_asked_for() {
    let told = play(&["ankh-morpork", "--bots", "quick", "--seed", "3", "--lang", "de"], "");
    assert!(told.contains("Flink 2 zieht eine Karte."), "{told}");
    assert!(told.contains("\nDeine Hand: "), "{told}");
}

#[test]
fn a_hint_is_one_of_the_choices_with_its_reasons() {
    let told = rattus_cartus("hint\n");
    let hint = told.split("My advice: ").nth(1).expect("a hint");
    assert!(hint.starts_with("take the supplies of "), "{hint}");
    // A line may end anywhere between two words.
    let words: Vec<&str> = hint.split_whitespace().collect();
    assert!(words.join(" ").contains("Chance of winning: "), "{hint}");
}

#[test]
fn an_answer_that_told_nothing_new_can_be_taken_back() {
    let told = rattus_cartus("1\n1\nundo\n2\n");
    assert!(told.contains("Undone: enter the Marketplace"), "{told}");
    assert!(told.contains("You enter the Castle, place "), "{told}");
}

/// Against bots nobody minds: the last answer of the person goes, with all that followed it.
#[test]
fn the_last_answer_can_be_taken_back_after_the_bots_have_acted() {
    let told = rattus_cartus("undo\n1\nundo\n2\n");
    assert!(told.contains("There is nothing to undo."), "{told}");
    let (before, after) = told.split_once("Undone: take the supplies of ").expect("it is undone");
    assert!(before.contains("Quick 2 takes the supplies of "), "{before}");
    assert!(after.contains("round 1 of 8: Which supplies do you take?"), "{after}");
    assert!(after.contains("You take the supplies of "), "{after}");
}

/// Where a question has one answer nobody is asked, and nobody goes back to it.
#[test]
fn an_answer_that_nobody_was_asked_for_is_not_what_is_taken_back() {
    let arguments = ["ankh-morpork", "--bots", "random", "--players", "2", "--seed", "1"];
    let undone = |ask: &[&str]| {
        let mut forced = 0;
        let mut said = String::new();
        for _ in 0..12 {
            said.push_str("1\nundo\n1\n");
        }
        let told = play(&[&arguments[..], ask].concat(), &said);
        // As many choices stand before a question as were there when it is asked again.
        for (before, after) in told.match_indices("Undone: ").map(|(at, _)| told.split_at(at)) {
            let offered = |text: &str| text.contains("\n   2  ");
            let asked = after.split("\n> ").next().unwrap_or_default();
            forced += usize::from(!offered(asked) || !offered(before));
        }
        assert!(told.contains("Undone: "), "{told}");
        forced
    };
    assert_eq!(undone(&[]), 0);
    assert!(undone(&["--ask"]) > 0, "who wants to be asked everything is asked this, too");
}

#[test]
fn a_whole_turn_can_be_taken_back() {
    let arguments = ["ankh-morpork", "--bots", "quick", "--players", "2", "--seed", "3"];
    let told = play(&arguments, "1\n1\n1\nundo turn\n");
    let (_, after) = told.split_once("Undone: ").expect("it is undone");
    let undone: String = after.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(undone.starts_with("Play "), "{undone}");
    assert!(undone.split("turn 1:").next().is_some_and(|said| said.contains("; ")), "{undone}");
    assert!(after.contains("turn 1: Which card do you play?"), "{after}");
}

#[test]
fn rules_and_log_are_at_hand() {
    let told = rattus_cartus("rules RC-B-01\nrules xylophone\nlog\nhelp\n");
    assert!(told.contains("RC-B-01\n  Every player chooses"), "{told}");
    assert!(told.contains("No rule speaks of “xylophone”."), "{told}");
    assert!(told.matches("Card 5 of the Nun-row is laid").count() > 1, "{told}");
    assert!(told.contains("undo your last answer"), "{told}");
}

#[test]
fn seats_that_do_not_fit_are_refused_in_one_sentence() {
    let refused = |arguments: &[&str]| snug(&[&["play", "rattus-cartus"], arguments].concat());
    let sentence = refused(&["--seat", "5"]).sentence();
    assert_eq!(sentence, "there is no seat 5 at a table of 4");
    let sentence = refused(&["--players", "2", "--bots", "quick,quick,quick"]).sentence();
    assert_eq!(sentence, "3 bots and you do not fit a table of 2");
    assert!(refused(&["--bots", "clever"]).sentence().contains("there is no level \"clever\""));
}

/// Bots are called the same at the table of a page, in the terminal and in the documents.
#[test]
fn bots_have_the_same_names_everywhere() {
    for kind in bots::Kind::ALL {
        let english = Language::En.words().bot(kind.name());
        assert_eq!(english.to_lowercase(), kind.name(), "what is shown is what is typed");
        for language in Language::ALL {
            let key = format!("bot-{}", kind.name());
            assert!(language.words().has(&key), "{key} in {language}");
            let about = format!("{key}-about");
            assert!(language.words().has(&about), "{about} in {language}");
        }
    }
    for language in Language::ALL {
        let told = play(&["ankh-morpork", "--levels", "--lang", language.code()], "");
        let told: String = told.split_whitespace().collect::<Vec<_>>().join(" ");
        let levels = language.words().levels();
        assert_eq!(levels.map(|level| level.id), bots::Kind::LEVELS.map(bots::Kind::name));
        for level in levels {
            for text in [level.id, level.name, level.thinks, level.strength] {
                let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(told.contains(&text), "{text} is missing in {told}");
            }
        }
    }
    let told = play(&["ankh-morpork", "--bots", "quick", "--seed", "3"], "");
    assert!(told.contains("Quick 2 draws a card."), "{told}");
}
