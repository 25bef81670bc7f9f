//! Requests and views of the game table.
//!
//! Every reader counts the cards of a game anew, from 0, as they come to know them: a card keeps its number until it is
//! hidden from that reader. Seats are counted from 0.

use serde::{Deserialize, Serialize};

use super::{GameSeat, MatchView};

wire! {
    /// The place of a card in the game.
    #[derive(Copy, Eq)]
    pub enum CardPlace {
        /// In a player's hand.
        Hand,
        /// In a deck, and looked at.
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
        /// Set aside, in no zone.
        Out,
    }

    /// A card that the reader may know, as it is now.
    pub struct TableCard {
        /// The reader's number for it, until it is hidden from them.
        pub id: u32,
        /// The number of its plain printing, "SOR_095".
        pub number: String,
        /// What it is called, where that is not the name of the printing: on a leader's other side.
        pub other_name: Option<String>,
        /// The zone that it is in.
        pub place: CardPlace,
        /// The seat of the card's owner, from 0.
        pub owner: u32,
        /// The seat of its controller, from 0.
        pub controller: u32,
        /// Damage on it, in counters.
        pub damage: i32,
        /// Whether it is exhausted (turned sideways).
        pub exhausted: bool,
        /// Power now; none where it has none.
        pub power: Option<i32>,
        /// HP now, damage not subtracted.
        pub hp: Option<i32>,
        /// Keywords that it has now, "Raid 2".
        pub keywords: Vec<String>,
        /// Upgrades attached to it, oldest first.
        pub upgrades: Vec<u32>,
        /// Cards that it has captured.
        pub captured: Vec<u32>,
        /// The unit that it is on or captured by.
        pub host: Option<u32>,
        /// A leader on its unit side.
        pub deployed: bool,
        /// Whether its epic action is used.
        pub epic_used: bool,
        /// What it costs to play now.
        pub price: Option<u32>,
        /// What it cannot do: "attack", "ready", …
        pub cannot: Vec<String>,
    }

    /// A card in a row of cards that may be hidden.
    #[derive(Eq)]
    pub struct MaybeCard {
        /// The card, if the reader may know it.
        pub id: Option<u32>,
        /// Whether it is exhausted (turned sideways).
        pub exhausted: bool,
    }

    /// One player's side of the table.
    pub struct TableSide {
        /// The seat, from 0.
        pub seat: u32,
        /// The handle of the base.
        pub base: u32,
        /// The leaders, deployed or not.
        pub leaders: Vec<u32>,
        /// The cards in hand; unknown ones without a face.
        pub hand: Vec<MaybeCard>,
        /// Cards in the deck.
        pub deck: u32,
        /// The discard pile, oldest first.
        pub discard: Vec<u32>,
        /// The resources; unknown ones without a face.
        pub resources: Vec<MaybeCard>,
        /// Resources that are ready.
        pub ready: u32,
        /// Units on the ground.
        pub ground: Vec<u32>,
        /// Units in the space arena.
        pub space: Vec<u32>,
        /// The handle of the Force token while the Force is with the player (CR 3.7.11).
        pub force: Option<u32>,
        /// The handles of the Credit tokens that the player controls (CR 3.7.13).
        pub credits: Vec<u32>,
        /// Passed with the last action, or took a counter.
        pub passed: bool,
        /// Out of the game.
        pub lost: bool,
    }

    /// What an option would do to a card.
    #[derive(Eq)]
    pub struct PreviewEffect {
        /// The card's handle in this game.
        pub card: u32,
        /// Damage dealt to it.
        pub damage: i32,
        /// Damage that would be dealt to it and is prevented, by a Shield for example.
        pub prevented: i32,
        /// Damage healed from it.
        pub healed: i32,
        /// It is defeated; for a base, its player loses.
        pub falls: bool,
    }

    /// What an option would do, tried on a copy.
    #[derive(Eq)]
    pub struct Preview {
        /// What would happen to which cards.
        pub effects: Vec<PreviewEffect>,
        /// Somebody still decides something on the way, or chance does: it may come out in another way.
        pub uncertain: bool,
    }

    /// The kind of an option, by which the page shows it.
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
        /// Chooses a card of those asked about.
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
        /// The initiative: whoever takes it acts first in the next action phase.
        Initiative,
        /// Blast, in Twin Suns.
        Blast,
        /// Plan, in Twin Suns.
        Plan,
    }

    /// One thing that may be answered.
    pub struct GameOption {
        /// Its place, from 0: what an answer names.
        pub index: u32,
        /// What kind of option it is.
        pub kind: OptionKind,
        /// In words: "attack the base with Wampa".
        pub words: String,
        /// The card that is touched first: the one played, the attacker, the one chosen.
        pub card: Option<u32>,
        /// The card that is touched then: the unit attacked, the unit for an upgrade.
        pub target: Option<u32>,
        /// Where the card lies when the reader does not know it: no card is named then.
        pub place: Option<HiddenPlace>,
        /// The player that it is about.
        pub seat: Option<u32>,
        /// The counter that is taken.
        pub counter: Option<CounterName>,
        /// Its cost in resources as it is now.
        pub cost: Option<u32>,
        /// Nothing would change but the costs paid.
        pub idle: bool,
        /// The reason why the other way to use the card is closed, such as a Vehicle that already has a Pilot. `None` where
        /// nothing is worth a second look.
        pub caution: Option<WhyNot>,
        /// What would happen to cards, found by trying; none when that was not tried.
        pub preview: Option<Preview>,
    }

    /// Where a card lies that its reader does not know.
    #[derive(Copy, Eq)]
    pub struct HiddenPlace {
        /// The side that it lies on.
        pub seat: u32,
        /// The zone: hand or resources.
        pub zone: CardPlace,
        /// Its place among the cards of that zone as the side lists them, from 0.
        pub at: u32,
    }

    /// A card that a search or a look shows.
    #[derive(Eq)]
    pub struct ShownCard {
        /// The card's handle in this game.
        pub card: u32,
        /// Whether it may be chosen.
        pub choosable: bool,
    }

    /// The question that the game asks.
    pub struct GameQuestion {
        /// The seat of the player who decides, from 0.
        pub seat: u32,
        /// The kind of question, for programs.
        pub ask: rules::Ask,
        /// The same in words, for people.
        pub title: String,
        /// Number of its rule, such as "5.2.1E".
        pub rule: String,
        /// The card that asks.
        pub source: Option<u32>,
        /// The ability that asks, in words.
        pub ability: Option<String>,
        /// How many picks are needed at least.
        pub min: u32,
        /// How many are possible at most; none without a limit.
        pub max: Option<u32>,
        /// Number of picks that were made so far.
        pub picked: u32,
        /// The cards picked so far.
        pub picked_cards: Vec<u32>,
        /// The cards in play that the ability has chosen or acted on before: what "that unit" means.
        pub about: Vec<u32>,
        /// Cards that are looked at.
        pub shown: Vec<ShownCard>,
        /// The answers; empty for everybody but the one who decides.
        pub options: Vec<GameOption>,
    }

    /// A line of the log of a game.
    pub struct GameLine {
        /// The step of the game that brought it about, from 1.
        pub step: u32,
        /// What it says, in words; empty for an event that the line of another event describes.
        pub text: String,
        /// The same in pieces, so that each name can show its card.
        pub pieces: Vec<LinePiece>,
        /// The text of the abilities that it leaves out, shown when somebody asks.
        pub details: Option<String>,
        /// The number of the rule that it follows.
        pub rule: String,
        /// It begins a new part of the game.
        pub heading: bool,
        /// What kind of thing: "attacked", "damaged", …
        pub event: String,
        /// The seat of the player who did it or to whom it happened, from 0; none when it is nobody's.
        pub seat: Option<u32>,
        /// The cards that it is about, the acting one first; only those that the reader may know.
        pub cards: Vec<u32>,
        /// The amount of damage or healing.
        pub amount: Option<i32>,
    }

    /// A piece of a line of the log: plain words, or the name of a card.
    pub struct LinePiece {
        /// The words.
        pub text: String,
        /// The handle of the card that they name.
        pub card: Option<u32>,
    }

    /// An attack under way.
    #[derive(Copy, Eq)]
    pub struct AttackView {
        /// The handle of the attacker.
        pub attacker: u32,
        /// The handle of the unit or base that is attacked.
        pub target: u32,
    }

    /// The counters of Twin Suns.
    #[derive(Copy, Eq)]
    pub struct TwinSunsCounters {
        /// Whether the Blast counter is taken.
        pub blast: bool,
        /// Whether the Plan counter is taken.
        pub plan: bool,
    }

    /// The table as one reader may see it.
    pub struct GameView {
        /// The game's number in this database.
        pub id: u32,
        /// The seats, clockwise from seat 0.
        pub seats: Vec<GameSeat>,
        /// Whose eyes these are; none: a public view, or with no person at the table everything.
        pub reader: Option<u32>,
        /// How many steps were taken; with a position of the past, after which it stood so.
        pub step: u32,
        /// How many steps there are.
        pub steps: u32,
        /// The match that the game belongs to.
        pub series: MatchView,
        /// The round, from 1; 0 in setup.
        pub round: u32,
        /// "setup", "action" or "regroup".
        pub phase: String,
        /// The seat of the player whose action it is, from 0; none outside the action phase.
        pub active: Option<u32>,
        /// The seat of the player who has the initiative, from 0.
        pub initiative: Option<u32>,
        /// The initiative was taken this round.
        pub initiative_taken: bool,
        /// The counters of Twin Suns; none in other games.
        pub counters: Option<TwinSunsCounters>,
        /// The sides in the order of the seats.
        pub sides: Vec<TableSide>,
        /// Every card that the reader may know and that is on the table.
        pub cards: Vec<TableCard>,
        /// What is asked; none when the game is over, and in the past.
        pub question: Option<GameQuestion>,
        /// The attack under way.
        pub attack: Option<AttackView>,
        /// Abilities that wait, in words.
        pub waiting: Vec<String>,
        /// What happened, from line `logFrom` on.
        pub log: Vec<GameLine>,
        /// The number of the first line of `log`, from 0.
        pub log_from: u32,
        /// How the game ended, in words.
        pub outcome: Option<String>,
        /// The seat of the winner, from 0; none for a draw.
        pub winner: Option<u32>,
        /// A step can be taken back.
        pub can_undo: bool,
        /// Taking back needs the consent of all.
        pub undo_by_consent: bool,
        /// The key of the puzzle that it began with; none in other games.
        pub puzzle: Option<String>,
        /// What deserves to be known about the game as it was opened.
        pub notice: Option<String>,
    }

    /// What a part of a card's text is.
    #[derive(Copy, Eq)]
    pub enum TextMark {
        /// Words without a mark.
        Plain,
        /// The name of a keyword.
        Keyword,
        /// The name of an aspect.
        Aspect,
        /// So many resources, in the cost of an ability.
        Resources,
        /// Exhausting the card itself, in the cost of an ability.
        Exhaust,
    }

    /// A part of a card's text; all parts of a line put together are the line.
    #[derive(Eq)]
    pub struct TextPart {
        /// The words of this piece.
        pub text: String,
        /// What the words are marked as.
        pub mark: TextMark,
        /// Whether they stand before the colon: when the ability triggers, or what it costs.
        pub lead: bool,
        /// For an aspect, its English name ("Vigilance"); else none.
        pub aspect: Option<String>,
        /// For words about resources, how many they say; else none.
        pub count: Option<u32>,
    }

    /// The text of a card, as the window shows it.
    #[derive(Eq)]
    pub struct CardWords {
        /// The number of its plain printing.
        pub number: String,
        /// Its abilities, line by line; for a leader those of its Leader side.
        pub front: Vec<Vec<TextPart>>,
        /// For a leader: the abilities of its Leader Unit side.
        pub unit: Vec<Vec<TextPart>>,
        /// Its printed keywords, "Raid 2", "Smuggle [3 resources, Command]".
        pub keywords: Vec<Vec<TextPart>>,
        /// Whether its text is written, so that it can be played with: of others only the facts are known.
        pub written: bool,
        /// The numbers of the rules on which its words rest, in the order of the rules.
        pub rules: Vec<String>,
        /// The official rulings on it.
        pub rulings: Vec<RulingNumber>,
    }

    /// An official ruling on a card; what it says is not here.
    #[derive(Eq)]
    pub struct RulingNumber {
        /// Its place among the rulings on the card, from 1.
        pub number: u32,
        /// It corrects what is printed on the card.
        pub erratum: bool,
        /// The day, or only the month, on which it stood in the list of rulings: "2026-08-06", "2025-10".
        pub listed: String,
    }

    /// What a search thinks of the decisions of a game that is over, as far as it has looked at them.
    #[derive(Eq)]
    pub struct GameAnalysis {
        /// The decisions that were looked at, in their order: those of the reader, or of all when there is none.
        pub decisions: Vec<WeighedDecision>,
        /// The step to go on from; that of the end when all were looked at.
        pub next: u32,
        /// How many steps the game has.
        pub steps: u32,
    }

    /// A decision of a game that is over, with what a search thinks of it. Chances are parts of a thousand.
    #[derive(Eq)]
    pub struct WeighedDecision {
        /// After so many steps it was taken.
        pub step: u32,
        /// The round.
        pub round: u32,
        /// Who decided.
        pub seat: u32,
        /// What was done.
        pub played: String,
        /// The chance to win of the one who decided, after that.
        pub after: u32,
        /// What the search would have done; none when it would have done the same.
        pub better: Option<String>,
        /// The chance to win with the best that the search has found.
        pub best: u32,
    }

    /// Why something cannot be done now.
    #[derive(Eq)]
    pub struct WhyNot {
        /// The same in words, for people.
        pub words: String,
        /// Number of the rule that it rests on.
        pub rule: String,
    }
}
