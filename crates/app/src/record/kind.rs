//! The kind and stage of an event, and the shape and mode of its draft.

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

/// The shape of a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum DraftShape {
    /// Packs are passed round a pod (CR 10.3).
    Pod,
    /// Two players: three hidden piles.
    Winston,
    /// Two players: rows and columns of nine cards face up.
    Grid,
    /// Two players: small packs that are swapped.
    Minneapolis,
    /// Two to eight players: one card at a time from everything face up.
    Rotisserie,
    /// A pod of two teams of two, followed by team rounds.
    TeamsOfTwo,
    /// A pod of two teams of three, followed by team rounds.
    TeamsOfThree,
}

impl DraftShape {
    /// Returns the shape in `draft`, or `None` if packs are passed round a pod.
    pub(crate) fn variant(self) -> Option<draft::VariantShape> {
        match self {
            DraftShape::Pod | DraftShape::TeamsOfTwo | DraftShape::TeamsOfThree => None,
            DraftShape::Winston => Some(draft::VariantShape::Winston),
            DraftShape::Grid => Some(draft::VariantShape::Grid),
            DraftShape::Minneapolis => Some(draft::VariantShape::Minneapolis),
            DraftShape::Rotisserie => Some(draft::VariantShape::Rotisserie),
        }
    }

    /// Returns the possible numbers of players at a table.
    pub(crate) fn seats(self) -> std::ops::RangeInclusive<usize> {
        let whole = draft::DraftConfig::FEWEST_SEATS..=draft::DraftConfig::MOST_SEATS;
        let of_teams = self.team_size().map(|size| 2 * usize::from(size)..=2 * usize::from(size));
        self.variant().map(draft::VariantShape::seats).or(of_teams).unwrap_or(whole)
    }

    /// Returns the number of players in each team, or `None` without teams.
    pub(crate) fn team_size(self) -> Option<u16> {
        if self == DraftShape::TeamsOfTwo { Some(2) } else { (self == DraftShape::TeamsOfThree).then_some(3) }
    }
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
