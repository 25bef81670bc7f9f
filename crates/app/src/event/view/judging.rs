//! Views of penalties, deck checks and infractions, and of the consequences of a correction or a cut.

use ::messages::log as wording;
use tournament::{Consequences, CutPlan, PenaltyAdvice, PlayerId};

use super::name;
use super::rounds::unscored;
use crate::contract::{
    AdviceView, CheckView, ConsequencesView, CutPlanView, InfractionView, PenaltyView, RankChangeView, TextLanguage,
};
use crate::event::messages;
use crate::event::state::EventState;

/// Returns the view of the penalty path's recommendation.
pub(crate) fn advice(advice: &PenaltyAdvice) -> AdviceView {
    AdviceView { penalty: advice.penalty.into(), before: advice.before, round: u32::from(advice.round) }
}

/// Returns all penalties, including withdrawn ones, oldest first.
pub(crate) fn penalties(state: &EventState) -> Vec<PenaltyView> {
    let view = |entry: &tournament::PenaltyEntry| PenaltyView {
        number: entry.number,
        player: entry.player.0,
        name: name(state, entry.player),
        infraction: entry.infraction.clone(),
        penalty: entry.penalty.into(),
        round: u32::from(entry.round),
        note: entry.note.clone(),
        withdrawn: entry.withdrawn.clone(),
    };
    state.tournament.penalties().iter().map(view).collect()
}

/// Returns all deck checks, oldest first.
pub(crate) fn checks(state: &EventState) -> Vec<CheckView> {
    let view = |check: &tournament::DeckCheck| CheckView {
        round: u32::from(check.round),
        table: u32::from(check.table),
        player: check.player.0,
        name: name(state, check.player),
        drawn: check.seed.is_some(),
        matches: check.found.as_ref().map(|(matches, _)| *matches),
        note: check.found.as_ref().map_or_else(String::new, |(_, note)| note.clone()),
    };
    state.tournament.deck_checks().iter().map(view).collect()
}

/// Returns the infractions of the event's profile.
pub(crate) fn infractions(state: &EventState, language: TextLanguage) -> Vec<InfractionView> {
    let view = |infraction: &tournament::Infraction| InfractionView {
        code: infraction.code.clone(),
        name: messages::infraction(&infraction.name, language),
        path: infraction.path.iter().map(|step| (*step).into()).collect(),
    };
    state.tournament.profile().infractions.iter().map(view).collect()
}

/// Returns the view of a planned cut.
pub(crate) fn cut_plan(language: TextLanguage, state: &EventState, plan: &CutPlan) -> CutPlanView {
    let names =
        |players: &Vec<PlayerId>| players.iter().map(|player| name(state, *player)).collect::<Vec<_>>().join(", ");
    CutPlanView {
        size: u32::from(plan.size),
        seeds: plan.seeds.iter().map(|player| unscored(state, *player)).collect(),
        ties: plan
            .drawn
            .iter()
            .map(|tied| {
                let names = names(tied);
                wording::NoTiebreakerSeparatesTheirOrderIs { names: &names }.text(language)
            })
            .collect(),
        boundary_drawn: plan.boundary_drawn,
    }
}

/// Returns the consequences of a correction as text.
pub(crate) fn consequences(language: TextLanguage, state: &EventState, found: &Consequences) -> ConsequencesView {
    let names = |players: &[PlayerId]| players.iter().map(|player| name(state, *player)).collect::<Vec<_>>().join(", ");
    let mut told = Vec::new();
    let (out, fresh) = &found.cut;
    if !out.is_empty() || !fresh.is_empty() {
        let (out, fresh) = (names(out), names(fresh));
        told.push(wording::TheTopCutStaysUnchangedBut { fresh: &fresh, out: &out }.text(language));
    }
    for later in &found.pairings {
        let (round, table, (first, second), (now, other)) = (later.round, later.table, later.was, later.is);
        told.push(
            wording::RoundTableVWouldNowBe {
                round: &round,
                table: &table,
                first: &first,
                second: &second,
                now: &now,
                other: &other,
            }
            .text(language),
        );
    }
    let changed = |change: &tournament::RankChange| RankChangeView {
        player: change.player.0,
        name: name(state, change.player),
        was: change.was,
        is: change.is,
    };
    let ranks: Vec<RankChangeView> = found.ranks.iter().map(changed).collect();
    if !ranks.is_empty() {
        told.push(match ranks.len() {
            1 => wording::TheRankOfPlayerChanges {}.text(language),
            many => wording::TheRanksOfPlayersChange { many: &many }.text(language),
        });
    }
    ConsequencesView { words: told, ranks }
}
