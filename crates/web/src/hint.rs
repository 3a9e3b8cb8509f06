//! Advice for the question at hand: asked for with a button, told below the choices.

use maud::{Markup, html};
use words::hint::{Compared, Told};

use crate::marked::marked_with_texts;
use crate::{Pages, Scene, Spoken, icon};

/// What a reader gets of a hint for the question at hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Advice {
    /// There are no hints here.
    #[default]
    No,
    /// One can be asked for.
    Possible,
    /// One is thought about.
    Thinking,
    /// This one.
    Given {
        /// In the reader's language.
        told: Told,
        /// The actions of the answer, in notation.
        answer: Vec<String>,
    },
}

impl Advice {
    /// Whether this action is part of the answer that was advised.
    pub(crate) fn names(&self, action: impl ToString) -> bool {
        match self {
            Advice::Given { answer, .. } => answer.contains(&action.to_string()),
            _ => false,
        }
    }

    /// How often a card is part of it, where cards are chosen with a verb.
    pub(crate) fn count(&self, action: &str) -> usize {
        match self {
            Advice::Given { answer, .. } => answer.iter().filter(|part| *part == action).count(),
            _ => 0,
        }
    }
}

/// The sign on what was advised.
pub(crate) fn sign(is_it: bool) -> Markup {
    html! { @if is_it { (icon("i-hint")) } }
}

/// Where a hint is told: there before it is, so that screen readers hear of it.
pub(crate) fn tip<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.lang.words();
    html! {
        @if scene.question.is_some() && *scene.advice != Advice::No {
            div #tip role="status" {
                @match scene.advice {
                    Advice::Thinking => p.tip { (icon("i-hint")) span { (words.say("hint-thinking")) } },
                    Advice::Given { told, .. } => (given(scene, told)),
                    Advice::No | Advice::Possible => {}
                }
            }
        }
    }
}

fn given<G: Pages>(scene: &Scene<'_, G>, told: &Told) -> Markup {
    let words = scene.lang.words();
    let bar = |compared: &Compared| {
        html! {
            li {
                svg.share aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" {
                    rect width="100" height="10" {}
                    rect.full width=(compared.share) height="10" {}
                }
                (compared.what) " " b { (compared.chance) }
            }
        }
    };
    html! {
        div.tip {
            (icon("i-hint"))
            p { (marked_with_texts(&told.paragraph())) }
            (form(scene, html! {
                button.btn.btn-quiet.close name="away" value="yes" aria-label=(words.say("hint-close")) { "✕" }
            }))
            @if told.compared.len() > 1 {
                ol aria-label=(words.say("hint-compared")) { @for compared in &told.compared { (bar(compared)) } }
            }
        }
    }
}

/// The button that asks for a hint. It stays when it was pressed, and so does the focus on it.
pub(crate) fn ask<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.lang.words();
    html! {
        @if scene.question.is_some() && *scene.advice != Advice::No {
            (form(scene, html! {
                button.btn.btn-quiet #ask-hint { (icon("i-hint")) (words.say("hint")) }
            }))
        }
    }
}

fn form<G: Pages>(scene: &Scene<'_, G>, button: Markup) -> Markup {
    let question = scene.question.map(|question| question.number);
    html! {
        form.for-hint method="post" action={ "/tables/" (scene.table.id) "/hint" } data-live {
            input type="hidden" name="csrf" value=(scene.csrf);
            input type="hidden" name="question" value=[question];
            (button)
        }
    }
}
