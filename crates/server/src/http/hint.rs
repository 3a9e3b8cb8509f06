//! `/tables/{id}/hint`: advice for the question at hand.

use std::time::Duration;

use axum::http::StatusCode;
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::TableInfo;

use super::answer::json;
use super::at_table::{AtTable, own_seat, wanted};
use super::failure::Answer;
use super::sent::{Form, FromForm, Sent};
use super::visit::Wants;
use crate::ids::QuestionId;
use crate::live;
use crate::problem::Problem;
use crate::tables::{AnyHint, Desk, Hinted};
use crate::time::now;
use crate::wire::SeatNumber;

/// How long somebody waits who has too many questions before the bots.
const LATER: Duration = Duration::from_secs(2);

/// Who wants a hint for which question.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HintWanted {
    /// Which seat, where somebody has several.
    #[serde(default)]
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    #[schema(value_type = u32)]
    question: QuestionId,
    /// Whether it was read, and is to be put away.
    #[serde(default)]
    away: bool,
}

impl FromForm for HintWanted {
    fn from_form(form: &Form) -> Result<HintWanted, Problem> {
        let away = form.get("away") == Some("yes");
        Ok(HintWanted { seat: form.read("seat")?, question: form.must("question")?, away })
    }
}

/// A hint, as far as it is.
#[derive(Serialize, ToSchema)]
pub(super) struct Hint {
    state: HintState,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<HintGiven>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum HintState {
    /// Nothing is asked, or there are no hints here.
    None,
    /// One can be asked for.
    Possible,
    /// One is thought about: ask again.
    Thinking,
    /// Here it is.
    Given,
}

#[derive(Serialize, ToSchema)]
struct HintGiven {
    /// The actions of the answer, in notation.
    actions: Vec<String>,
    /// How likely a win is after it, from 0 to 1.
    chance: f64,
    /// The answer, the reasons and the chance in words.
    text: String,
    /// What was compared, the answer first.
    compared: Vec<HintCompared>,
}

#[derive(Serialize, ToSchema)]
struct HintCompared {
    what: String,
    chance: String,
}

/// `POST /tables/{id}/hint`: asks for one, or puts it away.
pub(super) async fn ask(at: AtTable, Sent(wanted): Sent<HintWanted>) -> Answer {
    let HintWanted { seat, question, away } = wanted;
    let person = at.person()?.id;
    if away {
        at.act(seat, |desk, person, seat, _| desk.put_hint_away(person, seat)).await?;
        return told(&at, seat).await;
    }
    let (house, is_program) = (&at.visit.house, at.visit.is_program);
    house.limits.hint(person)?;
    if !house.bots.may_search(person) {
        return Err(Problem::TooFast { seconds: LATER }.into());
    }
    let asked = at.act(seat, move |desk, person, seat, _| {
        desk.ask_for_hint(person, seat, question, is_program)
    });
    asked.await?;
    told(&at, seat).await
}

/// `GET /tables/{id}/hint`: how far it is, for programs.
pub(super) async fn show(at: AtTable) -> Answer {
    if at.visit.wants != Wants::Json {
        return Ok(at.go());
    }
    let named = wanted(&at.visit, &at.look)?;
    told(&at, named).await
}

async fn told(at: &AtTable, named: Option<Seat>) -> Answer {
    if at.visit.wants != Wants::Json {
        return at.done().await;
    }
    let person = at.person()?.id;
    let look = |desk: &mut Desk| {
        let seat = own_seat(desk, person, named)?;
        desk.must_hold(person, seat)?;
        let info = live::table_info(desk, at.visit.reader.lang, |_| false, now());
        let plain = |state| Hint { state, hint: None };
        Ok(match desk.hinted(seat) {
            Hinted::No => plain(HintState::None),
            Hinted::Possible => plain(HintState::Possible),
            Hinted::Thinking => plain(HintState::Thinking),
            Hinted::Given(hint) => {
                Hint { state: HintState::Given, hint: Some(given(at, &info, seat, hint)) }
            }
        })
    };
    Ok(json(StatusCode::OK, &at.see(look).await?))
}

fn given(at: &AtTable, info: &TableInfo, seat: Seat, hint: &dyn AnyHint) -> HintGiven {
    let told = hint.told(&info.names(Some(seat)), at.visit.reader.lang);
    let text = told.paragraph().into_string();
    let compared = told.compared.into_iter();
    let compared = compared.map(|other| HintCompared { what: other.what, chance: other.chance });
    HintGiven { actions: hint.answer(), chance: hint.chance(), text, compared: compared.collect() }
}
