//! The connections of a program, and what happens when one breaks.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use store::{ServerProblem, StoreError};
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::connection::Connection;
use crate::error::TxError;
use crate::news::{News, Throttle};
use crate::{Address, tls};

/// Most connections of one program. More threads wait for a free one.
const MOST: usize = 8;
/// Longest wait for a free connection.
const PATIENCE: Duration = Duration::from_secs(4);
/// Time limit for repeating reads on broken connections. It is short, so that a page soon shows that it is not live.
pub(crate) const READING: Duration = Duration::from_secs(1);
/// Time limit for repeating writes on broken connections. A standby may take over in the meantime.
pub(crate) const WRITING: Duration = Duration::from_secs(8);
/// Pause before work is repeated.
const PAUSE: Duration = Duration::from_millis(50);

/// Connections to one database.
pub(crate) struct Pool {
    address: Address,
    tls: Option<MakeRustlsConnect>,
    throttle: Arc<Throttle>,
    connections: Mutex<Connections>,
    freed: Condvar,
}

#[derive(Default)]
struct Connections {
    idle: Vec<Connection>,
    /// Number of connections, in use or not.
    open: usize,
}

impl Pool {
    /// Creates a pool without connections.
    pub(crate) fn new(address: &Address) -> Result<Pool, StoreError> {
        let encrypted = address.config.get_ssl_mode() != SslMode::Disable;
        let tls = if encrypted { Some(tls::connector(address)?) } else { None };
        Ok(Pool {
            address: address.clone(),
            tls,
            throttle: Arc::new(Throttle::new()),
            connections: Mutex::default(),
            freed: Condvar::new(),
        })
    }

    /// Returns the address for messages.
    pub(crate) fn address(&self) -> &Address {
        &self.address
    }

    /// Starts to wait for notifications of changes in a shop.
    pub(crate) fn news(&self, shop: i32) -> News {
        News::start(&self.address, self.tls.clone(), shop)
    }

    fn lock(&self) -> MutexGuard<'_, Connections> {
        // A panic elsewhere leaves valid connections behind: those in use are not in the list.
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a free connection, or opens one.
    fn take(&self) -> Result<Lease<'_>, StoreError> {
        let until = Instant::now() + PATIENCE;
        let mut connections = self.lock();
        loop {
            if let Some(connection) = connections.idle.pop() {
                if connection.is_closed() {
                    connections.open -= 1;
                    continue;
                }
                return Ok(Lease { pool: self, connection: Some(connection) });
            }
            if connections.open < MOST {
                connections.open += 1;
                break;
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(StoreError::Server { address: self.address.to_string(), problem: ServerProblem::Busy });
            }
            connections = self.freed.wait_timeout(connections, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        drop(connections);
        let mut lease = Lease { pool: self, connection: None };
        lease.connection = Some(Connection::open(&self.address, self.tls.as_ref(), Arc::clone(&self.throttle))?);
        Ok(lease)
    }

    /// Runs `work` on a connection. If the connection breaks, runs it again on another one until `patience` is over. The
    /// second argument of `work` is `true` then, because the earlier run may have been committed.
    pub(crate) fn run<T>(
        &self,
        patience: Duration,
        mut work: impl FnMut(&mut Connection, bool) -> Result<T, TxError>,
    ) -> Result<T, StoreError> {
        let since = Instant::now();
        // The first error after which a run may have been committed.
        let mut lost = None;
        loop {
            let error = match self.take() {
                Ok(mut lease) => {
                    let Some(connection) = lease.connection.as_mut() else { continue };
                    match work(connection, lost.is_some()) {
                        Ok(value) => return Ok(value),
                        Err(error) if error.is_connection_lost() => {
                            // The others are most likely broken, too.
                            lease.discard();
                            self.discard_idle();
                            let error = error.at(&self.address.to_string());
                            lost.get_or_insert_with(|| error.clone());
                            error
                        }
                        Err(error) => error.at(&self.address.to_string()),
                    }
                }
                Err(error) => error,
            };
            let is_passing = match &error {
                StoreError::Server { problem: ServerProblem::Unreachable { .. } | ServerProblem::Busy, .. } => true,
                // The earlier run still holds its locks, such as a commit that waits for a standby.
                StoreError::Locked { .. } => lost.is_some(),
                _ => false,
            };
            if !is_passing {
                return Err(error);
            }
            if since.elapsed() + PAUSE > patience {
                // Other errors would state that nothing was changed.
                return Err(lost.unwrap_or(error));
            }
            sleep(PAUSE);
        }
    }

    fn discard_idle(&self) {
        let mut connections = self.lock();
        let idle = std::mem::take(&mut connections.idle);
        connections.open -= idle.len();
        drop(connections);
        drop(idle);
    }
}

/// A connection in use. It returns to the pool when it is dropped, unless it is broken.
struct Lease<'a> {
    pool: &'a Pool,
    connection: Option<Connection>,
}

impl Lease<'_> {
    fn discard(&mut self) {
        self.connection = None;
    }
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        let connection = self.connection.take().filter(|connection| !connection.is_closed());
        let mut connections = self.pool.lock();
        match connection {
            Some(connection) => connections.idle.push(connection),
            None => connections.open -= 1,
        }
        drop(connections);
        self.pool.freed.notify_one();
    }
}
