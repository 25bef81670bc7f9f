//! A ruling as a report for people.

use rules::{Game, Place, Seat};

use super::compare::{name, standing};
use super::table::Bench;
use crate::AppError;
use crate::contract::{GameLine, Ruling};
use crate::rulebook::index;

/// The report: plain text that reads well as it is, with headings as Markdown has them.
///
/// # Errors
/// `judge.*` when the case cannot be read.
pub(crate) fn report(ruling: &Ruling, event: Option<&str>) -> Result<String, AppError> {
    let case = &ruling.case;
    let mut text = String::new();
    let mut line = |words: &str| {
        text.push_str(words.trim_end());
        text.push('\n');
    };
    let title = if case.title.trim().is_empty() { "Ruling" } else { case.title.trim() };
    line(&format!("# {title}"));
    line("");
    if let Some(event) = event {
        line(&format!("Event: {event}"));
    }
    for (what, value) in [("Judge", &ruling.judge), ("Time", &ruling.at), ("Cantina", &ruling.program)] {
        if !value.trim().is_empty() {
            line(&format!("{what}: {}", value.trim()));
        }
    }
    if !case.question.trim().is_empty() {
        line("");
        line("## Question");
        line("");
        line(case.question.trim());
    }
    line("");
    line("## Position");
    line("");
    let start = Bench::at(case, 0, 0)?;
    for words in position(&start, ruling) {
        line(&words);
    }
    let view = start.view();
    if !view.oddities.is_empty() {
        line("");
        line("Noticed about it:");
        for odd in &view.oddities {
            line(&format!("- {}{}", odd.words, cited(&odd.rule)));
        }
    }
    for (at, branch) in case.branches.iter().enumerate().filter(|(_, branch)| !branch.steps.is_empty()) {
        let called =
            if branch.name.trim().is_empty() { format!("Branch {}", at + 1) } else { branch.name.trim().to_owned() };
        let ruled = if ruling.branch == Some(at as u32) { " (ruled so)" } else { "" };
        line("");
        line(&format!("## {called}{ruled}"));
        line("");
        let end = Bench::at(case, at as u32, u32::MAX)?.view();
        let log = end.table.map_or_else(Vec::new, |table| table.log);
        for (number, step) in (1u32..).zip(&branch.steps) {
            line(&format!("{number}. {}", step.words));
            for told in log.iter().filter(|told: &&GameLine| told.step == number) {
                line(&format!("   - {}{}", told.text, cited(&told.rule)));
            }
        }
        if let Some(problem) = end.problem {
            line(&format!("   {problem}"));
        }
    }
    line("");
    line("## Ruling");
    line("");
    line(ruling.outcome.trim());
    if !ruling.rules.is_empty() {
        line("");
        line("## Rules (Comprehensive Rules 8.0, in short words)");
        line("");
        for rule in &ruling.rules {
            let known = rule.parse().ok().and_then(|number| index().ok()?.get(number));
            line(&format!("- {rule}: {}", known.map_or("", |known| known.summary.as_str())));
        }
    }
    Ok(text)
}

fn cited(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(" [{rule}]") }
}

/// The position in words, a side after another.
fn position(start: &Bench, ruling: &Ruling) -> Vec<String> {
    let Some(live) = &start.live else { return vec!["The position cannot be.".to_owned()] };
    let (game, position) = (&live.game, &ruling.case.position);
    let named = |seat: u32| live.names.get(seat as usize).cloned().unwrap_or_default();
    let taken = if position.initiative_taken { ", taken this round" } else { "" };
    let phase = if position.regroup { "regroup phase" } else { "action phase" };
    let mut lines = vec![format!(
        "Round {}, {phase}; initiative: {}{taken}; to act: {}.",
        position.round,
        named(position.initiative),
        named(position.active)
    )];
    for (seat, player) in game.state.seats().zip(&live.names) {
        lines.push(String::new());
        lines.push(format!("{player}:"));
        side(start, game, seat, &mut lines);
    }
    lines
}

fn side(start: &Bench, game: &Game, seat: Seat, lines: &mut Vec<String>) {
    let state = &game.state;
    let here = state.player(seat);
    lines.push(format!("- base {}, {} damage", name(game, here.base), state.card(here.base).damage));
    for leader in here.leaders.iter().filter(|leader| leader.is_some()) {
        lines.push(format!("- leader {}: {}", name(game, *leader), standing(game, *leader)));
    }
    for unit in state.list(seat, Place::Arena).iter().filter(|unit| !here.leaders.contains(unit)) {
        lines.push(format!("- {}: {}", name(game, *unit), standing(game, *unit)));
    }
    let resources = state.list(seat, Place::Resources).len();
    lines.push(format!("- resources: {resources}, {} of them ready", game.ready_resources(seat)));
    for (what, place) in [("hand", Place::Hand), ("discard pile", Place::Discard)] {
        let cards = state.list(seat, place);
        if !cards.is_empty() {
            let names: Vec<String> = cards
                .iter()
                .map(|card| if start.is_unknown(*card) { "not known".to_owned() } else { name(game, *card) })
                .collect();
            lines.push(format!("- {what}: {}", names.join(", ")));
        }
    }
    lines.push(format!("- deck: {} cards", state.list(seat, Place::Deck).len()));
}
