//! Rulings on disk: in the journal of an event, as a file, and as a draft.

use super::edition::Edition;
use super::{Persisted, saved};
use crate::document::case;

/// The version of the ruling file format.
pub(crate) const FILE_VERSION: u32 = 1;

/// Returns `true` for 0, which is not written, so that older rulings keep their format.
fn is_zero(count: &u32) -> bool {
    *count == 0
}

saved! {
    /// A card under a unit.
    struct JudgeAttachment for case::JudgeAttachment {
        "card" card: String,
        "owner" owner: Option<u32>,
        "controller" controller: Option<u32>,
    }

    /// A unit in play.
    struct JudgeUnit for case::JudgeUnit {
        "card" card: String,
        "damage" damage: u32,
        "exhausted" exhausted: bool,
        "owner" owner: Option<u32>,
        "upgrades" upgrades: Vec<JudgeAttachment>,
        "captured" captured: Vec<JudgeAttachment>,
    }

    /// A leader, in its base zone or deployed.
    struct JudgeLeader for case::JudgeLeader {
        "card" card: String,
        "deployed" deployed: bool,
        "epicUsed" epic_used: bool,
        "exhausted" exhausted: bool,
        "damage" damage: u32,
        "upgrades" upgrades: Vec<JudgeAttachment>,
        "captured" captured: Vec<JudgeAttachment>,
    }

    /// A base with its damage.
    struct JudgeBase for case::JudgeBase {
        "card" card: String,
        "damage" damage: u32,
        "epicUsed" epic_used: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "upgrades" upgrades: Vec<JudgeAttachment>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "captured" captured: Vec<JudgeAttachment>,
    }

    /// A resource; without a card if it is not specified.
    struct JudgeResource for case::JudgeResource {
        "card" card: Option<String>,
        "exhausted" exhausted: bool,
        "owner" owner: Option<u32>,
    }

    /// The side of a player in the position.
    struct JudgeSide for case::JudgeSide {
        "name" name: String,
        "leaders" leaders: Vec<JudgeLeader>,
        "base" base: Option<JudgeBase>,
        "hand" hand: Vec<String>,
        "hiddenHand" hidden_hand: u32,
        "deck" deck: Vec<String>,
        "hiddenDeck" hidden_deck: u32,
        "discard" discard: Vec<String>,
        "resources" resources: Vec<JudgeResource>,
        "units" units: Vec<JudgeUnit>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        "force" force: bool,
        #[serde(default, skip_serializing_if = "is_zero")]
        "credits" credits: u32,
        "passed" passed: bool,
        "tookCounter" took_counter: bool,
    }

    /// The type of a custom card.
    enum CustomCardKind for case::CustomCardKind {
        "leader" Leader,
        "base" Base,
        "unit" Unit,
        "event" Event,
        "upgrade" Upgrade,
    }

    /// A custom card.
    struct CustomCard for case::CustomCard {
        "number" number: String,
        "name" name: String,
        "kind" kind: CustomCardKind,
        "space" space: bool,
        "cost" cost: u32,
        "power" power: u32,
        "hp" hp: u32,
    }

    /// The zone of a card that is placed manually.
    enum ManualZone for case::ManualZone {
        "hand" Hand,
        "deckTop" DeckTop,
        "deckBottom" DeckBottom,
        "discard" Discard,
        "resources" Resources,
        "arena" Arena,
        "aside" Aside,
    }

    /// Duration of an effect that the judge adds manually.
    enum ManualDuration for case::ManualDuration {
        "phase" Phase,
        "round" Round,
        "inPlay" InPlay,
    }

    /// An event involving a card earlier in the phase.
    enum CardPhaseEvent for case::CardPhaseEvent {
        "enteredPlay" EnteredPlay,
        "played" Played,
        "attacked" Attacked,
        "damaged" Damaged,
        "healed" Healed,
        "discarded" Discarded,
        "defeated" Defeated,
        "leftPlay" LeftPlay,
        "wouldBeDamaged" WouldBeDamaged,
        "damagedBase" DamagedBase,
        "damagedEnemyBase" DamagedEnemyBase,
        "rescued" Rescued,
        "acted" Acted,
        "dealtIndirect" DealtIndirect,
    }

    /// A judge's manual action.
    struct ManualStep for case::ManualStep {
        "judge" judge: String,
        "does" does: ManualAction,
    }

    /// A position built by a judge.
    struct JudgePosition for case::JudgePosition {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "typed" typed: Vec<CustomCard>,
        "sides" sides: Vec<JudgeSide>,
        "initiative" initiative: u32,
        "initiativeTaken" initiative_taken: bool,
        "active" active: u32,
        "round" round: u32,
        "regroup" regroup: bool,
        "twinSuns" twin_suns: bool,
        "blastTaken" blast_taken: bool,
        "planTaken" plan_taken: bool,
        #[serde(default = "Edition::unwritten", skip_serializing_if = "Edition::is_unwritten")]
        "edition" edition: Edition,
        "seed" seed: u32,
    }

    /// A step of a branch: the index of the option, and the fingerprint of the position after it. See
    /// [`rules::Fingerprint`]. Version 0.1 wrote a hash of its engine's internals, which later versions cannot verify.
    struct JudgeStep for case::JudgeStep {
        "option" option: u32,
        "words" words: String,
        "hash" hash: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        "byHand" by_hand: Option<ManualStep>,
    }

    /// A possible continuation of the position.
    struct JudgeBranch for case::JudgeBranch {
        "name" name: String,
        "steps" steps: Vec<JudgeStep>,
    }

    /// A position, the question about it, and the branches that were tried.
    struct JudgeCase for case::JudgeCase {
        "title" title: String,
        "question" question: String,
        "position" position: JudgePosition,
        "branches" branches: Vec<JudgeBranch>,
    }

    /// A case with the judge's decision.
    struct Ruling for case::Ruling {
        "case" case: JudgeCase,
        "branch" branch: Option<u32>,
        "outcome" outcome: String,
        "judge" judge: String,
        "rules" rules: Vec<String>,
        "at" at: String,
        "program" program: String,
    }

    /// The current draft of a judge case, stored in the database's settings.
    struct RulingDraft for case::RulingDraft {
        "ruling" ruling: Ruling,
        "event" event: Option<u32>,
    }

    /// The open judge cases, stored in the database's settings.
    struct OpenCases for case::OpenCases {
        "cases" cases: Vec<RulingDraft>,
        "at" at: u32,
    }
}

/// A judge's manual action on disk. Cards are indices in the position.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(tag = "act", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(crate) enum ManualAction {
    Damage {
        card: u32,
        damage: u32,
    },
    Exhausted {
        card: u32,
        exhausted: bool,
    },
    Move {
        card: u32,
        to: ManualZone,
    },
    Bring {
        card: String,
        seat: u32,
        onto: Option<u32>,
    },
    Deployed {
        card: u32,
        deployed: bool,
    },
    Gains {
        card: u32,
        power: i32,
        hp: i32,
        keyword: Option<String>,
        value: u32,
        with_trait: Option<String>,
        lasts: ManualDuration,
    },
    Effect {
        source: u32,
        effect: u32,
        on: Vec<u32>,
        name: Option<String>,
        seat: u32,
    },
    Earlier {
        happened: Vec<EarlierEvent>,
    },
    Active {
        seat: u32,
    },
    Says {
        words: String,
    },
}

/// An event earlier in the phase, on disk.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(tag = "of", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(crate) enum EarlierEvent {
    Card {
        card: u32,
        what: CardPhaseEvent,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u32>,
        #[serde(default, skip_serializing_if = "is_zero")]
        amount: u32,
    },
    Counts {
        seat: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        played: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        events: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        drawn: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        discarded: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        milled: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        created: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        given: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        used_the_force: u32,
    },
    Used {
        card: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ability: Option<String>,
    },
}

impl Persisted for EarlierEvent {
    type Live = case::EarlierEvent;
    fn of(live: &case::EarlierEvent) -> EarlierEvent {
        use case::EarlierEvent as Live;
        match live.clone() {
            Live::Card { card, what, seat, amount } => {
                EarlierEvent::Card { card, what: CardPhaseEvent::of(&what), seat, amount }
            }
            Live::Counts { seat, played, events, drawn, discarded, milled, created, given, used_the_force } => {
                EarlierEvent::Counts { seat, played, events, drawn, discarded, milled, created, given, used_the_force }
            }
            Live::Used { card, ability } => EarlierEvent::Used { card, ability },
        }
    }
    fn live(self) -> case::EarlierEvent {
        use case::EarlierEvent as Live;
        match self {
            EarlierEvent::Card { card, what, seat, amount } => Live::Card { card, what: what.live(), seat, amount },
            EarlierEvent::Counts { seat, played, events, drawn, discarded, milled, created, given, used_the_force } => {
                Live::Counts { seat, played, events, drawn, discarded, milled, created, given, used_the_force }
            }
            EarlierEvent::Used { card, ability } => Live::Used { card, ability },
        }
    }
}

impl Persisted for ManualAction {
    type Live = case::ManualAction;
    fn of(live: &case::ManualAction) -> ManualAction {
        use case::ManualAction as Live;
        match live.clone() {
            Live::Damage { card, damage } => ManualAction::Damage { card, damage },
            Live::Exhausted { card, exhausted } => ManualAction::Exhausted { card, exhausted },
            Live::Move { card, to } => ManualAction::Move { card, to: ManualZone::of(&to) },
            Live::Bring { card, seat, onto } => ManualAction::Bring { card, seat, onto },
            Live::Deployed { card, deployed } => ManualAction::Deployed { card, deployed },
            Live::Gains { card, power, hp, keyword, value, with_trait, lasts } => {
                ManualAction::Gains { card, power, hp, keyword, value, with_trait, lasts: ManualDuration::of(&lasts) }
            }
            Live::Effect { source, effect, on, name, seat } => ManualAction::Effect { source, effect, on, name, seat },
            Live::Earlier { happened } => {
                ManualAction::Earlier { happened: happened.iter().map(EarlierEvent::of).collect() }
            }
            Live::Active { seat } => ManualAction::Active { seat },
            Live::Says { words } => ManualAction::Says { words },
        }
    }
    fn live(self) -> case::ManualAction {
        use case::ManualAction as Live;
        match self {
            ManualAction::Damage { card, damage } => Live::Damage { card, damage },
            ManualAction::Exhausted { card, exhausted } => Live::Exhausted { card, exhausted },
            ManualAction::Move { card, to } => Live::Move { card, to: to.live() },
            ManualAction::Bring { card, seat, onto } => Live::Bring { card, seat, onto },
            ManualAction::Deployed { card, deployed } => Live::Deployed { card, deployed },
            ManualAction::Gains { card, power, hp, keyword, value, with_trait, lasts } => {
                Live::Gains { card, power, hp, keyword, value, with_trait, lasts: lasts.live() }
            }
            ManualAction::Effect { source, effect, on, name, seat } => Live::Effect { source, effect, on, name, seat },
            ManualAction::Earlier { happened } => {
                Live::Earlier { happened: happened.into_iter().map(EarlierEvent::live).collect() }
            }
            ManualAction::Active { seat } => Live::Active { seat },
            ManualAction::Says { words } => Live::Says { words },
        }
    }
}

/// A file with one ruling.
#[derive(serde::Serialize, serde::Deserialize)]
pub(crate) struct RulingFile {
    /// The version of the file format.
    pub cantina_ruling: u32,
    pub ruling: Ruling,
}

/// A file with several rulings.
#[derive(serde::Serialize, serde::Deserialize)]
pub(crate) struct RulingsFile {
    /// The version of the file format.
    pub cantina_rulings: u32,
    pub rulings: Vec<Ruling>,
}
