//! The point of view from which a text is read: whose it is, and what is bound.

use crate::state::{CardIx, Frame, Ref, Seat};

/// The point of view of an ability.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ctx<'a> {
    /// The card that has it.
    pub source: Ref,
    /// The player whom the text calls "you".
    pub you: Seat,
    /// The player who chooses: `Side::Chooser` means their cards.
    pub chooser: Seat,
    /// The card that a trigger is about.
    pub subject: Ref,
    /// The player who did what triggered it.
    pub actor: Seat,
    /// What the ability has bound so far; none unless it is resolving.
    pub frame: Option<&'a Frame>,
    /// The attack that it is about; the innermost one under way when there is none.
    pub attack: Option<u8>,
    /// The card name that was chosen for it (CR 8.17), by its number in the book.
    pub name: Option<u16>,
    /// The identity of the card whose copies are meant (CR 8.29.3).
    pub identity: Option<u16>,
    /// The card that an amount is worked out for.
    pub itself: Ref,
    /// The player of a maximum over players; `that` of the frame otherwise.
    pub that: Seat,
}

impl<'a> Ctx<'a> {
    /// The point of view of a constant ability, a restriction or a price: nothing is bound.
    pub(crate) fn of(source: Ref, you: Seat) -> Self {
        Ctx {
            source,
            you,
            chooser: you,
            subject: Ref::NONE,
            actor: Seat::NONE,
            frame: None,
            attack: None,
            name: None,
            identity: None,
            itself: Ref::NONE,
            that: Seat::NONE,
        }
    }

    /// The point of view of a half-resolved ability.
    pub(crate) fn framed(frame: &'a Frame) -> Self {
        Ctx {
            source: frame.source,
            you: frame.you,
            chooser: frame.you,
            subject: frame.subject,
            actor: frame.actor,
            frame: Some(frame),
            attack: (frame.attack != u8::MAX).then_some(frame.attack),
            name: frame.name,
            identity: None,
            itself: Ref::NONE,
            that: frame.that,
        }
    }

    /// The card that has the ability.
    pub(crate) fn this(&self) -> CardIx {
        self.source.card
    }
}
