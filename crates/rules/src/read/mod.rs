//! Questions about a game. All of them are methods of [`View`], which is only ever borrowed shared: nothing in this
//! module changes a state, asks a player or tries something on a copy.
//!
//! - `filter`, `target`, `amount`: evaluation of the filters, references, amounts and conditions of a text in a context
//!   (`ctx`).
//! - `facts`: lookups of cards, attacks and players.
//! - `modifiers`: current values of a card. The state stores printed values only.
//! - `printed_stats`: overridden printed stats of a unit.
//! - `applied_modifiers`, `lost_abilities`: modifiers that apply to a card; cards that have lost their abilities.
//! - `keywords`: keywords of a card in any zone, and what they change.
//! - `traits`, `abilities`: current traits of a card; abilities for filters.
//! - `attack`, `damage`, `replacement_order`: attacks that a unit may make; damage and the effects that replace it.
//! - `trigger_events`, `triggers`: events, and the abilities that trigger on them.
//! - `legal`, `play_cost`, `play_permissions`, `payment`: conditions of actions, costs, cards that may be played from
//!   other zones, and resources that can pay.
//! - `view`, `handles`: visibility, card handles.
//! - `question_context`: data about the ability behind the open question.
//! - `trigger_ties`: pending triggers whose order makes no difference.
//! - `invariants`: invariants of a game.
//! - `fingerprint`: a stable form of positions for saved games.
//! - `cache`: precomputed values for speed.
//!
//! The files of this module form a cycle of calls, because constant abilities do: which cards an ability applies to may
//! depend on their power, traits or keywords, which other constant abilities change (CR 7.3.3A).
//!
//! A question that only one step of the game asks is in the file of that step. It is a method of [`View`] too.
//!
//! Read `modifiers` first. Changes to a state are in [`crate::write`].

pub(crate) mod abilities;
pub(crate) mod amount;
pub(crate) mod applied_modifiers;
pub(crate) mod attack;
pub(crate) mod cache;
pub(crate) mod ctx;
pub(crate) mod damage;
pub(crate) mod facts;
pub(crate) mod filter;
pub(crate) mod fingerprint;
pub(crate) mod handles;
pub(crate) mod invariants;
pub(crate) mod keywords;
pub(crate) mod legal;
pub(crate) mod lost_abilities;
pub(crate) mod modifiers;
pub(crate) mod payment;
pub(crate) mod play_cost;
pub(crate) mod play_permissions;
pub(crate) mod printed_stats;
pub(crate) mod question_context;
pub(crate) mod replacement_order;
pub(crate) mod target;
pub(crate) mod traits;
pub(crate) mod trigger_events;
pub(crate) mod trigger_ties;
pub(crate) mod triggers;
pub(crate) mod view;

use std::cell::Cell;
use std::sync::Arc;

use crate::book::features::Features;
use crate::book::{BookHandle, CardBook};
use crate::read::cache::Cache;
use crate::state::invariant::InvariantViolation;
use crate::state::{Action, Question, Seat, State};

/// A game that can only be read: the card book and the state. The other fields only save time or guard against endless
/// recursion.
#[derive(Debug, Clone)]
pub struct View {
    pub(crate) book: BookHandle,
    /// The complete state, which is everything that is saved.
    pub state: State,
    /// Shows every hand to every reader, as the players agreed. The rules keep hands hidden (CR 1.17).
    pub(crate) open_hands: bool,
    /// Features that the cards of this game use.
    pub(crate) features: Features,
    /// Cached values, valid until the cards in play change.
    pub(crate) cache: Cache,
    /// Recursion depth of constant abilities that depend on each other (CR 7.3.3A).
    pub(crate) depth: Cell<u8>,
    /// Set while the effects of constant abilities on a card out of play are computed.
    pub(crate) evaluating_out_of_play: Cell<bool>,
    /// Set while the cards that match a filter are being compared.
    pub(crate) comparing: Cell<bool>,
}

/// A set of players, one bit each.
pub(crate) type Seats = u8;

impl View {
    /// Returns the view of a state.
    pub(crate) fn new(book: Arc<CardBook>, state: State) -> View {
        View {
            features: book.features(&state),
            book: BookHandle::of(book),
            state,
            open_hands: false,
            cache: Cache::default(),
            depth: Cell::new(0),
            evaluating_out_of_play: Cell::new(false),
            comparing: Cell::new(false),
        }
    }

    /// Returns a copy of the view for the same thread, with the same book handle.
    pub(crate) fn shared_copy(&self) -> View {
        View {
            book: self.book.shared(),
            state: self.state.clone(),
            open_hands: self.open_hands,
            features: self.features,
            cache: self.cache.clone(),
            depth: self.depth.clone(),
            evaluating_out_of_play: self.evaluating_out_of_play.clone(),
            comparing: self.comparing.clone(),
        }
    }

    /// Returns the card book.
    pub fn book(&self) -> &Arc<CardBook> {
        self.book.common()
    }

    /// Returns the invariant violation that stopped the game, if any. It is a bug in the engine. The state is left as
    /// it was, for inspection; the only way to continue is from an earlier state.
    pub fn violation(&self) -> Option<&InvariantViolation> {
        self.state.step().violation.as_ref()
    }

    /// Returns `true` if the game has ended or was stopped by an invariant violation.
    pub fn is_over(&self) -> bool {
        self.state.outcome().is_some() || self.violation().is_some()
    }

    /// Returns the open question. Returns `None` only if the game is over or has stopped.
    pub fn question(&self) -> Option<&Question> {
        self.state.question_ref()
    }

    /// Returns the legal actions in a fixed order. The list is empty only if the game is over or has stopped.
    pub fn legal_actions(&self) -> &[Action] {
        self.state.options()
    }
}

pub(crate) fn bit(seat: Seat) -> Seats {
    if seat == Seat::NONE { 0 } else { 1 << seat.0 }
}
