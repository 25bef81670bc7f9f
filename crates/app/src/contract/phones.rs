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

    /// The address with which the device of a judge or scorekeeper joins.
    pub struct StaffInvitedView {
        /// The number of the event that the device joins.
        pub event: u32,
        /// What its holder is.
        pub role: StaffRole,
        /// The number of the device.
        pub phone: u32,
        /// The address; the part after "#" is the secret and is written nowhere.
        pub url: String,
    }

    /// The phones in the room, as the organiser's window shows them while an event is served.
    pub struct PhonesView {
        /// Where the event is served.
        pub served: ServedView,
        /// The QR code of each of the addresses, as an SVG picture.
        pub codes: Vec<String>,
        /// Devices that are connected now.
        pub connected: u32,
        /// Whether a device other than this machine has connected since the start.
        pub reached: bool,
        /// The players whose phones have joined, by their numbers.
        pub joined: Vec<u32>,
        /// The phones that ask to join by a player's name, the oldest first.
        pub joins: Vec<PhoneJoinView>,
        /// `true` if phones may ask to join by a player's name.
        pub joins_open: bool,
        /// The phones and laptops of judges and scorekeepers.
        pub staff: Vec<StaffPhoneView>,
        /// What players call the desk for and nobody has seen to yet, the oldest first.
        pub calls: Vec<PhoneCallView>,
        /// The commands that let phones through the usual firewalls of this system.
        pub firewall: Vec<FirewallView>,
        /// Another number than before says that the data, and so perhaps the event, have changed.
        pub writes: u32,
        /// Why the phones see what was there before, when the event cannot be read: a sentence.
        pub problem: Option<String>,
    }

    /// A phone that asks to join by a player's name, until somebody has looked at the code that it shows.
    pub struct PhoneJoinView {
        /// The number of the request.
        pub request: u32,
        /// The player whose phone it says it is.
        pub player: u32,
        /// The player's name.
        pub name: String,
        /// The four digits that the phone shows.
        pub code: String,
        /// Whether another phone asks for the same player at this time.
        pub doubled: bool,
        /// Whether the player has a phone already, which this one would replace.
        pub replaces: bool,
    }

    /// What a player calls the desk for.
    #[derive(Copy, Eq)]
    pub enum PhoneCallName {
        /// A judge at the table.
        Judge,
        /// To leave the event.
        Drop,
    }

    /// Who runs the event from another device.
    #[derive(Copy, Eq, Hash)]
    pub enum StaffRole {
        /// A floor judge: results, time, penalties, notes, deck checks.
        Judge,
        /// A scorekeeper: every step of the event.
        Scorekeeper,
    }

    /// The phone or laptop of a judge or scorekeeper.
    pub struct StaffPhoneView {
        /// The number of the phone.
        pub phone: u32,
        /// What its holder is.
        pub role: StaffRole,
        /// The holder's name, as it stands behind each step.
        pub name: String,
        /// Whether it has been used yet.
        pub joined: bool,
        /// The table at which the holder is, as that person has said.
        pub table: Option<u32>,
    }

    /// A call of a player that nobody has seen to yet.
    pub struct PhoneCallView {
        /// The player's number.
        pub player: u32,
        /// The player's name.
        pub name: String,
        /// The player's table in the newest round; none for a bye and without a round.
        pub table: Option<u32>,
        /// The game of the player that is being played on phones or at the desk, where one is.
        pub game: Option<u32>,
        /// What for.
        pub call: PhoneCallName,
        /// When the call came (RFC 3339).
        pub at: String,
    }

    /// A command that opens a firewall.
    pub struct FirewallView {
        /// The system on which this firewall is usual: "Ubuntu".
        pub system: String,
        /// The command; none where a person has to go through the system's settings.
        pub command: Option<String>,
    }

    /// An invitation of a player's phone, to be shown on the screen once.
    pub struct PhoneInvitationView {
        /// The address with its secret, which is written nowhere.
        pub url: String,
        /// The same as a QR code: an SVG picture.
        pub code: String,
    }
}
