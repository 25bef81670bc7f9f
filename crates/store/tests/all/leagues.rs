//! Leagues: steps with a hash chain, included in backups.

use rusqlite::Connection;
use store::{LeagueId, LeagueStep, Store, StoreError};

const LEAGUE: LeagueId = LeagueId(1);

fn step(number: u32) -> LeagueStep {
    LeagueStep { at: format!("2026-11-21T10:00:{number:02}Z"), body: format!("{{\"step\":{number}}}") }
}

#[test]
fn league_steps_are_kept_in_order_and_conflicts_are_refused() {
    let store = Store::in_memory().unwrap();
    assert_eq!(store.create_league("Winter", &step(0)), Ok(LEAGUE));
    assert_eq!(store.append_league_step(LEAGUE, 1, &step(1), "Winter season"), Ok(2));
    assert_eq!(
        store.append_league_step(LEAGUE, 1, &step(2), "Winter"),
        Err(StoreError::Conflict { expected: 1, found: 2 })
    );
    assert_eq!(store.league_steps(LEAGUE), Ok(vec![step(0), step(1)]));
    let row = store.league(LEAGUE).unwrap().unwrap();
    assert_eq!((row.name.as_str(), row.steps, row.archived), ("Winter season", 2, false));
    store.archive_league(LEAGUE, true).unwrap();
    assert!(store.leagues().unwrap()[0].archived);
    let nowhere = LeagueId(9);
    assert_eq!(store.league_steps(nowhere), Err(StoreError::NoLeague { league: nowhere }));
    assert_eq!(store.archive_league(nowhere, true), Err(StoreError::NoLeague { league: nowhere }));
}

#[test]
fn a_backup_contains_leagues_and_alterations_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    let store = Store::open(&path).unwrap();
    store.create_league("Winter", &step(0)).unwrap();
    store.append_league_step(LEAGUE, 1, &step(1), "Winter").unwrap();
    store.backup(&copy).unwrap();
    store.close().unwrap();
    let kept = Store::open(&copy).unwrap();
    assert_eq!(kept.league_steps(LEAGUE), Ok(vec![step(0), step(1)]));
    kept.check().unwrap();
    kept.close().unwrap();

    let conn = Connection::open(&copy).unwrap();
    assert!(conn.execute("DELETE FROM league_step", []).is_err(), "a step is never removed");
    assert!(conn.execute("UPDATE league_step SET body = 'x'", []).is_err(), "a step is never changed");
    assert!(conn.execute("DELETE FROM league", []).is_err(), "a league is never deleted");
    conn.execute_batch("DROP TRIGGER league_step_is_not_rewritten; UPDATE league_step SET body = 'x' WHERE seq = 1")
        .unwrap();
    conn.close().unwrap();
    let store = Store::open(&copy).unwrap();
    let damaged = StoreError::CorruptLeague { league: LEAGUE, seq: 1 };
    assert_eq!(store.league_steps(LEAGUE), Err(damaged.clone()));
    assert_eq!(store.check(), Err(damaged));
}
