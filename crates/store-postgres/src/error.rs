//! Errors of the server as errors of the store.

use std::error::Error;
use std::path::PathBuf;

use store::{ServerProblem, StoreError};
use tokio_postgres::error::SqlState;

/// An error inside a transaction.
#[derive(Debug)]
pub(crate) enum TxError {
    Postgres(tokio_postgres::Error),
    Store(StoreError),
    /// The server did not answer in time.
    NoAnswer,
}

impl From<tokio_postgres::Error> for TxError {
    fn from(error: tokio_postgres::Error) -> TxError {
        TxError::Postgres(error)
    }
}

impl From<StoreError> for TxError {
    fn from(error: StoreError) -> TxError {
        TxError::Store(error)
    }
}

impl TxError {
    /// Converts the error for the database at `address`.
    pub(crate) fn at(self, address: &str) -> StoreError {
        match self {
            TxError::Postgres(error) => from_postgres(address, &error),
            TxError::Store(error) => error,
            TxError::NoAnswer => {
                let problem = ServerProblem::Unreachable { detail: "it does not answer".to_owned() };
                StoreError::Server { address: address.to_owned(), problem }
            }
        }
    }

    /// Returns `true` if the connection broke, so that it is unknown whether the last statement was executed.
    pub(crate) fn is_connection_lost(&self) -> bool {
        match self {
            TxError::Postgres(error) => is_connection_lost(error),
            TxError::NoAnswer => true,
            TxError::Store(_) => false,
        }
    }
}

/// Returns the texts of an error and its sources, for the detail of a message.
fn detail(error: &tokio_postgres::Error) -> String {
    if let Some(database) = error.as_db_error() {
        return database.message().to_owned();
    }
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        text = format!("{text}: {inner}");
        source = inner.source();
    }
    text
}

fn is_connection_lost(error: &tokio_postgres::Error) -> bool {
    match error.code() {
        Some(code) => [
            &SqlState::ADMIN_SHUTDOWN,
            &SqlState::CRASH_SHUTDOWN,
            &SqlState::CANNOT_CONNECT_NOW,
            &SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
            // The server was the primary and has become a standby.
            &SqlState::READ_ONLY_SQL_TRANSACTION,
        ]
        .contains(&code),
        // Closed connections, errors of sockets and timeouts. Errors of conversion are not lost connections.
        None => {
            let text = error.to_string();
            ["error communicating", "connection closed", "error connecting", "timeout", "unexpected message"]
                .iter()
                .any(|start| text.starts_with(start))
        }
    }
}

/// Converts an error of the server at `address`.
pub(crate) fn from_postgres(address: &str, error: &tokio_postgres::Error) -> StoreError {
    let detail = detail(error);
    let path = PathBuf::from(address);
    let problem = |problem| StoreError::Server { address: address.to_owned(), problem };
    let Some(code) = error.code() else {
        let text = error.to_string();
        return if text.starts_with("error performing TLS") {
            problem(ServerProblem::Encryption { detail })
        } else if text.starts_with("authentication error") || text.starts_with("invalid configuration") {
            problem(ServerProblem::Login { detail })
        } else if is_connection_lost(error) {
            problem(ServerProblem::Unreachable { detail })
        } else {
            StoreError::Malformed { path, detail }
        };
    };
    if is_connection_lost(error) {
        return problem(ServerProblem::Unreachable { detail });
    }
    match code {
        code if *code == SqlState::INVALID_PASSWORD
            || *code == SqlState::INVALID_AUTHORIZATION_SPECIFICATION
            || *code == SqlState::INVALID_CATALOG_NAME
            // The login of the desk does not exist.
            || *code == SqlState::UNDEFINED_OBJECT =>
        {
            problem(ServerProblem::Login { detail })
        }
        code if *code == SqlState::INSUFFICIENT_PRIVILEGE => problem(ServerProblem::Rights { detail }),
        code if *code == SqlState::TOO_MANY_CONNECTIONS => problem(ServerProblem::Busy),
        code if *code == SqlState::DISK_FULL => StoreError::DiskFull { path },
        code if *code == SqlState::LOCK_NOT_AVAILABLE || *code == SqlState::QUERY_CANCELED => {
            StoreError::Locked { path }
        }
        code if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED => {
            StoreError::Malformed { path, detail }
        }
        code => StoreError::Io { path, detail: format!("{detail} (PostgreSQL {})", code.code()) },
    }
}
