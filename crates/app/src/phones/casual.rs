//! Casual games on phones: two to four people of an event play by the rules outside a round, each with the own hand.
//!
//! A player opens a table with a deck, others sit down at it with theirs, and it begins when every seat is taken. Tables that
//! wait for players are in memory; a game that has begun is saved like any other and knows its players by number.
//!
//! Invariant: such a game decides no table of a round, so nothing of it is entered into the event. Nobody hears what another
//! has chosen to play with before it lies on the table; how many leaders it has is said, since all must have as many.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::{MutexGuard, PoisonError};

use tournament::PlayerId;

use super::decks::match_is_open;
use crate::contract::{DraftPart, EventView, GameDeckRef, GameState, SeatKind};
use crate::decks::reading::carried;
use crate::edition::in_force;
use crate::error::{Cause, Thing};
use crate::games::play::read_start;
use crate::games::record::{EventSeats, Start, StartSeat, StoredDeck};
use crate::{AppError, Desk};

/// The tags, in either language, of the library's decks that are offered for games on phones.
const TAGS: [&str; 2] = ["phones", "handys"];
/// How the key of a deck of the library begins.
const LIBRARY: &str = "library ";

/// What a player asks for who wants a game outside a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CasualAsk {
    /// To open a table for so many players and sit down at it.
    Open {
        /// Players, 2 to 4.
        seats: u32,
        /// The key of a deck that is offered; none is the own list of the event.
        deck: Option<String>,
    },
    /// To sit down at a table that waits for players.
    Join {
        /// The table's number.
        table: u32,
        /// As for a table of one's own.
        deck: Option<String>,
    },
    /// To get up from a table that waits for players.
    Leave,
}

/// Playing outside a round, as a player sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnCasual {
    /// Whether a game of the player is under way.
    pub under_way: bool,
    /// The tables that wait for players, the oldest first.
    pub tables: Vec<CasualTable>,
    /// What the player can play with.
    pub decks: Vec<CasualDeck>,
}

/// A table that waits for players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CasualTable {
    /// Its number among the tables that wait.
    pub number: u32,
    /// How many play.
    pub seats: u32,
    /// The names of those who sit there.
    pub sitting: Vec<String>,
    /// Whether the player sits there.
    pub yours: bool,
    /// How many leaders a deck for it has.
    pub leaders: usize,
}

/// A deck to play with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CasualDeck {
    /// Its key; none is the own list of the event.
    pub key: Option<String>,
    /// The name of the deck.
    pub name: String,
    /// How many leaders it has.
    pub leaders: usize,
}

/// Casual games by event.
pub(crate) type Casual = BTreeMap<u32, Evening>;

/// The casual games of an event.
#[derive(Default)]
pub(crate) struct Evening {
    newest: u32,
    open: Vec<Waiting>,
    /// The games, in the order in which they began, with the players by seat.
    games: Vec<(u32, Vec<u32>)>,
}

/// A table that waits, with the decks of those who sit there.
struct Waiting {
    number: u32,
    seats: usize,
    sitting: Vec<(u32, StoredDeck)>,
}

impl Evening {
    fn at(&self, player: u32) -> Option<&Waiting> {
        self.open.iter().find(|table| table.sitting.iter().any(|(sits, _)| *sits == player))
    }

    /// Lets those get up who do not stay; a table without players is gone.
    fn keep(&mut self, stays: impl Fn(u32) -> bool) {
        for table in &mut self.open {
            table.sitting.retain(|(player, _)| stays(*player));
        }
        self.open.retain(|table| !table.sitting.is_empty());
    }
}

/// Whether a player has nothing to do in the event at this moment: no match that is open, no draft.
fn is_free(view: &EventView, player: u32) -> bool {
    let drafts = view.pods.iter().any(|pod| {
        let under_way = pod.draft.as_ref().is_some_and(|draft| draft.part != DraftPart::Done);
        under_way && pod.seats.iter().any(|seat| seat.player == player)
    });
    !drafts && !match_is_open(view, player)
}

impl Desk {
    /// Does what a phone asks for about games outside a round.
    ///
    /// # Errors
    /// `phones.match_first` while the own match is open or the own draft goes on; `phones.plays` while a casual game of the
    /// player is under way; `phones.table_gone`, `phones.table_leaders`; `play.seats`; `deck.missing`, `play.no_deck` and what
    /// else is wrong with a deck; `journal.*`, `store.*`.
    pub(super) fn casual_from_phone(&self, event: u32, player: PlayerId, ask: &CasualAsk) -> Result<(), AppError> {
        let view = self.event(event)?;
        let me = player.0;
        let deck = match ask {
            CasualAsk::Leave => None,
            CasualAsk::Open { deck, .. } | CasualAsk::Join { deck, .. } => {
                if !is_free(&view, me) {
                    return Err(AppError::of(Cause::PhonesMatchFirst));
                }
                if self.casual_under_way(event, player)? {
                    return Err(AppError::of(Cause::PhonesPlays));
                }
                Some(self.casual_deck(event, me, deck.as_deref())?)
            }
        };
        let mut all = self.casual(event)?;
        let evening = all.entry(event).or_default();
        evening.keep(|sits| is_free(&view, sits));
        match (ask, deck) {
            (CasualAsk::Open { seats, .. }, Some(deck)) => {
                let seats = usize::try_from(*seats).ok().filter(|seats| (2..=4).contains(seats));
                let seats = seats.ok_or_else(|| AppError::of(Cause::PlaySeats).at(Thing::Seats))?;
                evening.keep(|sits| sits != me);
                evening.newest += 1;
                evening.open.push(Waiting { number: evening.newest, seats, sitting: vec![(me, deck)] });
                Ok(())
            }
            (CasualAsk::Join { table, .. }, Some(deck)) => self.sits_down(evening, &view, *table, (me, deck)),
            (CasualAsk::Leave | CasualAsk::Open { .. } | CasualAsk::Join { .. }, _) => {
                evening.keep(|sits| sits != me);
                Ok(())
            }
        }
    }

    /// A player sits down with a deck; the game begins when the last seat is taken.
    fn sits_down(
        &self,
        evening: &mut Evening,
        view: &EventView,
        number: u32,
        (player, deck): (u32, StoredDeck),
    ) -> Result<(), AppError> {
        let at = evening.open.iter().position(|table| table.number == number);
        let at = at.ok_or_else(|| AppError::of(Cause::PhonesTableGone))?;
        let mut sitting: Vec<(u32, StoredDeck)> = evening.open[at].sitting.clone();
        let leaders = sitting.iter().find(|(sits, _)| *sits != player).map(|(_, deck)| deck.leaders.len());
        if leaders.is_some_and(|leaders| leaders != deck.leaders.len()) {
            let leaders = leaders.unwrap_or_default();
            return Err(AppError::of(Cause::PhonesTableLeaders { leaders: leaders.into() }));
        }
        sitting.retain(|(sits, _)| *sits != player);
        sitting.push((player, deck));
        let seats = evening.open[at].seats;
        if sitting.len() == seats {
            let game = self.begin_casual(view, &sitting)?;
            evening.keep(|sits| !sitting.iter().any(|(player, _)| *player == sits));
            evening.games.push((game, sitting.into_iter().map(|(player, _)| player).collect()));
            return Ok(());
        }
        evening.keep(|sits| sits != player);
        match evening.open.iter_mut().find(|table| table.number == number) {
            Some(table) => table.sitting = sitting,
            // Who sat there alone has changed the deck.
            None => evening.open.push(Waiting { number, seats, sitting }),
        }
        Ok(())
    }

    fn begin_casual(&self, view: &EventView, sitting: &[(u32, StoredDeck)]) -> Result<u32, AppError> {
        let name = |id: u32| view.players.iter().find(|entry| entry.id == id).map_or("", |entry| &entry.name);
        let seat = |(player, deck): &(u32, StoredDeck)| StartSeat {
            name: name(*player).to_owned(),
            kind: SeatKind::Person,
            think_ms: 0,
            deck: deck.clone(),
        };
        let start = Start {
            seats: sitting.iter().map(seat).collect(),
            best_of: 1,
            seed: self.game_seed(),
            edition: in_force(self.today()),
            from: None,
            players: Some(EventSeats {
                event: view.summary.id,
                players: sitting.iter().map(|(player, _)| *player).collect(),
            }),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            ask_always: self.asks_always()?,
            by_itself: self.by_itself()?,
            digests: BTreeMap::new(),
            position: None,
            puzzle: None,
        };
        Ok(self.begin_game(start.for_several_screens())?.id)
    }

    /// The deck that a player has chosen: the own list, one of the library that is offered, or one that comes with the program.
    fn casual_deck(&self, event: u32, player: u32, key: Option<&str>) -> Result<StoredDeck, AppError> {
        let Some(key) = key else { return self.registered_deck(event, player) };
        let source = match key.strip_prefix(LIBRARY) {
            None => GameDeckRef::Published { key: key.to_owned() },
            Some(number) => {
                let number = number.parse().ok();
                let deck = self.offered_in_library()?.into_iter().find(|(deck, _)| Some(*deck) == number);
                let deck = deck.ok_or_else(|| AppError::of(Cause::PlayNoDeck { key: key.into() }))?;
                GameDeckRef::Library { deck: deck.0 }
            }
        };
        self.deck_to_play(&source, 0)
    }

    /// The decks of the library that the desk offers, those with the tag: number and name.
    fn offered_in_library(&self) -> Result<Vec<(u32, String)>, AppError> {
        let is_offered = |row: &store::DeckRow| {
            !row.archived && row.tags.iter().any(|tag| TAGS.contains(&tag.trim().to_lowercase().as_str()))
        };
        let rows = self.store().decks()?.into_iter().filter(is_offered);
        Ok(rows.filter_map(|row| Some((u32::try_from(row.id.0).ok()?, row.name))).collect())
    }

    /// The casual games of this desk, those of the event among them as they were saved.
    fn casual(&self, event: u32) -> Result<MutexGuard<'_, Casual>, AppError> {
        let mut all = self.tables.casual.lock().unwrap_or_else(PoisonError::into_inner);
        if let std::collections::btree_map::Entry::Vacant(new) = all.entry(event) {
            let rows = self.store().games()?;
            let mut games: Vec<(u32, Vec<u32>)> = rows
                .iter()
                .filter(|row| !row.archived)
                .filter_map(|row| {
                    let start = read_start(&row.start).ok().filter(|start| start.from.is_none())?;
                    let seats = start.players.filter(|seats| seats.event == event)?;
                    Some((u32::try_from(row.id.0).ok()?, seats.players))
                })
                .collect();
            games.sort_unstable();
            new.insert(Evening { games, ..Evening::default() });
        }
        Ok(all)
    }

    /// The newest casual game of a player, with the seat.
    pub(super) fn casual_game(&self, event: u32, player: PlayerId) -> Result<Option<(u32, u32)>, AppError> {
        let games = self.casual(event)?.get(&event).map(|evening| evening.games.clone()).unwrap_or_default();
        // Who was merged with another entry plays on as that one.
        self.read(event, |state, _| {
            let is_theirs = |id: &u32| state.tournament.stands_for(PlayerId(*id)) == player;
            let newest = games
                .iter()
                .rev()
                .find_map(|(game, players)| Some((*game, u32::try_from(players.iter().position(is_theirs)?).ok()?)));
            Ok(newest)
        })
    }

    fn casual_under_way(&self, event: u32, player: PlayerId) -> Result<bool, AppError> {
        let Some((game, seat)) = self.casual_game(event, player)? else { return Ok(false) };
        let mut open = self.tables.lock();
        let live = self.live(&mut open, game)?;
        // Who is out of a game of three or four need not wait for the others.
        let is_out = live.game.state.player(rules::Seat(u8::try_from(seat).unwrap_or(0))).lost;
        Ok(live.state() != GameState::Over && !is_out)
    }

    /// Playing outside a round; none while the player has something to do in the event and no such game is under way.
    pub(super) fn own_casual(&self, view: &EventView, player: PlayerId) -> Result<Option<OwnCasual>, AppError> {
        let event = view.summary.id;
        let under_way = self.casual_under_way(event, player)?;
        if under_way {
            return Ok(Some(OwnCasual { under_way, tables: Vec::new(), decks: Vec::new() }));
        }
        let name = |id: u32| view.players.iter().find(|entry| entry.id == id).map(|entry| entry.name.clone());
        let tables = {
            let mut all = self.casual(event)?;
            let evening = all.entry(event).or_default();
            evening.keep(|sits| is_free(view, sits));
            if !is_free(view, player.0) {
                return Ok(None);
            }
            let own = evening.at(player.0).map(|table| table.number);
            let shown = |table: &Waiting| CasualTable {
                number: table.number,
                seats: u32::try_from(table.seats).unwrap_or_default(),
                sitting: table.sitting.iter().filter_map(|(sits, _)| name(*sits)).collect(),
                yours: own == Some(table.number),
                leaders: table.sitting.first().map_or(1, |(_, deck)| deck.leaders.len()),
            };
            evening.open.iter().map(shown).collect()
        };
        let own = self.registered_deck(event, player.0).ok();
        let own = own.map(|deck| CasualDeck { key: None, leaders: deck.leaders.len(), name: deck.name });
        let of_library = self.offered_in_library()?.into_iter().filter_map(|(deck, name)| {
            let leaders = self.deck_to_play(&GameDeckRef::Library { deck }, 0).ok()?.leaders.len();
            Some(CasualDeck { key: Some(format!("{LIBRARY}{deck}")), name, leaders })
        });
        let carried = self.carried_decks().iter().cloned();
        Ok(Some(OwnCasual { under_way, tables, decks: own.into_iter().chain(of_library).chain(carried).collect() }))
    }

    /// The decks of the program that can be played with.
    fn carried_decks(&self) -> &[CasualDeck] {
        self.tables.offered.get_or_init(|| {
            let playable = carried().filter_map(|deck| {
                let stored = self.deck_to_play(&GameDeckRef::Published { key: deck.key.clone() }, 0).ok()?;
                Some(CasualDeck { key: Some(deck.key.clone()), name: stored.name, leaders: stored.leaders.len() })
            });
            playable.collect()
        })
    }

    /// Which casual tables wait and who sits there, for the number that says that there is something new. What they play with
    /// is nobody else's business.
    pub(super) fn mark_casual(&self, event: u32, mark: &mut impl Hasher) {
        let all = self.tables.casual.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(evening) = all.get(&event) else { return };
        for table in &evening.open {
            let sitting: Vec<u32> = table.sitting.iter().map(|(player, _)| *player).collect();
            (table.number, table.seats, sitting).hash(mark);
        }
        evening.games.len().hash(mark);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::StructureEntry;
    use crate::event::papers::tests::event;

    /// CR 1.17.4: whatever the settings say, who plays on phones is asked always, and nobody is passed over for want of a card.
    #[test]
    fn people_in_a_casual_game_are_asked_always() {
        let (desk, event) = event(2, StructureEntry::default());
        let deck = Some("SOR-Luke".to_owned());
        desk.casual_from_phone(event, PlayerId(1), &CasualAsk::Open { seats: 2, deck: deck.clone() }).expect("a table");
        desk.casual_from_phone(event, PlayerId(2), &CasualAsk::Join { table: 1, deck }).expect("a seat");
        let (game, _) = desk.casual_game(event, PlayerId(1)).expect("the desk").expect("a game");
        let start = desk.live(&mut desk.tables.lock(), game).expect("a game").start.clone();
        assert!(start.ask_always && !desk.asks_always().expect("the settings"));
    }
}
