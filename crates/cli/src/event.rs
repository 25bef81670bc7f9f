//! `cantina event`: an organiser's steps on the database.

use std::path::PathBuf;

use app::AppError;
use app::contract::{
    CubeInput, DraftBoard, DraftLayout, DraftMode, DraftPart, EventAct, EventKind, ExportFormat, ImportedPlayerView,
    NewEvent, NextStep, PackSource, PairingScope, PlayerImportView, StructureInput,
};
use app::decks::Decks;
use app::event::{Events, demo as demo_event};
use messages::command_line as wording;

use crate::arguments::choice::Choice;
use crate::arguments::event::{
    DemoArguments, DeskCommand, EventDraftCommand, NewEventArguments, PlayerCommand, StructureArguments,
};
use crate::arguments::packs::PackSourceArguments;
use crate::arguments::parse::{hand_pairs, read_result};
use crate::cards::full_name;
use crate::event_words;
use crate::input::read;
use crate::print::{OutputFormat, language, line, table};
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
    out.event(events, event, || {
        let next = next(events, event)?;
        Ok(wording::EventCreated { event: &event, next: &next }.text(language()))
    })
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
                [
                    wording::Event {}.text(language()),
                    wording::Name {}.text(language()),
                    wording::Set {}.text(language()),
                    wording::Players {}.text(language()),
                    wording::Round {}.text(language()),
                    wording::Created {}.text(language()),
                ],
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
        Some(round) => wording::AfterRound { profile: &profile, round: &round }.text(language()),
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
            let to = events.export_to(event, &file, card_data)?;
            out.answer(&to, |to| wording::EventExportedTo { to: &to }.text(language()))
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
                [
                    wording::Pack {}.text(language()),
                    wording::Pick {}.text(language()),
                    wording::Picked {}.text(language()),
                    wording::OfWord {}.text(language()),
                    wording::Why {}.text(language()),
                ],
                picks.iter().map(|pick| {
                    let advice = pick.advice.as_ref().and_then(|advice| {
                        let card = pick.from.get(advice.place as usize)?;
                        let (card, reason) = (full_name(card), &advice.reason);
                        Some(wording::ABotWouldPick { card: &card, reason: &reason }.text(language()))
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
        demo_event::Step::Made(seed) => {
            let name = events.event_summary(event)?.name;
            line(&wording::NameAndSeed { name: &name, seed: &seed }.text(language()))
        }
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
    let (pack, pick, picks) = (status.pack, status.pick, status.picks);
    let step = match status.part {
        DraftPart::Leaders => wording::LeadersPickOf { pick: &pick, picks: &picks }.text(language()),
        DraftPart::Packs => wording::PackPickOf { pack: &pack, pick: &pick, picks: &picks }.text(language()),
        DraftPart::Review => wording::ReviewBeforePack { pack: &pack }.text(language()),
        DraftPart::Done => wording::TheDraftIsOver {}.text(language()),
    };
    let left = status.clock.left_ms.max(0) / 1000;
    let time = format!("{}:{:02}", left / 60, left % 60);
    Ok(wording::PickClock { pod: &pod, step: &step, time: &time, running: status.clock.running }.text(language()))
}

/// Takes a step, and prints it as worded in the log with the step that comes next.
fn done_and_next(out: &OutputFormat, events: &Events, event: u32, act: &EventAct) -> Result<(), AppError> {
    events.apply_act(event, act)?;
    out.event(events, event, || Ok(format!("{}\n{}", event_words::done(events, event)?, next(events, event)?)))
}

fn next(events: &Events, event: u32) -> Result<String, AppError> {
    Ok(match events.next_step(event)? {
        NextStep::AddPlayers => wording::NextAddPlayers {}.text(language()),
        NextStep::Seat => wording::NextDrawSeats {}.text(language()),
        NextStep::SeatLate => wording::NextGiveLateEntriesASeat {}.text(language()),
        NextStep::StartDraft => wording::NextStartTheDraft {}.text(language()),
        NextStep::Draft => wording::NextDraft {}.text(language()),
        NextStep::BuildDecks => wording::NextBuildTheMissingDecks {}.text(language()),
        NextStep::Pair => wording::NextPairARound {}.text(language()),
        NextStep::EnterResults => wording::NextEnterTheMissingResults {}.text(language()),
        NextStep::MakeCut => wording::NextCreateTheTopCut {}.text(language()),
        NextStep::Standings => wording::TheEventIsOverSeeThe {}.text(language()),
    })
}

fn show(events: &Events, event: u32, why: Option<&event_words::Reasons>) -> Result<String, AppError> {
    let summary = events.event_summary(event)?;
    let (name, set, players_count) = (&summary.name, &summary.set_name, summary.players);
    let mut text = wording::EventWithPlayers { name: &name, set: &set, players_count: &players_count }.text(language());
    text.push_str("\n\n");
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
        let mark = if player.known { wording::AlreadyInTheEvent {}.text(language()) } else { String::new() };
        let decks: Vec<&str> = player.decks.iter().filter_map(|deck| deck.name.as_deref()).collect();
        [player.name.clone(), decks.join(" / "), mark]
    };
    let unused = match found.unused.as_slice() {
        [] => String::new(),
        columns => {
            let columns = columns.join(", ");
            wording::ColumnsNotUsed { columns: &columns }.text(language()) + "\n"
        }
    };
    format!(
        "{}{}{unused}",
        table(
            [wording::Name {}.text(language()), wording::Deck {}.text(language()), String::new()],
            found.players.iter().map(row)
        ),
        not_taken(found)
    )
}

/// Formats the rejected or illegal lists, each with its player and the reason.
fn not_taken(found: &PlayerImportView) -> String {
    let lines = found.players.iter().flat_map(|player| {
        let problems = player.decks.iter().filter_map(|deck| deck.problem.as_deref());
        let refused = problems.map(|problem| {
            let name = app::isolated(&player.name);
            wording::DeckListNotImported { name: &name, problem: &problem }.text(language()) + "\n"
        });
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
            (true, _) => wording::Dropped {}.text(language()),
            (false, true) => wording::Bot {}.text(language()),
            (false, false) => String::new(),
        };
        let (pod, seat) = (place(player.pod), place(player.seat));
        [player.id.to_string(), player.name, pod, seat, player.record, mark]
    });
    Ok(table(
        [
            wording::Player {}.text(language()),
            wording::Name {}.text(language()),
            wording::Pod {}.text(language()),
            wording::SeatColumn {}.text(language()),
            wording::Record {}.text(language()),
            String::new(),
        ],
        rows,
    ))
}

fn players_and_decks(events: &Events, event: u32) -> Result<String, AppError> {
    use app::contract::DeckStatus;
    let players = events.event_players(event)?;
    let legal = players.iter().filter(|player| player.deck == DeckStatus::Legal).count();
    let all = players.len();
    let line = wording::DraftedOfDecksAreLegal { legal: &legal, all: &all }.text(language());
    Ok(format!("\n{line}\n"))
}

fn pods(events: &Events, event: u32) -> Result<String, AppError> {
    let mut text = String::new();
    for pod in events.event_pods(event)? {
        let names: Vec<String> =
            pod.seats.iter().map(|seat| format!("{} {}", seat.seat, app::isolated(&seat.name))).collect();
        let (number, names) = (pod.number, names.join(", "));
        text.push_str(&wording::PodWithNames { number: &number, names: &names }.text(language()));
        text.push('\n');
    }
    Ok(text)
}

fn pack(view: &app::contract::DraftView) -> String {
    let cards = view.pack.iter().map(|card| {
        let cost = card.face.cost.map_or_else(String::new, |cost| cost.to_string());
        [card.index.to_string(), card.face.id.clone(), full_name(&card.face), cost, card.face.aspects.join(" ")]
    });
    let cards = table(
        [
            wording::Index {}.text(language()),
            wording::Number {}.text(language()),
            wording::Card {}.text(language()),
            wording::Cost {}.text(language()),
            wording::Aspects {}.text(language()),
        ],
        cards,
    );
    let (name, taken) = (&view.name, view.taken.len());
    let (pack, pick, picks) = (view.status.pack, view.status.pick, view.status.picks);
    let head = match &view.board {
        Some(board) => {
            let board = table_line(board);
            wording::CardsPicked { name: &name, board: &board, taken: &taken }.text(language())
        }
        None => wording::PackPickOfCardsPicked { name: &name, pack: &pack, pick: &pick, picks: &picks, taken: &taken }
            .text(language()),
    };
    format!("{head}\n{cards}")
}

/// Returns the table of a draft of another shape as text, with the choices other than cards.
fn table_line(board: &DraftBoard) -> String {
    let mut text = match &board.layout {
        DraftLayout::Open => wording::CardsFaceUp {}.text(language()),
        DraftLayout::Piles { sizes, current, stock } => {
            let sizes: Vec<String> = sizes.iter().map(u32::to_string).collect();
            let sizes = sizes.join(", ");
            wording::PilesOfPileInViewIn { sizes: &sizes, current: &current, stock: &stock }.text(language())
        }
        DraftLayout::Grid { number, of, cells } => {
            let cell = |cell: &Option<u32>| cell.map_or_else(|| "-".to_owned(), |index| index.to_string());
            let rows: Vec<String> =
                cells.chunks(3).map(|row| row.iter().map(cell).collect::<Vec<_>>().join(" ")).collect();
            let rows = rows.join(" / ");
            wording::SquareOf { number: &number, of: &of, rows: &rows }.text(language())
        }
        DraftLayout::Hand { round, of, take: 0 } => {
            wording::RoundOfWaitingForTheOther { round: &round, of: &of }.text(language())
        }
        DraftLayout::Hand { round, of, take } => {
            wording::RoundOfToTake { round: &round, of: &of, take: &take }.text(language())
        }
        DraftLayout::Done => wording::TheDraftIsOver {}.text(language()),
    };
    let words: Vec<&str> = board.choices.iter().map(String::as_str).filter(|choice| !choice.contains('_')).collect();
    if !words.is_empty() {
        let choices = words.join(", ");
        text.push_str(&wording::Choices { choices: &choices }.text(language()));
    } else if board.choices.is_empty() && !matches!(board.layout, DraftLayout::Done) {
        text.push_str(&wording::NotYourTurn {}.text(language()));
    }
    text
}

fn round(round: &app::contract::RoundView) -> String {
    let tables = round.tables.iter().map(|table| {
        let named = |seat: usize| {
            table.players.get(seat).map(|player| format!("{} ({})", app::isolated(&player.name), player.record))
        };
        let (first, second) =
            (named(0).unwrap_or_default(), named(1).unwrap_or_else(|| wording::Bye {}.text(language())));
        [table.table.to_string(), first, second, table.result_text.clone()]
    });
    let number = round.number;
    let head = wording::RoundNumber { number: &number }.text(language());
    let mut text = format!(
        "{head}\n{}",
        table(
            [
                wording::Table {}.text(language()),
                wording::First {}.text(language()),
                wording::Second {}.text(language()),
                wording::Result {}.text(language())
            ],
            tables
        )
    );
    for forced in &round.forced {
        text.push_str(&format!("{forced}\n"));
    }
    text
}
