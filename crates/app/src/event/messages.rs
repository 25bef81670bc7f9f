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
pub(crate) use profiles::{end_of_match, profile, profile_name};
pub(crate) use reasons::reason;
pub(crate) use results::{counted, result};
pub(crate) use rounds::{forced, open_results};
pub(crate) use tournament::operation;

use crate::direction::isolated;
use crate::document::case::Ruling;
use crate::event::log::LogEntry;
use crate::language::TextLanguage;
use crate::language::localized;
use crate::record::kind::{DraftMode, EventKind};
use crate::record::pack_source::PackSource;
use crate::record::phone_entries::PhoneCall;
use crate::record::pick_clock::PickClockAction;
use crate::record::{EventSettings, Record};

fn name(language: TextLanguage, event: &Tournament, player: PlayerId) -> String {
    let number = player.0;
    let unknown = || localized!(language, "player {number}", "Spieler {number}");
    event.player(player).map_or_else(unknown, |player| isolated(&player.name).into_owned())
}

/// Maximum number of operations of a step that an undo lists individually.
const MOST_NAMED: usize = 6;

/// Returns the step that the next undo reverts, as worded in the log.
pub(crate) fn undoes(language: TextLanguage, event: &Tournament, log: &[Arc<LogEntry>]) -> Option<String> {
    let step = event.last_step();
    let told = |place: &usize| {
        let line = log.iter().rev().find(|line| line.operation == Some(*place));
        line.map_or_else(|| localized!(language, "a step", "ein Schritt"), |line| line.text.of(language).to_owned())
    };
    let mut lines: Vec<String> = step.iter().take(MOST_NAMED).map(told).collect();
    if step.len() > MOST_NAMED {
        let more = step.len() - MOST_NAMED;
        lines.push(localized!(language, "and {more} more", "und {more} weitere"));
    }
    (!lines.is_empty()).then(|| lines.join("; "))
}

/// Returns the first line of an event's log.
pub(crate) fn opened(language: TextLanguage, catalog: &Catalog, settings: &EventSettings) -> String {
    let name = |set| catalog.set(set).map_or_else(|| set.to_string(), |known| known.name.to_string());
    let set = settings.packs.as_deref().map(PackSource::label).or_else(|| settings.set.map(name));
    let how = match (settings.kind, settings.mode) {
        (EventKind::Draft, DraftMode::Digital) => {
            localized!(language, "draft on this computer", "Draft an diesem Computer")
        }
        (EventKind::Draft, DraftMode::Paper) => {
            localized!(language, "draft with physical cards", "Draft mit echten Karten")
        }
        (EventKind::Sealed, _) => localized!(language, "sealed", "Sealed"),
        (EventKind::Constructed, _) => localized!(language, "constructed", "Constructed"),
    };
    let what: Vec<String> = set.into_iter().chain([how]).collect();
    let (what, seed) = (what.join(", "), settings.seed);
    localized!(language, "Event created: {what}, seed {seed}", "Event angelegt: {what}, Seed {seed}")
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
            || localized!(language, "Undo", "Rückgängig gemacht"),
            |undone| localized!(language, "Undo: {undone}", "Rückgängig gemacht: {undone}"),
        ),
        Record::Tournament { operation: done, .. } => operation(language, event, done),
        Record::Bot { player } => {
            let who = name(player);
            localized!(language, "{who} is a bot", "{who} ist ein Bot")
        }
        Record::DraftStarted { .. } => localized!(language, "Draft started", "Draft gestartet"),
        // The card stays hidden here (CR 10.3.2B).
        Record::Pick { pod, action: draft::Action::Pick { seat, .. } } => {
            let (pod, who) = seated(language, event, *pod, *seat);
            localized!(language, "Pod {pod}: {who} picked", "Pod {pod}: {who} hat gewählt")
        }
        Record::Choice { pod, action } => {
            let (pod, who) = seated(language, event, *pod, action.seat);
            localized!(language, "Pod {pod}: {who} chose", "Pod {pod}: {who} hat gewählt")
        }
        Record::PackShown { pod, seat, phone: _ } => {
            let (pod, who) = seated(language, event, *pod, *seat);
            localized!(language, "Pod {pod}: {who} saw the pack", "Pod {pod}: {who} hat das Pack gesehen")
        }
        Record::Clock { pod, action } => pick_clock(language, *pod, *action),
        Record::Deck { player, .. } => {
            let who = name(player);
            localized!(language, "{who}: deck saved", "{who}: Deck gespeichert")
        }
        Record::Ruling { ruling } => decided(language, ruling),
        Record::Report { report } => {
            let (who, round) = (name(&report.player), report.round);
            localized!(
                language,
                "{who} reported a result of round {round}",
                "{who} hat ein Ergebnis von Runde {round} gemeldet"
            )
        }
        Record::Call { player, call } => called(language, &name(player), *call),
        Record::CallClosed { player, withdrawn, .. } => call_closed(language, &name(player), *withdrawn),
        Record::JudgeAt { name: judge, table, .. } => match table {
            Some(table) => localized!(language, "{judge} is at table {table}", "{judge} ist an Tisch {table}"),
            None => localized!(language, "{judge} left the table", "{judge} hat den Tisch verlassen"),
        },
        Record::CardData { packages } => {
            let all = packages.iter().map(|package| format!("{} {}", package.id, package.version));
            let all = all.collect::<Vec<_>>().join(", ");
            localized!(language, "Card data: {all}", "Kartendaten: {all}")
        }
        Record::PhonesCleared => localized!(language, "Phones revoked", "Handys abgemeldet"),
    }
}

fn pick_clock(language: TextLanguage, pod: u8, action: PickClockAction) -> String {
    let what = match action {
        PickClockAction::Run => localized!(language, "clock started", "Uhr gestartet"),
        PickClockAction::Pause => localized!(language, "clock paused", "Uhr angehalten"),
        PickClockAction::Next => localized!(language, "next pick", "nächster Pick"),
        PickClockAction::Back => localized!(language, "back one pick", "ein Pick zurück"),
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
    localized!(
        language,
        "Ruling by {judge}{title}: {outcome}{rules}",
        "Entscheidung von {judge}{title}: {outcome}{rules}"
    )
}

fn called(language: TextLanguage, who: &str, call: PhoneCall) -> String {
    match call {
        PhoneCall::Judge => localized!(language, "{who} called a judge", "{who} hat einen Judge gerufen"),
        PhoneCall::Drop => localized!(language, "{who} asked to drop", "{who} möchte aussteigen"),
    }
}

fn call_closed(language: TextLanguage, who: &str, withdrawn: bool) -> String {
    match withdrawn {
        true => localized!(language, "{who} withdrew a call", "{who} hat einen Ruf zurückgezogen"),
        false => localized!(language, "Call of {who} closed", "Ruf von {who} erledigt"),
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
