//! Context of a text while it is evaluated: its card, its player and its bound values.

use crate::state::{CardIndex, CardRef, Frame, Seat};

/// Context of an ability.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ctx<'a> {
    /// The card that has the ability.
    pub source: CardRef,
    /// The player called "you" in the text.
    pub you: Seat,
    /// The player who chooses, meant by `Controller::Chooser`.
    pub chooser: Seat,
    /// The card that a trigger is about.
    pub subject: CardRef,
    /// The player who caused the trigger event.
    pub actor: Seat,
    /// The frame with bound values. `None` unless the ability is resolving.
    pub frame: Option<&'a Frame>,
    /// The attack that the ability is about. If `None`, the innermost attack in progress.
    pub attack: Option<u8>,
    /// The chosen card name (CR 8.17), as its number in the book.
    pub name: Option<u16>,
    /// The identity of the card whose copies the text refers to (CR 8.29.3).
    pub identity: Option<u16>,
    /// The card that an amount is computed for.
    pub itself: CardRef,
    /// The current player of a maximum over players; otherwise `that` of the frame.
    pub that: Seat,
}

impl<'a> Ctx<'a> {
    /// Returns the context of a constant ability, a restriction or a cost. Nothing is bound.
    pub(crate) fn of(source: CardRef, you: Seat) -> Self {
        Ctx {
            source,
            you,
            chooser: you,
            subject: CardRef::NONE,
            actor: Seat::NONE,
            frame: None,
            attack: None,
            name: None,
            identity: None,
            itself: CardRef::NONE,
            that: Seat::NONE,
        }
    }

    /// Returns the context of a half-resolved ability.
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
            itself: CardRef::NONE,
            that: frame.that,
        }
    }

    /// Returns the card that has the ability.
    pub(crate) fn this(&self) -> CardIndex {
        self.source.card
    }
}
