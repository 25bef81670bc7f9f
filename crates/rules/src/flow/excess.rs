//! Excess damage of an attack (CR 1.9.11): its amount, and targets other than the base.

use ability::{Ability, AbilityId, CardModifier, Filter, Modifier, UnitRule};

use crate::Game;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::keywords::overwhelm::has_overwhelm;
use crate::read::modifiers::Restrictions;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, Attack, AttackStep, CardIndex, CardRef, CardZone, LastingKind, Question, QuestionKind, Task,
};

impl Game {
    /// Deals the excess damage of an attack to the chosen unit or, with Overwhelm, to the base (CR 7.5.7A).
    pub(crate) fn deal_excess(&mut self, at: usize, excess: i16, overwhelm: bool) {
        self.course().attacks[at].excess = excess;
        let attack = self.state.attacks()[at];
        let elsewhere = attack.excess_to;
        if elsewhere.is_some() && self.state.card(elsewhere).place == CardZone::Arena {
            let damage = self.combat_damage(&attack, elsewhere, excess);
            self.deal(damage);
        } else if overwhelm {
            let base = self.state.player(attack.defender).base;
            let damage = self.combat_damage(&attack, base, excess);
            self.deal(damage);
        }
    }

    /// Asks before combat damage where the excess damage goes. Asked only if there will be any and the attacker's text
    /// lets its player choose.
    pub(super) fn choose_excess(&mut self) -> Result<(), Invariant> {
        let at = self.attack_in_progress()?;
        let attack = self.state.attacks()[at];
        match self.course().step.answer.take() {
            Some(Action::Card(to)) => self.course().attacks[at].excess_to = to,
            Some(_) => {}
            None => {
                if !attack.on_unit || !self.is_still_in_attack(attack.attacker) || self.coming_excess(&attack) <= 0 {
                    return Ok(());
                }
                // The attacker may have lost the ability since the attack began (CR 8.14.2).
                let ctx = Ctx::of(attack.attacker, attack.by);
                let mut options: Vec<Action> = Vec::new();
                for filter in self.excess_filters(attack.attacker.card) {
                    let units = self.all(&filter, ctx).into_iter().filter(|of| *of != attack.target);
                    for option in units.map(|of| Action::Card(of.card)) {
                        if !options.contains(&option) {
                            options.push(option);
                        }
                    }
                }
                if options.is_empty() {
                    return Ok(());
                }
                options.push(Action::No);
                self.course().tasks.push(Task::Attack(AttackStep::Excess));
                let source = attack.attacker.card;
                let question = Question { source, min: 0, ..Question::plain(attack.by, QuestionKind::Target) };
                self.ask(question, options);
            }
        }
        Ok(())
    }
}

impl View {
    /// Returns the combat damage needed to defeat a defending unit (CR 6.3.5D). It includes the part that will be
    /// prevented. Returns `None` if no damage defeats it.
    pub(super) fn damage_that_defeats(&self, unit: CardIndex) -> Option<i16> {
        let theirs = self.stats(unit);
        let remaining = (theirs.hp - self.state.card(unit).damage).max(0);
        let needed = self.combat_damage_for(unit, remaining)?;
        (!theirs.rules.has(UnitRule::SurvivesWithoutHp)).then_some(needed)
    }

    /// Returns the filters for cards that may be dealt an attacker's excess damage. They come from its own text, while
    /// it has its abilities, and from abilities it has gained.
    pub(super) fn excess_filters(&self, card: CardIndex) -> Vec<Filter> {
        let of_ability = |id: AbilityId| {
            let Ability::Constant(constant) = self.book.ability(id) else { return None };
            constant.gives.iter().find_map(excess_filter)
        };
        let own = self.face(card).constants.iter().filter_map(|id| of_ability(*id));
        let on = self.state.now(card);
        let lent = self.state.lasting().iter().filter_map(|lasting| {
            if let LastingKind::Ability(id) = lasting.gives
                && lasting.on == on
            {
                of_ability(id)
            } else {
                None
            }
        });
        let mut filters: Vec<Filter> = own.chain(lent).cloned().collect();
        if !filters.is_empty() && (self.is_blank(card) || self.rules_now(card).contains(Restrictions::NO_ABILITIES)) {
            filters.clear();
        }
        // A modifier granted for the attack is not an ability of the unit.
        for lasting in self.state.lasting() {
            if let LastingKind::Modifier(at) = lasting.gives
                && lasting.on == on
            {
                filters.extend(excess_filter(self.modifier(at)).cloned());
            }
        }
        filters
    }

    /// Returns the expected excess damage, based on the state before combat damage.
    fn coming_excess(&self, attack: &Attack) -> i16 {
        let attacker = attack.attacker.card;
        let (strength, overwhelm) = (self.combat_power(attacker), has_overwhelm(self.keywords_now(attacker)));
        let of_unit = |of: CardRef| {
            if !self.is_still_in_attack(of) {
                // CR 1.9.11, 7.5.7F: with Overwhelm, all damage to a unit that has left play is excess.
                return if overwhelm { strength } else { 0 };
            }
            // A unit that is not defeated leaves no excess damage (CR 6.3.5D, 7.5.7E).
            let Some(needed) = self.damage_that_defeats(of.card) else { return 0 };
            let blow = self.combat_damage(attack, of.card, 1);
            let is_shielded = self.shield_on(of.card).is_some() && !self.is_unpreventable(&blow);
            if is_shielded { 0 } else { (strength - needed).max(0) }
        };
        attack.defending().map(of_unit).sum()
    }
}

/// Returns the filter for cards that a modifier lets excess damage be dealt to.
fn excess_filter(modifier: &Modifier) -> Option<&Filter> {
    let Modifier::Card(CardModifier::MayDealExcess(filter)) = modifier else { return None };
    Some(filter)
}
