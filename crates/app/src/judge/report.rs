//! Reports of rulings, as text.

use chrono::{DateTime, Local};
use messages::judge as wording;
use rules::{CardZone, Game, Seat};

use super::compare::{name, standing};
use super::table::CaseReplay;
use crate::AppError;
use crate::contract::{GameLine, Ruling, TextLanguage};
use crate::rulebook::index;

/// Creates the report in a language: readable plain text with Markdown headings.
///
/// # Errors
/// `judge.*` if the case cannot be read.
pub(crate) fn report(ruling: &Ruling, event: Option<&str>, language: TextLanguage) -> Result<String, AppError> {
    let case = &ruling.case;
    let mut lines = head(ruling, event, language);
    if !case.question.trim().is_empty() {
        heading(&mut lines, &wording::Question {}.text(language));
        lines.push(case.question.trim().to_owned());
    }
    heading(&mut lines, "Position");
    let start = CaseReplay::at(case, 0, 0, language)?;
    lines.extend(position(&start, ruling, language));
    let view = start.view();
    if !view.warnings.is_empty() {
        lines.push(String::new());
        lines.push(wording::Warnings {}.text(language));
        lines.extend(view.warnings.iter().map(|warning| format!("- {}{}", warning.words, cited(&warning.rule))));
    }
    for at in (0..case.branches.len()).filter(|at| !case.branches[*at].steps.is_empty()) {
        branch(&mut lines, ruling, at, language)?;
    }
    heading(&mut lines, &wording::Ruling {}.text(language));
    lines.push(ruling.outcome.trim().to_owned());
    if !ruling.rules.is_empty() {
        let title = wording::RulesComprehensiveRulesSummarised {}.text(language);
        heading(&mut lines, &title);
        for rule in &ruling.rules {
            let known = rule.parse().ok().and_then(|number| index(language).ok()?.get(number));
            lines.push(format!("- {rule}: {}", known.map_or("", |known| known.summary.as_str())));
        }
    }
    Ok(lines.iter().map(|line| line.trim_end()).flat_map(|line| [line, "\n"]).collect())
}

fn heading(lines: &mut Vec<String>, title: &str) {
    lines.extend([String::new(), format!("## {title}"), String::new()]);
}

/// Returns the title, the event, the judge, the time and the version.
fn head(ruling: &Ruling, event: Option<&str>, language: TextLanguage) -> Vec<String> {
    let title = match ruling.case.title.trim() {
        "" => wording::Ruling {}.text(language),
        title => title.to_owned(),
    };
    let mut lines = vec![format!("# {title}"), String::new()];
    if let Some(event) = event {
        lines.push(format!("Event: {event}"));
    }
    let time = wording::Time {}.text(language);
    let when = clock_time(&ruling.at, language);
    for (what, value) in [("Judge", &ruling.judge), (&*time, &when), ("Cantina", &ruling.program)] {
        if !value.trim().is_empty() {
            lines.push(format!("{what}: {}", value.trim()));
        }
    }
    lines
}

/// Formats a stored moment (RFC 3339) in local time, with the UTC offset.
fn clock_time(moment: &str, language: TextLanguage) -> String {
    let Ok(moment) = DateTime::parse_from_rfc3339(moment) else { return moment.to_owned() };
    let here = moment.with_timezone(&Local);
    let form = match language {
        TextLanguage::English | TextLanguage::French => "%-d %B %Y, %H:%M (UTC%:z)",
        TextLanguage::German => "%d.%m.%Y, %H:%M Uhr (UTC%:z)",
    };
    here.format(form).to_string()
}

/// Adds a branch with its steps, and the log lines of each step.
///
/// # Errors
/// As [`CaseReplay::at`].
fn branch(lines: &mut Vec<String>, ruling: &Ruling, at: usize, language: TextLanguage) -> Result<(), AppError> {
    let (branch, number) = (&ruling.case.branches[at], at + 1);
    let called = match branch.name.trim() {
        "" => wording::Branch { number: &number }.text(language),
        name => name.to_owned(),
    };
    let ruled = match ruling.branch == Some(at as u32) {
        true => wording::MarkedRuling {}.text(language),
        false => String::new(),
    };
    heading(lines, &format!("{called}{ruled}"));
    let bench = CaseReplay::at(&ruling.case, at as u32, u32::MAX, language)?;
    let end = bench.view();
    let log = end.table.map_or_else(Vec::new, |table| table.log);
    for (number, step) in (1u32..).zip(&branch.steps) {
        let words = end.steps.get(number as usize - 1).unwrap_or(&step.words);
        lines.push(format!("{number}. {words}"));
        for told in
            log.iter().filter(|told: &&GameLine| told.step == number && !told.text.is_empty() && told.text != *words)
        {
            lines.push(format!("   - {}{}", told.text, cited(&told.rule)));
        }
    }
    lines.extend(end.problem.map(|problem| format!("   {problem}")));
    Ok(())
}

fn cited(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(" [{rule}]") }
}

/// Describes the position, one side after the other.
fn position(start: &CaseReplay, ruling: &Ruling, language: TextLanguage) -> Vec<String> {
    let Some(live) = &start.live else {
        return vec![wording::ThisPositionIsNotPossible {}.text(language)];
    };
    let (game, position) = (&live.game, &ruling.case.position);
    let named = |seat: u32| live.names.get(seat as usize).cloned().unwrap_or_default();
    let (round, holder, active) = (position.round, named(position.initiative), named(position.active));
    let taken = match position.initiative_taken {
        true => wording::TakenThisRound {}.text(language),
        false => String::new(),
    };
    let phase = match position.regroup {
        true => wording::RegroupPhase {}.text(language),
        false => wording::ActionPhase {}.text(language),
    };
    let mut lines = vec![
        wording::RoundInitiativeActivePlayer {
            round: &round,
            phase: &phase,
            holder: &holder,
            taken: &taken,
            active: &active,
        }
        .text(language),
    ];
    for (seat, player) in game.state.seats().zip(&live.names) {
        lines.push(String::new());
        lines.push(format!("{player}:"));
        side(start, game, seat, language, &mut lines);
    }
    lines
}

fn side(start: &CaseReplay, game: &Game, seat: Seat, language: TextLanguage, lines: &mut Vec<String>) {
    let state = &game.state;
    let here = state.player(seat);
    let (base, damage) = (name(game, here.base), state.card(here.base).damage);
    lines.push(wording::BaseDamage { base: &base, damage: &damage }.text(language));
    for leader in here.leaders.iter().filter(|leader| leader.is_some()) {
        let (leader, stands) = (name(game, *leader), standing(language, game, *leader));
        lines.push(wording::Leader { leader: &leader, stands: &stands }.text(language));
    }
    for unit in state.list(seat, CardZone::Arena).iter().filter(|unit| !here.leaders.contains(unit)) {
        lines.push(format!("- {}: {}", name(game, *unit), standing(language, game, *unit)));
    }
    let (resources, ready) = (state.list(seat, CardZone::Resources).len(), game.ready_resources(seat));
    lines.push(wording::ResourcesOfThemReady { resources: &resources, ready: &ready }.text(language));
    let hand = wording::Hand {}.text(language);
    let discard = wording::DiscardPile {}.text(language);
    for (what, place) in [(hand, CardZone::Hand), (discard, CardZone::Discard)] {
        let named = |card: &rules::CardIndex| match start.is_unknown(*card) {
            true => wording::Unknown {}.text(language),
            false => name(game, *card),
        };
        let cards: Vec<String> = state.list(seat, place).iter().map(named).collect();
        if !cards.is_empty() {
            lines.push(format!("- {what}: {}", cards.join(", ")));
        }
    }
    let deck = state.list(seat, CardZone::Deck).len();
    lines.push(wording::DeckCards { deck: &deck }.text(language));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_shows_moments_in_local_time() {
        let moment = "2026-11-23T18:05:00Z";
        let here = DateTime::parse_from_rfc3339(moment).unwrap().with_timezone(&Local);
        let hour = here.format("%H:%M").to_string();
        let told = clock_time(moment, TextLanguage::English);
        assert!(told.contains("November 2026") && told.contains(&hour) && told.contains("(UTC"), "{told}");
        let told = clock_time(moment, TextLanguage::German);
        assert!(told.contains(".11.2026") && told.contains(&format!("{hour} Uhr")), "{told}");
        assert_eq!(clock_time("", TextLanguage::German), "");
    }
}
