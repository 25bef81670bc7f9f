//! Resolution of references to players and cards.

use ability::{Filter, Kind, PlayerFilter, Target, Zone};
use model::CardType;
use smallvec::smallvec;

use crate::read::ctx::Ctx;
use crate::read::filter::FilterView;
use crate::read::{Seats, View, bit};
use crate::state::{CardIndex, CardRef, CardRefs, CardZone, FrameSlot, PhaseEvent};

impl View {
    /// Returns the players that a reference means, one bit each. If the text leaves a choice, all that may be chosen.
    pub(crate) fn players(&self, player: &PlayerFilter, ctx: Ctx<'_>) -> Seats {
        let all = || self.state.playing().fold(0, |all, seat| all | bit(seat));
        match player {
            PlayerFilter::You => bit(ctx.you),
            PlayerFilter::Opponent | PlayerFilter::EachOpponent => all() & !bit(ctx.you),
            PlayerFilter::Each | PlayerFilter::Any => all(),
            PlayerFilter::Defending => self.attack_of(ctx).map_or(0, |attack| bit(attack.defender)),
            PlayerFilter::Another => all() & !bit(ctx.that),
            PlayerFilter::Right => self.state.playing_from(ctx.you).last().map_or(0, bit) & !bit(ctx.you),
            PlayerFilter::Those => ctx.frame.map_or(0, |frame| frame.those) & all(),
            PlayerFilter::InOrder(inner) => self.players(inner, ctx),
            PlayerFilter::YouAnd(other) => bit(ctx.you) | self.players(other, ctx),
            PlayerFilter::That => bit(ctx.that),
            PlayerFilter::ControllerOf(target) => {
                self.known_refs(target, ctx).iter().fold(0, |all, of| all | bit(self.controller_of(*of)))
            }
            PlayerFilter::OwnerOf(target) => {
                self.refs(target, ctx).iter().fold(0, |all, of| all | bit(self.state.card(of.card).owner))
            }
            PlayerFilter::Actor => bit(ctx.actor),
        }
    }

    /// Returns the attack that a text refers to.
    pub(crate) fn attack_of(&self, ctx: Ctx<'_>) -> Option<&crate::state::Attack> {
        match ctx.attack {
            Some(at) => self.state.attacks().get(usize::from(at)),
            None => self.attack(),
        }
    }

    /// Returns the cards that a reference means. For a choice, all that may be chosen.
    pub(crate) fn refs(&self, target: &Target, ctx: Ctx<'_>) -> CardRefs {
        let bound = |slot: FrameSlot| {
            ctx.frame.map_or_else(CardRefs::new, |frame| {
                frame.cards.iter().filter(|(at, _)| *at == slot).map(|(_, of)| *of).collect()
            })
        };
        let some = |of: CardRef| if of.card.is_some() { smallvec![of] } else { CardRefs::new() };
        match target {
            Target::This => some(ctx.source),
            Target::Attached => {
                let host = self.seen(ctx.source).host;
                if host.is_some() { smallvec![self.state.now(host)] } else { CardRefs::new() }
            }
            Target::Attacker => self.attack_of(ctx).map_or_else(CardRefs::new, |attack| some(attack.attacker)),
            Target::Defender => self.attack_of(ctx).map_or_else(CardRefs::new, |attack| attack.defending().collect()),
            Target::Subject => some(ctx.subject),
            Target::It => bound(FrameSlot::It),
            Target::Named(name) => bound(FrameSlot::Named(*name as u8)),
            Target::Base(player) => {
                let seats = self.players(player, ctx);
                self.state
                    .seats()
                    .filter(|seat| seats & bit(*seat) != 0)
                    .map(|seat| self.state.now(self.state.player(seat).base))
                    .collect()
            }
            Target::Itself => some(ctx.itself),
            Target::These(several) => {
                let mut found = CardRefs::new();
                for target in several {
                    for of in self.refs(target, ctx) {
                        if !found.contains(&of) {
                            found.push(of);
                        }
                    }
                }
                found
            }
            Target::Together(inner, _) => self.refs(inner, ctx),
            Target::Given => bound(FrameSlot::Given),
            Target::Damaged => bound(FrameSlot::Damaged),
            Target::Exploited => {
                let exploited = self.state.facts().iter().filter_map(|fact| {
                    let PhaseEvent::Exploited(played, unit) = fact else { return None };
                    (*played == ctx.source).then_some(*unit)
                });
                exploited.collect()
            }
            Target::All(filter)
            | Target::Choose(filter)
            | Target::Exactly(_, filter)
            | Target::UpTo(_, filter)
            | Target::AnyNumber(filter)
            | Target::CombinedCost(_, _, filter)
            | Target::Random(_, filter) => self.all(filter, ctx),
            Target::ChosenBy(player, filter) | Target::OneOfEach(player, filter) => {
                let seats = self.players(player, ctx);
                let mut found = CardRefs::new();
                for seat in self.state.seats().filter(|seat| seats & bit(*seat) != 0) {
                    found.extend(self.all(filter, Ctx { chooser: seat, ..ctx }));
                }
                found
            }
            Target::HostOf(target) => self
                .known_refs(target, ctx)
                .iter()
                .map(|of| self.seen(*of).host)
                .filter(|host| host.is_some())
                .map(|host| self.state.now(host))
                .collect(),
            Target::UpgradesOn(target) => {
                self.known_refs(target, ctx).iter().flat_map(|of| self.upgrades_of(*of)).collect()
            }
            Target::Top(amount, player) => {
                let seats = self.players(player, ctx);
                let count = usize::try_from(self.amount(amount, ctx)).unwrap_or(0);
                let mut found = CardRefs::new();
                for seat in self.state.seats().filter(|seat| seats & bit(*seat) != 0) {
                    let deck = self.state.list(seat, CardZone::Deck);
                    found.extend(deck.iter().rev().take(count).map(|card| self.state.now(*card)));
                }
                found
            }
        }
    }

    /// Returns the cards that a reference means, for reading their values. Cards that the ability itself has moved out
    /// of play are given as their last known copies (CR 8.11.1), whatever they are in their present zone.
    pub(crate) fn known_refs(&self, target: &Target, ctx: Ctx<'_>) -> CardRefs {
        let mut refs = self.refs(target, ctx);
        if let Some(frame) = ctx.frame
            && matches!(target, Target::It | Target::Named(_) | Target::These(_))
        {
            for of in &mut refs {
                *of = frame.as_it_left(*of);
            }
        }
        refs
    }

    /// Returns the upgrades on a unit, or those it had when it left play (CR 8.11).
    pub(super) fn upgrades_of(&self, unit: CardRef) -> CardRefs {
        if self.state.is_current(unit) {
            return self.state.upgrades(unit.card).map(|upgrade| self.state.now(upgrade)).collect();
        }
        let kept = self.state.snapshots().iter();
        let of_unit = kept.skip_while(|snapshot| snapshot.of != unit).skip(1);
        let there = of_unit.take_while(|snapshot| snapshot.of.card != unit.card);
        let on_it =
            there.filter(|snapshot| snapshot.card.place == CardZone::Attached && snapshot.card.host == unit.card);
        on_it.map(|snapshot| snapshot.of).collect()
    }

    /// Returns the number of matching upgrades on units that have left play. They are counted with their last known
    /// information (CR 8.11.1), but cannot be chosen.
    pub(super) fn upgrades_last_on(&self, filter: &Filter, ctx: Ctx<'_>) -> usize {
        let Some(on) = filter.on.as_ref().filter(|_| filter.is == Kind::Upgrade && filter.zone == Zone::Play) else {
            return 0;
        };
        let gone = self.refs(on, ctx).into_iter().filter(|unit| !self.state.is_current(*unit));
        let upgrades = gone.flat_map(|unit| self.upgrades_of(unit));
        upgrades.filter(|upgrade| self.matches(filter, *upgrade, ctx, FilterView::Carried)).count()
    }

    /// Returns all matching cards in a fixed order.
    pub(crate) fn all(&self, filter: &Filter, ctx: Ctx<'_>) -> CardRefs {
        let mut found = CardRefs::new();
        if let Some(among) = &filter.among {
            found.extend(
                self.refs(among, ctx).into_iter().filter(|of| self.matches(filter, *of, ctx, FilterView::InZone)),
            );
            return found;
        }
        let mut test = |card: CardIndex| {
            if self.matches_there(filter, card, ctx) {
                found.push(self.state.now(card));
            }
        };
        match filter.zone {
            Zone::Play => match filter.is {
                Kind::Unit => self.state.units().for_each(test),
                Kind::Base => self.bases().for_each(test),
                Kind::UnitOrBase => self.state.units().chain(self.bases()).for_each(test),
                Kind::Upgrade => self.state.upgrades_in_play().for_each(test),
                Kind::Resource => self.listed(CardZone::Resources).for_each(test),
                Kind::Leader => {
                    self.leaders().for_each(&mut test);
                    if self.features.leads {
                        let is_card = |unit: &CardIndex| self.def(*unit).kind == CardType::Leader;
                        self.state.units().filter(|unit| !is_card(unit) && self.is_led(*unit)).for_each(test);
                    }
                }
                Kind::Character => {
                    let home = self.leaders().filter(|card| self.state.card(*card).place == CardZone::BaseZone);
                    self.state.units().chain(home).for_each(&mut test);
                    if self.features.turning {
                        self.state.units().flat_map(|unit| self.state.upgrades(unit)).for_each(test);
                    }
                }
                Kind::Credit => self.state.playing().flat_map(|seat| self.credits_of(seat)).for_each(test),
                Kind::Token => {
                    self.state.units().for_each(&mut test);
                    self.state.upgrades_in_play().for_each(&mut test);
                    for seat in self.state.playing() {
                        self.force_of(seat).into_iter().chain(self.credits_of(seat)).for_each(&mut test);
                    }
                }
                Kind::Event | Kind::Card => {
                    self.state.units().for_each(&mut test);
                    self.state.upgrades_in_play().for_each(&mut test);
                    self.listed(CardZone::Resources).for_each(test);
                }
            },
            Zone::Hand => self.listed(CardZone::Hand).for_each(test),
            Zone::Deck => self.listed(CardZone::Deck).for_each(test),
            Zone::Discard => self.listed(CardZone::Discard).for_each(test),
            Zone::Resources => self.listed(CardZone::Resources).for_each(test),
            Zone::Captured => {
                self.state.units().chain(self.bases()).flat_map(|guard| self.state.guarded(guard)).for_each(test);
            }
            Zone::Seen => {
                if let Some(frame) = ctx.frame {
                    let seen = frame.cards.iter().filter(|(slot, _)| *slot == FrameSlot::Seen);
                    seen.map(|(_, of)| of.card).for_each(test);
                }
            }
            Zone::Any | Zone::Everywhere => (0..self.state.cards().len()).map(|at| CardIndex(at as u16)).for_each(test),
        }
        found
    }

    pub(super) fn listed(&self, place: CardZone) -> impl Iterator<Item = CardIndex> + '_ {
        self.state.playing().flat_map(move |seat| self.state.list(seat, place).iter().copied())
    }

    pub(super) fn bases(&self) -> impl Iterator<Item = CardIndex> + '_ {
        self.state.playing().map(|seat| self.state.player(seat).base)
    }

    pub(super) fn leaders(&self) -> impl Iterator<Item = CardIndex> + '_ {
        self.state.playing().flat_map(|seat| self.state.player(seat).leaders).filter(|leader| leader.is_some())
    }

    /// Returns `true` if at least one card matches.
    pub(super) fn exists(&self, filter: &Filter, ctx: Ctx<'_>) -> bool {
        if filter.zone == Zone::Play && filter.is == Kind::Unit && filter.among.is_none() {
            return self.state.units().any(|card| self.matches_there(filter, card, ctx));
        }
        !self.all(filter, ctx).is_empty()
    }
}
