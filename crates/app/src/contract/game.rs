//! Requests and views of the game table.
//!
//! Each reader has separate card handles, numbered from 0 as the cards become visible. A card keeps
//! its handle until it is hidden from that reader. Seats are numbered from 0.

use serde::{Deserialize, Serialize};

use super::{GameSeat, MatchView, TextLanguage};

wire! {
    /// The place of a card in the game.
    #[derive(Copy, Eq)]
    pub enum CardPlace {
        /// In a player's hand.
        Hand,
        /// In a deck, and visible to the reader.
        Deck,
        /// In a discard pile.
        Discard,
        /// In a resource zone.
        Resources,
        /// A unit on the ground.
        Ground,
        /// A unit in space.
        Space,
        /// A base, or a leader that is not deployed.
        Base,
        /// An upgrade on a unit.
        Attached,
        /// Captured by a unit.
        Captured,
        /// Outside all zones.
        Out,
    }

    /// The current values of a card that the reader may know.
    pub struct TableCard {
        /// The reader's card handle.
        pub id: u32,
        /// The number of the standard printing, "SOR_095".
        pub number: String,
        /// The name, if it differs from that of the printing, as on a leader's other side.
        pub other_name: Option<String>,
        /// The zone of the card.
        pub place: CardPlace,
        /// The seat of the card's owner, from 0.
        pub owner: u32,
        /// The seat of its controller, from 0.
        pub controller: u32,
        /// Damage on it, in counters.
        pub damage: i32,
        /// `true` if it is exhausted (turned sideways).
        pub exhausted: bool,
        /// Current power; `None` for a card without power.
        pub power: Option<i32>,
        /// Current HP, without subtracting damage.
        pub hp: Option<i32>,
        /// Current keywords, such as "Raid 2".
        pub keywords: Vec<String>,
        /// Upgrades attached to it, oldest first.
        pub upgrades: Vec<u32>,
        /// Cards that it has captured.
        pub captured: Vec<u32>,
        /// The unit it is attached to or captured by.
        pub host: Option<u32>,
        /// `true` for a leader on its unit side.
        pub deployed: bool,
        /// `true` if its epic action has been used.
        pub epic_used: bool,
        /// The current cost to play it.
        #[serde(rename = "price")]
        pub cost: Option<u32>,
        /// Actions that it cannot take: "attack", "ready", …
        pub cannot: Vec<String>,
    }

    /// A card in a row of cards that may be hidden.
    #[derive(Eq)]
    pub struct HiddenOrCard {
        /// The card, if the reader may know it.
        pub id: Option<u32>,
        /// `true` if it is exhausted (turned sideways).
        pub exhausted: bool,
    }

    /// One player's side of the table.
    pub struct PlayerSideView {
        /// The seat, from 0.
        pub seat: u32,
        /// The handle of the base.
        pub base: u32,
        /// The leaders, deployed or not.
        pub leaders: Vec<u32>,
        /// The cards in hand, including hidden ones.
        pub hand: Vec<HiddenOrCard>,
        /// Cards in the deck.
        pub deck: u32,
        /// The discard pile, oldest first.
        pub discard: Vec<u32>,
        /// The resources, including hidden ones.
        pub resources: Vec<HiddenOrCard>,
        /// Number of ready resources.
        pub ready: u32,
        /// Units on the ground.
        pub ground: Vec<u32>,
        /// Units in the space arena.
        pub space: Vec<u32>,
        /// The handle of the Force token, if the Force is with the player (CR 3.7.11).
        pub force: Option<u32>,
        /// The handles of the Credit tokens that the player controls (CR 3.7.13).
        pub credits: Vec<u32>,
        /// `true` if the player passed with the last action or took a counter.
        pub passed: bool,
        /// `true` if the player is out of the game.
        pub lost: bool,
    }

    /// The effect of an option on a card.
    #[derive(Eq)]
    pub struct PreviewEffect {
        /// The card's handle in this game.
        pub card: u32,
        /// Damage dealt to it.
        pub damage: i32,
        /// Damage that is prevented, for example by a Shield.
        pub prevented: i32,
        /// Damage healed from it.
        pub healed: i32,
        /// `true` if it is defeated; for a base, its player loses.
        pub falls: bool,
    }

    /// The preview of an option, from a scratch copy of the game.
    #[derive(Eq)]
    pub struct Preview {
        /// The effects on cards.
        pub effects: Vec<PreviewEffect>,
        /// `true` if the result also depends on a later decision or on chance.
        pub uncertain: bool,
    }

    /// The kind of an option.
    #[derive(Copy, Eq)]
    pub enum OptionKind {
        /// Plays a card from hand or another zone.
        Play,
        /// An attack with a unit.
        Attack,
        /// Uses an action ability.
        Use,
        /// Deploys a leader from the base zone.
        Deploy,
        /// Takes a counter such as the initiative.
        Take,
        /// Passes instead of taking an action (CR 1.15.6).
        Pass,
        /// Chooses a card.
        Card,
        /// Puts a card on top.
        Top,
        /// Puts a card on the bottom.
        Bottom,
        /// Chooses a player at the table.
        Player,
        /// Chooses one of several texts.
        Mode,
        /// Chooses a number in the range.
        Number,
        /// Chooses the name of a card.
        Name,
        /// Chooses one of the two arenas.
        Arena,
        /// Resolves this ability first.
        Trigger,
        /// The option is taken.
        Yes,
        /// The option is declined.
        No,
        /// Ends a choice of several.
        Done,
    }

    /// A counter that a player may take.
    #[derive(Copy, Eq)]
    pub enum CounterName {
        /// The initiative: the player who takes it acts first in the next action phase.
        Initiative,
        /// Blast, in Twin Suns.
        Blast,
        /// Plan, in Twin Suns.
        Plan,
    }

    /// An option of a question.
    pub struct GameOption {
        /// Index, from 0, as used in an answer.
        pub index: u32,
        /// The kind of option.
        pub kind: OptionKind,
        /// The text, such as "attack the base with Wampa".
        pub words: String,
        /// The main card: the played, attacking or chosen card.
        pub card: Option<u32>,
        /// The target: the attacked unit, or the unit for an upgrade.
        pub target: Option<u32>,
        /// The place of the card if it is hidden from the reader; `card` is then `None`.
        pub place: Option<HiddenPlace>,
        /// The player it affects.
        pub seat: Option<u32>,
        /// The counter to take.
        pub counter: Option<CounterName>,
        /// The current cost in resources.
        pub cost: Option<u32>,
        /// `true` if paying the costs is the only change.
        pub idle: bool,
        /// Reason the card's other use is not possible, if worth a warning: such as a Vehicle that already has a Pilot.
        pub caution: Option<IllegalActionView>,
        /// The preview of the effects on cards, if available.
        pub preview: Option<Preview>,
    }

    /// The place of a card that is hidden from the reader.
    #[derive(Copy, Eq)]
    pub struct HiddenPlace {
        /// The seat of the side with the card.
        pub seat: u32,
        /// The zone: hand or resources.
        pub zone: CardPlace,
        /// Index among the side's cards of that zone, from 0.
        pub at: u32,
    }

    /// A card shown by an ability, such as a search.
    #[derive(Eq)]
    pub struct ShownCard {
        /// The card's handle in this game.
        pub card: u32,
        /// `true` if it can be chosen.
        pub choosable: bool,
    }

    /// The open question of a game.
    pub struct GameQuestion {
        /// The seat of the player who answers, from 0.
        pub seat: u32,
        /// The kind of question, for programs.
        pub ask: rules::QuestionKind,
        /// The message for people.
        pub title: String,
        /// Number of its rule, such as "5.2.1E".
        pub rule: String,
        /// The card that causes the question.
        pub source: Option<u32>,
        /// The text of the ability that causes the question.
        pub ability: Option<String>,
        /// Minimum number of picks.
        pub min: u32,
        /// Maximum number of picks; `None` for no limit.
        pub max: Option<u32>,
        /// Number of picks so far.
        pub picked: u32,
        /// The cards picked so far.
        pub picked_cards: Vec<u32>,
        /// Cards in play that the ability has already chosen or acted on, such as "that unit".
        pub about: Vec<u32>,
        /// Cards shown by the ability.
        pub shown: Vec<ShownCard>,
        /// The options; empty for all but the player who answers.
        pub options: Vec<GameOption>,
    }

    /// A line of the log of a game.
    pub struct GameLine {
        /// The step of the game that caused it, from 1.
        pub step: u32,
        /// The message; empty for a game event that another line describes.
        pub text: String,
        /// The message in pieces, so that each card name can show its card.
        pub pieces: Vec<LinePiece>,
        /// The text of omitted abilities, shown on request.
        pub details: Option<String>,
        /// The number of the rule.
        pub rule: String,
        /// `true` if it starts a new part of the game.
        pub heading: bool,
        /// The kind of game event: "attacked", "damaged", …
        pub event: String,
        /// The seat of the acting or affected player, from 0, if any.
        pub seat: Option<u32>,
        /// The cards involved that the reader may know, the acting card first.
        pub cards: Vec<u32>,
        /// The amount of damage or healing.
        pub amount: Option<i32>,
    }

    /// A piece of a log line: plain text or a card name.
    pub struct LinePiece {
        /// The text.
        pub text: String,
        /// The handle of the named card.
        pub card: Option<u32>,
    }

    /// The current attack.
    #[derive(Copy, Eq)]
    pub struct AttackView {
        /// The handle of the attacker.
        pub attacker: u32,
        /// The handle of the attacked unit or base.
        pub target: u32,
    }

    /// The counters of Twin Suns.
    #[derive(Copy, Eq)]
    pub struct TwinSunsCounters {
        /// `true` if the Blast counter is taken.
        pub blast: bool,
        /// The seat of the player who took it, from 0, if the log has it.
        pub blast_by: Option<u32>,
        /// `true` if the Plan counter is taken.
        pub plan: bool,
        /// The seat of the player who took it, from 0, if the log has it.
        pub plan_by: Option<u32>,
    }

    /// The game table from one reader's point of view.
    pub struct GameView {
        /// The game's number in this database.
        pub id: u32,
        /// The seats, clockwise from seat 0.
        pub seats: Vec<GameSeat>,
        /// The seat of the person whom texts call "you", if one person plays against bots.
        pub you: Option<u32>,
        /// The seats of bots without a separate name; texts call them "Opponent".
        pub opponents: Vec<u32>,
        /// The seat of the reader. `None` is a public view, or everything if only bots play.
        pub reader: Option<u32>,
        /// `true` if all hands are open to every player at the table.
        pub open_hands: bool,
        /// Number of steps taken up to this position.
        pub step: u32,
        /// Total number of steps.
        pub steps: u32,
        /// The game's match.
        pub series: MatchView,
        /// The round, from 1; 0 in setup.
        pub round: u32,
        /// "setup", "action" or "regroup".
        pub phase: String,
        /// The seat of the active player, from 0; `None` outside the action phase.
        pub active: Option<u32>,
        /// The seat of the player who has the initiative, from 0.
        pub initiative: Option<u32>,
        /// `true` if the initiative was taken this round.
        pub initiative_taken: bool,
        /// The counters of Twin Suns; `None` in other games.
        pub counters: Option<TwinSunsCounters>,
        /// The sides in seat order.
        pub sides: Vec<PlayerSideView>,
        /// All cards on the table that the reader may know.
        pub cards: Vec<TableCard>,
        /// The open question; `None` in earlier positions and when the game is over.
        pub question: Option<GameQuestion>,
        /// The current attack.
        pub attack: Option<AttackView>,
        /// The text of pending abilities.
        pub waiting: Vec<String>,
        /// The log from line `logFrom` on.
        pub log: Vec<GameLine>,
        /// The number of the first line of `log`, from 0.
        pub log_from: u32,
        /// The outcome, as text.
        pub outcome: Option<String>,
        /// The seat of the winner, from 0; `None` for a draw.
        pub winner: Option<u32>,
        /// `true` if a step can be undone.
        pub can_undo: bool,
        /// `true` if undoing needs everyone's consent.
        pub undo_by_consent: bool,
        /// The key of the puzzle at the start; `None` in other games.
        pub puzzle: Option<String>,
        /// A warning about the game, shown when it is opened.
        #[serde(rename = "notice")]
        pub warning: Option<String>,
    }

    /// The markup of a part of a card's text.
    #[derive(Copy, Eq)]
    pub enum TextMark {
        /// Plain text.
        Plain,
        /// The name of a keyword.
        Keyword,
        /// The name of an aspect.
        Aspect,
        /// A number of resources in the cost of an ability.
        Resources,
        /// Exhausting the card itself, in the cost of an ability.
        Exhaust,
    }

    /// A part of a card's text. The parts of a line together give the whole line.
    #[derive(Eq)]
    pub struct TextPart {
        /// The text of this part.
        pub text: String,
        /// The markup.
        pub mark: TextMark,
        /// `true` for text before the colon: the trigger or the cost of an ability.
        pub lead: bool,
        /// For an aspect: its English name ("Vigilance").
        pub aspect: Option<String>,
        /// For resources: their number.
        pub count: Option<u32>,
    }

    /// The text of a card for the window.
    #[derive(Eq)]
    pub struct CardTextView {
        /// The number of the standard printing.
        pub number: String,
        /// The language of its texts: English if they are not available in the chosen one.
        pub language: TextLanguage,
        /// The abilities, line by line; for a leader those of its Leader side.
        pub front: Vec<Vec<TextPart>>,
        /// For a leader: the abilities of its Leader Unit side.
        pub unit: Vec<Vec<TextPart>>,
        /// The printed keywords, such as "Raid 2" or "Smuggle [3 resources, Command]".
        pub keywords: Vec<Vec<TextPart>>,
        /// `true` if its text is implemented, so that it can be played.
        pub written: bool,
        /// The numbers of the rules behind its text, in rule order.
        pub rules: Vec<String>,
        /// The official rulings on the card.
        pub rulings: Vec<RulingNumber>,
    }

    /// An official ruling on a card, without its text.
    #[derive(Eq)]
    pub struct RulingNumber {
        /// Number among the rulings on the card, from 1.
        pub number: u32,
        /// `true` if it corrects the printed card.
        pub erratum: bool,
        /// The date or month of the list of rulings: "2026-08-06", "2025-10".
        pub listed: String,
    }

    /// A hint for a person. Win chances are in thousandths.
    #[derive(Eq)]
    pub struct HintView {
        /// The index of the strongest answer among the options.
        pub option: u32,
        /// The chance to win after it; `None` in a puzzle, and for a question that is not searched. It is 0 or 1000 only if
        /// the result is proved.
        pub chance: Option<u32>,
        /// The reasons for the answer, the most important first.
        pub reasons: Vec<HintReason>,
        /// The second-best answer, if the search compared several.
        pub second: Option<RatedOption>,
    }

    /// A reason for a hint: a fact that does not depend on hidden cards. Cards are handles.
    #[derive(Eq)]
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    pub enum HintReason {
        /// The player wins with this action.
        WinsGame,
        /// The player can force a win in this phase.
        WinsPhase,
        /// After every other answer, the other player can force a win in this phase.
        OnlyDefence,
        /// Enemy units are defeated.
        Defeats {
            /// The enemy units.
            cards: Vec<u32>,
            /// The player's units that are defeated as well.
            lost: Vec<u32>,
        },
        /// An enemy unit is controlled by the player.
        TakesControl {
            /// The unit.
            card: u32,
        },
        /// An enemy unit is captured.
        Captures {
            /// The unit.
            card: u32,
        },
        /// An enemy unit returns to a hand.
        Returns {
            /// The unit.
            card: u32,
        },
        /// An enemy base or unit has more damage.
        Damages {
            /// The base or unit.
            card: u32,
            /// The damage.
            amount: u32,
        },
        /// The player's base or unit has less damage.
        Heals {
            /// The base or unit.
            card: u32,
            /// The healed damage.
            amount: u32,
        },
        /// An enemy unit is exhausted.
        Exhausts {
            /// The unit.
            card: u32,
        },
        /// Units enter play under the player's control.
        Adds {
            /// Their total power.
            power: i32,
            /// Their total remaining HP.
            hp: i32,
            /// `true` if one of them has Sentinel.
            sentinel: bool,
        },
        /// The player's unit has more power or HP.
        Improves {
            /// The unit.
            card: u32,
            /// The new power.
            power: i32,
            /// The new HP.
            hp: i32,
        },
        /// The player draws cards.
        Draws {
            /// Number of cards.
            count: u32,
        },
        /// Other players discard cards from their hands.
        Discards {
            /// Number of cards.
            count: u32,
        },
        /// The player acts first in the next round.
        ActsFirst {
            /// `true` if the player can do nothing else but pass.
            only: bool,
        },
        /// The resources suffice for a card in hand.
        Affords {
            /// The card.
            card: u32,
            /// Number of resources in the next action phase.
            resources: u32,
        },
        /// Cards in hand can be played in the first round.
        CheapCards {
            /// Number of these cards.
            count: u32,
            /// Number of cards in hand.
            of: u32,
        },
        /// The phase continues after the pass, with the next player.
        Waits,
        /// The pass ends the phase.
        EndsPhase,
    }

    /// An option with the chance to win after it, in thousandths.
    #[derive(Eq)]
    pub struct RatedOption {
        /// The index among the options.
        pub option: u32,
        /// The chance to win.
        pub chance: u32,
    }

    /// The analysis of a finished game, up to the decisions evaluated so far.
    #[derive(Eq)]
    pub struct GameAnalysis {
        /// The evaluated decisions in order: those of the reader, or of all players without a reader.
        pub decisions: Vec<AnalysedDecision>,
        /// The step to continue from; the last step when all decisions are evaluated.
        pub next: u32,
        /// Number of steps of the game.
        pub steps: u32,
    }

    /// An evaluated decision of a finished game. Win chances are in thousandths.
    #[derive(Eq)]
    pub struct AnalysedDecision {
        /// Number of steps before the decision.
        pub step: u32,
        /// The round.
        pub round: u32,
        /// The seat of the player who decided.
        pub seat: u32,
        /// The action.
        pub played: String,
        /// The player's win chance after the chosen action.
        pub after: u32,
        /// The action preferred by the search; `None` if it is the same.
        pub better: Option<String>,
        /// The index of that action among the options of the decision, as in [`HintView`].
        pub instead: Option<u32>,
        /// The win chance of the best action found by the search.
        pub best: u32,
    }

    /// The reason an action is not legal now.
    #[derive(Eq)]
    pub struct IllegalActionView {
        /// The message for people.
        pub words: String,
        /// The number of the rule behind it.
        pub rule: String,
    }
}
