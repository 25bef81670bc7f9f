//! Printouts and exports of an event.

use serde::{Deserialize, Serialize};

wire! {
    /// A table for other programs.
    #[derive(Copy, Eq)]
    pub enum CsvTable {
        /// The players with their records.
        Players,
        /// All matches, or all seats of multiplayer tables.
        Rounds,
        /// The standings after the current round.
        Standings,
        /// The standings of the teams of a draft.
        Teams,
    }

    /// A printout of an event.
    #[derive(Copy, Eq)]
    pub enum PrintoutKind {
        /// Pairings by table.
        Pairings,
        /// Pairings by name.
        Names,
        /// Pods and seats by name.
        Seatings,
        /// Match slips, four per page.
        Slips,
        /// The standings with the rules profile and its tiebreakers.
        Standings,
        /// The bracket as a tree.
        Bracket,
        /// One form for each deck check of the round.
        DeckChecks,
        /// One page for each draft pod.
        Pods,
        /// One card for each player, ten per page, with the QR code of the player's phone.
        SeatCards,
    }
}
