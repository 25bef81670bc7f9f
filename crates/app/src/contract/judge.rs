//! Requests and views of the judge's table.
//!
//! A case is everything that a judge has set up and tried: it is sent whole and comes back whole, so that nothing of
//! it is stored but where the judge saves it. Seats, branches, steps and options are counted from 0.

use serde::{Deserialize, Serialize};

use super::{GameView, RulesEdition};

wire! {
    /// A card under a unit.
    #[derive(Eq)]
    pub struct JudgeUnder {
        /// The number of its plain printing, "SOR_069".
        pub card: String,
        /// Whose card it is; the unit's controller when left out (of captured cards: the next player).
        pub owner: Option<u32>,
        /// Who controls it; its owner when left out.
        pub controller: Option<u32>,
    }

    /// A unit in play, a token among them.
    #[derive(Eq)]
    pub struct JudgeUnit {
        /// The number of its plain printing.
        pub card: String,
        /// Damage on it, in counters.
        pub damage: u32,
        /// Whether it is exhausted (turned sideways).
        pub exhausted: bool,
        /// Whose card it is, when it is another player's.
        pub owner: Option<u32>,
        /// Upgrades attached to it, oldest first.
        pub upgrades: Vec<JudgeUnder>,
        /// Cards that it guards.
        pub captured: Vec<JudgeUnder>,
    }

    /// A leader in a position.
    #[derive(Eq)]
    pub struct JudgeLeader {
        /// The number of its plain printing.
        pub card: String,
        /// Whether it is deployed as a unit.
        pub deployed: bool,
        /// Its epic action is used.
        pub epic_used: bool,
        /// Whether it is exhausted (turned sideways).
        pub exhausted: bool,
        /// Damage on it, in counters.
        pub damage: u32,
        /// Upgrades attached to it, oldest first.
        pub upgrades: Vec<JudgeUnder>,
        /// Cards that it guards.
        pub captured: Vec<JudgeUnder>,
    }

    /// A base in a position.
    #[derive(Eq)]
    pub struct JudgeBase {
        /// The number of its plain printing.
        pub card: String,
        /// Damage on it, in counters.
        pub damage: u32,
        /// Its epic action is used.
        pub epic_used: bool,
        /// Upgrades attached to it, oldest first: those with Fortify.
        pub upgrades: Vec<JudgeUnder>,
        /// Cards that it guards.
        pub captured: Vec<JudgeUnder>,
    }

    /// A resource in a position.
    #[derive(Eq)]
    pub struct JudgeResource {
        /// The number of its plain printing; none when the judge does not know it.
        pub card: Option<String>,
        /// Whether it is exhausted (turned sideways).
        pub exhausted: bool,
        /// Whose card it is, when it is another player's.
        pub owner: Option<u32>,
    }

    /// Everything of one player in a position.
    #[derive(Eq)]
    pub struct JudgeSide {
        /// What the player is called.
        pub name: String,
        /// One leader, or two.
        pub leaders: Vec<JudgeLeader>,
        /// The base; none until one is placed.
        pub base: Option<JudgeBase>,
        /// Cards in hand that are known.
        pub hand: Vec<String>,
        /// How many more there are in the hand.
        pub hidden_hand: u32,
        /// Cards on top of the deck that are known, the top one first.
        pub deck: Vec<String>,
        /// How many more there are beneath them.
        pub hidden_deck: u32,
        /// The discard pile, oldest first.
        pub discard: Vec<String>,
        /// The resources, in the order of the zone.
        pub resources: Vec<JudgeResource>,
        /// Units in both arenas, without deployed leaders.
        pub units: Vec<JudgeUnit>,
        /// The Force is with the player (CR 3.7.11).
        pub force: bool,
        /// Credit tokens that the player controls (CR 3.7.13).
        pub credits: u32,
        /// Whether the player passed with their last action.
        pub passed: bool,
        /// Whether the player took a counter this round.
        pub took_counter: bool,
    }

    /// What kind of card a judge describes by hand.
    #[derive(Copy, Eq)]
    pub enum TypedKind {
        /// A leader.
        Leader,
        /// A base.
        Base,
        /// A unit.
        Unit,
        /// An event.
        Event,
        /// An upgrade.
        Upgrade,
    }

    /// A card that the program does not know, as the judge describes it. It has no abilities of its own: what it does, the
    /// judge does by hand.
    #[derive(Eq)]
    pub struct TypedCard {
        /// The number that the position calls it by, "HAND_001".
        pub number: String,
        /// Its name.
        pub name: String,
        /// What kind of card it is.
        pub kind: TypedKind,
        /// Whether it enters the space arena.
        pub space: bool,
        /// What it costs.
        pub cost: u32,
        /// Its power.
        pub power: u32,
        /// Its HP.
        pub hp: u32,
    }

    /// Where a judge puts a card by hand.
    #[derive(Copy, Eq)]
    pub enum HandPlace {
        /// The hand of its owner.
        Hand,
        /// The top of its owner's deck.
        DeckTop,
        /// The bottom of its owner's deck.
        DeckBottom,
        /// Its owner's discard pile.
        Discard,
        /// The resources of its owner.
        Resources,
        /// Its arena.
        Arena,
        /// Out of the game.
        Aside,
    }

    /// How long it lasts what a judge gives a unit by hand.
    #[derive(Copy, Eq)]
    pub enum HandLasts {
        /// Until this phase ends.
        Phase,
        /// Until this round ends.
        Round,
        /// As long as the unit is in play.
        InPlay,
    }

    /// What happened to a card, or was done with it, earlier in the phase.
    #[derive(Copy, Eq)]
    pub enum HappenedTo {
        /// It entered play.
        EnteredPlay,
        /// It was played.
        Played,
        /// It attacked.
        Attacked,
        /// It was dealt damage.
        Damaged,
        /// Damage was healed from it.
        Healed,
        /// It was discarded from a hand or deck.
        Discarded,
        /// It was defeated.
        Defeated,
        /// It left play in another way.
        LeftPlay,
        /// It would have been dealt damage (CR 7.7.5).
        WouldBeDamaged,
        /// It dealt damage to a base.
        DamagedBase,
        /// It dealt damage to an opponent's base.
        DamagedEnemyBase,
        /// It was rescued (CR 8.34).
        Rescued,
        /// Of a base: its player began an action (CR 1.15).
        Acted,
        /// Of a base: its player dealt indirect damage (CR 8.35).
        DealtIndirect,
    }

    /// Something that texts may ask about and that happened before the position stood as it does.
    #[derive(Eq)]
    #[serde(tag = "of", rename_all_fields = "camelCase")]
    pub enum Earlier {
        /// Something happened to a card in this phase.
        Card {
            /// The card.
            card: u32,
            /// What happened to it.
            what: HappenedTo,
            /// Who played it, under whose control it entered play, whose base it attacked, who defeated it, who damaged
            /// the base, from 0.
            seat: Option<u32>,
            /// For a base: the damage that it was dealt, in counters; 0 otherwise.
            amount: u32,
        },
        /// How often a player did what texts count.
        Counts {
            /// The player, from 0.
            seat: u32,
            /// Cards played this phase.
            played: u32,
            /// Events played this round.
            events: u32,
            /// Cards drawn this phase.
            drawn: u32,
            /// Cards discarded from hand this phase.
            discarded: u32,
            /// Cards discarded from the deck this phase.
            milled: u32,
            /// Tokens created this phase.
            created: u32,
            /// Token upgrades given to units this phase.
            given: u32,
            /// How often they used the Force this phase.
            used_the_force: u32,
        },
        /// An ability was used as often as it may be (CR 8.32.3).
        Used {
            /// The card that has it.
            card: u32,
            /// Its place among the texts, "SOR_002/front/0"; none for a discount for the first card each round.
            ability: Option<String>,
        },
    }

    /// What a judge does by hand, for a card whose text the program does not know. Cards are those of the table.
    #[derive(Eq)]
    #[serde(tag = "act", rename_all_fields = "camelCase")]
    pub enum HandAct {
        /// So much damage is on a unit or base from now on.
        Damage {
            /// The unit or base.
            card: u32,
            /// The damage on it, in counters.
            damage: u32,
        },
        /// A card is exhausted, or readied.
        Exhausted {
            /// The unit, leader or resource.
            card: u32,
            /// Whether it is exhausted.
            exhausted: bool,
        },
        /// A card goes somewhere else.
        Move {
            /// The card.
            card: u32,
            /// Where it goes.
            to: HandPlace,
        },
        /// A token or another card comes into the game.
        Bring {
            /// The number of the card.
            card: String,
            /// The player whose it is, from 0.
            seat: u32,
            /// The unit that it is attached to, if it is an upgrade.
            onto: Option<u32>,
        },
        /// A leader is deployed, or turned back.
        Deployed {
            /// The leader.
            card: u32,
            /// Whether it is deployed.
            deployed: bool,
        },
        /// A unit gains something for a while (CR 7.7.3).
        Gains {
            /// The unit.
            card: u32,
            /// Power; less with a minus.
            power: i32,
            /// HP; fewer with a minus.
            hp: i32,
            /// A keyword, by its name in English or German.
            keyword: Option<String>,
            /// The keyword's number, as of Raid 2; 0 without one.
            value: u32,
            /// A trait, by its English word.
            with_trait: Option<String>,
            /// How long it lasts.
            lasts: HandLasts,
        },
        /// An effect of a card's text lasts or waits from before (CR 7.7.3, 7.7.4), as when a case comes from a game.
        Effect {
            /// The card with the text.
            source: u32,
            /// Which of its effects, from 0 in printed order.
            effect: u32,
            /// The cards that it is on or about.
            on: Vec<u32>,
            /// The name of a card that was named (CR 8.17).
            name: Option<String>,
            /// The player who created it, from 0.
            seat: u32,
        },
        /// What happened earlier in the phase, as when a case comes from a game.
        Earlier {
            /// It, in the order in which it happened.
            happened: Vec<Earlier>,
        },
        /// It is the action of another player.
        Active {
            /// The player, from 0.
            seat: u32,
        },
        /// Only said: the log has it.
        Says {
            /// What was decided.
            words: String,
        },
    }

    /// A step that a judge made by hand.
    #[derive(Eq)]
    pub struct ByHand {
        /// The judge who did it; "" when nobody is named.
        pub judge: String,
        /// What was done.
        pub does: HandAct,
    }

    /// A position as a judge builds it.
    #[derive(Eq)]
    pub struct JudgePosition {
        /// The cards that the program does not know.
        pub typed: Vec<TypedCard>,
        /// Two to four sides, clockwise.
        pub sides: Vec<JudgeSide>,
        /// The seat of the player who has the initiative, from 0.
        pub initiative: u32,
        /// Whether the initiative was taken this round.
        pub initiative_taken: bool,
        /// The seat of the player whose action it is, from 0.
        pub active: u32,
        /// The round, from 1.
        pub round: u32,
        /// The regroup phase begins, rather than an action.
        pub regroup: bool,
        /// Twin Suns rules (CR 12).
        pub twin_suns: bool,
        /// The edition of the rules.
        pub edition: RulesEdition,
        /// The blast counter was taken this round.
        pub blast_taken: bool,
        /// The plan counter was taken this round.
        pub plan_taken: bool,
        /// The seed of chance.
        pub seed: u32,
    }

    /// A step of a branch.
    #[derive(Eq)]
    pub struct JudgeStep {
        /// Which of the options it was.
        pub option: u32,
        /// What it was, in words.
        pub words: String,
        /// What the game was like then, as a short sum: another version of the rules is noticed by it.
        pub hash: String,
        /// What the judge did by hand; none for an answer of the game.
        pub by_hand: Option<ByHand>,
    }

    /// One way that it may go on from the position.
    #[derive(Eq)]
    pub struct JudgeBranch {
        /// What the judge calls it.
        pub name: String,
        /// The answers that were tried, one after another.
        pub steps: Vec<JudgeStep>,
    }

    /// A case: the position and what was tried.
    #[derive(Eq)]
    pub struct JudgeCase {
        /// The title, as the judge wrote it.
        pub title: String,
        /// The question that the case asks.
        pub question: String,
        /// The position that the case begins with.
        pub position: JudgePosition,
        /// The ways that were tried; at least one, which may be empty.
        pub branches: Vec<JudgeBranch>,
    }

    /// Something about a position that cannot be, or hardly.
    #[derive(Eq)]
    pub struct Oddity {
        /// What it says, in words.
        pub words: String,
        /// The rule that says so; "" when none does.
        pub rule: String,
        /// It cannot be: nothing can be tried until it is put right.
        pub impossible: bool,
        /// The side that it is about.
        pub seat: Option<u32>,
    }

    /// A triggered ability that waits.
    #[derive(Eq)]
    pub struct WaitingTrigger {
        /// Which ability it is, in words.
        pub words: String,
        /// The seat of the player who resolves it, from 0.
        pub seat: u32,
        /// It can be resolved first, if its player so chooses.
        pub choosable: bool,
    }

    /// Somebody chooses which of the abilities that wait resolves first.
    #[derive(Eq)]
    pub struct TriggerOrder {
        /// The seat of the player who chooses, from 0.
        pub seat: u32,
        /// Why they do, in words.
        pub words: String,
        /// Number of its rule, such as "7.6.10".
        pub rule: String,
    }

    /// A case as it stands after some steps of a branch.
    pub struct JudgeView {
        /// What is odd about the position.
        pub oddities: Vec<Oddity>,
        /// The table; none while the position cannot be.
        pub table: Option<GameView>,
        /// The triggered abilities that wait: inner layers last.
        pub waiting: Vec<WaitingTrigger>,
        /// Who chooses what resolves first; none when nobody is asked.
        pub order: Option<TriggerOrder>,
        /// How many steps of the branch could be followed.
        pub followed: u32,
        /// Those steps in the language of the moment.
        pub steps: Vec<String>,
        /// Why no more steps could be followed, in words; none when all could.
        pub problem: Option<String>,
    }

    /// A step that was taken, and how it stands then.
    pub struct JudgeMove {
        /// The step that was taken.
        pub step: JudgeStep,
        /// The table after the step.
        pub view: JudgeView,
    }

    /// What the one knows who is asked for the best answer.
    #[derive(Copy, Eq)]
    pub enum AdviserKnows {
        /// What that player may see.
        OwnSide,
        /// Every card that lies on the table, the order of the decks included.
        Everything,
    }

    /// An answer that was weighed.
    #[derive(Eq)]
    pub struct WeighedAnswer {
        /// Its place among the options of the open question; none when another player is asked now.
        pub option: Option<u32>,
        /// What is answered, in words.
        pub words: String,
        /// The chance to win after it, in parts of a thousand.
        pub chance: u32,
        /// In how many imagined games it was given.
        pub looked: u32,
    }

    /// What a strong player would do.
    #[derive(Eq)]
    pub struct JudgeAdvice {
        /// The seat that was asked for, from 0.
        pub seat: u32,
        /// What that player was taken to know.
        pub knows: AdviserKnows,
        /// The answers, the best first; empty when there is only one, or rules of thumb are enough.
        pub answers: Vec<WeighedAnswer>,
        /// Games that were imagined.
        pub games: u32,
    }

    /// How one thing stands at the end of each branch.
    #[derive(Eq)]
    pub struct ComparedThing {
        /// What: a card, or a number of cards.
        pub what: String,
        /// The seat of the player, from 0.
        pub seat: u32,
        /// How it was in the position.
        pub before: String,
        /// How it is after each branch, in their order.
        pub after: Vec<String>,
    }

    /// A ruling on a case.
    #[derive(Eq)]
    pub struct Ruling {
        /// The case that was ruled on.
        pub case: JudgeCase,
        /// The branch that is ruled to be right; none when the ruling is of another kind.
        pub branch: Option<u32>,
        /// What was ruled, in the judge's words.
        pub outcome: String,
        /// The judge who ruled.
        pub judge: String,
        /// The numbers of the rules that it rests on.
        pub rules: Vec<String>,
        /// When it was ruled (RFC 3339); empty until it is saved.
        pub at: String,
        /// Which version of the program it was ruled with; empty until it is saved.
        pub program: String,
    }

    /// What is being worked at on the judge's table: a ruling that need not be whole yet.
    #[derive(Eq)]
    pub struct JudgeDraft {
        /// The case and what is written about it so far.
        pub ruling: Ruling,
        /// The event in whose log it is to be saved.
        pub event: Option<u32>,
    }

    /// The cases that are open on the judge's table.
    #[derive(Eq)]
    pub struct JudgeDesk {
        /// The open cases, in the order of their tabs.
        pub cases: Vec<JudgeDraft>,
        /// The one that is on the table, from 0.
        pub at: u32,
    }

    /// A ruling of this program, wherever it is kept.
    #[derive(Eq)]
    pub struct KeptRuling {
        /// The ruling.
        pub ruling: Ruling,
        /// The event in whose log it stands; none for those that stand in none.
        pub event: Option<u32>,
        /// The name of that event; "" without one.
        pub event_name: String,
    }

    /// A case with what it was made from.
    #[derive(Eq)]
    pub struct CaseOfGame {
        /// The case, with the position as it was.
        pub case: JudgeCase,
        /// What the position does not carry over, in words; empty when it carries all.
        pub left_out: Vec<String>,
    }

    /// A file that a ruling is written into.
    #[derive(Copy, Eq)]
    pub enum RulingFile {
        /// The case as data, for another copy of the program.
        Case,
        /// A report for people to read.
        Report,
    }
}
