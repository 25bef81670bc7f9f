//! One connection with its prepared statements. Every answer has a time limit.

use std::collections::HashMap;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::TryStreamExt;
use store::{ServerProblem, StoreError};
use tokio::runtime::Handle;
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, NoTls, Row, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::error::{TxError, from_postgres};
use crate::news::Throttle;
use crate::{Address, background};

/// Settings of each session. A commit is acknowledged once it is on disk (and on a synchronous standby, if there is
/// one); a desk that vanished in a transaction, such as behind a cut network, soon releases its locks.
const SESSION: &str = "
    SET lock_timeout = '2500ms';
    SET idle_in_transaction_session_timeout = '5s';
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');";

/// Time limit for creating or upgrading tables: an upgrade reads each table once.
const UPGRADE: Duration = Duration::from_secs(600);

/// Parameters of a statement.
pub(crate) type Parameters<'a> = [&'a (dyn ToSql + Sync)];

/// A connection to the server.
pub(crate) struct Connection {
    client: Client,
    statements: HashMap<&'static str, Statement>,
    runtime: Handle,
    /// Limits the notifications of all connections.
    throttle: Arc<Throttle>,
}

impl Connection {
    /// Connects to the first writable server of an address.
    pub(crate) fn open(
        address: &Address,
        tls: Option<&MakeRustlsConnect>,
        throttle: Arc<Throttle>,
    ) -> Result<Connection, StoreError> {
        let name = address.to_string();
        let unreachable = |detail: String| StoreError::Server {
            address: name.clone(),
            problem: ServerProblem::Unreachable { detail },
        };
        let runtime = background::runtime().map_err(|error| unreachable(error.to_string()))?;
        let connected = background::wait(&runtime, background::ANSWER, async {
            let client = match tls {
                Some(tls) => {
                    let (client, connection) = address.config.connect(tls.clone()).await?;
                    // Errors of the connection arrive at whoever awaits an answer.
                    tokio::spawn(async move { drop(connection.await) });
                    client
                }
                None => {
                    let (client, connection) = address.config.connect(NoTls).await?;
                    tokio::spawn(async move { drop(connection.await) });
                    client
                }
            };
            client.batch_execute(SESSION).await?;
            Ok::<Client, tokio_postgres::Error>(client)
        });
        match connected {
            Ok(Ok(client)) => Ok(Connection { client, statements: HashMap::new(), runtime, throttle }),
            Ok(Err(error)) => Err(from_postgres(&name, &error)),
            Err(_) => Err(unreachable("no answer".into())),
        }
    }

    /// Returns `true` if the connection is known to be broken.
    pub(crate) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Waits for an answer, up to the time limit.
    fn wait<T>(&self, work: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, TxError> {
        let answer = background::wait(&self.runtime, background::ANSWER, work);
        Ok(answer.map_err(|_| TxError::NoAnswer)??)
    }

    fn prepared(&mut self, sql: &'static str) -> Result<Statement, TxError> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        let fresh = self.wait(self.client.prepare(sql))?;
        self.statements.insert(sql, fresh.clone());
        Ok(fresh)
    }

    /// Returns the rows of a statement. The time limit is that for each row: a long journal may take longer in all.
    pub(crate) fn query(&mut self, sql: &'static str, values: &Parameters<'_>) -> Result<Vec<Row>, TxError> {
        let statement = self.prepared(sql)?;
        let _entered = self.runtime.enter();
        futures_executor::block_on(async {
            let answer = self.client.query_raw(&statement, values.iter().copied());
            let mut answer = pin!(timeout(background::ANSWER, answer).await.map_err(|_| TxError::NoAnswer)??);
            let mut rows = Vec::new();
            while let Some(row) =
                timeout(background::ANSWER, answer.try_next()).await.map_err(|_| TxError::NoAnswer)??
            {
                rows.push(row);
            }
            Ok(rows)
        })
    }

    /// Runs `work` as one transaction, and counts it as a write. On an error, nothing is changed.
    pub(crate) fn write<T>(&mut self, work: impl FnOnce(&mut Tx<'_>) -> Result<T, TxError>) -> Result<T, TxError> {
        self.wait(self.client.batch_execute("BEGIN"))?;
        let mut tx = Tx { connection: self, is_counted: false };
        let worked = work(&mut tx).and_then(|value| tx.count().map(|()| value));
        match worked {
            Ok(value) => self.wait(self.client.batch_execute("COMMIT")).map(|()| value),
            Err(error) => {
                if !error.is_connection_lost() {
                    self.wait(self.client.batch_execute("ROLLBACK"))?;
                }
                Err(error)
            }
        }
    }
}

/// A transaction in progress.
pub(crate) struct Tx<'a> {
    connection: &'a mut Connection,
    is_counted: bool,
}

impl Tx<'_> {
    /// Counts the transaction as a write, unless the count is skipped, and notifies other desks once it is committed.
    fn count(&mut self) -> Result<(), TxError> {
        if !self.is_counted {
            let part: i32 = i32::from(rand::random::<u8>() % 32);
            let notifies = self.connection.throttle.permits();
            self.query(
                "WITH counted AS (UPDATE cantina.write_count SET writes = writes + 1 WHERE part = $1)
                 SELECT pg_notify('cantina.' || cantina.own_shop(), '') WHERE $2",
                &[&part, &notifies],
            )?;
        }
        Ok(())
    }

    /// Returns the rows of a statement.
    pub(crate) fn query(&mut self, sql: &'static str, values: &Parameters<'_>) -> Result<Vec<Row>, TxError> {
        self.connection.query(sql, values)
    }

    /// Returns the first row of a statement, or `None`.
    pub(crate) fn first(&mut self, sql: &'static str, values: &Parameters<'_>) -> Result<Option<Row>, TxError> {
        Ok(self.query(sql, values)?.into_iter().next())
    }

    /// Runs a statement and returns the number of changed rows.
    pub(crate) fn execute(&mut self, sql: &'static str, values: &Parameters<'_>) -> Result<u64, TxError> {
        let statement = self.connection.prepared(sql)?;
        self.connection.wait(self.connection.client.execute(&statement, values))
    }

    /// Runs several statements that create or upgrade tables.
    pub(crate) fn batch(&mut self, sql: &str) -> Result<(), TxError> {
        let connection = &self.connection;
        let done = background::wait(&connection.runtime, UPGRADE, connection.client.batch_execute(sql));
        Ok(done.map_err(|_| TxError::NoAnswer)??)
    }

    /// Leaves the write counter unchanged: the transaction changes nothing that a desk shows, or counts itself.
    pub(crate) fn skip_count(&mut self) {
        self.is_counted = true;
    }
}
