//! Detection of names in a text that no earlier step binds.

use crate::{Amount, Binding, CardText, Effect, FlowEffect, Part, Target, Tree};

/// Returns the first name in a card's text that no earlier step of the same ability binds with `As`.
///
/// Each ability of a card has its own names. A granted ability is resolved separately and sees only its own names.
pub(crate) fn unbound_names(text: &CardText) -> Option<Binding> {
    let abilities = text.abilities.iter().chain(&text.unit).chain(&text.other_side).chain(&text.pilot);
    abilities.filter_map(|ability| first_unbound(|see| ability.each_part(see))).next()
}

fn first_unbound<'a>(each_part: impl FnOnce(&mut dyn FnMut(Part<'a>))) -> Option<Binding> {
    let mut reading = Reading { bound: Vec::new(), unbound: None };
    each_part(&mut |part| reading.part(part));
    reading.unbound
}

/// State of a scan through a text in printed order.
struct Reading {
    bound: Vec<Binding>,
    unbound: Option<Binding>,
}

impl Reading {
    fn part(&mut self, part: Part<'_>) {
        if let Part::Granted(_) = part {
            let inner = first_unbound(|see| part.each_part(see));
            self.unbound = self.unbound.or(inner);
            return;
        }
        if let Part::Target(Target::Named(name)) | Part::Amount(Amount::DoneBy(name)) = part {
            self.refer(*name);
        }
        part.each_part(&mut |inner| self.part(inner));
        // A name is bound after its step has acted, so the step's own parts do not see it.
        if let Part::Step(Effect::Flow(FlowEffect::As(name, _))) = part {
            self.bound.push(*name);
        }
    }

    fn refer(&mut self, name: Binding) {
        if !self.bound.contains(&name) && self.unbound.is_none() {
            self.unbound = Some(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Texts;

    fn unbound_in(steps: &str) -> Option<String> {
        let text = format!("(cards: [\n    (id: \"SOR_001\", abilities: [Event([{steps}])]),\n])");
        Texts::read("a.ron", &text).err().map(|error| error.to_string())
    }

    #[test]
    fn a_name_bound_by_no_earlier_step_is_an_error_with_its_place() {
        let expected =
            "a.ron, line 2, column 5: SOR_001 refers to Named(First), and no step before it is As(First, ...)";
        assert_eq!(unbound_in("Defeat(Named(First))"), Some(expected.to_owned()));
        assert_eq!(unbound_in("As(First, Defeat(Named(First)))"), Some(expected.to_owned()));
        assert_eq!(unbound_in("Defeat(Named(First)), As(First, Exhaust(Choose()))"), Some(expected.to_owned()));
        assert_eq!(unbound_in("As(First, Exhaust(Choose())), Defeat(Named(First))"), None);
        assert_eq!(unbound_in("As(First, Exhaust(Choose())), May([Draw(count: DoneBy(First))])"), None);
    }

    /// CR 7.1.8: a granted ability is resolved as the unit's own and does not know the steps that granted it.
    #[test]
    fn a_granted_ability_does_not_know_the_names_of_the_granting_steps() {
        let granted = "Gain(to: It, gives: [Ability(When(on: [Attacks], do: [Defeat(Named(First))]))], for: Phase)";
        assert!(unbound_in(&format!("As(First, Exhaust(Choose())), {granted}")).is_some());
    }
}
