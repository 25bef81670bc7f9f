//! The legality of a list with cards that the catalogue does not have yet.

use crate::{Problem, ProblemCode};

/// The answer to the question whether a list is legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Legality {
    /// No rule is broken, and all cards are known.
    Legal,
    /// A rule is broken, whatever the unknown cards are.
    Illegal,
    /// The list has unknown cards of a known set, and no rule is broken by the others.
    CannotBeJudged,
}

impl Legality {
    /// Returns the word for programs.
    pub fn as_str(self) -> &'static str {
        match self {
            Legality::Legal => "legal",
            Legality::Illegal => "illegal",
            Legality::CannotBeJudged => "cannot_be_judged",
        }
    }
}

/// The unknown cards of a known set in a list, with copies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct UnknownCards {
    /// In the section of leaders.
    pub leaders: u32,
    /// In the section of bases.
    pub bases: u32,
    /// In the main deck. A list without headings has all cards here.
    pub main: u32,
    /// In the sideboard.
    pub sideboard: u32,
}

impl UnknownCards {
    /// Returns the number of unknown cards in all sections.
    pub fn total(self) -> u32 {
        [self.leaders, self.bases, self.main, self.sideboard].into_iter().fold(0, u32::saturating_add)
    }

    /// Returns `true` if these cards may be those that a problem says are missing.
    fn may_explain(self, problem: &Problem) -> bool {
        if let ProblemCode::LeaderCount { have, need } = problem.what {
            have < need && have.saturating_add(self.leaders).saturating_add(self.main) >= need
        } else if let ProblemCode::BaseCount { have } = problem.what {
            have == 0 && self.bases.saturating_add(self.main) >= 1
        } else if let ProblemCode::TooFewCards { have, need } = problem.what {
            have.saturating_add(self.main) >= need
        } else {
            false
        }
    }
}

/// Returns the legality of one or more lists, and the problems without those that unknown cards may explain. `unknown`
/// returns the unknown cards of a list by [`Problem::deck`].
pub fn legality(problems: Vec<Problem>, unknown: impl Fn(Option<u8>) -> UnknownCards) -> (Legality, Vec<Problem>) {
    let total = unknown(None).total();
    let certain: Vec<Problem> =
        problems.into_iter().filter(|problem| total == 0 || !unknown(problem.deck).may_explain(problem)).collect();
    let answer = match (certain.is_empty(), total) {
        (true, 0) => Legality::Legal,
        (true, _) => Legality::CannotBeJudged,
        (false, _) => Legality::Illegal,
    };
    (answer, certain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(what: ProblemCode) -> Problem {
        Problem { what, cards: Vec::new(), names: Vec::new(), rule: "CR 9.2.2A", deck: None }
    }

    fn judged(problems: &[ProblemCode], unknown: UnknownCards) -> (Legality, usize) {
        let (answer, left) = legality(problems.iter().cloned().map(problem).collect(), |_| unknown);
        (answer, left.len())
    }

    #[test]
    fn missing_cards_that_may_be_the_unknown_ones_are_no_problem() {
        let missing = [ProblemCode::LeaderCount { have: 0, need: 1 }, ProblemCode::TooFewCards { have: 3, need: 50 }];
        let unknown = UnknownCards { leaders: 1, main: 47, ..UnknownCards::default() };
        assert_eq!(judged(&missing, unknown), (Legality::CannotBeJudged, 0));
        assert_eq!(judged(&missing, UnknownCards { main: 46, ..unknown }), (Legality::Illegal, 1));
        assert_eq!(judged(&missing, UnknownCards::default()), (Legality::Illegal, 2));
    }

    #[test]
    fn a_broken_rule_is_illegal_whatever_the_unknown_cards_are() {
        let unknown = UnknownCards { bases: 1, ..UnknownCards::default() };
        assert_eq!(
            judged(&[ProblemCode::SameLeader, ProblemCode::BaseCount { have: 0 }], unknown),
            (Legality::Illegal, 1)
        );
        assert_eq!(judged(&[ProblemCode::BaseCount { have: 2 }], unknown), (Legality::Illegal, 1));
    }

    #[test]
    fn a_list_of_known_cards_is_legal_or_not() {
        assert_eq!(judged(&[], UnknownCards::default()), (Legality::Legal, 0));
        let sideboard = UnknownCards { sideboard: 1, ..UnknownCards::default() };
        assert_eq!(judged(&[], sideboard), (Legality::CannotBeJudged, 0));
    }
}
