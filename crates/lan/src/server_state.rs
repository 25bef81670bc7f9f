//! State shared by all requests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::watch;

use crate::allowed_hosts::AllowedHosts;
use crate::desk_page::{PageSource, ReadSequence};
use crate::event_watch::EventWatch;
use crate::join_queue::JoinQueue;
use crate::limits::Counters;

/// State shared by the routes.
pub(crate) struct Shared {
    pub(crate) live: Arc<EventWatch>,
    pub(crate) hosts: AllowedHosts,
    /// Join requests by name; `None` if no one at the desk approves them.
    pub(crate) joins: Option<JoinQueue>,
    /// The window's page for scorekeepers; `None` if the program has no window.
    pub(crate) desk_page: Option<PageSource>,
    /// Sequence numbers of scorekeepers' reads since the start.
    pub(crate) reads: ReadSequence,
    pub(crate) counters: Arc<Counters>,
    /// Epoch of signed requests ([`Phones::phone_epoch`](app::Phones::phone_epoch)).
    pub(crate) epoch: String,
    /// `true` once the server stops, which ends the streams.
    pub(crate) stop: watch::Receiver<bool>,
}

impl Shared {
    /// Returns `true` if phones may ask to join by a player's name.
    pub(crate) fn takes_joins(&self) -> bool {
        self.joins.as_ref().is_some_and(|joins| joins.is_open(Instant::now()))
    }
}

/// Network address of a request's sender.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);
