//! Requests and answers of the game table.
//!
//! Cards of a game are counted from 0 and keep their number for the whole game; seats are counted from 0.

use serde::{Deserialize, Serialize};

use super::{CardCount, CardFace};

wire! {
    /// Who sits on a seat.
    #[derive(Copy, Eq)]
    pub enum SeatKind {
        /// A person at this machine.
        Person,
        /// A program that answers by lot.
        Random,
        /// A program that looks one action ahead.
        Quick,
        /// A program that searches for the thinking time.
        Strong,
    }

    /// Where the deck of a seat comes from.
    #[derive(Eq)]
    #[serde(tag = "kind")]
    pub enum GameDeckRef {
        /// A published deck.
        Published {
            /// Its key, "SOR-Luke".
            key: String,
        },
        /// A deck of the library, its newest version.
        Library {
            /// Its number.
            deck: u32,
        },
        /// The deck that a player of an event has registered.
        Registered {
            /// The event.
            event: u32,
            /// The player's number.
            player: u32,
        },
        /// A sealed pool that is opened now, and built by a program.
        Sealed {
            /// The set's code.
            set: String,
        },
    }

    /// A deck that a game can be asked for.
    pub struct GameDeckChoice {
        /// Where it comes from.
        pub source: GameDeckRef,
        /// Its name.
        pub name: String,
        /// What it stands among: the name of its event, "" for the library and the published ones.
        pub group: String,
        /// Its leaders.
        pub leaders: Vec<CardFace>,
        /// Its base.
        pub base: Option<CardFace>,
        /// Why it cannot be played with; nothing when it can.
        pub why_not: Option<String>,
    }

    /// A seat of a game that is to be begun.
    #[derive(Eq)]
    pub struct SeatSetup {
        /// What the player is called; may be empty.
        pub name: String,
        /// Who sits there.
        pub kind: SeatKind,
        /// How long a program that searches thinks about an answer, in milliseconds.
        pub think_ms: u32,
        /// The deck.
        pub deck: GameDeckRef,
    }

    /// A game that is to be begun.
    #[derive(Eq)]
    pub struct NewGame {
        /// Two to four seats, clockwise.
        pub seats: Vec<SeatSetup>,
        /// 1 or 3: how many games decide it at most. Three only with two seats.
        pub best_of: u32,
        /// The seed that decides all chance; none draws one.
        pub seed: Option<String>,
    }

    /// A table of a round.
    #[derive(Copy, Eq)]
    pub struct RoundTable {
        /// The event.
        pub event: u32,
        /// The round.
        pub round: u32,
        /// The table.
        pub table: u32,
    }

    /// A seat of a game.
    #[derive(Eq)]
    pub struct GameSeat {
        /// The player's name.
        pub name: String,
        /// Who sits there.
        pub kind: SeatKind,
        /// The deck's name.
        pub deck: String,
    }

    /// How far a game, or the match that it belongs to, is.
    #[derive(Copy, Eq)]
    pub enum GameState {
        /// A game is being played.
        Playing,
        /// Between two games of a match.
        Between,
        /// It is decided.
        Over,
    }

    /// A line of the list of games.
    pub struct GameSummary {
        /// Its number in this database.
        pub id: u32,
        /// The seats.
        pub seats: Vec<GameSeat>,
        /// 1 or 3.
        pub best_of: u32,
        /// Games won by each seat.
        pub wins: Vec<u32>,
        /// How far it is.
        pub state: GameState,
        /// How it stands, in words.
        pub says: String,
        /// When it was begun (RFC 3339).
        pub created_at: String,
        /// When the last step was taken (RFC 3339).
        pub updated_at: String,
        /// Put away; nothing is ever deleted.
        pub archived: bool,
        /// The table of the round that it decides.
        pub from: Option<RoundTable>,
        /// Why it cannot be read, in words.
        pub damaged: Option<String>,
    }

    /// A game of a match that is over.
    #[derive(Copy, Eq)]
    pub struct PlayedGame {
        /// Who won; nobody in a draw.
        pub winner: Option<u32>,
        /// Rounds that it took.
        pub rounds: u32,
    }

    /// Where a card is.
    #[derive(Copy, Eq)]
    pub enum CardPlace {
        /// In a hand.
        Hand,
        /// In a deck, and looked at.
        Deck,
        /// In a discard pile.
        Discard,
        /// A resource.
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
        /// In no zone.
        Out,
    }

    /// A card that the reader may know, as it is now.
    pub struct TableCard {
        /// Its number in this game.
        pub id: u32,
        /// The number of its plain printing, "SOR_095".
        pub number: String,
        /// Where it is.
        pub place: CardPlace,
        /// Whose card it is.
        pub owner: u32,
        /// Who controls it.
        pub controller: u32,
        /// Damage on it.
        pub damage: i32,
        /// Turned sideways.
        pub exhausted: bool,
        /// Power now; none where it has none.
        pub power: Option<i32>,
        /// HP now, damage not subtracted.
        pub hp: Option<i32>,
        /// Keywords that it has now, "Raid 2".
        pub keywords: Vec<String>,
        /// Upgrades on it.
        pub upgrades: Vec<u32>,
        /// Cards that it has captured.
        pub captured: Vec<u32>,
        /// The unit that it is on or captured by.
        pub host: Option<u32>,
        /// A leader on its unit side.
        pub deployed: bool,
        /// Its epic action is used.
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
        /// Turned sideways.
        pub exhausted: bool,
    }

    /// One player's side of the table.
    pub struct TableSide {
        /// The seat.
        pub seat: u32,
        /// The base.
        pub base: u32,
        /// The leaders, deployed or not.
        pub leaders: Vec<u32>,
        /// The hand.
        pub hand: Vec<MaybeCard>,
        /// Cards in the deck.
        pub deck: u32,
        /// The discard pile, oldest first.
        pub discard: Vec<u32>,
        /// The resources.
        pub resources: Vec<MaybeCard>,
        /// Resources that are ready.
        pub ready: u32,
        /// Units on the ground.
        pub ground: Vec<u32>,
        /// Units in space.
        pub space: Vec<u32>,
        /// Passed with the last action, or took a counter.
        pub passed: bool,
        /// Out of the game.
        pub lost: bool,
    }

    /// What an option would do to a card.
    #[derive(Eq)]
    pub struct PreviewEffect {
        /// The card.
        pub card: u32,
        /// Damage dealt to it.
        pub damage: i32,
        /// Damage healed from it.
        pub healed: i32,
        /// It is defeated; for a base, its player loses.
        pub falls: bool,
    }

    /// What an option would do, tried on a copy.
    #[derive(Eq)]
    pub struct Preview {
        /// The cards concerned.
        pub effects: Vec<PreviewEffect>,
        /// Somebody still decides something on the way, or chance does: it may come out in another way.
        pub uncertain: bool,
    }

    /// What an option is.
    #[derive(Copy, Eq)]
    pub enum OptionKind {
        /// Play a card.
        Play,
        /// Attack.
        Attack,
        /// Use an ability.
        Use,
        /// Deploy a leader.
        Deploy,
        /// Take a counter.
        Take,
        /// Pass.
        Pass,
        /// Choose a card.
        Card,
        /// Put a card on top.
        Top,
        /// Put a card on the bottom.
        Bottom,
        /// Choose a player.
        Player,
        /// Choose one of several texts.
        Mode,
        /// Choose a number.
        Number,
        /// Choose a name.
        Name,
        /// Choose an arena.
        Arena,
        /// Resolve this ability first.
        Trigger,
        /// Yes.
        Yes,
        /// No.
        No,
        /// No more.
        Done,
    }

    /// One thing that may be answered.
    pub struct GameOption {
        /// Its place, from 0: what an answer names.
        pub index: u32,
        /// What it is.
        pub kind: OptionKind,
        /// In words: "attack the base with Wampa".
        pub words: String,
        /// The card that is touched first: the one played, the attacker, the one chosen.
        pub card: Option<u32>,
        /// The card that is touched then: the unit attacked, the unit for an upgrade.
        pub target: Option<u32>,
        /// The player that it is about.
        pub seat: Option<u32>,
        /// What it costs.
        pub cost: Option<u32>,
        /// Nothing would change but the costs paid.
        pub idle: bool,
        /// What it would do.
        pub preview: Option<Preview>,
    }

    /// A card that a search or a look shows.
    #[derive(Eq)]
    pub struct ShownCard {
        /// The card.
        pub card: u32,
        /// Whether it may be chosen.
        pub choosable: bool,
    }

    /// What is asked.
    pub struct GameQuestion {
        /// Who decides.
        pub seat: u32,
        /// What about: "action", "target", "mulligan", …
        pub ask: String,
        /// In words.
        pub title: String,
        /// The rule, "5.2.1E".
        pub rule: String,
        /// The card that asks.
        pub source: Option<u32>,
        /// The ability that asks, in words.
        pub ability: Option<String>,
        /// How many picks are needed at least.
        pub min: u32,
        /// How many are possible at most; none without a limit.
        pub max: Option<u32>,
        /// How many are made.
        pub picked: u32,
        /// The cards picked so far.
        pub picked_cards: Vec<u32>,
        /// Cards that are looked at.
        pub shown: Vec<ShownCard>,
        /// The answers; empty for everybody but the one who decides.
        pub options: Vec<GameOption>,
    }

    /// Something that happened.
    pub struct GameLine {
        /// The step of the game that brought it about, from 1.
        pub step: u32,
        /// What, in words.
        pub text: String,
        /// The number of the rule that it follows.
        pub rule: String,
        /// It begins a new part of the game.
        pub heading: bool,
        /// What kind of thing: "attacked", "damaged", …
        pub event: String,
        /// The cards that it is about, the acting one first; only those that the reader may know.
        pub cards: Vec<u32>,
        /// How much.
        pub amount: Option<i32>,
    }

    /// An attack under way.
    #[derive(Copy, Eq)]
    pub struct AttackView {
        /// The attacker.
        pub attacker: u32,
        /// What it attacks.
        pub target: u32,
    }

    /// The counters of Twin Suns.
    #[derive(Copy, Eq)]
    pub struct TwinSunsCounters {
        /// Blast is taken.
        pub blast: bool,
        /// Plan is taken.
        pub plan: bool,
    }

    /// The match that a game belongs to.
    pub struct MatchView {
        /// 1 or 3.
        pub best_of: u32,
        /// Which game is being played, from 1.
        pub number: u32,
        /// The games before.
        pub played: Vec<PlayedGame>,
        /// Games won by each seat.
        pub wins: Vec<u32>,
        /// How far it is.
        pub state: GameState,
        /// Who decides who starts in the next game.
        pub chooses_next: Option<u32>,
        /// Cards can be exchanged between the games.
        pub sideboards: bool,
        /// The table of the round that it decides.
        pub from: Option<RoundTable>,
        /// What became of the result, once it is known: written to the round, or why not.
        pub reported: Option<String>,
    }

    /// The table as one reader may see it.
    pub struct GameView {
        /// The game's number in this database.
        pub id: u32,
        /// The seats.
        pub seats: Vec<GameSeat>,
        /// Whose eyes these are; none: a public view, or with no person at the table everything.
        pub reader: Option<u32>,
        /// How many steps were taken; with a position of the past, after which it stood so.
        pub step: u32,
        /// How many steps there are.
        pub steps: u32,
        /// The match.
        pub series: MatchView,
        /// The round, from 1; 0 in setup.
        pub round: u32,
        /// "setup", "action" or "regroup".
        pub phase: String,
        /// Whose action it is.
        pub active: Option<u32>,
        /// Who has the initiative.
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
        /// Who won.
        pub winner: Option<u32>,
        /// A step can be taken back.
        pub can_undo: bool,
        /// Taking back needs the consent of all.
        pub undo_by_consent: bool,
        /// What deserves to be known about the game as it was opened.
        pub notice: Option<String>,
    }

    /// What a card says.
    #[derive(Eq)]
    pub struct CardWords {
        /// The number of its plain printing.
        pub number: String,
        /// Its abilities; for a leader those of its Leader side.
        pub front: Vec<String>,
        /// For a leader: the abilities of its Leader Unit side.
        pub unit: Vec<String>,
    }

    /// Why something cannot be done now.
    #[derive(Eq)]
    pub struct WhyNot {
        /// In words.
        pub words: String,
        /// The rule.
        pub rule: String,
    }

    /// The deck of a seat between two games.
    pub struct SideboardView {
        /// The seat.
        pub seat: u32,
        /// The player's name.
        pub name: String,
        /// The deck.
        pub main: Vec<CardCount>,
        /// What stays beside it.
        pub sideboard: Vec<CardCount>,
        /// The least cards that the deck needs.
        pub minimum: u32,
    }

    /// A deck as it goes on after sideboarding.
    #[derive(Eq)]
    pub struct Sideboarded {
        /// The seat.
        pub seat: u32,
        /// The deck; all else is the sideboard.
        pub main: Vec<CardCount>,
    }

    /// A match of a round that programs have played out.
    #[derive(Eq)]
    pub struct PlayedMatch {
        /// The table.
        pub table: u32,
        /// The result in words: "Bot 1 – Bot 2: 2-1".
        pub says: String,
        /// Open tables that are left.
        pub left: u32,
        /// It was stopped before the match was over; nothing was written.
        pub stopped: bool,
    }

    /// What many opening hands of a deck are like.
    pub struct HandFigures {
        /// Hands dealt.
        pub hands: u32,
        /// Cards of a hand.
        pub cards: u32,
        /// The share of hands with so many cards that cost at most 2, from 0 cards up; from 0 to 1.
        pub early: Vec<f64>,
        /// The average cost of a card in a hand.
        pub cost: f64,
        /// The share of hands without a card that costs at most 2: those that go into a mulligan.
        pub sent_back: f64,
        /// The share that still has none after the mulligan.
        pub sent_back_twice: f64,
        /// The share of hands, after the mulligan, with something to play in each of the rounds 1 to 4.
        pub plays: Vec<f64>,
    }
}
