//! Matching of cards against filters.

use ability::{
    AbilityKind, ArenaFilter, CardModifier, Controller, Filter, FilterCost, Kind, Modifier, PhaseMark, Range,
    Superlative, Target, Zone,
};
use model::{Arena, Aspect, CardType, Trait};

use crate::book::CardDef;
use crate::read::ctx::Ctx;
use crate::read::{View, bit};
use crate::sets::{Keywords, Traits};
use crate::state::{Card, CardIndex, CardRef, CardZone, Flags, FrameSlot, LastKnownInfo, PhaseEvent, Seat};

/// View of a card for matching.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FilterView {
    /// In the zone that the filter names.
    InZone,
    /// In any zone, because the card was referred to.
    Anywhere,
    /// As an upgrade on a unit, whatever kind of card the filter names.
    Carried,
    /// As the card about to be played, from any zone. A resource counts as the card on its face.
    Played,
    /// As a card played earlier this round, with what it was then (CR 8.8.1).
    WasPlayed,
    /// Like `Played`, but as an upgrade, even though the card is a unit out of play (CR 7.5.17C).
    PlayedAsUpgrade,
}

/// A card that is matched against a filter, as it is or was.
#[derive(Clone, Copy)]
struct Candidate<'a> {
    of: CardRef,
    card: &'a Card,
    def: &'a CardDef,
    /// Last known information, if the card is matched as it was.
    then: Option<&'a LastKnownInfo>,
    ctx: &'a Ctx<'a>,
    view: FilterView,
}

impl Candidate<'_> {
    /// Returns the number of the name on the side of the card that is up.
    fn name(&self) -> u16 {
        self.def.name_up(self.card.flags)
    }

    fn matches_aspects(&self, filter: &Filter) -> bool {
        let has = |aspect: &Aspect| self.def.aspects.contains(*aspect);
        let chosen = || self.ctx.frame.and_then(|frame| frame.aspect).is_some_and(|aspect| has(&aspect));
        (filter.aspects.is_empty() || filter.aspects.iter().any(has))
            && !filter.not_aspects.iter().any(has)
            && (!filter.chosen_aspect || chosen())
    }
}

impl View {
    /// Returns the last known information of a card (CR 8.11). Returns `None` if this copy still exists.
    pub(crate) fn last_known(&self, of: CardRef) -> Option<&LastKnownInfo> {
        if of.card.is_some() && self.state.is_current(of) {
            return None;
        }
        self.state.snapshots().iter().rev().find(|snapshot| snapshot.of == of)
    }

    /// Returns a card's data, or its last known information if it has left play.
    pub(super) fn seen(&self, of: CardRef) -> Card {
        self.last_known(of).map_or_else(|| *self.state.card(of.card), |snapshot| snapshot.card)
    }

    /// Returns the book's data about a card. For a former copy of another card, the data of what it was (CR 8.11.1).
    pub(crate) fn known_def(&self, of: CardRef) -> &CardDef {
        self.book.def(self.seen(of).def)
    }

    /// Returns the number of the name on the side of a card that is up, or last was.
    pub(crate) fn name_up(&self, of: CardRef) -> u16 {
        let card = self.seen(of);
        self.book.def(card.def).name_up(card.flags)
    }

    /// Returns the number of the name on the side of a card that is up.
    pub(crate) fn name_number(&self, card: CardIndex) -> u16 {
        self.name_up(self.state.now(card))
    }

    /// Returns the name on the side of a card that is up. A leader's other side may have a different name (CR 3.4).
    pub fn name_now(&self, card: CardIndex) -> &str {
        &self.book.names()[usize::from(self.name_number(card))]
    }

    /// Returns `true` if a card in play matches a filter.
    pub(crate) fn in_play_matches(&self, filter: &Filter, card: CardIndex, ctx: Ctx<'_>) -> bool {
        matches!(filter.zone, Zone::Play | Zone::Everywhere)
            && self.matches(filter, self.state.now(card), ctx, FilterView::InZone)
    }

    /// Returns `true` if a card that was referred to matches, wherever it is now.
    pub(crate) fn is(&self, filter: &Filter, of: CardRef, ctx: Ctx<'_>) -> bool {
        of.card.is_some() && self.matches(filter, of, ctx, FilterView::Anywhere)
    }

    /// Returns `true` if a card about to be played matches, from any zone. A card played using Smuggle is among the
    /// resources while its cost is determined and paid, and counts as the card on its face (CR 7.5.14E, 7.5.14I).
    pub(crate) fn is_as_played(&self, filter: &Filter, of: CardRef, onto: CardIndex, ctx: Ctx<'_>) -> bool {
        let view =
            if onto.is_some() && self.def(of.card).turns { FilterView::PlayedAsUpgrade } else { FilterView::Played };
        of.card.is_some() && self.matches(filter, of, ctx, view)
    }

    /// Returns `true` if a card that was played earlier this round matches, wherever it is now.
    pub(super) fn was_played_as(&self, filter: &Filter, of: CardRef, ctx: Ctx<'_>) -> bool {
        of.card.is_some() && self.matches(filter, of, ctx, FilterView::WasPlayed)
    }

    /// Returns `true` if a card in the filter's zone matches.
    pub(crate) fn matches_there(&self, filter: &Filter, card: CardIndex, ctx: Ctx<'_>) -> bool {
        self.matches(filter, self.state.now(card), ctx, FilterView::InZone)
    }

    /// Returns `true` if a card matches as it was at the time of the snapshot, wherever it is now.
    pub(crate) fn was(&self, filter: &Filter, then: &LastKnownInfo, ctx: Ctx<'_>) -> bool {
        self.matches_then(filter, then.of, Some(then), ctx, FilterView::Anywhere)
    }

    pub(super) fn matches(&self, filter: &Filter, of: CardRef, ctx: Ctx<'_>, view: FilterView) -> bool {
        self.matches_then(filter, of, self.last_known(of), ctx, view)
    }

    fn matches_then(
        &self,
        filter: &Filter,
        of: CardRef,
        then: Option<&LastKnownInfo>,
        ctx: Ctx<'_>,
        view: FilterView,
    ) -> bool {
        let card = then.map_or_else(|| self.state.card(of.card), |then| &then.card);
        let one = Candidate { of, card, def: self.book.def(card.def), then, ctx: &ctx, view };
        if !self.matches_kind_and_side(filter, &one) {
            return false;
        }
        let asks = filter.asks();
        asks == FilterCost::Kind
            || self.matches_state(filter, &one)
                && one.matches_aspects(filter)
                && filter.arena.as_ref().is_none_or(|arena| self.matches_arena(arena, &one))
                && self.matches_traits(filter, &one)
                && self.matches_numbers(filter, &one)
                && self.matches_name(filter, &one)
                && (asks != FilterCost::Rare || self.matches_rare(filter, &one))
    }

    /// Checks the kind of a card, its zone and its side, which every filter asks for.
    fn matches_kind_and_side(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, card, def, ctx, view, .. } = *one;
        let facedown = card.place == CardZone::Resources
            && (matches!(filter.zone, Zone::Resources | Zone::Everywhere) || view == FilterView::Played);
        let is_kind = || {
            if let FilterView::WasPlayed = view {
                is_kind_as_played(filter.is, def, self.was_played_on(of).is_some())
            } else {
                self.is_kind(filter, one, facedown) || self.was_such_an_upgrade(filter, of, *ctx)
            }
        };
        if (view != FilterView::Carried && !is_kind())
            || (view == FilterView::InZone && filter.among.is_none() && !self.is_in(filter.zone, card, of, *ctx))
        {
            return false;
        }
        let whose = if matches!(card.place, CardZone::Discard | CardZone::Hand | CardZone::Deck)
            || facedown && filter.zone == Zone::Everywhere
        {
            card.owner
        } else {
            card.controller
        };
        let sided = match &filter.side {
            Controller::Any => true,
            Controller::Friendly => whose == ctx.you,
            Controller::Enemy => whose != ctx.you,
            Controller::Chooser => whose == ctx.chooser,
            Controller::Of(player) => self.players(player, *ctx) & bit(whose) != 0,
            Controller::OwnedBy(player) => self.players(player, *ctx) & bit(card.owner) != 0,
        };
        sided && !(filter.other && of == ctx.source)
    }

    /// Checks what a card is and the counters on it: leader, token, unique, damaged, exhausted, upgraded.
    fn matches_state(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, card, def, then, .. } = *one;
        let flag = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        filter.leader.is_none_or(|wanted| wanted == self.is_leader(of, card, then))
            && flag(filter.token, def.kind.is_token() && !card.flags.contains(Flags::COPY))
            && flag(filter.unique, def.unique && !card.flags.contains(Flags::COPY))
            && flag(filter.damaged, card.damage > 0)
            && flag(filter.exhausted, card.flags.contains(Flags::EXHAUSTED))
            && filter.upgraded.is_none_or(|upgraded| upgraded == (self.upgrade_count(of, then) > 0))
    }

    /// Returns `true` if a card's arena is the one that a filter asks for.
    fn matches_arena(&self, arena: &ArenaFilter, one: &Candidate<'_>) -> bool {
        let Candidate { card, def, ctx, .. } = *one;
        let here = match card.place {
            CardZone::Deck | CardZone::Hand | CardZone::Discard | CardZone::Resources => def.arena,
            CardZone::Arena | CardZone::BaseZone | CardZone::Attached | CardZone::Captured | CardZone::Aside => {
                if card.flags.contains(Flags::IN_SPACE) { Arena::Space } else { Arena::Ground }
            }
        };
        let wanted = match arena {
            ArenaFilter::Different(target) => {
                self.known_refs(target, *ctx).first().map(|other| match self.arena_of(*other) {
                    Arena::Ground => Arena::Space,
                    Arena::Space => Arena::Ground,
                })
            }
            ArenaFilter::In(arena) => Some(*arena),
            ArenaFilter::Same(target) => self.known_refs(target, *ctx).first().map(|other| self.arena_of(*other)),
            ArenaFilter::Chosen => ctx.frame.and_then(|frame| frame.arena),
        };
        wanted == Some(here)
    }

    fn matches_traits(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        if filter.traits.is_empty() && filter.not_traits.is_empty() {
            return true;
        }
        let traits = if one.view == FilterView::WasPlayed { one.def.traits } else { self.traits_then(one) };
        (filter.traits.is_empty() || filter.traits.iter().any(|with| traits.has(*with)))
            && !filter.not_traits.iter().any(|without| traits.has(*without))
    }

    /// Checks cost, power, HP and damage.
    #[inline(always)]
    fn matches_numbers(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, card, def, then, ctx, .. } = *one;
        self.is_within(&filter.cost, ctx, || i16::from(def.cost))
            && filter.odd_cost.is_none_or(|odd| odd == (def.cost % 2 == 1))
            && self.is_within(&filter.power, ctx, || self.power_then(one))
            && self.is_within(&filter.printed_power, ctx, || self.printed_power(of))
            && self.is_within(&filter.remaining_hp, ctx, || {
                then.map_or_else(|| self.hp_of(of), |then| then.hp) - card.damage
            })
            && self.is_within(&filter.damage, ctx, || card.damage)
    }

    /// Returns `true` if there is no range, or if the value is in it.
    #[inline(always)]
    fn is_within(&self, range: &Option<Range>, ctx: &Ctx<'_>, value: impl FnOnce() -> i16) -> bool {
        range.as_ref().is_none_or(|range| self.in_range(range, value(), *ctx))
    }

    #[inline(always)]
    fn matches_name(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let name = || &self.book.names()[usize::from(one.name())];
        filter.named.is_empty() || filter.named.iter().any(|wanted| **wanted == **name())
    }

    /// Checks the rarer parts of a filter ([`FilterCost::Rare`]).
    // Not inlined, to keep the common path small.
    #[inline(never)]
    fn matches_rare(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        self.matches_abilities(filter, one)
            && self.matches_beside_others(filter, one)
            && self.matches_identity(filter, one)
            && self.shares_with_others(filter, one)
            && filter.most.is_none_or(|most| self.has_the_most(most, filter, one.of, *one.ctx))
            && self.matches_attachments(filter, one)
            && self.matches_marks(filter, one)
            && self.matches_alternatives(filter, one)
    }

    /// Checks keywords and other abilities.
    fn matches_abilities(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, then, ctx, view, .. } = *one;
        if !filter.keywords.is_empty() {
            let keywords = self.keywords_then(one);
            if !filter.keywords.iter().any(|keyword| keywords.has(*keyword)) {
                return false;
            }
        }
        let has = |kind: &AbilityKind| match view {
            FilterView::WasPlayed => self.was_played_with(*kind, of),
            FilterView::InZone
            | FilterView::Anywhere
            | FilterView::Carried
            | FilterView::Played
            | FilterView::PlayedAsUpgrade => !self.abilities_of_kind(*kind, of).is_empty(),
        };
        let different = |range: &Range| self.in_range(range, self.keywords_then(one).iter().count() as i16, *ctx);
        filter.has.iter().all(has)
            && filter.different_keywords.as_ref().is_none_or(different)
            && filter.plain.is_none_or(|plain| plain == self.is_plain(of, then))
    }

    /// Compares with other cards in play, and with the targets of damage that is held back.
    fn matches_beside_others(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, ctx, .. } = *one;
        let shares_arena =
            |others: &Filter| self.all(others, *ctx).into_iter().any(|other| self.arena_of(other) == self.arena_of(of));
        let weaker = |stronger: &Filter| {
            let power = self.power_then(one);
            self.all(stronger, *ctx).into_iter().any(|other| self.power_of(other) > power)
        };
        filter.beside.as_deref().is_none_or(shares_arena)
            && filter.weaker_than.as_deref().is_none_or(weaker)
            && !(filter.different && self.state.pending().iter().any(|held| held.to == of && held.token.is_none()))
    }

    /// Checks whether the card is among the cards that a text refers to, or the same card as one of them.
    fn matches_identity(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, def, ctx, .. } = *one;
        let has_name_of = |target: &Target| {
            let others = self.known_refs(target, *ctx);
            match ctx.name {
                Some(name) if others.is_empty() => name == one.name(),
                _ => others.iter().any(|other| self.name_up(*other) == one.name()),
            }
        };
        let is_copy_of = |target: &Target| {
            let others = self.known_refs(target, *ctx);
            match ctx.identity {
                Some(identity) if others.is_empty() => identity == def.identity,
                _ => others.iter().any(|other| self.known_def(*other).identity == def.identity),
            }
        };
        filter.among.as_deref().is_none_or(|among| self.refs(among, *ctx).contains(&of))
            && !filter.except.iter().any(|target| self.refs(target, *ctx).contains(&of))
            && filter.same_name.as_deref().is_none_or(has_name_of)
            && filter.copy_of.as_deref().is_none_or(is_copy_of)
    }

    /// Checks for a trait, aspect or keyword in common with the cards that a text refers to.
    fn shares_with_others(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { def, ctx, .. } = *one;
        let any = |target: &Option<Box<Target>>, shares: &dyn Fn(CardRef) -> bool| {
            target.as_deref().is_none_or(|target| self.known_refs(target, *ctx).iter().any(|other| shares(*other)))
        };
        any(&filter.shares_trait, &|other| self.traits_of(other).intersects(self.traits_then(one)))
            && any(&filter.shares_aspect, &|other| {
                let other = self.known_def(other).aspects;
                def.aspects.iter().any(|aspect| other.contains(aspect))
            })
            && any(&filter.shares_keyword, &|other| self.keywords_of(other).shares(self.keywords_then(one)))
    }

    /// Checks the upgrades on a card, the unit that it is or may be attached to, and the upgrades that it may have.
    fn matches_attachments(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, card, ctx, .. } = *one;
        let carries = |wanted: &Filter| {
            self.upgrades_of(of).into_iter().any(|upgrade| self.matches(wanted, upgrade, *ctx, FilterView::Carried))
        };
        let any = |target: &Option<Box<Target>>, fits: &dyn Fn(CardRef) -> bool| {
            target.as_deref().is_none_or(|target| self.refs(target, *ctx).iter().any(|other| fits(*other)))
        };
        filter.carries.as_deref().is_none_or(carries)
            && !filter.carries_no.as_deref().is_some_and(carries)
            && any(&filter.on, &|host| host.card == card.host || self.was_on(of, host))
            && any(&filter.fits, &|unit| self.state.is_current(unit) && self.takes(unit.card, of.card, ctx.you))
            && any(&filter.takes, &|upgrade| {
                // CR 1.5.3A: "friendly" is relative to the player who controls the upgrade.
                let in_play = self.state.card(upgrade.card).place == CardZone::Attached && !filter.taken_over;
                let whose = if in_play { self.state.card(upgrade.card).controller } else { ctx.you };
                self.takes(of.card, upgrade.card, whose)
            })
    }

    /// Checks the events of this phase that a card was part of.
    fn matches_marks(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, card, ctx, .. } = *one;
        filter.marks.iter().all(|mark| self.is_marked(*mark, of, card, *ctx))
            && !filter.not_marks.iter().any(|mark| self.is_marked(*mark, of, card, *ctx))
    }

    /// Checks the alternatives: filters of `any`, and filters of `not`, which must not match.
    fn matches_alternatives(&self, filter: &Filter, one: &Candidate<'_>) -> bool {
        let Candidate { of, then, ctx, view, .. } = *one;
        let matches = |other: &Filter| {
            let view = match view {
                FilterView::PlayedAsUpgrade | FilterView::WasPlayed => view,
                FilterView::InZone | FilterView::Anywhere | FilterView::Carried | FilterView::Played => zoned(other),
            };
            self.matches_then(other, of, then, *ctx, view)
        };
        (filter.any.is_empty() || filter.any.iter().any(matches)) && !filter.not.iter().any(matches)
    }

    /// Returns the traits of a card, or those it last had.
    fn traits_then(&self, one: &Candidate<'_>) -> Traits {
        one.then.map_or_else(|| self.traits_of(one.of), |then| then.traits)
    }

    /// Returns the keywords of a card, or those it last had.
    fn keywords_then(&self, one: &Candidate<'_>) -> Keywords {
        one.then.map_or_else(|| self.keywords_of(one.of), |then| then.keywords)
    }

    /// Returns the power of a card, or the one it last had.
    fn power_then(&self, one: &Candidate<'_>) -> i16 {
        one.then.map_or_else(|| self.power_of(one.of), |then| then.power)
    }

    /// Returns the printed power of a card, or the power that overrides it (CR 8.15).
    fn printed_power(&self, of: CardRef) -> i16 {
        let is_here = self.state.is_current(of) && self.state.card(of.card).place == CardZone::Arena;
        let other = if is_here { self.printed_on(of.card).power() } else { None };
        other.unwrap_or(self.known_def(of).power)
    }

    /// Returns `true` if no card that matches the rest of the filter has a higher value than this card. Effects of
    /// constant abilities on the card with the highest value do not apply while the cards are compared (CR 7.3.3A).
    fn has_the_most(&self, most: Superlative, filter: &Filter, of: CardRef, ctx: Ctx<'_>) -> bool {
        if self.comparing.replace(true) {
            return false;
        }
        let rest = Filter { most: None, ..filter.clone() };
        let much = |of: CardRef| match most {
            Superlative::Power => self.power_of(of),
            Superlative::LeastRemainingHp => self.seen(of).damage - self.hp_of(of),
            Superlative::Cost => i16::from(self.known_def(of).cost),
        };
        let most = much(of);
        let has_it = self.all(&rest, ctx).into_iter().all(|other| much(other) <= most);
        self.comparing.set(false);
        has_it
    }

    /// Returns `true` if a unit is eligible for an upgrade (CR 3.6.3A), or a base for an upgrade with Fortify.
    pub(crate) fn takes(&self, unit: CardIndex, upgrade: CardIndex, by: Seat) -> bool {
        if self.has_fortify(upgrade) {
            return unit == self.state.player(by).base;
        }
        let def = self.def(upgrade);
        self.state.card(unit).place == CardZone::Arena
            && match &def.attach {
                Some(filter) => self.in_play_matches(filter, unit, Ctx::of(self.state.now(upgrade), by)),
                None => !def.turns || self.takes_a_pilot(unit, upgrade, by),
            }
    }

    /// Returns `true` if a unit is a Vehicle of that player with room for this Pilot. There is room for one unless an
    /// ability allows more (CR 7.5.17A, 3.6.3C). A Pilot that is already on it does not count.
    fn takes_a_pilot(&self, unit: CardIndex, pilot: CardIndex, by: Seat) -> bool {
        if self.state.card(unit).controller != by || !self.traits_of(self.state.now(unit)).has(Trait::Vehicle) {
            return false;
        }
        let pilots = self
            .state
            .upgrades(unit)
            .filter(|other| *other != pilot && self.traits_of(self.state.now(*other)).has(Trait::Pilot))
            .count();
        if pilots == 0 {
            return true;
        }
        let mut room = 1;
        self.each_text(unit, |modifier, ctx| {
            if let Modifier::Card(CardModifier::MorePilots(more)) = modifier {
                room += self.amount(more, ctx);
            }
        });
        (pilots as i16) < room
    }

    /// Returns `true` if an upgrade that is out of play was on a unit when the unit left play (CR 8.11).
    fn was_on(&self, upgrade: CardRef, unit: CardRef) -> bool {
        let before = CardRef { card: upgrade.card, copy: upgrade.copy.wrapping_sub(1) };
        self.state.card(upgrade.card).place != CardZone::Attached
            && !self.state.is_current(unit)
            && self.upgrades_of(unit).contains(&before)
    }

    /// Returns `true` if a filter asks for an upgrade that was on a unit and this card was one. A Pilot is no upgrade
    /// in its present zone (CR 7.5.17D).
    fn was_such_an_upgrade(&self, filter: &Filter, of: CardRef, ctx: Ctx<'_>) -> bool {
        let was_on = |target: &ability::Target| self.refs(target, ctx).iter().any(|host| self.was_on(of, *host));
        filter.is == Kind::Upgrade && filter.on.as_deref().is_some_and(was_on)
    }

    fn is_kind(&self, filter: &Filter, one: &Candidate<'_>, facedown: bool) -> bool {
        let Candidate { of, card, def, then, view, .. } = *one;
        let is_leader = || self.is_leader(of, card, then);
        if view == FilterView::PlayedAsUpgrade {
            return matches!(filter.is, Kind::Upgrade | Kind::Card);
        }
        let is_unit = match card.place {
            CardZone::Arena => true,
            CardZone::Resources if facedown => def.kind == CardType::Unit,
            CardZone::BaseZone | CardZone::Attached | CardZone::Resources => false,
            CardZone::Deck | CardZone::Hand | CardZone::Discard | CardZone::Captured | CardZone::Aside => {
                matches!(def.kind, CardType::Unit | CardType::TokenUnit)
                    || (view != FilterView::InZone && card.flags.contains(Flags::DEPLOYED))
            }
        };
        match filter.is {
            Kind::Unit => is_unit,
            Kind::Base => def.kind == CardType::Base,
            Kind::UnitOrBase => is_unit || def.kind == CardType::Base,
            Kind::Upgrade => match card.place {
                CardZone::Attached => true,
                CardZone::Resources if !facedown => false,
                CardZone::Deck
                | CardZone::Hand
                | CardZone::Discard
                | CardZone::Resources
                | CardZone::Arena
                | CardZone::BaseZone
                | CardZone::Captured
                | CardZone::Aside => matches!(def.kind, CardType::Upgrade | CardType::TokenUpgrade),
            },
            Kind::Event => def.kind == CardType::Event && (facedown || card.place != CardZone::Resources),
            Kind::Resource => card.place == CardZone::Resources,
            Kind::Leader => is_leader(),
            Kind::Character => {
                // CR 8.23.2: a card referred to by name may also be an upgrade.
                is_unit || is_leader() || def.turns && card.place == CardZone::Attached && !filter.named.is_empty()
            }
            Kind::Card => true,
            Kind::Credit => def.kind == CardType::CreditToken,
            Kind::Token => def.kind.is_token() && !card.flags.contains(Flags::COPY),
        }
    }

    pub(super) fn is_in(&self, zone: Zone, card: &Card, of: CardRef, ctx: Ctx<'_>) -> bool {
        match zone {
            Zone::Play => match card.place {
                CardZone::Arena | CardZone::BaseZone | CardZone::Attached | CardZone::Resources => true,
                CardZone::Deck | CardZone::Hand | CardZone::Discard | CardZone::Captured | CardZone::Aside => false,
            },
            Zone::Hand => card.place == CardZone::Hand,
            Zone::Deck => card.place == CardZone::Deck,
            Zone::Discard => card.place == CardZone::Discard,
            Zone::Resources => card.place == CardZone::Resources,
            Zone::Captured => card.place == CardZone::Captured,
            Zone::Seen => ctx.frame.is_some_and(|frame| frame.cards.contains(&(FrameSlot::Seen, of))),
            Zone::Any | Zone::Everywhere => true,
        }
    }

    pub(super) fn is_marked(&self, mark: PhaseMark, of: CardRef, card: &Card, ctx: Ctx<'_>) -> bool {
        let flags = card.flags;
        match mark {
            PhaseMark::Attacked => flags.contains(Flags::ATTACKED_PHASE),
            PhaseMark::AttackedYourBase => {
                self.state.facts().contains(&PhaseEvent::Attacked(card.controller, of, ctx.you))
            }
            PhaseMark::PlayedByYou => self
                .state
                .facts()
                .iter()
                .any(|fact| matches!(fact, PhaseEvent::Played(by, card, _) if *by == ctx.you && *card == of)),
            PhaseMark::Played => flags.contains(Flags::PLAYED_PHASE),
            PhaseMark::Entered => flags.contains(Flags::ENTERED_PHASE),
            PhaseMark::EnteredUnderYou => self.state.facts().contains(&PhaseEvent::Entered(ctx.you, of)),
            PhaseMark::EnteredThisRound => flags.contains(Flags::ENTERED_ROUND),
            PhaseMark::Defeated => flags.contains(Flags::DEFEATED_PHASE),
            PhaseMark::DefeatedInCombat => flags.contains(Flags::FELL_IN_COMBAT),
            PhaseMark::Healed => flags.contains(Flags::HEALED_PHASE),
            PhaseMark::Damaged => flags.contains(Flags::DAMAGED_PHASE),
            PhaseMark::DamagedABase => flags.contains(Flags::DAMAGED_BASE),
            // An enemy of the player called "you".
            PhaseMark::DamagedEnemyBase => {
                self.state.seats().any(|seat| seat != ctx.you && flags.contains(Flags::damaged_base_of(seat)))
            }
            PhaseMark::Discarded => flags.contains(Flags::DISCARDED_PHASE),
            PhaseMark::FromHand => flags.contains(Flags::FROM_HAND),
            PhaseMark::Plot => flags.contains(Flags::PLOT),
            PhaseMark::PaidWithCredit => flags.contains(Flags::CREDITED),
            PhaseMark::Rescued => flags.contains(Flags::RESCUED_PHASE),
            PhaseMark::Attacking => flags.contains(Flags::FELL_ATTACKING) || self.attack_by(of).is_some(),
            PhaseMark::Smuggled => flags.contains(Flags::SMUGGLED),
            PhaseMark::Ambushing => self.attack_by(of).is_some_and(|attack| attack.ambush),
            PhaseMark::Defending => self.is_attacked(of),
            PhaseMark::Struck => self.attack_of(ctx).is_some_and(|attack| attack.struck.contains(&of)),
        }
    }

    fn upgrade_count(&self, of: CardRef, then: Option<&LastKnownInfo>) -> i16 {
        match then {
            Some(snapshot) => i16::from(snapshot.upgrades),
            None => self.state.upgrades(of.card).count() as i16,
        }
    }

    pub(crate) fn arena_of(&self, of: CardRef) -> Arena {
        let card = self.seen(of);
        let there = if card.place == CardZone::Attached && self.state.is_current(of) {
            self.state.card(card.host).flags
        } else {
            card.flags
        };
        if there.contains(Flags::IN_SPACE) { Arena::Space } else { Arena::Ground }
    }
}

/// Returns `true` if a card is of a kind as it is played, as an upgrade or not.
fn is_kind_as_played(kind: Kind, def: &CardDef, as_upgrade: bool) -> bool {
    match kind {
        Kind::Card => true,
        Kind::Unit | Kind::UnitOrBase | Kind::Character => def.kind == CardType::Unit && !as_upgrade,
        Kind::Upgrade => def.kind == CardType::Upgrade || as_upgrade,
        Kind::Event => def.kind == CardType::Event,
        Kind::Base | Kind::Resource | Kind::Leader | Kind::Credit | Kind::Token => false,
    }
}

/// Returns the view for an alternative of a filter. If its zone is out of play, the zone must match, too.
fn zoned(filter: &Filter) -> FilterView {
    match filter.zone {
        Zone::Play | Zone::Any | Zone::Everywhere => FilterView::Anywhere,
        Zone::Hand | Zone::Deck | Zone::Discard | Zone::Captured | Zone::Seen | Zone::Resources => FilterView::InZone,
    }
}
