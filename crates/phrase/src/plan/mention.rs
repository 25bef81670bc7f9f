//! Mentions of targets: pronouns, names, parts of groups, descriptions.

use ability::{Amount, Binding, ChoiceMode, Filter, PlayerFilter, Target, TargetConstraint};

use super::references::names_only_the_group;
use super::{Head, Referent, Scene};

/// A mention of a target.
#[derive(Debug, Clone)]
pub(crate) struct Mention<'t> {
    pub how: Manner<'t>,
    /// The referent.
    pub of: Referent,
}

/// The manner of a mention.
#[derive(Debug, Clone)]
pub(crate) enum Manner<'t> {
    /// The card with the text: "this unit".
    Me,
    /// "attached unit"
    Attached,
    /// "the attacker"
    Attacker,
    /// "the defending unit"
    Defender,
    /// "it", "them"
    Pronoun,
    /// "that unit", "those units"
    That,
    /// "the first unit", "the revealed cards"
    The(Binding),
    /// "the disclosed card"
    Disclosed,
    /// A group that was mentioned before.
    Group(&'t Target),
    /// "one of them"
    OneOf(&'t Target),
    /// "up to 2 of them"
    SomeOf(&'t Target, ChoiceMode<'t>),
    /// "the rest of them"
    RestOf(&'t Target),
    /// A choice that a prompt leaves out.
    Blank,
    /// "your base"
    Base(&'t PlayerFilter),
    /// "each enemy unit"
    Each(&'t Filter),
    /// "a unit"
    A(&'t Filter),
    /// "2 units", "up to 2 units"
    Several { count: &'t Amount, up_to: bool, cards: &'t Filter },
    /// "any number of units"
    AnyNumber(&'t Filter),
    /// "a unit of an opponent's choice"
    ChosenBy(&'t PlayerFilter, &'t Filter),
    /// "any number of units with combined cost 5 or less"
    CombinedCost { count: &'t Amount, cost: &'t Amount, cards: &'t Filter },
    /// "2 random cards"
    Random(&'t Amount, &'t Filter),
    /// "a unit controlled by each opponent"
    OneOfEach(&'t PlayerFilter, &'t Filter),
    /// "the unit that it is attached to"
    HostOf(&'t Target),
    /// "each upgrade on that unit"
    UpgradesOn(&'t Target),
    /// "the top 2 cards of your deck"
    Top(&'t Amount, &'t PlayerFilter),
    /// "this unit and a friendly unit"
    All(&'t [Target]),
    /// "2 units with different names"
    Together(&'t Target, &'t TargetConstraint),
    /// "the units and bases dealt damage this way"
    Damaged,
    /// "each unit exploited while playing this unit"
    Exploited,
}

impl Scene {
    /// Returns the mention of a target at this point, apart from the topic of the clause.
    pub(crate) fn mention<'t>(&self, target: &'t Target) -> Mention<'t> {
        match self.part(target) {
            Some(mention) => mention,
            None => Mention { how: self.manner(target), of: self.called(target) },
        }
    }

    /// Returns the mention of the candidates of a choice. A name bound by a step that is not part of this text, as
    /// in a prompt, is plural.
    pub(crate) fn candidates<'t>(&self, target: &'t Target) -> Mention<'t> {
        let Target::Named(name) = target else { return self.mention(target) };
        if self.named(*name).is_some() {
            return self.mention(target);
        }
        let how = if is_ordinal(*name) { Manner::That } else { Manner::The(*name) };
        Mention { how, of: Referent::many(Head::Card) }
    }

    fn manner<'t>(&self, target: &'t Target) -> Manner<'t> {
        match target {
            Target::This => Manner::Me,
            Target::Attached => Manner::Attached,
            Target::Attacker if self.attack => Manner::Pronoun,
            Target::Attacker => Manner::Attacker,
            Target::Defender => Manner::Defender,
            Target::Subject | Target::Given => Manner::That,
            Target::It if self.it.head == Head::Disclosed => Manner::Disclosed,
            Target::It => Manner::Pronoun,
            Target::Itself if self.itself_named => Manner::That,
            Target::Itself => Manner::Pronoun,
            Target::Named(name) => self.by_name(*name),
            Target::Base(player) => Manner::Base(player),
            Target::All(filter) => Manner::Each(filter),
            Target::Choose(_)
            | Target::Exactly(..)
            | Target::UpTo(..)
            | Target::AnyNumber(_)
            | Target::ChosenBy(..)
            | Target::CombinedCost(..)
                if self.blank =>
            {
                Manner::Blank
            }
            Target::Choose(filter) => Manner::A(filter),
            Target::Exactly(count, cards) => Manner::Several { count, up_to: false, cards },
            Target::UpTo(count, cards) => Manner::Several { count, up_to: true, cards },
            Target::AnyNumber(filter) => Manner::AnyNumber(filter),
            Target::ChosenBy(player, filter) => Manner::ChosenBy(player, filter),
            Target::CombinedCost(count, cost, cards) => Manner::CombinedCost { count, cost, cards },
            Target::Random(count, filter) => Manner::Random(count, filter),
            Target::OneOfEach(player, filter) => Manner::OneOfEach(player, filter),
            Target::HostOf(inner) => Manner::HostOf(inner),
            Target::UpgradesOn(inner) => Manner::UpgradesOn(inner),
            Target::Top(count, player) => Manner::Top(count, player),
            Target::These(targets) if self.are_all_named(targets) => Manner::That,
            Target::These(targets) => Manner::All(targets),
            Target::Together(inner, bond) => Manner::Together(inner, bond),
            Target::Damaged => Manner::Damaged,
            Target::Exploited => Manner::Exploited,
        }
    }

    /// Returns the mention of a named card: "that unit" is enough if there is only one.
    fn by_name<'t>(&self, name: Binding) -> Manner<'t> {
        let Some((referent, _)) = self.named(name) else { return Manner::That };
        let alike = |other: &Referent| other.head == referent.head && other.several == referent.several;
        let ordinals = self.named.iter().filter(|(each, other, _)| is_ordinal(*each) && alike(other)).count();
        let chosen = name == Binding::Chosen && self.others_chose && !referent.several;
        let named = if is_ordinal(name) { ordinals > 1 } else { !chosen };
        if named { Manner::The(name) } else { Manner::That }
    }

    /// Returns `true` if these are all numbered cards of one kind so far: "those units" rather than "the first unit and
    /// the second unit".
    fn are_all_named(&self, targets: &[Target]) -> bool {
        let numbered = |target: &Target| matches!(target, Target::Named(name) if is_ordinal(*name));
        let Some(first) = targets.first().filter(|_| targets.iter().all(numbered)) else { return false };
        let head = self.referent(first).head;
        let alike = targets.iter().all(|target| self.referent(target).head == head);
        let known = self.named.iter().filter(|(name, referent, _)| is_ordinal(*name) && referent.head == head);
        alike && targets.len() > 1 && known.count() == targets.len()
    }

    /// Returns the mention as a part of a group, if a filter only names the group: "one of them", "the rest of the
    /// revealed cards".
    pub(super) fn part<'t>(&self, target: &'t Target) -> Option<Mention<'t>> {
        let filter = target.own_filter().filter(|_| !self.blank)?;
        let among = filter.among.as_deref()?;
        let of = self.candidates(among).of;
        if !names_only_the_group(filter, &of) {
            return None;
        }
        let rest = !filter.except.is_empty();
        let Some(choice) = target.choice() else {
            let how = if rest { Manner::RestOf(among) } else { Manner::Group(among) };
            return Some(Mention { how, of });
        };
        if rest {
            return None;
        }
        let one = Referent { several: false, ..of.clone() };
        match choice.mode {
            ChoiceMode::One | ChoiceMode::OneBy(_) => Some(Mention { how: Manner::OneOf(among), of: one }),
            ChoiceMode::Random(Amount::N(1)) => Some(Mention { how: Manner::SomeOf(among, choice.mode), of: one }),
            ChoiceMode::AnyNumber | ChoiceMode::UpTo(_) | ChoiceMode::Exactly(_) | ChoiceMode::Random(_) => {
                Some(Mention { how: Manner::SomeOf(among, choice.mode), of })
            }
            ChoiceMode::CombinedCost { .. } | ChoiceMode::OneOfEach(_) => None,
        }
    }
}

/// Returns `true` for names that number cards: "the first unit".
fn is_ordinal(name: Binding) -> bool {
    match name {
        Binding::First | Binding::Second | Binding::Third | Binding::Fourth => true,
        Binding::Chosen | Binding::Revealed | Binding::Played | Binding::Discarded => false,
        Binding::Defeated | Binding::Healed | Binding::Searched => false,
    }
}
