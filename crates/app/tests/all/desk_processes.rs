//! Eight processes take random steps on one event of a database server, as desks on eight machines. Afterwards all have
//! the same state, and each confirmed step is in the history exactly once.
//!
//! `CANTINA_DESK_STEPS=20000 cargo test -p app --test all desk_processes:: -- --nocapture` takes 20,000 steps instead of
//! 160.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use app::App;
use app::contract::{EventAct, EventView, NewEvent, ResultEntry};
use test_postgres::Server;

/// Number of processes.
const DESKS: usize = 8;
/// Address of the database, for a process.
const ADDRESS: &str = "CANTINA_DESK_ADDRESS";
/// Number of the process and number of its steps.
const TASK: &str = "CANTINA_DESK_TASK";
/// Number of all steps.
const STEPS: &str = "CANTINA_DESK_STEPS";
/// Steps on one event at most, so that its views stay short. Then another event begins.
const STEPS_OF_AN_EVENT: usize = 1_000;

/// A small generator of numbers below `n` (xorshift), so that a failure names its seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % n as u64).unwrap_or(0)
    }
}

/// Chooses a random step from what the desk sees. Each note has a different text, so that it can be counted.
fn step(view: &EventView, numbers: &mut Numbers, name: &str) -> EventAct {
    let player = 1 + u32::try_from(numbers.below(view.players.len().max(1))).unwrap_or(0);
    let table = view.rounds.last().and_then(|round| {
        let tables = &round.tables;
        (!tables.is_empty()).then(|| (round.number, tables[numbers.below(tables.len())].table))
    });
    match (numbers.below(10), table) {
        (0, _) => EventAct::RegisterPlayers { text: format!("Player {name}") },
        (1, _) => EventAct::pair(),
        (2, _) => EventAct::DropPlayer { player },
        (3, _) => EventAct::ReenterPlayer { player },
        (4, _) => EventAct::RenamePlayer { player, name: format!("Renamed {name}") },
        (5..=7, Some((round, table))) => {
            let (a, b) = [(2, 0), (2, 1), (1, 2), (0, 2)][numbers.below(4)];
            EventAct::EnterResult { round, table, result: ResultEntry::Games { a, b, drawn: 0 } }
        }
        _ => EventAct::AddNote { text: format!("note {name}."), player: None, round: None, table: None },
    }
}

/// Takes the steps of one process. Prints the confirmed ones, the longest step and the final state.
fn run(address: &str, task: &str) {
    let [desk, event, first, count] = task.split(' ').map(|part| part.parse().unwrap()).collect::<Vec<usize>>()[..]
    else {
        panic!("{task}")
    };
    let folder = tempfile::tempdir().unwrap();
    let app = App::open_with_server(&folder.path().join("cantina.db"), address).unwrap();
    let event = u32::try_from(event).unwrap();
    let mut numbers = Numbers(1 + (desk * 7919 + first * 104_729) as u64);
    let mut longest = Duration::ZERO;
    for number in first..first + count {
        let name = format!("{desk}-{number}");
        let act = step(&app.events().event(event).unwrap(), &mut numbers, &name);
        let since = Instant::now();
        match app.events().act(event, &act) {
            Ok(_) => println!("confirmed {name} {}", kind(&act)),
            // Another desk was first, so the step is not possible any more.
            Err(error) => assert!(!error.code.as_str().starts_with("store."), "{error:?}"),
        }
        longest = longest.max(since.elapsed());
    }
    println!("longest {}", longest.as_millis());
    // Until all processes are done.
    std::io::stdin().read_line(&mut String::new()).unwrap();
    println!("state {}", digest(&state(&app, event)));
}

/// Returns an event as a desk sees it.
fn state(desk: &App, event: u32) -> String {
    serde_json::to_string(&desk.events().event(event).unwrap()).unwrap()
}

fn digest(state: &str) -> String {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    format!("{:x}", hasher.finish())
}

fn kind(act: &EventAct) -> &'static str {
    match act {
        EventAct::RegisterPlayers { .. } => "registered",
        EventAct::AddNote { .. } => "noted",
        _ => "other",
    }
}

/// Runs the processes on one event. Returns the confirmed steps with their kinds, the longest step in milliseconds and
/// the final state of each process.
fn run_processes(
    address: &str,
    event: u32,
    first: usize,
    count: usize,
) -> (BTreeMap<String, String>, u64, Vec<String>) {
    let start = |desk: usize| {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["desk_processes::takes_steps_as_a_process", "--exact", "--nocapture"]);
        command.env(ADDRESS, address).env(TASK, format!("{desk} {event} {first} {count}"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
    };
    let mut running: Vec<Child> = (0..DESKS).map(start).collect();
    let mut lines: Vec<_> = running.iter_mut().map(|one| BufReader::new(one.stdout.take().unwrap()).lines()).collect();
    let (mut confirmed, mut longest, mut states) = (BTreeMap::new(), 0, Vec::new());
    // The first line of a process follows the words of the test program.
    for lines in &mut lines {
        loop {
            let line = lines.next().expect("a process ended early").unwrap();
            if let Some((_, rest)) = line.split_once("confirmed ") {
                let (name, kind) = rest.split_once(' ').unwrap();
                assert_eq!(confirmed.insert(name.to_owned(), kind.to_owned()), None);
            } else if let Some((_, rest)) = line.split_once("longest ") {
                longest = longest.max(rest.parse().unwrap());
                break;
            }
        }
    }
    for (process, lines) in running.iter_mut().zip(lines) {
        drop(process.stdin.take());
        // All lines, because a process cannot write to a closed pipe.
        let last: Vec<String> = lines.map_while(Result::ok).collect();
        states.extend(last.iter().find_map(|line| line.strip_prefix("state ").map(str::to_owned)));
        assert!(process.wait().unwrap().success());
    }
    (confirmed, longest, states)
}

/// The program of each process. Does nothing if it is run as a test.
#[test]
fn takes_steps_as_a_process() {
    if let (Ok(address), Ok(task)) = (std::env::var(ADDRESS), std::env::var(TASK)) {
        run(&address, &task);
    }
}

#[test]
fn random_steps_of_eight_processes_have_one_order_and_none_is_lost_or_doubled() {
    let steps: usize = std::env::var(STEPS).ok().and_then(|text| text.parse().ok()).unwrap_or(160);
    let database = Server::shared().database();
    App::set_up_server(&database.owner, &database.desk_name, None).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let desk = |name: &str| App::open_with_server(&folder.path().join(name), &database.desk).unwrap();
    let observer = desk("observer.db");
    let (mut done, mut all, mut slowest) = (0, 0, 0);
    while done < steps {
        let count = (steps - done).min(STEPS_OF_AN_EVENT).div_ceil(DESKS);
        let event = observer.events().create_event(NewEvent::constructed("Open")).unwrap().summary.id;
        let text = (1..=8).map(|number| format!("Seed {number}")).collect::<Vec<_>>().join("\n");
        let before = observer.events().act(event, &EventAct::RegisterPlayers { text }).unwrap().log.len();
        let (confirmed, longest, states) = run_processes(&database.desk, event, done, count);
        let view = observer.events().event(event).unwrap();
        let times = |text: &str| view.log.iter().filter(|line| line.text.contains(text)).count();
        for name in confirmed.iter().filter(|(_, kind)| *kind == "noted").map(|(name, _)| name) {
            assert_eq!(times(&format!("note {name}.")), 1, "{name}");
        }
        let registered = confirmed.values().filter(|kind| *kind == "registered").count();
        assert_eq!(view.players.len(), 8 + registered);
        // Each step adds one line to the log.
        assert_eq!(view.log.len() - before, confirmed.len(), "no step is lost or doubled");
        // A desk that followed the event and one that reads it from the start have the same state as the processes.
        let fresh = desk(&format!("{done}.db"));
        assert_eq!(state(&fresh, event), state(&observer, event));
        assert_eq!(states, vec![digest(&state(&fresh, event)); DESKS]);
        assert!(fresh.safety().damaged().unwrap().is_empty());
        done += count * DESKS;
        (all, slowest) = (all + confirmed.len(), longest.max(slowest));
    }
    println!("{done} steps of {DESKS} processes, {all} of them confirmed; the longest took {slowest} ms");
}
