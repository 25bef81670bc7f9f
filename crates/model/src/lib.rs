//! The vocabulary of the game: aspects, arenas, card numbers, printed facts.
//!
//! Invariant: no I/O, no rules, and no English beyond the terms of the game. All types are plain values. Start with
//! [`Card`].

mod aspect;
mod card;
mod number;
mod terms;
mod traits;

pub use aspect::{Aspect, AspectIcons, TooManyIcons};
pub use card::{Card, CardId, PrintedKeyword};
pub use number::{CardNumber, NumberError, SetCode};
pub use terms::{Arena, CardType, Keyword, Rarity, Treatment, UnknownTerm};
pub use traits::Trait;
