//! Flow control of a connection: slow readers, and requests sent without waiting for responses.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Error;
use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use crate::places::{Busy, Place};

/// Maximum number of requests that a client may send without waiting for a response. Browsers send one.
const MOST_IN_A_ROW: u32 = 16;

/// Number of consecutive requests that arrived without the server having to wait for more.
#[derive(Debug, Clone, Default)]
pub(crate) struct InARow(Arc<AtomicU32>);

impl InARow {
    /// Counts a request. Returns `true` if it is the last one that is answered on this connection.
    pub(crate) fn is_last(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed) + 1 >= MOST_IN_A_ROW
    }

    fn restart(&self) {
        self.0.store(0, Ordering::Relaxed);
    }
}

/// A connection that fails if writing is blocked for too long.
pub(crate) struct Flow {
    stream: TcpStream,
    place: Arc<Place>,
    in_a_row: InARow,
    patience: Duration,
    /// Deadline of the blocked write. `None` if writing is not blocked.
    until: Option<Pin<Box<Sleep>>>,
}

impl Flow {
    pub(crate) fn new(stream: TcpStream, place: Arc<Place>, patience: Duration) -> Flow {
        Flow { stream, place, in_a_row: InARow::default(), patience, until: None }
    }

    pub(crate) fn in_a_row(&self) -> InARow {
        self.in_a_row.clone()
    }

    /// Aborts a write that has made no progress for too long.
    fn limited<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            if self.until.take().is_some() {
                self.place.set_blocked(false);
            }
            return written;
        }
        if self.until.is_none() {
            self.place.set_blocked(true);
        }
        let patience = self.patience;
        let until = self.until.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(until.as_mut().poll(cx));
        // A caller that polls again after the error waits for the full time again.
        until.as_mut().reset(Instant::now() + patience);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Flow {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if read.is_pending() {
            self.in_a_row.restart();
        }
        read
    }
}

impl AsyncWrite for Flow {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.limited(cx, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.limited(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let ended = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.limited(cx, ended)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.limited(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// The body of a response. Its connection counts as busy until the body has been sent.
pub(crate) struct AnswerBody {
    body: Body,
    _busy: Busy,
}

impl AnswerBody {
    pub(crate) fn new(body: Body, busy: Busy) -> AnswerBody {
        AnswerBody { body, _busy: busy }
    }
}

impl HttpBody for AnswerBody {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
