//! `cantina event`: an organiser's steps on the database.

use std::path::PathBuf;

use app::AppError;
use app::contract::{
    CubeInput, DraftBoard, DraftLayout, DraftMode, DraftPart, EventAct, EventKind, ExportFormat, ImportedPlayerView,
    NewEvent, NextStep, PackSource, PairingScope, PlayerImportView, StructureInput,
};
use app::decks::Decks;
use app::event::{Events, demo as demo_event};

use crate::arguments::choice::Choice;
use crate::arguments::event::{
    DemoArguments, DeskCommand, EventDraftCommand, NewEventArguments, PlayerCommand, StructureArguments,
};
use crate::arguments::packs::PackSourceArguments;
use crate::arguments::parse::{hand_pairs, read_result};
use crate::cards::full_name;
use crate::event_words;
use crate::input::read;
use crate::print::{OutputFormat, line, table};
use crate::steps;

fn structure(asked: &StructureArguments) -> StructureInput {
    let StructureArguments { rounds, best_of, cut, cut_best_of, trilogy } = asked;
    StructureInput { rounds: rounds.0, best_of: *best_of, cut_best_of: *cut_best_of, cut: *cut, trilogy: *trilogy }
}

/// Creates an event.
pub(crate) fn create(
    out: &OutputFormat,
    events: &Events,
    decks: &Decks,
    asked: NewEventArguments,
) -> Result<(), AppError> {
    let kind = asked.kind.map_or(EventKind::Draft, |Choice(kind)| kind);
    let set = match kind {
        EventKind::Draft | EventKind::Sealed => Some(asked.set.unwrap_or_else(app::cards::boosters::newest_set)),
        EventKind::Constructed => asked.set,
    };
    let digital = match asked.mode.0 {
        DraftMode::Digital => true,
        DraftMode::Paper => false,
    };
    let packs = match asked.cube_deck {
        Some(deck) => Some(PackSource::Cube { cube: library_cube(decks, deck, &asked.source)? }),
        None => asked.source.source()?,
    };
    let new = NewEvent {
        name: asked.name,
        kind,
        set,
        digital,
        shape: asked.shape.0,
        pod_size: asked.pod_size,
        profile: asked.profile,
        seed: asked.seed.map(|seed| seed.to_string()),
        structure: structure(&asked.structure),
        sealed_packs: asked.packs,
        pool_leaders: asked.leaders,
        packs,
        boxed: asked.boxed,
    };
    let event = events.create_event(new)?.summary.id;
    out.event(events, event, || Ok(format!("Event {event} created. {}", next(events, event)?)))
}

/// Runs a command that needs nothing but the events.
pub(crate) fn run(out: &OutputFormat, events: &Events, command: DeskCommand) -> Result<(), AppError> {
    match command {
        DeskCommand::Pool { event, player } => out.answer(&events.event_pool(event, player)?, |pool| {
            let rows = pool.cards.iter().map(|card| format!("{} {}\n", card.count, card.id));
            format!("{}\n{}", pool.set, rows.collect::<String>())
        }),
        DeskCommand::Structure { event, structure: asked } => {
            let act = EventAct::SetStructure { structure: structure(&asked) };
            events.apply_act(event, &act)?;
            out.event(events, event, || event_words::after(events, event))
        }
        DeskCommand::List => out.answer(&events.list_events()?, |events| {
            table(
                ["event", "name", "set", "players", "round", "created"],
                events.iter().map(|event| {
                    let round = format!("{}/{}", event.round, event.planned_rounds);
                    let (id, players) = (event.id.to_string(), event.players.to_string());
                    [id, event.name.clone(), event.set.clone(), players, round, event.created_at.clone()]
                }),
            )
        }),
        DeskCommand::Show { event, full: true, why } => steps::overview(out, events, event, why),
        DeskCommand::Show { event, full: false, why } => {
            event_words::answer_why(out, events, event, why, |why| show(events, event, why))
        }
        DeskCommand::Player { event, command } => player(out, events, event, command),
        DeskCommand::Seat { event } => {
            events.apply_act(event, &EventAct::DrawSeats)?;
            out.event(events, event, || pods(events, event))
        }
        DeskCommand::Draft { event, command } => draft(out, events, event, command),
        DeskCommand::Pair { event, within_pods, scope, power, by_hand, note, why } => {
            let scope = match (within_pods, scope) {
                (true, _) => PairingScope::WithinPods,
                (false, Some(scope)) => scope.0,
                (false, None) => events.pair_scope(event)?,
            };
            let by_hand = hand_pairs(events, event, &by_hand)?;
            events.apply_act(event, &EventAct::PairRound { scope, by_hand, note, power })?;
            event_words::answer_why(out, events, event, why, |why| event_words::after_why(events, event, why))
        }
        DeskCommand::Result { event, round: number, table, slip, result } => {
            let (number, table) = match slip {
                Some(code) => events.slip(event, &code)?,
                // The command line requires both without a slip.
                None => (number.unwrap_or_default(), table.unwrap_or_default()),
            };
            let result = read_result(&result)?;
            events.apply_act(event, &EventAct::EnterResult { round: number, table, result })?;
            out.event(events, event, || {
                let played = events.event_round(event, Some(number))?;
                let played = played.map_or_else(String::new, |played| event_words::round(&played, None));
                Ok(format!("{}\n{played}", event_words::done(events, event)?))
            })
        }
        DeskCommand::Drop { event, player } => {
            let player = events.player_number(event, &player)?;
            done_and_next(out, events, event, &EventAct::DropPlayer { player })
        }
        DeskCommand::Undo { event } => done_and_next(out, events, event, &EventAct::Undo),
        DeskCommand::Rounds { event, rounds } => done_and_next(out, events, event, &EventAct::PlanRounds { rounds }),
        DeskCommand::Standings { event, round } => print_standings(out, events, event, round),
        DeskCommand::Export { event, file, with_card_data } => export(out, events, event, file, with_card_data),
    }
}

/// Returns the standings of teams after an empty line, or an empty text without teams.
fn teams(events: &Events, event: u32) -> Result<String, AppError> {
    let teams = events.event_team_standings(event)?;
    Ok(if teams.is_empty() { String::new() } else { format!("\n\n{}", event_words::team_standings(&teams)) })
}

/// Prints the current standings, or those after a round.
fn print_standings(out: &OutputFormat, events: &Events, event: u32, round: Option<u32>) -> Result<(), AppError> {
    let (profile, of_tables) = (events.event_profile(event)?.name, events.has_multiplayer_tables(event)?);
    let ranked = match round {
        None => events.event_standings(event)?,
        Some(round) => events.standings_after(event, round)?,
    };
    let head = match round {
        None => format!("{profile}{}", teams(events, event)?),
        Some(round) => format!("{profile}, after round {round}"),
    };
    match of_tables {
        true => out.answer(&ranked.table_standings, |_| format!("{head}\n{}", event_words::table_standings(&ranked))),
        false => out.answer(&ranked.standings, |_| format!("{head}\n{}", event_words::standings(&ranked))),
    }
}

fn export(
    out: &OutputFormat,
    events: &Events,
    event: u32,
    file: Option<PathBuf>,
    card_data: bool,
) -> Result<(), AppError> {
    match file {
        Some(file) => {
            let to = events.export_to_with(event, &file, card_data)?;
            out.answer(&to, |to| format!("Event exported to {to}."))
        }
        None => line(&events.export_with(event, card_data)?),
    }
}

fn player(out: &OutputFormat, events: &Events, event: u32, command: PlayerCommand) -> Result<(), AppError> {
    let act = match command {
        PlayerCommand::Add { names, file, dry_run } => {
            let text = match file {
                Some(file) => read(&file)?,
                None => names.join("\n"),
            };
            let found = events.read_players(event, &text)?;
            if dry_run {
                return out.answer(&found, entrants);
            }
            events.apply_act(event, &EventAct::RegisterPlayers { text })?;
            return out.event(events, event, || Ok(format!("{}{}", players(events, event)?, not_taken(&found))));
        }
        PlayerCommand::Bots { count } => EventAct::RegisterBots { count },
        PlayerCommand::Rename { player, name } => {
            EventAct::RenamePlayer { player: events.player_number(event, &player)?, name }
        }
        PlayerCommand::Reenter { player } => EventAct::ReenterPlayer { player: events.player_number(event, &player)? },
        PlayerCommand::Deck { player } => {
            let player = events.player_number(event, &player)?;
            let deck = events.deck_swudb(event, player)?;
            return out.answer(&deck, |deck| deck.to_string());
        }
    };
    events.apply_act(event, &act)?;
    out.event(events, event, || players(events, event))
}

fn draft(out: &OutputFormat, events: &Events, event: u32, command: EventDraftCommand) -> Result<(), AppError> {
    match command {
        EventDraftCommand::Start => {
            events.apply_act(event, &EventAct::StartDraft)?;
            out.event(events, event, || pods(events, event))
        }
        EventDraftCommand::Finish => done_and_next(out, events, event, &EventAct::FinishDraft),
        EventDraftCommand::Clock { pod, action } => {
            events.apply_act(event, &EventAct::PickClock { pod, action: action.0 })?;
            out.event(events, event, || clock_of(events, event, pod))
        }
        EventDraftCommand::Show { pod, seat } => out.answer(&events.draft_view(event, pod, seat)?, pack),
        EventDraftCommand::Pick { pod, seat, card } => out.answer(&events.pick_card(event, pod, seat, 0, &card)?, pack),
        EventDraftCommand::Log { pod, seat } => out.answer(&events.draft_log(event, pod, seat)?, |picks| {
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
fn library_cube(decks: &Decks, deck: u32, source: &PackSourceArguments) -> Result<CubeInput, AppError> {
    let content = decks.open_deck(deck)?.content;
    let list = decks.deck_as(&content, ExportFormat::Text)?;
    Ok(source.cube(content.name, list))
}

/// Runs a complete event by bots.
pub(crate) fn demo(out: &OutputFormat, events: &Events, asked: &DemoArguments) -> Result<(), AppError> {
    let DemoArguments { set, shape, players, seed, source } = asked;
    let set = set.clone().unwrap_or_else(app::cards::boosters::newest_set);
    let show = |event, step| match step {
        demo_event::Step::Made(seed) => line(&format!("{} (seed {seed})", events.event_summary(event)?.name)),
        demo_event::Step::Seated => line(&format!("\n{}", pods(events, event)?)),
        demo_event::Step::Drafted => line(&players_and_decks(events, event)?),
        demo_event::Step::Played(number) => {
            events.event_round(event, Some(number))?.map_or(Ok(()), |played| line(&round(&played)))
        }
    };
    let shown = |event, step| if out.json { Ok(()) } else { show(event, step) };
    let event = demo_event::play(events, &set, source.source()?, shape.0, *players, *seed, shown)?;
    out.event(events, event, || {
        let teams = teams(events, event)?;
        Ok(format!("{}{teams}", event_words::standings(&events.event_standings(event)?)))
    })
}

/// Returns the status of a pod's pick clock as text.
fn clock_of(events: &Events, event: u32, pod: u32) -> Result<String, AppError> {
    let pods = events.event_pods(event)?;
    let status = pods.iter().find(|seated| seated.number == pod).and_then(|pod| pod.draft.as_ref());
    let Some(status) = status else { return next(events, event) };
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
fn done_and_next(out: &OutputFormat, events: &Events, event: u32, act: &EventAct) -> Result<(), AppError> {
    events.apply_act(event, act)?;
    out.event(events, event, || Ok(format!("{}\n{}", event_words::done(events, event)?, next(events, event)?)))
}

fn next(events: &Events, event: u32) -> Result<String, AppError> {
    let next = match events.next_step(event)? {
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

fn show(events: &Events, event: u32, why: Option<&event_words::Reasons>) -> Result<String, AppError> {
    let summary = events.event_summary(event)?;
    let mut text = format!("{} ({}), {} players\n\n", summary.name, summary.set_name, summary.players);
    text.push_str(&players(events, event)?);
    for played in events.event_rounds(event)? {
        text.push_str(&format!("\n{}", event_words::round(&played, why)));
    }
    let ranked = events.event_standings(event)?;
    if !ranked.standings.is_empty() {
        text.push_str(&format!("\n{}", event_words::standings(&ranked)));
    }
    if !ranked.table_standings.is_empty() {
        text.push_str(&format!("\n{}", event_words::table_standings(&ranked)));
    }
    text.push_str(&format!("\n{}", next(events, event)?));
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

fn players(events: &Events, event: u32) -> Result<String, AppError> {
    let rows = events.event_players(event)?.into_iter().map(|player| {
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

fn players_and_decks(events: &Events, event: u32) -> Result<String, AppError> {
    use app::contract::DeckStatus;
    let players = events.event_players(event)?;
    let legal = players.iter().filter(|player| player.deck == DeckStatus::Legal).count();
    Ok(format!("\nDrafted: {legal} of {} decks are legal.\n", players.len()))
}

fn pods(events: &Events, event: u32) -> Result<String, AppError> {
    let mut text = String::new();
    for pod in events.event_pods(event)? {
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
