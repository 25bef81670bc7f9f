//! The desks of the tests. If `CANTINA_TEST_JOURNAL` is `postgres`, their events, games and leagues are on a PostgreSQL
//! server, otherwise in memory or in the database file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use app::{App, AppError};
use test_postgres::{Database, Server};

/// The variable that puts the journals of a desk on a server.
const JOURNAL: &str = "CANTINA_TEST_JOURNAL";
/// Tests of files, and tests that start their own servers or other programs.
const ONLY_FILES: [&str; 10] = [
    "desks::",
    "desk_processes::",
    "storage_",
    "kill::",
    "formats_0_1::",
    "several_desks::",
    "card_texts::",
    "puzzles::",
    // The backups of a computer do not contain the events of a server.
    "an_event_can_be_moved_by_backup_and_restore",
    "every_round_is_backed_up_and_can_be_restored",
];

fn on_server() -> bool {
    std::env::var_os(JOURNAL).is_some_and(|journal| journal == "postgres")
}

fn database() -> Result<Database, AppError> {
    let database = Server::shared().database();
    App::set_up_server(&database.owner, &database.desk_name, None)?;
    Ok(database)
}

/// Creates a desk whose data are lost when the test ends.
pub(crate) fn in_memory() -> Result<App, AppError> {
    if !on_server() {
        return App::in_memory();
    }
    let folder = tempfile::tempdir().unwrap();
    let app = App::open_with_server(&folder.path().join("cantina.db"), &database()?.desk);
    // Removed by the system: the desk outlives this function.
    let _ = folder.keep();
    app
}

/// Opens a desk with a database file. The same path has the same journals.
pub(crate) fn open(path: &Path) -> Result<App, AppError> {
    static DATABASES: Mutex<BTreeMap<PathBuf, Database>> = Mutex::new(BTreeMap::new());
    if !on_server() {
        return App::open(path);
    }
    let known = DATABASES.lock().unwrap().get(path).cloned();
    let database = match known {
        Some(database) => database,
        None => database()?,
    };
    DATABASES.lock().unwrap().insert(path.to_owned(), database.clone());
    App::open_with_server(path, &database.desk)
}

#[test]
fn every_test_of_a_desk_passes_on_a_postgresql_server() {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env(JOURNAL, "postgres");
    for name in ONLY_FILES {
        command.args(["--skip", name]);
    }
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    let passed = text.lines().filter(|line| line.ends_with(" ok")).count();
    assert!(passed > 100, "{passed} tests passed");
}
