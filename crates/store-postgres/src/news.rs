//! Notifications of changes (LISTEN), so that a desk need not poll the server for them.
//!
//! A desk that writes notifies the others, at most ten times a second: each notification takes a lock of the whole server
//! when its transaction ends. Each shop has its own channel. A change without a notification is found by polling, once a second.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::background::ANSWER;
use crate::{Address, background};

/// Time after which the write counter is read although there was no notification.
pub(crate) const FALL_BACK: Duration = Duration::from_secs(1);
/// Shortest time between two notifications of one program.
const THROTTLE: Duration = Duration::from_millis(100);
/// Pause before the connection for notifications is opened again.
const PAUSE: Duration = Duration::from_secs(1);

/// The connection that waits for notifications. It ends when this is dropped.
pub(crate) struct News {
    state: Arc<State>,
    task: Option<AbortHandle>,
}

impl Drop for News {
    fn drop(&mut self) {
        if let Some(task) = &self.task {
            task.abort();
        }
    }
}

#[derive(Default)]
struct State {
    /// `true` while notifications arrive.
    is_listening: AtomicBool,
    /// `true` if something may have changed since the counter was read.
    has_changed: AtomicBool,
}

impl News {
    /// Starts to wait for notifications in the background. If that is impossible, the counter is read each time.
    pub(crate) fn start(address: &Address, tls: Option<MakeRustlsConnect>, shop: i32) -> News {
        let state = Arc::new(State::default());
        let (address, of_task) = (address.clone(), Arc::clone(&state));
        let task = background::runtime()
            .map(|runtime| runtime.spawn(async move { listen(&address, tls, shop, &of_task).await }).abort_handle());
        News { state, task: task.ok() }
    }

    /// Returns `true` if notifications arrive and there was none since [`News::read`].
    pub(crate) fn is_quiet(&self) -> bool {
        self.state.is_listening.load(Ordering::SeqCst) && !self.state.has_changed.load(Ordering::SeqCst)
    }

    /// Notes that the counter is read next. A notification that arrives meanwhile leads to another reading.
    pub(crate) fn read(&self) {
        self.state.has_changed.store(false, Ordering::SeqCst);
    }

    /// Notes a change of this program.
    pub(crate) fn changed(&self) {
        self.state.has_changed.store(true, Ordering::SeqCst);
    }
}

/// Waits for notifications; after a lost connection, on a new one.
async fn listen(address: &Address, tls: Option<MakeRustlsConnect>, shop: i32, state: &State) {
    let command = format!("LISTEN \"cantina.{shop}\"");
    loop {
        let connected = async {
            match &tls {
                Some(tls) => {
                    let (client, connection) = address.config.connect(tls.clone()).await?;
                    follow(&client, connection, &command, state).await
                }
                None => {
                    let (client, connection) = address.config.connect(NoTls).await?;
                    follow(&client, connection, &command, state).await
                }
            }
        };
        // Errors have no consequences here: the next reading of the counter reports them.
        drop(connected.await);
        state.is_listening.store(false, Ordering::SeqCst);
        sleep(PAUSE).await;
    }
}

/// Follows the notifications of one connection until it breaks.
async fn follow<S, T>(
    client: &Client,
    mut connection: tokio_postgres::Connection<S, T>,
    command: &str,
    state: &State,
) -> Result<(), tokio_postgres::Error>
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    let mut begun = pin!(timeout(ANSWER, client.batch_execute(command)));
    loop {
        tokio::select! {
            answer = &mut begun, if !state.is_listening.load(Ordering::SeqCst) => {
                let Ok(answer) = answer else { return Ok(()) };
                answer?;
                // What changed before is found by reading the counter.
                state.has_changed.store(true, Ordering::SeqCst);
                state.is_listening.store(true, Ordering::SeqCst);
            }
            message = poll_fn(|context| connection.poll_message(context)) => match message {
                Some(Ok(AsyncMessage::Notification(_))) => state.has_changed.store(true, Ordering::SeqCst),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
                None => return Ok(()),
            },
        }
    }
}

/// Limits the notifications of one program.
pub(crate) struct Throttle {
    since: Instant,
    /// Time of the last notification in milliseconds since `since`, plus one. 0 if there was none.
    last: AtomicU64,
}

impl Throttle {
    pub(crate) fn new() -> Throttle {
        Throttle { since: Instant::now(), last: AtomicU64::new(0) }
    }

    /// Returns `true` if a write may notify others now, and counts it.
    pub(crate) fn permits(&self) -> bool {
        let now = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX).saturating_add(1);
        let pause = u64::try_from(THROTTLE.as_millis()).unwrap_or(u64::MAX);
        let last = self.last.load(Ordering::SeqCst);
        (last == 0 || now - last >= pause)
            && self.last.compare_exchange(last, now, Ordering::SeqCst, Ordering::SeqCst).is_ok()
    }
}
