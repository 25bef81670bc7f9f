//! Limits for input. All of them are far above the size of real decks and collections.

/// Maximum size of the input in bytes: 2 MiB. A Tabletop Simulator save of a Twin Suns deck has about 60,000.
pub const MAX_BYTES: usize = 2 << 20;
/// Maximum number of rows in one input, over all decks. There are about 7,000 numbered printings, some in several
/// finishes.
pub const MAX_ROWS: usize = 20_000;
/// Maximum number of decks in one input; a Trilogy has three.
pub const MAX_DECKS: usize = 32;
/// Maximum number of copies of one card in one section of a deck.
pub const MAX_COPIES: u32 = 999;
/// Maximum number of cards in one deck, including leaders, bases and sideboard.
pub const MAX_CARDS: u32 = 2_000;
/// Maximum number of copies in one row of a collection, and of one printing in total.
pub const MAX_OWNED: u32 = 1_000_000;
/// Maximum number of letters in a deck's name or author; the rest is cut off.
pub const MAX_NAME: usize = 200;
/// Maximum number of letters of the original text in an unresolved row.
pub const MAX_UNRESOLVED_TEXT: usize = 80;
/// Maximum number of suggested names for an unresolved row.
pub const MAX_NEAREST: usize = 5;
/// Maximum number of unresolved rows with suggested names. Later ones have none, so that long invalid files are read quickly.
pub const MAX_UNRESOLVED_WITH_NEAREST: usize = 100;
/// Maximum nesting depth of containers in a Tabletop Simulator save.
pub(crate) const MAX_DEPTH: usize = 8;
