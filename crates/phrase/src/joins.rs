//! Connections between clauses, the same in all languages.

/// Connection of a clause to the previous one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Joins {
    /// A separate sentence, unless a lead or a "may" connects it to the previous one.
    Free,
    /// The same sentence as the previous one.
    And,
    /// Always a separate sentence: it adds to the previous clause.
    Sentence,
}
