//! Phones on the local network: an HTTP server that shows an event to browsers.
//!
//! A front end to [`app::Phones`]. It gets nothing else, so it can neither restore a backup nor change settings or the
//! library. It is off until the organiser starts it for one event, accepts connections and never opens one. Pages
//! without sign-in show only an [`app::phones::PublicEvent`].
//!
//! # Main types
//!
//! - [`Server`] is a running server; [`Server::start`] starts it with [`Options`], and [`Server::stop`] stops it.
//! - [`access`] is the single table of what each role may request.
//! - [`invite`] and [`invite_staff`] create the links that enrol the phone of a player, a judge or a scorekeeper.
//!
//! # Example
//!
//! Serve an event on this machine only, and request the live board as anyone in the room may:
//!
//! ```
//! use std::io::{Read, Write};
//! use std::net::{Ipv4Addr, TcpStream};
//! use std::sync::Arc;
//!
//! use app::{App, contract::NewEvent};
//! use lan::{Options, Server};
//!
//! let app = App::in_memory()?;
//! let event = app.events().create_event(NewEvent::constructed("Friday night"))?.summary.id;
//! let options = Options { address: Some(Ipv4Addr::LOCALHOST.into()), port: 0, ..Options::of(event) };
//! let server = Server::start(Arc::clone(app.phones()), &options)?;
//!
//! let mut stream = TcpStream::connect(server.address())?;
//! write!(stream, "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address())?;
//! let mut page = String::new();
//! stream.read_to_string(&mut page)?;
//! assert!(page.starts_with("HTTP/1.1 200") && page.contains("Friday night"));
//! server.stop();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod access;
mod address;
mod allowed_hosts;
mod assets;
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
pub use sign::{Invitation, invite, invite_on_paper, invite_staff, sign, sign_in_epoch, with_seat};
