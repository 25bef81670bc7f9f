//! Changes of an event's view for the desk's page: exact, and small.

use std::cell::Cell;
use std::collections::HashMap;

use app::contract::{
    ClockAction, EventAct, EventKind, EventUpdate, EventView, LateSeat, ManualPairing, NewEvent, PairingScope,
    ResultEntry, RoundClockAction, RoundsKind, Settings, StructureInput, TextLanguage,
};
use app::{App, Environment};
use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde_json::{Map, Value};

/// Applies a change as the page does. Returns `None` if it does not fit.
pub(crate) fn apply(old: Option<&Value>, change: &Value, names: &HashMap<u64, String>) -> Option<Value> {
    match change {
        Value::Object(changed) => {
            let empty = Map::new();
            let old = old.map_or(Some(&empty), Value::as_object)?;
            let mut new = old.clone();
            for (field, change) in changed {
                new.insert(field.clone(), apply(old.get(field), change, names)?);
            }
            let has_other_number = changed.contains_key("id") || changed.contains_key("player");
            if has_other_number && old.contains_key("name") && !changed.contains_key("name") {
                let player = new.get("id").or_else(|| new.get("player"))?.as_u64()?;
                new.insert("name".to_owned(), names.get(&player)?.clone().into());
            }
            Some(Value::Object(new))
        }
        Value::Array(list) => match list.as_slice() {
            [value] => Some(value.clone()),
            [runs, changes] => apply_to_list(old, runs, changes.as_object()?, names),
            _ => None,
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

fn apply_to_list(
    old: Option<&Value>,
    runs: &Value,
    changes: &Map<String, Value>,
    names: &HashMap<u64, String>,
) -> Option<Value> {
    let empty = Vec::new();
    let old = old.map_or(Some(&empty), Value::as_array)?;
    let runs: Option<Vec<i64>> = serde_json::from_value(runs.clone()).ok()?;
    let runs = runs.unwrap_or_else(|| vec![0, old.len() as i64]);
    let mut new: Vec<Value> = Vec::new();
    for run in runs.chunks_exact(2) {
        for step in 0..run[1] {
            let like = match run[0] {
                -1 => new.last().or(old.first()),
                from => Some(old.get(usize::try_from(from + step).ok()?)?),
            };
            let item = match changes.get(&new.len().to_string()) {
                Some(change) => apply(like, change, names)?,
                None => like?.clone(),
            };
            new.push(item);
        }
    }
    Some(Value::Array(new))
}

/// Applies the changes of an event's view: those of the players first, because names come from them.
fn apply_to_view(old: &Value, changes: &Value) -> Option<Value> {
    let players = match changes.get("players") {
        Some(change) => apply(old.get("players"), change, &HashMap::new())?,
        None => old.get("players").cloned().unwrap_or_default(),
    };
    let name = |player: &Value| Some((player["id"].as_u64()?, player["name"].as_str()?.to_owned()));
    let names = players.as_array().into_iter().flatten().filter_map(name).collect();
    apply(Some(old), changes, &names)
}

/// The page's test reads the same file (`ui/src/lib/changes.test.ts`).
#[test]
fn the_examples_of_changes_apply_as_in_the_page() {
    #[derive(Deserialize)]
    struct Example {
        rule: String,
        old: Value,
        change: Value,
        new: Option<Value>,
    }
    let examples: Vec<Example> = serde_json::from_str(include_str!("../data/changes.json")).unwrap();
    assert!(examples.len() > 10);
    for Example { rule, old, change, new } in examples {
        assert_eq!(apply_to_view(&old, &change), new, "{rule}");
    }
}

thread_local! {
    /// Milliseconds since 1970 on the clock of a test.
    static NOW: Cell<i64> = const { Cell::new(1_780_000_000_000) };
}

fn pass(milliseconds: i64) {
    NOW.set(NOW.get() + milliseconds);
}

fn desk() -> App {
    let now = || DateTime::<Utc>::from_timestamp_millis(NOW.get()).unwrap();
    App::with_store(store::Store::in_memory().unwrap(), Environment { now, seed: || 7 }).unwrap()
}

fn json(view: &EventView) -> Value {
    serde_json::to_value(view).unwrap()
}

fn revision(update: EventUpdate) -> String {
    match update {
        EventUpdate::Whole { revision, .. } | EventUpdate::Changes { revision, .. } => revision,
    }
}

fn size(update: &EventUpdate) -> usize {
    serde_json::to_vec(update).unwrap().len()
}

/// A page of the desk with the views that it received.
#[derive(Default)]
struct Page {
    views: HashMap<String, Value>,
    have: Option<String>,
}

impl Page {
    /// Takes an answer and returns the view that is shown then.
    fn take(&mut self, update: EventUpdate) -> &Value {
        let (revision, view) = match update {
            EventUpdate::Whole { revision, view } => (revision, json(&view)),
            EventUpdate::Changes { revision, base, changes } => {
                (revision, apply_to_view(&self.views[&base], &changes).expect("changes fit their base"))
            }
        };
        self.have = Some(revision.clone());
        self.views.insert(revision.clone(), view);
        &self.views[&revision]
    }
}

/// A random number below `most`.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, most: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(most.max(1))) as u32
    }

    fn yes(&mut self) -> bool {
        self.below(2) == 0
    }
}

/// Returns a step that is often possible now.
fn some_act(random: &mut Random, view: &EventView) -> EventAct {
    let player = 1 + random.below(view.players.len() as u32);
    let other = 1 + random.below(view.players.len() as u32);
    let round = view.rounds.last().map_or(1, |round| round.number - random.below(2).min(round.number - 1));
    let table = match view.rounds.last() {
        Some(round) if !round.tables.is_empty() => {
            let at = random.below(round.tables.len() as u32) as usize;
            round.open_tables.first().copied().filter(|_| at > 0).unwrap_or(round.tables[at].table)
        }
        Some(_) | None => 1,
    };
    let note = "asked".to_owned();
    match random.below(30) {
        0 => EventAct::RegisterPlayers { text: format!("New {}\nFresh {}", random.below(99), random.below(99)) },
        1 => EventAct::RegisterBots { count: 1 + random.below(3) },
        2 => EventAct::RenamePlayer { player, name: format!("Renamed {}", random.below(99)) },
        3 => EventAct::DrawSeats,
        4 => match view.steps.late_seats.first() {
            Some(LateSeat { player, .. }) => EventAct::SeatLate { player: *player },
            None => EventAct::SwapSeats { one: player, other },
        },
        5 => EventAct::StartDraft,
        6 => EventAct::FinishDraft,
        7 => EventAct::PickClock { pod: 1, action: if random.yes() { ClockAction::Run } else { ClockAction::Next } },
        8 => EventAct::PlanRounds { rounds: 3 + random.below(5) },
        9 | 10 => EventAct::Undo,
        11..=13 => EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand: vec![], note, power: random.yes() },
        14 => EventAct::PairAgain { scope: PairingScope::WholeEvent, note, let_late_in: random.yes() },
        15 => EventAct::SwapPlayers { one: player, other, note },
        16 => EventAct::SetPairings { pairs: vec![ManualPairing { a: player, b: Some(other) }], note },
        17 => EventAct::DeleteRound { round, note },
        18 => EventAct::DropPlayer { player },
        19 => EventAct::ReenterPlayer { player },
        20 => EventAct::AddLateEntry { name: format!("Late {}", random.below(99)), missed: None, into_round: true },
        21 => EventAct::DeclareBye { player, round: round + 1, note },
        22 => EventAct::SetRoundClock {
            round: random.below(2) * round,
            action: RoundClockAction::Start { seconds: None },
        },
        23 => EventAct::ExtendTime { round, table: random.yes().then_some(table), seconds: 60, note },
        24 => {
            let infraction = view.infractions[random.below(view.infractions.len() as u32) as usize].code.clone();
            EventAct::Penalize { player, infraction, penalty: None, round: None, note }
        }
        25 => EventAct::DrawDeckChecks { count: 1 },
        26 => EventAct::CreateBracket { size: 4 },
        27 => EventAct::EnterTableResult { round, table, hp: (0..4).map(|seat| seat * 3).collect() },
        _ => {
            let (a, b) = [(2, 0), (1, 2), (1, 1)][random.below(3) as usize];
            EventAct::EnterResult { round, table, result: ResultEntry::Games { a, b, drawn: 0 } }
        }
    }
}

/// The page shows exactly what it would show after loading the event again, whatever it has had before.
#[test]
fn a_page_with_changes_shows_the_same_as_one_that_loads_again() {
    let (mut taken, mut with_changes) = (0, 0);
    for seed in 0..12 {
        let random = &mut Random(seed);
        let rounds = if seed % 3 == 2 { RoundsKind::Tables } else { RoundsKind::Swiss };
        let kind = if seed % 3 == 1 { EventKind::Draft } else { EventKind::Constructed };
        let new = NewEvent {
            kind,
            set: (kind == EventKind::Draft).then(|| "SOR".to_owned()),
            digital: seed % 2 == 0,
            structure: StructureInput { rounds, ..StructureInput::default() },
            ..NewEvent::constructed("Friday")
        };
        let desk = desk();
        let event = desk.events().create_event(new).unwrap().summary.id;
        let players: Vec<String> = (1..=9 + random.below(8)).map(|number| format!("Player {number}")).collect();
        desk.events().act(event, &EventAct::RegisterPlayers { text: players.join("\n") }).unwrap();
        let mut pages = [Page::default(), Page::default()];
        for _ in 0..60 {
            let view = desk.events().event(event).unwrap();
            let act = some_act(random, &view);
            let page = &mut pages[random.below(2) as usize];
            pass(i64::from(random.below(3)) * 700);
            let old: Option<String> = match random.below(8) {
                0 => page.views.keys().next().cloned(),
                1 => Some("7-unknown".to_owned()),
                2 => None,
                _ => page.have.clone(),
            };
            let answer = match random.below(12) {
                0 => desk.events().desk_view(event, old.as_deref()),
                1 => {
                    let language = if random.yes() { TextLanguage::German } else { TextLanguage::English };
                    desk.save_settings(Settings { language, ..desk.settings().unwrap() }).unwrap();
                    desk.events().desk_view(event, old.as_deref())
                }
                2 => {
                    desk.events().archive_event(event, random.yes()).unwrap();
                    desk.events().desk_view(event, old.as_deref())
                }
                _ => desk.events().act_and_update(event, &act, old.as_deref()),
            };
            let Ok(answer) = answer else { continue };
            taken += 1;
            with_changes += usize::from(matches!(answer, EventUpdate::Changes { .. }));
            let known = old.filter(|old| page.views.contains_key(old));
            if let EventUpdate::Changes { base, .. } = &answer {
                assert_eq!(Some(base), known.as_ref(), "changes apply to the view that the page has");
            }
            let shown = page.take(answer);
            let loaded = json(&desk.events().event(event).unwrap());
            assert_eq!(shown, &loaded, "seed {seed}, {act:?}");
        }
    }
    assert!(taken > 300 && with_changes > 150, "{taken} {with_changes}");
}

/// The page that creates an event has its revision, so that no step of this page sends the whole view.
#[test]
fn a_new_event_comes_with_the_revision_for_its_first_step() {
    let desk = desk();
    let mut page = Page::default();
    let created = desk.events().create_and_update(NewEvent::constructed("Friday")).unwrap();
    let event = page.take(created)["summary"]["id"].as_u64().and_then(|id| u32::try_from(id).ok()).unwrap();
    let planned = desk.events().act_and_update(event, &EventAct::PlanRounds { rounds: 7 }, page.have.as_deref());
    let planned = planned.unwrap();
    assert!(matches!(planned, EventUpdate::Changes { .. }), "{planned:?}");
    assert_eq!(page.take(planned), &json(&desk.events().event(event).unwrap()));
}

/// Pages that look at the same event share their revisions, so that each finds the view that it has.
#[test]
fn views_that_differ_only_in_clocks_have_one_revision() {
    let desk = desk();
    let event = desk.events().create_event(NewEvent::constructed("Friday")).unwrap().summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    desk.events().act(event, &EventAct::pair()).unwrap();
    desk.events()
        .act(event, &EventAct::SetRoundClock { round: 1, action: RoundClockAction::Start { seconds: None } })
        .unwrap();
    let mut pages: Vec<Page> = (0..9).map(|_| Page::default()).collect();
    for _ in 0..3 {
        let mut revisions = Vec::new();
        for page in &mut pages {
            pass(1_000);
            let answer = desk.events().desk_view(event, page.have.as_deref()).unwrap();
            assert_eq!(matches!(answer, EventUpdate::Whole { .. }), page.have.is_none(), "whole only at first");
            let shown = page.take(answer);
            assert_eq!(shown, &json(&desk.events().event(event).unwrap()));
            revisions.push(page.have.clone());
        }
        revisions.dedup();
        assert_eq!(revisions.len(), 1);
        desk.events()
            .act(event, &EventAct::AddNote { text: "Hi".into(), player: None, round: None, table: None })
            .unwrap();
    }
}

/// A page in a browser outlives the program, and must not apply changes from the next process to a view from the last one.
#[test]
fn another_process_never_uses_the_same_revisions() {
    let first_revision = || {
        let desk = desk();
        let event = desk.events().create_event(NewEvent::constructed("Friday")).unwrap().summary.id;
        let mut page = Page::default();
        page.take(desk.events().desk_view(event, None).unwrap());
        page.have
    };
    assert_ne!(first_revision(), first_revision());
}

/// The limit of an answer to one step, in bytes.
const LIMIT: usize = 20 * 1024;

/// The sizes of the answers to steps, the largest of each kind.
struct Measured<'a> {
    desk: &'a App,
    event: u32,
    have: Option<String>,
    sizes: Vec<(&'static str, usize)>,
}

impl Measured<'_> {
    fn step(&mut self, name: &'static str, act: &EventAct) {
        let answer = self.desk.events().act_and_update(self.event, act, self.have.as_deref()).unwrap();
        let size = size(&answer);
        match self.sizes.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = size.max(*known),
            None => self.sizes.push((name, size)),
        }
        self.have = Some(revision(answer));
    }
}

/// A step with new data for all players, such as seats or pairings, sends little more than these data.
#[test]
fn a_step_among_256_players_sends_at_most_20_kb() {
    let desk = desk();
    let new = NewEvent { kind: EventKind::Draft, set: Some("SOR".into()), ..NewEvent::constructed("Draft") };
    let event = desk.events().create_event(new).unwrap().summary.id;
    let have = Some(revision(desk.events().desk_view(event, None).unwrap()));
    let mut draft = Measured { desk: &desk, event, have, sizes: Vec::new() };
    let names: Vec<String> = (1..=256).map(|number| format!("Player Number {number}")).collect();
    draft.step("players", &EventAct::RegisterPlayers { text: names.join("\n") });
    draft.step("seats", &EventAct::DrawSeats);
    draft.step("other seats", &EventAct::DrawSeats);
    draft.step("two seats", &EventAct::SwapSeats { one: 3, other: 250 });
    draft.step("draft", &EventAct::StartDraft);
    draft.step("pick clock", &EventAct::PickClock { pod: 1, action: ClockAction::Run });
    draft.step("end of the draft", &EventAct::FinishDraft);
    draft.step("pairing", &EventAct::pair());
    draft.step("undo of a pairing", &EventAct::Undo);

    let event = desk.events().create_event(NewEvent::constructed("Open")).unwrap().summary.id;
    desk.events().act(event, &EventAct::RegisterBots { count: 256 }).unwrap();
    for round in 1..=4 {
        desk.events().act(event, &EventAct::pair()).unwrap();
        desk.events().act(event, &EventAct::RollBotResults { round }).unwrap();
    }
    let have = Some(revision(desk.events().desk_view(event, None).unwrap()));
    let mut open = Measured { desk: &desk, event, have, sizes: Vec::new() };
    open.step("pairing", &EventAct::pair());
    open.step("clock", &EventAct::SetRoundClock { round: 5, action: RoundClockAction::Start { seconds: None } });
    let result =
        |round, table, a, b| EventAct::EnterResult { round, table, result: ResultEntry::Games { a, b, drawn: 0 } };
    for table in [1, 40, 64, 100, 128] {
        open.step("result", &result(5, table, 2, 1));
        open.step("correction", &result(5, table, 0, 2));
        open.step("correction of round 1", &result(1, table, 0, 2));
        open.step("correction of round 1", &result(1, table, 2, 0));
    }
    open.step("extension", &EventAct::ExtendTime { round: 5, table: None, seconds: 300, note: "judge".into() });
    open.step("drop", &EventAct::DropPlayer { player: 7 });
    open.step("undo of a drop", &EventAct::Undo);
    let penalty = Some(app::contract::PenaltyName::MatchLoss);
    let infraction = desk.events().event(event).unwrap().infractions[0].code.clone();
    open.step("penalty", &EventAct::Penalize { player: 9, infraction, penalty, round: None, note: "late".into() });
    open.step("undo of a penalty", &EventAct::Undo);
    open.step("name", &EventAct::RenamePlayer { player: 3, name: "Anna-Lena M\u{fc}ller-L\u{fc}denscheidt".into() });
    open.step("results of a round of bots", &EventAct::RollBotResults { round: 5 });
    open.step("pairing", &EventAct::pair());
    open.step("undo of a pairing", &EventAct::Undo);

    let sizes = [draft.sizes, open.sizes].concat();
    // New players, and the decks or results of all players in one step, are new data.
    let of_all = ["players", "end of the draft", "results of a round of bots"];
    let limit = |name: &str| if of_all.contains(&name) { 4 * LIMIT } else { LIMIT };
    assert!(sizes.iter().all(|(name, size)| *size <= limit(name)), "{sizes:#?}");
}
