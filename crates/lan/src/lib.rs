//! Phones in the room: an event on the shop's own network, for browsers.
//!
//! A face on [`app::Desk`] like the window and the command line, off until the organiser starts it for one event. It
//! listens and never calls out. What a request may do is one table ([`access`]); everything that everybody sees is a
//! [`app::phones::PublicEvent`].
//!
//! Start reading at [`Server::start`], then [`routes`](crate::routes).

pub mod access;
mod address;
mod desk_page;
mod flow;
mod host;
mod join;
mod joins;
mod judge;
mod limits;
mod live;
mod pages;
mod phone;
mod places;
mod reach;
mod reader;
mod routes;
mod second_desk;
mod serve;
mod shared;
mod sign;
mod words;

pub use address::{Address, addresses, qr_svg, qr_text, url};
pub use desk_page::{DeskPage, PageFile};
pub use joins::JoinRequest;
pub use limits::Limits;
pub use reach::{FirewallCommand, firewall_commands, wifi_text};
pub use serve::{Options, PORT, Server};
pub use sign::{Invitation, invite, invite_on_paper, invite_staff, sign, sign_in_epoch};
