//! How much is read at most. Every limit is far above what a true deck or collection needs.

/// The largest input in bytes: 2 MiB. A Tabletop Simulator save of a Twin Suns deck has about 60,000.
pub const MAX_BYTES: usize = 2 << 20;
/// Rows in one input, all decks together. There are about 7,000 numbered printings, some in several finishes.
pub const MAX_ROWS: usize = 20_000;
/// Decks in one input; a Trilogy has three.
pub const MAX_DECKS: usize = 32;
/// Copies of one card in one section of a deck.
pub const MAX_COPIES: u32 = 999;
/// Cards in one deck, leaders, bases and sideboard among them.
pub const MAX_CARDS: u32 = 2_000;
/// Copies in one row of a collection, and of one printing altogether.
pub const MAX_OWNED: u32 = 1_000_000;
/// Letters of a deck's name or author; more are cut off.
pub const MAX_NAME: usize = 200;
/// Letters that a trouble repeats of the text that made it.
pub const MAX_TROUBLE_TEXT: usize = 80;
/// Names that a trouble offers.
pub const MAX_NEAREST: usize = 5;
/// So many troubles come with the nearest names; the later ones go without, so that a long wrong file is read quickly.
pub const MAX_TROUBLES_WITH_NEAREST: usize = 100;
/// Boxes within boxes in a Tabletop Simulator save.
pub(crate) const MAX_DEPTH: usize = 8;
