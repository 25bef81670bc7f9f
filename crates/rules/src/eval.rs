//! Which cards, how many, and is it so: filters, targets, amounts and conditions, read from a point of view.

use ability::{Amount, Condition, Filter, Kind, Mark, Past, Player, Range, Round, Side, Target, Where, Zone};
use model::{Arena, Aspect, CardType};

use crate::Game;
use crate::book::Traits;
use crate::ctx::Ctx;
use crate::state::{Card, CardIx, Fact, Flags, Place, Ref, Seat, Slot, Snapshot};

/// A set of players, a bit each.
pub(crate) type Seats = u8;

fn bit(seat: Seat) -> Seats {
    if seat == Seat::NONE { 0 } else { 1 << seat.0 }
}

/// How a filter looks at a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    /// Where the filter says it must be.
    InZone,
    /// Wherever it is: the card was referred to.
    Anywhere,
}

impl Game {
    /// What a card was when it left play, if that is what is meant (CR 8.11).
    pub(crate) fn last_known(&self, of: Ref) -> Option<&Snapshot> {
        if of.card.is_some() && self.state.is_current(of) {
            return None;
        }
        self.state.snapshots.iter().rev().find(|snapshot| snapshot.of == of)
    }

    /// The card that is meant: as it is, or as it last was.
    fn seen(&self, of: Ref) -> Card {
        self.last_known(of).map_or_else(|| *self.state.card(of.card), |snapshot| snapshot.card)
    }

    /// Whether a card in play matches a filter.
    pub(crate) fn in_play_matches(&self, filter: &Filter, card: CardIx, ctx: Ctx<'_>) -> bool {
        filter.zone == Zone::Play && self.matches(filter, self.state.now(card), ctx, View::InZone)
    }

    /// Whether a card that was referred to matches, wherever it is now.
    pub(crate) fn is(&self, filter: &Filter, of: Ref, ctx: Ctx<'_>) -> bool {
        of.card.is_some() && self.matches(filter, of, ctx, View::Anywhere)
    }

    /// Whether a card in that zone matches.
    pub(crate) fn matches_there(&self, filter: &Filter, card: CardIx, ctx: Ctx<'_>) -> bool {
        self.matches(filter, self.state.now(card), ctx, View::InZone)
    }

    fn matches(&self, filter: &Filter, of: Ref, ctx: Ctx<'_>, view: View) -> bool {
        let card = self.seen(of);
        let def = self.book.def(card.def);
        if !self.is_kind(filter.is, &card, view)
            || (view == View::InZone && filter.among.is_none() && !self.is_in(filter.zone, &card, of, ctx))
        {
            return false;
        }
        let whose = if card.place == Place::Discard || card.place == Place::Hand || card.place == Place::Deck {
            card.owner
        } else {
            card.controller
        };
        let sided = match &filter.side {
            Side::Any => true,
            Side::Friendly => whose == ctx.you,
            Side::Enemy => whose != ctx.you,
            Side::Chooser => whose == ctx.chooser,
            Side::Of(player) => self.players(player, ctx) & bit(whose) != 0,
            Side::OwnedBy(player) => self.players(player, ctx) & bit(card.owner) != 0,
        };
        if !sided || (filter.other && of == ctx.source) {
            return false;
        }
        let is_leader = card.flags.has(Flags::DEPLOYED);
        let flag = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        if !flag(filter.leader, is_leader)
            || !flag(filter.token, def.kind.is_token())
            || !flag(filter.unique, def.unique)
            || !flag(filter.damaged, card.damage > 0)
            || !flag(filter.exhausted, card.flags.has(Flags::EXHAUSTED))
            || filter.upgraded.is_some_and(|upgraded| upgraded != (self.upgrade_count(of) > 0))
        {
            return false;
        }
        if !filter.aspects.is_empty() && !filter.aspects.iter().any(|aspect| def.aspects.contains(*aspect))
            || filter.not_aspects.iter().any(|aspect| def.aspects.contains(*aspect))
        {
            return false;
        }
        if !filter.traits.is_empty() || !filter.not_traits.is_empty() {
            let traits = self.traits_of(of);
            if !filter.traits.is_empty() && !filter.traits.iter().any(|one| traits.has(*one))
                || filter.not_traits.iter().any(|one| traits.has(*one))
            {
                return false;
            }
        }
        let within = |range: &Option<Range>, value: &dyn Fn() -> i16| {
            range.as_ref().is_none_or(|range| self.in_range(range, value(), ctx))
        };
        within(&filter.cost, &|| i16::from(def.cost))
            && within(&filter.power, &|| self.power_of(of))
            && within(&filter.remaining_hp, &|| self.hp_of(of) - card.damage)
            && within(&filter.damage, &|| card.damage)
            && (filter.named.is_empty()
                || filter.named.iter().any(|name| **name == *self.book.names()[usize::from(def.name)]))
            && self.matches_more(filter, of, &card, ctx)
    }

    /// The rarer parts of a filter.
    fn matches_more(&self, filter: &Filter, of: Ref, card: &Card, ctx: Ctx<'_>) -> bool {
        let def = self.book.def(card.def);
        if let Some(arena) = &filter.arena {
            let here = if card.flags.has(Flags::IN_SPACE) { Arena::Space } else { Arena::Ground };
            let wanted = match arena {
                Where::In(arena) => Some(*arena),
                Where::Same(target) => self.refs(target, ctx).first().map(|other| self.arena_of(*other)),
                Where::Chosen => ctx.frame.and_then(|frame| frame.arena),
            };
            if wanted != Some(here) {
                return false;
            }
        }
        if !filter.keywords.is_empty() {
            let keywords = self.keywords_of(of);
            if !filter.keywords.iter().any(|keyword| keywords.has(*keyword)) {
                return false;
            }
        }
        if let Some(among) = &filter.among
            && !self.refs(among, ctx).contains(&of)
        {
            return false;
        }
        if filter.except.iter().any(|target| self.refs(target, ctx).contains(&of)) {
            return false;
        }
        if let Some(target) = &filter.same_name {
            let others = self.refs(target, ctx);
            let same = match ctx.name {
                Some(name) if others.is_empty() => name == def.name,
                _ => others.iter().any(|other| self.def(other.card).name == def.name),
            };
            if !same {
                return false;
            }
        }
        if let Some(target) = &filter.shares_trait
            && !self.refs(target, ctx).iter().any(|other| self.traits_of(*other).shares(self.traits_of(of)))
        {
            return false;
        }
        if let Some(target) = &filter.shares_aspect
            && !self.refs(target, ctx).iter().any(|other| {
                let other = self.def(other.card).aspects;
                def.aspects.iter().any(|aspect| other.contains(aspect))
            })
        {
            return false;
        }
        if let Some(target) = &filter.on
            && !self.refs(target, ctx).iter().any(|host| host.card == card.host)
        {
            return false;
        }
        if let Some(target) = &filter.takes
            && !self.refs(target, ctx).iter().any(|upgrade| self.takes(of.card, upgrade.card, ctx.you))
        {
            return false;
        }
        filter.marks.iter().all(|mark| self.is_marked(*mark, of, card, ctx))
            && !filter.not_marks.iter().any(|mark| self.is_marked(*mark, of, card, ctx))
            && (filter.any.is_empty() || filter.any.iter().any(|one| self.matches(one, of, ctx, View::Anywhere)))
            && !filter.not.iter().any(|one| self.matches(one, of, ctx, View::Anywhere))
    }

    /// Whether a unit is eligible for an upgrade (CR 3.6.3A).
    pub(crate) fn takes(&self, unit: CardIx, upgrade: CardIx, by: Seat) -> bool {
        self.state.card(unit).place == Place::Arena
            && self
                .def(upgrade)
                .attach
                .as_ref()
                .is_none_or(|filter| self.in_play_matches(filter, unit, Ctx::of(self.state.now(upgrade), by)))
    }

    fn is_kind(&self, kind: Kind, card: &Card, view: View) -> bool {
        let def = self.book.def(card.def);
        let is_unit = match card.place {
            Place::Arena => true,
            Place::BaseZone | Place::Attached | Place::Resources => false,
            Place::Deck | Place::Hand | Place::Discard | Place::Captured | Place::Aside => {
                matches!(def.kind, CardType::Unit | CardType::TokenUnit)
                    || (view == View::Anywhere && card.flags.has(Flags::DEPLOYED))
            }
        };
        match kind {
            Kind::Unit => is_unit,
            Kind::Base => def.kind == CardType::Base,
            Kind::UnitOrBase => is_unit || def.kind == CardType::Base,
            Kind::Upgrade => match card.place {
                Place::Attached => true,
                Place::Resources => false,
                _ => matches!(def.kind, CardType::Upgrade | CardType::TokenUpgrade),
            },
            Kind::Event => def.kind == CardType::Event && card.place != Place::Resources,
            Kind::Resource => card.place == Place::Resources,
            Kind::Leader => def.kind == CardType::Leader,
            Kind::Character => is_unit || def.kind == CardType::Leader,
            Kind::Card => true,
        }
    }

    fn is_in(&self, zone: Zone, card: &Card, of: Ref, ctx: Ctx<'_>) -> bool {
        match zone {
            Zone::Play => match card.place {
                Place::Arena | Place::BaseZone | Place::Attached | Place::Resources => true,
                Place::Deck | Place::Hand | Place::Discard | Place::Captured | Place::Aside => false,
            },
            Zone::Hand => card.place == Place::Hand,
            Zone::Deck => card.place == Place::Deck,
            Zone::Discard => card.place == Place::Discard,
            Zone::Captured => card.place == Place::Captured,
            Zone::Seen => ctx.frame.is_some_and(|frame| frame.cards.contains(&(Slot::Seen, of))),
            Zone::Any => true,
        }
    }

    fn is_marked(&self, mark: Mark, of: Ref, card: &Card, ctx: Ctx<'_>) -> bool {
        let flags = card.flags;
        match mark {
            Mark::Attacked => flags.has(Flags::ATTACKED_PHASE),
            Mark::AttackedYourBase => self.state.facts.contains(&Fact::Attacked(card.controller, of, ctx.you)),
            Mark::PlayedByYou => self.state.facts.contains(&Fact::Played(ctx.you, of)),
            Mark::Played => flags.has(Flags::PLAYED_PHASE),
            Mark::Entered => flags.has(Flags::ENTERED_PHASE),
            Mark::EnteredThisRound => flags.has(Flags::ENTERED_ROUND),
            Mark::Defeated => flags.has(Flags::DEFEATED_PHASE),
            Mark::Healed => flags.has(Flags::HEALED_PHASE),
            Mark::Damaged => flags.has(Flags::DAMAGED_PHASE),
            Mark::Discarded => flags.has(Flags::DISCARDED_PHASE),
            Mark::FromHand => flags.has(Flags::FROM_HAND),
            Mark::Attacking => self.attack().is_some_and(|attack| attack.attacker == of),
            Mark::Defending => self.attack().is_some_and(|attack| attack.on_unit && attack.target == of),
        }
    }

    fn upgrade_count(&self, of: Ref) -> i16 {
        match self.last_known(of) {
            Some(snapshot) => i16::from(snapshot.upgrades),
            None => self.state.upgrades(of.card).count() as i16,
        }
    }

    fn arena_of(&self, of: Ref) -> Arena {
        if self.seen(of).flags.has(Flags::IN_SPACE) { Arena::Space } else { Arena::Ground }
    }

    fn traits_of(&self, of: Ref) -> Traits {
        if self.last_known(of).is_none() && self.state.card(of.card).place == Place::Arena && self.has_trait_givers() {
            return self.stats(of.card).traits;
        }
        self.def(of.card).traits
    }

    /// Whether anything in play gives traits: rare, and worth asking before working a unit out.
    fn has_trait_givers(&self) -> bool {
        self.state.units().any(|unit| self.state.upgrades(unit).next().is_some()) && self.book.gives_traits()
    }

    pub(crate) fn keywords_of(&self, of: Ref) -> crate::book::Keywords {
        if self.last_known(of).is_none() && self.state.card(of.card).place == Place::Arena {
            return self.stats(of.card).keywords;
        }
        let def = self.def(of.card);
        if def.kind == CardType::Leader { def.unit.keywords } else { def.front.keywords }
    }

    /// The players meant, a bit each. Where the text leaves a choice, all that may be chosen.
    pub(crate) fn players(&self, player: &Player, ctx: Ctx<'_>) -> Seats {
        let all = || self.state.playing().fold(0, |all, seat| all | bit(seat));
        match player {
            Player::You => bit(ctx.you),
            Player::Opponent | Player::EachOpponent => all() & !bit(ctx.you),
            Player::Each | Player::Any => all(),
            Player::Defending => self.attack_of(ctx).map_or(0, |attack| bit(attack.defender)),
            Player::That => ctx.frame.map_or(0, |frame| bit(frame.that)),
            Player::ControllerOf(target) => {
                self.refs(target, ctx).iter().fold(0, |all, of| all | bit(self.controller_of(*of)))
            }
            Player::OwnerOf(target) => {
                self.refs(target, ctx).iter().fold(0, |all, of| all | bit(self.state.card(of.card).owner))
            }
            Player::Actor => bit(ctx.actor),
        }
    }

    /// The attack that a text speaks of.
    pub(crate) fn attack_of(&self, ctx: Ctx<'_>) -> Option<&crate::state::Attack> {
        match ctx.attack {
            Some(at) => self.state.attacks.get(usize::from(at)),
            None => self.attack(),
        }
    }

    /// The cards that a reference means; for a choice, all that may be chosen.
    pub(crate) fn refs(&self, target: &Target, ctx: Ctx<'_>) -> Vec<Ref> {
        let bound = |slot: Slot| {
            ctx.frame.map_or_else(Vec::new, |frame| {
                frame.cards.iter().filter(|(at, _)| *at == slot).map(|(_, of)| *of).collect()
            })
        };
        let some = |of: Ref| if of.card.is_some() { vec![of] } else { Vec::new() };
        match target {
            Target::This => some(ctx.source),
            Target::Attached => {
                let host = self.seen(ctx.source).host;
                if host.is_some() { vec![self.state.now(host)] } else { Vec::new() }
            }
            Target::Attacker => self.attack_of(ctx).map_or_else(Vec::new, |attack| some(attack.attacker)),
            Target::Defender => {
                self.attack_of(ctx).filter(|attack| attack.on_unit).map_or_else(Vec::new, |attack| some(attack.target))
            }
            Target::Subject => some(ctx.subject),
            Target::It => bound(Slot::It),
            Target::Named(name) => bound(Slot::Named(*name as u8)),
            Target::Base(player) => {
                let seats = self.players(player, ctx);
                self.state
                    .seats()
                    .filter(|seat| seats & bit(*seat) != 0)
                    .map(|seat| self.state.now(self.state.player(seat).base))
                    .collect()
            }
            Target::All(filter)
            | Target::Choose(filter)
            | Target::Exactly(_, filter)
            | Target::UpTo(_, filter)
            | Target::AnyNumber(filter)
            | Target::CombinedCost(_, _, filter)
            | Target::Random(_, filter) => self.all(filter, ctx),
            Target::ChosenBy(player, filter) => {
                let seats = self.players(player, ctx);
                let mut found = Vec::new();
                for seat in self.state.seats().filter(|seat| seats & bit(*seat) != 0) {
                    found.extend(self.all(filter, Ctx { chooser: seat, ..ctx }));
                }
                found
            }
            Target::HostOf(target) => self
                .refs(target, ctx)
                .iter()
                .map(|of| self.seen(*of).host)
                .filter(|host| host.is_some())
                .map(|host| self.state.now(host))
                .collect(),
            Target::UpgradesOn(target) => self
                .refs(target, ctx)
                .iter()
                .filter(|of| self.state.is_current(**of))
                .flat_map(|of| self.state.upgrades(of.card))
                .map(|upgrade| self.state.now(upgrade))
                .collect(),
            Target::Top(amount, player) => {
                let seats = self.players(player, ctx);
                let count = usize::try_from(self.amount(amount, ctx)).unwrap_or(0);
                let mut found = Vec::new();
                for seat in self.state.seats().filter(|seat| seats & bit(*seat) != 0) {
                    let deck = self.state.list(seat, Place::Deck);
                    found.extend(deck.iter().rev().take(count).map(|card| self.state.now(*card)));
                }
                found
            }
        }
    }

    /// Every card that matches, in a fixed order.
    pub(crate) fn all(&self, filter: &Filter, ctx: Ctx<'_>) -> Vec<Ref> {
        let mut found = Vec::new();
        if let Some(among) = &filter.among {
            found.extend(self.refs(among, ctx).into_iter().filter(|of| self.matches(filter, *of, ctx, View::InZone)));
            return found;
        }
        let mut test = |card: CardIx| {
            if self.matches_there(filter, card, ctx) {
                found.push(self.state.now(card));
            }
        };
        match filter.zone {
            Zone::Play => match filter.is {
                Kind::Unit => self.state.units().for_each(test),
                Kind::Base => self.bases().for_each(test),
                Kind::UnitOrBase => self.state.units().chain(self.bases()).for_each(test),
                Kind::Upgrade => {
                    self.state.units().flat_map(|unit| self.state.upgrades(unit)).for_each(test);
                }
                Kind::Resource => self.listed(Place::Resources).for_each(test),
                Kind::Leader => self.leaders().for_each(test),
                Kind::Character => {
                    let home = self.leaders().filter(|card| self.state.card(*card).place == Place::BaseZone);
                    self.state.units().chain(home).for_each(test);
                }
                Kind::Event | Kind::Card => {
                    self.state.units().for_each(&mut test);
                    self.state.units().flat_map(|unit| self.state.upgrades(unit)).for_each(test);
                }
            },
            Zone::Hand => self.listed(Place::Hand).for_each(test),
            Zone::Deck => self.listed(Place::Deck).for_each(test),
            Zone::Discard => self.listed(Place::Discard).for_each(test),
            Zone::Captured => self.state.units().flat_map(|unit| self.state.guarded(unit)).for_each(test),
            Zone::Seen => {
                if let Some(frame) = ctx.frame {
                    let seen = frame.cards.iter().filter(|(slot, _)| *slot == Slot::Seen);
                    seen.map(|(_, of)| of.card).for_each(test);
                }
            }
            Zone::Any => (0..self.state.cards.len()).map(|at| CardIx(at as u16)).for_each(test),
        }
        found
    }

    fn listed(&self, place: Place) -> impl Iterator<Item = CardIx> + '_ {
        self.state.playing().flat_map(move |seat| self.state.list(seat, place).iter().copied())
    }

    fn bases(&self) -> impl Iterator<Item = CardIx> + '_ {
        self.state.playing().map(|seat| self.state.player(seat).base)
    }

    fn leaders(&self) -> impl Iterator<Item = CardIx> + '_ {
        self.state.playing().flat_map(|seat| self.state.player(seat).leaders).filter(|leader| leader.is_some())
    }

    /// Whether at least one card matches.
    fn exists(&self, filter: &Filter, ctx: Ctx<'_>) -> bool {
        if filter.zone == Zone::Play && filter.is == Kind::Unit && filter.among.is_none() {
            return self.state.units().any(|card| self.matches_there(filter, card, ctx));
        }
        !self.all(filter, ctx).is_empty()
    }

    fn in_range(&self, range: &Range, value: i16, ctx: Ctx<'_>) -> bool {
        match range {
            Range::AtMost(bound) => value <= self.amount(bound, ctx),
            Range::AtLeast(bound) => value >= self.amount(bound, ctx),
            Range::Exactly(bound) => value == self.amount(bound, ctx),
        }
    }

    /// A number of a text, now.
    pub(crate) fn amount(&self, amount: &Amount, ctx: Ctx<'_>) -> i16 {
        let sum = |target: &Target, of: &dyn Fn(Ref) -> i16| self.refs(target, ctx).into_iter().map(of).sum();
        match amount {
            Amount::N(number) => *number,
            Amount::Count(filter) => match (filter.is, filter.zone, &filter.side) {
                (Kind::Resource, Zone::Play, Side::Friendly) if *filter == plain_resources() => {
                    self.state.list(ctx.you, Place::Resources).len() as i16
                }
                _ => self.all(filter, ctx).len() as i16,
            },
            Amount::CountOf(target) => self.refs(target, ctx).len() as i16,
            Amount::Times(past) => self.times(past, ctx),
            Amount::Power(target) => sum(target, &|of| self.power_of(of)),
            Amount::Hp(target) => sum(target, &|of| self.hp_of(of)),
            Amount::RemainingHp(target) => sum(target, &|of| (self.hp_of(of) - self.seen(of).damage).max(0)),
            Amount::Damage(target) => sum(target, &|of| self.seen(of).damage),
            Amount::Cost(target) => sum(target, &|of| i16::from(self.def(of.card).cost)),
            Amount::DifferentAspects(target) => {
                let refs = self.refs(target, ctx);
                let is = |aspect: &&Aspect| refs.iter().any(|of| self.def(of.card).aspects.contains(**aspect));
                Aspect::ALL.iter().filter(is).count() as i16
            }
            Amount::DifferentCosts(target) => {
                let mut costs: Vec<u8> = self.refs(target, ctx).iter().map(|of| self.def(of.card).cost).collect();
                costs.sort_unstable();
                costs.dedup();
                costs.len() as i16
            }
            Amount::Done => ctx.frame.map_or(0, |frame| frame.done),
            Amount::DoneBy(name) => ctx.frame.map_or(0, |frame| {
                let named = frame.numbers.iter().rev().find(|(slot, _)| *slot == Slot::Named(*name as u8));
                named.map_or(0, |(_, number)| *number)
            }),
            Amount::Excess => self.attack_of(ctx).map_or(0, |attack| attack.excess),
            Amount::Carried => ctx.frame.map_or(0, |frame| frame.carried),
            Amount::Sum(parts) => parts.iter().map(|part| self.amount(part, ctx)).sum(),
            Amount::Times2(by, of) => by * self.amount(of, ctx),
            Amount::Half(of, Round::Up) => (self.amount(of, ctx) + 1).div_euclid(2),
            Amount::Half(of, Round::Down) => self.amount(of, ctx).div_euclid(2),
            Amount::Every(step, of) => self.amount(of, ctx) / (*step).max(1),
            Amount::Most(parts) => parts.iter().map(|part| self.amount(part, ctx)).max().unwrap_or(0),
            Amount::Players(player) => self.players(player, ctx).count_ones() as i16,
        }
    }

    /// Whether it is so, now.
    pub(crate) fn holds(&self, condition: &Condition, ctx: Ctx<'_>) -> bool {
        match condition {
            Condition::Not(inner) => !self.holds(inner, ctx),
            Condition::All(all) => all.iter().all(|one| self.holds(one, ctx)),
            Condition::Any(any) => any.iter().any(|one| self.holds(one, ctx)),
            Condition::Exists(filter) => self.exists(filter, ctx),
            Condition::Compare(amount, range) => self.in_range(range, self.amount(amount, ctx), ctx),
            Condition::Is(target, filter) => {
                let refs = self.refs(target, ctx);
                !refs.is_empty() && refs.iter().all(|of| self.is(filter, *of, ctx))
            }
            Condition::Initiative(player) => self.players(player, ctx) & bit(self.state.initiative) != 0,
            Condition::Happened(past) => self.times(past, ctx) > 0,
            Condition::Attack { by, on } => self.attack_of(ctx).is_some_and(|attack| {
                self.is(by, attack.attacker, ctx) && on.as_ref().is_none_or(|on| self.is(on, attack.target, ctx))
            }),
            Condition::WasDefeated(target) => self.refs(target, ctx).iter().any(|of| {
                self.last_known(*of).is_some_and(|snapshot| snapshot.defeated)
                    || self.attack_of(ctx).is_some_and(|attack| attack.target == *of && attack.defeated_defender)
            }),
            Condition::ActionPhase => self.state.phase == crate::state::Phase::Action,
            Condition::PlayedFromHand => self.seen(ctx.source).flags.has(Flags::FROM_HAND),
            Condition::Did => ctx.frame.is_some_and(|frame| frame.did),
        }
    }

    fn on_side(&self, side: &Side, seat: Seat, ctx: Ctx<'_>) -> bool {
        match side {
            Side::Any => true,
            Side::Friendly => seat == ctx.you,
            Side::Enemy => seat != ctx.you,
            Side::Chooser => seat == ctx.chooser,
            Side::Of(player) | Side::OwnedBy(player) => self.players(player, ctx) & bit(seat) != 0,
        }
    }

    /// Whether a player is on a side.
    pub(crate) fn sided(&self, side: &Side, seat: Seat, ctx: Ctx<'_>) -> bool {
        self.on_side(side, seat, ctx)
    }

    /// How often it happened this phase.
    fn times(&self, past: &Past, ctx: Ctx<'_>) -> i16 {
        let facts = self.state.facts.iter();
        match past {
            Past::Played(side, filter) => facts
                .filter(|fact| match fact {
                    Fact::Played(seat, card) => self.on_side(side, *seat, ctx) && self.was(filter, *card, ctx),
                    _ => false,
                })
                .count() as i16,
            Past::Attacked(filter) => facts
                .filter(|fact| match fact {
                    Fact::Attacked(_, card, _) => self.was(filter, *card, ctx),
                    _ => false,
                })
                .count() as i16,
            Past::Defeated(filter) => facts
                .filter(|fact| match fact {
                    Fact::Left(_, card, true, _) => self.was(filter, *card, ctx),
                    _ => false,
                })
                .count() as i16,
            Past::DefeatedBy(side, filter) => facts
                .filter(|fact| match fact {
                    Fact::Left(_, card, true, by) => {
                        *by != Seat::NONE && self.on_side(side, *by, ctx) && self.was(filter, *card, ctx)
                    }
                    _ => false,
                })
                .count() as i16,
            Past::LeftPlay(filter) => facts
                .filter(|fact| match fact {
                    Fact::Left(_, card, _, _) => self.was(filter, *card, ctx),
                    _ => false,
                })
                .count() as i16,
            Past::BaseDamage(by, whose) => facts
                .map(|fact| match fact {
                    Fact::BaseDamage(dealer, owner, amount)
                        if self.on_side(by, *dealer, ctx) && self.on_side(whose, *owner, ctx) =>
                    {
                        *amount
                    }
                    _ => 0,
                })
                .sum(),
            Past::Drew(side) => self.sum_players(side, ctx, |player| player.drawn),
            Past::Discarded(side) => self.sum_players(side, ctx, |player| player.discarded),
            Past::Healed(filter) => {
                let mut of = (0..self.state.cards.len()).map(|at| CardIx(at as u16));
                i16::from(of.any(|card| {
                    self.state.card(card).flags.has(Flags::HEALED_PHASE) && self.is(filter, self.state.now(card), ctx)
                }))
            }
        }
    }

    /// Whether a card of the past matches: as it last was when it has left play.
    fn was(&self, filter: &Filter, of: Ref, ctx: Ctx<'_>) -> bool {
        self.is(filter, of, ctx)
    }

    fn sum_players(&self, side: &Side, ctx: Ctx<'_>, of: impl Fn(&crate::state::Player) -> u8) -> i16 {
        let seats = self.state.seats().filter(|seat| self.on_side(side, *seat, ctx));
        seats.map(|seat| i16::from(of(self.state.player(seat)))).sum()
    }
}

/// "The resources you control": so usual that it is worth a short way.
fn plain_resources() -> Filter {
    Filter { is: Kind::Resource, side: Side::Friendly, ..Filter::default() }
}
