//! Sentences of an event's log and of its pairing reasons. Each is written in every language, side by side.
mod infractions;
mod judging;
mod profiles;
mod re_pairings;
mod reasons;
mod results;
mod rounds;
mod tournament;

use std::sync::Arc;

use ::tournament::{Operation, PlayerId, RoundKind, Tournament};
use catalog::Catalog;

pub(crate) use infractions::infraction;
use profiles::table_profile;
pub(crate) use profiles::{end_of_match, match_win_share, profile, profile_name, ranked_by};
pub(crate) use reasons::reason;
pub(crate) use results::result;
pub(crate) use rounds::{forced, open_results};
pub(crate) use tournament::operation;

use messages::log as wording;

use crate::direction::isolated;
use crate::document::case::Ruling;
use crate::event::log::LogEntry;
use crate::language::TextLanguage;
use crate::record::kind::{DraftMode, EventKind};
use crate::record::pack_source::PackSource;
use crate::record::phone_entries::PhoneCall;
use crate::record::pick_clock::PickClockAction;
use crate::record::{EventSettings, Record};

fn name(language: TextLanguage, event: &Tournament, player: PlayerId) -> String {
    let number = player.0;
    let unknown = || wording::Player { number: &number }.text(language);
    event.player(player).map_or_else(unknown, |player| isolated(&player.name).into_owned())
}

/// Maximum number of operations of a step that an undo lists individually.
const MOST_NAMED: usize = 6;

/// Returns the step that the next undo reverts, as worded in the log.
pub(crate) fn undoes(language: TextLanguage, event: &Tournament, log: &[Arc<LogEntry>]) -> Option<String> {
    let step = event.last_step();
    let told = |place: &usize| {
        let line = log.iter().rev().find(|line| line.operation == Some(*place));
        line.map_or_else(|| wording::AStep {}.text(language), |line| line.text.of(language).to_owned())
    };
    let mut lines: Vec<String> = step.iter().take(MOST_NAMED).map(told).collect();
    if step.len() > MOST_NAMED {
        let more = step.len() - MOST_NAMED;
        lines.push(wording::AndMore { more: &more }.text(language));
    }
    (!lines.is_empty()).then(|| lines.join("; "))
}

/// Returns the first line of an event's log.
pub(crate) fn opened(language: TextLanguage, catalog: &Catalog, settings: &EventSettings) -> String {
    let name = |set| catalog.set(set).map_or_else(|| set.to_string(), |known| known.name.to_string());
    let set = settings.packs.as_deref().map(PackSource::label).or_else(|| settings.set.map(name));
    let how = match (settings.kind, settings.mode) {
        (EventKind::Draft, DraftMode::Digital) => wording::DraftOnThisComputer {}.text(language),
        (EventKind::Draft, DraftMode::Paper) => wording::DraftWithPhysicalCards {}.text(language),
        (EventKind::Sealed, _) => wording::Sealed {}.text(language),
        (EventKind::Constructed, _) => wording::Constructed {}.text(language),
    };
    let what: Vec<String> = set.into_iter().chain([how]).collect();
    let (what, seed) = (what.join(", "), settings.seed);
    wording::EventCreatedSeed { what: &what, seed: &seed }.text(language)
}

/// Returns the ranking criteria of an event as text.
pub(crate) fn ranking(language: TextLanguage, event: &Tournament) -> String {
    match event.structure().rounds {
        RoundKind::Tables => table_profile(language, event.profile()),
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => profile(language, event.profile()),
    }
}

/// Returns the log line of a record that is about to be folded.
pub(crate) fn record(
    language: TextLanguage,
    catalog: &Catalog,
    event: &Tournament,
    log: &[Arc<LogEntry>],
    record: &Record,
) -> String {
    let name = |player: &PlayerId| name(language, event, *player);
    match record {
        Record::Opened { settings } => opened(language, catalog, settings),
        Record::Tournament { operation: Operation::Undo, .. } => undoes(language, event, log).map_or_else(
            || wording::Undo {}.text(language),
            |undone| wording::Undone { undone: &undone }.text(language),
        ),
        Record::Tournament { operation: done, .. } => operation(language, event, done),
        Record::Bot { player } => {
            let who = name(player);
            wording::IsABot { who: &who }.text(language)
        }
        Record::DraftStarted { .. } => wording::DraftStarted {}.text(language),
        // The card stays hidden here (CR 10.3.2B).
        Record::Pick { pod, action: draft::Action::Pick { seat, .. } } => {
            let (pod, who) = seated(language, event, *pod, *seat);
            wording::PodPicked { pod: &pod, who: &who }.text(language)
        }
        Record::Choice { pod, action } => {
            let (pod, who) = seated(language, event, *pod, action.seat);
            wording::PodChose { pod: &pod, who: &who }.text(language)
        }
        Record::PackShown { pod, seat, phone: _ } => {
            let (pod, who) = seated(language, event, *pod, *seat);
            wording::PodSawThePack { pod: &pod, who: &who }.text(language)
        }
        Record::Clock { pod, action } => pick_clock(language, *pod, *action),
        Record::Deck { player, .. } => {
            let who = name(player);
            wording::DeckSaved { who: &who }.text(language)
        }
        Record::Ruling { ruling } => decided(language, ruling),
        Record::Report { report } => {
            let (who, round) = (name(&report.player), report.round);
            wording::ReportedAResultOfRound { who: &who, round: &round }.text(language)
        }
        Record::Call { player, call } => called(language, &name(player), *call),
        Record::CallClosed { player, withdrawn, .. } => call_closed(language, &name(player), *withdrawn),
        Record::JudgeAt { name: judge, table, .. } => match table {
            Some(table) => wording::IsAtTable { judge: &judge, table: &table }.text(language),
            None => wording::LeftTheTable { judge: &judge }.text(language),
        },
        Record::CardData { packages } => {
            let all = packages.iter().map(|package| format!("{} {}", package.id, package.version));
            let all = all.collect::<Vec<_>>().join(", ");
            wording::CardData { all: &all }.text(language)
        }
        Record::PhonesCleared => wording::PhonesRevoked {}.text(language),
    }
}

fn pick_clock(language: TextLanguage, pod: u8, action: PickClockAction) -> String {
    let what = match action {
        PickClockAction::Run => wording::ClockStarted {}.text(language),
        PickClockAction::Pause => wording::ClockPaused {}.text(language),
        PickClockAction::Next => wording::NextPick {}.text(language),
        PickClockAction::Back => wording::BackOnePick {}.text(language),
    };
    format!("Pod {}: {what}", u32::from(pod) + 1)
}

/// Returns the text for a judge's ruling.
fn decided(language: TextLanguage, ruling: &Ruling) -> String {
    let title = match ruling.case.title.trim() {
        "" => String::new(),
        title => format!(", {title}"),
    };
    let rules = if ruling.rules.is_empty() { String::new() } else { format!(" (CR {})", ruling.rules.join(", CR ")) };
    let (judge, outcome) = (&ruling.judge, &ruling.outcome);
    wording::RulingBy { judge: &judge, title: &title, outcome: &outcome, rules: &rules }.text(language)
}

fn called(language: TextLanguage, who: &str, call: PhoneCall) -> String {
    match call {
        PhoneCall::Judge => wording::CalledAJudge { who: &who }.text(language),
        PhoneCall::Drop => wording::AskedToDrop { who: &who }.text(language),
    }
}

fn call_closed(language: TextLanguage, who: &str, withdrawn: bool) -> String {
    match withdrawn {
        true => wording::WithdrewACall { who: &who }.text(language),
        false => wording::CallOfClosed { who: &who }.text(language),
    }
}

/// Returns the number of a pod, from 1, and the player at one of its seats. The arguments count from 0.
fn seated(language: TextLanguage, event: &Tournament, pod: u8, seat: u8) -> (u32, String) {
    let seats = event.pods().get(usize::from(pod)).map_or(&[][..], |pod| &pod.seats);
    let who = seats.get(usize::from(seat)).map_or_else(String::new, |player| name(language, event, *player));
    (u32::from(pod) + 1, who)
}

#[cfg(test)]
mod tests {
    use crate::contract::{EventAct, RoundsKind, StructureInput, TextLanguage};
    use crate::event::printouts::tests::{event, finish, pair};
    use crate::{App, contract::EventView};

    fn speak(desk: &App, language: TextLanguage) {
        let settings = desk.settings().expect("the settings");
        desk.save_settings(crate::contract::Settings { language, ..settings }).expect("the settings");
    }

    /// Returns all sentences about an event.
    fn sentences(desk: &App, view: &EventView) -> String {
        let log = view.log.iter().map(|line| line.text.clone());
        let why = view.rounds.iter().flat_map(move |round| {
            round.tables.iter().flat_map(move |table| {
                let reasons = desk.events().pairing_reasons(view.summary.id, round.number, table.table);
                let reasons = if table.has_reasons { reasons.expect("the reasons") } else { Vec::new() };
                reasons.into_iter().chain([table.result_text.clone()])
            })
        });
        let forced = view.rounds.iter().flat_map(|round| round.forced.clone());
        let described = [view.profile.describes.clone(), view.steps.undoes.clone().unwrap_or_default()];
        let all = log.chain(why).chain(forced).chain(described).chain(view.end_of_match.iter().cloned());
        all.collect::<Vec<_>>().join("\n")
    }

    /// The pseudo-language shows every letter that was written in code: only the players' names and the name of the set
    /// remain.
    #[test]
    fn an_events_sentences_have_no_text_of_their_own() {
        for rounds in [RoundsKind::Swiss, RoundsKind::RoundRobin, RoundsKind::Tables] {
            let text = ::messages::pseudo(|| {
                let (desk, id) = event(7, StructureInput { rounds, ..StructureInput::default() });
                pair(&desk, id);
                if rounds != RoundsKind::Tables {
                    finish(&desk, id);
                    pair(&desk, id);
                }
                desk.events().act(id, &EventAct::DropPlayer { player: 3 }).expect("a drop");
                desk.events().act(id, &EventAct::Undo).expect("an undo");
                let view = desk.events().event(id).expect("the event");
                let log = view.log.iter().map(|line| line.text.clone());
                let end = view.end_of_match.iter().cloned();
                log.chain(end).collect::<Vec<_>>().join("\n")
            });
            let words = text.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
            let left: std::collections::BTreeSet<&str> = words.filter(|word| *word != "Player").collect();
            assert!(left.is_empty(), "{left:?} in {text}");
        }
    }

    /// Issue 22, point 3: log, undo, reasons and profile use the window's language, even for steps made in another
    /// one.
    #[test]
    fn an_events_sentences_are_in_the_current_language() {
        for rounds in [RoundsKind::Swiss, RoundsKind::RoundRobin, RoundsKind::Tables] {
            let (desk, id) = event(7, StructureInput { rounds, ..StructureInput::default() });
            for _ in 0..3 {
                pair(&desk, id);
                if rounds != RoundsKind::Tables {
                    finish(&desk, id);
                } else {
                    break;
                }
            }
            desk.events().act(id, &EventAct::DropPlayer { player: 3 }).expect("a drop");
            let english = sentences(&desk, &desk.events().event(id).expect("the event"));
            assert!(english.contains("Round 1 paired") && english.contains("Player 3 entered"), "{english}");
            speak(&desk, TextLanguage::German);
            let german = sentences(&desk, &desk.events().event(id).expect("the event"));
            for word in
                ["Runde 1 gepaart", "Player 3 eingetragen", "Event angelegt", "Rangfolge nach", "ist ausgestiegen"]
            {
                assert!(german.contains(word), "{word} is missing: {german}");
            }
            let words =
                ["the", "The", "Round", "round", "table", "paired", "entered", "Both", "have", "wins", "Bye", "bye"];
            let more = ["dropped", "seed", "by", "points", "Ranked", "created", "Finish", "Then", "game", "in a row"];
            for word in words.into_iter().chain(more) {
                let there = german.split(|letter: char| !letter.is_alphanumeric()).any(|one| one == word);
                assert!(!there, "{word} is English: {german}");
            }
            assert_eq!(english.lines().count(), german.lines().count());
            desk.events().act(id, &EventAct::Undo).expect("an undo");
            let after = desk.events().event(id).expect("the event");
            assert_eq!(after.log[0].text, "Rückgängig gemacht: Player 3 ist ausgestiegen");
        }
    }
}
