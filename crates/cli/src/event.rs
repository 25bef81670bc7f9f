//! `cantina event`: an organiser's steps on the database.

use std::path::PathBuf;

use app::contract::{
    ClockAction, CubeInput, DraftBoard, DraftLayout, DraftPart, DraftShape, EventAct, EventKind, ExportFormat,
    ImportedPlayerView, NewEvent, NextStep, PackSource, PairingScope, PlayerImportView, RoundsKind, StructureInput,
};
use app::event::demo;
use app::{App, AppError};

use crate::arguments::DatabaseCommand;
use crate::arguments::event::{
    EventCommand, EventDraftCommand, KindName, Mode, PickClockName, PlayerCommand, RoundsName, ShapeName,
    StructureArguments,
};
use crate::arguments::packs::PackSourceArguments;
use crate::arguments::parse::{hand_pairs, read_result};
use crate::backups;
use crate::cards::full_name;
use crate::event_words;
use crate::input::{database, read};
use crate::print::{self, OutputFormat, line, table};
use crate::steps;

/// Runs one command of `cantina event`.
pub(crate) fn run(
    out: &OutputFormat,
    db: Option<PathBuf>,
    by: Option<&str>,
    command: EventCommand,
) -> Result<bool, AppError> {
    if let EventCommand::Demo { set, shape, players, seed, source } = command {
        let set = set.unwrap_or_else(app::cards::boosters::newest_set);
        return play_demo(out, db, &set, source.source()?, shape_of(shape), players, seed).map(|()| true);
    }
    let command = match command {
        EventCommand::Backup(backup) => return backups::run(out, db, by, DatabaseCommand::Backup(backup)),
        EventCommand::Restore(restore) => return backups::run(out, db, by, DatabaseCommand::Restore(restore)),
        EventCommand::Safety(arguments) => return backups::run(out, db, by, DatabaseCommand::Backups(arguments)),
        EventCommand::Verify => return backups::run(out, db, by, DatabaseCommand::Verify),
        command => command,
    };
    let path = database(db)?;
    let desk = App::open(&path)?;
    desk.set_author(by)?;
    let done = match command {
        EventCommand::Step(command) => steps::run(out, &desk, command),
        command => step(out, &desk, command).map(|()| true),
    };
    print::warn(&desk);
    done
}

fn shape_of(shape: ShapeName) -> DraftShape {
    match shape {
        ShapeName::Pod => DraftShape::Pod,
        ShapeName::Winston => DraftShape::Winston,
        ShapeName::Grid => DraftShape::Grid,
        ShapeName::Minneapolis => DraftShape::Minneapolis,
        ShapeName::Rotisserie => DraftShape::Rotisserie,
        ShapeName::TeamsOfTwo => DraftShape::TeamsOfTwo,
        ShapeName::TeamsOfThree => DraftShape::TeamsOfThree,
    }
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
        EventCommand::New {
            name,
            set,
            kind,
            mode,
            shape,
            pod_size,
            profile,
            seed,
            packs,
            leaders,
            boxed,
            cube_deck,
            source,
            structure: asked,
        } => {
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
            let source = match cube_deck {
                Some(deck) => Some(PackSource::Cube { cube: library_cube(desk, deck, &source)? }),
                None => source.source()?,
            };
            let new = NewEvent {
                name,
                kind,
                set,
                digital,
                shape: shape_of(shape),
                pod_size,
                profile,
                seed,
                structure,
                sealed_packs: packs,
                pool_leaders: leaders,
                packs: source,
                boxed,
            };
            let event = desk.events().create_event(new)?.summary.id;
            out.event(desk, event, || Ok(format!("Event {event} created. {}", next(desk, event)?)))
        }
        EventCommand::Pool { event, player } => out.answer(&desk.events().event_pool(event, player)?, |pool| {
            let rows = pool.cards.iter().map(|card| format!("{} {}\n", card.count, card.id));
            format!("{}\n{}", pool.set, rows.collect::<String>())
        }),
        EventCommand::Structure { event, structure: asked } => {
            let act = EventAct::SetStructure { structure: structure(&asked) };
            desk.events().apply_act(event, &act)?;
            out.event(desk, event, || event_words::after(desk, event))
        }
        EventCommand::List => out.answer(&desk.events().list_events()?, |events| {
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
            event_words::answer_why(out, desk, event, why, |why| show(desk, event, why))
        }
        EventCommand::Player { event, command } => player(out, desk, event, command),
        EventCommand::Seat { event } => {
            desk.events().apply_act(event, &EventAct::DrawSeats)?;
            out.event(desk, event, || pods(desk, event))
        }
        EventCommand::Draft { event, command } => draft(out, desk, event, command),
        EventCommand::Pair { event, within_pods, scope, power, by_hand, note, why } => {
            let scope = match (within_pods, scope) {
                (true, _) => PairingScope::WithinPods,
                (false, Some(scope)) => scope.scope(),
                (false, None) => desk.events().pair_scope(event)?,
            };
            let by_hand = hand_pairs(desk, event, &by_hand)?;
            desk.events().apply_act(event, &EventAct::PairRound { scope, by_hand, note, power })?;
            event_words::answer_why(out, desk, event, why, |why| event_words::after_why(desk, event, why))
        }
        EventCommand::Result { event, round: number, table, slip, result } => {
            let (number, table) = match slip {
                Some(code) => desk.events().slip(event, &code)?,
                // The command line requires both without a slip.
                None => (number.unwrap_or_default(), table.unwrap_or_default()),
            };
            let result = read_result(&result)?;
            desk.events().apply_act(event, &EventAct::EnterResult { round: number, table, result })?;
            out.event(desk, event, || {
                let played = desk.events().event_round(event, Some(number))?;
                let played = played.map_or_else(String::new, |played| event_words::round(&played, None));
                Ok(format!("{}\n{played}", event_words::done(desk, event)?))
            })
        }
        EventCommand::Drop { event, player } => {
            let player = desk.events().player_number(event, &player)?;
            done_and_next(out, desk, event, &EventAct::DropPlayer { player })
        }
        EventCommand::InvitePlayer { event, player, at } => {
            crate::serve::invite(out, desk, event, &player, at.as_deref())
        }
        EventCommand::InviteStaff { event, role, name, at } => {
            crate::serve::invite_staff(out, desk, event, role, &name, at.as_deref())
        }
        EventCommand::Undo { event } => done_and_next(out, desk, event, &EventAct::Undo),
        EventCommand::Rounds { event, rounds } => done_and_next(out, desk, event, &EventAct::PlanRounds { rounds }),
        EventCommand::Standings { event, round } => print_standings(out, desk, event, round),
        EventCommand::Export { event, file, with_card_data } => export(out, desk, event, file, with_card_data),
        EventCommand::CardData { event, install } => crate::data::of_event(out, desk, event, install),
        // Handled before the database is opened.
        EventCommand::Backup(_)
        | EventCommand::Restore(_)
        | EventCommand::Safety(_)
        | EventCommand::Verify
        | EventCommand::Demo { .. }
        | EventCommand::Step(_) => Ok(()),
    }
}

/// Returns the standings of teams after an empty line, or an empty text without teams.
fn teams(desk: &App, event: u32) -> Result<String, AppError> {
    let teams = desk.events().event_team_standings(event)?;
    Ok(if teams.is_empty() { String::new() } else { format!("\n\n{}", event_words::team_standings(&teams)) })
}

/// Prints the current standings, or those after a round.
fn print_standings(out: &OutputFormat, desk: &App, event: u32, round: Option<u32>) -> Result<(), AppError> {
    let (profile, of_tables) = (desk.events().event_profile(event)?.name, desk.events().has_multiplayer_tables(event)?);
    let ranked = match round {
        None => desk.events().event_standings(event)?,
        Some(round) => desk.events().standings_after(event, round)?,
    };
    let head = match round {
        None => format!("{profile}{}", teams(desk, event)?),
        Some(round) => format!("{profile}, after round {round}"),
    };
    match of_tables {
        true => out.answer(&ranked.table_standings, |_| format!("{head}\n{}", event_words::table_standings(&ranked))),
        false => out.answer(&ranked.standings, |_| format!("{head}\n{}", event_words::standings(&ranked))),
    }
}

fn export(out: &OutputFormat, desk: &App, event: u32, file: Option<PathBuf>, card_data: bool) -> Result<(), AppError> {
    match file {
        Some(file) => {
            let to = desk.events().export_to_with(event, &file, card_data)?;
            out.answer(&to, |to| format!("Event exported to {to}."))
        }
        None => line(&desk.events().export_with(event, card_data)?),
    }
}

fn player(out: &OutputFormat, desk: &App, event: u32, command: PlayerCommand) -> Result<(), AppError> {
    let act = match command {
        PlayerCommand::Add { names, file, dry_run } => {
            let text = match file {
                Some(file) => read(&file)?,
                None => names.join("\n"),
            };
            let found = desk.events().read_players(event, &text)?;
            if dry_run {
                return out.answer(&found, entrants);
            }
            desk.events().apply_act(event, &EventAct::RegisterPlayers { text })?;
            return out.event(desk, event, || Ok(format!("{}{}", players(desk, event)?, not_taken(&found))));
        }
        PlayerCommand::Bots { count } => EventAct::RegisterBots { count },
        PlayerCommand::Rename { player, name } => {
            EventAct::RenamePlayer { player: desk.events().player_number(event, &player)?, name }
        }
        PlayerCommand::Reenter { player } => {
            EventAct::ReenterPlayer { player: desk.events().player_number(event, &player)? }
        }
        PlayerCommand::Deck { player } => {
            let player = desk.events().player_number(event, &player)?;
            let deck = desk.events().deck_swudb(event, player)?;
            return out.answer(&deck, |deck| deck.to_string());
        }
    };
    desk.events().apply_act(event, &act)?;
    out.event(desk, event, || players(desk, event))
}

fn draft(out: &OutputFormat, desk: &App, event: u32, command: EventDraftCommand) -> Result<(), AppError> {
    match command {
        EventDraftCommand::Start => {
            desk.events().apply_act(event, &EventAct::StartDraft)?;
            out.event(desk, event, || pods(desk, event))
        }
        EventDraftCommand::Finish => done_and_next(out, desk, event, &EventAct::FinishDraft),
        EventDraftCommand::Clock { pod, action } => {
            let action = match action {
                PickClockName::Run => ClockAction::Run,
                PickClockName::Pause => ClockAction::Pause,
                PickClockName::Next => ClockAction::Next,
                PickClockName::Back => ClockAction::Back,
            };
            desk.events().apply_act(event, &EventAct::PickClock { pod, action })?;
            out.event(desk, event, || clock_of(desk, event, pod))
        }
        EventDraftCommand::Show { pod, seat } => out.answer(&desk.events().draft_view(event, pod, seat)?, pack),
        EventDraftCommand::Pick { pod, seat, card } => {
            out.answer(&desk.events().pick_card(event, pod, seat, 0, &card)?, pack)
        }
        EventDraftCommand::Log { pod, seat } => out.answer(&desk.events().draft_log(event, pod, seat)?, |picks| {
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

/// Returns the cube in a deck of the library.
fn library_cube(desk: &App, deck: u32, source: &PackSourceArguments) -> Result<CubeInput, AppError> {
    let content = desk.decks().open_deck(deck)?.content;
    let list = desk.decks().deck_as(&content, ExportFormat::Text)?;
    Ok(source.cube(content.name, list))
}

/// Runs a complete event by bots. Nothing is saved without `--db`.
fn play_demo(
    out: &OutputFormat,
    db: Option<PathBuf>,
    set: &str,
    packs: Option<PackSource>,
    shape: DraftShape,
    players: u32,
    seed: Option<u64>,
) -> Result<(), AppError> {
    let desk = match db {
        Some(path) => App::open(&path)?,
        None => App::in_memory()?,
    };
    let show = |event, step| match step {
        demo::Step::Made(seed) => line(&format!("{} (seed {seed})", desk.events().event_summary(event)?.name)),
        demo::Step::Seated => line(&format!("\n{}", pods(&desk, event)?)),
        demo::Step::Drafted => line(&players_and_decks(&desk, event)?),
        demo::Step::Played(number) => {
            desk.events().event_round(event, Some(number))?.map_or(Ok(()), |played| line(&round(&played)))
        }
    };
    let event =
        demo::play(
            desk.events(),
            set,
            packs,
            shape,
            players,
            seed,
            |event, step| if out.json { Ok(()) } else { show(event, step) },
        )?;
    out.event(&desk, event, || {
        let teams = teams(&desk, event)?;
        Ok(format!("{}{teams}", event_words::standings(&desk.events().event_standings(event)?)))
    })
}

/// Returns the status of a pod's pick clock as text.
fn clock_of(desk: &App, event: u32, pod: u32) -> Result<String, AppError> {
    let pods = desk.events().event_pods(event)?;
    let status = pods.iter().find(|seated| seated.number == pod).and_then(|pod| pod.draft.as_ref());
    let Some(status) = status else { return next(desk, event) };
    let step = match status.part {
        DraftPart::Leaders => format!("leaders, pick {} of {}", status.pick, status.picks),
        DraftPart::Packs => format!("pack {}, pick {} of {}", status.pack, status.pick, status.picks),
        DraftPart::Review => format!("review before pack {}", status.pack),
        DraftPart::Done => "the draft is over".to_owned(),
    };
    let left = status.clock.left_ms.max(0) / 1000;
    let stands = if status.clock.running { "" } else { " (paused)" };
    Ok(format!("Pod {pod}: {step}, {}:{:02} left{stands}", left / 60, left % 60))
}

/// Takes a step, and prints it as worded in the log with the step that comes next.
fn done_and_next(out: &OutputFormat, desk: &App, event: u32, act: &EventAct) -> Result<(), AppError> {
    desk.events().apply_act(event, act)?;
    out.event(desk, event, || Ok(format!("{}\n{}", event_words::done(desk, event)?, next(desk, event)?)))
}

fn next(desk: &App, event: u32) -> Result<String, AppError> {
    let next = match desk.events().next_step(event)? {
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
    };
    Ok(next.to_owned())
}

fn show(desk: &App, event: u32, why: Option<&event_words::Reasons>) -> Result<String, AppError> {
    let summary = desk.events().event_summary(event)?;
    let mut text = format!("{} ({}), {} players\n\n", summary.name, summary.set_name, summary.players);
    text.push_str(&players(desk, event)?);
    for played in desk.events().event_rounds(event)? {
        text.push_str(&format!("\n{}", event_words::round(&played, why)));
    }
    let ranked = desk.events().event_standings(event)?;
    if !ranked.standings.is_empty() {
        text.push_str(&format!("\n{}", event_words::standings(&ranked)));
    }
    if !ranked.table_standings.is_empty() {
        text.push_str(&format!("\n{}", event_words::table_standings(&ranked)));
    }
    text.push_str(&format!("\n{}", next(desk, event)?));
    Ok(text)
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

fn players(desk: &App, event: u32) -> Result<String, AppError> {
    let rows = desk.events().event_players(event)?.into_iter().map(|player| {
        let place = |value: Option<u32>| value.map_or_else(String::new, |value| value.to_string());
        let mark = match (player.dropped, player.bot) {
            (true, _) => "dropped",
            (false, true) => "bot",
            (false, false) => "",
        };
        let (pod, seat) = (place(player.pod), place(player.seat));
        [player.id.to_string(), player.name, pod, seat, player.record, mark.to_owned()]
    });
    Ok(table(["player", "name", "pod", "seat", "record", ""], rows))
}

fn players_and_decks(desk: &App, event: u32) -> Result<String, AppError> {
    use app::contract::DeckStatus;
    let players = desk.events().event_players(event)?;
    let legal = players.iter().filter(|player| player.deck == DeckStatus::Legal).count();
    Ok(format!("\nDrafted: {legal} of {} decks are legal.\n", players.len()))
}

fn pods(desk: &App, event: u32) -> Result<String, AppError> {
    let mut text = String::new();
    for pod in desk.events().event_pods(event)? {
        let names: Vec<String> =
            pod.seats.iter().map(|seat| format!("{} {}", seat.seat, app::isolated(&seat.name))).collect();
        text.push_str(&format!("Pod {}: {}\n", pod.number, names.join(", ")));
    }
    Ok(text)
}

fn pack(view: &app::contract::DraftView) -> String {
    let cards = view.pack.iter().map(|card| {
        let cost = card.face.cost.map_or_else(String::new, |cost| cost.to_string());
        [card.index.to_string(), card.face.id.clone(), full_name(&card.face), cost, card.face.aspects.join(" ")]
    });
    let cards = table(["index", "number", "card", "cost", "aspects"], cards);
    if let Some(board) = &view.board {
        return format!("{}: {}; {} cards picked\n{cards}", view.name, table_line(board), view.taken.len());
    }
    format!(
        "{}: pack {}, pick {} of {}; {} cards picked\n{cards}",
        view.name,
        view.status.pack,
        view.status.pick,
        view.status.picks,
        view.taken.len(),
    )
}

/// Returns the table of a draft of another shape as text, with the choices other than cards.
fn table_line(board: &DraftBoard) -> String {
    let mut text = match &board.layout {
        DraftLayout::Open => "cards face up".to_owned(),
        DraftLayout::Piles { sizes, current, stock } => {
            let sizes: Vec<String> = sizes.iter().map(u32::to_string).collect();
            format!("piles of {}, pile {current} in view, {stock} in the stock", sizes.join(", "))
        }
        DraftLayout::Grid { number, of, cells } => {
            let cell = |cell: &Option<u32>| cell.map_or_else(|| "-".to_owned(), |index| index.to_string());
            let rows: Vec<String> =
                cells.chunks(3).map(|row| row.iter().map(cell).collect::<Vec<_>>().join(" ")).collect();
            format!("square {number} of {of}: {}", rows.join(" / "))
        }
        DraftLayout::Hand { round, of, take: 0 } => format!("round {round} of {of}, waiting for the other player"),
        DraftLayout::Hand { round, of, take } => format!("round {round} of {of}, {take} to take"),
        DraftLayout::Done => "the draft is over".to_owned(),
    };
    let words: Vec<&str> = board.choices.iter().map(String::as_str).filter(|choice| !choice.contains('_')).collect();
    if !words.is_empty() {
        text.push_str(&format!("; choices: {}", words.join(", ")));
    } else if board.choices.is_empty() && !matches!(board.layout, DraftLayout::Done) {
        text.push_str("; not your turn");
    }
    text
}

fn round(round: &app::contract::RoundView) -> String {
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
