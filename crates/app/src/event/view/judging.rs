//! Penalties, deck checks and infractions; what a correction or a cut would change.

use tournament::{Consequences, CutPlan, PenaltyAdvice, PlayerId};

use super::rounds::unscored;
use super::{count, name};
use crate::contract::{
    AdviceView, CheckView, ConsequencesView, CutPlanView, InfractionView, PenaltyName, PenaltyView, RankChangeView,
};
use crate::event::state::EventState;
use crate::event::words;

fn penalty(penalty: tournament::Penalty) -> PenaltyName {
    use tournament::Penalty;
    match penalty {
        Penalty::Tracking => PenaltyName::Tracking,
        Penalty::Warning => PenaltyName::Warning,
        Penalty::GameLoss => PenaltyName::GameLoss,
        Penalty::MatchLoss => PenaltyName::MatchLoss,
        Penalty::Disqualification => PenaltyName::Disqualification,
    }
}

/// What the profile's path says.
pub(crate) fn advice(advice: &PenaltyAdvice) -> AdviceView {
    AdviceView { penalty: penalty(advice.penalty), before: advice.before, round: u32::from(advice.round) }
}

pub(super) fn penalties(state: &EventState) -> Vec<PenaltyView> {
    let view = |entry: &tournament::PenaltyEntry| PenaltyView {
        number: entry.number,
        player: entry.player.0,
        name: name(state, entry.player),
        infraction: entry.infraction.clone(),
        penalty: penalty(entry.penalty),
        round: u32::from(entry.round),
        note: entry.note.clone(),
        withdrawn: entry.withdrawn.clone(),
    };
    state.tournament.penalties().iter().map(view).collect()
}

pub(super) fn checks(state: &EventState) -> Vec<CheckView> {
    let view = |check: &tournament::DeckCheck| CheckView {
        round: u32::from(check.round),
        table: u32::from(check.table),
        player: check.player.0,
        name: name(state, check.player),
        drawn: check.seed.is_some(),
        sound: check.found.as_ref().map(|(sound, _)| *sound),
        note: check.found.as_ref().map_or_else(String::new, |(_, note)| note.clone()),
    };
    state.tournament.deck_checks().iter().map(view).collect()
}

pub(super) fn infractions(state: &EventState) -> Vec<InfractionView> {
    let view = |infraction: &tournament::Infraction| InfractionView {
        code: infraction.code.clone(),
        name: infraction.name.clone(),
        path: infraction.path.iter().map(|step| penalty(*step)).collect(),
    };
    state.tournament.profile().infractions.iter().map(view).collect()
}

/// Who would be in a cut.
pub(crate) fn cut_plan(state: &EventState, plan: &CutPlan) -> CutPlanView {
    let names =
        |players: &Vec<PlayerId>| players.iter().map(|player| name(state, *player)).collect::<Vec<_>>().join(", ");
    CutPlanView {
        size: u32::from(plan.size),
        seeds: plan.seeds.iter().map(|player| unscored(state, *player)).collect(),
        ties: plan
            .drawn
            .iter()
            .map(|tied| format!("No tiebreaker separates {}: chance orders them.", names(tied)))
            .collect(),
        boundary_drawn: plan.boundary_drawn,
    }
}

/// What a correction would change, in words.
pub(crate) fn consequences(state: &EventState, found: &Consequences) -> ConsequencesView {
    let names = |players: &[PlayerId]| players.iter().map(|player| name(state, *player)).collect::<Vec<_>>().join(", ");
    let mut told = Vec::new();
    let (out, fresh) = &found.cut;
    if !out.is_empty() || !fresh.is_empty() {
        told.push(format!(
            "The cut stands, but by these results {} would not be in it and {} would.",
            names(out),
            names(fresh)
        ));
    }
    for later in &found.pairings {
        let (was, is) = (later.was, later.is);
        told.push(format!(
            "Round {}, table {}: paired at {} and {}, by these results {} and {}. The pairing stands.",
            later.round, later.table, was.0, was.1, is.0, is.1
        ));
    }
    let changed = |change: &tournament::RankChange| RankChangeView {
        player: change.player.0,
        name: name(state, change.player),
        was: change.was,
        is: change.is,
    };
    let ranks: Vec<RankChangeView> = found.ranks.iter().map(changed).collect();
    if !ranks.is_empty() {
        told.push(format!("{} another rank.", words::counted(count(ranks.len()), "player has", "players have")));
    }
    ConsequencesView { words: told, ranks }
}
