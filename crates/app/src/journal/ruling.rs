//! Rulings on disk: in the journal of an event, as a file, and the one that is being worked at.

use super::game::Edition;
use super::saved;
use crate::contract;

/// The version of the file of a ruling that is written.
pub(crate) const FILE_VERSION: u32 = 1;

/// What is 0 is not written: rulings without it are read as they always were.
fn is_zero(count: &u32) -> bool {
    *count == 0
}

saved! {
    /// A card under a unit.
    struct JudgeUnder for contract::JudgeUnder {
        "card" card: String,
        "owner" owner: Option<u32>,
        "controller" controller: Option<u32>,
    }

    /// A unit in play.
    struct JudgeUnit for contract::JudgeUnit {
        "card" card: String,
        "damage" damage: u32,
        "exhausted" exhausted: bool,
        "owner" owner: Option<u32>,
        "upgrades" upgrades: Vec<JudgeUnder>,
        "captured" captured: Vec<JudgeUnder>,
    }

    /// A leader, in its base zone or deployed.
    struct JudgeLeader for contract::JudgeLeader {
        "card" card: String,
        "deployed" deployed: bool,
        "epicUsed" epic_used: bool,
        "exhausted" exhausted: bool,
        "damage" damage: u32,
        "upgrades" upgrades: Vec<JudgeUnder>,
        "captured" captured: Vec<JudgeUnder>,
    }

    /// A base with its damage.
    struct JudgeBase for contract::JudgeBase {
        "card" card: String,
        "damage" damage: u32,
        "epicUsed" epic_used: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "upgrades" upgrades: Vec<JudgeUnder>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "captured" captured: Vec<JudgeUnder>,
    }

    /// A resource; without a card when nobody has said which it is.
    struct JudgeResource for contract::JudgeResource {
        "card" card: Option<String>,
        "exhausted" exhausted: bool,
        "owner" owner: Option<u32>,
    }

    /// All that one player has in the position.
    struct JudgeSide for contract::JudgeSide {
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

    /// A position as a judge builds it.
    struct JudgePosition for contract::JudgePosition {
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

    /// A step of a branch: the option by its place, and what the position looked like then ([`rules::Fingerprint`];
    /// version 0.1 wrote a hash over the inside of its engine, which proves nothing to others).
    struct JudgeStep for contract::JudgeStep {
        "option" option: u32,
        "words" words: String,
        "hash" hash: String,
    }

    /// One way that it may go on.
    struct JudgeBranch for contract::JudgeBranch {
        "name" name: String,
        "steps" steps: Vec<JudgeStep>,
    }

    /// A position, the question about it, and what was tried.
    struct JudgeCase for contract::JudgeCase {
        "title" title: String,
        "question" question: String,
        "position" position: JudgePosition,
        "branches" branches: Vec<JudgeBranch>,
    }

    /// A case with what the judge decided.
    struct Ruling for contract::Ruling {
        "case" case: JudgeCase,
        "branch" branch: Option<u32>,
        "outcome" outcome: String,
        "judge" judge: String,
        "rules" rules: Vec<String>,
        "at" at: String,
        "program" program: String,
    }

    /// What is being worked at, among the settings of the database.
    struct JudgeDraft for contract::JudgeDraft {
        "ruling" ruling: Ruling,
        "event" event: Option<u32>,
    }
}

/// The file of a ruling.
#[derive(serde::Serialize, serde::Deserialize)]
pub(crate) struct RulingFile {
    /// Which version of this shape it is.
    pub cantina_ruling: u32,
    pub ruling: Ruling,
}
