//! Entries from phones that are not final: reports of results, open calls, and the tables where judges are.
//!
//! They are folded from the journal, but they are not tournament operations, so undo skips them.

use tournament::{PlayerId, Tournament};

/// The purpose of a player's call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum PhoneCall {
    /// A judge at the table.
    Judge,
    /// A request to drop.
    Drop,
}

/// The role of a person of the staff.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum StaffRole {
    /// A floor judge.
    Judge,
    /// A scorekeeper.
    Scorekeeper,
}

/// A result from one player's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayerReport {
    /// Number of games the player won.
    pub won: u8,
    /// Number of games the opponent won.
    pub lost: u8,
    /// Number of drawn games.
    pub drawn: u8,
}

impl PlayerReport {
    /// Returns the result from the opponent's side.
    pub fn swap_sides(self) -> PlayerReport {
        PlayerReport { won: self.lost, lost: self.won, drawn: self.drawn }
    }
}

/// A player's report of the result of an open match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ResultReport {
    /// Number of the round, from 1.
    pub round: u16,
    pub player: PlayerId,
    pub opponent: PlayerId,
    pub games: PlayerReport,
}

impl ResultReport {
    /// Returns `true` if the match is in the current round and has no result.
    fn is_open(&self, event: &Tournament) -> bool {
        let round = event.rounds().last().filter(|round| round.number == self.round);
        let pairing = round.and_then(|round| round.pairing_of(self.player));
        pairing.is_some_and(|pairing| pairing.result.is_none() && pairing.side_of(self.opponent).is_some())
    }
}

/// A player's call that is not closed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct OpenCall {
    pub player: PlayerId,
    pub call: PhoneCall,
    /// Time of the call (RFC 3339).
    pub at: String,
}

/// The table where a judge or scorekeeper is.
#[derive(Debug, Clone, PartialEq, Eq)]
struct StaffTable {
    role: StaffRole,
    name: String,
    table: u16,
}

/// The entries from an event's phones.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct PhoneEntries {
    reports: Vec<ResultReport>,
    calls: Vec<OpenCall>,
    /// Number of calls that were closed. A call that is opened and closed leaves no other trace.
    closed_calls: u32,
    tables: Vec<StaffTable>,
}

impl PhoneEntries {
    /// Returns `true` if there are no entries.
    pub(crate) fn is_empty(&self) -> bool {
        self.reports.is_empty() && self.calls.is_empty() && self.tables.is_empty()
    }

    /// Returns the reports of the current round's open matches.
    pub(crate) fn reports(&self) -> &[ResultReport] {
        &self.reports
    }

    /// Returns a player's report of a match, or `None`.
    pub(crate) fn report(&self, round: u16, player: PlayerId, opponent: PlayerId) -> Option<PlayerReport> {
        let of_match =
            |report: &&ResultReport| report.round == round && report.player == player && report.opponent == opponent;
        self.reports.iter().find(of_match).map(|report| report.games)
    }

    /// Returns the open calls, oldest first.
    pub(crate) fn calls(&self) -> &[OpenCall] {
        &self.calls
    }

    /// Returns the number of calls that were closed.
    pub(crate) fn closed_calls(&self) -> u32 {
        self.closed_calls
    }

    /// Returns `true` if the player's call is open.
    pub(crate) fn is_open(&self, player: PlayerId, call: PhoneCall) -> bool {
        self.calls.iter().any(|open| open.player == player && open.call == call)
    }

    /// Returns the table where a judge or scorekeeper is, or `None` for no table.
    pub(crate) fn table_of(&self, role: StaffRole, name: &str) -> Option<u16> {
        self.tables.iter().find(|staff| staff.role == role && staff.name == name).map(|staff| staff.table)
    }

    /// Enters a report, which replaces an earlier one of the same player.
    pub(crate) fn add_report(&mut self, report: ResultReport) {
        self.reports.retain(|known| known.player != report.player);
        self.reports.push(report);
    }

    /// Opens a call. An open call keeps its time.
    pub(crate) fn open_call(&mut self, call: OpenCall) {
        if !self.is_open(call.player, call.call) {
            self.calls.push(call);
        }
    }

    /// Closes a call, if it is open.
    pub(crate) fn close_call(&mut self, player: PlayerId, call: PhoneCall) {
        self.closed_calls += u32::from(self.is_open(player, call));
        self.calls.retain(|open| !(open.player == player && open.call == call));
    }

    /// Sets or clears the table of a judge or scorekeeper.
    pub(crate) fn set_table(&mut self, role: StaffRole, name: &str, table: Option<u16>) {
        self.tables.retain(|staff| !(staff.role == role && staff.name == name));
        self.tables.extend(table.map(|table| StaffTable { role, name: name.to_owned(), table }));
    }

    /// Removes the entries that a change to the tournament has ended: reports of matches that have a result or are
    /// paired differently, so that undoing a result does not enter it again; calls to drop by players who have
    /// dropped; calls by players who are not in the event.
    pub(crate) fn remove_ended(&mut self, event: &Tournament) {
        self.reports.retain(|report| report.is_open(event));
        for open in std::mem::take(&mut self.calls) {
            // The call of a merged entry belongs to the entry that remains.
            let Some(player) = event.player(event.current_entry(open.player)) else { continue };
            let is_over = match open.call {
                PhoneCall::Judge => false,
                PhoneCall::Drop => player.is_dropped() || player.disqualified,
            };
            if !is_over {
                self.open_call(OpenCall { player: player.id, ..open });
            }
        }
    }
}
