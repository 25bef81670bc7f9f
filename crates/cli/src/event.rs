//! `cantina event`: an organiser's steps over the database.

use std::path::PathBuf;

use app::contract::{
    Act, EventKind, EventView, NewTournament, NextStep, ResultEntry, RoundView, RoundsKind, StandingView,
    StructureEntry,
};
use app::{AppError, Desk, demo};

use crate::arguments::{
    EventCommand, EventDraftCommand, KindName, Mode, PlayerCommand, RoundsName, StructureArguments,
};
use crate::desk::{self, ScopeName};
use crate::print::{Out, line, table};
use crate::tools::{full_name, read};

/// Runs one command of `cantina event`.
pub fn run(out: &Out, db: Option<PathBuf>, by: Option<&str>, command: EventCommand) -> Result<bool, AppError> {
    if let EventCommand::Demo { set, players, seed } = command {
        return play_demo(out, db, &set, players, seed).map(|()| true);
    }
    let path = match db {
        Some(path) => path,
        None => app::data_folder::database()?,
    };
    if let EventCommand::Restore { file } = &command {
        let kept = Desk::restore(file, &path)?;
        out.answer(&kept, |kept| match kept {
            Some(kept) => format!("Restored. The old database is kept as {kept}."),
            None => "Restored.".to_owned(),
        })?;
        return Ok(true);
    }
    let desk = Desk::open(&path)?;
    desk.set_author(by)?;
    match command {
        EventCommand::Desk(command) => desk::run(out, &desk, command),
        command => step(out, &desk, command).map(|()| true),
    }
}

fn structure(asked: &StructureArguments) -> StructureEntry {
    let StructureArguments { rounds, best_of, cut, cut_best_of, trilogy } = asked;
    let rounds = match rounds {
        RoundsName::Swiss => RoundsKind::Swiss,
        RoundsName::RoundRobin => RoundsKind::RoundRobin,
        RoundsName::Tables => RoundsKind::Tables,
    };
    StructureEntry { rounds, best_of: *best_of, cut_best_of: *cut_best_of, cut: *cut, trilogy: *trilogy }
}

fn step(out: &Out, desk: &Desk, command: EventCommand) -> Result<(), AppError> {
    match command {
        EventCommand::New { name, set, kind, mode, pod_size, profile, seed, packs, leaders, structure: asked } => {
            let kind = match kind {
                None | Some(KindName::Draft) => EventKind::Draft,
                Some(KindName::Sealed) => EventKind::Sealed,
                Some(KindName::Constructed) => EventKind::Constructed,
            };
            let set = match kind {
                EventKind::Draft | EventKind::Sealed => Some(set.unwrap_or_else(app::tools::newest_set)),
                EventKind::Constructed => set,
            };
            let digital = match mode {
                Mode::Digital => true,
                Mode::Paper => false,
            };
            let (seed, structure) = (seed.map(|seed| seed.to_string()), structure(&asked));
            let new = NewTournament {
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
            let event = desk.create_tournament(new)?;
            out.answer(&event, |event| format!("Event {} is made. {}", event.summary.id, next(event)))
        }
        EventCommand::Pool { event, player } => out.answer(&desk.event_pool(event, player)?, |pool| {
            let rows = pool.cards.iter().map(|card| format!("{} {}\n", card.count, card.id));
            format!("{}\n{}", pool.set, rows.collect::<String>())
        }),
        EventCommand::Structure { event, structure: asked } => {
            let act = Act::Structure { structure: structure(&asked) };
            out.answer(&desk.act(event, &act)?, desk::after)
        }
        EventCommand::List => out.answer(&desk.list_events()?, |events| {
            table(
                ["event", "name", "set", "players", "round", "made"],
                events.iter().map(|event| {
                    let round = format!("{}/{}", event.round, event.planned_rounds);
                    let (id, players) = (event.id.to_string(), event.players.to_string());
                    [id, event.name.clone(), event.set.clone(), players, round, event.created_at.clone()]
                }),
            )
        }),
        EventCommand::Show { event } => out.answer(&desk.event(event)?, show),
        EventCommand::Player { event, command } => player(out, desk, event, command),
        EventCommand::Seat { event } => out.answer(&desk.seat(event)?, pods),
        EventCommand::Draft { event, command } => draft(out, desk, event, command),
        EventCommand::Pair { event, within_pods, scope, by_hand, note } => {
            let scope = if within_pods { ScopeName::Within } else { scope };
            let view = desk.act(event, &Act::Pair { scope: scope.scope(), by_hand, note })?;
            if out.json { out.answer(&desk.event(event)?, |_| String::new()) } else { line(&desk::after(&view)) }
        }
        EventCommand::Result { event, round: number, table, slip, result } => {
            let (number, table) = match slip {
                Some(code) => desk.slip(event, &code)?,
                // The command line asks for both when there is no slip.
                None => (number.unwrap_or_default(), table.unwrap_or_default()),
            };
            let answer = desk.result(event, number, table, read_result(&result)?)?;
            out.answer(&answer, |event| {
                event.rounds.iter().find(|round| round.number == number).map_or_else(String::new, round)
            })
        }
        EventCommand::Drop { event, player } => out.answer(&desk.drop_player(event, player)?, next),
        EventCommand::Undo { event } => out.answer(&desk.undo(event)?, next),
        EventCommand::Rounds { event, rounds } => out.answer(&desk.plan_rounds(event, rounds)?, next),
        EventCommand::Standings { event } => {
            let view = desk.event(event)?;
            out.answer(&view.standings, |lines| format!("{}\n{}", view.profile.name, standings(lines)))
        }
        EventCommand::Export { event, file } => export(out, desk, event, file),
        EventCommand::Backup { file, replace } => {
            let to = desk.backup_to(&file, replace)?;
            out.answer(&to, |to| format!("The backup is {to}."))
        }
        // Taken care of before the database is opened.
        EventCommand::Restore { .. } | EventCommand::Demo { .. } | EventCommand::Desk(_) => Ok(()),
    }
}

fn export(out: &Out, desk: &Desk, event: u32, file: Option<PathBuf>) -> Result<(), AppError> {
    match file {
        Some(file) => {
            let to = desk.export_to(event, &file)?;
            out.answer(&to, |to| format!("The event is in {to}."))
        }
        None => line(&desk.export(event)?),
    }
}

fn player(out: &Out, desk: &Desk, event: u32, command: PlayerCommand) -> Result<(), AppError> {
    let answer = match command {
        PlayerCommand::Add { names, file } => {
            let text = match file {
                Some(file) => read(&file)?,
                None => names.join("\n"),
            };
            desk.add_players(event, &text)?
        }
        PlayerCommand::Bots { count } => desk.add_bots(event, count)?,
        PlayerCommand::Rename { player, name } => desk.rename_player(event, player, &name)?,
        PlayerCommand::Reenter { player } => desk.reenter_player(event, player)?,
        PlayerCommand::Deck { player } => {
            let deck = desk.deck_swudb(event, player)?;
            return out.answer(&deck, |deck| deck.to_string());
        }
    };
    out.answer(&answer, players)
}

fn draft(out: &Out, desk: &Desk, event: u32, command: EventDraftCommand) -> Result<(), AppError> {
    match command {
        EventDraftCommand::Start => out.answer(&desk.start_draft(event)?, pods),
        EventDraftCommand::Finish => out.answer(&desk.finish_draft(event)?, pods),
        EventDraftCommand::Show { pod, seat } => out.answer(&desk.draft_view(event, pod, seat)?, pack),
        EventDraftCommand::Pick { pod, seat, index } => out.answer(&desk.draft_pick(event, pod, seat, index)?, pack),
        EventDraftCommand::Log { pod, seat } => out.answer(&desk.draft_log(event, pod, seat)?, |picks| {
            table(
                ["pack", "pick", "taken", "of", "why"],
                picks.iter().map(|pick| {
                    let reason = pick.reason.clone().unwrap_or_default();
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

/// A whole event by bots. Without `--db` nothing is kept.
fn play_demo(out: &Out, db: Option<PathBuf>, set: &str, players: u32, seed: Option<u64>) -> Result<(), AppError> {
    let desk = match db {
        Some(path) => Desk::open(&path)?,
        None => Desk::in_memory()?,
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

/// Reads "2-1", "1-0-1", "noshow-a", "noshow-b", "double-loss".
pub fn read_result(text: &str) -> Result<ResultEntry, AppError> {
    let unreadable = || {
        AppError::new("result.unreadable", format!("{text:?} is not a result.")).way_out(
            "Write 2-0, 2-1, 1-1, 1-0-1 (games of the first, the second, drawn), noshow-a, noshow-b, loss-a, loss-b or double-loss.",
        )
    };
    match text.to_ascii_lowercase().as_str() {
        "noshow-a" => return Ok(ResultEntry::NoShowA),
        "noshow-b" => return Ok(ResultEntry::NoShowB),
        "double-loss" => return Ok(ResultEntry::DoubleLoss),
        "loss-a" => return Ok(ResultEntry::LossA),
        "loss-b" => return Ok(ResultEntry::LossB),
        _ => {}
    }
    let games = text.split('-').map(|part| part.parse().map_err(|_| unreadable())).collect::<Result<Vec<u32>, _>>()?;
    match games[..] {
        [a, b] => Ok(ResultEntry::Games { a, b, drawn: 0 }),
        [a, b, drawn] => Ok(ResultEntry::Games { a, b, drawn }),
        _ => Err(unreadable()),
    }
}

fn next(event: &EventView) -> String {
    match event.steps.next {
        NextStep::AddPlayers => "Next: enter players.",
        NextStep::Seat => "Next: draw seats.",
        NextStep::StartDraft => "Next: begin the draft.",
        NextStep::Draft => "Next: draft.",
        NextStep::BuildDecks => "Next: build the missing decks.",
        NextStep::Pair => "Next: pair a round.",
        NextStep::EnterResults => "Next: enter the open results.",
        NextStep::MakeCut => "Next: make the bracket of the cut.",
        NextStep::Standings => "The event is over: see the standings.",
    }
    .to_owned()
}

fn show(event: &EventView) -> String {
    let summary = &event.summary;
    let mut text = format!("{} ({}), {} players\n\n", summary.name, summary.set_name, summary.players);
    text.push_str(&players(event));
    for played in &event.rounds {
        text.push_str(&format!("\n{}", round(played)));
    }
    if !event.standings.is_empty() {
        text.push_str(&format!("\n{}", standings(&event.standings)));
    }
    text.push_str(&format!("\n{}", next(event)));
    text
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
        let names: Vec<String> = pod.seats.iter().map(|seat| format!("{} {}", seat.seat, seat.name)).collect();
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
        "{}: pack {}, pick {} of {}; {} cards taken\n{}",
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
        let second = table.b.as_ref().map_or("(bye)".to_owned(), |b| format!("{} ({})", b.name, b.record));
        [table.table.to_string(), format!("{} ({})", table.a.name, table.a.record), second, table.result_text.clone()]
    });
    let mut text = format!("Round {}\n{}", round.number, table(["table", "first", "second", "result"], tables));
    for forced in &round.forced {
        text.push_str(&format!("{forced}\n"));
    }
    text
}

fn standings(lines: &[StandingView]) -> String {
    table(
        ["rank", "name", "wins", "record", "OMW %", "GW %", "OGW %"],
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
            ]
        }),
    )
}
