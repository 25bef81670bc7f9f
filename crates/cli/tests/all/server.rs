//! Events on a database server: setting it up, using it from two machines, and what happens if it cannot be used.

use std::process::{Command, Output};

use serde_json::Value;
use test_postgres::{Database, Server};

fn cantina(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina")).args(arguments).arg("--json").env_remove("PGPASSWORD").output().unwrap()
}

fn answer(arguments: &[&str]) -> Value {
    let output = cantina(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn code(arguments: &[&str]) -> (Option<i32>, String) {
    let output = cantina(arguments);
    let error: Value = serde_json::from_slice(&output.stderr).unwrap_or_default();
    assert!(!String::from_utf8_lossy(&output.stderr).contains("test-password"), "{error}");
    (output.status.code(), error["code"].as_str().unwrap_or_default().to_owned())
}

fn set_up() -> Database {
    let database = Server::shared().database();
    answer(&["database", "set-up", &database.owner, "--desk", &database.desk_name]);
    database
}

#[test]
fn two_machines_run_one_event_on_a_server() {
    let database = set_up();
    let folder = tempfile::tempdir().unwrap();
    let files = ["first.db", "second.db"].map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let on = |machine: usize, words: &[&str]| {
        answer(&[&["event"], words, &["--db", &files[machine], "--server", &database.desk]].concat())
    };
    on(0, &["new", "Friday", "--kind", "constructed"]);
    on(0, &["player", "1", "add", "Ada", "Ben", "Cleo", "Dan"]);
    on(1, &["pair", "1"]);
    on(0, &["result", "1", "--round", "1", "--table", "1", "2-1"]);
    on(1, &["result", "1", "--round", "1", "--table", "2", "2-0"]);
    let shown = [0, 1].map(|machine| on(machine, &["standings", "1"]));
    assert_eq!(shown[0], shown[1]);
    assert_eq!(answer(&["event", "list", "--db", &files[0]]).as_array().unwrap().len(), 0, "none is in the file");
    assert_eq!(answer(&["verify", "--db", &files[1], "--server", &database.desk]).as_array().unwrap().len(), 0);
}

#[test]
fn events_are_copied_to_a_server_and_back_and_pushed_under_other_numbers() {
    let database = set_up();
    let folder = tempfile::tempdir().unwrap();
    let [file, back] = ["1.db", "2.db"].map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let demo = ["event", "demo", "--players", "8", "--seed", "2", "--db"];
    answer(&[&demo[..], &[&file]].concat());
    let done = answer(&["database", "copy", &file, &database.desk]);
    assert_eq!((&done["created"], &done["unchanged"]), (&Value::from(1), &Value::from(0)));
    answer(&["database", "copy", &database.desk, &back]);
    let export = |words: &[&str]| answer(&[&["event", "export", "1"], words].concat());
    assert_eq!(export(&["--db", &back])["journal"], export(&["--db", &file])["journal"]);
    assert_eq!(answer(&["verify", "--db", &back]).as_array().unwrap().len(), 0);
    // Another shop pushes its own event, twice.
    let other = folder.path().join("3.db").to_str().unwrap().to_owned();
    answer(&["event", "demo", "--players", "8", "--seed", "3", "--db", &other]);
    let push = || answer(&["database", "push", &database.desk, "--db", &other]);
    assert_eq!(push()["events"][0]["number"], 2);
    assert_eq!((push()["unchanged"].clone(), push()["events"][0]["number"].clone()), (1.into(), 2.into()));
    let list = answer(&["event", "list", "--db", &file, "--server", &database.desk]);
    assert_eq!(list.as_array().unwrap().len(), 2);
    assert_eq!(code(&["database", "copy", &other, &database.desk]), (Some(1), "store.different".to_owned()));
    assert_eq!(code(&["database", "copy", "/no/such/file.db", &back]), (Some(1), "store.not_found".to_owned()));
}

#[test]
fn a_server_that_cannot_be_used_is_an_error_with_a_code_and_no_password() {
    let database = set_up();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cantina.db");
    let file = file.to_str().unwrap();
    let list = |address: &str| code(&["event", "list", "--db", file, "--server", address]);
    let error = |code: &str| (Some(2), code.to_owned());
    let desk = &database.desk;
    assert_eq!(list(&desk.replace("test-password", "wrong")), error("store.server_login"));
    assert_eq!(list(&desk.replace(":5432/", ":5433/")), error("store.server_unreachable"));
    assert_eq!(list(&database.owner), error("store.server_rights"));
    assert_eq!(list("postgres://desk:test-password@server"), error("store.server_address"));
    assert_eq!(list(&Server::shared().database().desk), error("store.server_not_set_up"));
    // An address in place of a file is an address, not a file with a strange name.
    assert_eq!(code(&["event", "list", "--db", "postgres://desk@server"]), error("store.server_address"));
}

/// Two shops in one database copy events with the same number there, see only their own, and share a league by adding them
/// to a separate shop.
#[test]
fn shops_in_one_database_see_their_own_events_and_share_a_league() {
    let database = Server::shared().database();
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let own = file("own.db");
    let shop = |name: &str| {
        let (address, login) = (Server::shared().login(&database, name), format!("{}_{name}", database.desk_name));
        answer(&["database", "set-up", &database.owner, "--desk", &login, "--shop", name]);
        address
    };
    let (north, south, league) = (shop("north"), shop("south"), shop("league"));
    for (address, seed) in [(&north, "4"), (&south, "5")] {
        let demo = file(&format!("{seed}.db"));
        answer(&["event", "demo", "--players", "8", "--seed", seed, "--db", &demo]);
        let copied = answer(&["database", "copy", &demo, address]);
        assert_eq!(copied["created"], 1);
        answer(&["database", "push", &league, "--event", "1", "--db", &own, "--server", address]);
        let on_league = |words: &[&str]| code(&[words, &["--db", &own, "--server", address]].concat());
        assert_eq!(on_league(&["event", "show", "2"]).1, "event.not_found", "the event of the other shop");
    }
    let on_league = |words: &[&str]| answer(&[words, &["--db", &own, "--server", &league]].concat());
    assert_eq!(on_league(&["event", "list"]).as_array().unwrap().len(), 2);
    on_league(&["league", "new", "North and south"]);
    on_league(&["league", "add", "1", "1", "2"]);
    let standings = on_league(&["league", "standings", "1"]).to_string();
    assert!(standings.contains("North and south"), "{standings}");
    assert_eq!(on_league(&["statistics"])["events"], 2);
    for address in [&north, &south] {
        let on_shop = |words: &[&str]| answer(&[words, &["--db", &own, "--server", address]].concat());
        assert_eq!(on_shop(&["event", "list"]).as_array().unwrap().len(), 1);
        assert_eq!(on_shop(&["league", "list"]).as_array().unwrap().len(), 0);
        assert_eq!(on_shop(&["verify"]).as_array().unwrap().len(), 0);
    }
}
