//! `cantina event`: the head judge's steps. Each is one [`EventAct`]; `cantina event act` takes any of them as JSON.

use std::path::PathBuf;

use app::contract::{CsvTable, EventAct, ListPreview, RoundClockAction, RoundKindName};
use app::event::Events;
use app::phones::PhoneCodes;
use app::{AppError, Cause, ErrorDetail};
use messages::command_line as wording;

use crate::arguments::choice::Choice;
use crate::arguments::parse::{group, hand_pairs, read_result};
use crate::arguments::steps::{ClockCommand, StepCommand};
use crate::cards::full_name;
use crate::event_words::{after, answer_why, show};
use crate::input::read;
use crate::print::{OutputFormat, language, line, table};
use crate::statistics::figures;

/// Runs one command. Returns `false` for exit code 1.
pub(crate) fn run(out: &OutputFormat, events: &Events, command: StepCommand) -> Result<bool, AppError> {
    match command {
        StepCommand::Overview { event, why } => overview(out, events, event, why)?,
        StepCommand::Cut { event, size, plan: true } => out.answer(&events.plan_cut(event, size)?, |plan| {
            let seeds = plan.seeds.iter().zip(1..).map(|(player, seed)| [seed.to_string(), player.name.clone()]);
            format!(
                "{}{}",
                table([wording::SeedColumn {}.text(language()), wording::Name {}.text(language())], seeds),
                plan.ties.join("\n")
            )
        })?,
        StepCommand::PreviewResult { event, round, table, result } => {
            let found = match &result[..] {
                [match_result] if match_result.parse::<u32>().is_err() => {
                    events.consequences(event, round, table, &read_result(match_result)?)?
                }
                hp => {
                    let hp = hp
                        .iter()
                        .map(|hp| hp.parse())
                        .collect::<Result<Vec<u32>, _>>()
                        .map_err(|_| AppError::of(Cause::ResultNoHp { text: hp.join(" ").into() }))?;
                    events.table_consequences(event, round, table, &hp)?
                }
            };
            out.answer(&found, |found| match found.words.is_empty() {
                true => wording::NothingElseChanges {}.text(language()),
                false => found.words.join("\n"),
            })?;
        }
        StepCommand::Statistics { events: numbers, bots } => {
            out.answer(&events.statistics(&numbers, bots)?, figures)?;
        }
        StepCommand::Import { file } => {
            let event = events.import_from(&file)?;
            out.event(events, event, || {
                let lacks = crate::data::lacking(events, event)?;
                let name = events.event_summary(event)?.name;
                let head = wording::EventImported { event: &event, name: &name }.text(language());
                Ok(format!("{head}\n{lacks}").trim_end().to_owned())
            })?;
        }
        StepCommand::Print { event, which, out: to, paper, round } => {
            let to = events.save_event_paper(event, which.0, paper.0, round, &PhoneCodes::new(), &to)?;
            let by_number = events.names_by_number(event)?;
            out.answer(&to, |to| match by_number.len() {
                0 => wording::PrintoutSaved { to: &to }.text(language()),
                names => {
                    let saved = wording::PrintoutSaved { to: &to }.text(language());
                    let warning = wording::NamesWithLettersThatItsFont { names: &names }.text(language());
                    format!("{saved}\n{warning}")
                }
            })?;
        }
        StepCommand::RegisterDeck { event, player, file, slot, dry_run } => {
            let (player, list) = (events.player_number(event, &player)?, read(&file)?);
            let preview = events.preview_list(event, player, slot, &list)?;
            if dry_run {
                out.answer(&preview, deck_list)?;
                return Ok(preview.check.legal && preview.unread.is_empty());
            }
            events.apply_act(event, &EventAct::RegisterDeck { player, slot, list })?;
            out.event(events, event, || Ok(format!("{}\n{}", after(events, event)?, deck_list(&preview))))?;
        }
        StepCommand::Csv { event, table, file } => csv(out, events, event, table.0, file)?,
        step => {
            let (event, act) = act(events, step)?;
            events.apply_act(event, &act)?;
            out.event(events, event, || after(events, event))?;
        }
    }
    Ok(true)
}

/// Prints an event as the head judge sees it.
pub(crate) fn overview(out: &OutputFormat, events: &Events, event: u32, why: bool) -> Result<(), AppError> {
    answer_why(out, events, event, why, |why| show(events, event, why))
}

/// Formats the preview of a deck list before it is registered.
pub(crate) fn deck_list(list: &ListPreview) -> String {
    let check = &list.check;
    let sideboard = match check.sideboard_size {
        0 => String::new(),
        cards => wording::AndInTheSideboard { cards: &cards }.text(language()),
    };
    let verdict = match check.legal {
        true => wording::Legal {}.text(language()),
        false => wording::NotLegal {}.text(language()),
    };
    let (name, cards, format, on) = (&list.name, check.size, check.format.name(), &check.on);
    let mut text = wording::CardsOn {
        name: &name,
        cards: &cards,
        sideboard: &sideboard,
        format: &format,
        on: &on,
        verdict: &verdict,
    }
    .text(language());
    text.push('\n');
    for problem in &check.problems {
        text.push_str(&format!("  {problem}\n"));
    }
    for row in &list.unread {
        let nearest: Vec<String> = row.nearest.iter().take(3).map(full_name).collect();
        let similar = nearest.join("; ");
        let nearest = match similar.is_empty() {
            true => String::new(),
            false => wording::Nearest { similar: &similar }.text(language()),
        };
        let (place, read, why) = (&row.place, &row.text, &row.message);
        text.push_str(&wording::NotRead { place: &place, read: &read, why: &why, nearest: &nearest }.text(language()));
        text.push('\n');
    }
    text
}

fn csv(
    out: &OutputFormat,
    events: &Events,
    event: u32,
    table: CsvTable,
    file: Option<PathBuf>,
) -> Result<(), AppError> {
    match file {
        Some(file) => {
            out.answer(&events.save_csv(event, table, &file)?, |to| wording::TableSavedTo { to: &to }.text(language()))
        }
        None => line(&events.csv(event, table)?),
    }
}

/// Reads a step as JSON; "-" is standard input.
fn read_act(step: String) -> Result<EventAct, AppError> {
    let text = if step == "-" { read("-".as_ref())? } else { step };
    serde_json::from_str(&text).map_err(|error| AppError::of(Cause::ActUnreadable { error: ErrorDetail::text(&error) }))
}

/// Returns the step that sets the matches of the current round, or its multiplayer tables.
fn set_pairings(events: &Events, event: u32, pairs: &[String], note: String) -> Result<EventAct, AppError> {
    let tables = pairs.iter().map(|text| group(events, event, text)).collect::<Result<Vec<Vec<u32>>, AppError>>()?;
    let of_tables = events.event_round(event, None)?.is_some_and(|round| round.kind == RoundKindName::Tables);
    Ok(match of_tables {
        true => EventAct::SetTables { tables, note },
        false => EventAct::SetPairings { pairs: hand_pairs(events, event, pairs)?, note },
    })
}

fn clock_action(command: &ClockCommand) -> RoundClockAction {
    match command {
        ClockCommand::Start { minutes } => {
            RoundClockAction::Start { seconds: minutes.map(|minutes| minutes.saturating_mul(60)) }
        }
        ClockCommand::Pause => RoundClockAction::Pause,
        ClockCommand::Resume => RoundClockAction::Resume,
        ClockCommand::Set { seconds } => RoundClockAction::Set { seconds: *seconds },
    }
}

/// Returns the step of a command. Read-only commands are handled before.
fn act(events: &Events, command: StepCommand) -> Result<(u32, EventAct), AppError> {
    let who = |event: u32, named: &str| events.player_number(event, named);
    Ok(match command {
        StepCommand::Act { event, step } => (event, read_act(step)?),
        StepCommand::PairAgain { event, scope, late_in, note } => {
            (event, EventAct::PairAgain { scope: scope.0, note, let_late_in: late_in })
        }
        StepCommand::SeatLate { event, player } => (event, EventAct::SeatLate { player: who(event, &player)? }),
        StepCommand::SwapSeats { event, one, other } => {
            (event, EventAct::SwapSeats { one: who(event, &one)?, other: who(event, &other)? })
        }
        StepCommand::Swap { event, one, other, note } => {
            (event, EventAct::SwapPlayers { one: who(event, &one)?, other: who(event, &other)?, note })
        }
        StepCommand::SetPairings { event, pairs, note } => (event, set_pairings(events, event, &pairs, note)?),
        StepCommand::DeleteRound { event, round, note } => (event, EventAct::DeleteRound { round, note }),
        StepCommand::Games { event, round, table, bans, games } => {
            (event, EventAct::EnterGames { round, table, bans, games })
        }
        StepCommand::TableResult { event, round, table, hp } => {
            (event, EventAct::EnterTableResult { round, table, hp })
        }
        StepCommand::NoShow { event, player, leaves } => {
            (event, EventAct::ReportNoShow { player: who(event, &player)?, leaves })
        }
        StepCommand::Late { event, name, missed, into_round } => {
            (event, EventAct::AddLateEntry { name, missed: missed.map(|Choice(score)| score), into_round })
        }
        StepCommand::Missed { event, player, round, counts } => {
            (event, EventAct::SetMissedRound { player: who(event, &player)?, round, counts: counts.0 })
        }
        StepCommand::Bye { event, player, round, withdraw: true, note: _ } => {
            (event, EventAct::WithdrawBye { player: who(event, &player)?, round })
        }
        StepCommand::Bye { event, player, round, withdraw: false, note } => {
            (event, EventAct::DeclareBye { player: who(event, &player)?, round, note })
        }
        StepCommand::TableNumbers { event, first, missing } => (event, EventAct::SetTableNumbers { first, missing }),
        StepCommand::AssignTable { event, player, table } => {
            (event, EventAct::AssignTable { player: who(event, &player)?, table })
        }
        StepCommand::Merge { event, player, into, note } => {
            (event, EventAct::MergePlayers { player: who(event, &player)?, into: who(event, &into)?, note })
        }
        StepCommand::Penalty { event, player, infraction, penalty: given, round, note } => {
            let player = who(event, &player)?;
            (
                event,
                EventAct::Penalize { player, infraction, penalty: given.map(|Choice(penalty)| penalty), round, note },
            )
        }
        StepCommand::WithdrawPenalty { event, penalty, note } => (event, EventAct::WithdrawPenalty { penalty, note }),
        StepCommand::Clock { event, round, deck_building: _, action } => {
            // The command line requires the round, except for the deck-building time, which is round 0.
            let round = round.unwrap_or_default();
            (event, EventAct::SetRoundClock { round, action: clock_action(&action) })
        }
        StepCommand::Extend { event, round, table, seconds, note } => {
            (event, EventAct::ExtendTime { round, table, seconds, note })
        }
        StepCommand::Note { event, text, player, round, table } => {
            let player = player.map(|player| who(event, &player)).transpose()?;
            (event, EventAct::AddNote { text, player, round, table })
        }
        StepCommand::DeckChecks { event, draw: Some(count), .. } => (event, EventAct::DrawDeckChecks { count }),
        StepCommand::DeckChecks { event, draw: None, tables } => (event, EventAct::SelectDeckChecks { tables }),
        StepCommand::CheckDeck { event, player, round, wrong, note } => {
            (event, EventAct::RecordDeckCheck { round, player: who(event, &player)?, matches: !wrong, note })
        }
        StepCommand::LockDecks { event, players, open, note } => {
            let players = players.iter().map(|player| who(event, player)).collect::<Result<_, _>>()?;
            (event, EventAct::LockDecks { players, locked: !open, note })
        }
        StepCommand::ReplaceInCut { event, player, by, note } => {
            (event, EventAct::ReplaceInCut { player: who(event, &player)?, by: who(event, &by)?, note })
        }
        StepCommand::Cut { event, size, plan: _ } => (event, EventAct::CreateBracket { size }),
        StepCommand::Profile { event, key } => (event, EventAct::SetProfile { key }),
        StepCommand::Overview { .. }
        | StepCommand::PreviewResult { .. }
        | StepCommand::Import { .. }
        | StepCommand::Print { .. }
        | StepCommand::RegisterDeck { .. }
        | StepCommand::Csv { .. }
        | StepCommand::Statistics { .. } => return Err(AppError::of(Cause::DeskNoChange)),
    })
}
