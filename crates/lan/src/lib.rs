//! Phones on the local network: an HTTP server that shows an event to browsers.
//!
//! A front end to [`app::App`], like the window and the command line. It is off until the organiser starts it for one
//! event, accepts connections and never opens one. A single table ([`access`]) lists what each role may request. Pages
//! without sign-in show only an [`app::phones::PublicEvent`].
//!
//! Start with [`Server::start`], then [`routes`](crate::routes).

pub mod access;
mod address;
mod allowed_hosts;
mod desk_page;
mod event_watch;
mod firewall;
mod flow;
mod join;
mod join_queue;
mod judge;
mod limits;
mod pages;
mod phone;
mod places;
mod reader;
mod routes;
mod second_desk;
mod serve;
mod server_state;
mod sign;
mod words;

pub use address::{Address, addresses, qr_svg, qr_text, url};
pub use desk_page::{PageFile, PageSource};
pub use firewall::{FirewallCommand, firewall_commands, wifi_text};
pub use join_queue::JoinRequest;
pub use limits::Limits;
pub use serve::{Options, PORT, Server};
pub use sign::{Invitation, invite, invite_on_paper, invite_staff, sign, sign_in_epoch};
