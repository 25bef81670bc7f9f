//! Matches of a round played on this computer.

use std::time::{Duration, Instant};

use rules::Seat;
use tournament::MatchResult;

use crate::AppError;
use crate::contract::{EventAct, GameState, GameSummary, GameView, ResultEntry, RoundTable, SeatKind, SimulatedMatch};
use crate::edition::in_force_at;
use crate::error::Cause;
use crate::event::state::EventState;
use crate::games::Games;
use crate::games::book;
use crate::games::live::LiveGame;
use crate::games::play::choose_bot_action;
use crate::games::record::{EventSeats, GameStart, StartSeat};

/// Upper bound of the answers in one game. A game that exceeds it is reported instead of running forever.
const LONGEST: u32 = 50_000;

/// A table and its players.
struct Pairing {
    at: RoundTable,
    /// Number, name, and `true` for a bot. Two players in a match, three or four at a multiplayer table.
    players: Vec<(u32, String, bool)>,
    /// Maximum number of games in the match.
    best_of: u8,
    /// The result of a match.
    result: Option<MatchResult>,
    /// The remaining HP at a multiplayer table, by seat, once entered.
    hp: Option<Vec<u16>>,
}

impl Pairing {
    fn has_result(&self) -> bool {
        self.result.is_some() || self.hp.is_some()
    }
}

fn pairings(state: &EventState, event: u32, round: u32) -> Vec<Pairing> {
    let Some(paired) = state.tournament.rounds().iter().find(|paired| u32::from(paired.number) == round) else {
        return Vec::new();
    };
    let player = |id: tournament::PlayerId| {
        let name = state.tournament.player(id).map_or_else(String::new, |player| player.name.clone());
        (id.0, name, state.bots.contains(&id))
    };
    let tables = paired.pairings.iter().filter_map(|pairing| {
        Some(Pairing {
            at: RoundTable { event, round, table: u32::from(pairing.table) },
            players: vec![player(pairing.a), player(pairing.b?)],
            best_of: paired.games_to_win.saturating_mul(2).saturating_sub(1).max(1),
            result: pairing.result,
            hp: None,
        })
    });
    let larger = paired.tables.iter().map(|table| Pairing {
        at: RoundTable { event, round, table: u32::from(table.table) },
        players: table.players.iter().map(|id| player(*id)).collect(),
        best_of: 1,
        result: None,
        hp: table.hp.clone(),
    });
    tables.chain(larger).collect()
}

impl Games {
    /// Opens the game of a table. It has the registered decks, people and bots, and the round's number of games.
    /// Resumes a match in progress.
    ///
    /// # Errors
    /// `table.not_found`, `result.there`; `deck.missing` and other problems with a deck.
    pub fn play_match(&self, at: RoundTable, kind: SeatKind, think_ms: u32) -> Result<GameView, AppError> {
        let pairing = self.pairing(at)?;
        if pairing.has_result() {
            return Err(AppError::of(Cause::ResultThere));
        }
        match self.match_in_progress(at)? {
            Some(game) => self.open_game(game, None, 0),
            None => self.begin_game(self.match_start(&pairing, kind, think_ms)?.for_several_screens()),
        }
    }

    /// Returns the game in progress on this computer for the match of a table, or `None`.
    ///
    /// # Errors
    /// `store.*`.
    pub fn match_in_progress(&self, at: RoundTable) -> Result<Option<u32>, AppError> {
        let games = self.list_games()?;
        let in_progress = |game: &&GameSummary| {
            game.from == Some(at) && !game.archived && game.damaged.is_none() && game.state != GameState::Over
        };
        Ok(games.iter().find(in_progress).map(|game| game.id))
    }

    fn pairing(&self, at: RoundTable) -> Result<Pairing, AppError> {
        let found = self.events.read(at.event, |state, _| {
            Ok(pairings(state, at.event, at.round).into_iter().find(|pairing| pairing.at.table == at.table))
        })?;
        found.ok_or_else(|| AppError::of(Cause::TableNotFound { table: at.table.into() }))
    }

    fn match_start(&self, pairing: &Pairing, kind: SeatKind, think_ms: u32) -> Result<GameStart, AppError> {
        let kind = if kind == SeatKind::Person { SeatKind::Quick } else { kind };
        let state = self.events.state(pairing.at.event)?;
        let mut seats = Vec::new();
        for (player, name, bot) in &pairing.players {
            seats.push(StartSeat {
                name: name.clone(),
                kind: if *bot { kind } else { SeatKind::Person },
                think_ms: think_ms.min(60_000),
                deck: self.registered_deck_in(&state, *player)?,
            });
        }
        let edition = in_force_at(&self.events.event_row(pairing.at.event)?.created_at);
        Ok(GameStart {
            best_of: pairing.best_of,
            from: Some(pairing.at),
            players: Some(EventSeats {
                event: pairing.at.event,
                players: pairing.players.iter().map(|(player, ..)| *player).collect(),
            }),
            ..self.new_start(seats, edition)?
        })
    }

    /// Stores the result of a multiplayer table that has none, or this one: the remaining HP by seat.
    ///
    /// # Errors
    /// `result.there`, and those of [`Events::act`](crate::Events::act).
    pub(crate) fn places_once(&self, at: RoundTable, hp: Vec<u32>) -> Result<(), AppError> {
        self.events.apply_first(at.event, EventAct::EnterTableResult { round: at.round, table: at.table, hp })
    }

    /// Stores the result of a match that has none, or this one.
    ///
    /// # Errors
    /// `result.there`, and those of [`Events::act`](crate::Events::act).
    pub(crate) fn result_once(&self, at: RoundTable, a: u32, b: u32, drawn: u32) -> Result<(), AppError> {
        let result = ResultEntry::Games { a, b, drawn };
        self.events.apply_first(at.event, EventAct::EnterResult { round: at.round, table: at.table, result })
    }

    /// Lets bots play the first open tournament match with the registered decks, and stores the result. The front end
    /// repeats the call until no match is open. With `for_people`, bots also play for people.
    ///
    /// # Errors
    /// `play.no_open_table`; problems with a deck.
    pub fn play_out_next(
        &self,
        event: u32,
        round: u32,
        kind: SeatKind,
        think_ms: u32,
        for_people: bool,
    ) -> Result<SimulatedMatch, AppError> {
        let since = self.tables.moment();
        let open: Vec<Pairing> = self.events.read(event, |state, _| {
            let all = pairings(state, event, round).into_iter();
            let bots = |pairing: &Pairing| pairing.players.iter().all(|(_, _, bot)| *bot);
            Ok(all.filter(|one| one.players.len() == 2 && !one.has_result() && (for_people || bots(one))).collect())
        })?;
        let Some(pairing) = open.first() else {
            return Err(AppError::of(Cause::PlayNoOpenTable));
        };
        let mut start = self.match_start(pairing, kind, think_ms)?;
        for seat in &mut start.seats {
            if seat.kind == SeatKind::Person {
                seat.kind = if kind == SeatKind::Person { SeatKind::Quick } else { kind };
            }
        }
        let mut live = LiveGame::begin(&book()?, start)?;
        let stopped = !self.play_to_the_end(&mut live, since)?;
        let wins = live.wins();
        let (a, b) = (wins[0], wins[1]);
        let name = |seat: usize| pairing.players.get(seat).map_or("", |(_, name, _)| name.as_str());
        let (first, second) = (name(0), name(1));
        let mut left = open.len() as u32;
        if !stopped {
            self.result_once(pairing.at, a, b, (live.played().len() as u32).saturating_sub(a + b))?;
            left -= 1;
        }
        Ok(SimulatedMatch { table: pairing.at.table, result: format!("{first} – {second}: {a}-{b}"), left, stopped })
    }

    /// Plays a game to its end. Returns `true` if it ended in time.
    fn play_to_the_end(&self, live: &mut LiveGame, since: u64) -> Result<bool, AppError> {
        let mut answers = 0;
        loop {
            match live.state() {
                GameState::Over => return Ok(true),
                GameState::Between => live.next(live.decks.clone())?,
                GameState::Playing => {}
            }
            live.has_not_stopped()?;
            let Some((seat, kind)) = live.asked() else { continue };
            if self.tables.is_stopped(since) {
                return Ok(false);
            }
            let think = live.start.seats.get(seat.at()).map_or(0, |seat| seat.think_ms);
            let deadline = Instant::now() + Duration::from_millis(u64::from(think));
            let mut keep_going = |_| Instant::now() < deadline && !self.tables.is_stopped(since);
            let seed = live.start.seed ^ u64::from(answers);
            let action = choose_bot_action(kind, seed, &live.game, Seat(seat.0), &mut keep_going);
            live.answer(action)?;
            // Undo is not needed here.
            live.before.clear();
            live.log.clear();
            answers += 1;
            if answers > LONGEST {
                return Err(AppError::of(Cause::PlayEndless));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::App;
    use crate::contract::{DraftMode, NewEvent};

    /// CR 1.17.4: in a match between two people every choice is prompted, whatever the settings. In a match against a
    /// bot, the settings apply.
    #[test]
    fn a_match_between_two_people_always_prompts() {
        for (people, bots) in [(2, 0), (1, 1)] {
            let desk = App::in_memory().expect("a desk");
            let new = NewEvent { seed: Some("3".into()), ..NewEvent::draft("Practice", "SOR", DraftMode::Digital, 4) };
            let event = desk.events().create_event(new).expect("an event").summary.id;
            let act = |act: EventAct| desk.events().act(event, &act).expect("a step");
            act(EventAct::RegisterPlayers { text: ["Ana", "Ben"][..people].join("\n") });
            if bots > 0 {
                act(EventAct::RegisterBots { count: bots });
            }
            act(EventAct::DrawSeats);
            act(EventAct::StartDraft);
            act(EventAct::FinishDraft);
            for player in 1..=people as u32 {
                let list = desk.events().suggest_deck(event, player).expect("a deck");
                act(EventAct::SaveDeck { player, list });
            }
            act(EventAct::pair());
            let at = RoundTable { event, round: 1, table: 1 };
            let game = desk.games().play_match(at, SeatKind::Quick, 0).expect("a match").id;
            let table = desk.games().live(game).expect("a game");
            let start = GameStart::clone(&table.lock().start);
            assert_eq!((start.from, start.ask_always), (Some(at), people == 2));
        }
    }
}
