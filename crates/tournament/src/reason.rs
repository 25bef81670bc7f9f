//! Why two players meet, as data; the words are made where it is shown.

use serde::{Deserialize, Serialize};

use crate::Side;

/// One reason for a pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// Nobody has a score yet: the round is drawn at random.
    FirstRound,
    /// Both have the same score (match wins, or match points if the profile ranks by them).
    SameScore {
        /// Match wins, or match points, of both.
        score: u32,
    },
    /// One meets an opponent with a lower score.
    PairedDown {
        /// Who has the higher score.
        player: Side,
        /// Difference of their scores.
        by: u32,
        /// Why no opponent of the same score was possible.
        because: PairedDownBecause,
    },
    /// The one who is paired down was paired down in the round before as well; every other pairing was worse.
    FloatedTwice {
        /// The side that was paired down.
        player: Side,
    },
    /// A number of players that is odd leaves one without an opponent: the lowest of those that can have it.
    Bye {
        /// Byes this player had before; more than 0 only when everybody had one, the rest could not be paired, or it
        /// was set by hand or declared.
        byes_before: u16,
        /// Players who stand lower and had no bye, but without whom the rest could not be paired (as well).
        passed_over: u16,
    },
    /// They have met before; there was no pairing of the round with fewer such matches, unless it was set by hand.
    Rematch {
        /// How often they have met before.
        times_met: u16,
    },
    /// Both sit in this pod, and the round is paired inside the pods.
    SamePod {
        /// The pod's number, from 1.
        pod: u16,
    },
    /// They sit in different pods although the round is paired inside the pods; every other pairing was worse.
    OutOfPod,
    /// Another pairing was nearer in score, but would have forced a rematch or second bye in a later planned round.
    LookAhead {
        /// Rounds still to come after this one.
        rounds: u16,
    },
    /// The round is paired across the pods, and these are of different ones.
    OtherPod,
    /// Both sit in one pod although the round is paired across the pods; every other pairing was worse.
    InPod,
    /// They sit opposite each other in this pod.
    Opposite {
        /// The pod's number, from 1.
        pod: u16,
    },
    /// The bye was declared beforehand.
    DeclaredBye,
    /// Everyone meets everyone: it is their turn.
    RoundRobin,
    /// The bracket says so. The better seed chooses who goes first.
    Bracket {
        /// The seed of A, from 1.
        a: u16,
        /// The seed of B; none for a bye.
        b: Option<u16>,
    },
    /// The round is paired by the standings: the first meets the second, or the next whom the first has not met.
    PowerPaired {
        /// The place of A in the standings, from 1; chance orders those who share a rank.
        a: u32,
        /// The place of B; none for a bye.
        b: Option<u32>,
    },
    /// The organiser set it by hand.
    ByHand {
        /// The organiser's reason, as it stands in the log.
        note: String,
    },
}

impl Reason {
    /// The same reason for the same two in the other order.
    pub(crate) fn turn(&mut self) {
        match self {
            Reason::PairedDown { player, .. } | Reason::FloatedTwice { player } => *player = player.other(),
            Reason::Bracket { a, b: Some(b) } => std::mem::swap(a, b),
            Reason::PowerPaired { a, b: Some(b) } => std::mem::swap(a, b),
            Reason::FirstRound
            | Reason::SameScore { .. }
            | Reason::Bye { .. }
            | Reason::Rematch { .. }
            | Reason::SamePod { .. }
            | Reason::OutOfPod
            | Reason::LookAhead { .. }
            | Reason::OtherPod
            | Reason::InPod
            | Reason::Opposite { .. }
            | Reason::DeclaredBye
            | Reason::RoundRobin
            | Reason::Bracket { b: None, .. }
            | Reason::PowerPaired { b: None, .. }
            | Reason::ByHand { .. } => {}
        }
    }
}

/// Why somebody meets a player with a lower score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PairedDownBecause {
    /// An odd number of players has that score.
    OddGroup {
        /// Number of players with that score.
        players: u32,
    },
    /// The player has met everyone with that score.
    MetWholeGroup,
    /// A later planned round would have had a rematch.
    LookAhead,
    /// Matching the whole round needs it: the sum of the squared differences is the least possible.
    BestForAll,
}
