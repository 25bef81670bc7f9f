//! Clauses and their combination into sentences.

pub(super) use crate::plan::{Joins, Phrase, under};

use crate::plan::groups;

use super::grammar::{capital, list};

/// A clause: "if you do," + "you may" + "draw a card".
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Clause {
    /// Introductory phrase, such as "if you do,"; may be empty.
    pub lead: String,
    /// The subject; empty for the reader (imperative).
    pub who: String,
    /// `true` if it is optional.
    pub may: bool,
    /// The remaining text, beginning with the verb.
    pub text: String,
    /// Connection to the previous clause.
    pub joins: Joins,
}

impl Clause {
    /// Returns a separate sentence that adds to the previous clause.
    pub(super) fn more(who: impl Into<String>, text: impl Into<String>) -> Clause {
        Clause { lead: String::new(), who: who.into(), may: false, text: text.into(), joins: Joins::Sentence }
    }

    fn subject(&self) -> String {
        match (self.who.as_str(), self.may) {
            ("", false) => String::new(),
            ("", true) => "you may ".to_owned(),
            (who, false) => format!("{who} "),
            (who, true) => format!("{who} may "),
        }
    }

    fn same_subject(&self, other: &Clause) -> bool {
        self.who == other.who && self.may == other.may
    }
}

impl Phrase for Clause {
    fn joins(&mut self) -> &mut Joins {
        &mut self.joins
    }

    /// Prepends a lead: "if A," before "if B," is "if A and B,".
    fn led(mut self, lead: &str) -> Clause {
        self.lead = match (lead.strip_suffix(','), self.lead.strip_prefix("if ")) {
            (Some(outer), Some(inner)) if outer.starts_with("if ") => format!("{outer} and {inner}"),
            (Some(_) | None, _) if self.lead.is_empty() => lead.to_owned(),
            (Some("if you do" | "if they do"), _) if self.lead == "after that," => lead.to_owned(),
            (Some(_) | None, _) => format!("{lead} {}", self.lead),
        };
        self.joins = Joins::Sentence;
        self
    }

    fn instead(self) -> Clause {
        Clause { may: true, text: format!("{} instead", self.text), ..self }
    }

    fn ends_alone(&self) -> bool {
        self.text.ends_with(['"', '.', ')']) || self.who == "it"
    }
}

/// Renders the clauses as sentences.
pub(super) fn sentences(clauses: &[Clause]) -> String {
    let mut before: Option<String> = None;
    let mut texts = Vec::new();
    for group in groups(clauses) {
        texts.push(sentence(&group, before.as_deref()));
        before = group.last().map(|clause| clause.who.clone());
    }
    texts.join(" ")
}

fn sentence(group: &[Clause], before: Option<&str>) -> String {
    let mut parts: Vec<String> = Vec::new();
    for run in group.chunk_by(|one, two| one.same_subject(two)) {
        let texts: Vec<String> = run.iter().map(|clause| clause.text.clone()).collect();
        let mut head = run[0].clone();
        if before.is_some_and(|who| who == head.who) && (head.who.starts_with("each ") || head.who.starts_with("an ")) {
            head.who = "that player".to_owned();
        }
        let mut texts = texts.into_iter();
        parts.extend(texts.next().map(|first| format!("{}{first}", head.subject())));
        parts.extend(texts);
    }
    let alone = group.windows(2).all(|pair| pair[0].same_subject(&pair[1]));
    let parts = match parts.as_slice() {
        // "choose an enemy unit, and this unit and that unit gain Sentinel"
        [one, two] if two.starts_with("this ") && two.contains(" and ") => format!("{one}, and {two}"),
        [one, two] if !alone && (one.contains(" and ") || two.contains(" and ")) => format!("{one}, and {two}"),
        parts => list(parts, "and"),
    };
    let lead = group.first().map(|clause| clause.lead.as_str()).unwrap_or_default();
    let then = match group.first() {
        Some(first) if lead.is_empty() && first.joins == Joins::And => "then ",
        Some(_) | None => "",
    };
    let space = if lead.is_empty() { "" } else { " " };
    let text = capital(&format!("{then}{lead}{space}{parts}"));
    if text.ends_with(['.', '"', ')']) { text } else { format!("{text}.") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::hold;

    fn clause(who: &str, may: bool, text: &str) -> Clause {
        Clause { lead: String::new(), who: who.to_owned(), may, text: text.to_owned(), joins: Joins::Free }
    }

    #[test]
    fn separate_clauses_are_sentences_and_joined_ones_one_sentence() {
        let both = vec![clause("", false, "draw a card"), clause("", false, "ready this unit")];
        assert_eq!(sentences(&both), "Draw a card. Ready this unit.");
        assert_eq!(sentences(&hold(both.clone())), "Draw a card and ready this unit.");
        assert_eq!(sentences(&under("if you do,", both)), "If you do, draw a card and ready this unit.");
    }

    #[test]
    fn nested_conditions_are_joined() {
        let inner = under("if you control a base,", vec![clause("", true, "draw a card")]);
        assert_eq!(
            sentences(&under("if it is the action phase,", inner)),
            "If it is the action phase and you control a base, you may draw a card."
        );
    }

    #[test]
    fn a_second_subject_is_named_in_the_same_sentence() {
        let both = hold(vec![clause("", false, "draw a card"), clause("each opponent", false, "draws 2 cards")]);
        assert_eq!(sentences(&both), "Draw a card and each opponent draws 2 cards.");
    }
}
