//! Drafts of shapes other than a pod (`draft::VariantDraft`): their state at a table of the event, and the codes that
//! people and phones use for choices.

use chrono::{DateTime, Utc};
use draft::{VariantChoice, VariantDraft};

/// The draft of one table, with the start of its current choice.
#[derive(Debug, Clone)]
pub(crate) struct VariantTable {
    pub draft: VariantDraft,
    since: DateTime<Utc>,
}

impl VariantTable {
    pub(crate) fn new(draft: VariantDraft, at: DateTime<Utc>) -> VariantTable {
        VariantTable { draft, since: at }
    }

    /// Applies a choice made at this time.
    ///
    /// # Errors
    /// [`draft::VariantError`] if it is not possible; nothing changes.
    pub(crate) fn apply(
        &mut self,
        action: &draft::VariantAction,
        at: DateTime<Utc>,
    ) -> Result<(), draft::VariantError> {
        self.draft.apply(action)?;
        self.since = at;
        Ok(())
    }

    /// Returns the start of the current choice.
    pub(crate) fn since(&self) -> DateTime<Utc> {
        self.since
    }
}

/// Returns the code of a choice: the number on a card, `take` or `pass`, `row-1` to `row-3`, or `column-1` to
/// `column-3`.
pub(crate) fn code(choice: VariantChoice) -> String {
    match choice {
        VariantChoice::Card { printing, .. } => printing.to_string(),
        VariantChoice::Pile { take: true, .. } => "take".to_owned(),
        VariantChoice::Pile { take: false, .. } => "pass".to_owned(),
        VariantChoice::Line { line: row @ 0..3 } => format!("row-{}", row + 1),
        VariantChoice::Line { line: column } => format!("column-{}", column.saturating_sub(2)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_has_a_code() {
        let lines: Vec<String> = (0..6).map(|line| code(VariantChoice::Line { line })).collect();
        assert_eq!(lines, ["row-1", "row-2", "row-3", "column-1", "column-2", "column-3"]);
        assert_eq!(code(VariantChoice::Pile { pile: 2, take: false }), "pass");
        let card = VariantChoice::Card { index: 3, printing: "SOR_010".parse().unwrap() };
        assert_eq!(code(card), "SOR_010");
    }
}
