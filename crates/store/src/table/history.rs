//! Released migrations of tables that later migrations replaced. They are never edited.

use super::Migration;

pub(crate) const EVENT: &[Migration] = &[Migration {
    to: 1,
    // 4294967295: an id fits a u32, so that every front end can hold it exactly.
    sql: "CREATE TABLE event (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        entries INTEGER NOT NULL DEFAULT 0 CHECK (entries >= 0),
        chain BLOB NOT NULL CHECK (length(chain) = 32)
    ) STRICT;
    CREATE TRIGGER event_is_kept BEFORE DELETE ON event
    BEGIN SELECT RAISE(ABORT, 'an event is archived, never deleted'); END;",
    then: None,
}];

pub(crate) const JOURNAL: &[Migration] = &[Migration {
    to: 2,
    sql: "CREATE TABLE journal (
        event INTEGER NOT NULL REFERENCES event (id),
        seq INTEGER NOT NULL CHECK (seq >= 0),
        kind TEXT NOT NULL,
        at TEXT NOT NULL,
        body TEXT NOT NULL,
        chain BLOB NOT NULL CHECK (length(chain) = 32),
        PRIMARY KEY (event, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'a journal entry is never changed'); END;
    CREATE TRIGGER journal_is_kept BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'a journal entry is never removed'); END;",
    then: None,
}];

pub(crate) const DECK: &[Migration] = &[Migration {
    to: 4,
    // 4294967295: ids and versions fit a u32, so that every front end can hold them exactly.
    sql: "CREATE TABLE deck (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        created_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        versions INTEGER NOT NULL DEFAULT 1 CHECK (versions BETWEEN 1 AND 4294967295)
    ) STRICT;
    CREATE TRIGGER deck_is_kept BEFORE DELETE ON deck
    BEGIN SELECT RAISE(ABORT, 'a deck is archived, never deleted'); END;",
    then: None,
}];

pub(crate) const DECK_TAG: &[Migration] = &[Migration {
    to: 5,
    sql: "CREATE TABLE deck_tag (
        deck INTEGER NOT NULL REFERENCES deck (id),
        tag TEXT NOT NULL,
        PRIMARY KEY (deck, tag)
    ) STRICT, WITHOUT ROWID;",
    then: None,
}];

pub(crate) const DECK_VERSION: &[Migration] = &[Migration {
    to: 6,
    // The body comes last, so that the columns before it are read without it. The table has rowids, because a page of
    // a table without them holds at most a quarter of its size per row, and most bodies would overflow to separate
    // pages.
    sql: "CREATE TABLE deck_version (
        deck INTEGER NOT NULL REFERENCES deck (id),
        version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 4294967295),
        at TEXT NOT NULL,
        label TEXT,
        name TEXT NOT NULL,
        seal BLOB NOT NULL CHECK (length(seal) = 32),
        body TEXT NOT NULL,
        PRIMARY KEY (deck, version)
    ) STRICT;
    CREATE TRIGGER deck_version_is_not_rewritten BEFORE UPDATE OF deck, version, at, name, seal, body ON deck_version
    BEGIN SELECT RAISE(ABORT, 'a version of a deck is never changed'); END;
    CREATE TRIGGER deck_version_is_kept BEFORE DELETE ON deck_version
    BEGIN SELECT RAISE(ABORT, 'a version of a deck is never removed'); END;",
    then: None,
}];

pub(crate) const GAME: &[Migration] = &[Migration {
    to: 8,
    // 4294967295: an id fits a u32, so that every front end can hold it exactly.
    sql: "CREATE TABLE game (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        start TEXT NOT NULL,
        standing TEXT NOT NULL,
        steps INTEGER NOT NULL DEFAULT 0 CHECK (steps >= 0),
        chain BLOB NOT NULL CHECK (length(chain) = 32)
    ) STRICT;
    CREATE TRIGGER game_is_kept BEFORE DELETE ON game
    BEGIN SELECT RAISE(ABORT, 'a game is archived, never deleted'); END;
    CREATE TRIGGER game_start_is_not_rewritten BEFORE UPDATE OF id, created_at, start ON game
    BEGIN SELECT RAISE(ABORT, 'how a game began is never changed'); END;",
    then: None,
}];

pub(crate) const GAME_STEP: &[Migration] = &[Migration {
    to: 9,
    sql: "CREATE TABLE game_step (
        game INTEGER NOT NULL REFERENCES game (id),
        seq INTEGER NOT NULL CHECK (seq >= 0),
        body TEXT NOT NULL,
        chain BLOB NOT NULL CHECK (length(chain) = 32),
        PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER game_step_is_not_rewritten BEFORE UPDATE ON game_step
    BEGIN SELECT RAISE(ABORT, 'a step of a game is never changed'); END;
    CREATE TRIGGER game_step_is_kept BEFORE DELETE ON game_step
    BEGIN SELECT RAISE(ABORT, 'a step of a game is never removed'); END;",
    then: None,
}];

pub(crate) const LEAGUE: &[Migration] = &[Migration {
    to: 10,
    // 4294967295: an id fits a u32, so that every front end can hold it exactly.
    sql: "CREATE TABLE league (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        steps INTEGER NOT NULL DEFAULT 0 CHECK (steps >= 0),
        chain BLOB NOT NULL CHECK (length(chain) = 32)
    ) STRICT;
    CREATE TRIGGER league_is_kept BEFORE DELETE ON league
    BEGIN SELECT RAISE(ABORT, 'a league is archived, never deleted'); END;",
    then: None,
}];

pub(crate) const LEAGUE_STEP: &[Migration] = &[Migration {
    to: 11,
    sql: "CREATE TABLE league_step (
        league INTEGER NOT NULL REFERENCES league (id),
        seq INTEGER NOT NULL CHECK (seq >= 0),
        at TEXT NOT NULL,
        body TEXT NOT NULL,
        chain BLOB NOT NULL CHECK (length(chain) = 32),
        PRIMARY KEY (league, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER league_step_is_not_rewritten BEFORE UPDATE ON league_step
    BEGIN SELECT RAISE(ABORT, 'a step of a league is never changed'); END;
    CREATE TRIGGER league_step_is_kept BEFORE DELETE ON league_step
    BEGIN SELECT RAISE(ABORT, 'a step of a league is never removed'); END;",
    then: None,
}];

pub(crate) const PHONE: &[Migration] = &[
    Migration {
        to: 12,
        // The key is a hash of the secret that only the phone has. A report belongs to the latest pairing of a round:
        // it names the opponent, so that it no longer applies after re-pairing.
        sql: "CREATE TABLE phone (
        id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 4294967295),
        event INTEGER NOT NULL REFERENCES event (id),
        player INTEGER NOT NULL CHECK (player BETWEEN 0 AND 4294967295),
        key BLOB NOT NULL CHECK (length(key) = 32),
        asked INTEGER NOT NULL DEFAULT 0 CHECK (asked >= 0),
        newest BLOB CHECK (length(newest) = 32),
        ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1))
    ) STRICT;
    CREATE INDEX phone_of_player ON phone (event, player);
    CREATE TABLE phone_report (
        event INTEGER NOT NULL REFERENCES event (id),
        round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 65535),
        player INTEGER NOT NULL CHECK (player BETWEEN 0 AND 4294967295),
        opponent INTEGER NOT NULL CHECK (opponent BETWEEN 0 AND 4294967295),
        won INTEGER NOT NULL CHECK (won BETWEEN 0 AND 255),
        lost INTEGER NOT NULL CHECK (lost BETWEEN 0 AND 255),
        drawn INTEGER NOT NULL CHECK (drawn BETWEEN 0 AND 255),
        PRIMARY KEY (event, round, player)
    ) STRICT, WITHOUT ROWID;",
        then: None,
    },
    Migration {
        to: 13,
        sql: "CREATE TABLE phone_call (
        event INTEGER NOT NULL REFERENCES event (id),
        player INTEGER NOT NULL CHECK (player BETWEEN 0 AND 4294967295),
        kind TEXT NOT NULL CHECK (kind IN ('judge', 'drop')),
        at TEXT NOT NULL,
        PRIMARY KEY (event, player, kind)
    ) STRICT, WITHOUT ROWID;",
        then: None,
    },
    Migration {
        to: 14,
        // All phones of earlier versions belong to players. A device of a judge or scorekeeper is identified by role
        // and name, and its player is 0. Printed codes are derived from the key of the event, so that the same code
        // can be printed again.
        sql: "ALTER TABLE phone ADD COLUMN role TEXT NOT NULL DEFAULT 'player'
        CHECK (role IN ('player', 'judge', 'scorekeeper'));
    ALTER TABLE phone ADD COLUMN name TEXT NOT NULL DEFAULT '';
    ALTER TABLE phone ADD COLUMN at_table INTEGER CHECK (at_table BETWEEN 1 AND 65535);
    ALTER TABLE phone ADD COLUMN printed INTEGER NOT NULL DEFAULT 0 CHECK (printed IN (0, 1));
    CREATE TABLE phone_print (
        event INTEGER PRIMARY KEY REFERENCES event (id),
        key BLOB NOT NULL CHECK (length(key) = 32)
    ) STRICT;",
        then: None,
    },
    Migration {
        to: 15,
        // The highest number reserved for reads, and a flag for a rejected latest request.
        sql: "ALTER TABLE phone ADD COLUMN reads INTEGER NOT NULL DEFAULT 0 CHECK (reads >= 0);
    ALTER TABLE phone ADD COLUMN refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1));",
        then: None,
    },
];
