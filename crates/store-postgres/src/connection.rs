//! One connection with its prepared statements.

use std::collections::HashMap;

use postgres::types::ToSql;
use postgres::{Client, NoTls, Row, Statement, Transaction};
use store::StoreError;
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::Address;
use crate::error::{TxError, from_postgres};

/// Settings of each session. A commit is acknowledged once it is on disk (and on a synchronous standby, if there is
/// one); a desk that vanished in a transaction, such as behind a cut network, soon releases its locks.
const SESSION: &str = "
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '10s';
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');";

/// Parameters of a statement.
pub(crate) type Parameters<'a> = [&'a (dyn ToSql + Sync)];

/// A connection to the server.
pub(crate) struct Connection {
    client: Client,
    statements: HashMap<&'static str, Statement>,
}

impl Connection {
    /// Connects to the first writable server of an address.
    pub(crate) fn open(address: &Address, tls: Option<&MakeRustlsConnect>) -> Result<Connection, StoreError> {
        let connected = match tls {
            Some(tls) => address.config.connect(tls.clone()),
            None => address.config.connect(NoTls),
        };
        let ready = connected.and_then(|mut client| client.batch_execute(SESSION).map(|()| client));
        let client = ready.map_err(|error| from_postgres(&address.to_string(), &error))?;
        Ok(Connection { client, statements: HashMap::new() })
    }

    /// Returns `true` if the connection is known to be broken.
    pub(crate) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Runs a statement outside a transaction.
    pub(crate) fn query(&mut self, sql: &'static str, values: &Parameters<'_>) -> Result<Vec<Row>, TxError> {
        let statement = match self.statements.get(sql) {
            Some(known) => known.clone(),
            None => {
                let fresh = self.client.prepare(sql)?;
                self.statements.insert(sql, fresh.clone());
                fresh
            }
        };
        Ok(self.client.query(&statement, values)?)
    }

    /// Runs `work` as one transaction, and counts it as a write. On an error, nothing is changed.
    pub(crate) fn write<T>(&mut self, work: impl FnOnce(&mut Tx<'_>) -> Result<T, TxError>) -> Result<T, TxError> {
        let mut tx = Tx { tx: self.client.transaction()?, statements: &mut self.statements, is_counted: false };
        let value = work(&mut tx)?;
        if !tx.is_counted {
            let part: i32 = i32::from(rand::random::<u8>() % 32);
            tx.execute("UPDATE cantina.write_count SET writes = writes + 1 WHERE part = $1", &[&part])?;
        }
        tx.tx.commit()?;
        Ok(value)
    }
}

/// A transaction in progress.
pub(crate) struct Tx<'a> {
    tx: Transaction<'a>,
    statements: &'a mut HashMap<&'static str, Statement>,
    is_counted: bool,
}

impl Tx<'_> {
    fn prepared(&mut self, sql: &'static str) -> Result<Statement, TxError> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        let fresh = self.tx.prepare(sql)?;
        self.statements.insert(sql, fresh.clone());
        Ok(fresh)
    }

    /// Returns the rows of a statement.
    pub(crate) fn query(&mut self, sql: &'static str, values: &Parameters<'_>) -> Result<Vec<Row>, TxError> {
        let statement = self.prepared(sql)?;
        Ok(self.tx.query(&statement, values)?)
    }

    /// Returns the first row of a statement, or `None`.
    pub(crate) fn first(&mut self, sql: &'static str, values: &Parameters<'_>) -> Result<Option<Row>, TxError> {
        Ok(self.query(sql, values)?.into_iter().next())
    }

    /// Runs a statement and returns the number of changed rows.
    pub(crate) fn execute(&mut self, sql: &'static str, values: &Parameters<'_>) -> Result<u64, TxError> {
        let statement = self.prepared(sql)?;
        Ok(self.tx.execute(&statement, values)?)
    }

    /// Runs several statements that are not prepared.
    pub(crate) fn batch(&mut self, sql: &str) -> Result<(), TxError> {
        Ok(self.tx.batch_execute(sql)?)
    }

    /// Leaves the write counter unchanged: the transaction changes nothing that a desk shows, or counts itself.
    pub(crate) fn skip_count(&mut self) {
        self.is_counted = true;
    }
}
