//! `cantina event`: the head judge's steps. Each is one [`EventAct`]; `cantina event act` takes any of them as JSON.

use app::{Cause, Fact};
use std::path::PathBuf;

use app::contract::{
    CsvTable, EventAct, EventPaperKind, GameEntry, HandPair, MissedCounts, PenaltyName, RoundClockAction,
    RoundKindName, Scope, SideName,
};
use app::{AppError, Desk};
use clap::{Subcommand, ValueEnum};

use crate::arguments::PaperName;
use crate::desk_words::{after, show};
use crate::print::{Out, line, table};
use crate::tools::read;

/// How players of different pods are paired.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
pub(crate) enum ScopeName {
    /// Across the whole event; pods do not matter
    #[default]
    Whole,
    /// Within the pods, as far as possible without a rematch
    Within,
    /// With players of other pods, as far as possible without a rematch
    Across,
    /// Within the pods, opposite seats first
    Opposite,
}

impl ScopeName {
    /// The same scope as the contract names it.
    pub(crate) fn scope(self) -> Scope {
        match self {
            ScopeName::Whole => Scope::WholeEvent,
            ScopeName::Within => Scope::WithinPods,
            ScopeName::Across => Scope::AcrossPods,
            ScopeName::Opposite => Scope::OppositeSeats,
        }
    }
}

/// What a round missed by a late entry counts as.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum CountsName {
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

/// A penalty, as it is typed.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PenaltyKind {
    Tracking,
    Warning,
    GameLoss,
    MatchLoss,
    Disqualification,
}

/// A table of the event as CSV.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum CsvName {
    Players,
    Rounds,
    Standings,
}

/// A printed paper of an event.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PaperKindName {
    /// Pairings by table
    Pairings,
    /// Pairings by name
    Names,
    /// Draft pods and seats, by name
    Seatings,
    /// Result slips, four to a page, with codes for `result --slip`
    Slips,
    /// Standings, with the rules profile and its tiebreakers
    Standings,
    /// Bracket of the cut
    Bracket,
    /// A form for each deck check of the round
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
pub(crate) enum DeskCommand {
    /// Write a paper of the event as a PDF
    Paper {
        /// Number of the event
        event: u32,
        /// Paper to print
        #[arg(value_enum)]
        which: PaperKindName,
        /// PDF file to write
        #[arg(long)]
        out: PathBuf,
        /// Paper size
        #[arg(long, value_enum, default_value = "a4")]
        paper: PaperName,
        /// Number of the round [default: the newest]
        #[arg(long)]
        round: Option<u32>,
    },
    /// Show the head judge's view: rounds with clocks, bracket, penalties, deck checks, and the log with its authors
    Desk {
        /// Number of the event
        event: u32,
        /// Say why each pair was made
        #[arg(long)]
        why: bool,
    },
    /// Make any change, given as JSON: {"act":"note","text":"..."}
    Act {
        /// Number of the event
        event: u32,
        /// The step as JSON ("-" is standard input)
        step: String,
    },
    /// Pair the newest round again, with a new random draw
    Repair {
        /// Number of the event
        event: u32,
        /// How players of different pods are paired
        #[arg(long, value_enum, default_value = "whole")]
        scope: ScopeName,
        /// Include late entries in this round; otherwise they wait for the next
        #[arg(long)]
        late_in: bool,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Swap two players of the newest round
    Swap {
        /// Number of the event
        event: u32,
        /// First player, by number or name
        one: String,
        /// Second player, by number or name
        other: String,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Set matches (3:5, Ada:Ben), tables (3:5:7:8) and byes (7) of the newest round by hand; whoever loses their
    /// opponent is paired again
    ByHand {
        /// Number of the event
        event: u32,
        /// Players by number or name: 3:5 is a match, 3:5:7 a Twin Suns table, 7 a bye
        #[arg(required = true)]
        pairs: Vec<String>,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Delete the newest round
    DeleteRound {
        /// Number of the event
        event: u32,
        /// Number of that round, as a safeguard
        #[arg(long)]
        round: u32,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Enter the games of a match one by one: a, b or draw; in Trilogy with both decks, a:1:3
    Games {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table
        #[arg(long)]
        table: u32,
        /// Trilogy: the deck each side has banned, 1:3
        #[arg(long, value_parser = two)]
        bans: Option<[u32; 2]>,
        /// Games in order; a trailing +a or +b says who began: b+a, draw:2:2+b
        #[arg(required = true, value_parser = game)]
        games: Vec<GameEntry>,
    },
    /// Enter the HP left at a table of three or four, in the order of the seats
    TableResult {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table
        #[arg(long)]
        table: u32,
        /// HP left, 0 for an eliminated player
        #[arg(required = true)]
        hp: Vec<u32>,
    },
    /// Record that a player did not show up for the newest round
    NoShow {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Drop the player from the event as well
        #[arg(long)]
        leaves: bool,
    },
    /// Enter a player after the first round
    Late {
        /// Number of the event
        event: u32,
        /// Name of the player
        name: String,
        /// What the missed rounds count as [default: the profile's]
        #[arg(long, value_enum)]
        missed: Option<CountsName>,
        /// Pair them in the newest round already, against the player with the bye
        #[arg(long)]
        into_round: bool,
    },
    /// Set what a missed round counts as for a player
    Missed {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// What it counts as
        #[arg(long, value_enum)]
        counts: CountsName,
    },
    /// Declare a bye for a coming round, or withdraw it
    Bye {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Withdraw the bye
        #[arg(long)]
        withdraw: bool,
        /// Reason, recorded in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Set the table numbers of the room
    Room {
        /// Number of the event
        event: u32,
        /// Lowest table number
        #[arg(long, default_value_t = 1)]
        first: u32,
        /// Numbers above it that do not exist
        #[arg(long, value_delimiter = ',')]
        missing: Vec<u32>,
    },
    /// Fix a player to a table; without a table, unfix
    FixTable {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the table
        table: Option<u32>,
    },
    /// Merge two entries of one person: the first becomes the second, with its matches, lists and penalties
    Merge {
        /// Number of the event
        event: u32,
        /// Entry that goes, by number or name
        player: String,
        /// Entry that stays, by number or name
        #[arg(long)]
        into: String,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Show win rates of leaders, bases, aspects and first players over one or more events
    Statistics {
        /// Numbers of the events
        #[arg(required = true)]
        events: Vec<u32>,
        /// Count bots' matches too
        #[arg(long)]
        bots: bool,
    },
    /// Penalise a player; without --penalty as the profile's penalty path says
    Penalty {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Code of the infraction, for example 5.1
        #[arg(long)]
        infraction: String,
        /// Penalty to give instead of the path's
        #[arg(long, value_enum)]
        penalty: Option<PenaltyKind>,
        /// Round in which a loss counts [default: the round of the open match, else the next]
        #[arg(long)]
        round: Option<u32>,
        /// What happened, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Withdraw a penalty given earlier
    WithdrawPenalty {
        /// Number of the event
        event: u32,
        /// Number of the penalty
        penalty: u32,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Start, pause, resume or set the clock of a round or of deck building
    Clock {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long, required_unless_present = "deck_building")]
        round: Option<u32>,
        /// The deck-building clock instead of a round's
        #[arg(long, conflicts_with = "round")]
        deck_building: bool,
        #[command(subcommand)]
        action: ClockCommand,
    },
    /// Give a time extension to a table, or to every table
    Extend {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table [default: every table]
        #[arg(long)]
        table: Option<u32>,
        /// Number of seconds
        seconds: u32,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Add a note to the log
    Note {
        /// Number of the event
        event: u32,
        /// Text of the note
        text: String,
        /// Player it is about, by number or name
        #[arg(long)]
        player: Option<String>,
        /// Round it is about
        #[arg(long)]
        round: Option<u32>,
        /// Table it is about
        #[arg(long, requires = "round")]
        table: Option<u32>,
    },
    /// Choose tables of the newest round for deck checks: at random (--draw 2) or by number (--tables 3,7)
    Checks {
        /// Number of the event
        event: u32,
        /// Number of tables to draw at random
        #[arg(long, required_unless_present = "tables", conflicts_with = "tables")]
        draw: Option<u32>,
        /// Numbers of the tables to check
        #[arg(long, value_delimiter = ',')]
        tables: Vec<u32>,
    },
    /// Enter the outcome of a deck check
    CheckDeck {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// The deck differs from the registered list
        #[arg(long)]
        wrong: bool,
        /// What was found, recorded in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Register a deck list, in any format that `cantina deck` reads
    RegisterDeck {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Deck list file ("-" is standard input)
        file: PathBuf,
        /// Trilogy: which of the three decks, 1 to 3
        #[arg(long, default_value_t = 1)]
        slot: u32,
    },
    /// Lock deck lists, all or those of some players; --open unlocks them
    LockDecks {
        /// Number of the event
        event: u32,
        /// Players by number or name [default: all]
        players: Vec<String>,
        /// Unlock them, so that they can be replaced
        #[arg(long)]
        open: bool,
        /// Reason, recorded in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Make the bracket of the top 2, 4, 8 or 16; --plan only shows it
    Cut {
        /// Number of the event
        event: u32,
        /// Number of players in the cut
        size: u32,
        /// Only show who would be in the cut
        #[arg(long)]
        plan: bool,
    },
    /// Show what correcting a result would change, before it is made
    Consequences {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table
        #[arg(long)]
        table: u32,
        /// Result as for `result`; for a table of three or four the HP left, as for `table-result`
        #[arg(required = true)]
        result: Vec<String>,
    },
    /// Use another rules profile from now on
    Profile {
        /// Number of the event
        event: u32,
        /// Key of the profile
        key: String,
    },
    /// Import an exported event as a new one
    Import {
        /// File written by `cantina event export`
        file: PathBuf,
    },
    /// Write players, rounds or standings as CSV
    Csv {
        /// Number of the event
        event: u32,
        /// Table to write
        #[arg(value_enum)]
        table: CsvName,
        /// File to write [default: standard output]
        file: Option<PathBuf>,
    },
    /// Show the automatic copies of the database and when the last one was made
    Safety {
        /// Make a copy now
        #[arg(long)]
        now: bool,
        /// Second folder to copy to from now on ("" ends it)
        #[arg(long)]
        second: Option<PathBuf>,
        /// Confirm that you have seen which acknowledged steps are missing
        #[arg(long)]
        accept_loss: bool,
    },
    /// Check the database: every page, and the seals of every event, game, league and deck (exit code 1 when something
    /// is damaged)
    Verify,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ClockCommand {
    /// Start the clock with the profile's minutes, or other ones
    Start {
        /// Number of minutes
        #[arg(long)]
        minutes: Option<u32>,
    },
    /// Pause the clock
    Pause,
    /// Resume the clock
    Resume,
    /// Set the time left
    Set {
        /// Number of seconds
        seconds: u32,
    },
}

fn two(text: &str) -> Result<[u32; 2], String> {
    let parts = text.split_once(':').and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    parts.ok_or_else(|| "write two numbers, 1:3".to_owned())
}

/// The players of a match (3:5), a table (3:5:7) or a bye (7), each by number or name.
pub(crate) fn group(desk: &Desk, event: u32, text: &str) -> Result<Vec<u32>, AppError> {
    let parts: Vec<&str> = text.split(':').collect();
    match parts[..] {
        // A name may have a colon.
        [_, _, ..] if desk.player_number(event, text).is_err() => {
            parts.into_iter().map(|part| desk.player_number(event, part)).collect()
        }
        [..] => Ok(vec![desk.player_number(event, text)?]),
    }
}

/// Matches and byes of [`group`].
pub(crate) fn hand_pairs(desk: &Desk, event: u32, texts: &[String]) -> Result<Vec<HandPair>, AppError> {
    let pair = |text: &String| match group(desk, event, text)?[..] {
        [a] => Ok(HandPair { a, b: None }),
        [a, b] => Ok(HandPair { a, b: Some(b) }),
        [..] => Err(AppError::of(Cause::HandPair { text: text.into() })),
    };
    texts.iter().map(pair).collect()
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

/// Runs one command. Returns whether what was asked about is in order.
pub(crate) fn run(out: &Out, desk: &Desk, command: DeskCommand) -> Result<bool, AppError> {
    match command {
        DeskCommand::Desk { event, why } => out.answer(&desk.event(event)?, |view| show(view, why))?,
        DeskCommand::Cut { event, size, plan: true } => out.answer(&desk.plan_cut(event, size)?, |plan| {
            let seeds = plan.seeds.iter().zip(1..).map(|(player, seed)| [seed.to_string(), player.name.clone()]);
            format!("{}{}", table(["seed", "name"], seeds), plan.ties.join("\n"))
        })?,
        DeskCommand::Consequences { event, round, table, result } => {
            let found = match &result[..] {
                [match_result] if match_result.parse::<u32>().is_err() => {
                    desk.consequences(event, round, table, &crate::event::read_result(match_result)?)?
                }
                hp => {
                    let hp = hp
                        .iter()
                        .map(|hp| hp.parse())
                        .collect::<Result<Vec<u32>, _>>()
                        .map_err(|_| AppError::of(Cause::ResultNoHp { text: hp.join(" ").into() }))?;
                    desk.table_consequences(event, round, table, &hp)?
                }
            };
            out.answer(&found, |found| match found.words.is_empty() {
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
        DeskCommand::Safety { now, second, accept_loss } => {
            if accept_loss {
                desk.accept_loss()?;
            }
            safety(out, desk, now, second)?;
        }
        DeskCommand::Verify => {
            let damaged = desk.damaged()?;
            out.answer(&damaged, |damaged| match damaged.is_empty() {
                true => "Every page, and every checksum of every event, game, league and deck, is right.".to_owned(),
                false => damaged.iter().map(|one| one.message.as_str()).collect::<Vec<_>>().join("\n"),
            })?;
            return Ok(damaged.is_empty());
        }
        step => {
            let (event, act) = act(desk, step)?;
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
fn act(desk: &Desk, command: DeskCommand) -> Result<(u32, EventAct), AppError> {
    let who = |event: u32, named: &str| desk.player_number(event, named);
    Ok(match command {
        DeskCommand::Act { event, step } => {
            let text = if step == "-" { read("-".as_ref())? } else { step };
            let act = serde_json::from_str(&text)
                .map_err(|error| AppError::of(Cause::ActUnreadable { error: Fact::said(&error) }))?;
            (event, act)
        }
        DeskCommand::Repair { event, scope, late_in, note } => {
            (event, EventAct::Repair { scope: scope.scope(), note, let_late_in: late_in })
        }
        DeskCommand::Swap { event, one, other, note } => {
            (event, EventAct::Swap { one: who(event, &one)?, other: who(event, &other)?, note })
        }
        DeskCommand::ByHand { event, pairs, note } => {
            let tables =
                pairs.iter().map(|text| group(desk, event, text)).collect::<Result<Vec<Vec<u32>>, AppError>>()?;
            let of_tables = desk.event(event)?.rounds.last().is_some_and(|round| round.kind == RoundKindName::Tables);
            match of_tables {
                true => (event, EventAct::ByHandTables { tables, note }),
                false => (event, EventAct::ByHand { pairs: hand_pairs(desk, event, &pairs)?, note }),
            }
        }
        DeskCommand::DeleteRound { event, round, note } => (event, EventAct::DeleteRound { round, note }),
        DeskCommand::Games { event, round, table, bans, games } => {
            (event, EventAct::Games { round, table, bans, games })
        }
        DeskCommand::TableResult { event, round, table, hp } => (event, EventAct::TableResult { round, table, hp }),
        DeskCommand::NoShow { event, player, leaves } => {
            (event, EventAct::NoShow { player: who(event, &player)?, leaves })
        }
        DeskCommand::Late { event, name, missed, into_round } => {
            (event, EventAct::LateEntry { name, missed: missed.map(CountsName::counts), into_round })
        }
        DeskCommand::Missed { event, player, round, counts } => {
            (event, EventAct::Missed { player: who(event, &player)?, round, counts: counts.counts() })
        }
        DeskCommand::Bye { event, player, round, withdraw: true, note: _ } => {
            (event, EventAct::WithdrawBye { player: who(event, &player)?, round })
        }
        DeskCommand::Bye { event, player, round, withdraw: false, note } => {
            (event, EventAct::DeclareBye { player: who(event, &player)?, round, note })
        }
        DeskCommand::Room { event, first, missing } => (event, EventAct::Room { first, missing }),
        DeskCommand::FixTable { event, player, table } => {
            (event, EventAct::FixTable { player: who(event, &player)?, table })
        }
        DeskCommand::Merge { event, player, into, note } => {
            (event, EventAct::Merge { player: who(event, &player)?, into: who(event, &into)?, note })
        }
        DeskCommand::Penalty { event, player, infraction, penalty: given, round, note } => {
            let player = who(event, &player)?;
            (event, EventAct::Penalize { player, infraction, penalty: given.map(penalty), round, note })
        }
        DeskCommand::WithdrawPenalty { event, penalty, note } => (event, EventAct::WithdrawPenalty { penalty, note }),
        DeskCommand::Clock { event, round, deck_building: _, action } => {
            // The command line asks for the round unless it is the time for building decks, which is round 0.
            let round = round.unwrap_or_default();
            let action = match action {
                ClockCommand::Start { minutes } => {
                    RoundClockAction::Start { seconds: minutes.map(|minutes| minutes.saturating_mul(60)) }
                }
                ClockCommand::Pause => RoundClockAction::Pause,
                ClockCommand::Resume => RoundClockAction::Resume,
                ClockCommand::Set { seconds } => RoundClockAction::Set { seconds },
            };
            (event, EventAct::Clock { round, action })
        }
        DeskCommand::Extend { event, round, table, seconds, note } => {
            (event, EventAct::Extend { round, table, seconds, note })
        }
        DeskCommand::Note { event, text, player, round, table } => {
            let player = player.map(|player| who(event, &player)).transpose()?;
            (event, EventAct::Note { text, player, round, table })
        }
        DeskCommand::Checks { event, draw: Some(count), .. } => (event, EventAct::DrawChecks { count }),
        DeskCommand::Checks { event, draw: None, tables } => (event, EventAct::ChooseChecks { tables }),
        DeskCommand::CheckDeck { event, player, round, wrong, note } => {
            (event, EventAct::CheckDeck { round, player: who(event, &player)?, sound: !wrong, note })
        }
        DeskCommand::RegisterDeck { event, player, file, slot } => {
            (event, EventAct::RegisterDeck { player: who(event, &player)?, slot, list: read(&file)? })
        }
        DeskCommand::LockDecks { event, players, open, note } => {
            let players = players.iter().map(|player| who(event, player)).collect::<Result<_, _>>()?;
            (event, EventAct::LockDecks { players, locked: !open, note })
        }
        DeskCommand::Cut { event, size, plan: _ } => (event, EventAct::StartCut { size }),
        DeskCommand::Profile { event, key } => (event, EventAct::Profile { key }),
        DeskCommand::Desk { .. }
        | DeskCommand::Consequences { .. }
        | DeskCommand::Import { .. }
        | DeskCommand::Paper { .. }
        | DeskCommand::Csv { .. }
        | DeskCommand::Safety { .. }
        | DeskCommand::Statistics { .. }
        | DeskCommand::Verify => return Err(AppError::of(Cause::DeskFault)),
    })
}
