//! Statistics of cards, picks and archetypes over events. `docs/statistics.md` defines each number.

use serde::{Deserialize, Serialize};

use super::{DeckNameView, EventKind, ShareView};

wire! {
    /// Selection of statistics of cards.
    #[derive(Default, Eq)]
    pub struct CardStatisticsQuery {
        /// The events; all events that are not archived if empty.
        pub events: Vec<u32>,
        /// Number of a league, for its events instead of `events`.
        pub league: Option<u32>,
        /// Only events of this kind.
        pub kind: Option<EventKind>,
        /// Only events that were created on this day or later (2026-11-21, UTC).
        pub from: Option<String>,
        /// Only events that were created on this day or earlier.
        pub to: Option<String>,
        /// Code of the set whose cards are listed; all sets if `None`.
        pub set: Option<String>,
        /// `true` for the statistics of bots instead of people.
        pub bots: bool,
    }

    /// An effect on the win rate in percentage points, starting at 50 %.
    #[derive(Copy)]
    pub struct EffectView {
        /// Mean of the estimate.
        pub mean: f64,
        /// Lower end of the 80 % interval.
        pub low: f64,
        /// Upper end of the 80 % interval.
        pub high: f64,
    }

    /// Games of the rules engine where a card was somewhere, and their win rate.
    #[derive(Copy, Default)]
    pub struct HandRateView {
        /// Number of games, once per side.
        pub games: u32,
        /// Number of these games that the side won.
        pub wins: u32,
        /// Share of won games; `None` below the threshold.
        pub rate: Option<ShareView>,
    }

    /// A card in the games of the rules engine.
    #[derive(Copy, Default)]
    pub struct HandsView {
        /// In the opening hand, after mulligans.
        pub opening: HandRateView,
        /// Drawn during the game.
        pub drawn: HandRateView,
        /// Put into play as a resource.
        pub resourced: HandRateView,
        /// Played by its owner in the game.
        pub played: HandRateView,
    }

    /// Statistics of one card. A number below its threshold is `None`; its counts are always there.
    pub struct CardStatisticsLine {
        /// Card number; reprints count under the oldest.
        pub id: String,
        /// The name.
        pub name: String,
        /// Aspects, separated by spaces.
        pub aspects: String,
        /// Rarity of its oldest printing.
        pub rarity: String,
        /// Number of packs where players saw the card.
        pub seen: u32,
        /// Number of choices that offered it.
        pub offered: u32,
        /// Number of choices that took it.
        pub picked: u32,
        /// Average last seen at (ALSA), as a pick number.
        pub last_seen_at: Option<f64>,
        /// Average taken at (ATA), as a pick number.
        pub taken_at: Option<f64>,
        /// Share of the choices with it that took it.
        pub taken_when_seen: Option<ShareView>,
        /// Share of the first picks with it that took it.
        pub first_pick: Option<ShareView>,
        /// Natural logarithm of the strength of preference; the mean is 0.
        pub preference: Option<f64>,
        /// The same of the bots: their value of the card in drafts, on the scale of the preferences of these cards.
        pub bot_preference: Option<f64>,
        /// Number of main decks with it.
        pub decks: u32,
        /// Share of all decks that have it in the main deck.
        pub deck_share: Option<ShareView>,
        /// Copies in main decks, in per cent of the copies in pools.
        pub main_deck: Option<f64>,
        /// Mean number of copies in main decks that have it.
        pub copies: Option<f64>,
        /// Number of games with it in the main deck, once per side.
        pub games: u32,
        /// Number of these games that the side with it won.
        pub wins: u32,
        /// Number of copies in main decks, summed over games.
        pub game_copies: u32,
        /// Games played win rate, weighted by copies.
        pub win_rate: Option<ShareView>,
        /// Copies in main decks, in per cent of the copies in pools, weighted by games.
        pub played: Option<f64>,
        /// DEq, in percentage points.
        pub deq: Option<f64>,
        /// Estimated effect of one copy on the win rate; `None` unless the check of the model allows it.
        pub effect: Option<EffectView>,
        /// Its games of the rules engine; `None` without any.
        pub hands: Option<HandsView>,
    }

    /// Statistics of one archetype.
    pub struct ArchetypeLine {
        /// Number of the leader.
        pub leader: String,
        /// Name of the leader.
        pub name: String,
        /// Colour of the base; `None` if it has none.
        pub base: Option<String>,
        /// Number of decks.
        pub decks: u32,
        /// Share of all decks.
        pub share: Option<ShareView>,
        /// Number of matches against other archetypes.
        pub matches: u32,
        /// Number of these matches that it won.
        pub match_wins: u32,
        /// Number of these matches that it lost.
        pub match_losses: u32,
        /// Number of games in these matches.
        pub games: u32,
        /// Number of these games that it won.
        pub wins: u32,
        /// Number of matches against the same archetype.
        pub mirrors: u32,
        /// Share of won games.
        pub win_rate: Option<ShareView>,
    }

    /// The games between two archetypes, which are indices of the list of archetypes.
    #[derive(Eq)]
    pub struct MatchupLine {
        /// Index of the first archetype.
        pub first: u32,
        /// Index of the second archetype.
        pub second: u32,
        /// Number of matches.
        pub matches: u32,
        /// Number of games with a winner.
        pub games: u32,
        /// Number of games that the first archetype won.
        pub wins: u32,
    }

    /// The check of the model against events that it has not seen.
    pub struct ModelCheckView {
        /// Number of events.
        pub events: u32,
        /// Number of games.
        pub games: u32,
        /// Mean log loss per game of 50 %.
        pub fifty: f64,
        /// Mean log loss of the strengths of players alone.
        pub players: f64,
        /// Mean log loss of shrunken win rates.
        pub rates: f64,
        /// Mean log loss of the model.
        pub model: f64,
        /// Improvement of the model's log loss over the best prediction without cards.
        pub gain: f64,
        /// Standard error of the gain.
        pub standard_error: f64,
        /// `true` if the effects of cards are shown.
        pub shown: bool,
    }

    /// The state of the estimates of a view: preferences, the check of the model, and effects of cards.
    #[derive(Copy, Eq)]
    pub enum EstimatesState {
        /// They are of all results.
        Current,
        /// They are from before the latest results; the current ones are being computed.
        Outdated,
        /// They are missing because the first ones are being computed.
        Computing,
    }

    /// Statistics of cards, picks and archetypes.
    pub struct CardStatisticsView {
        /// Number of events.
        pub events: u32,
        /// `true` if the numbers are about bots.
        pub bots: bool,
        /// Number of choices in digital drafts.
        pub choices: u32,
        /// Number of decks.
        pub decks: u32,
        /// Number of matches.
        pub matches: u32,
        /// Number of games with a winner.
        pub games: u32,
        /// Number of games that the rules engine played.
        pub engine_games: u32,
        /// Number of matches of a person against a bot, which are not counted.
        pub mixed_matches: u32,
        /// Number of events that are left out because they cannot be read.
        pub unreadable: u32,
        /// Number of events that are left out because they are still being counted.
        pub counting: u32,
        /// The state of preferences, check and effects.
        pub estimates: EstimatesState,
        /// The check of the model; `None` with games in fewer than ten events.
        pub check: Option<ModelCheckView>,
        /// Cards in the order of their numbers.
        pub cards: Vec<CardStatisticsLine>,
        /// Archetypes, most decks first.
        pub archetypes: Vec<ArchetypeLine>,
        /// Games between different archetypes.
        pub matchups: Vec<MatchupLine>,
    }

    /// A card in the events of one month. A number below its threshold is `None`.
    pub struct CardPeriodLine {
        /// The month (2026-11).
        pub month: String,
        /// Number of events.
        pub events: u32,
        /// Number of choices that offered the card.
        pub offered: u32,
        /// Number of choices that took it.
        pub picked: u32,
        /// Average taken at (ATA), as a pick number.
        pub taken_at: Option<f64>,
        /// Share of the choices with it that took it.
        pub taken_when_seen: Option<ShareView>,
        /// Number of main decks with it.
        pub decks: u32,
        /// Number of games with it in the main deck, once per side.
        pub games: u32,
        /// Number of these games that the side with it won.
        pub wins: u32,
        /// Games played win rate, weighted by copies.
        pub win_rate: Option<ShareView>,
    }

    /// The decks of an archetype that have a card in the main deck.
    pub struct CardArchetypeLine {
        /// The archetype.
        pub deck: DeckNameView,
        /// Number of decks.
        pub decks: u32,
        /// Number of their games, mirror matches included.
        pub games: u32,
        /// Number of these games that they won.
        pub wins: u32,
        /// Share of won games; `None` below the thresholds.
        pub win_rate: Option<ShareView>,
    }

    /// A card over time and by archetype.
    pub struct CardHistoryView {
        /// Card number; reprints count under the oldest.
        pub id: String,
        /// The name.
        pub name: String,
        /// `true` for the decks and picks of bots.
        pub bots: bool,
        /// Number of events that are left out because they are still being counted.
        pub counting: u32,
        /// The months with events, in order.
        pub months: Vec<CardPeriodLine>,
        /// The archetypes with the card, most decks first.
        pub archetypes: Vec<CardArchetypeLine>,
    }
}
