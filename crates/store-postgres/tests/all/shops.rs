//! Several shops in one database: the login of each sees and changes only what belongs to its shop.

use std::thread::sleep;
use std::time::Duration;

use postgres::Client;
use store::{
    Devices, FIRST_HASH, Journal, NewEntry, Request, Step, StoreError, StreamId, StreamKind, entry_hash, push_streams,
};
use store_postgres::{Address, PostgresJournal, set_up};
use test_postgres::{Database, Server};

use crate::common::{client, entry, event, open, refused};

/// Creates a database with a login in each of these shops, and opens it with each of them.
fn shops<const N: usize>(names: [&str; N]) -> (Database, [(String, PostgresJournal); N]) {
    let database = Server::shared().database();
    let shops = names.map(|name| {
        let address = Server::shared().login(&database, name);
        let owner: Address = database.owner.parse().unwrap();
        set_up(&owner, &format!("{}_{name}", database.desk_name), Some(name)).unwrap();
        (address.clone(), PostgresJournal::open(&address.parse().unwrap()).unwrap())
    });
    (database, shops)
}

fn everything(journal: &PostgresJournal) -> String {
    let devices: Vec<_> = (1..4).map(|id| journal.device(id).unwrap()).collect();
    let rows = StreamKind::ALL.map(|kind| journal.rows(kind).unwrap());
    let entries: Vec<_> =
        journal.heads(StreamKind::Event).unwrap().into_iter().map(|(id, _)| journal.read(id, 0)).collect();
    format!("{devices:?} {rows:?} {entries:?} {:?}", journal.revision().unwrap())
}

#[test]
fn each_shop_has_its_own_numbers_and_sees_nothing_of_the_others() {
    let (_database, [(_, north), (_, south)]) = shops(["north", "south"]);
    let first = event(&north, 3);
    let before = everything(&south);
    north.enrol(first, "player:1", &[1; 32]).unwrap();
    north.append(first, &Step::new(3, &[entry(3)])).unwrap();
    assert_eq!(everything(&south), before, "nothing of the other shop is visible");
    assert!(matches!(south.read(first, 0), Err(StoreError::NoStream { .. })));
    let own = event(&south, 1);
    assert_eq!(own, first, "the first event of a shop has number 1");
    let device = south.enrol(own, "player:9", &[9; 32]).unwrap();
    assert_eq!(device, 1, "the first device of a shop has number 1");
    let north_before = everything(&north);
    south.append(own, &Step::new(1, &[entry(1)])).unwrap();
    south.rename(own, "Ours").unwrap();
    south.accept(&Request { device, counter: 1, digest: [1; 32] }, false).unwrap();
    south.revoke_all(own).unwrap();
    assert_eq!(everything(&north), north_before, "nothing of the other shop was changed");
    assert_eq!((north.read(first, 0).unwrap().len(), south.read(own, 0).unwrap().len()), (4, 2));
    assert_eq!((north.damaged_streams(), south.damaged_streams()), (Ok(vec![]), Ok(vec![])));
}

/// SQL without the program: row-level security hides the rows, and the foreign keys contain the shop.
#[test]
fn the_login_of_a_shop_cannot_reach_another_shop_with_sql() {
    let (database, [(_, north), (address, south)]) = shops(["north", "south"]);
    let stream = event(&north, 3);
    north.enrol(stream, "player:1", &[1; 32]).unwrap();
    north.print_key(stream, &[2; 32]).unwrap();
    let own = event(&south, 1);
    south.enrol(own, "player:2", &[3; 32]).unwrap();
    let before = everything(&north);
    let mut south = client(&address);
    let count = |sql: &str, client: &mut Client| client.query_one(sql, &[]).unwrap().get::<_, i64>(0);
    for table in ["entry", "stream", "device", "device_print", "write_count"] {
        let sql = format!("SELECT count(*) FROM cantina.{table} WHERE shop <> cantina.own_shop()");
        assert_eq!(count(&sql, &mut south), 0, "{table}");
    }
    let hash = format!("decode('{}', 'hex')", "00".repeat(32));
    let rest = format!("'\\x61', '\\x61', '\\x61', {hash}, substring({hash} FOR 16)");
    let columns = "stream, seq, kind, at, body, hash, append";
    for sql in [
        "SELECT * FROM cantina.shop".to_owned(),
        "SELECT * FROM cantina.desk".to_owned(),
        "UPDATE cantina.about SET epoch = 'x'".to_owned(),
        "UPDATE cantina.stream SET shop = 1".to_owned(),
        "UPDATE cantina.device SET shop = 2".to_owned(),
        "INSERT INTO cantina.write_count (shop, part) VALUES (2, 99)".to_owned(),
        // The first event of the other shop has the primary key 1.
        format!("INSERT INTO cantina.entry ({columns}) VALUES (1, 3, {rest})"),
        format!("INSERT INTO cantina.entry ({columns}, shop) VALUES (1, 3, {rest}, 2)"),
        format!("INSERT INTO cantina.device (id, stream, holder, key) VALUES (7, 1, '\\x61', {hash})"),
        format!("INSERT INTO cantina.device_print (stream, key) VALUES (1, {hash})"),
    ] {
        assert!(south.execute(&sql, &[]).is_err(), "{sql}");
    }
    for sql in [
        "UPDATE cantina.stream SET archived = true WHERE id = 1",
        "UPDATE cantina.device SET ended = true WHERE stream = 1",
        "DELETE FROM cantina.device WHERE stream = 1",
        "UPDATE cantina.write_count SET writes = writes + 1 WHERE shop <> cantina.own_shop()",
    ] {
        assert_eq!(south.execute(sql, &[]).unwrap(), 0, "{sql}");
    }
    assert_eq!(everything(&north), before);
    let mut owner = client(&database.owner);
    assert_eq!(count("SELECT count(*) FROM cantina.entry", &mut owner), 4, "the owner sees all rows");
}

#[test]
fn a_login_without_a_shop_or_without_row_level_security_is_refused() {
    let (database, [(address, _)]) = shops(["north"]);
    let open = || refused(PostgresJournal::open(&address.parse().unwrap()));
    let mut superuser = client(&database.superuser);
    let login = format!("{}_north", database.desk_name);
    superuser.batch_execute(&format!("ALTER ROLE {login} BYPASSRLS")).unwrap();
    assert_eq!(open().code(), "store.server_rights");
    superuser.batch_execute(&format!("ALTER ROLE {login} NOBYPASSRLS; DELETE FROM cantina.desk")).unwrap();
    let error = open();
    assert!(error.to_string().contains("no shop") && error.code() == "store.server_rights", "{error}");
}

/// Each shop has its own channel, so that the desks of all others do not read the counter after each change.
#[test]
fn a_change_notifies_the_own_shop_only() {
    let (_database, [(_, north), (address, south)]) = shops(["north", "south"]);
    let stream = event(&north, 1);
    let mut listener = client(&address);
    listener.batch_execute("LISTEN \"cantina.2\"; LISTEN \"cantina.3\"").unwrap();
    // A desk notifies others at most ten times a second.
    sleep(Duration::from_millis(200));
    north.append(stream, &Step::new(1, &[entry(1)])).unwrap();
    event(&south, 1);
    sleep(Duration::from_millis(50));
    listener.batch_execute("SELECT 1").unwrap();
    let mut channels = Vec::new();
    while let Ok(Some(news)) = postgres::fallible_iterator::FallibleIterator::next(
        &mut listener.notifications().timeout_iter(Duration::from_secs(1)),
    ) {
        channels.push(news.channel().to_owned());
    }
    channels.sort();
    channels.dedup();
    assert_eq!(channels, ["cantina.2", "cantina.3"], "shops have the numbers 2 and 3 here");
}

/// Shops agree on a league by adding their finished events to a separate shop, whose logins they have.
#[test]
fn shops_add_their_events_to_a_league_of_several_shops() {
    let (_database, [(_, north), (_, south), (_, league)]) = shops(["north", "south", "league"]);
    event(&south, 1);
    let (first, second) = (event(&north, 3), event(&south, 0));
    // Another first entry: events of two shops differ in it, because it contains their seed.
    let entries: Vec<NewEntry> = (10..14).map(entry).collect();
    south.append(second, &Step::new(0, &entries)).unwrap();
    push_streams(&north, &league, &[first]).unwrap();
    push_streams(&south, &league, &[second]).unwrap();
    push_streams(&south, &league, &[second]).unwrap();
    let lengths: Vec<u64> = league.rows(StreamKind::Event).unwrap().iter().map(|row| row.length).collect();
    assert_eq!(lengths, [4, 3], "exactly the two events");
    assert_eq!(league.damaged_streams(), Ok(vec![]));
    assert_eq!((north.rows(StreamKind::Event).unwrap().len(), south.rows(StreamKind::Event).unwrap().len()), (1, 2));
}

/// The tables of version 0.2.0, with an event, a device and a second login.
#[test]
fn tables_of_format_1_are_upgraded_with_their_contents() {
    let database = Server::shared().database();
    let second = Server::shared().login(&database, "second");
    let mut owner = client(&database.owner);
    owner.batch_execute(include_str!("../../src/tables.sql")).unwrap();
    let rights = include_str!("../../src/rights.sql").replace(
        "GRANT SELECT ON cantina.about,",
        "GRANT SELECT, UPDATE (epoch, place) ON cantina.about TO DESK;\nGRANT SELECT ON",
    );
    for login in [database.desk_name.clone(), format!("{}_second", database.desk_name)] {
        owner.batch_execute(&rights.replace(" TO DESK;", &format!(" TO {login};"))).unwrap();
    }
    let id = StreamId::event(1);
    let mut head = FIRST_HASH;
    let stream = "INSERT INTO cantina.stream (kind, number, created_at, updated_at, name, head, status, start, append)
                  VALUES ('event', 1, $1, $1, $1, $2, '', '', substring($2::bytea FOR 16))";
    owner.execute(stream, &[&&b"2026-11-21T10:00:00Z"[..], &&head[..]]).unwrap();
    for seq in 0..3_u32 {
        let NewEntry { kind, at, body } = entry(seq.into());
        head = entry_hash(id, &head, seq.into(), [&kind, &at, &body]);
        let sql = "INSERT INTO cantina.entry (stream, seq, kind, at, body, hash, append)
                   VALUES (1, $1, $2, $3, $4, $5, substring($5::bytea FOR 16))";
        owner.execute(sql, &[&i64::from(seq), &kind.as_bytes(), &at.as_bytes(), &body.as_bytes(), &&head[..]]).unwrap();
    }
    owner.execute("UPDATE cantina.stream SET length = 3, head = $1", &[&&head[..]]).unwrap();
    let device = "INSERT INTO cantina.device (id, stream, holder, key, asked) VALUES (1, 1, 'player:1', $1, 5)";
    owner.execute(device, &[&&head[..]]).unwrap();
    assert_eq!(refused(PostgresJournal::open(&database.desk.parse().unwrap())).code(), "store.server_not_set_up");
    set_up(&database.owner.parse().unwrap(), &database.desk_name, None).unwrap();
    // The second login was a desk of the same events.
    for journal in [open(&database), PostgresJournal::open(&second.parse().unwrap()).unwrap()] {
        assert_eq!(journal.read(id, 0).unwrap().len(), 3);
        assert_eq!(journal.device(1).unwrap().unwrap().asked, 5);
        assert_eq!(journal.damaged_streams(), Ok(vec![]));
    }
    assert!(client(&second).batch_execute("UPDATE cantina.about SET epoch = 'x'").is_err());
    open(&database).append(id, &Step::new(3, &[entry(3)])).unwrap();
}
