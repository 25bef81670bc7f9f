//! The kind of an event and the mode of its draft.

/// The kind of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum EventKind {
    /// Drafted at the event (CR 10.3).
    Draft,
    /// Built from boosters that each player opens (CR 10.2).
    Sealed,
    /// Players bring their own decks.
    Constructed,
}

/// The mode of a draft or of a sealed event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DraftMode {
    /// On this computer: boosters are generated, and people and bots pick on screen.
    Digital,
    /// With real cards: Cantina seats the players and runs the pick clock.
    Paper,
}

/// The stage of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Players are being added.
    Registration,
    /// Seats are drawn; the draft has not started.
    Seated,
    /// Cards are being drafted.
    Drafting,
    /// The draft is over and decks are being built; no round is paired.
    DeckBuilding,
    /// Rounds are being played.
    Rounds,
    /// Every planned round has its results.
    Finished,
}
