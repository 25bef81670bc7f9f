//! What an event writes for printers and other programs.

use serde::{Deserialize, Serialize};

wire! {
    /// A table for other programs.
    #[derive(Copy, Eq)]
    pub enum CsvTable {
        /// The players with their records.
        Players,
        /// Every match, or every seat of tables of three and four.
        Rounds,
        /// The standings after the newest round.
        Standings,
    }

    /// A paper of an event.
    #[derive(Copy, Eq)]
    pub enum EventPaperKind {
        /// Who meets whom, by table.
        Pairings,
        /// Who meets whom, by name.
        Names,
        /// Pod and seat of everybody, by name.
        Seatings,
        /// A slip for each match, four a page.
        Slips,
        /// The standings with the rules profile and its tiebreakers.
        Standings,
        /// The single elimination as a tree.
        Bracket,
        /// A form for each deck that is checked in the round.
        DeckChecks,
        /// A page for each draft pod.
        Pods,
        /// A card for each person, ten a page, with the code by which the phone joins.
        SeatCards,
    }
}
