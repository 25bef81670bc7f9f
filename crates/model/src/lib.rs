//! The vocabulary of the game: aspects, arenas, card numbers, printed facts.
//!
//! Invariant: no I/O, no rules, and no English beyond the terms of the game. All types are plain values.
//!
//! # Main types
//!
//! - [`Card`] has the printed facts of a card; [`CardId`] is its index in the catalogue.
//! - [`CardNumber`] and [`SetCode`] are parsed from text in all common spellings.
//! - [`AspectIcons`] are the icons of a card or of a deck, [`Aspect`] one of them.
//! - [`CardType`], [`Arena`], [`Rarity`], [`Treatment`], [`Keyword`] and [`Trait`] are the terms of the game.
//!
//! # Example
//!
//! ```
//! use model::{Aspect, AspectIcons, CardNumber, Keyword};
//!
//! let number: CardNumber = "sor-42".parse()?;
//! assert_eq!((number.to_string().as_str(), number.set.as_str()), ("SOR_042", "SOR"));
//!
//! // A deck with Command and Heroism lacks one of these icons: its player pays the aspect penalty once.
//! let card = AspectIcons::new([Aspect::Command, Aspect::Command, Aspect::Heroism])?;
//! let deck = AspectIcons::new([Aspect::Command, Aspect::Heroism])?;
//! assert_eq!(card.missing_from(&deck), 1);
//! assert_eq!("Raid".parse(), Ok(Keyword::Raid));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
