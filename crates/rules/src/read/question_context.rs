//! Data about the ability behind the open question.

use crate::read::View;
use crate::state::{CardIndex, CardRefs, FrameSlot, Seat};

impl View {
    /// Returns the cards picked so far for the open question, in order. A card is listed as often as it was picked
    /// (CR 8.4.5).
    pub fn picked(&self) -> Vec<CardIndex> {
        match self.state.question() {
            Some(question) if question.step.is_some() => {
                self.bound_last(FrameSlot::Picked).into_iter().map(|of| of.card).collect()
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// Returns the cards that the player looks at for the open question (CR 8.13, 8.26). They are searched, or on top
    /// of a deck.
    pub fn looked_at(&self) -> Vec<CardIndex> {
        match self.state.question() {
            Some(question) if question.step.is_some() => {
                let mut seen: Vec<CardIndex> = self.bound_last(FrameSlot::Seen).into_iter().map(|of| of.card).collect();
                self.sort_hidden_hand(&mut seen, question.player);
                seen
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// Returns the player who resolves the ability of the open question, whoever is asked.
    pub fn resolver(&self) -> Option<Seat> {
        self.state.question().filter(|question| question.step.is_some())?;
        self.state.frames().last().map(|frame| frame.controller)
    }

    /// Returns the cards in play that the ability of the open question has chosen or acted on so far. Each is listed
    /// once; the card that has the ability is left out. This is what "that unit" in its text refers to (CR 8.4.1).
    pub fn acted_on(&self) -> Vec<CardIndex> {
        let Some(question) = self.state.question().filter(|question| question.step.is_some()) else {
            return Vec::new();
        };
        let frame = self.state.frames().last();
        let mut found: Vec<CardIndex> = Vec::new();
        for (slot, of) in frame.iter().flat_map(|frame| &frame.cards) {
            let meant = matches!(slot, FrameSlot::It | FrameSlot::Named(_) | FrameSlot::First);
            if meant && self.is_still_in_attack(*of) && of.card != question.source && !found.contains(&of.card) {
                found.push(of.card);
            }
        }
        found
    }

    /// Returns the card that the triggered ability of the open question is about. It may be the card that has the ability.
    pub fn trigger_subject(&self) -> Option<CardIndex> {
        self.state.question().filter(|question| question.step.is_some())?;
        let subject = self.state.frames().last()?.subject;
        self.state.is_current(subject).then_some(subject.card)
    }

    /// Returns the cards bound in a slot of the asking ability. Empty if no ability asks.
    fn bound_last(&self, slot: FrameSlot) -> CardRefs {
        self.state.frames().last().map_or_else(CardRefs::new, |frame| frame.bound(slot))
    }
}
