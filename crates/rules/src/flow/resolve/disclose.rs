//! Disclose (CR 8.38): revealing cards from the hand that have certain aspect icons in total.

use model::Aspect;

use crate::flow::resolve::{Resolution, StepContext, StepOutcome};
use crate::state::{Action, CardIndex, CardRef, CardRefs, CardZone, FrameSlot, Question, QuestionKind};

/// Requirements for disclosed cards.
#[derive(Clone, Copy)]
pub(super) struct DiscloseRequest<'a> {
    /// The icons, each as often as it is required.
    pub icons: &'a [Aspect],
    /// One card with any of the icons is enough, and is the disclosed card.
    pub any_of: bool,
    /// One of the icons is enough, and any of the others may follow.
    pub and_or: bool,
}

impl Resolution<'_> {
    /// Returns `true` if cards have all of these icons in total (CR 8.38.1) or, with `any_of`, any of them.
    fn have_icons(&self, cards: &[CardRef], icons: &[Aspect], any_of: bool) -> bool {
        let of = |of: &CardRef| self.def(of.card).aspects;
        if any_of {
            return cards.iter().any(|card| of(card).iter().any(|icon| icons.contains(&icon)));
        }
        Aspect::ALL.iter().all(|aspect| {
            let is_it = |icon: &Aspect| icon == aspect;
            let there: usize = cards.iter().map(|card| of(card).iter().filter(is_it).count()).sum();
            icons.iter().filter(|icon| is_it(icon)).count() <= there
        })
    }

    /// Reveals cards from the player's hand, one pick at a time, until the icons are complete. The player may reveal
    /// more cards than needed (CR 8.38.2). With `any_of`, exactly one card is disclosed.
    pub(super) fn discloses(&mut self, asked: DiscloseRequest<'_>, here: StepContext) -> StepOutcome {
        let DiscloseRequest { icons, any_of, and_or } = asked;
        let you = self.you();
        let answer = self.course().step.answer.take();
        match answer {
            Some(Action::Card(card)) => self.bind_more(FrameSlot::Picked, card),
            Some(Action::No) if here.optional => return StepOutcome::Declined,
            Some(Action::No) => {
                self.record_acted_on(&[], 0);
                return StepOutcome::Done(false);
            }
            Some(_) | None => {}
        }
        let picked = self.bound(FrameSlot::Picked);
        let hand: CardRefs = self.state.list(you, CardZone::Hand).iter().map(|card| self.state.now(*card)).collect();
        let is_enough = self.have_icons(&picked, icons, any_of || and_or);
        let is_over = is_enough && (any_of || matches!(answer, Some(Action::Done)));
        // CR 8.38.3: a player who cannot disclose reveals nothing.
        let can = self.have_icons(&hand, icons, any_of || and_or);
        let rest: Vec<CardIndex> = hand
            .iter()
            .filter(|of| can && !is_over && !picked.contains(of))
            .filter(|of| !any_of || self.have_icons(&[**of], icons, true))
            .map(|of| of.card)
            .collect();
        let mut options: Vec<Action> = rest.into_iter().map(Action::Card).collect();
        if is_enough && options.is_empty() {
            self.bind(FrameSlot::Picked, &[]);
            self.see_disclosed(&picked);
            return StepOutcome::Done(true);
        }
        // CR 1.17.4: a player never has to show that a hidden card fits, even without "you may". A player who cannot
        // disclose gets the same question as one who declines.
        let declines = picked.is_empty();
        if options.is_empty() && !(self.always && declines) {
            self.record_acted_on(&[], 0);
            return StepOutcome::Done(false);
        }
        if declines {
            options.push(Action::No);
        } else if is_enough {
            options.push(Action::Done);
        }
        let question = Question {
            min: 1,
            max: if any_of { 1 } else { hand.len().min(255) as u8 },
            picked: picked.len().min(255) as u8,
            ..self.question_of(you, QuestionKind::Target, here.at)
        };
        self.ask(question, options);
        StepOutcome::Ask
    }
}
