//! The acts of effects.

use std::rc::Rc;

use ability::{Amount, Attribute, CardEffect, ChoiceEffect, Filter, PlayerEffect, PlayerFilter, Target};

use super::clause::hold;
use super::{
    Act, Attack, CardAct, Clause, DamageAct, Direction, Done, Fixed, Head, Object, Party, Place, Referent, Scene,
    Things, Verb, Who,
};

impl Scene {
    pub(super) fn choice_effect(&mut self, effect: &ChoiceEffect) -> Vec<Clause> {
        let now = self.now();
        let fixed = |scene: &Scene, what: Fixed| vec![scene.say(&now, Act::Fixed(what))];
        match effect {
            // Already mentioned.
            ChoiceEffect::Bind(Target::It) => Vec::new(),
            ChoiceEffect::Bind(target @ Target::HostOf(_)) if !self.blank => {
                self.it = self.referent(target);
                Vec::new()
            }
            ChoiceEffect::Bind(target) => self.choose(target),
            ChoiceEffect::ChoosePlayer(player) => {
                vec![self.say(&now, Act::Do(Verb::Choose, Object::Player(player.clone())))]
            }
            ChoiceEffect::ChoosePlayers(count) => {
                self.doers = false;
                vec![self.say(&now, Act::Do(Verb::Choose, Object::Players(*count)))]
            }
            ChoiceEffect::NameCard => {
                self.it = Referent::one(Head::Name);
                fixed(self, Fixed::NameCard)
            }
            ChoiceEffect::ChooseNumber => {
                self.done = Done::ChosenNumber;
                fixed(self, Fixed::ChooseNumber)
            }
            ChoiceEffect::ChooseAttribute(Attribute::Aspect) => fixed(self, Fixed::ChooseAspect),
            ChoiceEffect::ChooseAttribute(Attribute::Trait) => fixed(self, Fixed::NameTrait),
            ChoiceEffect::ChooseArena => fixed(self, Fixed::ChooseArena),
            ChoiceEffect::Look(target) => self.plain(Verb::Look, target),
            ChoiceEffect::LookAtHand(player) => {
                vec![self.say(&now, Act::Do(Verb::Look, Object::HandOf(player.clone())))]
            }
            ChoiceEffect::Reveal(target) => self.plain(Verb::Reveal, target),
            ChoiceEffect::RevealHand(player) => {
                vec![self.of_player(player, &now, Act::Do(Verb::Reveal, Object::Own(Place::Hand)))]
            }
        }
    }

    pub(super) fn card_effect(&mut self, effect: &CardEffect) -> Vec<Clause> {
        match effect {
            CardEffect::Damage { .. }
            | CardEffect::IndirectDamage { .. }
            | CardEffect::DamageDivided { .. }
            | CardEffect::Heal { .. }
            | CardEffect::HealUpTo { .. }
            | CardEffect::HealDivided { .. } => self.damages_or_heals(effect),
            CardEffect::Give { token, count, to } => {
                let act = Act::Give { tokens: vec![(*token, count.clone())], to: to.clone() };
                vec![self.on(to, act)]
            }
            CardEffect::GiveAnother(target) => {
                let choose = self.on(target, Act::Do(Verb::Choose, Object::Target(target.clone())));
                let give = self.say(&choose.before, Act::GiveAnother(target.clone()));
                vec![choose, give]
            }
            CardEffect::GiveDivided { token, amount, among, up_to } => {
                let before = self.now();
                self.it = Referent::many(Head::of(among));
                self.did(Referent::one(Head::Token), Verb::Give);
                let (token, amount, among, up_to) = (*token, amount.clone(), among.as_ref().clone(), *up_to);
                vec![self.say(&before, Act::Distribute { token, amount, among, up_to })]
            }
            CardEffect::Create { token, count, who } => {
                let (verb, what, amount) = (Verb::Create, Things::Tokens(*token), count.clone());
                let act = Act::Count { verb, what, amount, up_to: false, each: false };
                let create = self.of_player(who, &self.now(), act);
                self.it = Referent { several: *count != Amount::N(1), ..Referent::one(Head::Created(*token)) };
                vec![create]
            }
            CardEffect::Defeat(target) => self.plain(Verb::Defeat, target),
            CardEffect::Exhaust(target) => self.plain(Verb::Exhaust, target),
            CardEffect::Ready(target) => self.plain(Verb::Ready, target),
            CardEffect::Discard(target) => self.plain(Verb::Discard, target),
            CardEffect::Rescue(target) => self.plain(Verb::Rescue, target),
            CardEffect::Deploy(target) => self.plain(Verb::Deploy, target),
            CardEffect::Gain { to, gives, duration } => {
                let (gives, duration) = (gives.clone(), *duration);
                vec![self.on(to, Act::Gain { to: to.clone(), gives, duration })]
            }
            CardEffect::Rule { gives, duration } => {
                vec![self.say(&self.now(), Act::Rule { gives: gives.clone(), duration: *duration })]
            }
            CardEffect::TakeControl { of, by } => {
                let before = self.now();
                self.acted_on(of);
                vec![self.of_player(by, &before, Act::TakeControl(of.clone()))]
            }
            CardEffect::ExchangeControl(target) => vec![self.on(target, Act::ExchangeControl(target.clone()))],
            CardEffect::Capture { by, what, from_discard } => {
                let by_whom = self.dealer(Some(by));
                self.acted_on(by);
                let before = self.now();
                self.acted_on(what);
                let act = Act::Capture { what: what.clone(), from_discard: *from_discard };
                vec![self.say_of(by_whom, &before, act)]
            }
            CardEffect::Attack { with, gives, defender, and_if, defender_if, rules } => {
                let (with, gives, defender) = (with.clone(), gives.clone(), defender.clone());
                let (and_if, defender_if, rules) = (and_if.clone(), defender_if.clone(), rules.clone());
                vec![self.attack(Attack { with, gives, defender, and_if, defender_if, rules })]
            }
            CardEffect::Move { what, to } => vec![self.on(what, Act::Move { what: what.clone(), to: *to })],
            CardEffect::Return(_)
            | CardEffect::Put { .. }
            | CardEffect::Resource { .. }
            | CardEffect::Attach { .. }
            | CardEffect::Play { .. }
            | CardEffect::PlayEach { .. } => self.moves_card(effect),
        }
    }

    fn damages_or_heals(&mut self, effect: &CardEffect) -> Vec<Clause> {
        if let CardEffect::Damage { amount, to, by, unpreventable } = effect {
            self.itself = Referent { several: false, ..self.referent(to) };
            let (before, dealer) = (self.now(), self.dealer(by.as_ref()));
            self.acted_on(to);
            self.done = Done::Damage(Verb::Deal);
            let (amount, to, by, unpreventable) = (amount.clone(), to.clone(), by.clone(), *unpreventable);
            vec![self.say_of(dealer, &before, Act::Damage(DamageAct::Deal { amount, to, by, unpreventable }))]
        } else if let CardEffect::IndirectDamage { amount, to, by } = effect {
            let (before, dealer) = (self.now(), self.dealer(by.as_ref()));
            self.it = Referent::many(Head::Damaged);
            self.done = Done::Damage(Verb::Deal);
            let (amount, to, by) = (amount.clone(), to.clone(), by.clone());
            vec![self.say_of(dealer, &before, Act::Damage(DamageAct::Indirect { amount, to, by }))]
        } else if let CardEffect::DamageDivided { amount, among, by, up_to } = effect {
            let (before, dealer) = (self.now(), self.dealer(by.as_ref()));
            self.it = match crate::alone(among).filter(|_| dealer.is_none()) {
                Some(one) => self.called(one),
                None => Referent::many(Head::of(among)),
            };
            self.done = Done::Damage(Verb::Deal);
            let (amount, among, by, up_to) = (amount.clone(), among.as_ref().clone(), by.clone(), *up_to);
            vec![self.say_of(dealer, &before, Act::Damage(DamageAct::Divide { amount, among, by, up_to }))]
        } else if let CardEffect::Heal { amount, from } = effect {
            self.itself = Referent { several: false, ..self.referent(from) };
            self.healed(from, Act::Damage(DamageAct::Heal { amount: amount.clone(), from: from.clone() }))
        } else if let CardEffect::HealUpTo { amount, from } = effect {
            self.healed(from, Act::Damage(DamageAct::HealUpTo { amount: amount.clone(), from: from.clone() }))
        } else if let CardEffect::HealDivided { amount, among, up_to } = effect {
            let before = self.now();
            self.it = Referent::many(Head::of(among));
            self.done = Done::Damage(Verb::Heal);
            let (amount, among, up_to) = (amount.clone(), among.as_ref().clone(), *up_to);
            vec![self.say(&before, Act::Damage(DamageAct::HealDivided { amount, among, up_to }))]
        } else {
            Vec::new()
        }
    }

    pub(super) fn player_effect(&mut self, effect: &PlayerEffect) -> Vec<Clause> {
        let now = self.now();
        let fixed = |scene: &Scene, what: Fixed| vec![scene.say(&now, Act::Fixed(what))];
        match effect {
            PlayerEffect::Draw { count, who } => {
                let (own, each) = (*who == PlayerFilter::You, matches!(who, PlayerFilter::YouAnd(_)));
                let (verb, what, amount) = (Verb::Draw, Things::Cards, count.clone());
                let draw = self.of_player(who, &now, Act::Count { verb, what, amount, up_to: false, each });
                self.it = Referent { several: *count != Amount::N(1), own, ..Referent::one(Head::Card) };
                self.did(Referent::one(Head::Card), Verb::Draw);
                vec![draw]
            }
            PlayerEffect::DiscardFromHand { count, who, cards, by, random } => {
                vec![self.discard_from_hand(count, who, cards.as_deref(), by.as_ref(), *random)]
            }
            PlayerEffect::DiscardHand(player) => {
                self.did(Referent::one(Head::Card), Verb::Discard);
                vec![self.of_player(player, &now, Act::Do(Verb::Discard, Object::Own(Place::Hand)))]
            }
            PlayerEffect::Mill { count, who } => {
                let own = *who == PlayerFilter::You;
                self.it = Referent { several: *count != Amount::N(1), own, ..Referent::one(Head::Card) };
                self.did(Referent::one(Head::Card), Verb::Discard);
                vec![self.say(&now, Act::Cards(CardAct::Mill { count: count.clone(), who: who.clone() }))]
            }
            PlayerEffect::Shuffle(player) => {
                vec![self.of_player(player, &now, Act::Do(Verb::Shuffle, Object::Own(Place::Deck)))]
            }
            PlayerEffect::Search { top, cards, take, reveal, then } => {
                let mut clauses = vec![self.search(top.as_ref(), cards, take)];
                if *reveal {
                    clauses.push(self.say(&self.now(), Act::Do(Verb::Reveal, Object::It)));
                }
                clauses.extend(self.steps(then));
                hold(clauses)
            }
            PlayerEffect::Arrange(amount) => {
                self.it = Referent { own: true, deck: true, ..Referent::many(Head::Card) };
                vec![self.say(&now, Act::Cards(CardAct::Arrange(amount.clone())))]
            }
            PlayerEffect::RevealUntilStop(amount) => {
                self.it = Referent { own: true, deck: true, ..Referent::many(Head::Card) };
                vec![self.say(&now, Act::Cards(CardAct::RevealUntilStop(amount.clone())))]
            }
            PlayerEffect::Pay(amount) => {
                let (verb, what, amount) = (Verb::Pay, Things::Resources, amount.clone());
                vec![self.say(&now, Act::Count { verb, what, amount, up_to: false, each: false })]
            }
            PlayerEffect::PayUpTo { most } => {
                self.did(Referent::one(Head::of(&Filter::of(ability::Kind::Resource))), Verb::Pay);
                let Some(amount) = most.clone() else { return fixed(self, Fixed::PayAnyNumber) };
                let (verb, what) = (Verb::Pay, Things::Resources);
                vec![self.say(&now, Act::Count { verb, what, amount, up_to: true, each: false })]
            }
            PlayerEffect::Lose(player) => {
                vec![self.say_of(Some(self.party(player)), &now, Act::Do(Verb::Lose, Object::Game))]
            }
            PlayerEffect::Win(player) => {
                vec![self.say_of(Some(self.party(player)), &now, Act::Do(Verb::Win, Object::Game))]
            }
            PlayerEffect::Flip(target) => self.plain(Verb::Flip, target),
            PlayerEffect::CollectBounties(target) => self.plain(Verb::CollectBounties, target),
            PlayerEffect::UseAgain => fixed(self, Fixed::UseAbilityAgain),
            PlayerEffect::CollectAgain => fixed(self, Fixed::CollectBountyAgain),
            PlayerEffect::UseTheForce => fixed(self, Fixed::UseTheForce),
            PlayerEffect::ExtraAction => fixed(self, Fixed::TakeExtraAction),
            PlayerEffect::TheForceIsWith(player) => vec![self.say(&now, Act::ForceIsWith(player.clone()))],
            PlayerEffect::Disclose { icons, any_of, and_or } => {
                self.it = Referent { several: *and_or, ..Referent::one(Head::Disclosed) };
                vec![self.say(&now, Act::Disclose { icons: icons.clone(), any_of: *any_of, and_or: *and_or })]
            }
            PlayerEffect::UseAbility { of, kind, how } => {
                let each = if *how == ability::AbilityCount::AnyNumber { crate::each_of(of) } else { of.clone() };
                vec![self.on(&each.clone(), Act::UseAbility { of: each, kind: *kind, how: *how })]
            }
            PlayerEffect::NextCardGains(filter, modifier) => {
                let modifier = Box::new(modifier.as_ref().clone());
                vec![self.say(&now, Act::NextCardGains(filter.as_ref().clone(), modifier))]
            }
        }
    }

    /// Returns the clause of an act on a target.
    pub(super) fn on(&mut self, target: &Target, act: Act) -> Clause {
        let before = self.now();
        self.acted_on(target);
        self.say(&before, act)
    }

    /// Returns the card that acts instead of the actor.
    fn dealer(&self, by: Option<&Target>) -> Option<Party> {
        by.map(|by| Party { who: Who::Target(by.clone()), at: self.now() })
    }

    /// Returns the clause of a verb with its object: "defeat a unit".
    fn plain(&mut self, verb: Verb, target: &Target) -> Vec<Clause> {
        let before = self.now();
        let what = self.acted_on(target);
        self.did(what, verb);
        vec![self.say(&before, Act::Do(verb, Object::Target(target.clone())))]
    }

    fn healed(&mut self, from: &Target, act: Act) -> Vec<Clause> {
        let before = self.now();
        self.acted_on(from);
        self.done = Done::Damage(Verb::Heal);
        vec![self.say(&before, act)]
    }

    fn attack(&mut self, attack: Attack) -> Clause {
        let optional = attack.rules.contains(&ability::AttackRule::Optional);
        let clause = self.on(&attack.with.clone(), Act::Attack(Box::new(attack)));
        Clause { may: clause.may || optional, ..clause }
    }

    pub(super) fn choose(&mut self, target: &Target) -> Vec<Clause> {
        if let Target::ChosenBy(player, filter) = target {
            let who = self.party(player);
            let before = Rc::new(Scene { chooser: Some(Rc::new(who.clone())), blank: false, ..self.clone() });
            self.it = self.referent(target);
            let chosen = Object::Target(Target::Choose(filter.clone()));
            return vec![self.say_of(Some(who), &before, Act::Do(Verb::Choose, chosen))];
        }
        let before = Rc::new(Scene { toward: Direction::In, ..self.clone() });
        self.acted_on(target);
        vec![self.say(&before, Act::Do(Verb::Choose, Object::Target(target.clone())))]
    }
}
