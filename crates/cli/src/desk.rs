//! `cantina event`: the head judge's steps. Each is one [`Act`]; `cantina event act` takes any of them as JSON.

use std::path::PathBuf;

use app::contract::{
    Act, CsvTable, DeskRound, DeskView, EventPaperKind, GameEntry, HandPair, MissedCounts, PenaltyName,
    RoundClockAction, Scope, SideName,
};
use app::{AppError, Desk};
use clap::{Subcommand, ValueEnum};

use crate::arguments::PaperName;
use crate::print::{Out, line, table};
use crate::tools::read;

/// How players of several pods meet.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
pub enum ScopeName {
    /// Pods do not matter
    #[default]
    Whole,
    /// Inside the pods, as far as that needs no rematch
    Within,
    /// With players of other pods, as far as that needs no rematch
    Across,
    /// Inside the pods, opposite seats first
    Opposite,
}

impl ScopeName {
    /// As the desk takes it.
    pub fn scope(self) -> Scope {
        match self {
            ScopeName::Whole => Scope::WholeEvent,
            ScopeName::Within => Scope::WithinPods,
            ScopeName::Across => Scope::AcrossPods,
            ScopeName::Opposite => Scope::OppositeSeats,
        }
    }
}

/// What a missed round counts.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum CountsName {
    Loss,
    Bye,
    Nothing,
}

impl CountsName {
    fn counts(self) -> MissedCounts {
        match self {
            CountsName::Loss => MissedCounts::Loss,
            CountsName::Bye => MissedCounts::Bye,
            CountsName::Nothing => MissedCounts::Nothing,
        }
    }
}

/// A penalty.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum PenaltyKind {
    Tracking,
    Warning,
    GameLoss,
    MatchLoss,
    Disqualification,
}

/// A table for other programs.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum CsvName {
    Players,
    Rounds,
    Standings,
}

/// A paper of an event.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum PaperKindName {
    /// Who meets whom, by table
    Pairings,
    /// Who meets whom, by name
    Names,
    /// Draft pod and seat of everybody, by name
    Seatings,
    /// Match slips, four a page, with codes for `result --slip`
    Slips,
    /// The standings with the rules profile and its tiebreakers
    Standings,
    /// The bracket
    Bracket,
    /// A form for each deck that is checked in the round
    DeckChecks,
    /// A page for each draft pod
    Pods,
}

impl PaperKindName {
    fn kind(self) -> EventPaperKind {
        match self {
            PaperKindName::Pairings => EventPaperKind::Pairings,
            PaperKindName::Names => EventPaperKind::Names,
            PaperKindName::Seatings => EventPaperKind::Seatings,
            PaperKindName::Slips => EventPaperKind::Slips,
            PaperKindName::Standings => EventPaperKind::Standings,
            PaperKindName::Bracket => EventPaperKind::Bracket,
            PaperKindName::DeckChecks => EventPaperKind::DeckChecks,
            PaperKindName::Pods => EventPaperKind::Pods,
        }
    }
}

#[derive(Debug, Subcommand)]
pub enum DeskCommand {
    /// Print a paper of the event as PDF
    Paper {
        /// The event's number
        event: u32,
        /// Which
        #[arg(value_enum)]
        which: PaperKindName,
        /// Where to
        #[arg(long)]
        out: PathBuf,
        /// The paper
        #[arg(long, value_enum, default_value = "a4")]
        paper: PaperName,
        /// The round; the newest when not given
        #[arg(long)]
        round: Option<u32>,
    },
    /// Show the desk: rounds with clocks, bracket, penalties, checks, and the log with its authors
    Desk {
        /// The event's number
        event: u32,
    },
    /// Take any step as JSON: {"act":"note","text":"..."}
    Act {
        /// The event's number
        event: u32,
        /// The step; "-" is standard input
        step: String,
    },
    /// Pair the newest round again, by other chance
    Repair {
        /// The event's number
        event: u32,
        /// How pods meet
        #[arg(long, value_enum, default_value = "whole")]
        scope: ScopeName,
        /// Let who entered late into this round; else they wait for the next
        #[arg(long)]
        late_in: bool,
        /// Why
        #[arg(long)]
        note: String,
    },
    /// Let two players of the newest round change places
    Swap {
        /// The event's number
        event: u32,
        /// One's number
        one: u32,
        /// The other's
        other: u32,
        /// Why
        #[arg(long)]
        note: String,
    },
    /// Set matches (3:5) and byes (7) of the newest round by hand; who loses the opponent is paired anew
    ByHand {
        /// The event's number
        event: u32,
        /// Players' numbers: 3:5 is a match, 7 a bye
        #[arg(required = true, value_parser = hand_pair)]
        pairs: Vec<HandPair>,
        /// Why
        #[arg(long)]
        note: String,
    },
    /// Delete the newest round
    DeleteRound {
        /// The event's number
        event: u32,
        /// Its number, to be sure
        #[arg(long)]
        round: u32,
        /// Why
        #[arg(long)]
        note: String,
    },
    /// Enter the games of a match one by one: a, b or draw; in Trilogy with both decks, a:1:3
    Games {
        /// The event's number
        event: u32,
        /// The round
        #[arg(long)]
        round: u32,
        /// The table
        #[arg(long)]
        table: u32,
        /// Trilogy: the banned decks of both, 1:3
        #[arg(long, value_parser = two)]
        bans: Option<[u32; 2]>,
        /// The games; a trailing +a or +b says who began: b+a, draw:2:2+b
        #[arg(required = true, value_parser = game)]
        games: Vec<GameEntry>,
    },
    /// Enter the HP left at a table of three or four, in the order of the seats
    TableResult {
        /// The event's number
        event: u32,
        /// The round
        #[arg(long)]
        round: u32,
        /// The table
        #[arg(long)]
        table: u32,
        /// HP, 0 for who was eliminated
        #[arg(required = true)]
        hp: Vec<u32>,
    },
    /// A player did not come to the newest round
    NoShow {
        /// The event's number
        event: u32,
        /// The player's number
        player: u32,
        /// The player leaves the event as well
        #[arg(long)]
        leaves: bool,
    },
    /// Somebody enters after the first round
    Late {
        /// The event's number
        event: u32,
        /// The name
        name: String,
        /// What the rounds missed count; the profile's when not given
        #[arg(long, value_enum)]
        missed: Option<CountsName>,
        /// Paired in the newest round yet, against who has the bye
        #[arg(long)]
        into_round: bool,
    },
    /// Say what a round counts for who was not there
    Missed {
        /// The event's number
        event: u32,
        /// The player's number
        player: u32,
        /// The round
        #[arg(long)]
        round: u32,
        /// What it counts
        #[arg(long, value_enum)]
        counts: CountsName,
    },
    /// Declare a bye for a round to come, or take it back
    Bye {
        /// The event's number
        event: u32,
        /// The player's number
        player: u32,
        /// The round
        #[arg(long)]
        round: u32,
        /// Take it back
        #[arg(long)]
        withdraw: bool,
        /// Why
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Say which numbers the tables have
    Room {
        /// The event's number
        event: u32,
        /// The lowest
        #[arg(long, default_value_t = 1)]
        first: u32,
        /// Those above it that do not exist
        #[arg(long, value_delimiter = ',')]
        missing: Vec<u32>,
    },
    /// Give a player a table to keep; without a table, end it
    FixTable {
        /// The event's number
        event: u32,
        /// The player's number
        player: u32,
        /// The table
        table: Option<u32>,
    },
    /// Two entries are one person: the first becomes the second, with its matches, lists and penalties
    Merge {
        /// The event's number
        event: u32,
        /// The number of the entry that goes
        player: u32,
        /// The number of the entry that stays
        #[arg(long)]
        into: u32,
        /// Why
        #[arg(long)]
        note: String,
    },
    /// How leaders, bases, aspects and first players fared in one event or several
    Statistics {
        /// The events' numbers
        #[arg(required = true)]
        events: Vec<u32>,
        /// Count matches of bots too
        #[arg(long)]
        bots: bool,
    },
    /// Penalise a player; without --penalty as the profile's path says
    Penalty {
        /// The event's number
        event: u32,
        /// The player's number
        player: u32,
        /// The infraction's code
        #[arg(long)]
        infraction: String,
        /// Another penalty than the path's
        #[arg(long, value_enum)]
        penalty: Option<PenaltyKind>,
        /// The round in which a loss counts; that of the open match, else the next
        #[arg(long)]
        round: Option<u32>,
        /// What happened
        #[arg(long)]
        note: String,
    },
    /// Withdraw a penalty
    WithdrawPenalty {
        /// The event's number
        event: u32,
        /// The penalty's number
        penalty: u32,
        /// Why
        #[arg(long)]
        note: String,
    },
    /// Start, pause, resume or set (seconds) the clock of a round
    Clock {
        /// The event's number
        event: u32,
        /// The round
        #[arg(long)]
        round: u32,
        #[command(subcommand)]
        action: ClockCommand,
    },
    /// Give more time to a table, or to all
    Extend {
        /// The event's number
        event: u32,
        /// The round
        #[arg(long)]
        round: u32,
        /// The table; every one when not given
        #[arg(long)]
        table: Option<u32>,
        /// How many seconds
        seconds: u32,
        /// Why
        #[arg(long)]
        note: String,
    },
    /// Write something down
    Note {
        /// The event's number
        event: u32,
        /// What
        text: String,
        /// About whom
        #[arg(long)]
        player: Option<u32>,
        /// About which round
        #[arg(long)]
        round: Option<u32>,
        /// About which table
        #[arg(long, requires = "round")]
        table: Option<u32>,
    },
    /// Draw (--draw 2) or choose (--tables 3,7) tables of the newest round for deck checks
    Checks {
        /// The event's number
        event: u32,
        /// Draw so many
        #[arg(long, required_unless_present = "tables", conflicts_with = "tables")]
        draw: Option<u32>,
        /// Choose these
        #[arg(long, value_delimiter = ',')]
        tables: Vec<u32>,
    },
    /// Enter what a deck check found
    CheckDeck {
        /// The event's number
        event: u32,
        /// The player's number
        player: u32,
        /// The round
        #[arg(long)]
        round: u32,
        /// The deck is not the registered list
        #[arg(long)]
        wrong: bool,
        /// What was found
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Hand in a deck list, in any format that `cantina deck` reads
    RegisterDeck {
        /// The event's number
        event: u32,
        /// The player's number
        player: u32,
        /// The list ("-" is standard input)
        file: PathBuf,
        /// Trilogy: 1 to 3
        #[arg(long, default_value_t = 1)]
        slot: u32,
    },
    /// Lock deck lists, everybody's or some players'; --open lets them be replaced again
    LockDecks {
        /// The event's number
        event: u32,
        /// Players' numbers
        players: Vec<u32>,
        /// Open them
        #[arg(long)]
        open: bool,
        /// Why
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Make the bracket of the best 2, 4, 8 or 16; --plan only shows it
    Cut {
        /// The event's number
        event: u32,
        /// How many
        size: u32,
        /// Only show who would be in it
        #[arg(long)]
        plan: bool,
    },
    /// What a correction would change, before it is made
    Consequences {
        /// The event's number
        event: u32,
        /// The round
        #[arg(long)]
        round: u32,
        /// The table
        #[arg(long)]
        table: u32,
        /// The result, as for `result`
        result: String,
    },
    /// Put a rules profile in force
    Profile {
        /// The event's number
        event: u32,
        /// Its key
        key: String,
    },
    /// Take an exported event in, as a new one
    Import {
        /// The file
        file: PathBuf,
    },
    /// Write players, rounds or standings as CSV
    Csv {
        /// The event's number
        event: u32,
        /// Which table
        #[arg(value_enum)]
        table: CsvName,
        /// Where to; standard output when not given
        file: Option<PathBuf>,
    },
    /// When the data were last safe, and the copies that are kept
    Safety {
        /// Make a copy now
        #[arg(long)]
        now: bool,
        /// Copy to this folder as well from now on ("" ends it)
        #[arg(long)]
        second: Option<PathBuf>,
    },
    /// Follow every checksum of every event (exit code 1 when one is damaged)
    Verify,
}

#[derive(Debug, Subcommand)]
pub enum ClockCommand {
    /// Start it, with the profile's minutes or other ones
    Start {
        /// How many
        #[arg(long)]
        minutes: Option<u32>,
    },
    /// Stop it where it is
    Pause,
    /// Let it go on
    Resume,
    /// Set what is left
    Set {
        /// How many seconds
        seconds: u32,
    },
}

fn two(text: &str) -> Result<[u32; 2], String> {
    let parts = text.split_once(':').and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    parts.ok_or_else(|| "write two numbers, 1:3".to_owned())
}

/// "3:5", or "7" for a bye.
pub fn hand_pair(text: &str) -> Result<HandPair, String> {
    match text.split_once(':') {
        Some(_) => two(text).map(|[a, b]| HandPair { a, b: Some(b) }),
        None => text.parse().map(|a| HandPair { a, b: None }).map_err(|_| "write 3:5 or 7".to_owned()),
    }
}

fn side(text: &str) -> Option<SideName> {
    match text {
        "a" => Some(SideName::A),
        "b" => Some(SideName::B),
        _ => None,
    }
}

fn game(text: &str) -> Result<GameEntry, String> {
    let wrong = || "write a, b or draw, with decks as a:1:3, and who began as +a".to_owned();
    let (played, first) = match text.split_once('+') {
        Some((played, first)) => (played, Some(side(first).ok_or_else(wrong)?)),
        None => (text, None),
    };
    let (winner, decks) = match played.split_once(':') {
        Some((winner, decks)) => (winner, Some(two(decks)?)),
        None => (played, None),
    };
    let winner = if winner == "draw" { None } else { Some(side(winner).ok_or_else(wrong)?) };
    Ok(GameEntry { winner, first, decks })
}

fn penalty(kind: PenaltyKind) -> PenaltyName {
    match kind {
        PenaltyKind::Tracking => PenaltyName::Tracking,
        PenaltyKind::Warning => PenaltyName::Warning,
        PenaltyKind::GameLoss => PenaltyName::GameLoss,
        PenaltyKind::MatchLoss => PenaltyName::MatchLoss,
        PenaltyKind::Disqualification => PenaltyName::Disqualification,
    }
}

/// Runs one command. Answers whether what was asked about is in order.
pub fn run(out: &Out, desk: &Desk, command: DeskCommand) -> Result<bool, AppError> {
    match command {
        DeskCommand::Desk { event } => out.answer(&desk.desk(event)?, show)?,
        DeskCommand::Cut { event, size, plan: true } => out.answer(&desk.plan_cut(event, size)?, |plan| {
            let seeds = plan.seeds.iter().zip(1..).map(|(player, seed)| [seed.to_string(), player.name.clone()]);
            format!("{}{}", table(["seed", "name"], seeds), plan.ties.join("\n"))
        })?,
        DeskCommand::Consequences { event, round, table, result } => {
            let result = crate::event::read_result(&result)?;
            out.answer(&desk.consequences(event, round, table, &result)?, |found| match found.words.is_empty() {
                true => "Nothing else changes.".to_owned(),
                false => found.words.join("\n"),
            })?;
        }
        DeskCommand::Statistics { events, bots } => {
            out.answer(&desk.statistics(&events, bots)?, crate::league::figures)?;
        }
        DeskCommand::Import { file } => {
            let made = desk.import_from(&file)?;
            out.answer(&made, |event| format!("Event {} is taken in: {}.", event.summary.id, event.summary.name))?;
        }
        DeskCommand::Paper { event, which, out: to, paper, round } => {
            let to = desk.save_event_paper(event, which.kind(), paper.size(), round, &to)?;
            let by_number = desk.names_by_number(event)?;
            out.answer(&to, |to| match by_number.len() {
                0 => format!("The paper is {to}."),
                names => format!(
                    "The paper is {to}.\n{names} names have letters that its font lacks: they stand by the players' numbers."
                ),
            })?;
        }
        DeskCommand::Csv { event, table, file } => csv(out, desk, event, table, file)?,
        DeskCommand::Safety { now, second } => safety(out, desk, now, second)?,
        DeskCommand::Verify => {
            let damaged = desk.damaged()?;
            out.answer(&damaged, |damaged| match damaged.is_empty() {
                true => "Every checksum of every event is right.".to_owned(),
                false => table(
                    ["event", "damaged from entry"],
                    damaged.iter().map(|one| [one.event.to_string(), one.entry.to_string()]),
                ),
            })?;
            return Ok(damaged.is_empty());
        }
        step => {
            let (event, act) = act(step)?;
            out.answer(&desk.act(event, &act)?, after)?;
        }
    }
    Ok(true)
}

fn csv(out: &Out, desk: &Desk, event: u32, which: CsvName, file: Option<PathBuf>) -> Result<(), AppError> {
    let table = match which {
        CsvName::Players => CsvTable::Players,
        CsvName::Rounds => CsvTable::Rounds,
        CsvName::Standings => CsvTable::Standings,
    };
    match file {
        Some(file) => out.answer(&desk.save_csv(event, table, &file)?, |to| format!("The table is in {to}.")),
        None => line(&desk.csv(event, table)?),
    }
}

fn safety(out: &Out, desk: &Desk, now: bool, second: Option<PathBuf>) -> Result<(), AppError> {
    if let Some(folder) = second {
        desk.set_second_folder(Some(folder.as_path()).filter(|folder| !folder.as_os_str().is_empty()))?;
    }
    let safety = if now { desk.copy_now()? } else { desk.safety()? };
    out.answer(&safety, |safety| {
        let last = safety.last_copy.clone().unwrap_or_else(|| "never".to_owned());
        let second =
            safety.second_folder.as_ref().map_or_else(String::new, |folder| format!("Second folder: {folder}\n"));
        let problem = safety.problem.as_ref().map_or_else(String::new, |problem| format!("{problem}\n"));
        let copies = safety.copies.iter().map(|copy| [copy.at.clone(), copy.kilobytes.to_string(), copy.path.clone()]);
        format!("Last copy: {last}\n{second}{problem}\n{}", table(["made", "kB", "copy"], copies))
    })
}

/// The step behind a command. Commands that only ask are answered before.
fn act(command: DeskCommand) -> Result<(u32, Act), AppError> {
    Ok(match command {
        DeskCommand::Act { event, step } => {
            let text = if step == "-" { read("-".as_ref())? } else { step };
            let act = serde_json::from_str(&text)
                .map_err(|error| AppError::new("act.unreadable", format!("This is no step: {error}.")))?;
            (event, act)
        }
        DeskCommand::Repair { event, scope, late_in, note } => {
            (event, Act::Repair { scope: scope.scope(), note, let_late_in: late_in })
        }
        DeskCommand::Swap { event, one, other, note } => (event, Act::Swap { one, other, note }),
        DeskCommand::ByHand { event, pairs, note } => (event, Act::ByHand { pairs, note }),
        DeskCommand::DeleteRound { event, round, note } => (event, Act::DeleteRound { round, note }),
        DeskCommand::Games { event, round, table, bans, games } => (event, Act::Games { round, table, bans, games }),
        DeskCommand::TableResult { event, round, table, hp } => (event, Act::TableResult { round, table, hp }),
        DeskCommand::NoShow { event, player, leaves } => (event, Act::NoShow { player, leaves }),
        DeskCommand::Late { event, name, missed, into_round } => {
            (event, Act::LateEntry { name, missed: missed.map(CountsName::counts), into_round })
        }
        DeskCommand::Missed { event, player, round, counts } => {
            (event, Act::Missed { player, round, counts: counts.counts() })
        }
        DeskCommand::Bye { event, player, round, withdraw: true, note: _ } => {
            (event, Act::WithdrawBye { player, round })
        }
        DeskCommand::Bye { event, player, round, withdraw: false, note } => {
            (event, Act::DeclareBye { player, round, note })
        }
        DeskCommand::Room { event, first, missing } => (event, Act::Room { first, missing }),
        DeskCommand::FixTable { event, player, table } => (event, Act::FixTable { player, table }),
        DeskCommand::Merge { event, player, into, note } => (event, Act::Merge { player, into, note }),
        DeskCommand::Penalty { event, player, infraction, penalty: given, round, note } => {
            (event, Act::Penalize { player, infraction, penalty: given.map(penalty), round, note })
        }
        DeskCommand::WithdrawPenalty { event, penalty, note } => (event, Act::WithdrawPenalty { penalty, note }),
        DeskCommand::Clock { event, round, action } => {
            let action = match action {
                ClockCommand::Start { minutes } => {
                    RoundClockAction::Start { seconds: minutes.map(|minutes| minutes.saturating_mul(60)) }
                }
                ClockCommand::Pause => RoundClockAction::Pause,
                ClockCommand::Resume => RoundClockAction::Resume,
                ClockCommand::Set { seconds } => RoundClockAction::Set { seconds },
            };
            (event, Act::Clock { round, action })
        }
        DeskCommand::Extend { event, round, table, seconds, note } => {
            (event, Act::Extend { round, table, seconds, note })
        }
        DeskCommand::Note { event, text, player, round, table } => (event, Act::Note { text, player, round, table }),
        DeskCommand::Checks { event, draw: Some(count), .. } => (event, Act::DrawChecks { count }),
        DeskCommand::Checks { event, draw: None, tables } => (event, Act::ChooseChecks { tables }),
        DeskCommand::CheckDeck { event, player, round, wrong, note } => {
            (event, Act::CheckDeck { round, player, sound: !wrong, note })
        }
        DeskCommand::RegisterDeck { event, player, file, slot } => {
            (event, Act::RegisterDeck { player, slot, list: read(&file)? })
        }
        DeskCommand::LockDecks { event, players, open, note } => {
            (event, Act::LockDecks { players, locked: !open, note })
        }
        DeskCommand::Cut { event, size, plan: _ } => (event, Act::StartCut { size }),
        DeskCommand::Profile { event, key } => (event, Act::Profile { key }),
        DeskCommand::Desk { .. }
        | DeskCommand::Consequences { .. }
        | DeskCommand::Import { .. }
        | DeskCommand::Paper { .. }
        | DeskCommand::Csv { .. }
        | DeskCommand::Safety { .. }
        | DeskCommand::Statistics { .. }
        | DeskCommand::Verify => return Err(AppError::new("desk.fault", "This command is no step.")),
    })
}

/// What a step has done: its line of the log, and the newest round.
pub fn after(view: &DeskView) -> String {
    let done = view.log.first().map_or("", |line| line.text.as_str());
    format!("{done}\n{}", view.rounds.last().map_or_else(String::new, round))
}

fn round(round: &DeskRound) -> String {
    let rows = round.tables.iter().map(|table| {
        let names: Vec<&str> = table.players.iter().map(|player| player.name.as_str()).collect();
        let extension = if table.extension > 0 { format!("+{} s", table.extension) } else { String::new() };
        let number = if table.table == 0 { String::new() } else { table.table.to_string() };
        [number, names.join(" \u{2013} "), table.result_text.clone(), extension]
    });
    let clock = round.clock.map_or_else(String::new, |clock| {
        let (minutes, seconds) = (clock.left_ms / 60_000, clock.left_ms / 1000 % 60);
        format!(", {minutes}:{:02} left{}", seconds.abs(), if clock.running { "" } else { " (stands)" })
    });
    let rows = table(["table", "players", "result", "time"], rows);
    let forced: String = round.forced.iter().map(|words| format!("{words}\n")).collect();
    format!("Round {}{clock}\n{rows}{forced}", round.number)
}

fn show(view: &DeskView) -> String {
    let mut text = format!("{} ({})\n\n", view.name, view.profile.name);
    for played in &view.rounds {
        text.push_str(&format!("{}\n", round(played)));
    }
    if !view.table_standings.is_empty() {
        let rows = view.table_standings.iter().map(|line| {
            let places: Vec<String> = line.places.iter().map(ToString::to_string).collect();
            let figures = [line.rank, line.points, line.victories, line.hp].map(|figure| figure.to_string());
            let [rank, points, victories, hp] = figures;
            [rank, line.name.clone(), points, victories, hp, places.join(" ")]
        });
        text.push_str(&format!("{}\n", table(["rank", "name", "points", "won", "HP", "places"], rows)));
    }
    if !view.final_places.is_empty() {
        let rows = view.final_places.iter().map(|place| {
            let places = if place.until == place.place {
                place.place.to_string()
            } else {
                format!("{}\u{2013}{}", place.place, place.until)
            };
            [places, place.name.clone()]
        });
        text.push_str(&format!("{}\n", table(["place", "name"], rows)));
    }
    let log = view.log.iter().map(|line| {
        let text = if line.undone { format!("(taken back) {}", line.text) } else { line.text.clone() };
        [line.at.clone(), line.by.clone().unwrap_or_default(), text]
    });
    text.push_str(&table(["when", "who", "what"], log));
    text
}
