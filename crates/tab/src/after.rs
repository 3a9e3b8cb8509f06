//! A game that is over: how it ended, every moment of it again, what would have been, and
//! that its deal was honest.

use game::Seat;
use maud::Markup;
use web::page::{
    self, FinishedPage, GameHead, GamePage, HonestDeal, Proof, ReplayPage, ReviewHere, ReviewPage,
    ReviewStage, Shared, WhatIfPage,
};
use web::{Eye, MOMENTS_TOGETHER, TableInfo, Turn};
use words::Problem;

use crate::house::{Call, day};
use crate::sitting::Sitting;
use crate::tables::{drawing, own_seat, seat_of};

/// The page of a game that is over, however it ended.
pub(crate) fn finished(call: &Call<'_>, sitting: &dyn Sitting) -> Result<Markup, Problem> {
    let (reader, sheet, drawn) = (&call.reader, sitting.sheet(), sitting.drawn());
    let info = sheet.info(reader.lang, true);
    let still = drawn.still(reader.lang, &info, Eye::Open, sitting.steps());
    Ok(page::finished(&FinishedPage {
        reader,
        table: &info,
        head: &head(call, sitting, &info),
        outcome: drawn.outcome(&drawing(reader.lang, sitting, &info, None)).as_ref(),
        broken: "after-broken-record",
        still: still.ok_or(Problem::NoSuchMoment)?,
        course: &drawn.course(),
        proof: proof(call, sitting).as_ref(),
        took_part: !sheet.brought,
        shared: Shared::default(),
    }))
}

/// The head of the pages of a game; one that is not over has no other pages.
fn head(call: &Call<'_>, sitting: &dyn Sitting, info: &TableInfo) -> GameHead {
    let (reader, sheet) = (&call.reader, sitting.sheet());
    let progress = sitting.drawn().progress(reader.lang);
    let has = |page: &GamePage| match page {
        GamePage::Result | GamePage::Replay => true,
        GamePage::Review => sitting.was_played_out(),
        GamePage::Deal => sheet.sealed,
    };
    let pages = GamePage::ALL.into_iter().filter(|page| sitting.is_over() && has(page));
    GameHead {
        table: info.id.clone(),
        title: info.title.clone(),
        under: page::under(reader, info, &progress, &day(reader.lang, &sheet.written)),
        pages: pages.collect(),
        card: None,
    }
}

/// What all moments of a table have in common.
struct Scene<'a> {
    call: &'a Call<'a>,
    sitting: &'a dyn Sitting,
    info: TableInfo,
    head: GameHead,
    course: Vec<Turn>,
    eye: Eye,
    eyes: Vec<Eye>,
}

impl<'a> Scene<'a> {
    fn of(call: &'a Call<'a>, sitting: &'a dyn Sitting) -> Scene<'a> {
        let is_over = sitting.is_over();
        let info = sitting.sheet().info(call.lang(), is_over);
        let seats = Seat::all(info.seats.len());
        let eyes = seats.map(Eye::Seat);
        let eyes = [Eye::Open].into_iter().chain(eyes).chain([Eye::Spectator]);
        let eye = match is_over {
            true => {
                let eye = call.address.asks("as").and_then(|eye| eye.parse().ok());
                eye.unwrap_or(Eye::Spectator)
            }
            false => own_seat(call, sitting).map_or(Eye::Spectator, Eye::Seat),
        };
        let head = head(call, sitting, &info);
        let course = sitting.drawn().course();
        let known = |eye: &Eye| eye.seat().is_none_or(|seat| seat.index() < info.seats.len());
        let eye = Some(eye).filter(known).unwrap_or(Eye::Spectator);
        let eyes = if is_over { eyes.collect() } else { Vec::new() };
        Scene { call, sitting, info, head, course, eye, eyes }
    }

    fn moment(&self, step: usize) -> Result<ReplayPage<'_>, Problem> {
        let reader = &self.call.reader;
        let still = self.sitting.drawn().still(reader.lang, &self.info, self.eye, step);
        Ok(ReplayPage {
            reader,
            table: &self.info,
            head: &self.head,
            still: still.ok_or(Problem::NoSuchMoment)?,
            at: step as u32,
            last: self.sitting.steps() as u32,
            course: &self.course,
            eye: self.eye,
            eyes: &self.eyes,
            link: self.eye.address(&self.info.id, step as u32),
            turning: &[],
        })
    }
}

/// The page of a moment.
pub(crate) fn moment(
    call: &Call<'_>,
    sitting: &dyn Sitting,
    step: usize,
) -> Result<Markup, Problem> {
    Ok(page::replay(&Scene::of(call, sitting).moment(step)?))
}

/// The parts of several moments, each in a template of its own.
pub(crate) fn moments(
    call: &Call<'_>,
    sitting: &dyn Sitting,
    steps: &str,
) -> Result<String, Problem> {
    let scene = Scene::of(call, sitting);
    let steps = steps
        .split(',')
        .take(MOMENTS_TOGETHER)
        .map(|step| step.parse().map_err(|_| Problem::NoSuchMoment));
    let drawn = steps.map(|step| Ok(page::replay_template(&scene.moment(step?)?).into_string()));
    drawn.collect()
}

/// How to go on from a moment.
pub(crate) fn what_if(call: &Call<'_>, sitting: &dyn Sitting) -> Markup {
    let reader = &call.reader;
    let info = sitting.sheet().info(reader.lang, true);
    let chosen = call.address.asks("at").and_then(|step| step.parse().ok());
    let chosen = chosen.filter(|step| sitting.is_over_at(*step) == Some(false));
    let last = sitting.is_over_at(sitting.steps()) == Some(false);
    let seat = call.address.asks("seat").and_then(|seat| seat.parse().ok());
    page::what_if(&WhatIfPage {
        reader,
        table: &info,
        head: &head(call, sitting, &info),
        course: &sitting.drawn().course(),
        chosen: chosen.or(last.then_some(sitting.steps())).map(|step| step as u32),
        seat: seat.unwrap_or_default(),
    })
}

/// The page that proves an honest deal.
pub(crate) fn honest_deal(call: &Call<'_>, sitting: &dyn Sitting) -> Result<Markup, Problem> {
    let info = sitting.sheet().info(call.lang(), true);
    let proof = proof(call, sitting).ok_or(Problem::NotSealed)?;
    // The script has the engine already.
    let (reader, head, engine) = (&call.reader, head(call, sitting, &info), Some(""));
    let draws = page::draws_in_words(&sitting.record(), &info, call.lang());
    let page =
        HonestDeal { reader, table: &info, head: &head, proof: &proof, draws: &draws, engine };
    Ok(page::honest_deal(&page))
}

fn proof(call: &Call<'_>, sitting: &dyn Sitting) -> Option<Proof> {
    let sheet = sitting.sheet();
    let seed = sheet.seed.clone().filter(|_| sheet.sealed)?;
    let mixed = Seat::all(sheet.places.len()).zip(&sheet.added);
    let mixed =
        mixed.filter_map(|(seat, added)| Some((sheet.called(call.lang(), seat), added.clone()?)));
    Some(Proof {
        commitment: seed.parse::<game::dealer::Seed>().ok()?.commitment().to_string(),
        mixed: mixed.collect(),
        draws: u32::try_from(sitting.chance_steps()).unwrap_or(u32::MAX),
        seed,
    })
}

/// The page of the review: its script has it made in the other worker, and shows it.
pub(crate) fn review(call: &Call<'_>, sitting: &dyn Sitting) -> Markup {
    let info = sitting.sheet().info(call.lang(), true);
    page::review(&ReviewPage {
        reader: &call.reader,
        table: &info,
        head: &head(call, sitting, &info),
        stage: ReviewStage::NotAsked,
        known: None,
        eye: seat_of(call).filter(|seat| seat.index() < info.seats.len()),
        here: Some(ReviewHere { engine: "" }),
    })
}
