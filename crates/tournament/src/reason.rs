//! Reasons for pairings, as data; front ends turn them into text.

use serde::{Deserialize, Serialize};

use crate::Side;

/// One reason for a pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// Round 1 is paired at random, since there are no scores yet.
    FirstRound,
    /// Both players have the same score (match wins, or match points if the profile ranks by them).
    SameScore {
        /// The score of both: match wins or match points.
        score: u32,
    },
    /// One player is paired down against a lower score.
    PairedDown {
        /// The player with the higher score.
        player: Side,
        /// The difference between the scores.
        by: u32,
        /// The reason why no opponent with the same score was possible.
        because: DownPairReason,
    },
    /// The player was also paired down in the previous round; every other pairing was worse.
    FloatedTwice {
        /// The side that was paired down.
        player: Side,
    },
    /// A bye because of an odd number of players; it goes to the lowest player who can have it.
    Bye {
        /// Number of earlier byes of this player. It is more than 0 only if every player had one, if the rest could not
        /// be paired otherwise, or if the bye was declared or set manually.
        byes_before: u16,
        /// Number of lower-ranked players without a bye who were skipped because the rest could not be paired without
        /// them.
        passed_over: u16,
    },
    /// The players have met before. No pairing of the round had fewer rematches, unless it was set manually.
    Rematch {
        /// Number of earlier meetings.
        times_met: u16,
    },
    /// Both players are in this pod, and the round is paired within the pods.
    SamePod {
        /// The pod's number, from 1.
        pod: u16,
    },
    /// The players are in different pods although the round is paired within the pods. Every other pairing was worse.
    OutOfPod,
    /// Another pairing had closer scores but would have forced a rematch or a second bye in a later planned round.
    LookAhead {
        /// Number of rounds to come after this one.
        rounds: u16,
    },
    /// The round is paired across the pods, and the players are in different pods.
    OtherPod,
    /// Both players are in the same pod although the round is paired across the pods. Every other pairing was worse.
    InPod,
    /// The players sit in opposite seats of this pod.
    Opposite {
        /// The pod's number, from 1.
        pod: u16,
    },
    /// The teams of these players meet, with their numbers in the event.
    TeamRound {
        /// The team of A, from 1.
        a: u16,
        /// The team of B; `None` if no team is left to meet.
        b: Option<u16>,
    },
    /// The bye was declared beforehand.
    DeclaredBye,
    /// The turn of these players in the round robin.
    RoundRobin,
    /// The match is part of the bracket. The better seed chooses who goes first.
    Bracket {
        /// The seed of A, from 1.
        a: u16,
        /// The seed of B; `None` for a bye.
        b: Option<u16>,
    },
    /// The round is power-paired. The first meets the second in the standings, or the next player not met before.
    PowerPaired {
        /// The place of A in the standings, from 1; tied players are ordered at random.
        a: u32,
        /// The place of B; `None` for a bye.
        b: Option<u32>,
    },
    /// The organiser set this pairing manually.
    ByHand {
        /// The organiser's reason, as shown in the log.
        note: String,
    },
}

impl Reason {
    /// Swaps the sides A and B in the reason.
    pub(crate) fn mirror(&mut self) {
        match self {
            Reason::PairedDown { player, .. } | Reason::FloatedTwice { player } => *player = player.other(),
            Reason::Bracket { a, b: Some(b) } | Reason::TeamRound { a, b: Some(b) } => std::mem::swap(a, b),
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
            | Reason::TeamRound { b: None, .. }
            | Reason::PowerPaired { b: None, .. }
            | Reason::ByHand { .. } => {}
        }
    }
}

/// The reason why a player is paired down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DownPairReason {
    /// The number of players with that score is odd.
    OddGroup {
        /// Number of players with that score.
        players: u32,
    },
    /// The player has already met every player with that score.
    MetWholeGroup,
    /// Another pairing would have forced a rematch in a later planned round.
    LookAhead,
    /// The pairing of the whole round requires it. The sum of squared score differences is the lowest possible.
    BestForAll,
}
