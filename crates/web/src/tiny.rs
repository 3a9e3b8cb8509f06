//! The table of the tiny game.

use game::Seat;
use maud::{Markup, html};
use tiny::{Setup, Tiny};
use words::{Language, Speech, Spoken, Voice};

use crate::page::Ending;
use crate::prompt::{answer_form, asked};
use crate::{Pages, Region, Scene};

impl Pages for Tiny {
    const ICON: &'static str = "i-card";
    const PICTURE: &'static str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>"#;

    fn regions(scene: &Scene<'_, Tiny>) -> Vec<Region> {
        vec![
            Region { id: "state", html: state(scene) },
            Region { id: "prompt", html: prompt(scene) },
        ]
    }

    fn board(scene: &Scene<'_, Tiny>) -> Markup {
        html! { (state(scene)) (prompt(scene)) }
    }

    fn options(_lang: Language, _setup: &Setup) -> Markup {
        html! {}
    }

    fn setup(_fields: &[(String, String)]) -> Result<Setup, &'static str> {
        Ok(Setup::default())
    }

    fn seated(_setup: &Setup, seats: usize) -> Setup {
        Setup { players: seats }
    }

    fn result(scene: &Scene<'_, Tiny>) -> Option<Ending> {
        let names = scene.names();
        let voice = Voice::new(scene.lang.words(), &names);
        let reason = Tiny::how_it_ended(voice, scene.view)?;
        let sum = |seat: &Seat| scene.view.played[seat.index()].iter().map(u32::from).sum::<u32>();
        let seats = || Seat::all(scene.view.played.len());
        let most = seats().map(|seat| sum(&seat)).max();
        let winners = seats().filter(|seat| Some(sum(seat)) == most).collect();
        Some(Ending { winners, reason, ..Ending::default() })
    }
}

/// What lies open, and the own hand.
fn state(scene: &Scene<'_, Tiny>) -> Markup {
    let names = scene.names();
    let voice = Voice::new(scene.lang.words(), &names);
    html! {
        section #state.panel {
            ul { @for line in Tiny::state(voice, scene.view) { li { (line) } } }
            @if let Some(hand) = Tiny::hand(voice, scene.view) { p { (hand) } }
        }
    }
}

/// The question with its answers as buttons.
fn prompt(scene: &Scene<'_, Tiny>) -> Markup {
    let names = scene.names();
    let voice = Voice::new(scene.lang.words(), &names);
    html! {
        section #prompt.panel.prompt {
            @if let Some(question) = scene.question {
                (asked(&Tiny::question(voice, scene.view, question.actions), None))
                (answer_form(scene, None, html! {
                    @for action in question.actions {
                        button.btn name="action" value=(action) {
                            (Tiny::choice(voice, scene.view, action))
                        }
                    }
                }))
            }
        }
    }
}
