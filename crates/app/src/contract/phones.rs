//! An event that is served to the phones in the room.

use serde::{Deserialize, Serialize};

wire! {
    /// Where an event is served.
    pub struct ServedView {
        /// The number of the event that is served.
        pub event: u32,
        /// The port that is listened on.
        pub port: u32,
        /// The addresses by which phones reach it, the likeliest first; empty without a network.
        pub urls: Vec<String>,
    }

    /// The address with which a player's phone joins.
    pub struct PhoneInvitedView {
        /// The number of the event that the phone joins.
        pub event: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The number of the phone.
        pub phone: u32,
        /// The address; the part after "#" is the secret and is written nowhere.
        pub url: String,
    }
}
