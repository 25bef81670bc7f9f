//! What a card has or may not do while an ability or a lasting effect says so (CR 7.3, 7.7.3, 8.15).

use model::{Arena, Keyword, Trait};
use serde::{Deserialize, Serialize};

use crate::walk::{see, tree};
use crate::{Amount, Block, Cost, Filter, Granted, Leaning, Price, Side, Target, Token};

/// A change to a card while it lasts. "Attached unit gains ..." is the same modifier on `Attached`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Modifier {
    /// Power and HP (CR 8.15.6, 8.15.7).
    Stats(Amount, Amount),
    /// A keyword without a number (CR 7.5.3).
    Keyword(Keyword),
    /// A keyword with a number: Raid, Restore, Exploit.
    KeywordX(Keyword, Amount),
    /// Every keyword of these cards, with its number.
    KeywordsOf(Target),
    /// Every ability of these cards, keywords among them, as they are when it is gained (CR 7.1.8): used by one card.
    AbilitiesOf(Target),
    /// An ability (CR 7.1.8).
    Ability(Granted),
    /// Has this trait as well.
    Trait(Trait),
    /// Loses a keyword and cannot regain it (CR 8.14.1).
    LoseKeyword(Keyword),
    /// Loses all keywords and cannot gain any (CR 8.14.1).
    LoseKeywords,
    /// Does not have this trait, and cannot gain it.
    LoseTrait(Trait),
    /// Has every trait of these cards but those left out, in play and out of it: used by one card.
    TraitsOf {
        /// The cards whose traits it has.
        of: Target,
        /// The traits that it does not get so.
        #[serde(default)]
        except: Vec<Trait>,
    },
    /// What is printed on it counts as this power and these HP; of several the newest (CR 8.15).
    PrintedStats {
        /// Its power; left out, what is printed.
        #[serde(default)]
        power: Option<i16>,
        /// Its HP; left out, what is printed.
        #[serde(default)]
        hp: Option<i16>,
    },
    /// The number of a keyword that it has, all of it added up, is multiplied by this.
    KeywordTimes(Keyword, u8),
    /// Each keyword of the first kind that it has or gains is one of the second instead, with the same number.
    KeywordBecomes(Keyword, Keyword),
    /// Deals damage equal to its remaining HP instead of its power in combat: used by one card.
    DamageByHp,
    /// Loses all abilities and gains none (CR 8.14.2).
    LoseAbilities,
    /// Loses all abilities but these, and gains no others (CR 8.14.2).
    LoseAbilitiesBut(Kept),
    /// Cards that match, in play and out of it, lose this, and cannot gain it.
    CardsLose(Box<Filter>, Lost),
    /// Cannot attack a base, only units.
    CantAttackBases,
    /// Can attack bases as well with the attack that Ambush allows (CR 7.5.5): used by one card.
    AmbushReachesBases,
    /// Cannot attack at all; with a side, not those players' bases and units.
    CantAttack {
        /// Whom it cannot attack.
        #[serde(default)]
        whom: Side,
    },
    /// Cannot be attacked (CR 8.3.3A: a unit with Sentinel can).
    CantBeAttacked,
    /// Stays exhausted when it would be readied.
    CantReady,
    /// Is not readied with all other cards during the regroup phase (CR 5.5.1D).
    SkipsReadying,
    /// Damage cannot be healed from it.
    CantBeHealed,
    /// Can attack units in that arena, too (CR 8.3.1).
    AttacksArena(Arena),
    /// Deals combat damage before the other unit (CR 6.3.5C).
    StrikesFirst,
    /// While attacking, may deal its excess combat damage to one card that matches (CR 1.9.11); with Overwhelm its
    /// controller chooses between that card and the base.
    MayDealExcess(Box<Filter>),
    /// Is not defeated by having no remaining HP.
    SurvivesWithoutHp,
    /// Enters play ready instead of exhausted.
    EntersReady,
    /// What would happen to it is replaced (CR 7.7.5): "if damage would be dealt to this unit, prevent 1 of it".
    Instead(Instead),
    /// Cards that players on that side play and that match cost less (a negative amount: more).
    CardsCostLess {
        /// The player who plays the cards.
        by: Side,
        /// The cards whose play is changed.
        cards: Box<Filter>,
        /// Number of resources less.
        amount: Amount,
        /// For upgrades: only on these units.
        #[serde(default)]
        on: Option<Target>,
        /// Only the first such card each round.
        #[serde(default)]
        first_each_round: bool,
        /// Only the first such card each phase.
        #[serde(default)]
        first_each_phase: bool,
        /// Only the next so many such cards: each of them spends one.
        #[serde(default)]
        next: Option<u8>,
        /// Only that player's such card of this number each round: `2` is the second (CR 8.8.2).
        #[serde(default)]
        nth_each_round: Option<u8>,
    },
    /// Cards that players on that side play and that match ignore their aspect penalties (CR 8.10.2).
    IgnorePenalty {
        /// The player who plays the cards.
        by: Side,
        /// The cards whose play is changed.
        cards: Box<Filter>,
        /// For upgrades: only on these units.
        #[serde(default)]
        on: Option<Target>,
        /// Only the first such card each round.
        #[serde(default)]
        first_each_round: bool,
        /// Only the first such card each phase.
        #[serde(default)]
        first_each_phase: bool,
    },
    /// The next so many cards that players on that side play and that match may be played for free (CR 1.8.5): used by
    /// one card.
    CardsAreFree {
        /// The player who plays the cards.
        by: Side,
        /// The cards that are free; `copy_of` in it is worked out when the effect begins.
        cards: Box<Filter>,
        /// How many cards: each of them spends one.
        next: u8,
    },
    /// Cards that players on that side play and that match cost this as well (CR 1.8.8).
    ExtraCost {
        /// The player who plays the cards.
        by: Side,
        /// The cards whose play is changed.
        cards: Box<Filter>,
        /// The additional cost; `You` in it is the player who plays the card.
        cost: Cost,
    },
    /// May be exhausted by its controller to pay costs as if it were a resource: used by one card.
    PaysAsResource,
    /// Provides its aspect icons while its controller pays costs, as leaders and bases do (CR 8.1): used by one card.
    ProvidesIcons,
    /// Nothing prevents damage that cards that match deal (CR 8.20): used by one card.
    Unpreventable(Box<Filter>),
    /// Cannot deal combat damage: used by one card.
    CantDealCombatDamage,
    /// While attacking, its controller may have defending units deal combat damage before it (CR 6.3.5C): used by one card.
    MayStrikeLast,
    /// There is another regroup phase after the first of each round (CR 5.5): used by one card.
    ExtraRegroup,
    /// You pay half of the resources of each cost, rounded up (CR 1.8): used by one card.
    HalvesCosts,
    /// You assign indirect damage instead of the player who is dealt it (CR 8.35): all that this unit deals.
    AssignsIndirect {
        /// All indirect damage that you deal to opponents instead, whatever deals it.
        #[serde(default)]
        all: bool,
    },
    /// Indirect damage that you deal to opponents is increased by so much: used by one card.
    MoreIndirect(Amount),
    /// Players on that side cannot play cards that match (CR 8.19.3).
    CantPlay {
        /// The players whom it binds.
        by: Side,
        /// Which cards; `same_name: Some(It)` is the named card.
        cards: Box<Filter>,
    },
    /// The first event that each player on that side plays each round loses all abilities.
    FirstEventIsBlank(Side),
    /// None of this can happen to it by card abilities of players on that side (CR 8.3); combat damage, and defeat
    /// for having no remaining HP, are no card abilities.
    CantBe {
        /// What cannot be done to it.
        verbs: Vec<Verb>,
        /// The players whose abilities cannot do it.
        by: Side,
    },
    /// Damage that would be dealt to it is dealt to this card instead (CR 7.7.5).
    RedirectDamage {
        /// The card that takes the damage instead.
        to: Target,
        /// True for combat damage alone.
        combat: bool,
    },
    /// For a card out of play: players on that side may play it from where it is, with the action "play a card", at
    /// this price. It is about this copy of the card: once it has been played or moved, the permission is gone.
    MayBePlayed {
        /// The players whom it binds.
        by: Side,
        /// Changes of the price.
        #[serde(default)]
        price: Vec<Price>,
        /// The token upgrades that it is given as it enters play (CR 6.2.5E), and how many.
        #[serde(default)]
        tokens: Option<(Token, u8)>,
    },
    /// Is a leader unit (CR 3.4.7).
    IsLeader,
    /// Its controller may look at the top card of their deck at any time (CR 8.13).
    SeesTop,
    /// So many more Pilots may be played or deployed on it than one (CR 3.6.3C).
    MorePilots(Amount),
    /// While it is defending, the attacker has these.
    AttackerHas(Vec<Modifier>),
    /// The next action of its controller must be the action of attacking with it, if able, and it must attack a unit,
    /// if able: used by one card.
    NextActionIsAttack,
    /// May attack two units with one attack: both are defending units: used by one card.
    AttacksTwoUnits,
}

/// What a card keeps that loses its other abilities.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Kept {
    /// These keywords.
    Keywords(Vec<Keyword>),
    /// What the same text gives it.
    Given,
    /// Its epic actions.
    EpicActions,
}

/// What cards lose in play and out of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lost {
    /// All abilities (CR 8.14.2).
    Abilities,
    /// The trait that was named (`ChooseAttribute(Trait)`).
    NamedTrait,
}

/// A replacement effect (CR 7.7.5) on the card that has it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instead {
    /// What would happen to it.
    pub of: Would,
    /// Which of the times that it would happen.
    #[serde(default)]
    pub times: Times,
    /// "You may defeat ... If you do": who controls the effect decides, and chooses among these.
    #[serde(default)]
    pub defeating: Option<Target>,
    /// "You may": who controls the effect decides each time.
    #[serde(default)]
    pub may: bool,
    /// What happens instead; by default, nothing does.
    #[serde(default)]
    pub becomes: Change,
    /// "If you do": what is done besides when it has replaced something, by who controls the effect. Until that is done
    /// it replaces nothing more.
    #[serde(default)]
    pub then: Option<Block>,
}

/// What would happen to a card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Would {
    /// It would be dealt damage.
    Damage {
        /// True for combat damage alone, false for all other; left out, both.
        #[serde(default)]
        combat: Option<bool>,
        /// Only damage dealt by cards that match.
        #[serde(default)]
        by: Option<Box<Filter>>,
        /// Only damage dealt by card abilities of players on that side.
        #[serde(default)]
        abilities: Option<Side>,
        /// Only so much of it at once.
        #[serde(default)]
        at_least: Option<Amount>,
    },
    /// It would be defeated (CR 1.5.5), whatever defeats it; "you may" do this instead.
    Defeat(Rather),
    /// You would search a number of cards from a deck (CR 8.26): used by one card.
    Search,
    /// You would create tokens (CR 3.7.2), units, upgrades or others: used by one card.
    Create,
}

/// What a player may do instead of having a card defeated.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Rather {
    /// Attach it as an upgrade to one of these units (CR 3.5.6).
    Attach(Target),
    /// Move it to this arena as a unit, and exhaust it (CR 8.36).
    Move(Arena),
    /// Defeat this card.
    Defeat(Target),
}

/// Which of the times that something would happen a replacement effect is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Times {
    /// Every time that it would happen.
    #[default]
    Each,
    /// The first time in each phase.
    FirstEachPhase,
    /// For what a card gains: the next time, with which the effect ends.
    Next,
}

/// What becomes of what would happen.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub enum Change {
    /// It does not happen: damage is prevented (CR 8.20).
    #[default]
    Nothing,
    /// So much less of it.
    Less(Amount),
    /// So much more of it.
    More(Amount),
    /// So many times as much of it.
    Times(u8),
    /// No more than so much of it: the rest is prevented (CR 8.20.2): used by one card.
    AtMost(Amount),
}

/// What is done to a card by an ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
pub enum Verb {
    /// It cannot be captured.
    Captured,
    /// It cannot be dealt damage.
    Damaged,
    /// It cannot be defeated.
    Defeated,
    /// Returned to its owner's hand.
    Returned,
    /// It cannot be exhausted.
    Exhausted,
    /// No other player can take control of it.
    TakenOver,
}

/// How long a lasting effect lasts (CR 7.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
pub enum Duration {
    /// Until this phase ends.
    Phase,
    /// Until this round ends.
    Round,
    /// Until the next regroup phase ends (CR 5.5), which need not be the last one of the round.
    NextRegroup,
    /// Until this attack ends; outside an attack, until the next attack of this ability's unit ends.
    Attack,
    /// While the card with the ability is in play.
    WhileInPlay,
    /// As long as the affected card is in play.
    Always,
}

tree!(Modifier, |modifier, see| match modifier {
    Modifier::Stats(power, hp) => see!(see, Amount power, Amount hp),
    Modifier::KeywordX(_, amount) | Modifier::MoreIndirect(amount) | Modifier::MorePilots(amount) =>
        see!(see, Amount amount),
    Modifier::KeywordsOf(target) | Modifier::AbilitiesOf(target) | Modifier::TraitsOf { of: target, except: _ } =>
        see!(see, Target target),
    Modifier::Ability(granted) => see!(see, Granted granted),
    Modifier::Keyword(_)
    | Modifier::Trait(_)
    | Modifier::LoseKeyword(_)
    | Modifier::LoseKeywords
    | Modifier::LoseTrait(_)
    | Modifier::PrintedStats { .. }
    | Modifier::KeywordTimes(..)
    | Modifier::KeywordBecomes(..)
    | Modifier::DamageByHp
    | Modifier::LoseAbilities
    | Modifier::LoseAbilitiesBut(_)
    | Modifier::CantAttackBases
    | Modifier::AmbushReachesBases
    | Modifier::CantBeAttacked
    | Modifier::CantReady
    | Modifier::SkipsReadying
    | Modifier::PaysAsResource
    | Modifier::ProvidesIcons
    | Modifier::CantDealCombatDamage
    | Modifier::MayStrikeLast
    | Modifier::ExtraRegroup
    | Modifier::HalvesCosts
    | Modifier::AssignsIndirect { .. }
    | Modifier::CantBeHealed
    | Modifier::AttacksArena(_)
    | Modifier::StrikesFirst
    | Modifier::SurvivesWithoutHp
    | Modifier::EntersReady
    | Modifier::IsLeader
    | Modifier::SeesTop
    | Modifier::NextActionIsAttack
    | Modifier::AttacksTwoUnits => {}
    Modifier::Instead(Instead { of, times: _, defeating, may: _, becomes, then }) => {
        match of {
            Would::Damage { combat: _, by, abilities, at_least } => {
                see!(see, Filter? by, Side? abilities, Amount? at_least);
            }
            Would::Defeat(Rather::Attach(target) | Rather::Defeat(target)) => see!(see, Target target),
            Would::Defeat(Rather::Move(_)) | Would::Search | Would::Create => {}
        }
        see!(see, Target? defeating);
        match becomes {
            Change::Nothing | Change::Times(_) => {}
            Change::Less(amount) | Change::More(amount) | Change::AtMost(amount) => see!(see, Amount amount),
        }
        see!(see, Block? then);
    }
    Modifier::MayDealExcess(filter) | Modifier::CardsLose(filter, _) | Modifier::Unpreventable(filter) =>
        see!(see, Filter filter),
    Modifier::CardsCostLess {
        by,
        cards,
        amount,
        on,
        first_each_round: _,
        first_each_phase: _,
        next: _,
        nth_each_round: _,
    } => see!(see, Side by, Filter cards, Amount amount, Target? on),
    Modifier::IgnorePenalty { by, cards, on, first_each_round: _, first_each_phase: _ } =>
        see!(see, Side by, Filter cards, Target? on),
    Modifier::ExtraCost { by, cards, cost } => see!(see, Side by, Filter cards, Cost cost),
    Modifier::CantPlay { by, cards } | Modifier::CardsAreFree { by, cards, next: _ } =>
        see!(see, Side by, Filter cards),
    Modifier::FirstEventIsBlank(side)
    | Modifier::CantBe { verbs: _, by: side }
    | Modifier::CantAttack { whom: side } => see!(see, Side side),
    Modifier::RedirectDamage { to, combat: _ } => see!(see, Target to),
    Modifier::MayBePlayed { by, price, tokens: _ } => see!(see, Side by, Price* price),
    Modifier::AttackerHas(gives) => see!(see, Modifier * gives),
});

impl Modifier {
    /// Whether a card that is given these is better or worse off: lower stats, lost abilities and prohibitions are harm;
    /// what else a card can be given is help.
    pub(crate) fn leaning_of(gives: &[Modifier]) -> Leaning {
        let negative = |amount: &Amount| matches!(amount, Amount::N(number) | Amount::Times2(number, _) if *number < 0);
        let harm = gives.iter().any(|modifier| match modifier {
            Modifier::Stats(power, hp) => negative(power) || negative(hp),
            Modifier::LoseKeyword(_)
            | Modifier::LoseKeywords
            | Modifier::LoseTrait(_)
            | Modifier::LoseAbilities
            | Modifier::LoseAbilitiesBut(_)
            | Modifier::CantAttackBases
            | Modifier::CantAttack { .. }
            | Modifier::CantDealCombatDamage
            | Modifier::CantReady
            | Modifier::SkipsReadying
            | Modifier::CantBeHealed
            | Modifier::NextActionIsAttack => true,
            Modifier::Keyword(_)
            | Modifier::KeywordX(..)
            | Modifier::Ability(_)
            | Modifier::Trait(_)
            | Modifier::TraitsOf { .. }
            | Modifier::AmbushReachesBases
            | Modifier::KeywordsOf(_)
            | Modifier::AbilitiesOf(_)
            | Modifier::PaysAsResource
            | Modifier::ProvidesIcons
            | Modifier::Unpreventable(_)
            | Modifier::MayStrikeLast
            | Modifier::ExtraRegroup
            | Modifier::HalvesCosts
            | Modifier::AssignsIndirect { .. }
            | Modifier::MoreIndirect(_)
            | Modifier::PrintedStats { .. }
            | Modifier::KeywordTimes(..)
            | Modifier::KeywordBecomes(..)
            | Modifier::DamageByHp
            | Modifier::CantBeAttacked
            | Modifier::AttacksArena(_)
            | Modifier::StrikesFirst
            | Modifier::SurvivesWithoutHp
            | Modifier::EntersReady
            | Modifier::IsLeader
            | Modifier::SeesTop
            | Modifier::MorePilots(_)
            | Modifier::MayDealExcess(_)
            | Modifier::Instead(_)
            | Modifier::CardsCostLess { .. }
            | Modifier::IgnorePenalty { .. }
            | Modifier::CardsAreFree { .. }
            | Modifier::ExtraCost { .. }
            | Modifier::CantPlay { .. }
            | Modifier::CardsLose(..)
            | Modifier::FirstEventIsBlank(_)
            | Modifier::CantBe { .. }
            | Modifier::RedirectDamage { .. }
            | Modifier::MayBePlayed { .. }
            | Modifier::AttackerHas(_)
            | Modifier::AttacksTwoUnits => false,
        });
        if harm { Leaning::Harms } else { Leaning::Helps }
    }

    /// The rule that says what it does.
    pub fn rule(&self) -> &'static str {
        match self {
            Modifier::Stats(..) => "8.15",
            Modifier::Keyword(keyword) | Modifier::KeywordX(keyword, _) => keyword.rule(),
            Modifier::KeywordsOf(_) => "7.5.3",
            Modifier::SkipsReadying => "5.5.1D",
            Modifier::HalvesCosts | Modifier::PaysAsResource => "1.8",
            Modifier::CantDealCombatDamage => "1.9.10",
            Modifier::MayStrikeLast => "6.3.5C",
            Modifier::ExtraRegroup => "5.5",
            Modifier::AssignsIndirect { .. } | Modifier::MoreIndirect(_) => "8.35",
            Modifier::Ability(_) | Modifier::AbilitiesOf(_) => "7.1.8",
            Modifier::ProvidesIcons => "8.1",
            Modifier::Unpreventable(_) => "8.20",
            Modifier::Trait(_)
            | Modifier::LoseTrait(_)
            | Modifier::TraitsOf { .. }
            | Modifier::CardsLose(_, Lost::NamedTrait) => "2.12",
            Modifier::AmbushReachesBases => "7.5.5",
            Modifier::PrintedStats { .. } => "8.15",
            Modifier::KeywordTimes(keyword, _) | Modifier::KeywordBecomes(_, keyword) => keyword.rule(),
            Modifier::DamageByHp => "6.3.5",
            Modifier::LoseKeyword(_) | Modifier::LoseKeywords => "8.14.1",
            Modifier::LoseAbilities
            | Modifier::LoseAbilitiesBut(_)
            | Modifier::CardsLose(_, Lost::Abilities)
            | Modifier::FirstEventIsBlank(_) => "8.14.2",
            Modifier::CantAttackBases | Modifier::CantAttack { .. } | Modifier::CantReady | Modifier::CantBeHealed => {
                "8.3.2"
            }
            Modifier::CantBeAttacked => "8.3.3A",
            Modifier::AttacksArena(_) => "8.3.1",
            Modifier::StrikesFirst => "6.3.5C",
            Modifier::MayDealExcess(_) => "1.9.11",
            Modifier::SurvivesWithoutHp | Modifier::CantBe { .. } => "8.3",
            Modifier::EntersReady => "1.5.4",
            Modifier::Instead(Instead {
                of: Would::Damage { .. },
                becomes: Change::Nothing | Change::Less(_) | Change::AtMost(_),
                ..
            }) => "8.20",
            Modifier::Instead(_) => "7.7.5",
            Modifier::CardsCostLess { .. } => "8.15.5",
            Modifier::CardsAreFree { .. } => "1.8.5",
            Modifier::IgnorePenalty { .. } => "8.10.2",
            Modifier::ExtraCost { .. } => "1.8.8",
            Modifier::CantPlay { .. } => "8.19.3",
            Modifier::RedirectDamage { .. } => "7.7.5",
            Modifier::MayBePlayed { .. } => "6.2",
            Modifier::IsLeader => "3.4.7",
            Modifier::SeesTop => "8.13",
            Modifier::MorePilots(_) => "3.6.3C",
            Modifier::AttackerHas(_) | Modifier::AttacksTwoUnits => "6.3",
            Modifier::NextActionIsAttack => "8.16",
        }
    }
}
