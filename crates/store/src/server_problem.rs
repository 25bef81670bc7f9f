//! Problems with a database server.

use thiserror::Error;

/// A problem with a database server. Texts never contain a password.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ServerProblem {
    /// The address cannot be read.
    #[error("the address is invalid: {detail}")]
    Address {
        /// Part of the address that is wrong.
        detail: String,
    },
    /// No server answers at this address, or it does not accept work now.
    #[error("the server cannot be reached: {detail}")]
    Unreachable {
        /// Error text of the system or the server.
        detail: String,
    },
    /// All connections are in use.
    #[error("the server has no free connection")]
    Busy,
    /// The server does not accept the login, or the database does not exist.
    #[error("the login failed: {detail}")]
    Login {
        /// Error text of the server.
        detail: String,
    },
    /// The connection is not encrypted, or the certificate of the server cannot be verified.
    #[error("the encrypted connection failed: {detail}")]
    Encryption {
        /// Error text of TLS.
        detail: String,
    },
    /// The login lacks a right.
    #[error("a right is missing: {detail}")]
    Rights {
        /// Error text of the server.
        detail: String,
    },
    /// The login could change or remove entries.
    #[error("the login may change or remove entries")]
    TooManyRights,
    /// The version of the server is too old.
    #[error("the server has version {found}; at least {needed} is required")]
    OldServer {
        /// Main version of the server.
        found: u32,
        /// Oldest supported main version.
        needed: u32,
    },
    /// The database has no tables of this program, or those of an earlier version.
    #[error("the tables have format {found}; this version needs {needed}")]
    NotSetUp {
        /// Format of the tables; 0 if there are none.
        found: u32,
        /// Format that this version writes.
        needed: u32,
    },
}

impl ServerProblem {
    /// Returns the stable code of this problem, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ServerProblem::Address { .. } => "store.server_address",
            ServerProblem::Unreachable { .. } => "store.server_unreachable",
            ServerProblem::Busy => "store.server_busy",
            ServerProblem::Login { .. } => "store.server_login",
            ServerProblem::Encryption { .. } => "store.server_encryption",
            ServerProblem::Rights { .. } | ServerProblem::TooManyRights => "store.server_rights",
            ServerProblem::OldServer { .. } => "store.server_version",
            ServerProblem::NotSetUp { .. } => "store.server_not_set_up",
        }
    }
}
