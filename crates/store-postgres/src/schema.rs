//! The tables on the server: who may create them, and what a desk requires of them.

use std::path::PathBuf;

use store::{ServerProblem, StoreError};

use crate::Address;
use crate::connection::Connection;
use crate::error::TxError;
use crate::pool::{Pool, READING};

/// Format of the tables that this version writes.
const FORMAT: u32 = 1;
/// Oldest supported main version of PostgreSQL.
const OLDEST_SERVER: u32 = 15;

/// Creates the tables with the login of the owner, if there are none, and gives the login `desk` the rights of a desk.
///
/// # Errors
/// `store.server_*`; [`StoreError::Newer`] for tables of a newer version.
pub fn set_up(owner: &Address, desk: &str) -> Result<(), StoreError> {
    Pool::new(owner)?.run(READING, |connection, _| {
        check_server(connection, owner)?;
        connection.write(|tx| {
            tx.skip_count();
            // Only one program at a time sets up a database.
            tx.batch("SELECT pg_advisory_xact_lock(hashtext('cantina.set_up'))")?;
            let exists = "SELECT to_regclass('cantina.about') IS NOT NULL";
            let exists: bool = tx.query(exists, &[])?.first().is_some_and(|row| row.get(0));
            if !exists {
                tx.batch(include_str!("tables.sql"))?;
            }
            // For another login than the owner's, PostgreSQL would only warn that no right was granted.
            let owns = "SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace WHERE nspname = 'cantina'";
            if !tx.query(owns, &[])?.first().is_some_and(|row| row.get(0)) {
                let problem = ServerProblem::Rights { detail: "the tables belong to another login".to_owned() };
                return Err(StoreError::Server { address: owner.to_string(), problem }.into());
            }
            let found = tx.query("SELECT format FROM cantina.about", &[])?;
            check_format(owner, found.first().map_or(0, |row| row.get::<_, i32>(0).unsigned_abs()))?;
            let quoted = tx.query("SELECT quote_ident($1)", &[&desk])?;
            let quoted: String = quoted.first().map(|row| row.get(0)).unwrap_or_default();
            tx.batch(&include_str!("rights.sql").replace(" TO DESK;", &format!(" TO {quoted};")))
        })
    })
}

/// Rejects a server, tables or a login that a desk cannot use. Returns the epoch of phone requests.
pub(crate) fn check(connection: &mut Connection, address: &Address) -> Result<String, TxError> {
    check_server(connection, address)?;
    let problem = |problem| TxError::Store(StoreError::Server { address: address.to_string(), problem });
    let exists = connection.query("SELECT to_regclass('cantina.about') IS NOT NULL", &[])?;
    if !exists.first().is_some_and(|row| row.get(0)) {
        return Err(problem(ServerProblem::NotSetUp { found: 0, needed: FORMAT }));
    }
    let found = connection.query("SELECT format FROM cantina.about", &[])?;
    check_format(address, found.first().map_or(0, |row| row.get::<_, i32>(0).unsigned_abs()))?;
    let rewrites = connection.query(
        "SELECT has_table_privilege('cantina.entry', 'DELETE, TRUNCATE')
             OR has_any_column_privilege('cantina.entry', 'UPDATE')
             OR has_table_privilege('cantina.stream', 'DELETE, TRUNCATE')",
        &[],
    )?;
    if rewrites.first().is_some_and(|row| row.get(0)) {
        return Err(problem(ServerProblem::TooManyRights));
    }
    epoch(connection)
}

fn check_server(connection: &mut Connection, address: &Address) -> Result<(), TxError> {
    let version = connection.query("SELECT current_setting('server_version_num')::integer / 10000", &[])?;
    let found = version.first().map_or(0, |row| row.get::<_, i32>(0).unsigned_abs());
    if found < OLDEST_SERVER {
        let problem = ServerProblem::OldServer { found, needed: OLDEST_SERVER };
        return Err(StoreError::Server { address: address.to_string(), problem }.into());
    }
    Ok(())
}

fn check_format(address: &Address, found: u32) -> Result<(), TxError> {
    match found {
        FORMAT => Ok(()),
        newer if newer > FORMAT => {
            Err(StoreError::Newer { path: PathBuf::from(address.to_string()), found, known: FORMAT }.into())
        }
        _ => {
            let problem = ServerProblem::NotSetUp { found, needed: FORMAT };
            Err(StoreError::Server { address: address.to_string(), problem }.into())
        }
    }
}

/// Returns the epoch of phone requests. Starts a new one if the database was restored on another server or under
/// another name: sequence numbers of phones may have decreased.
fn epoch(connection: &mut Connection) -> Result<String, TxError> {
    connection.write(|tx| {
        tx.skip_count();
        let rows = tx.query(
            "SELECT epoch, place, (SELECT system_identifier FROM pg_control_system()) || ' ' || pg_database.oid
             FROM cantina.about, pg_database WHERE datname = current_database() FOR UPDATE OF about",
            &[],
        )?;
        let Some(row) = rows.first() else { return Ok(String::new()) };
        let (epoch, known, place): (String, String, String) = (row.get(0), row.get(1), row.get(2));
        if known == place {
            return Ok(epoch);
        }
        let epoch = if known.is_empty() { epoch } else { format!("{:032x}", rand::random::<u128>()) };
        tx.execute("UPDATE cantina.about SET epoch = $1, place = $2", &[&epoch, &place])?;
        Ok(epoch)
    })
}
