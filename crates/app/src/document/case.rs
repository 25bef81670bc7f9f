//! Cases of the judge's table: a position, the branches that were tried, and the ruling.
//!
//! A case contains everything that a judge has set up and tried. It is sent and returned as a whole and stored only
//! when the judge saves it. Seats, branches, steps and options are numbered from 0.

use serde::{Deserialize, Serialize};

use crate::edition::RulesEdition;

wire! {
    /// A card under a unit.
    #[derive(Eq)]
    pub struct JudgeAttachment {
        /// The number of the standard printing, "SOR_069".
        pub card: String,
        /// The owner; `None` for the unit's controller (for captured cards: the next player).
        pub owner: Option<u32>,
        /// The controller; `None` for its owner.
        pub controller: Option<u32>,
    }

    /// A unit in play, including tokens.
    #[derive(Eq)]
    pub struct JudgeUnit {
        /// The number of the standard printing.
        pub card: String,
        /// Damage on it, in counters.
        pub damage: u32,
        /// `true` if it is exhausted (turned sideways).
        pub exhausted: bool,
        /// The owner, if it is another player.
        pub owner: Option<u32>,
        /// Upgrades attached to it, oldest first.
        pub upgrades: Vec<JudgeAttachment>,
        /// Captured cards.
        pub captured: Vec<JudgeAttachment>,
    }

    /// A leader in a position.
    #[derive(Eq)]
    pub struct JudgeLeader {
        /// The number of the standard printing.
        pub card: String,
        /// `true` if it is deployed as a unit.
        pub deployed: bool,
        /// `true` if its epic action has been used.
        pub epic_used: bool,
        /// `true` if it is exhausted (turned sideways).
        pub exhausted: bool,
        /// Damage on it, in counters.
        pub damage: u32,
        /// Upgrades attached to it, oldest first.
        pub upgrades: Vec<JudgeAttachment>,
        /// Captured cards.
        pub captured: Vec<JudgeAttachment>,
    }

    /// A base in a position.
    #[derive(Eq)]
    pub struct JudgeBase {
        /// The number of the standard printing.
        pub card: String,
        /// Damage on it, in counters.
        pub damage: u32,
        /// `true` if its epic action has been used.
        pub epic_used: bool,
        /// Upgrades attached to it, oldest first: those with Fortify.
        pub upgrades: Vec<JudgeAttachment>,
        /// Captured cards.
        pub captured: Vec<JudgeAttachment>,
    }

    /// A resource in a position.
    #[derive(Eq)]
    pub struct JudgeResource {
        /// The number of the standard printing; `None` if the judge does not know it.
        pub card: Option<String>,
        /// `true` if it is exhausted (turned sideways).
        pub exhausted: bool,
        /// The owner, if it is another player.
        pub owner: Option<u32>,
    }

    /// One player's side of a position.
    #[derive(Eq)]
    pub struct JudgeSide {
        /// The player's name.
        pub name: String,
        /// One leader, or two.
        pub leaders: Vec<JudgeLeader>,
        /// The base; `None` until one is placed.
        pub base: Option<JudgeBase>,
        /// Known cards in hand.
        pub hand: Vec<String>,
        /// Number of unknown cards in hand.
        pub hidden_hand: u32,
        /// Known cards on top of the deck, topmost first.
        pub deck: Vec<String>,
        /// Number of unknown cards below them.
        pub hidden_deck: u32,
        /// The discard pile, oldest first.
        pub discard: Vec<String>,
        /// The resources, in the order of the zone.
        pub resources: Vec<JudgeResource>,
        /// Units in both arenas, without deployed leaders.
        pub units: Vec<JudgeUnit>,
        /// `true` if the Force is with the player (CR 3.7.11).
        pub force: bool,
        /// Number of Credit tokens controlled (CR 3.7.13).
        pub credits: u32,
        /// `true` if the player passed with their last action.
        pub passed: bool,
        /// `true` if the player took a counter this round.
        pub took_counter: bool,
    }

    /// The type of a custom card.
    #[derive(Copy, Eq)]
    pub enum CustomCardKind {
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

    /// A custom card described by the judge. It has no abilities; the judge applies its effects manually.
    #[derive(Eq)]
    pub struct CustomCard {
        /// The number in the position, "HAND_001".
        pub number: String,
        /// The name.
        pub name: String,
        /// The type.
        pub kind: CustomCardKind,
        /// `true` if it enters the space arena.
        pub space: bool,
        /// The cost.
        pub cost: u32,
        /// The power.
        pub power: u32,
        /// The HP.
        pub hp: u32,
    }

    /// The destination of a card that a judge moves manually.
    #[derive(Copy, Eq)]
    pub enum ManualZone {
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

    /// Duration of an effect that a judge adds manually.
    #[derive(Copy, Eq)]
    pub enum ManualDuration {
        /// Until this phase ends.
        Phase,
        /// Until this round ends.
        Round,
        /// As long as the unit is in play.
        InPlay,
    }

    /// A game event of a card earlier in the phase.
    #[derive(Copy, Eq)]
    pub enum CardPhaseEvent {
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

    /// An earlier game event that card texts can refer to.
    #[derive(Eq)]
    #[serde(tag = "of", rename_all_fields = "camelCase")]
    pub enum EarlierEvent {
        /// A game event of a card in this phase.
        Card {
            /// The card.
            card: u32,
            /// The game event.
            what: CardPhaseEvent,
            /// The seat involved, from 0: of the player who played, controlled, defeated or damaged it, or whose base
            /// it attacked.
            seat: Option<u32>,
            /// For a base: damage dealt to it; otherwise 0.
            amount: u32,
        },
        /// A player's counts for card texts.
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
            /// Number of times the player used the Force this phase.
            used_the_force: u32,
        },
        /// An ability with a limit has been used up (CR 8.32.3).
        Used {
            /// The card with the ability.
            card: u32,
            /// The place in the card texts, "SOR_002/front/0"; `None` for a discount on the first card each round.
            ability: Option<String>,
        },
    }

    /// A manual action of a judge, for example for a custom card. Cards are given by their handles.
    #[derive(Eq)]
    #[serde(tag = "act", rename_all_fields = "camelCase")]
    pub enum ManualAction {
        /// Sets the damage on a unit or base.
        Damage {
            /// The unit or base.
            card: u32,
            /// The damage on it, in counters.
            damage: u32,
        },
        /// Exhausts or readies a card.
        Exhausted {
            /// The unit, leader or resource.
            card: u32,
            /// `true` to exhaust it, `false` to ready it.
            exhausted: bool,
        },
        /// Moves a card.
        Move {
            /// The card.
            card: u32,
            /// The destination.
            to: ManualZone,
        },
        /// Adds a token or another card to the game.
        Bring {
            /// The number of the card.
            card: String,
            /// The owner's seat, from 0.
            seat: u32,
            /// The unit to attach it to, for an upgrade.
            onto: Option<u32>,
        },
        /// Deploys a leader, or turns it back.
        Deployed {
            /// The leader.
            card: u32,
            /// `true` to deploy it, `false` to turn it back.
            deployed: bool,
        },
        /// Adds a lasting effect to a unit (CR 7.7.3).
        Gains {
            /// The unit.
            card: u32,
            /// Power; less with a minus.
            power: i32,
            /// HP; fewer with a minus.
            hp: i32,
            /// A keyword, by its name in English or German.
            keyword: Option<String>,
            /// The keyword's number, such as 2 for Raid 2; 0 without a number.
            value: u32,
            /// A trait, by its English name.
            with_trait: Option<String>,
            /// The duration.
            lasts: ManualDuration,
        },
        /// Adds an earlier lasting or delayed effect of a card's text (CR 7.7.3, 7.7.4), as in a case taken from a
        /// game.
        Effect {
            /// The card with the text.
            source: u32,
            /// Index of the effect, from 0 in printed order.
            effect: u32,
            /// The affected cards.
            on: Vec<u32>,
            /// The card name chosen (CR 8.17).
            name: Option<String>,
            /// The seat of the effect's creator, from 0.
            seat: u32,
        },
        /// Adds earlier game events of the phase, as in a case taken from a game.
        Earlier {
            /// The events, oldest first.
            happened: Vec<EarlierEvent>,
        },
        /// Changes the active player.
        Active {
            /// The player, from 0.
            seat: u32,
        },
        /// Adds a note to the log.
        Says {
            /// The text of the note.
            words: String,
        },
    }

    /// A manual step of a judge.
    #[derive(Eq)]
    pub struct ManualStep {
        /// The judge's name; may be empty.
        pub judge: String,
        /// The action.
        pub does: ManualAction,
    }

    /// A position set up by a judge.
    #[derive(Eq)]
    pub struct JudgePosition {
        /// The custom cards.
        pub typed: Vec<CustomCard>,
        /// Two to four sides, clockwise.
        pub sides: Vec<JudgeSide>,
        /// The seat of the player who has the initiative, from 0.
        pub initiative: u32,
        /// `true` if the initiative was taken this round.
        pub initiative_taken: bool,
        /// The seat of the active player, from 0.
        pub active: u32,
        /// The round, from 1.
        pub round: u32,
        /// `true` if the regroup phase starts instead of an action.
        pub regroup: bool,
        /// `true` for Twin Suns rules (CR 12).
        pub twin_suns: bool,
        /// The edition of the rules.
        pub edition: RulesEdition,
        /// `true` if the Blast counter was taken this round.
        pub blast_taken: bool,
        /// `true` if the Plan counter was taken this round.
        pub plan_taken: bool,
        /// The RNG seed.
        pub seed: u32,
    }

    /// A step of a branch.
    #[derive(Eq)]
    pub struct JudgeStep {
        /// Index of the chosen option.
        pub option: u32,
        /// The option's text.
        pub words: String,
        /// Fingerprint of the position, which detects another version of the rules.
        pub hash: String,
        /// The judge's manual action; `None` for an answer to a question.
        pub by_hand: Option<ManualStep>,
    }

    /// A branch: one possible continuation from the position.
    #[derive(Eq)]
    pub struct JudgeBranch {
        /// The name given by the judge.
        pub name: String,
        /// The steps, in order.
        pub steps: Vec<JudgeStep>,
    }

    /// A case: the position and its branches.
    #[derive(Eq)]
    pub struct JudgeCase {
        /// The title.
        pub title: String,
        /// The question of the case.
        pub question: String,
        /// The position at the start.
        pub position: JudgePosition,
        /// The branches; at least one, which may be empty.
        pub branches: Vec<JudgeBranch>,
    }

    /// A ruling on a case.
    #[derive(Eq)]
    pub struct Ruling {
        /// The case.
        pub case: JudgeCase,
        /// The branch ruled correct, if any.
        pub branch: Option<u32>,
        /// The outcome, in the judge's words.
        pub outcome: String,
        /// The judge.
        pub judge: String,
        /// The numbers of the rules behind it.
        pub rules: Vec<String>,
        /// Time of the ruling (RFC 3339); empty until it is saved.
        pub at: String,
        /// The program version of the ruling; empty until it is saved.
        pub program: String,
    }

    /// An unfinished ruling on the judge's table.
    #[derive(Eq)]
    pub struct RulingDraft {
        /// The case and the ruling so far.
        pub ruling: Ruling,
        /// The event for whose log it is intended.
        pub event: Option<u32>,
    }

    /// The open cases on the judge's table.
    #[derive(Eq)]
    pub struct OpenCases {
        /// The open cases, in the order of their tabs.
        pub cases: Vec<RulingDraft>,
        /// Index of the current case, from 0.
        pub at: u32,
    }
}
