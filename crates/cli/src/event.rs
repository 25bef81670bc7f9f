//! `cantina event`: an organiser's steps on the database.

use std::path::PathBuf;

use app::contract::{
    ClockAction, DraftPart, EventAct, EventKind, EventView, ImportedPlayerView, NewEvent, NextStep, PairingScope,
    PlayerImportView, RoundView, RoundsKind, StandingView, StructureInput,
};
use app::event::demo;
use app::{App, AppError};

use crate::arguments::DatabaseCommand;
use crate::arguments::event::{
    EventCommand, EventDraftCommand, KindName, Mode, PickClockName, PlayerCommand, RoundsName, StructureArguments,
};
use crate::arguments::parse::{hand_pairs, read_result};
use crate::backups;
use crate::cards::full_name;
use crate::event_words;
use crate::input::read;
use crate::print::{self, OutputFormat, line, table};
use crate::steps;

/// Runs one command of `cantina event`.
pub(crate) fn run(
    out: &OutputFormat,
    db: Option<PathBuf>,
    by: Option<&str>,
    command: EventCommand,
) -> Result<bool, AppError> {
    if let EventCommand::Demo { set, players, seed } = command {
        return play_demo(out, db, &set, players, seed).map(|()| true);
    }
    let command = match command {
        EventCommand::Backup(backup) => return backups::run(out, db, by, DatabaseCommand::Backup(backup)),
        EventCommand::Restore(restore) => return backups::run(out, db, by, DatabaseCommand::Restore(restore)),
        EventCommand::Safety(arguments) => return backups::run(out, db, by, DatabaseCommand::Backups(arguments)),
        EventCommand::Verify => return backups::run(out, db, by, DatabaseCommand::Verify),
        command => command,
    };
    let path = match db {
        Some(path) => path,
        None => app::safety::data_folder::database()?,
    };
    let desk = App::open(&path)?;
    desk.set_author(by)?;
    let done = match command {
        EventCommand::Step(command) => steps::run(out, &desk, command),
        command => step(out, &desk, command).map(|()| true),
    };
    print::warn(&desk);
    done
}

fn structure(asked: &StructureArguments) -> StructureInput {
    let StructureArguments { rounds, best_of, cut, cut_best_of, trilogy } = asked;
    let rounds = match rounds {
        RoundsName::Swiss => RoundsKind::Swiss,
        RoundsName::RoundRobin => RoundsKind::RoundRobin,
        RoundsName::Tables => RoundsKind::Tables,
    };
    StructureInput { rounds, best_of: *best_of, cut_best_of: *cut_best_of, cut: *cut, trilogy: *trilogy }
}

fn step(out: &OutputFormat, desk: &App, command: EventCommand) -> Result<(), AppError> {
    match command {
        EventCommand::New { name, set, kind, mode, pod_size, profile, seed, packs, leaders, structure: asked } => {
            let kind = match kind {
                None | Some(KindName::Draft) => EventKind::Draft,
                Some(KindName::Sealed) => EventKind::Sealed,
                Some(KindName::Constructed) => EventKind::Constructed,
            };
            let set = match kind {
                EventKind::Draft | EventKind::Sealed => Some(set.unwrap_or_else(app::cards::boosters::newest_set)),
                EventKind::Constructed => set,
            };
            let digital = match mode {
                Mode::Digital => true,
                Mode::Paper => false,
            };
            let (seed, structure) = (seed.map(|seed| seed.to_string()), structure(&asked));
            let new = NewEvent {
                name,
                kind,
                set,
                digital,
                pod_size,
                profile,
                seed,
                structure,
                sealed_packs: packs,
                pool_leaders: leaders,
            };
            let event = desk.create_event(new)?;
            out.answer(&event, |event| format!("Event {} created. {}", event.summary.id, next(event)))
        }
        EventCommand::Pool { event, player } => out.answer(&desk.event_pool(event, player)?, |pool| {
            let rows = pool.cards.iter().map(|card| format!("{} {}\n", card.count, card.id));
            format!("{}\n{}", pool.set, rows.collect::<String>())
        }),
        EventCommand::Structure { event, structure: asked } => {
            let act = EventAct::SetStructure { structure: structure(&asked) };
            out.answer(&desk.act(event, &act)?, event_words::after)
        }
        EventCommand::List => out.answer(&desk.list_events()?, |events| {
            table(
                ["event", "name", "set", "players", "round", "created"],
                events.iter().map(|event| {
                    let round = format!("{}/{}", event.round, event.planned_rounds);
                    let (id, players) = (event.id.to_string(), event.players.to_string());
                    [id, event.name.clone(), event.set.clone(), players, round, event.created_at.clone()]
                }),
            )
        }),
        EventCommand::Show { event, full: true, why } => steps::overview(out, desk, event, why),
        EventCommand::Show { event, full: false, why } => {
            event_words::answer_why(out, desk, &desk.event(event)?, why, show)
        }
        EventCommand::Player { event, command } => player(out, desk, event, command),
        EventCommand::Seat { event } => out.answer(&desk.act(event, &EventAct::DrawSeats)?, pods),
        EventCommand::Draft { event, command } => draft(out, desk, event, command),
        EventCommand::Pair { event, within_pods, scope, power, by_hand, note, why } => {
            let scope = match (within_pods, scope) {
                (true, _) => PairingScope::WithinPods,
                (false, Some(scope)) => scope.scope(),
                (false, None) => desk.event(event)?.steps.pair_scope,
            };
            let by_hand = hand_pairs(desk, event, &by_hand)?;
            let view = desk.act(event, &EventAct::PairRound { scope, by_hand, note, power })?;
            event_words::answer_why(out, desk, &view, why, event_words::after_why)
        }
        EventCommand::Result { event, round: number, table, slip, result } => {
            let (number, table) = match slip {
                Some(code) => desk.slip(event, &code)?,
                // The command line requires both without a slip.
                None => (number.unwrap_or_default(), table.unwrap_or_default()),
            };
            let result = read_result(&result)?;
            let answer = desk.act(event, &EventAct::EnterResult { round: number, table, result })?;
            out.answer(&answer, |event| {
                let played = event.rounds.iter().find(|round| round.number == number);
                let played = played.map_or_else(String::new, |played| event_words::round(played, None));
                format!("{}\n{played}", done(event))
            })
        }
        EventCommand::Drop { event, player } => {
            let player = desk.player_number(event, &player)?;
            out.answer(&desk.act(event, &EventAct::DropPlayer { player })?, done_and_next)
        }
        EventCommand::InvitePlayer { event, player, at } => {
            crate::serve::invite(out, desk, event, &player, at.as_deref())
        }
        EventCommand::InviteStaff { event, role, name, at } => {
            crate::serve::invite_staff(out, desk, event, role, &name, at.as_deref())
        }
        EventCommand::Undo { event } => out.answer(&desk.act(event, &EventAct::Undo)?, done_and_next),
        EventCommand::Rounds { event, rounds } => {
            out.answer(&desk.act(event, &EventAct::PlanRounds { rounds })?, done_and_next)
        }
        EventCommand::Standings { event, round } => print_standings(out, desk, event, round),
        EventCommand::Export { event, file } => export(out, desk, event, file),
        // Handled before the database is opened.
        EventCommand::Backup(_)
        | EventCommand::Restore(_)
        | EventCommand::Safety(_)
        | EventCommand::Verify
        | EventCommand::Demo { .. }
        | EventCommand::Step(_) => Ok(()),
    }
}

/// Prints the current standings, or those after a round.
fn print_standings(out: &OutputFormat, desk: &App, event: u32, round: Option<u32>) -> Result<(), AppError> {
    let view = desk.event(event)?;
    let of_tables = view.structure.rounds == RoundsKind::Tables;
    let (matches, tables) = match round {
        None => (view.standings, view.table_standings),
        Some(round) => {
            let then = desk.standings_after(event, round)?;
            (then.standings, then.table_standings)
        }
    };
    let head = match round {
        None => view.profile.name,
        Some(round) => format!("{}, after round {round}", view.profile.name),
    };
    match of_tables {
        true => out.answer(&tables, |lines| format!("{head}\n{}", event_words::table_standings(lines))),
        false => out.answer(&matches, |lines| format!("{head}\n{}", standings(lines))),
    }
}

fn export(out: &OutputFormat, desk: &App, event: u32, file: Option<PathBuf>) -> Result<(), AppError> {
    match file {
        Some(file) => {
            let to = desk.export_to(event, &file)?;
            out.answer(&to, |to| format!("Event exported to {to}."))
        }
        None => line(&desk.export(event)?),
    }
}

fn player(out: &OutputFormat, desk: &App, event: u32, command: PlayerCommand) -> Result<(), AppError> {
    let act = match command {
        PlayerCommand::Add { names, file, dry_run } => {
            let text = match file {
                Some(file) => read(&file)?,
                None => names.join("\n"),
            };
            let found = desk.read_players(event, &text)?;
            if dry_run {
                return out.answer(&found, entrants);
            }
            let after = desk.act(event, &EventAct::RegisterPlayers { text })?;
            return out.answer(&after, |event| format!("{}{}", players(event), not_taken(&found)));
        }
        PlayerCommand::Bots { count } => EventAct::RegisterBots { count },
        PlayerCommand::Rename { player, name } => {
            EventAct::RenamePlayer { player: desk.player_number(event, &player)?, name }
        }
        PlayerCommand::Reenter { player } => EventAct::ReenterPlayer { player: desk.player_number(event, &player)? },
        PlayerCommand::Deck { player } => {
            let player = desk.player_number(event, &player)?;
            let deck = desk.deck_swudb(event, player)?;
            return out.answer(&deck, |deck| deck.to_string());
        }
    };
    out.answer(&desk.act(event, &act)?, players)
}

fn draft(out: &OutputFormat, desk: &App, event: u32, command: EventDraftCommand) -> Result<(), AppError> {
    match command {
        EventDraftCommand::Start => out.answer(&desk.act(event, &EventAct::StartDraft)?, pods),
        EventDraftCommand::Finish => out.answer(&desk.act(event, &EventAct::FinishDraft)?, done_and_next),
        EventDraftCommand::Clock { pod, action } => {
            let action = match action {
                PickClockName::Run => ClockAction::Run,
                PickClockName::Pause => ClockAction::Pause,
                PickClockName::Next => ClockAction::Next,
                PickClockName::Back => ClockAction::Back,
            };
            out.answer(&desk.act(event, &EventAct::PickClock { pod, action })?, |view| clock_of(view, pod))
        }
        EventDraftCommand::Show { pod, seat } => out.answer(&desk.draft_view(event, pod, seat)?, pack),
        EventDraftCommand::Pick { pod, seat, card } => out.answer(&desk.pick_card(event, pod, seat, 0, &card)?, pack),
        EventDraftCommand::Log { pod, seat } => out.answer(&desk.draft_log(event, pod, seat)?, |picks| {
            table(
                ["pack", "pick", "picked", "of", "why"],
                picks.iter().map(|pick| {
                    let advice = pick.advice.as_ref().and_then(|advice| {
                        let card = pick.from.get(advice.place as usize)?;
                        Some(format!("A bot would pick {}. {}", full_name(card), advice.reason))
                    });
                    let reason = pick.reason.clone().or(advice).unwrap_or_default();
                    [
                        pick.pack.to_string(),
                        pick.pick.to_string(),
                        full_name(&pick.taken),
                        pick.from.len().to_string(),
                        reason,
                    ]
                }),
            )
        }),
    }
}

/// Runs a complete event by bots. Nothing is saved without `--db`.
fn play_demo(
    out: &OutputFormat,
    db: Option<PathBuf>,
    set: &str,
    players: u32,
    seed: Option<u64>,
) -> Result<(), AppError> {
    let desk = match db {
        Some(path) => App::open(&path)?,
        None => App::in_memory()?,
    };
    let said = demo::play(&desk, set, players, seed, |step| match step {
        demo::Step::Made(event) if !out.json => {
            line(&format!("{} (seed {})", event.summary.name, demo::seed_of(event)))
        }
        demo::Step::Seated(event) if !out.json => line(&format!("\n{}", pods(event))),
        demo::Step::Drafted(event) if !out.json => line(&players_and_decks(event)),
        demo::Step::Played(played) if !out.json => line(&round(played)),
        demo::Step::Made(_) | demo::Step::Seated(_) | demo::Step::Drafted(_) | demo::Step::Played(_) => Ok(()),
    })?;
    out.answer(&said, |event| standings(&event.standings))
}

/// Returns the status of a pod's pick clock as text.
fn clock_of(event: &EventView, pod: u32) -> String {
    let status = event.pods.iter().find(|seated| seated.number == pod).and_then(|pod| pod.draft.as_ref());
    let Some(status) = status else { return next(event) };
    let step = match status.part {
        DraftPart::Leaders => format!("leaders, pick {} of {}", status.pick, status.picks),
        DraftPart::Packs => format!("pack {}, pick {} of {}", status.pack, status.pick, status.picks),
        DraftPart::Review => format!("review before pack {}", status.pack),
        DraftPart::Done => "the draft is over".to_owned(),
    };
    let left = status.clock.left_ms.max(0) / 1000;
    let stands = if status.clock.running { "" } else { " (paused)" };
    format!("Pod {pod}: {step}, {}:{:02} left{stands}", left / 60, left % 60)
}

/// Returns the latest step as worded in the log.
fn done(event: &EventView) -> String {
    event_words::newest_step(event.log.iter().map(|line| (line.text.as_str(), line.part)))
}

fn done_and_next(event: &EventView) -> String {
    format!("{}\n{}", done(event), next(event))
}

fn next(event: &EventView) -> String {
    match event.steps.next {
        NextStep::AddPlayers => "Next: add players.",
        NextStep::Seat => "Next: draw seats.",
        NextStep::SeatLate => "Next: give late entries a seat (seat-late).",
        NextStep::StartDraft => "Next: start the draft.",
        NextStep::Draft => "Next: draft.",
        NextStep::BuildDecks => "Next: build the missing decks.",
        NextStep::Pair => "Next: pair a round.",
        NextStep::EnterResults => "Next: enter the missing results.",
        NextStep::MakeCut => "Next: create the top cut.",
        NextStep::Standings => "The event is over. See the standings.",
    }
    .to_owned()
}

fn show(event: &EventView, why: Option<&event_words::Reasons>) -> String {
    let summary = &event.summary;
    let mut text = format!("{} ({}), {} players\n\n", summary.name, summary.set_name, summary.players);
    text.push_str(&players(event));
    for played in &event.rounds {
        text.push_str(&format!("\n{}", event_words::round(played, why)));
    }
    if !event.standings.is_empty() {
        text.push_str(&format!("\n{}", standings(&event.standings)));
    }
    if !event.table_standings.is_empty() {
        text.push_str(&format!("\n{}", event_words::table_standings(&event.table_standings)));
    }
    text.push_str(&format!("\n{}", next(event)));
    text
}

/// Formats the preview of entering a text of players.
fn entrants(found: &PlayerImportView) -> String {
    let row = |player: &ImportedPlayerView| {
        let mark = if player.known { "already in the event" } else { "" };
        let decks: Vec<&str> = player.decks.iter().filter_map(|deck| deck.name.as_deref()).collect();
        [player.name.clone(), decks.join(" / "), mark.to_owned()]
    };
    let unused = match found.unused.as_slice() {
        [] => String::new(),
        columns => format!("Columns not used: {}.\n", columns.join(", ")),
    };
    format!("{}{}{unused}", table(["name", "deck", ""], found.players.iter().map(row)), not_taken(found))
}

/// Formats the rejected or illegal lists, each with its player and the reason.
fn not_taken(found: &PlayerImportView) -> String {
    let lines = found.players.iter().flat_map(|player| {
        let problems = player.decks.iter().filter_map(|deck| deck.problem.as_deref());
        let refused =
            problems.map(|problem| format!("{}: deck list not imported: {problem}\n", app::isolated(&player.name)));
        let shown = player.decks.iter().filter_map(|deck| deck.preview.as_ref());
        let wrong = shown.filter(|preview| !preview.check.legal || !preview.unread.is_empty());
        let marked =
            wrong.map(|preview| format!("{}: {}", app::isolated(&player.name), crate::steps::deck_list(preview)));
        refused.chain(marked).collect::<Vec<_>>()
    });
    lines.collect()
}

fn players(event: &EventView) -> String {
    table(
        ["player", "name", "pod", "seat", "record", ""],
        event.players.iter().map(|player| {
            let place = |value: Option<u32>| value.map_or_else(String::new, |value| value.to_string());
            let mark = match (player.dropped, player.bot) {
                (true, _) => "dropped",
                (false, true) => "bot",
                (false, false) => "",
            };
            let (id, record) = (player.id.to_string(), player.record.clone());
            [id, player.name.clone(), place(player.pod), place(player.seat), record, mark.to_owned()]
        }),
    )
}

fn players_and_decks(event: &EventView) -> String {
    use app::contract::DeckStatus;
    let legal = event.players.iter().filter(|player| player.deck == DeckStatus::Legal).count();
    format!("\nDrafted: {legal} of {} decks are legal.\n", event.players.len())
}

fn pods(event: &EventView) -> String {
    let mut text = String::new();
    for pod in &event.pods {
        let names: Vec<String> =
            pod.seats.iter().map(|seat| format!("{} {}", seat.seat, app::isolated(&seat.name))).collect();
        text.push_str(&format!("Pod {}: {}\n", pod.number, names.join(", ")));
    }
    text
}

fn pack(view: &app::contract::DraftView) -> String {
    let cards = view.pack.iter().map(|card| {
        let cost = card.face.cost.map_or_else(String::new, |cost| cost.to_string());
        [card.index.to_string(), card.face.id.clone(), full_name(&card.face), cost, card.face.aspects.join(" ")]
    });
    format!(
        "{}: pack {}, pick {} of {}; {} cards picked\n{}",
        view.name,
        view.status.pack,
        view.status.pick,
        view.status.picks,
        view.taken.len(),
        table(["index", "number", "card", "cost", "aspects"], cards)
    )
}

fn round(round: &RoundView) -> String {
    let tables = round.tables.iter().map(|table| {
        let named = |seat: usize| {
            table.players.get(seat).map(|player| format!("{} ({})", app::isolated(&player.name), player.record))
        };
        let (first, second) = (named(0).unwrap_or_default(), named(1).unwrap_or_else(|| "(bye)".to_owned()));
        [table.table.to_string(), first, second, table.result_text.clone()]
    });
    let mut text = format!("Round {}\n{}", round.number, table(["table", "first", "second", "result"], tables));
    for forced in &round.forced {
        text.push_str(&format!("{forced}\n"));
    }
    text
}

fn standings(lines: &[StandingView]) -> String {
    table(
        ["rank", "name", "wins", "record", "OMW %", "GW %", "OGW %", ""],
        lines.iter().map(|line| {
            let percent = |percent: &app::contract::Percent| format!("{:.2}", percent.percent);
            [
                line.rank.to_string(),
                line.name.clone(),
                line.match_wins.to_string(),
                line.record.clone(),
                percent(&line.omw),
                percent(&line.gw),
                percent(&line.ogw),
                event_words::mark(line.dropped, line.disqualified).to_owned(),
            ]
        }),
    )
}
