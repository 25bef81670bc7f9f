//! Verification of a whole database, which continues after the first damage.

use rusqlite::Connection;

use crate::error::Fault;
use crate::mark;
use crate::table::{deck, deck_version, event, game, game_step, journal, league, league_step};
use crate::{DeckId, EventId, GameId, LeagueId, Store, StoreError};

/// Damaged data in a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Damaged {
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

impl Damaged {
    /// Returns the kind of the damage, for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Damaged::Event { .. } => "event",
            Damaged::Game { .. } => "game",
            Damaged::League { .. } => "league",
            Damaged::Deck { .. } => "deck",
            Damaged::File { .. } => "file",
            Damaged::Lost { .. } => "lost",
        }
    }

    /// Returns the id of the damaged object; 0 for the file itself.
    pub fn number(&self) -> u32 {
        let id = match self {
            Damaged::Event { event, .. } => event.0,
            Damaged::Game { game, .. } => game.0,
            Damaged::League { league, .. } => league.0,
            Damaged::Deck { deck, .. } => deck.0,
            Damaged::File { .. } | Damaged::Lost { .. } => 0,
        };
        u32::try_from(id).unwrap_or(u32::MAX)
    }

    /// Returns the start of the damage: entries and steps from 0, versions from 1; for lost writes, their number.
    pub fn place(&self) -> u64 {
        match self {
            Damaged::Event { seq, .. } | Damaged::Game { seq, .. } | Damaged::League { seq, .. } => *seq,
            Damaged::Deck { version, .. } => u64::from(*version),
            Damaged::Lost { writes } => *writes,
            Damaged::File { .. } => 0,
        }
    }
}

impl Store {
    /// Reads everything (pages, references, journals, games, leagues, versions of decks) and reports all damage. The
    /// collection, tags, labels and settings have no hashes: only their pages are checked.
    ///
    /// # Errors
    /// Errors of the operating system; damage is a result, not an error.
    pub fn verify(&self) -> Result<Vec<Damaged>, StoreError> {
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
                    found.push(Damaged::Deck { deck, version });
                }
            }
            if let Some(lost) = mark::kept(conn)? {
                found.push(Damaged::Lost { writes: lost.acknowledged.saturating_sub(lost.found) });
            }
            Ok(found)
        })
    }
}

/// Checks every page and every reference.
fn pages(conn: &Connection) -> Result<Vec<Damaged>, Fault> {
    let mut found = Vec::new();
    let detail: String = conn.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if detail != "ok" {
        found.push(Damaged::File { detail });
    }
    let loose: i64 = conn.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))?;
    if loose != 0 {
        found.push(Damaged::File { detail: format!("{loose} rows refer to what is not there") });
    }
    Ok(found)
}

fn proven(read: Result<(), Fault>, found: &mut Vec<Damaged>) -> Result<(), Fault> {
    match read {
        Ok(()) => {}
        Err(Fault::Store(StoreError::Corrupt { event, seq })) => found.push(Damaged::Event { event, seq }),
        Err(Fault::Store(StoreError::CorruptGame { game, seq })) => found.push(Damaged::Game { game, seq }),
        Err(Fault::Store(StoreError::CorruptLeague { league, seq })) => found.push(Damaged::League { league, seq }),
        Err(Fault::Sqlite(error)) => found.push(Damaged::File { detail: error.to_string() }),
        Err(other) => return Err(other),
    }
    Ok(())
}
