//! Modifiers of cards and players from abilities and lasting effects (CR 7.3, 7.7.3, 8.15).

use std::fmt;

use model::{Arena, Keyword, Trait};
use serde::{Deserialize, Serialize};

use crate::Valence::{self, Harms, Helps};
use crate::grouped::grouped;
use crate::walk::{see, tree};
use crate::{Amount, Block, Controller, Cost, CostChange, Filter, NestedAbility, Target, Token};

grouped! {
    /// A change to a card or player while it applies. "Attached unit gains ..." is the same modifier on `Attached`.
    pub enum Modifier {
        /// A change of a card's current values: stats, keywords, abilities, traits and possible targets (CR 8.15).
        Value(ValueModifier),
        /// A restriction or permission of a card that has no number or condition.
        Rule(UnitRule),
        /// A modifier of a card that only the rule it changes reads: damage, defeat, capture, play, Pilots.
        Card(CardModifier),
        /// A change of how players play cards (CR 1.8, 6.2).
        Play(PlayModifier),
        /// Another rule of the game for players, not about the card that has it.
        Game(GameModifier),
    }
}

/// A change of a card's current values: stats, keywords, abilities, traits and possible targets (CR 8.15).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum ValueModifier {
    /// Power and HP (CR 8.15.6, 8.15.7).
    Stats(Amount, Amount),
    /// A keyword without a number (CR 7.5.3).
    Keyword(Keyword),
    /// A keyword with a number: Raid, Restore, Exploit.
    KeywordX(Keyword, Amount),
    /// Every keyword of these cards, with its number.
    KeywordsOf(Target),
    /// Every ability of these cards, including keywords, as of the time it is gained (CR 7.1.8): used by one card.
    AbilitiesOf(Target),
    /// An ability (CR 7.1.8).
    Ability(NestedAbility),
    /// Has this trait as well.
    Trait(Trait),
    /// Loses a keyword and cannot regain it (CR 8.14.1).
    LoseKeyword(Keyword),
    /// Loses all keywords and cannot gain any (CR 8.14.1).
    LoseKeywords,
    /// Does not have this trait, and cannot gain it.
    LoseTrait(Trait),
    /// Has every trait of these cards except the listed ones, in play and out of play: used by one card.
    TraitsOf {
        /// The cards whose traits it has.
        of: Target,
        /// The excluded traits.
        #[serde(default)]
        except: Vec<Trait>,
    },
    /// Overrides its printed stats; the latest of several applies (CR 8.15).
    PrintedStats {
        /// Its power; the printed power if omitted.
        #[serde(default)]
        power: Option<i16>,
        /// Its HP; the printed HP if omitted.
        #[serde(default)]
        hp: Option<i16>,
    },
    /// The total number of a keyword on it is multiplied by this.
    KeywordTimes(Keyword, u8),
    /// Each keyword of the first kind that it has or gains is one of the second instead, with the same number.
    KeywordBecomes(Keyword, Keyword),
    /// Loses all abilities and gains none (CR 8.14.2).
    LoseAbilities,
    /// Loses all abilities but these, and gains no others (CR 8.14.2).
    LoseAbilitiesBut(KeptAbilities),
    /// Cannot attack at all; with a side, not those players' bases and units.
    CantAttack {
        /// The players it cannot attack.
        #[serde(default)]
        whom: Controller,
    },
    /// Can attack units in that arena as well (CR 8.3.1).
    AttacksArena(Arena),
}

/// A restriction or permission of a card that has no number or condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnitRule {
    /// Deals damage equal to its remaining HP instead of its power in combat: used by one card.
    DamageByHp,
    /// Cannot attack a base, only units.
    CantAttackBases,
    /// Can attack bases as well with the attack that Ambush allows (CR 7.5.5): used by one card.
    AmbushReachesBases,
    /// Cannot be attacked (CR 8.3.3A: a unit with Sentinel can).
    CantBeAttacked,
    /// Stays exhausted when it would be readied.
    CantReady,
    /// Is not readied with all other cards during the regroup phase (CR 5.5.1D).
    SkipsReadying,
    /// Damage cannot be healed from it.
    CantBeHealed,
    /// Deals combat damage before the other unit (CR 6.3.5C).
    StrikesFirst,
    /// Is not defeated by having no remaining HP.
    SurvivesWithoutHp,
    /// Enters play ready instead of exhausted.
    EntersReady,
    /// May be exhausted by its controller to pay costs as if it were a resource: used by one card.
    PaysAsResource,
    /// Provides its aspect icons while its controller pays costs, as leaders and bases do (CR 8.1): used by one card.
    ProvidesIcons,
    /// Cannot deal combat damage: used by one card.
    CantDealCombatDamage,
    /// While attacking, its controller may have defending units deal combat damage before it (CR 6.3.5C): used by one
    /// card.
    MayStrikeLast,
    /// There is a second regroup phase after the first of each round (CR 5.5): used by one card.
    ExtraRegroup,
    /// Is a leader unit (CR 3.4.7).
    IsLeader,
    /// Its controller may look at the top card of their deck at any time (CR 8.13).
    SeesTop,
    /// The next action of its controller must be the action of attacking with it, if able, and it must attack a unit,
    /// if able: used by one card.
    NextActionIsAttack,
    /// May attack two units with one attack; both are defending units: used by one card.
    AttacksTwoUnits,
}

/// A modifier of a card that only the rule it changes reads: damage, defeat, capture, play, Pilots.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum CardModifier {
    /// While attacking, may deal its excess combat damage to one card that matches (CR 1.9.11). With Overwhelm its
    /// controller chooses between that card and the base.
    MayDealExcess(Box<Filter>),
    /// A replacement effect on an event that would affect it (CR 7.7.5): "if damage would be dealt to this unit,
    /// prevent 1 of it".
    Instead(Replacement),
    /// Card abilities of players on that side cannot do this to it (CR 8.3). Combat damage, and defeat for having no
    /// remaining HP, are not card abilities.
    CantBe {
        /// The actions that cannot affect it.
        verbs: Vec<ProtectedAction>,
        /// The players whose abilities cannot do it.
        by: Controller,
    },
    /// Damage that would be dealt to it is dealt to this card instead (CR 7.7.5).
    RedirectDamage {
        /// The card that takes the damage instead.
        to: Target,
        /// `true` for combat damage only.
        combat: bool,
    },
    /// For a card out of play: players on that side may play it from its zone, with the action "play a card", at this
    /// cost. The permission applies to this copy of the card and ends when it is played or moved.
    MayBePlayed {
        /// The players who may play it.
        by: Controller,
        /// Changes of the cost.
        #[serde(default, rename = "price")]
        cost_changes: Vec<CostChange>,
        /// The token upgrades it gets as it enters play (CR 6.2.5E), with their number.
        #[serde(default)]
        tokens: Option<(Token, u8)>,
    },
    /// Number of additional Pilots, beyond one, that may be played or deployed on it (CR 3.6.3C).
    MorePilots(Amount),
    /// While it is defending, the attacker has these.
    AttackerHas(Vec<Modifier>),
}

/// A change of how players play cards (CR 1.8, 6.2).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum PlayModifier {
    /// Cards that players on that side play and that match cost less (a negative amount: more).
    CardsCostLess {
        /// The player who plays the cards.
        by: Controller,
        /// The cards whose play is changed.
        cards: Box<Filter>,
        /// Reduction in resources.
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
        /// Only the next cards of this number: each of them uses up one.
        #[serde(default)]
        next: Option<u8>,
        /// Only that player's such card of this number each round: `2` is the second (CR 8.8.2).
        #[serde(default)]
        nth_each_round: Option<u8>,
    },
    /// Cards that players on that side play and that match ignore their aspect penalties (CR 8.10.2).
    IgnorePenalty {
        /// The player who plays the cards.
        by: Controller,
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
    /// The next cards of this number that match, played by players on that side, may be played for free (CR 1.8.5):
    /// used by one card.
    CardsAreFree {
        /// The player who plays the cards.
        by: Controller,
        /// The cards that are free; its `copy_of` is evaluated when the effect begins.
        cards: Box<Filter>,
        /// Number of cards; each of them uses up one.
        next: u8,
    },
    /// Cards that players on that side play and that match have this additional cost (CR 1.8.8).
    ExtraCost {
        /// The player who plays the cards.
        by: Controller,
        /// The cards whose play is changed.
        cards: Box<Filter>,
        /// The additional cost; its `You` is the player who plays the card.
        cost: Cost,
    },
    /// Players on that side cannot play cards that match (CR 8.19.3).
    CantPlay {
        /// The players who cannot play them.
        by: Controller,
        /// The affected cards; `same_name: Some(It)` is the named card.
        cards: Box<Filter>,
    },
}

/// Another rule of the game for players, not about the card that has it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum GameModifier {
    /// Cards that match, in play and out of play, lose this and cannot gain it.
    CardsLose(Box<Filter>, LostFeature),
    /// Damage dealt by cards that match cannot be prevented (CR 8.20): used by one card.
    Unpreventable(Box<Filter>),
    /// You pay half of the resources of each cost, rounded up (CR 1.8): used by one card.
    HalvesCosts,
    /// You assign the indirect damage that this unit deals, instead of the damaged player (CR 8.35).
    AssignsIndirect {
        /// Applies to all indirect damage that you deal to opponents, from any source.
        #[serde(default)]
        all: bool,
    },
    /// Indirect damage that you deal to opponents is increased by this amount: used by one card.
    MoreIndirect(Amount),
    /// The first event that each player on that side plays each round loses all abilities.
    FirstEventIsBlank(Controller),
}

/// Exceptions for a card that loses its other abilities.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum KeptAbilities {
    /// These keywords.
    Keywords(Vec<Keyword>),
    /// Abilities that the same text gives it.
    Given,
    /// Its epic actions.
    EpicActions,
}

/// A property that cards lose in play and out of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LostFeature {
    /// All abilities (CR 8.14.2).
    Abilities,
    /// The trait named by `ChooseAttribute(Trait)`.
    NamedTrait,
}

/// A replacement effect (CR 7.7.5) on the card that has it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replacement {
    /// The replaced event.
    pub of: ReplacedEvent,
    /// The occurrences that are replaced.
    #[serde(default)]
    pub times: ReplacementLimit,
    /// "You may defeat ... If you do": the controller of the effect decides, and chooses among these.
    #[serde(default)]
    pub defeating: Option<Target>,
    /// "You may": the controller of the effect decides each time.
    #[serde(default)]
    pub may: bool,
    /// The replacement; by default, nothing happens.
    #[serde(default)]
    pub becomes: EventChange,
    /// "If you do": steps by the controller of the effect after it has replaced something. Until they are done, the
    /// effect replaces nothing else.
    #[serde(default)]
    pub then: Option<Block>,
}

/// Prints the name `Instead`: digests of cards contain this output and are saved with games.
impl fmt::Debug for Replacement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Replacement { of, times, defeating, may, becomes, then } = self;
        f.debug_struct("Instead")
            .field("of", of)
            .field("times", times)
            .field("defeating", defeating)
            .field("may", may)
            .field("becomes", becomes)
            .field("then", then)
            .finish()
    }
}

/// An event that can be replaced.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum ReplacedEvent {
    /// It would be dealt damage.
    Damage {
        /// `true` for combat damage only, `false` for all other damage; both if omitted.
        #[serde(default)]
        combat: Option<bool>,
        /// Only damage dealt by cards that match.
        #[serde(default)]
        by: Option<Box<Filter>>,
        /// Only damage dealt by card abilities of players on that side.
        #[serde(default)]
        abilities: Option<Controller>,
        /// Minimum amount dealt at the same time.
        #[serde(default)]
        at_least: Option<Amount>,
    },
    /// It would be defeated (CR 1.5.5) for any reason; "you may" do this instead.
    Defeat(DefeatAlternative),
    /// You would search a number of cards from a deck (CR 8.26): used by one card.
    Search,
    /// You would create tokens of any kind (CR 3.7.2): used by one card.
    Create,
}

/// An alternative to the defeat of a card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum DefeatAlternative {
    /// Attach it as an upgrade to one of these units (CR 3.5.6).
    Attach(Target),
    /// Move it to this arena as a unit, and exhaust it (CR 8.36).
    Move(Arena),
    /// Defeat this card.
    Defeat(Target),
}

/// The occurrences of an event that a replacement effect applies to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ReplacementLimit {
    /// Every occurrence.
    #[default]
    Each,
    /// The first occurrence in each phase.
    FirstEachPhase,
    /// The next occurrence, which ends the effect; only for modifiers that a card gains.
    Next,
}

/// The change that replaces an event.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub enum EventChange {
    /// It does not happen: damage is prevented (CR 8.20).
    #[default]
    Nothing,
    /// The amount is reduced by this.
    Less(Amount),
    /// The amount is increased by this.
    More(Amount),
    /// The amount is multiplied by this.
    Times(u8),
    /// The amount is limited to this; the rest is prevented (CR 8.20.2): used by one card.
    AtMost(Amount),
}

/// An action of an ability on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
pub enum ProtectedAction {
    /// It cannot be captured.
    Captured,
    /// It cannot be dealt damage.
    Damaged,
    /// It cannot be defeated.
    Defeated,
    /// It cannot be returned to its owner's hand.
    Returned,
    /// It cannot be exhausted.
    Exhausted,
    /// No other player can take control of it.
    TakenOver,
}

/// The duration of a lasting effect (CR 7.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
pub enum Duration {
    /// Until this phase ends.
    Phase,
    /// Until this round ends.
    Round,
    /// Until the next regroup phase ends (CR 5.5), even if the round has another one after it.
    NextRegroup,
    /// Until this attack ends; outside an attack, until the next attack of this ability's unit ends.
    Attack,
    /// While the card with the ability is in play.
    WhileInPlay,
    /// While the affected card is in play.
    Always,
}

tree!(ValueModifier, |modifier, see| match modifier {
    ValueModifier::Stats(power, hp) => see!(see, Amount power, Amount hp),
    ValueModifier::KeywordX(_, amount) => see!(see, Amount amount),
    ValueModifier::KeywordsOf(target)
    | ValueModifier::AbilitiesOf(target)
    | ValueModifier::TraitsOf { of: target, except: _ } => see!(see, Target target),
    ValueModifier::Ability(granted) => see!(see, Granted granted),
    ValueModifier::CantAttack { whom } => see!(see, Side whom),
    ValueModifier::Keyword(_) | ValueModifier::LoseKeyword(_) | ValueModifier::LoseKeywords => {}
    ValueModifier::KeywordTimes(..) | ValueModifier::KeywordBecomes(..) => {}
    ValueModifier::Trait(_) | ValueModifier::LoseTrait(_) | ValueModifier::PrintedStats { .. } => {}
    ValueModifier::LoseAbilities | ValueModifier::LoseAbilitiesBut(_) | ValueModifier::AttacksArena(_) => {}
});

tree!(UnitRule, |rule, see| {
    let _ = (rule, see);
});

tree!(CardModifier, |modifier, see| match modifier {
    CardModifier::MorePilots(amount) => see!(see, Amount amount),
    CardModifier::Instead(Replacement { of, times: _, defeating, may: _, becomes, then }) => {
        match of {
            ReplacedEvent::Damage { combat: _, by, abilities, at_least } => {
                see!(see, Filter? by, Side? abilities, Amount? at_least);
            }
            ReplacedEvent::Defeat(DefeatAlternative::Attach(target) | DefeatAlternative::Defeat(target)) => {
                see!(see, Target target)
            }
            ReplacedEvent::Defeat(DefeatAlternative::Move(_)) | ReplacedEvent::Search | ReplacedEvent::Create => {}
        }
        see!(see, Target? defeating);
        match becomes {
            EventChange::Nothing | EventChange::Times(_) => {}
            EventChange::Less(amount) | EventChange::More(amount) | EventChange::AtMost(amount) => {
                see!(see, Amount amount)
            }
        }
        see!(see, Block? then);
    }
    CardModifier::MayDealExcess(filter) => see!(see, Filter filter),
    CardModifier::CantBe { verbs: _, by } => see!(see, Side by),
    CardModifier::RedirectDamage { to, combat: _ } => see!(see, Target to),
    CardModifier::MayBePlayed { by, cost_changes, tokens: _ } => see!(see, Side by, CostChange* cost_changes),
    CardModifier::AttackerHas(gives) => see!(see, Modifier * gives),
});

tree!(PlayModifier, |modifier, see| match modifier {
    PlayModifier::CardsCostLess {
        by,
        cards,
        amount,
        on,
        first_each_round: _,
        first_each_phase: _,
        next: _,
        nth_each_round: _,
    } => see!(see, Side by, Filter cards, Amount amount, Target? on),
    PlayModifier::IgnorePenalty { by, cards, on, first_each_round: _, first_each_phase: _ } =>
        see!(see, Side by, Filter cards, Target? on),
    PlayModifier::ExtraCost { by, cards, cost } => see!(see, Side by, Filter cards, Cost cost),
    PlayModifier::CantPlay { by, cards } | PlayModifier::CardsAreFree { by, cards, next: _ } =>
        see!(see, Side by, Filter cards),
});

tree!(GameModifier, |modifier, see| match modifier {
    GameModifier::MoreIndirect(amount) => see!(see, Amount amount),
    GameModifier::CardsLose(filter, _) | GameModifier::Unpreventable(filter) => see!(see, Filter filter),
    GameModifier::FirstEventIsBlank(side) => see!(see, Side side),
    GameModifier::HalvesCosts | GameModifier::AssignsIndirect { .. } => {}
});

impl Modifier {
    /// Returns the valence of a set of modifiers. Lower stats, lost abilities and prohibitions are harmful; all others
    /// are helpful.
    pub(crate) fn valence_of(gives: &[Modifier]) -> Valence {
        if gives.iter().any(|modifier| modifier.facts().1 == Harms) { Harms } else { Helps }
    }

    /// Returns the rule that defines the modifier.
    pub fn rule(&self) -> &'static str {
        self.facts().0
    }

    /// Returns the rule and the valence of a modifier.
    fn facts(&self) -> (&'static str, Valence) {
        match self {
            Modifier::Value(modifier) => modifier.facts(),
            Modifier::Rule(rule) => rule.facts(),
            Modifier::Card(modifier) => (modifier.rule(), Helps),
            Modifier::Play(modifier) => (modifier.rule(), Helps),
            Modifier::Game(modifier) => (modifier.rule(), Helps),
        }
    }
}

impl ValueModifier {
    fn facts(&self) -> (&'static str, Valence) {
        let lowers = |amount: &Amount| matches!(amount, Amount::N(number) | Amount::Times2(number, _) if *number < 0);
        match self {
            ValueModifier::Stats(power, hp) if lowers(power) || lowers(hp) => ("8.15", Harms),
            ValueModifier::Stats(..) | ValueModifier::PrintedStats { .. } => ("8.15", Helps),
            ValueModifier::Keyword(keyword) | ValueModifier::KeywordX(keyword, _) => (keyword.rule(), Helps),
            ValueModifier::KeywordTimes(keyword, _) | ValueModifier::KeywordBecomes(_, keyword) => {
                (keyword.rule(), Helps)
            }
            ValueModifier::KeywordsOf(_) => ("7.5.3", Helps),
            ValueModifier::Ability(_) | ValueModifier::AbilitiesOf(_) => ("7.1.8", Helps),
            ValueModifier::Trait(_) | ValueModifier::TraitsOf { .. } => ("2.12", Helps),
            ValueModifier::LoseTrait(_) => ("2.12", Harms),
            ValueModifier::LoseKeyword(_) | ValueModifier::LoseKeywords => ("8.14.1", Harms),
            ValueModifier::LoseAbilities | ValueModifier::LoseAbilitiesBut(_) => ("8.14.2", Harms),
            ValueModifier::CantAttack { .. } => ("8.3.2", Harms),
            ValueModifier::AttacksArena(_) => ("8.3.1", Helps),
        }
    }
}

impl UnitRule {
    fn facts(self) -> (&'static str, Valence) {
        match self {
            UnitRule::DamageByHp => ("6.3.5", Helps),
            UnitRule::CantAttackBases | UnitRule::CantReady | UnitRule::CantBeHealed => ("8.3.2", Harms),
            UnitRule::AmbushReachesBases => ("7.5.5", Helps),
            UnitRule::CantBeAttacked => ("8.3.3A", Helps),
            UnitRule::SkipsReadying => ("5.5.1D", Harms),
            UnitRule::StrikesFirst | UnitRule::MayStrikeLast => ("6.3.5C", Helps),
            UnitRule::SurvivesWithoutHp => ("8.3", Helps),
            UnitRule::EntersReady => ("1.5.4", Helps),
            UnitRule::PaysAsResource => ("1.8", Helps),
            UnitRule::ProvidesIcons => ("8.1", Helps),
            UnitRule::CantDealCombatDamage => ("1.9.10", Harms),
            UnitRule::ExtraRegroup => ("5.5", Helps),
            UnitRule::AttacksTwoUnits => ("6.3", Helps),
            UnitRule::SeesTop => ("8.13", Helps),
            UnitRule::IsLeader => ("3.4.7", Helps),
            UnitRule::NextActionIsAttack => ("8.16", Harms),
        }
    }
}

impl CardModifier {
    fn rule(&self) -> &'static str {
        match self {
            CardModifier::MayDealExcess(_) => "1.9.11",
            CardModifier::Instead(Replacement {
                of: ReplacedEvent::Damage { .. },
                becomes: EventChange::Nothing | EventChange::Less(_) | EventChange::AtMost(_),
                ..
            }) => "8.20",
            CardModifier::Instead(_) | CardModifier::RedirectDamage { .. } => "7.7.5",
            CardModifier::CantBe { .. } => "8.3",
            CardModifier::MayBePlayed { .. } => "6.2",
            CardModifier::MorePilots(_) => "3.6.3C",
            CardModifier::AttackerHas(_) => "6.3",
        }
    }
}

impl PlayModifier {
    fn rule(&self) -> &'static str {
        match self {
            PlayModifier::CardsCostLess { .. } => "8.15.5",
            PlayModifier::IgnorePenalty { .. } => "8.10.2",
            PlayModifier::CardsAreFree { .. } => "1.8.5",
            PlayModifier::ExtraCost { .. } => "1.8.8",
            PlayModifier::CantPlay { .. } => "8.19.3",
        }
    }
}

impl GameModifier {
    fn rule(&self) -> &'static str {
        match self {
            GameModifier::CardsLose(_, LostFeature::Abilities) | GameModifier::FirstEventIsBlank(_) => "8.14.2",
            GameModifier::CardsLose(_, LostFeature::NamedTrait) => "2.12",
            GameModifier::Unpreventable(_) => "8.20",
            GameModifier::HalvesCosts => "1.8",
            GameModifier::AssignsIndirect { .. } | GameModifier::MoreIndirect(_) => "8.35",
        }
    }
}
