//! The state that all requests share.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::sync::watch;

use crate::desk_page::{DeskPage, Reads};
use crate::host::Hosts;
use crate::joins::Joins;
use crate::limits::Counters;
use crate::live::Live;

/// The state that the routes share.
pub(crate) struct Shared {
    pub(crate) live: Arc<Live>,
    pub(crate) hosts: Hosts,
    /// Who asks to join by name; none where nobody looks at the codes.
    pub(crate) joins: Option<Joins>,
    /// The window's page, for scorekeepers; none where the program has no window.
    pub(crate) desk_page: Option<DeskPage>,
    /// What scorekeepers have asked for since the start.
    pub(crate) reads: Reads,
    pub(crate) counters: Arc<Counters>,
    /// The epoch of signed requests ([`app::Desk::phone_epoch`]).
    pub(crate) epoch: String,
    /// Is true once the server is to stop: streams end then.
    pub(crate) stop: watch::Receiver<bool>,
}

/// Where a request comes from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);
