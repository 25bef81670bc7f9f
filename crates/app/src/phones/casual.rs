//! Casual games on phones, outside a round. Two to four players of an event play by the rules, each with their own
//! hand.
//!
//! A player opens a table with a deck, others join with theirs, and the game begins when every seat is taken. Open
//! tables are in memory; a game that has begun is saved like any other and identifies its players by number.
//!
//! Invariant: a casual game never enters a result into the event. A player's deck choice stays hidden until its cards
//! are in play; only the number of its leaders is public, since all decks of a table must have the same.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::{MutexGuard, PoisonError};

use store::StreamKind;
use tournament::PlayerId;

use super::tables::name_of;
use crate::AppError;
use crate::contract::{CasualDeck, CasualTable, GameDeckRef, GameState, PlayerCasualView};
use crate::decks::files::bundled_decks;
use crate::edition::in_force;
use crate::error::{Cause, FieldName};
use crate::event::act::phones::is_in_match;
use crate::event::state::EventState;
use crate::games::aggregate::read_start;
use crate::phones::Phones;
use crate::record::game::{EventSeats, GameStart, StartSeat, StoredDeck};

/// Tags, in each language, of library decks offered for games on phones.
const TAGS: [&str; 2] = ["phones", "handys"];
/// Prefix of the key of a library deck.
const LIBRARY: &str = "library ";

/// A casual game request from a phone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CasualRequest {
    /// Opens a table and joins it.
    Open {
        /// Number of players, 2 to 4.
        seats: u32,
        /// Key of an offered deck; `None` for the player's list in the event.
        deck: Option<String>,
    },
    /// Joins an open table.
    Join {
        /// Number of the table.
        table: u32,
        /// Key of an offered deck; `None` for the player's list in the event.
        deck: Option<String>,
    },
    /// Leaves an open table.
    Leave,
}

/// Casual games by event.
pub(crate) type CasualLobbies = BTreeMap<u32, CasualLobby>;

/// The casual games of one event.
#[derive(Default)]
pub(crate) struct CasualLobby {
    newest: u32,
    open: Vec<Waiting>,
    /// Games by start time, with the players by seat.
    games: Vec<(u32, Vec<u32>)>,
}

/// A table waiting for players, with the decks of the seated ones.
struct Waiting {
    number: u32,
    seats: usize,
    sitting: Vec<(u32, StoredDeck)>,
}

impl CasualLobby {
    fn at(&self, player: u32) -> Option<&Waiting> {
        self.open.iter().find(|table| table.sitting.iter().any(|(sits, _)| *sits == player))
    }

    /// Removes players for whom `stays` is `false`, and tables left without players.
    fn keep(&mut self, stays: impl Fn(u32) -> bool) {
        for table in &mut self.open {
            table.sitting.retain(|(player, _)| stays(*player));
        }
        self.open.retain(|table| !table.sitting.is_empty());
    }

    /// Seats a player with a deck. Returns the table if it is full: it is then no longer open.
    fn sit_down(&mut self, number: u32, player: u32, deck: StoredDeck) -> Result<Option<Waiting>, AppError> {
        let table = self.open.iter().find(|table| table.number == number);
        let table = table.ok_or_else(|| AppError::of(Cause::PhonesTableGone))?;
        let others = table.sitting.iter().filter(|(sits, _)| *sits != player);
        let (seats, mut sitting): (usize, Vec<(u32, StoredDeck)>) = (table.seats, others.cloned().collect());
        let leaders = sitting.first().map(|(_, deck)| deck.leaders.len());
        if leaders.is_some_and(|leaders| leaders != deck.leaders.len()) {
            let leaders = leaders.unwrap_or_default();
            return Err(AppError::of(Cause::PhonesTableLeaders { leaders: leaders.into() }));
        }
        sitting.push((player, deck));
        if sitting.len() == seats {
            self.keep(|sits| !sitting.iter().any(|(player, _)| *player == sits));
            return Ok(Some(Waiting { number, seats, sitting }));
        }
        self.keep(|sits| sits != player);
        match self.open.iter_mut().find(|table| table.number == number) {
            Some(table) => table.sitting = sitting,
            // The only player at the table has changed the deck.
            None => self.open.push(Waiting { number, seats, sitting }),
        }
        Ok(None)
    }
}

/// Returns `true` if a player has no open match and no draft in progress.
fn is_free(state: &EventState, player: u32) -> bool {
    let player = PlayerId(player);
    !state.is_drafting(player) && !is_in_match(state, player)
}

impl Phones {
    /// Handles a casual game request from a phone.
    ///
    /// # Errors
    /// `phones.match_first` while the player's match is open or their draft is in progress; `phones.plays` while a
    /// casual game of the player is in progress; `phones.table_gone`, `phones.table_leaders`; `play.seats`;
    /// `deck.missing`, `play.no_deck` and other problems with a deck; `journal.*`, `store.*`.
    pub(super) fn casual_from_phone(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        ask: &CasualRequest,
    ) -> Result<(), AppError> {
        let me = player.0;
        let deck = match ask {
            CasualRequest::Leave => None,
            CasualRequest::Open { deck, .. } | CasualRequest::Join { deck, .. } => {
                if !is_free(state, me) {
                    return Err(AppError::of(Cause::PhonesMatchFirst));
                }
                if self.has_casual_game_in_progress(event, state, player)? {
                    return Err(AppError::of(Cause::PhonesPlays));
                }
                Some(self.casual_deck(state, me, deck.as_deref())?)
            }
        };
        let full = self.change_lobby(event, |lobby| {
            lobby.keep(|sits| is_free(state, sits));
            match (ask, deck) {
                (CasualRequest::Open { seats, .. }, Some(deck)) => {
                    let seats = usize::try_from(*seats).ok().filter(|seats| (2..=4).contains(seats));
                    let seats = seats.ok_or_else(|| AppError::of(Cause::PlaySeats).at(FieldName::Seats))?;
                    lobby.keep(|sits| sits != me);
                    lobby.newest += 1;
                    lobby.open.push(Waiting { number: lobby.newest, seats, sitting: vec![(me, deck)] });
                    Ok(None)
                }
                (CasualRequest::Join { table, .. }, Some(deck)) => lobby.sit_down(*table, me, deck),
                (CasualRequest::Leave | CasualRequest::Open { .. } | CasualRequest::Join { .. }, _) => {
                    lobby.keep(|sits| sits != me);
                    Ok(None)
                }
            }
        })?;
        let Some(table) = full else { return Ok(()) };
        // The lobby is not locked while the game is stored. Its players sit nowhere meanwhile.
        let begun = self.begin_casual(event, state, &table.sitting);
        self.change_lobby(event, |lobby| match begun {
            Ok(game) => {
                lobby.keep(|sits| !table.sitting.iter().any(|(player, _)| *player == sits));
                lobby.games.push((game, table.sitting.into_iter().map(|(player, _)| player).collect()));
                Ok(())
            }
            Err(error) => {
                // The others keep waiting, except for those who have sat down at another table meanwhile.
                let waits = |player: u32| player != me && lobby.at(player).is_none();
                let sitting: Vec<_> = table.sitting.into_iter().filter(|(player, _)| waits(*player)).collect();
                if !sitting.is_empty() {
                    let place = lobby.open.partition_point(|open| open.number < table.number);
                    lobby.open.insert(place, Waiting { sitting, ..table });
                }
                Err(error)
            }
        })
    }

    /// Changes the casual games of an event.
    fn change_lobby<T>(
        &self,
        event: u32,
        change: impl FnOnce(&mut CasualLobby) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        change(self.casual(event)?.entry(event).or_default())
    }

    fn begin_casual(&self, event: u32, state: &EventState, sitting: &[(u32, StoredDeck)]) -> Result<u32, AppError> {
        let seat =
            |(player, deck): &(u32, StoredDeck)| StartSeat::person(name_of(state, PlayerId(*player)), deck.clone());
        let players = sitting.iter().map(|(player, _)| *player).collect();
        let start = GameStart {
            players: Some(EventSeats { event, players }),
            ..self.games.new_start(sitting.iter().map(seat).collect(), in_force(self.core.today()))?
        };
        Ok(self.games.begin_game(start.for_several_screens())?.id)
    }

    /// Returns the deck a player has chosen. It is their list in the event, an offered library deck, or a bundled one.
    fn casual_deck(&self, state: &EventState, player: u32, key: Option<&str>) -> Result<StoredDeck, AppError> {
        let Some(key) = key else { return self.games.registered_deck_in(state, player) };
        let source = match key.strip_prefix(LIBRARY) {
            None => GameDeckRef::Published { key: key.to_owned() },
            Some(number) => {
                let number = number.parse().ok();
                let deck = self.offered_in_library()?.into_iter().find(|(deck, _)| Some(*deck) == number);
                let deck = deck.ok_or_else(|| AppError::of(Cause::PlayNoDeck { key: key.into() }))?;
                GameDeckRef::Library { deck: deck.0 }
            }
        };
        self.games.deck_to_play(&source, 0)
    }

    /// Returns number and name of the library decks offered by their tag.
    fn offered_in_library(&self) -> Result<Vec<(u32, String)>, AppError> {
        let is_offered = |row: &store::DeckRow| {
            !row.archived && row.tags.iter().any(|tag| TAGS.contains(&tag.trim().to_lowercase().as_str()))
        };
        let rows = self.core.store().decks()?.into_iter().filter(is_offered);
        Ok(rows.map(|row| (row.id, row.name)).collect())
    }

    /// Locks this desk's casual games, loading those of the event from the store if needed.
    fn casual(&self, event: u32) -> Result<MutexGuard<'_, CasualLobbies>, AppError> {
        let lock = || self.casual.lock().unwrap_or_else(PoisonError::into_inner);
        let all = lock();
        if all.contains_key(&event) {
            return Ok(all);
        }
        // Read without the lock. No casual game of the event begins before its games are known.
        drop(all);
        let rows = self.core.journal().rows(StreamKind::Game)?;
        let mut games: Vec<(u32, Vec<u32>)> = rows
            .iter()
            .filter(|row| !row.archived)
            .filter_map(|row| {
                let start = read_start(&row.start).ok().filter(|start| start.from.is_none())?;
                let seats = start.players.filter(|seats| seats.event == event)?;
                Some((row.id.number, seats.players))
            })
            .collect();
        games.sort_unstable();
        let mut all = lock();
        all.entry(event).or_insert_with(|| CasualLobby { games, ..CasualLobby::default() });
        Ok(all)
    }

    /// Returns the latest casual game of a player, with the seat.
    pub(super) fn casual_game(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
    ) -> Result<Option<(u32, u32)>, AppError> {
        let all = self.casual(event)?;
        let games = all.get(&event).map_or(&[][..], |lobby| lobby.games.as_slice());
        // A player merged into another entry continues as that one.
        let is_theirs = |id: &u32| state.tournament.current_entry(PlayerId(*id)) == player;
        let with_seat =
            |(game, players): &(u32, Vec<u32>)| Some((*game, u32::try_from(players.iter().position(is_theirs)?).ok()?));
        Ok(games.iter().rev().find_map(with_seat))
    }

    fn has_casual_game_in_progress(&self, event: u32, state: &EventState, player: PlayerId) -> Result<bool, AppError> {
        let Some((game, seat)) = self.casual_game(event, state, player)? else { return Ok(false) };
        let table = self.games.live(game)?;
        let live = table.lock();
        // A player eliminated from a multiplayer game need not wait for the others.
        let is_out = live.game.state.player(rules::Seat(u8::try_from(seat).unwrap_or(0))).lost;
        Ok(live.state() != GameState::Over && !is_out)
    }

    /// Returns a player's casual games. Returns `None` if the player is busy in the event and has no casual game in
    /// progress.
    pub(super) fn own_casual(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
    ) -> Result<Option<PlayerCasualView>, AppError> {
        let in_progress = self.has_casual_game_in_progress(event, state, player)?;
        if in_progress {
            return Ok(Some(PlayerCasualView { in_progress, tables: Vec::new(), decks: Vec::new() }));
        }
        let name = |id: u32| state.tournament.player(PlayerId(id)).map(|entry| entry.name.clone());
        let tables = {
            let mut all = self.casual(event)?;
            let lobby = all.entry(event).or_default();
            lobby.keep(|sits| is_free(state, sits));
            if !is_free(state, player.0) {
                return Ok(None);
            }
            let own = lobby.at(player.0).map(|table| table.number);
            let shown = |table: &Waiting| CasualTable {
                number: table.number,
                seats: u32::try_from(table.seats).unwrap_or_default(),
                sitting: table.sitting.iter().filter_map(|(sits, _)| name(*sits)).collect(),
                yours: own == Some(table.number),
                leaders: table.sitting.first().map_or(1, |(_, deck)| leaders_of(deck)),
            };
            lobby.open.iter().map(shown).collect()
        };
        let own = self.games.registered_deck_in(state, player.0).ok();
        let own = own.map(|deck| CasualDeck { key: None, leaders: leaders_of(&deck), name: deck.name });
        let of_library = self.offered_in_library()?.into_iter().filter_map(|(deck, name)| {
            let leaders = leaders_of(&self.games.deck_to_play(&GameDeckRef::Library { deck }, 0).ok()?);
            Some(CasualDeck { key: Some(format!("{LIBRARY}{deck}")), name, leaders })
        });
        let carried = self.bundled_casual_decks().iter().cloned();
        Ok(Some(PlayerCasualView {
            in_progress,
            tables,
            decks: own.into_iter().chain(of_library).chain(carried).collect(),
        }))
    }

    /// Returns the bundled decks that can be played.
    fn bundled_casual_decks(&self) -> &[CasualDeck] {
        self.offered.get_or_init(|| {
            let playable = bundled_decks().filter_map(|deck| {
                let stored = self.games.deck_to_play(&GameDeckRef::Published { key: deck.key.clone() }, 0).ok()?;
                let leaders = leaders_of(&stored);
                Some(CasualDeck { key: Some(deck.key.clone()), name: stored.name, leaders })
            });
            playable.collect()
        })
    }

    /// Hashes the open casual tables and their players into the revision number. Their decks are private.
    pub(super) fn mark_casual(&self, event: u32, mark: &mut impl Hasher) {
        let all = self.casual.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(lobby) = all.get(&event) else { return };
        for table in &lobby.open {
            let sitting: Vec<u32> = table.sitting.iter().map(|(player, _)| *player).collect();
            (table.number, table.seats, sitting).hash(mark);
        }
        lobby.games.len().hash(mark);
    }
}

/// Returns the number of leaders of a deck.
fn leaders_of(deck: &StoredDeck) -> u32 {
    u32::try_from(deck.leaders.len()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::StructureInput;
    use crate::event::printouts::tests::event;

    /// CR 1.17.4: every choice on phones is prompted, whatever the settings. No player is skipped for lack of a card.
    #[test]
    fn a_casual_game_between_people_always_prompts() {
        let (desk, event) = event(2, StructureInput::default());
        let deck = Some("SOR-Luke".to_owned());
        let state = desk.events().state(event).expect("the event");
        desk.phones()
            .casual_from_phone(event, &state, PlayerId(1), &CasualRequest::Open { seats: 2, deck: deck.clone() })
            .expect("a table");
        desk.phones()
            .casual_from_phone(event, &state, PlayerId(2), &CasualRequest::Join { table: 1, deck })
            .expect("a seat");
        let (game, _) = desk.phones().casual_game(event, &state, PlayerId(1)).expect("the desk").expect("a game");
        let table = desk.games().live(game).expect("a game");
        let start = std::sync::Arc::clone(&table.lock().start);
        assert!(start.ask_always && !desk.core.auto_pass_disabled().expect("the settings"));
    }
}
