//! The database server that a window uses: its choice, and whether it answers.
//!
//! Invariant: the address and the password are in one file next to the database. Only its owner can read it; backups,
//! exports, messages and answers never contain the password.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use store::{ServerProblem, StoreError, write_file_atomically};
use store_postgres::{Address, PostgresJournal};

use crate::AppError;

/// Name of the file next to the database.
const FILE: &str = "server.json";

/// The server chosen on this computer.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChosenServer {
    /// As it was entered.
    address: String,
    /// The password of the login, if it is not in the address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    password: Option<String>,
}

impl ChosenServer {
    fn address(&self) -> Result<Address, AppError> {
        let address: Address = self.address.trim().parse()?;
        Ok(match self.password.as_deref().filter(|password| !password.is_empty()) {
            Some(password) => address.with_password(password),
            None => address,
        })
    }
}

/// Returns the address of the chosen server, or `None` if the events are in the database file.
///
/// # Errors
/// `store.server_address` if the file is damaged; `store.io`.
pub(crate) fn chosen(database: &Path) -> Result<Option<Address>, AppError> {
    let file = file(database);
    let text = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(problem) if problem.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(problem) => return Err(StoreError::from_io(&file, &problem).into()),
    };
    let read: ChosenServer = serde_json::from_str(&text).map_err(|problem| {
        // The message of the parser contains no values.
        let detail = format!("line {}, column {}", problem.line(), problem.column());
        StoreError::Server { address: file.display().to_string(), problem: ServerProblem::Address { detail } }
    })?;
    read.address().map(Some)
}

/// Connects to a server, then chooses it for this computer. If it cannot be used, the choice is unchanged.
///
/// # Errors
/// `store.server_*`; `store.*` if the choice cannot be written.
pub(crate) fn choose(database: &Path, address: &str, password: Option<&str>) -> Result<(), AppError> {
    let chosen = ChosenServer { address: address.to_owned(), password: password.map(str::to_owned) };
    PostgresJournal::open(&chosen.address()?)?;
    let text = serde_json::to_vec(&chosen).unwrap_or_default();
    Ok(write_file_atomically(&file(database), &text)?)
}

/// Chooses the database file again.
///
/// # Errors
/// `store.io`.
pub(crate) fn leave(database: &Path) -> Result<(), AppError> {
    let file = file(database);
    match std::fs::remove_file(&file) {
        Err(problem) if problem.kind() != std::io::ErrorKind::NotFound => {
            Err(StoreError::from_io(&file, &problem).into())
        }
        _ => Ok(()),
    }
}

fn file(database: &Path) -> PathBuf {
    database.with_file_name(FILE)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use chrono::{DateTime, Utc};

    use super::*;
    use crate::contract::{EventAct, NewEvent, RoundClockAction};
    use crate::{App, Environment};

    #[test]
    fn a_damaged_choice_is_an_error_with_its_file_and_without_its_content() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("cantina.db");
        assert!(chosen(&database).unwrap().is_none());
        for text in
            ["", "{", r#"{"address":"postgres://desk@server/cantina","password":5}"#, r#"{"password":"s3cret"}"#]
        {
            std::fs::write(file(&database), text).unwrap();
            let error = chosen(&database).map(|_| ()).unwrap_err();
            assert_eq!(error.code.as_str(), "store.server_address", "{text}");
            assert!(error.place.as_deref().unwrap_or_default().ends_with(FILE), "{error:?}");
            assert!(!format!("{error:?}").contains("s3cret"));
        }
        leave(&database).unwrap();
        leave(&database).unwrap();
        assert!(chosen(&database).unwrap().is_none());
    }

    /// The clock of the second desk, in seconds. It jumps during the event.
    static CLOCK: AtomicI64 = AtomicI64::new(1_780_000_000);

    #[test]
    fn desks_whose_clocks_differ_and_jump_have_one_order_of_steps() {
        let database = test_postgres::Server::shared().database();
        App::set_up_server(&database.owner, &database.desk_name, None).unwrap();
        let desk = |now: fn() -> DateTime<Utc>| {
            let journal = PostgresJournal::open(&database.desk.parse().unwrap()).unwrap();
            let environment = Environment { now, seed: || 11 };
            App::with_journal(store::Store::in_memory().unwrap(), Arc::new(journal), environment).unwrap()
        };
        let steady = desk(|| DateTime::<Utc>::from_timestamp(1_780_000_000, 0).unwrap());
        let jumping = desk(|| DateTime::<Utc>::from_timestamp(CLOCK.load(Ordering::SeqCst), 0).unwrap());
        let id = steady.events().create_event(NewEvent::constructed("Open")).unwrap().summary.id;
        steady.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo\nDan".into() }).unwrap();
        jumping.events().act(id, &EventAct::pair()).unwrap();
        let start = RoundClockAction::Start { seconds: Some(3_000) };
        steady.events().act(id, &EventAct::SetRoundClock { round: 1, action: start }).unwrap();
        let mut notes = Vec::new();
        // A day ahead, before the event began, at the beginning of the epoch, in the next century.
        for (number, seconds) in [1_780_086_400, 1_779_990_000, 0, 4_200_000_000].into_iter().enumerate() {
            CLOCK.store(seconds, Ordering::SeqCst);
            for (desk, name) in [(&jumping, "jumping"), (&steady, "steady")] {
                let text = format!("note {number} of the {name} clock.");
                let act = EventAct::AddNote { text: text.clone(), player: None, round: None, table: None };
                desk.events().act(id, &act).unwrap();
                notes.push(text);
            }
        }
        let pause = EventAct::SetRoundClock { round: 1, action: RoundClockAction::Pause };
        jumping.events().act(id, &pause).unwrap();
        let log = |desk: &App| -> Vec<String> {
            desk.events().event(id).unwrap().log.into_iter().rev().map(|line| line.text).collect()
        };
        assert_eq!(log(&steady), log(&jumping));
        let order: Vec<String> = log(&steady).into_iter().filter(|text| text.contains(" clock.")).collect();
        assert!(order.iter().zip(&notes).all(|(line, note)| line.contains(note.as_str())), "{order:?}");
        assert_eq!(order.len(), notes.len());
        assert!(steady.safety().damaged().unwrap().is_empty());
    }

    #[test]
    fn a_server_that_cannot_be_used_is_not_chosen() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("cantina.db");
        for (address, code) in [
            ("server", "store.server_address"),
            // Port 9 (discard) of this machine: nothing listens there.
            ("postgres://desk@127.0.0.1:9/cantina", "store.server_unreachable"),
        ] {
            assert_eq!(choose(&database, address, Some("s3cret")).unwrap_err().code.as_str(), code);
            assert!(!file(&database).exists());
        }
    }
}
