//! After SIGKILL at any moment, the desk restarts with every acknowledged step, and none by half: pairings, results,
//! penalties, clocks, checks, the cut, multiplayer tables, merged entries, leagues, games.
//!
//! `CANTINA_KILLS=1000 cargo test -p app --test all kill::` kills a thousand times instead of eight times.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use app::contract::{
    EventAct, GameDeckRef, GameEntry, LeagueAct, NewEvent, NewGame, PairingScope, PenaltyName, ResultEntry,
    RoundClockAction, RoundsKind, SeatKind, SeatSetup, SideName, StructureInput, TableView,
};
use app::{App, AppError, Environment};
use chrono::{DateTime, Utc};
use store::{Journal, Store, StreamKind};

const DATABASE: &str = "CANTINA_KILL_TEST_DATABASE";
/// Lengths of each scenario's log after each step: "3,4,6;2,5".
const LENGTHS: &str = "CANTINA_KILL_TEST_LENGTHS";
const KILLS: &str = "CANTINA_KILLS";
/// Number of kills per database before a new one is created.
const KILLS_A_DATABASE: u64 = 25;
const LIST: &str = r#"{"leader":{"id":"SOR_005","count":1},"base":{"id":"SOR_021","count":1},"deck":[]}"#;

type Step = Box<dyn Fn(&App, u32) -> Result<(), AppError>>;

/// A repeated scenario: an event of matches, one of multiplayer tables, a league, a game.
struct Scenario {
    begin: fn(&App) -> Result<u32, AppError>,
    steps: Vec<Step>,
    /// Returns the stored log, oldest first.
    log: fn(&App, u32) -> Result<Vec<String>, AppError>,
}

/// Returns a fixed time and RNG, so that the same steps produce the same log.
fn environment() -> Environment {
    Environment { now: || DateTime::<Utc>::from_timestamp(1_780_000_000, 0).unwrap(), seed: || 11 }
}

fn desk(path: &Path) -> App {
    App::with_store(Store::open(path).unwrap(), environment()).unwrap()
}

fn made(desk: &App, name: &str, structure: StructureInput) -> Result<u32, AppError> {
    let new = NewEvent { seed: Some("7".into()), structure, ..NewEvent::constructed(name) };
    Ok(desk.events().create_event(new)?.summary.id)
}

fn event_log(desk: &App, id: u32) -> Result<Vec<String>, AppError> {
    Ok(desk.events().event(id)?.log.into_iter().rev().map(|line| line.text).collect())
}

fn league_log(desk: &App, id: u32) -> Result<Vec<String>, AppError> {
    Ok(desk.leagues().league(id)?.log.into_iter().rev().map(|line| line.text).collect())
}

/// Returns the lines of a game's log, joined by step.
fn game_log(desk: &App, id: u32) -> Result<Vec<String>, AppError> {
    let view = desk.games().open_game(id, None, 0)?;
    let text = |step| view.log.iter().filter(|line| line.step == step).map(|line| line.text.as_str()).collect();
    Ok((1..=view.steps).map(text).collect())
}

/// Returns a game of two people with bundled decks.
fn two_people() -> NewGame {
    let seat = |key: &str| SeatSetup {
        name: String::new(),
        kind: SeatKind::Person,
        think_ms: 0,
        deck: GameDeckRef::Published { key: key.into() },
    };
    NewGame {
        seats: ["SOR-Luke", "SOR-Vader"].map(seat).into(),
        best_of: 1,
        seed: Some("7".into()),
        edition: None,
        open_hands: false,
    }
}

/// Returns the step that answers the current question of a game with its first option.
fn first_option() -> Step {
    Box::new(|desk, id| {
        let step = desk.games().open_game(id, None, u32::MAX)?.steps;
        desk.games().answer_game(id, step, 0, 0).map(|_| ())
    })
}

fn act(made: impl Fn() -> EventAct + 'static) -> Step {
    Box::new(move |desk, id| desk.events().act(id, &made()).map(|_| ()))
}

fn pair() -> Step {
    act(|| EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand: vec![], note: String::new(), power: false })
}

/// Returns the current round, and its first table without a result.
fn open_table(desk: &App, id: u32) -> Result<(u32, u32, TableView), AppError> {
    let view = desk.events().event(id)?;
    let round = view.rounds.last().unwrap();
    let open = |table: &&TableView| table.result.is_none() && table.hp.is_empty() && table.players.len() > 1;
    Ok((round.number, round.games_to_win, round.tables.iter().find(open).unwrap().clone()))
}

/// Enters 2-0 at the first open table.
fn win() -> Step {
    Box::new(|desk, id| {
        let (round, games, table) = open_table(desk, id)?;
        let result = ResultEntry::Games { a: games, b: 0, drawn: 0 };
        desk.events().act(id, &EventAct::EnterResult { round, table: table.table, result }).map(|_| ())
    })
}

fn wins(count: usize) -> impl Iterator<Item = Step> {
    (0..count).map(|_| win())
}

fn game_by_game() -> Step {
    Box::new(|desk, id| {
        let (round, _, table) = open_table(desk, id)?;
        let game = GameEntry { winner: Some(SideName::B), first: Some(SideName::A), decks: None };
        desk.events()
            .act(id, &EventAct::EnterGames { round, table: table.table, bans: None, games: vec![game; 2] })
            .map(|_| ())
    })
}

/// Enters the remaining HP at the first open multiplayer table.
fn hp() -> Step {
    Box::new(|desk, id| {
        let (round, _, table) = open_table(desk, id)?;
        let hp = (0..table.players.len() as u32).map(|seat| 9 - 3 * seat).collect();
        desk.events().act(id, &EventAct::EnterTableResult { round, table: table.table, hp }).map(|_| ())
    })
}

fn undo() -> Step {
    Box::new(|desk, id| desk.events().act(id, &EventAct::Undo).map(|_| ()))
}

fn players(count: u32) -> Step {
    Box::new(move |desk, id| {
        let names: Vec<String> = (1..=count).map(|number| format!("Player {number}")).collect();
        desk.events().act(id, &EventAct::RegisterPlayers { text: names.join("\n") }).map(|_| ())
    })
}

/// Swaps two players of the first two tables of the current round.
fn swap() -> Step {
    Box::new(|desk, id| {
        let view = desk.events().event(id)?;
        let tables = &view.rounds.last().unwrap().tables;
        let (one, other) = (tables[0].players[0].id, tables[1].players[0].id);
        desk.events().act(id, &EventAct::SwapPlayers { one, other, note: "they came together".into() }).map(|_| ())
    })
}

fn clock(action: RoundClockAction) -> Step {
    act(move || EventAct::SetRoundClock { round: 1, action })
}

fn note() -> String {
    "the head judge says so".to_owned()
}

fn before_the_first_round() -> Vec<Step> {
    vec![
        players(9),
        act(|| EventAct::SetTableNumbers { first: 5, missing: vec![7] }),
        act(|| EventAct::AssignTable { player: 3, table: Some(9) }),
        act(|| EventAct::RegisterDeck { player: 1, slot: 1, list: LIST.into() }),
        act(|| EventAct::LockDecks { players: vec![], locked: true, note: note() }),
        act(|| EventAct::DeclareBye { player: 9, round: 1, note: note() }),
        Box::new(|desk, id| desk.events().act(id, &EventAct::PlanRounds { rounds: 3 }).map(|_| ())),
    ]
}

fn first_round() -> Vec<Step> {
    let mut steps = vec![
        pair(),
        clock(RoundClockAction::Start { seconds: None }),
        act(|| EventAct::ExtendTime { round: 1, table: None, seconds: 300, note: note() }),
        swap(),
        act(|| EventAct::PairAgain { scope: PairingScope::WholeEvent, note: note(), let_late_in: false }),
        act(|| EventAct::Penalize { player: 2, infraction: "3.4".into(), penalty: None, round: Some(2), note: note() }),
        act(|| EventAct::Penalize {
            player: 3,
            infraction: "3.1".into(),
            penalty: Some(PenaltyName::Warning),
            round: None,
            note: note(),
        }),
        act(|| EventAct::WithdrawPenalty { penalty: 2, note: note() }),
        game_by_game(),
        act(|| EventAct::DrawDeckChecks { count: 1 }),
        clock(RoundClockAction::Pause),
        clock(RoundClockAction::Resume),
        clock(RoundClockAction::Set { seconds: 60 }),
        act(|| EventAct::AddNote { text: note(), player: Some(1), round: None, table: None }),
    ];
    steps.extend(wins(3));
    steps.push(act(|| EventAct::RecordDeckCheck { round: 1, player: 1, matches: true, note: String::new() }));
    steps
}

/// Rounds 2 and 3: a player drops, returns as another entry, and is merged. A round is deleted and re-paired.
fn later_rounds() -> Vec<Step> {
    let mut steps = vec![
        act(|| EventAct::DropPlayer { player: 4 }),
        act(|| EventAct::AddLateEntry { name: "Fourth again".into(), missed: None, into_round: false }),
        act(|| EventAct::WithdrawPenalty { penalty: 1, note: note() }),
        pair(),
        win(),
        undo(),
        act(|| EventAct::DeleteRound { round: 2, note: note() }),
        pair(),
    ];
    steps.extend(wins(4));
    steps.push(act(|| EventAct::MergePlayers { player: 10, into: 4, note: "one person".into() }));
    steps.push(act(|| EventAct::DropPlayer { player: 8 }));
    steps.push(act(|| EventAct::ReenterPlayer { player: 8 }));
    steps.push(pair());
    steps.extend(wins(4));
    steps.push(act(|| EventAct::SetProfile { key: "swu-points".into() }));
    steps
}

fn cut() -> Vec<Step> {
    let mut steps = vec![act(|| EventAct::CreateBracket { size: 4 }), pair()];
    steps.extend(wins(2));
    steps.push(pair());
    steps.push(win());
    steps
}

/// Number of scenarios: two events, a league, a game.
const SCENARIOS: usize = 4;

fn scenarios() -> [Scenario; SCENARIOS] {
    let matches = [before_the_first_round(), first_round(), later_rounds(), cut()];
    let mut tables = vec![players(7), pair(), hp(), hp(), act(|| EventAct::DropPlayer { player: 7 }), pair(), hp()];
    tables.extend([undo(), hp(), hp()]);
    let league = |decision: fn() -> LeagueAct| -> Step {
        Box::new(move |desk, id| desk.leagues().league_act(id, &decision()).map(|_| ()))
    };
    let decisions = vec![
        league(|| LeagueAct::Add { event: 1 }),
        league(|| LeagueAct::MergeNames { name: "Player 1".into(), person: "Player 2".into() }),
        league(|| LeagueAct::Rename { name: "Spring".into() }),
        league(|| LeagueAct::Undo),
        league(|| LeagueAct::SplitName { name: "Player 1".into() }),
        league(|| LeagueAct::Remove { event: 1 }),
    ];
    [
        Scenario {
            begin: |desk| made(desk, "Matches", StructureInput { cut: Some(4), ..StructureInput::default() }),
            steps: matches.into_iter().flatten().collect(),
            log: event_log,
        },
        Scenario {
            begin: |desk| {
                made(desk, "Tables", StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() })
            },
            steps: tables,
            log: event_log,
        },
        Scenario {
            begin: |desk| Ok(desk.leagues().create_league("Winter", None)?.id),
            steps: decisions,
            log: league_log,
        },
        Scenario {
            begin: |desk| Ok(desk.games().start_game(&two_people())?.id),
            steps: (0..30).map(|_| first_option()).collect(),
            log: game_log,
        },
    ]
}

/// Returns the whole log of each scenario, and its length after its start and after each step.
fn logs_and_lengths(scenarios: &[Scenario; SCENARIOS]) -> Vec<(Vec<String>, Vec<usize>)> {
    let desk = App::with_store(Store::in_memory().unwrap(), environment()).unwrap();
    let run = |scenario: &Scenario| {
        let id = (scenario.begin)(&desk).unwrap();
        let mut lengths = vec![(scenario.log)(&desk, id).unwrap().len()];
        for (number, step) in scenario.steps.iter().enumerate() {
            step(&desk, id).unwrap_or_else(|error| panic!("step {number}: {error:?}"));
            lengths.push((scenario.log)(&desk, id).unwrap().len());
        }
        ((scenario.log)(&desk, id).unwrap(), lengths)
    };
    scenarios.iter().map(run).collect()
}

/// Returns the number of scenarios begun, and the latest one's index and number in the database.
fn newest(store: &Store) -> (usize, Option<(usize, u32)>) {
    let kinds = [StreamKind::Event, StreamKind::League, StreamKind::Game];
    let heads = kinds.map(|kind| store.heads(kind).unwrap());
    let begun = heads.iter().map(Vec::len).sum::<usize>();
    let Some(at) = begun.checked_sub(1).map(|last| last % SCENARIOS) else { return (0, None) };
    let (stream, _) = heads[at.saturating_sub(1)][0];
    (begun, Some((at, stream.number)))
}

/// Runs the program to be killed: plays the scenarios without end, from their current state, and prints the
/// acknowledgements of the store.
fn play_until_killed(path: &Path) -> ! {
    let scenarios = scenarios();
    let numbers = |text: &str| text.split(',').map(|number| number.parse().unwrap()).collect();
    let lengths: Vec<Vec<usize>> = std::env::var(LENGTHS).unwrap().split(';').map(numbers).collect();
    let desk = desk(path);
    let watcher = Store::open(path).unwrap();
    let mut out = std::io::stdout().lock();
    let (mut begun, mut now) = newest(&watcher);
    loop {
        let (scenario, id, mut length) = match now {
            Some((at, id)) => (at, id, (scenarios[at].log)(&desk, id).unwrap().len()),
            None => {
                let at = begun % SCENARIOS;
                let id = (scenarios[at].begin)(&desk).unwrap();
                begun += 1;
                writeln!(out, "kept {begun} {}", lengths[at][0]).unwrap();
                out.flush().unwrap();
                (at, id, lengths[at][0])
            }
        };
        let done = lengths[scenario].iter().rposition(|known| *known == length).expect("no step is kept by half");
        for (step, after) in scenarios[scenario].steps.iter().zip(&lengths[scenario][1..]).skip(done) {
            step(&desk, id).unwrap();
            length = *after;
            writeln!(out, "kept {begun} {length}").unwrap();
            out.flush().unwrap();
        }
        assert_eq!(Some(&length), lengths[scenario].last());
        now = None;
    }
}

fn kept(line: &str) -> Option<(usize, usize)> {
    let (begun, length) = line.split_once("kept ")?.1.trim().split_once(' ')?;
    Some((begun.parse().ok()?, length.parse().ok()?))
}

/// Returns a number below `most`.
fn random_below(rng: &mut u64, most: u64) -> u64 {
    *rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*rng >> 33) % most
}

/// Starts the program, waits for some acknowledgements and a moment more, and kills it. Returns the acknowledgements.
fn kill_once(path: &Path, lengths: &str, rng: &mut u64) -> Vec<(usize, usize)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::every_acknowledged_step_survives_a_kill", "--nocapture"])
        .env(DATABASE, path)
        .env(LENGTHS, lengths)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let (waited, moment) = (random_below(rng, 60) as usize, Duration::from_micros(random_below(rng, 12_000)));
    let mut acknowledgements: Vec<(usize, usize)> =
        lines.by_ref().filter_map(|line| kept(&line)).take(waited + 1).collect();
    // It is still running when it is killed, at any point of its work.
    std::thread::sleep(moment);
    child.kill().unwrap();
    child.wait().unwrap();
    acknowledgements.extend(lines.filter_map(|line| kept(&line)));
    acknowledgements
}

#[test]
fn every_acknowledged_step_survives_a_kill() {
    if let Some(path) = std::env::var_os(DATABASE) {
        play_until_killed(Path::new(&path));
    }
    let kills: u64 = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(8);
    let expected = logs_and_lengths(&scenarios());
    let numbers = |(_, lengths): &(Vec<String>, Vec<usize>)| {
        lengths.iter().map(ToString::to_string).collect::<Vec<String>>().join(",")
    };
    let lengths = expected.iter().map(numbers).collect::<Vec<String>>().join(";");
    let scenarios = scenarios();
    let mut rng = 0x51f1_5eed_u64;
    let (mut steps, mut folder) = (0, tempfile::tempdir().unwrap());
    let mut before = (0, 0);
    for run in 0..kills {
        if run % KILLS_A_DATABASE == 0 {
            (folder, before) = (tempfile::tempdir().unwrap(), (0, 0));
        }
        let path = folder.path().join("cantina.db");
        let acknowledgements = kill_once(&path, &lengths, &mut rng);
        let acknowledged = *acknowledgements.last().expect("the program did nothing");
        assert!(acknowledged >= before, "run {run}: it began before what was kept");

        let store = Store::open(&path).unwrap();
        store.check().unwrap();
        let (begun, now) = newest(&store);
        let (at, id) = now.unwrap();
        let desk = App::with_store(store, environment()).unwrap();
        let log = (scenarios[at].log)(&desk, id).unwrap();
        assert!((begun, log.len()) >= acknowledged, "run {run}: {acknowledged:?} was acknowledged, {} kept", log.len());
        assert!(expected[at].1.contains(&log.len()), "run {run}: a step is kept by half, {} records", log.len());
        assert_eq!(log[..], expected[at].0[..log.len()], "run {run}: the kept log is a prefix of the expected one");
        // A backup created meanwhile is complete or does not exist.
        if let Some(copy) = desk.safety().status().unwrap().copies.first() {
            Store::open(Path::new(&copy.path)).unwrap().check().unwrap();
        }
        steps += acknowledgements.len();
        before = (begun, log.len());
    }
    println!("{kills} kills, {steps} steps acknowledged, none lost");
}
