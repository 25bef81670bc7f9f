//! The log of an event: what its records say, in words.

/// A line of the event's log.
#[derive(Debug, Clone)]
pub(crate) struct LogEntry {
    pub at: String,
    pub text: String,
    /// Whether it is a step of a pick, which the draft's own log shows.
    pub is_pick: bool,
    /// The operation's place among the tournament's operations, when it is one.
    pub operation: Option<usize>,
    /// Whether it belongs to the step of the line before it.
    pub part: bool,
}
