//! Verification of a whole database, which continues after the first damage.

use rusqlite::Connection;

use crate::error::TxError;
use crate::table::{deck, deck_version, event, game, game_step, journal, league, league_step};
use crate::write_mark;
use crate::{DeckId, EventId, GameId, LeagueId, Store, StoreError};

/// Damaged data in a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DamagedRecord {
    /// The journal of an event, from an entry (from 0) on.
    Event {
        /// Event with the damaged journal.
        event: EventId,
        /// Index of the first damaged entry.
        seq: u64,
    },
    /// The steps of a game, from a step (from 0) on.
    Game {
        /// Game with the damaged steps.
        game: GameId,
        /// Index of the first damaged step.
        seq: u64,
    },
    /// The steps of a league, from a step (from 0) on.
    League {
        /// League with the damaged steps.
        league: LeagueId,
        /// Index of the first damaged step.
        seq: u64,
    },
    /// A deck, from a version on.
    Deck {
        /// Deck with the damaged versions.
        deck: DeckId,
        /// Number of the first damaged version.
        version: u32,
    },
    /// The file itself: a page, an index, a reference.
    File {
        /// Problem reported by SQLite.
        detail: String,
    },
    /// Acknowledged writes are missing.
    Lost {
        /// Number of acknowledged writes that are missing.
        writes: u64,
    },
}

impl DamagedRecord {
    /// Returns the kind of the damage, for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            DamagedRecord::Event { .. } => "event",
            DamagedRecord::Game { .. } => "game",
            DamagedRecord::League { .. } => "league",
            DamagedRecord::Deck { .. } => "deck",
            DamagedRecord::File { .. } => "file",
            DamagedRecord::Lost { .. } => "lost",
        }
    }

    /// Returns the id of the damaged object; 0 for the file itself.
    pub fn number(&self) -> u32 {
        let id = match self {
            DamagedRecord::Event { event, .. } => event.0,
            DamagedRecord::Game { game, .. } => game.0,
            DamagedRecord::League { league, .. } => league.0,
            DamagedRecord::Deck { deck, .. } => deck.0,
            DamagedRecord::File { .. } | DamagedRecord::Lost { .. } => 0,
        };
        u32::try_from(id).unwrap_or(u32::MAX)
    }

    /// Returns the start of the damage: entries and steps from 0, versions from 1; for lost writes, their number.
    pub fn place(&self) -> u64 {
        match self {
            DamagedRecord::Event { seq, .. } | DamagedRecord::Game { seq, .. } | DamagedRecord::League { seq, .. } => {
                *seq
            }
            DamagedRecord::Deck { version, .. } => u64::from(*version),
            DamagedRecord::Lost { writes } => *writes,
            DamagedRecord::File { .. } => 0,
        }
    }
}

impl Store {
    /// Reads everything and reports all damage. It reads pages, references, journals, games, leagues and versions of
    /// decks. The collection, tags, labels and settings have no hashes: only their pages are checked.
    ///
    /// # Errors
    /// Errors of the operating system; damage is a result, not an error.
    pub fn verify(&self) -> Result<Vec<DamagedRecord>, StoreError> {
        self.read(|conn| {
            let mut found = pages(conn)?;
            for row in event::all(conn)? {
                proven(journal::read(conn, row.id, 0).map(drop), &mut found)?;
            }
            for row in game::all(conn)? {
                proven(game_step::all(conn, row.id).map(drop), &mut found)?;
            }
            for row in league::all(conn)? {
                proven(league_step::all(conn, row.id).map(drop), &mut found)?;
            }
            for (deck, versions) in deck::lengths(conn)? {
                if let Some(version) = deck_version::first_damaged(conn, deck, versions)? {
                    found.push(DamagedRecord::Deck { deck, version });
                }
            }
            if let Some(lost) = write_mark::kept(conn)? {
                found.push(DamagedRecord::Lost { writes: lost.acknowledged.saturating_sub(lost.found) });
            }
            Ok(found)
        })
    }
}

/// Checks every page and every reference.
fn pages(conn: &Connection) -> Result<Vec<DamagedRecord>, TxError> {
    let mut found = Vec::new();
    let detail: String = conn.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if detail != "ok" {
        found.push(DamagedRecord::File { detail });
    }
    let loose: i64 = conn.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))?;
    if loose != 0 {
        found.push(DamagedRecord::File { detail: format!("{loose} rows refer to missing rows") });
    }
    Ok(found)
}

fn proven(read: Result<(), TxError>, found: &mut Vec<DamagedRecord>) -> Result<(), TxError> {
    match read {
        Ok(()) => {}
        Err(TxError::Store(StoreError::Corrupt { event, seq })) => found.push(DamagedRecord::Event { event, seq }),
        Err(TxError::Store(StoreError::CorruptGame { game, seq })) => found.push(DamagedRecord::Game { game, seq }),
        Err(TxError::Store(StoreError::CorruptLeague { league, seq })) => {
            found.push(DamagedRecord::League { league, seq })
        }
        Err(TxError::Sqlite(error)) => found.push(DamagedRecord::File { detail: error.to_string() }),
        Err(other) => return Err(other),
    }
    Ok(())
}
