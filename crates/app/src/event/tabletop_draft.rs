//! The steps of a tabletop draft, for its pick clock (CR 10.3.3).

use std::sync::Arc;

use draft::PassDirection;

/// The part of a tabletop draft that a step belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TabletopPart {
    /// The leaders, before the packs (CR 10.3.3A).
    Leaders,
    /// The three packs (CR 10.3.3B).
    Packs,
    /// The pause between two packs.
    Review,
}

/// A step that all seats take at the same time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TabletopDraftStep {
    pub part: TabletopPart,
    /// Number of the pack, from 1 to 3; 0 for leaders.
    pub pack: u32,
    /// Number of the pick in the pack, from 1; 0 in a review.
    pub pick: u32,
    pub picks: u32,
    pub passing: PassDirection,
    pub seconds: u32,
}

/// Number of cards passed in each booster: 16 without the leader and the Common base or token (CR 10.3.2E).
pub(crate) const BOOSTER_CARDS: u32 = 14;
/// Number of leaders that each player drafts before the packs.
pub(crate) const LEADERS: u32 = 3;
const PACKS: u32 = 3;

/// Returns the steps: leaders, then three packs with a review before the second and the third. The last card of a
/// pack is no choice and has no step. `cards` and `leaders` are the numbers of cards in a pack and of leaders drafted
/// first.
pub(crate) fn steps(cards: u32, leaders: u32) -> Arc<[TabletopDraftStep]> {
    let timers = draft::TimerTable::regulation();
    let mut steps = Vec::new();
    for pick in 1..leaders {
        let seconds = u32::from(timers.for_leaders((leaders + 1 - pick) as usize));
        let (part, passing) = (TabletopPart::Leaders, PassDirection::Right);
        steps.push(TabletopDraftStep { part, pack: 0, pick, picks: leaders, passing, seconds });
    }
    for pack in 1..=PACKS {
        // Left, right, left (CR 10.3.3B).
        let passing = if pack == 2 { PassDirection::Right } else { PassDirection::Left };
        if pack > 1 {
            let (part, seconds) = (TabletopPart::Review, u32::from(timers.review));
            steps.push(TabletopDraftStep { part, pack, pick: 0, picks: cards, passing, seconds });
        }
        for pick in 1..cards {
            let seconds = u32::from(timers.for_pack((cards + 1 - pick) as usize));
            steps.push(TabletopDraftStep { part: TabletopPart::Packs, pack, pick, picks: cards, passing, seconds });
        }
    }
    steps.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cube can have packs of other sizes, and leaders among the cards.
    #[test]
    fn a_tabletop_draft_of_a_cube_has_a_step_for_each_choice() {
        let steps = steps(10, 0);
        assert_eq!(steps.len(), 3 * 9 + 2);
        assert!(steps.iter().all(|step| step.part != TabletopPart::Leaders && step.picks == 10));
    }

    /// CR 10.3.3: leaders right; packs left, right, left. Timers as in the regulations' appendix C.
    #[test]
    fn a_tabletop_draft_has_leaders_and_three_packs_with_two_reviews() {
        let steps = steps(BOOSTER_CARDS, LEADERS);
        assert_eq!(steps.len(), 2 + 3 * 13 + 2);
        let leaders: Vec<u32> =
            steps.iter().filter(|step| step.part == TabletopPart::Leaders).map(|s| s.seconds).collect();
        assert_eq!(leaders, [15, 10]);
        let first: Vec<u32> = steps.iter().filter(|step| step.pack == 1).map(|step| step.seconds).collect();
        assert_eq!(first, [60, 40, 40, 30, 30, 25, 25, 20, 15, 10, 10, 5, 5]);
        let directions: Vec<PassDirection> =
            (1..=3).map(|pack| steps.iter().find(|step| step.pack == pack).unwrap().passing).collect();
        assert_eq!(directions, [PassDirection::Left, PassDirection::Right, PassDirection::Left]);
        assert_eq!(steps.iter().filter(|step| step.part == TabletopPart::Review).map(|s| s.seconds).sum::<u32>(), 60);
    }
}
