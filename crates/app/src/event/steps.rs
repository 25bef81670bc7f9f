//! The stage of an event, and the steps that are possible now.

use tournament::{PairScope, PlayerId, Tournament};

use crate::error::Cause;
use crate::event::messages;
use crate::event::state::EventState;
pub(crate) use crate::record::kind::Stage;
use crate::record::kind::{DraftShape, EventKind};

/// The step that usually comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NextStep {
    /// Add players.
    AddPlayers,
    /// Draw pods and seats.
    Seat,
    /// Give late entries a free seat.
    SeatLate,
    /// Start the draft.
    StartDraft,
    /// Go to the current draft.
    Draft,
    /// Build the missing decks.
    BuildDecks,
    /// Pair the next round.
    Pair,
    /// Enter the missing results.
    EnterResults,
    /// Create the bracket of the planned cut.
    MakeCut,
    /// Show the final standings.
    Standings,
}

/// The free seat for a late entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LateSeat {
    pub player: PlayerId,
    /// Index of the pod, from 0.
    pub pod: usize,
    /// Index of the seat in the pod, from 0.
    pub seat: usize,
}

/// Returns the number of rounds before a cut that the profile recommends for the field.
pub(crate) fn recommended_rounds(state: &EventState) -> u16 {
    Tournament::recommended_rounds(state.tournament.field(), state.tournament.profile())
}

/// Returns the planned number of rounds, or else the recommended one.
pub(crate) fn planned_rounds(state: &EventState) -> u16 {
    state.tournament.rounds_to_play()
}

/// Returns the number of rounds paired before a cut.
fn rounds_before_a_cut(state: &EventState) -> usize {
    state.tournament.rounds().iter().filter(|round| !state.tournament.is_of_the_cut(round)).count()
}

/// Returns `true` if the planned rounds, and the cut if one exists or is planned, have been played.
fn is_over(state: &EventState) -> bool {
    let event = &state.tournament;
    let rounds = rounds_before_a_cut(state) >= usize::from(planned_rounds(state));
    let finished = event.rounds().iter().all(tournament::Round::is_finished);
    let cut = match (event.bracket(), event.structure().cut) {
        (Some(_), _) => event.is_cut_over(),
        (None, Some(_)) => false,
        (None, None) => true,
    };
    finished && cut && (rounds || event.bracket().is_some())
}

/// Returns `true` if the rounds before a planned cut are over and the bracket does not exist yet.
fn waits_for_the_cut(state: &EventState) -> bool {
    let event = &state.tournament;
    let played = rounds_before_a_cut(state) >= usize::from(planned_rounds(state));
    event.structure().cut.is_some() && event.bracket().is_none() && played
}

/// Returns the stage of the event.
pub(crate) fn stage(state: &EventState) -> Stage {
    let rounds = state.tournament.rounds();
    // Another draft of the event comes before its rounds.
    let drafting_again = !state.tournament.pods().is_empty() && state.rounds_of_these_pods() == 0;
    if !rounds.is_empty() && !drafting_again {
        return if is_over(state) { Stage::Finished } else { Stage::Rounds };
    }
    match (state.draft(), state.tournament.pods().is_empty()) {
        (Some(_), _) if state.draft_is_done() => Stage::DeckBuilding,
        (Some(_), _) => Stage::Drafting,
        (None, false) => Stage::Seated,
        (None, true) => Stage::Registration,
    }
}

/// Returns the step that usually comes next.
pub(crate) fn next(state: &EventState) -> NextStep {
    match stage(state) {
        Stage::Registration if state.tournament.players().len() < 2 => NextStep::AddPlayers,
        Stage::Registration if state.settings.kind != EventKind::Draft => NextStep::Pair,
        Stage::Registration => NextStep::Seat,
        Stage::Seated if !late_seats(state).is_empty() => NextStep::SeatLate,
        Stage::Seated if !all_seated(state) => NextStep::Seat,
        Stage::Seated => NextStep::StartDraft,
        Stage::Drafting => NextStep::Draft,
        Stage::DeckBuilding if decks_missing(state) > 0 => NextStep::BuildDecks,
        Stage::DeckBuilding => NextStep::Pair,
        Stage::Rounds if state.tournament.rounds().iter().any(|round| !round.is_finished()) => NextStep::EnterResults,
        Stage::Rounds if waits_for_the_cut(state) => NextStep::MakeCut,
        Stage::Rounds => NextStep::Pair,
        Stage::Finished => NextStep::Standings,
    }
}

/// Returns `true` if the next round is one of teams.
pub(crate) fn pairs_teams(state: &EventState) -> bool {
    state.settings.shape.team_size().is_some() && state.tournament.bracket().is_none()
}

/// Returns the recommended way for pods to meet. It is within their pods in the first round of a draft, then anyone.
pub(crate) fn pair_scope(state: &EventState) -> PairScope {
    if pairs_teams(state) {
        return PairScope::Teams;
    }
    let of_a_draft = state.tournament.pods().len() > 1 && state.rounds_of_these_pods() == 0;
    if of_a_draft && state.tournament.bracket().is_none() { PairScope::WithinPods } else { PairScope::WholeEvent }
}

/// Returns `true` if every player who takes part has a seat.
fn all_seated(state: &EventState) -> bool {
    let seated = |player: &tournament::Player| player.is_dropped() || state.seat_of(player.id).is_some();
    state.tournament.players().iter().all(seated)
}

/// Returns the free seats for players who entered after the seats were drawn. Until the draft begins, these are first
/// the seats of players who dropped, then new seats in the smallest pods. Players beyond that need a new draw.
pub(crate) fn late_seats(state: &EventState) -> Vec<LateSeat> {
    if state.tournament.pods().is_empty() || state.draft().is_some() || state.rounds_of_these_pods() > 0 {
        return Vec::new();
    }
    let dropped = |player: &PlayerId| state.tournament.player(*player).is_none_or(tournament::Player::is_dropped);
    let mut pods: Vec<Vec<bool>> =
        state.tournament.pods().iter().map(|pod| pod.seats.iter().map(dropped).collect()).collect();
    let late = state.tournament.players().iter();
    let late = late.filter(|player| !player.is_dropped() && state.seat_of(player.id).is_none());
    let mut seat_of = |player: &tournament::Player| {
        let free = pods.iter().position(|pod| pod.contains(&true));
        let (at, seat) = match free {
            Some(at) => (at, pods[at].iter().position(|free| *free)?),
            None => {
                let (at, pod) = pods.iter_mut().enumerate().min_by_key(|(_, pod)| pod.len())?;
                let seat = Some(pod.len()).filter(|seat| *seat < usize::from(state.settings.pod_size))?;
                pod.push(true);
                (at, seat)
            }
        };
        pods[at][seat] = false;
        Some(LateSeat { player: player.id, pod: at, seat })
    };
    late.map_while(&mut seat_of).collect()
}

fn decks_missing(state: &EventState) -> usize {
    let asked = |player: &&tournament::Player| !player.is_dropped() && state.pool(player.id).is_ok();
    let legal = |player: &&tournament::Player| state.deck(player.id).is_some_and(|deck| deck.problems.is_empty());
    state.tournament.players().iter().filter(asked).filter(|player| !legal(player)).count()
}

/// Returns the reason that seats cannot be drawn now.
pub(crate) fn why_no_seating(state: &EventState) -> Option<Cause> {
    let active = state.tournament.players().iter().filter(|player| !player.is_dropped()).count();
    if state.settings.kind != EventKind::Draft {
        Some(Cause::SeatNotDrafted)
    } else if state.draft().is_some() && !state.a_draft_can_follow() {
        Some(Cause::SeatNotNow)
    } else if let Some(open) = messages::open_results(&state.tournament) {
        Some(Cause::SeatResultsOpen { open })
    } else if state.tournament.bracket().is_some() {
        Some(Cause::SeatAfterTheCut)
    } else if active < 2 {
        Some(Cause::SeatTooFew)
    } else {
        None
    }
}

/// Returns the reason that the draft cannot begin now.
pub(crate) fn why_no_draft(state: &EventState) -> Option<Cause> {
    if state.has_unknown_draft() {
        Some(Cause::CardDataDraft)
    } else if state.draft().is_some() {
        Some(Cause::DraftBegun)
    } else if state.rounds_of_these_pods() > 0 {
        Some(Cause::DraftRoundPaired)
    } else if state.tournament.pods().is_empty() {
        Some(Cause::DraftNotNow)
    } else if !all_seated(state) {
        Some(Cause::DraftSeatsOld)
    } else {
        why_no_table(state)
    }
}

/// Returns the reason that a table has too few or too many players for the shape of the draft.
fn why_no_table(state: &EventState) -> Option<Cause> {
    if state.settings.shape == DraftShape::Pod {
        return None;
    }
    let seats = state.settings.shape.seats();
    let wrong = |pod: &&tournament::Pod| !seats.contains(&pod.seats.len());
    let have = state.tournament.pods().iter().find(wrong)?.seats.len();
    let (fewest, most) = (*seats.start(), *seats.end());
    Some(if fewest == most {
        Cause::DraftTableOf { need: most.into(), have: have.into() }
    } else {
        Cause::DraftTableSize { fewest: fewest.into(), most: most.into(), have: have.into() }
    })
}

/// Returns the reason that no round can be paired now.
pub(crate) fn why_no_pairing(state: &EventState) -> Option<Cause> {
    let rounds = state.tournament.rounds();
    let active = state.tournament.active().count();
    if state.tournament.is_cut_over() {
        Some(Cause::PairOver)
    } else if active < 2 {
        Some(Cause::PairTooFew)
    } else if let Some(open) = messages::open_results(&state.tournament) {
        Some(Cause::PairResultsOpen { open })
    } else if state.has_unknown_draft() && state.rounds_of_these_pods() == 0 {
        Some(Cause::CardDataDraft)
    } else if state.draft().is_none() && !state.has_unknown_draft() && !state.tournament.pods().is_empty() {
        Some(Cause::PairBeforeDraft)
    } else if state.draft().is_some() && !state.draft_is_done() {
        Some(Cause::PairDrafting)
    } else if state.tournament.bracket().is_some() {
        None
    } else if !rounds.is_empty() && rounds_before_a_cut(state) >= usize::from(planned_rounds(state)) {
        Some(Cause::PairNotNow { rounds: planned_rounds(state).into() })
    } else {
        None
    }
}

/// Returns the reason that the bracket cannot be created now.
pub(crate) fn why_no_cut(state: &EventState) -> Option<Cause> {
    let rounds = state.tournament.rounds();
    let begun = rounds.iter().any(|round| state.tournament.is_of_the_cut(round));
    if begun {
        Some(Cause::CutBegun)
    } else if rounds.is_empty() {
        Some(Cause::CutBeforeRounds)
    } else {
        messages::open_results(&state.tournament).map(|open| Cause::CutNotNow { open })
    }
}

/// Returns the reason that the latest operation cannot be undone.
pub(crate) fn why_no_undo(state: &EventState) -> Option<Cause> {
    use tournament::Operation;
    let step = state.tournament.last_step();
    if step.is_empty() {
        return Some(Cause::UndoNotNow);
    }
    let mut operations = step.iter().filter_map(|place| state.tournament.operations().get(*place));
    let seats = |operation: &Operation| matches!(operation, Operation::Register { .. } | Operation::Seat { .. });
    let before_the_draft = operations.any(seats) && state.rounds_of_these_pods() == 0;
    (state.draft().is_some() && before_the_draft).then_some(Cause::UndoDraftBegun)
}
