//! An event that is served to the phones in the room.

use serde::{Deserialize, Serialize};

wire! {
    /// Where an event is served.
    pub struct ServedView {
        /// The event.
        pub event: u32,
        /// The port that is listened on.
        pub port: u32,
        /// The addresses by which phones reach it, the likeliest first; empty without a network.
        pub urls: Vec<String>,
    }
}
