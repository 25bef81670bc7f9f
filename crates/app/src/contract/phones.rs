//! The LAN server and the phones in the room.

use serde::{Deserialize, Serialize};

use super::{CardFace, CardTextView, GameView, SideboardView};

wire! {
    /// The address of a shared event.
    pub struct ServingStatus {
        /// The number of the shared event.
        pub event: u32,
        /// The port.
        pub port: u32,
        /// The addresses for phones, most likely first; empty without a network.
        pub urls: Vec<String>,
    }

    /// The join address of a player's phone.
    pub struct PhoneEnrolmentView {
        /// The event's number.
        pub event: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The number of the device.
        pub phone: u32,
        /// The address. The part after "#" is secret and is not stored.
        pub url: String,
    }

    /// The join address of a judge's or scorekeeper's device.
    pub struct StaffEnrolmentView {
        /// The event's number.
        pub event: u32,
        /// The role of its owner.
        pub role: StaffRole,
        /// The number of the device.
        pub phone: u32,
        /// The address. The part after "#" is secret and is not stored.
        pub url: String,
    }

    /// The phones in the room, for the organiser's window while an event is shared.
    pub struct PhonesView {
        /// The address of the event.
        pub served: ServingStatus,
        /// The QR code of each address, as an SVG image.
        pub codes: Vec<String>,
        /// Number of connected devices.
        pub connected: u32,
        /// `true` if another device has connected since the start.
        pub reached: bool,
        /// Numbers of the players whose phones have joined.
        pub joined: Vec<u32>,
        /// Phones waiting to join by a player's name, oldest first.
        pub joins: Vec<PhoneJoinView>,
        /// `true` if phones can join by a player's name.
        pub joins_open: bool,
        /// The phones and laptops of judges and scorekeepers.
        pub staff: Vec<StaffPhoneView>,
        /// The open calls of players, oldest first.
        pub calls: Vec<PhoneCallView>,
        /// Commands that open the usual firewalls of this system for phones.
        pub firewall: Vec<FirewallView>,
        /// The write counter: a new value means that the data, and possibly the event, have changed.
        pub writes: u32,
        /// The reason phones show an earlier state, if the event cannot be read.
        pub problem: Option<String>,
    }

    /// A phone waiting to join by a player's name until its code has been checked.
    pub struct PhoneJoinView {
        /// The number of the request.
        pub request: u32,
        /// The player it claims to belong to.
        pub player: u32,
        /// The player's name.
        pub name: String,
        /// The four digits on the phone.
        pub code: String,
        /// `true` if another phone is waiting to join as the same player.
        pub doubled: bool,
        /// `true` if it would replace the player's current phone.
        pub replaces: bool,
    }

    /// The purpose of a player's call.
    #[derive(Copy, Eq, Hash)]
    pub enum PhoneCallName {
        /// A judge at the table.
        Judge,
        /// A request to drop.
        Drop,
    }

    /// A staff role.
    #[derive(Copy, Eq, Hash)]
    pub enum StaffRole {
        /// A floor judge: results, time, penalties, notes, deck checks.
        Judge,
        /// A scorekeeper: every step of the event.
        Scorekeeper,
    }

    /// The phone or laptop of a judge or scorekeeper.
    pub struct StaffPhoneView {
        /// The number of the device.
        pub phone: u32,
        /// The role of its owner.
        pub role: StaffRole,
        /// The owner's name, shown with each step.
        pub name: String,
        /// `true` if it has been used.
        pub joined: bool,
        /// The table where its owner is, as entered by them.
        pub table: Option<u32>,
    }

    /// An open call of a player.
    pub struct PhoneCallView {
        /// The player's number.
        pub player: u32,
        /// The player's name.
        pub name: String,
        /// The player's table in the current round; `None` for a bye or before round 1.
        pub table: Option<u32>,
        /// The player's current game on phones or at the desk, if any.
        pub game: Option<u32>,
        /// The purpose.
        pub call: PhoneCallName,
        /// Time of the call (RFC 3339).
        pub at: String,
    }

    /// A command that opens a firewall.
    pub struct FirewallView {
        /// The system that usually has this firewall: "Ubuntu".
        pub system: String,
        /// The command; `None` if it must be done in the system settings.
        pub command: Option<String>,
    }

    /// An invitation for a player's phone, shown once.
    pub struct PhoneInvitationView {
        /// The address with its secret, which is not stored.
        pub url: String,
        /// The address as a QR code in an SVG image.
        pub code: String,
    }

    /// The table of a player's game, on the player's phone.
    pub struct PhoneTableView {
        /// The view of the player's seat, with the latest log lines.
        pub view: GameView,
        /// `true` if the player, and if all other players, are ready for the next game.
        pub wants_next: (bool, bool),
        /// The player's deck and sideboard between two games of a match, with the exchanges so far.
        pub sideboard: Option<SideboardView>,
    }

    /// A card shown at a table, with its text in the phone's language.
    pub struct PhoneCardView {
        /// The facts of the card.
        pub face: CardFace,
        /// The text, if known.
        pub text: Option<CardTextView>,
    }

    /// The answer to a phone that asked about its game.
    #[serde(tag = "kind")]
    pub enum PhoneTableUpdate {
        /// The whole table.
        Whole {
            /// The revision of this table, for the next request.
            revision: String,
            /// The table.
            #[serde(flatten)]
            table: Box<PhoneTableView>,
            /// The cards that the table shows.
            cards: Vec<PhoneCardView>,
        },
        /// The changes since the table that the phone has.
        Changes {
            /// The revision of the changed table, for the next request.
            revision: String,
            /// The revision of the table that the changes apply to.
            base: String,
            /// The changes, in the form that `ui/src/lib/changes.ts` applies.
            #[cfg_attr(feature = "specta", specta(type = specta_typescript::Unknown))]
            changes: serde_json::Value,
            /// The cards that the changed table shows and the other one did not.
            cards: Vec<PhoneCardView>,
        },
    }
}
