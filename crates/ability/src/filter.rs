//! Filters: phrases such as "another damaged enemy ground unit".

use model::{Arena, Aspect, Keyword, Trait};
use serde::{Deserialize, Serialize};

use crate::filter_cost::{CachedFilterCost, FilterCost};
use crate::walk::{see, tree};
use crate::{AbilityKind, PlayerFilter, Range, Target};

/// A set of cards. Omitted fields do not limit it; the default is "a unit in play".
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// The kind of card.
    pub is: Kind,
    /// The zone that the card is in.
    pub zone: Zone,
    /// The side of the card's controller; out of play, of its owner.
    pub side: Controller,
    /// "another", "other": not the card with the ability.
    pub other: bool,
    /// Excludes these cards: "another unit".
    pub except: Vec<Target>,
    /// "A different unit": excludes cards that pending damage of the surrounding `AtOnce` is assigned to (CR 8.18.2).
    pub different: bool,
    /// Only cards among these.
    pub among: Option<Box<Target>>,
    /// A leader unit, or not one (CR 3.5.5).
    pub leader: Option<bool>,
    /// A token, or not one.
    pub token: Option<bool>,
    /// Unique, or not (CR 2.2.3).
    pub unique: Option<bool>,
    /// The arena that the card is in.
    pub arena: Option<ArenaFilter>,
    /// A unit that matches is in the same arena.
    pub beside: Option<Box<Filter>>,
    /// Has damage on it, or has none (CR 1.9.4).
    pub damaged: Option<bool>,
    /// `true` for exhausted cards, `false` for ready ones.
    pub exhausted: Option<bool>,
    /// Has an upgrade on it, or has none (CR 3.6.13).
    pub upgraded: Option<bool>,
    /// An upgrade that matches is on it (`is: Upgrade` is implied).
    pub carries: Option<Box<Filter>>,
    /// No upgrade that matches is on it.
    pub carries_no: Option<Box<Filter>>,
    /// Has one of these traits.
    pub traits: Vec<Trait>,
    /// Has none of these traits.
    pub not_traits: Vec<Trait>,
    /// Has one of these aspects.
    pub aspects: Vec<Aspect>,
    /// Has none of these aspects.
    pub not_aspects: Vec<Aspect>,
    /// Has the aspect chosen by `ChooseAttribute(Aspect)`.
    pub chosen_aspect: bool,
    /// Has one of these keywords.
    pub keywords: Vec<Keyword>,
    /// Number of different keywords on it, whatever their numbers (CR 7.5.4).
    pub different_keywords: Option<Range>,
    /// Has no ability at all, printed or gained, or has one (CR 1.6.4).
    pub plain: Option<bool>,
    /// Has abilities of each of these kinds.
    pub has: Vec<AbilityKind>,
    /// Its printed cost (CR 1.8.6).
    pub cost: Option<Range>,
    /// Its printed cost is odd, or even.
    pub odd_cost: Option<bool>,
    /// Its power (in play: the modified power, CR 1.10.5).
    pub power: Option<Range>,
    /// Its printed power (CR 1.10).
    pub printed_power: Option<Range>,
    /// Has less power than a unit that matches.
    pub weaker_than: Option<Box<Filter>>,
    /// Its remaining HP (CR 1.11.6).
    pub remaining_hp: Option<Range>,
    /// The damage on it.
    pub damage: Option<Range>,
    /// Has one of these names (CR 8.23.2).
    pub named: Vec<Box<str>>,
    /// Shares its name with one of these (CR 8.17.2), or has the name chosen by `NameCard` when that is `It`.
    pub same_name: Option<Box<Target>>,
    /// Is a copy of one of these: has its name and subtitle (CR 8.29.3).
    pub copy_of: Option<Box<Target>>,
    /// Shares a trait with one of these.
    pub shares_trait: Option<Box<Target>>,
    /// Shares an aspect with one of these.
    pub shares_aspect: Option<Box<Target>>,
    /// Shares a keyword with one of these.
    pub shares_keyword: Option<Box<Target>>,
    /// Has the most of this among all cards that match the rest of this filter. Matches several cards if they are tied.
    pub most: Option<Superlative>,
    /// All of these must have happened to it.
    pub marks: Vec<PhaseMark>,
    /// None of these may have happened to it.
    pub not_marks: Vec<PhaseMark>,
    /// For upgrades: attached to one of these; out of play, attached when the upgrade left play (CR 8.11). For captured
    /// cards: guarded by one of these.
    pub on: Option<Box<Target>>,
    /// For upgrades: may be attached to one of these units, as if you played it (CR 3.6.3A).
    pub fits: Option<Box<Target>>,
    /// For units: this upgrade may be attached to it (CR 3.6.3A).
    pub takes: Option<Box<Target>>,
    /// With `takes`: as an upgrade that `You` take control of. If `false`, for its controller; out of play, for you.
    pub taken_over: bool,
    /// At least one of these filters must match as well. If its zone is out of play, cards in that zone match too.
    pub any: Vec<Filter>,
    /// None of these filters matches.
    pub not: Vec<Filter>,
    /// Cached [`FilterCost`] of the filter.
    #[serde(skip)]
    pub asked: CachedFilterCost,
}

impl Filter {
    /// Returns the fields that the filter uses, computed on the first call.
    #[inline]
    pub fn asks(&self) -> FilterCost {
        self.asked.or(|| self.look())
    }
}

/// A field of a filter, which is used unless it has its default value.
trait FilterField {
    fn is_used(&self) -> bool;
}

impl FilterField for bool {
    fn is_used(&self) -> bool {
        *self
    }
}

impl<T> FilterField for Option<T> {
    fn is_used(&self) -> bool {
        self.is_some()
    }
}

impl<T> FilterField for Vec<T> {
    fn is_used(&self) -> bool {
        !self.is_empty()
    }
}

/// Defines [`Filter::look`] from the fields at each [`FilterCost`]. A field in no list does not compile.
macro_rules! fields_by_cost {
    (Kind: [$($kind:ident),+], Common: [$($common:ident),+], Rare: [$($rare:ident),+]) => {
        impl Filter {
            #[cold]
            fn look(&self) -> FilterCost {
                let Filter { $($kind: _,)+ $($common,)+ $($rare,)+ } = self;
                if [$($rare.is_used()),+].contains(&true) {
                    FilterCost::Rare
                } else if [$($common.is_used()),+].contains(&true) {
                    FilterCost::Common
                } else {
                    FilterCost::Kind
                }
            }
        }
    };
}

fields_by_cost! {
    Kind: [is, zone, side, other, taken_over, asked],
    // The engine tests these unless the filter is only a `Kind`.
    Common: [
        leader, token, unique, arena, damaged, exhausted, upgraded, traits, not_traits, aspects, not_aspects,
        chosen_aspect, cost, odd_cost, power, printed_power, remaining_hp, damage, named
    ],
    // The engine tests these only if the filter is `Rare`.
    Rare: [
        except, different, among, beside, carries, carries_no, keywords, different_keywords, plain, has, weaker_than,
        same_name, copy_of, shares_trait, shares_aspect, shares_keyword, most, marks, not_marks, on, fits, takes, any,
        not
    ]
}

/// A criterion for the first of several cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Superlative {
    /// The most power.
    Power,
    /// The least remaining HP.
    LeastRemainingHp,
    /// The highest printed cost.
    Cost,
}

/// A kind of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Kind {
    /// A unit; out of play a card of type unit.
    #[default]
    Unit,
    /// A base of any player.
    Base,
    /// A unit or a base.
    UnitOrBase,
    /// An upgrade, including tokens.
    Upgrade,
    /// A card of the type event.
    Event,
    /// A resource (CR 1.7). Without a `side` it is a resource of any player: card texts about the player's resources
    /// say "friendly" or "you control".
    Resource,
    /// A leader on either side, wherever it is.
    Leader,
    /// A unit or a leader in play on either side. With `named`, an upgrade matches too ("you control Emperor
    /// Palpatine", CR 8.23.2).
    Character,
    /// Any card; in play, including resources.
    Card,
    /// A Credit token (CR 3.7.13).
    Credit,
    /// A token of any kind: a unit, an upgrade, the Force, a Credit (CR 3.7).
    Token,
}

/// The zone of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Zone {
    /// In play (CR 4.9.1).
    #[default]
    Play,
    /// In a player's hand.
    Hand,
    /// In a player's deck.
    Deck,
    /// In the discard pile.
    Discard,
    /// Captured, under a unit (CR 8.33).
    Captured,
    /// Looked at, searched or revealed by this ability, in any zone.
    Seen,
    /// Among the resources, but matched as the facedown card (CR 1.7.8): a resource that is a unit.
    Resources,
    /// In play and out of play, for modifiers of a constant ability. A resource is matched as the facedown card (CR
    /// 4.9.1): used by one card.
    Everywhere,
    /// In any zone: for a card named by a trigger or a reference. If cards are chosen and `any` gives alternatives, the
    /// zones are those of the alternatives.
    Any,
}

/// The side of the cards that a filter matches.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub enum Controller {
    /// Cards of any player.
    #[default]
    Any,
    /// Cards that you control (CR 1.5.3A).
    Friendly,
    /// Cards that an opponent controls (CR 1.5.3B).
    Enemy,
    /// Cards of the player who makes this choice.
    Chooser,
    /// Cards that these players control.
    Of(PlayerFilter),
    /// Cards that these players own, whoever controls them.
    OwnedBy(PlayerFilter),
}

/// The arena in a filter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum ArenaFilter {
    /// The ground arena or the space arena.
    In(Arena),
    /// The arena of this card, or its last known arena once it has left play.
    Same(Box<Target>),
    /// A different arena from this card's.
    Different(Box<Target>),
    /// The one chosen by `ChooseArena`.
    Chosen,
}

/// A game event that affected a card, in this phase unless stated otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PhaseMark {
    /// It has attacked this phase.
    Attacked,
    /// Attacked your base this phase.
    AttackedYourBase,
    /// Was played by you this phase.
    PlayedByYou,
    /// Was played this phase.
    Played,
    /// Entered play this phase.
    Entered,
    /// Entered play under your control this phase.
    EnteredUnderYou,
    /// Entered play this round.
    EnteredThisRound,
    /// Was defeated as a unit this phase.
    Defeated,
    /// Was defeated by combat damage (CR 1.9.10).
    DefeatedInCombat,
    /// Was healed this phase.
    Healed,
    /// Was dealt damage this phase.
    Damaged,
    /// Dealt damage to a base this phase.
    DamagedABase,
    /// Dealt damage to an opponent's base this phase.
    DamagedEnemyBase,
    /// Was discarded from a hand or deck this phase.
    Discarded,
    /// Was played from hand.
    FromHand,
    /// Is a resource that can be played using Plot now, or is being played using Plot (CR 7.5.19).
    Plot,
    /// Was played using Smuggle.
    Smuggled,
    /// A Credit was defeated to pay for it (CR 3.7.13).
    PaidWithCredit,
    /// Was rescued this phase (CR 8.33.3).
    Rescued,
    /// Is the attacker of the current attack; for cards that left play, was its attacker at that time.
    Attacking,
    /// Is the attacker of an attack made with Ambush.
    Ambushing,
    /// Is the defending unit of the current attack.
    Defending,
    /// Was dealt combat damage by the attacker of the current attack, or of the one that has just ended (CR 1.9.10).
    Struck,
}

macro_rules! parts {
    ($from:expr, $base:expr, $plain:expr; $($field:ident),+ $(,)?) => {
        $(if $from.$field != $plain.$field {
            $base.1.push(Filter { $field: $from.$field.clone(), ..$base.0.clone() });
        })+
    };
}

impl Filter {
    /// Splits the filter into parts: the kind of card and its zone, then each limit separately for such a card.
    pub fn parts(&self) -> Vec<Filter> {
        let plain = Filter::default();
        let kind = Filter { is: self.is, zone: self.zone, ..Filter::default() };
        let mut base = (kind.clone(), vec![kind]);
        parts!(self, base, plain;
            side, other, except, different, among, leader, token, unique, arena, beside, damaged, exhausted, upgraded, carries,
            carries_no, traits, not_traits, aspects, not_aspects, chosen_aspect, keywords, different_keywords, plain, has, cost, odd_cost, power, printed_power, weaker_than, remaining_hp, damage, named, same_name,
            copy_of, shares_trait, shares_aspect, shares_keyword, most, marks, not_marks, on, fits, takes, any, not,
        );
        base.1
    }

    /// Returns a filter for any card of that kind in play.
    pub fn of(kind: Kind) -> Self {
        Filter { is: kind, ..Filter::default() }
    }
}

tree!(Filter, |filter, see| {
    let Filter {
        is: _,
        zone: _,
        side,
        other: _,
        except,
        different: _,
        among,
        leader: _,
        token: _,
        unique: _,
        arena,
        beside,
        damaged: _,
        exhausted: _,
        upgraded: _,
        carries,
        carries_no,
        traits: _,
        not_traits: _,
        aspects: _,
        not_aspects: _,
        chosen_aspect: _,
        keywords: _,
        different_keywords,
        plain: _,
        has: _,
        cost,
        odd_cost: _,
        power,
        printed_power,
        weaker_than,
        remaining_hp,
        damage,
        named: _,
        same_name,
        copy_of,
        shares_trait,
        shares_aspect,
        shares_keyword,
        most: _,
        marks: _,
        not_marks: _,
        on,
        fits,
        takes,
        taken_over: _,
        asked: _,
        any,
        not,
    } = filter;
    see!(see, Side side, Target* except, Target? among, Where? arena);
    see!(see, Range? different_keywords, Range? cost, Range? power, Range? printed_power, Range? remaining_hp, Range? damage);
    see!(see, Target? same_name, Target? copy_of, Target? shares_trait, Target? shares_aspect, Target? shares_keyword);
    see!(see, Target? on, Target? fits, Target? takes);
    see!(see, Filter? weaker_than, Filter? beside, Filter? carries, Filter? carries_no, Filter* any, Filter* not);
});

tree!(ArenaFilter, |place, see| match place {
    ArenaFilter::Same(target) | ArenaFilter::Different(target) => see!(see, Target target),
    ArenaFilter::In(_) | ArenaFilter::Chosen => {}
});

tree!(Controller, |side, see| match side {
    Controller::Of(player) | Controller::OwnedBy(player) => see!(see, Player player),
    Controller::Any | Controller::Friendly | Controller::Enemy | Controller::Chooser => {}
});
