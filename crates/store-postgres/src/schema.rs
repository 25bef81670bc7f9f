//! The tables on the server: who may create them, and what a desk requires of them.

use std::path::PathBuf;

use store::{ServerProblem, StoreError};
use tokio_postgres::Row;

use crate::Address;
use crate::connection::{Connection, Tx};
use crate::error::TxError;
use crate::pool::{Pool, READING};

/// Format of the tables that this version writes.
const FORMAT: u32 = 2;
/// Oldest supported main version of PostgreSQL.
const OLDEST_SERVER: u32 = 15;

/// A database as the login of a desk sees it.
pub(crate) struct Opened {
    /// The epoch of phone requests.
    pub(crate) epoch: String,
    /// Number of the shop that the login belongs to.
    pub(crate) shop: i32,
}

/// Creates the tables with the login of the owner, if there are none, and gives the login `desk` the rights of a desk of
/// a shop. Without `shop`, a login stays in its shop, and a new one gets the first shop.
///
/// # Errors
/// `store.server_*`; [`StoreError::Newer`] for tables of a newer version.
pub fn set_up(owner: &Address, desk: &str, shop: Option<&str>) -> Result<(), StoreError> {
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
            if format(&tx.query(FOUND_FORMAT, &[])?) == 1 {
                tx.batch(include_str!("shops.sql"))?;
            }
            check_format(owner, format(&tx.query(FOUND_FORMAT, &[])?))?;
            let quoted = tx.query("SELECT quote_ident($1)", &[&desk])?;
            let quoted: String = quoted.first().map(|row| row.get(0)).unwrap_or_default();
            tx.batch(&include_str!("rights.sql").replace(" TO DESK;", &format!(" TO {quoted};")))?;
            join_shop(tx, desk, shop)
        })
    })
}

/// Notes the shop of a login. Creates the shop if there is none with this name.
fn join_shop(tx: &mut Tx<'_>, desk: &str, shop: Option<&str>) -> Result<(), TxError> {
    match shop {
        Some(shop) => {
            tx.execute("INSERT INTO cantina.shop (name) VALUES ($1) ON CONFLICT DO NOTHING", &[&shop])?;
            tx.execute(
                "INSERT INTO cantina.write_count (shop, part)
                 SELECT id, part FROM cantina.shop, generate_series(0, 31) AS part WHERE name = $1
                 ON CONFLICT DO NOTHING",
                &[&shop],
            )?;
            tx.execute(
                "INSERT INTO cantina.desk (login, shop) SELECT $1, id FROM cantina.shop WHERE name = $2
                 ON CONFLICT (login) DO UPDATE SET shop = excluded.shop",
                &[&desk, &shop],
            )?;
        }
        None => {
            let first = "INSERT INTO cantina.desk (login, shop) SELECT $1, min(id) FROM cantina.shop
                 ON CONFLICT DO NOTHING";
            tx.execute(first, &[&desk])?;
        }
    }
    Ok(())
}

/// Reads the format of the tables.
const FOUND_FORMAT: &str = "SELECT format FROM cantina.about";

fn format(rows: &[Row]) -> u32 {
    rows.first().map_or(0, |row| row.get::<_, i32>(0).unsigned_abs())
}

/// Rejects a server, tables or a login that a desk cannot use.
pub(crate) fn check(connection: &mut Connection, address: &Address) -> Result<Opened, TxError> {
    check_server(connection, address)?;
    let problem = |problem| TxError::Store(StoreError::Server { address: address.to_string(), problem });
    let exists = connection.query("SELECT to_regclass('cantina.about') IS NOT NULL", &[])?;
    if !exists.first().is_some_and(|row| row.get(0)) {
        return Err(problem(ServerProblem::NotSetUp { found: 0, needed: FORMAT }));
    }
    check_format(address, format(&connection.query(FOUND_FORMAT, &[])?))?;
    let rewrites = connection.query(
        "SELECT has_table_privilege('cantina.entry', 'DELETE, TRUNCATE')
             OR has_any_column_privilege('cantina.entry', 'UPDATE')
             OR has_table_privilege('cantina.stream', 'DELETE, TRUNCATE')
             OR NOT row_security_active('cantina.entry')",
        &[],
    )?;
    if rewrites.first().is_some_and(|row| row.get(0)) {
        return Err(problem(ServerProblem::TooManyRights));
    }
    let opened = connection.query("SELECT cantina.open_epoch(), cantina.own_shop()", &[])?;
    let shop = opened.first().and_then(|row| row.get::<_, Option<i32>>(1));
    let (Some(row), Some(shop)) = (opened.first(), shop) else {
        let detail = "the login belongs to no shop".to_owned();
        return Err(problem(ServerProblem::Rights { detail }));
    };
    Ok(Opened { epoch: row.get(0), shop })
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
