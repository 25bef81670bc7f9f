//! The journal in a PostgreSQL server, for desks on several machines.
//!
//! It holds what several desks share: the streams of events, games and leagues, and the devices of events. The settings,
//! the deck library, the collection and the backups stay in the database file of each machine ([`store::Store`]).
//!
//! Invariants:
//! - An acknowledged append is committed on the server. If the answer is lost, the desk finds out with a new connection
//!   whether the append was written, and writes it once.
//! - Of two appends after the same entry, exactly one succeeds, whichever machines they come from: the stream and the
//!   index of an entry are its primary key.
//! - Entries have the hashes that they have in a database file ([`store::entry_hash`]).
//! - The login of a desk can add entries, but not change or remove them. One that could is rejected.
//! - Passwords appear in no error, and no connection beyond this machine is unencrypted unless the address says so.
//!
//! # Main types
//!
//! - [`Address`] is the address of a database: `postgres://desk@server/cantina`.
//! - [`set_up`] creates the tables with the owner's login and gives a desk's login its rights.
//! - [`PostgresJournal`] is an open database: a [`store::Journal`] with [`store::Devices`].
//!
//! # Example
//!
//! An address is shown without its password:
//!
//! ```
//! let address: store_postgres::Address = "postgres://desk:secret@server/cantina".parse()?;
//! assert_eq!(address.to_string(), "postgres://desk@server/cantina");
//! # Ok::<(), store::StoreError>(())
//! ```

mod address;
mod append;
mod background;
mod connection;
mod device_rows;
mod devices;
mod error;
mod journal;
mod news;
mod pool;
mod rows;
mod schema;
mod tls;

pub use address::Address;
pub use journal::PostgresJournal;
pub use schema::set_up;
