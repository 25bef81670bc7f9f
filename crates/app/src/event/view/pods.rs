//! Views of pods, their drafts and their seats.

mod variant;

use crate::error::Cause;
use catalog::Catalog;
use chrono::{DateTime, SecondsFormat, Utc};
use draft::Stage as DraftStage;
use tournament::PlayerId;

use super::name;
use crate::AppError;
use crate::cards::faces;
use crate::contract::{
    ClockView, DraftPart, DraftSeatView, DraftStatus, DraftView, PackCardView, Passing, PodView, SeatView,
};
use crate::event::state::{DigitalPod, DraftProgress, EventState, TabletopPod, count, players_of_pod};
use crate::record::pick_clock::PickClock;

/// Returns the pods of an event; empty before seating.
pub(crate) fn pods(state: &EventState, now: DateTime<Utc>) -> Vec<PodView> {
    let teams = if state.settings.shape.team_size().is_some() { state.tournament.teams() } else { Vec::new() };
    let team_of =
        |player: &PlayerId| teams.iter().find(|team| team.members.contains(player)).map(|team| u32::from(team.number));
    let view = |(pod, number): (&tournament::Pod, u32)| {
        let seats = pod.seats.iter().zip(1..).map(|(player, seat)| SeatView {
            seat,
            player: player.0,
            name: name(state, *player),
            team: team_of(player),
            bot: state.bots.contains(player),
            // `Events::event` sets this from the store.
            phone: false,
        });
        let place = number as usize - 1;
        let draft = match state.draft() {
            None => None,
            Some(DraftProgress::Digital(pods)) => pods.get(place).map(|pod| digital_status(pod, now)),
            Some(DraftProgress::Variant(tables)) => tables.get(place).map(|table| variant::status(table, now)),
            Some(DraftProgress::Paper(pods)) => pods.get(place).map(|pod| paper_status(pod, now)),
        };
        PodView { number, seats: seats.collect(), draft }
    };
    state.tournament.pods().iter().zip(1..).map(view).collect()
}

fn digital_status(pod: &DigitalPod, now: DateTime<Utc>) -> DraftStatus {
    let draft = &pod.draft;
    let (part, pack, pick) = match draft.stage() {
        DraftStage::Leaders { pick } => (DraftPart::Leaders, 0, u32::from(pick)),
        DraftStage::Pack { pack, pick } => (DraftPart::Packs, u32::from(pack), u32::from(pick)),
        DraftStage::Done => (DraftPart::Done, 0, 0),
    };
    let passing = draft.stage().passing().into();
    let people = draft.waiting_for().into_iter().filter(|seat| !pod.is_bot(*seat));
    let waiting_for = people.map(|seat| u32::from(seat) + 1).collect();
    let picks = (pick + u32::from(pod.most_held())).saturating_sub(1);
    let since = Some(pod.since().to_rfc3339_opts(SecondsFormat::Millis, true));
    DraftStatus { part, pack, pick, picks, passing, waiting_for, since, clock: clock_view(&pod.clock, now) }
}

pub(super) fn clock_view(clock: &PickClock, now: DateTime<Utc>) -> ClockView {
    ClockView { running: clock.is_running(), seconds: clock.seconds(), left_ms: clock.left_ms(now) }
}

fn paper_status(pod: &TabletopPod, now: DateTime<Utc>) -> DraftStatus {
    let clock = clock_view(&pod.clock, now);
    match pod.now() {
        None => DraftStatus {
            part: DraftPart::Done,
            pack: 0,
            pick: 0,
            picks: 0,
            passing: Passing::Left,
            waiting_for: Vec::new(),
            since: None,
            clock,
        },
        Some(step) => DraftStatus {
            part: step.part.into(),
            pack: step.pack,
            pick: step.pick,
            picks: step.picks,
            passing: step.passing.into(),
            waiting_for: Vec::new(),
            since: None,
            clock,
        },
    }
}

/// Returns the view of a card in a pack.
pub(super) fn pack_card(catalog: &Catalog, card: &draft::PackCard, index: u32) -> PackCardView {
    PackCardView {
        index,
        face: faces::face_of(catalog, card.card),
        printing: card.printing.to_string(),
        treatment: card.treatment.to_string(),
        foil: card.foil,
    }
}

/// Returns the players of a pod in seat order, and the player in one of its seats; pod and seat count from 0.
fn seated(state: &EventState, pod: u8, seat: u8) -> Result<(&[PlayerId], PlayerId), AppError> {
    let players = players_of_pod(&state.tournament, pod);
    let player = players
        .get(usize::from(seat))
        .ok_or_else(|| AppError::of(Cause::DraftNoSeatHere { number: (u32::from(seat) + 1).into() }))?;
    Ok((players, *player))
}

/// Returns one seat's view of a digital draft; pod and seat count from 0.
pub(crate) fn drafting(
    catalog: &Catalog,
    event: u32,
    state: &EventState,
    pod: u8,
    seat: u8,
    now: DateTime<Utc>,
) -> Result<DraftView, AppError> {
    if let Some(DraftProgress::Variant(_)) = state.draft() {
        return variant::drafting(catalog, event, state, pod, seat, now);
    }
    let digital = state.digital_pod(pod)?;
    let (players, player) = seated(state, pod, seat)?;
    let draft = &digital.draft;
    let view = draft.view(seat);
    let waiting = draft.waiting_for();
    let pack = view.pack.iter().zip(0..).map(|(card, index)| pack_card(catalog, card, index));
    let table = players.iter().zip(0u8..).map(|(player, seat)| DraftSeatView {
        seat: u32::from(seat) + 1,
        name: name(state, *player),
        bot: digital.is_bot(seat),
        leaders: view
            .leaders
            .get(usize::from(seat))
            .into_iter()
            .flatten()
            .map(|card| faces::face_of(catalog, card.card))
            .collect(),
        open: Vec::new(),
        cards: count(draft.picks(seat).len()),
        picking: waiting.contains(&seat),
    });
    Ok(DraftView {
        event,
        pod: u32::from(pod) + 1,
        seat: u32::from(seat) + 1,
        name: name(state, player),
        status: digital_status(digital, now),
        pack: pack.collect(),
        board: None,
        taken: view.taken().chain(view.chosen).map(|card| faces::face_of(catalog, card.card)).collect(),
        table: table.collect(),
    })
}
