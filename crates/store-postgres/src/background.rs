//! The thread that runs all connections of the program.
//!
//! The functions of this crate block. A caller may be a task of another runtime (the window, the server for phones),
//! where a second runtime cannot wait, so the connections have their own thread and callers only wait for its answers.

use std::future::Future;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::runtime::{Builder, Handle, Runtime};
use tokio::time::error::Elapsed;
use tokio::time::timeout;

/// Time limit for an answer. It is longer than that for a lock, so that the server's own error arrives first. The timeouts
/// of TCP detect a lost machine, but not a server that accepts data and never answers.
pub(crate) const ANSWER: Duration = Duration::from_secs(3);

/// Returns the runtime of all connections. Starts its thread on first use.
///
/// # Errors
/// The system permits no further thread.
pub(crate) fn runtime() -> io::Result<Handle> {
    static RUNTIME: Mutex<Option<Runtime>> = Mutex::new(None);
    let mut runtime = RUNTIME.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(runtime) = &*runtime {
        return Ok(runtime.handle().clone());
    }
    let started = Builder::new_multi_thread().worker_threads(1).thread_name("cantina-server").enable_all().build()?;
    Ok(runtime.insert(started).handle().clone())
}

/// Waits for `work` on the thread of the caller, up to the time limit.
pub(crate) fn wait<T>(runtime: &Handle, limit: Duration, work: impl Future<Output = T>) -> Result<T, Elapsed> {
    let _entered = runtime.enter();
    futures_executor::block_on(timeout(limit, work))
}
