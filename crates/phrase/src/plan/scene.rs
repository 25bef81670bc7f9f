//! The state of a text so far: the actor, and the referents of its pronouns.

use std::rc::Rc;

use ability::{Binding, Controller, Filter, PlayerFilter, Target, Token};
use model::CardType;

use super::Verb;
use crate::Context;

/// The way a card refers to itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Myself {
    /// By its kind: "this unit".
    Is(CardType),
    /// As a card: "this card".
    Card,
    /// By a pronoun, because it was just named.
    Pronoun,
}

/// A noun that later sentences can refer to.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Head {
    Card,
    Unit,
    Base,
    Upgrade,
    Leader,
    Token,
    /// The name of a card.
    Name,
    /// The attacking unit.
    Attacker,
    /// The defending unit.
    Defender,
    /// Units and bases that were dealt damage.
    Damaged,
    /// Cards that were disclosed.
    Disclosed,
    /// Tokens that were created.
    Created(Token),
    /// The card with the text.
    This(CardType),
    /// The card that the upgrade with the text is attached to.
    Attached(CardType),
    /// The cards of a filter.
    Of(Box<Filter>),
}

/// The referent of a pronoun.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Referent {
    pub head: Head,
    /// `true` if it may be several cards.
    pub several: bool,
    /// `true` if the cards are certainly the reader's own.
    pub own: bool,
    /// `true` if the cards come from the deck, so that taking them to hand is drawing them.
    pub deck: bool,
}

impl Referent {
    /// Returns the referent of one card.
    pub(crate) fn one(head: Head) -> Referent {
        Referent { head, several: false, own: false, deck: false }
    }

    /// Returns the referent of several cards.
    pub(crate) fn many(head: Head) -> Referent {
        Referent { several: true, ..Referent::one(head) }
    }
}

/// Result of the last step, for "that much".
#[derive(Debug, Clone)]
pub(crate) enum Done {
    /// A result without a noun.
    Unsaid,
    /// A number that a player chose.
    ChosenNumber,
    /// An amount of damage that was dealt or healed.
    Damage(Verb),
    /// A number of cards, tokens or resources.
    Things(Referent, Verb),
}

/// A player or card that acts.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Who {
    Player(PlayerFilter),
    /// All players of a side.
    Side(Controller),
    Target(Target),
    /// Each card of a target.
    EachOf(Target),
}

/// A player or card that acts, and the scene to describe it in.
#[derive(Debug, Clone)]
pub(crate) struct Party {
    pub who: Who,
    pub at: Rc<Scene>,
}

impl Party {
    /// Returns `true` if it is a player who was mentioned before: "that player".
    pub(crate) fn is_that_player(&self) -> bool {
        match &self.who {
            Who::Player(PlayerFilter::That | PlayerFilter::Actor) => true,
            Who::Player(PlayerFilter::You) => !self.at.is_you(),
            Who::Player(_) | Who::Side(_) | Who::Target(_) | Who::EachOf(_) => false,
        }
    }

    /// Returns `true` if both are described by the same words.
    pub(crate) fn is(&self, other: &Party) -> bool {
        self.who == other.who || self.is_that_player() && other.is_that_player()
    }
}

/// The subject of the steps.
#[derive(Debug, Clone)]
pub(crate) enum Actor {
    /// The reader: "draw a card", "your hand".
    You,
    /// Another player: "each opponent draws a card", "their hand".
    They(Rc<Party>),
}

/// Direction relative to a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    /// Out of a zone: "from your hand".
    From,
    /// Inside a zone: "in your hand".
    In,
}

/// The state of the text of one ability at one point.
#[derive(Debug, Clone)]
pub(crate) struct Scene {
    /// The card with the text.
    pub me: Myself,
    /// Kind of card that an upgrade is attached to.
    pub host: CardType,
    /// The card may be a unit or leader as well as an upgrade: see [`Context::pilot`].
    pub pilot: bool,
    pub actor: Actor,
    /// `true` after "may".
    pub may: bool,
    /// The player who decides on a "may", if it is not the actor.
    pub decider: Option<Rc<Party>>,
    /// The player who chooses, when cards "that they control" are mentioned.
    pub chooser: Option<Rc<Party>>,
    /// Referent of "it": the target of the last step.
    pub it: Referent,
    /// The affected card of an amount.
    pub itself: Referent,
    /// `true` if a previous sentence has named the affected card: "that unit" rather than "it".
    pub itself_named: bool,
    /// The card that the trigger is about.
    pub subject: Referent,
    /// Referents and results bound to names so far.
    pub named: Vec<(Binding, Referent, Done)>,
    pub done: Done,
    /// The card that the clause is about: it is a pronoun.
    pub topic: Option<Target>,
    pub toward: Direction,
    /// Omits the target of the choice (for prompts).
    pub blank: bool,
    /// `true` if an attack was mentioned, so that the attacker is a pronoun.
    pub attack: bool,
    /// `true` if `Those` are players who did something, rather than players who were chosen.
    pub doers: bool,
    /// `true` if the reader is named as the subject. This is needed if another player is addressed as well.
    pub told: bool,
    /// `true` if the last choice was made by other players: "that unit", since another card may have been chosen
    /// before.
    pub others_chose: bool,
    /// `true` if the actor is named in full, not by a pronoun, because no previous clause has named that player.
    pub spelled: bool,
    /// `true` if that player's deck may be any deck.
    pub any_deck: bool,
}

impl Scene {
    /// Returns the scene at the start of a text.
    pub(crate) fn new(context: Context<'_>) -> Scene {
        Scene::of(Myself::Is(context.kind), context.host, context.pilot)
    }

    fn of(me: Myself, host: CardType, pilot: bool) -> Scene {
        Scene {
            me,
            host,
            pilot,
            actor: Actor::You,
            may: false,
            decider: None,
            chooser: None,
            it: Referent::one(Head::Card),
            itself: Referent::one(Head::Card),
            itself_named: false,
            subject: Referent::one(Head::Card),
            named: Vec::new(),
            done: Done::Unsaid,
            topic: None,
            toward: Direction::From,
            blank: false,
            attack: false,
            doers: false,
            told: false,
            others_chose: false,
            spelled: false,
            any_deck: false,
        }
    }

    /// Returns the scene for an ability granted to another card. It is written for a unit, or for the base an upgrade is
    /// on, and has no referents from this text.
    pub(crate) fn granted(&self) -> Scene {
        let kind = if self.topic == Some(Target::Attached) { self.host } else { CardType::Unit };
        Scene::of(Myself::Is(kind), CardType::Unit, false)
    }

    /// Returns `true` if the reader acts.
    pub(crate) fn is_you(&self) -> bool {
        matches!(self.actor, Actor::You)
    }

    /// Returns `true` if the player is the actor.
    pub(crate) fn is_actor(&self, player: &PlayerFilter) -> bool {
        *player == PlayerFilter::You
    }

    /// Returns the scene at this point, to describe a part of the text later.
    pub(crate) fn now(&self) -> Rc<Scene> {
        Rc::new(self.clone())
    }

    /// Returns a player, described at this point.
    pub(crate) fn party(&self, player: &PlayerFilter) -> Party {
        Party { who: Who::Player(player.clone()), at: self.now() }
    }
}
