//! Vocabulary of a language for the table. It contains words only, no decisions.

use ability::{Modifier, ProtectedAction, Token};
use model::{Aspect, Trait};
use rules::{Counter, IllegalReason, LogEvent, QuestionKind, Seat};

use super::Table;
use super::lines::Joint;
use crate::Context;

/// Words of a language for a game. Placeholders `{}` are filled in the listed order, those with names as described in
/// [`frame`](super::frame).
pub(crate) struct Words {
    /// The word for the player who is addressed.
    pub you: &'static str,
    /// The only opponent without a name; one of several, by their number.
    pub opponent: [&'static str; 2],
    /// No player.
    pub no_player: &'static str,
    /// A player without a name, by their seat.
    pub player: &'static str,
    /// A player and their verb, given in the third person.
    pub does: fn(&Table<'_>, Seat, &str) -> String,
    /// A player as an owner.
    pub whose: fn(&Table<'_>, Seat) -> String,
    /// A player's base, in a form.
    pub base_of: fn(&Table<'_>, Seat, &str) -> String,
    /// A card that does not exist.
    pub no_card: &'static str,
    /// A card that the reader may not know, in a form.
    pub some_card: fn(&str) -> &'static str,
    /// `{name}` of a card with its player, `{whose}`.
    pub owned: &'static str,
    /// A number with its noun.
    pub counted: fn(i64, &str, &str) -> String,
    /// A list whose last item is joined by "and".
    pub list: fn(&[String]) -> String,
    /// Options of questions.
    pub options: OptionWords,
    /// The sentence of an event, with its details.
    pub event: fn(&LogEvent) -> &'static str,
    /// The sentence of several events of one kind, about `{things}`: of one, of several, of a number that stands for
    /// them (`{count}`).
    pub several: fn(Joint) -> [&'static str; 3],
    /// A number of tokens of a kind, with their player; `true` as an object.
    pub tokens: fn(Token, usize, Option<String>, bool) -> String,
    /// One card that the reader may not know, or a `{count}` of them.
    pub unknown_cards: [&'static str; 2],
    /// `{count}` cards.
    pub cards: &'static str,
    /// No cards.
    pub nothing: &'static str,
    /// Combat damage, indirect damage, damage.
    pub damage_kinds: [&'static str; 3],
    /// An epic action, one of several actions, the only action, another ability.
    pub abilities: [&'static str; 4],
    /// An event that a card is protected from, after "cannot".
    pub withstood: fn(ProtectedAction) -> &'static str,
    /// The ability has no effect: it was already used, its condition is not met, it was not used, its card left play.
    pub idle: [&'static str; 4],
    /// No card of a filter, which is given with its article.
    pub no_such: fn(&str) -> Option<String>,
    /// The resources that an option costs, after it.
    pub for_cost: &'static str,
    /// One resource that was paid, or a `{count}` of them, after a sentence.
    pub for_paid: [&'static str; 2],
    /// The damage that an attacker takes, after a sentence.
    pub and_takes: &'static str,
    /// The sign that begins an ability in quotes.
    pub quote: char,
    /// Temporary modifiers.
    pub lasting: LastingWords,
    /// An illegal reason; the flag is `false` if the reader may not know its details.
    pub reason: fn(IllegalReason, bool) -> &'static str,
    /// The name of a counter.
    pub counter: fn(Counter) -> &'static str,
    /// A question, and its name within a sentence ("another question is open: a target").
    pub question: fn(QuestionKind) -> [&'static str; 2],
    /// The card that a trigger is about, in the modes of its ability, in all cases.
    pub that: &'static [&'static str],
    /// Prompt for the card that is dealt excess damage (CR 1.9.11), which no step asks for.
    pub excess: &'static str,
    /// Prompt of a search.
    pub search_for: &'static str,
    /// Number of picks; number of picks and their maximum.
    pub chosen: [&'static str; 2],
    /// A mode, by its number.
    pub mode: &'static str,
    /// Name of an aspect to choose.
    pub aspect: fn(Aspect) -> &'static str,
    /// Name of a trait to choose.
    pub trait_of: fn(Trait) -> String,
    /// The host of an upgrade, `{card}`.
    pub on: &'static str,
    /// Setup, action phase and regroup phase; the latter two with the round.
    pub phases: [&'static str; 3],
    /// Phase and holder of the initiative; the same after the initiative was taken this round.
    pub initiative: [&'static str; 2],
    /// A player who has lost a game that continues.
    pub out: &'static str,
    /// A player: remaining HP of the base and its total, ready resources and their total, cards in hand, deck and
    /// discard pile.
    pub side: &'static str,
    /// Width of the row labels.
    pub head: usize,
    /// Row labels: leader, hand.
    pub heads: [&'static str; 2],
    /// Row label of the base zone, for cards other than base and leaders.
    pub base: &'static str,
    /// Row labels of the arenas: ground, space.
    pub arenas: [&'static str; 2],
    /// A ready card; an exhausted card.
    pub turned: [&'static str; 2],
    /// A leader that was deployed; a leader that is deployed with a number of resources.
    pub deployed: [&'static str; 2],
    /// Damage on a unit.
    pub damage: &'static str,
    /// Upgrades on a unit.
    pub with: &'static str,
    /// Captured cards under a unit: one; several.
    pub guards: [&'static str; 2],
    /// Printed values of a ground unit, a space unit, an upgrade, an event; each followed by the cost.
    pub printed: [&'static str; 4],
    /// The cost, after the printed values.
    pub cost: &'static str,
    /// Numbers of two units that fight.
    pub against: &'static str,
    /// Printed values of an upgrade, and the unit it is played on.
    pub onto: &'static str,
    /// Remaining HP of a base.
    pub left: &'static str,
    /// A resource of a player, ready or exhausted.
    pub resource: fn(&Table<'_>, Seat, &str) -> String,
}

/// Words for options of questions.
pub(crate) struct OptionWords {
    pub play: &'static str,
    pub play_on: &'static str,
    pub instead_of_cost: &'static str,
    pub attack: &'static str,
    pub use_ability: &'static str,
    pub deploy: &'static str,
    pub deploy_on: &'static str,
    pub take: &'static str,
    pub pass: &'static str,
    pub arena: &'static str,
    /// An ability without a card.
    pub ability: &'static str,
    pub yes: &'static str,
    pub no: &'static str,
    pub done: &'static str,
    pub top: &'static str,
    pub bottom: &'static str,
    /// A hidden resource; a hidden card in hand.
    pub unseen: [&'static str; 2],
}

/// Words for temporary modifiers of a `{card}`. Durations have a part in the `{front}` of the sentence and one at its
/// end, `{back}`.
pub(crate) struct LastingWords {
    pub phase: [&'static str; 2],
    pub round: [&'static str; 2],
    pub next_regroup: [&'static str; 2],
    pub attack: [&'static str; 2],
    pub in_play: [&'static str; 2],
    /// While the `{source}` is in play.
    pub while_in_play: [&'static str; 2],
    /// A card with this name gets the modifier for this duration.
    pub gained: fn(&str, &Modifier, [&str; 2], Context<'_>) -> String,
    /// It gains an ability.
    pub ability: &'static str,
    /// It does not ready in the next regroup phase.
    pub stays_exhausted: &'static str,
    /// Its damage of a `{kind}` is dealt `{to}` another card.
    pub redirect: &'static str,
    pub other: &'static str,
}

/// Fills the placeholders of a sentence.
pub(crate) fn fill(sentence: &str, parts: &[&dyn std::fmt::Display]) -> String {
    let mut pieces = sentence.split("{}");
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    for (piece, part) in pieces.zip(parts) {
        filled.push_str(&part.to_string());
        filled.push_str(piece);
    }
    filled
}
