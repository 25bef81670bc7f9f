//! Words for targets, as nouns.

use ability::{Amount, Binding, ChoiceMode, Controller, Filter, Kind, PlayerFilter, Target, TargetConstraint};
use model::CardType;

use crate::plan::{self, Head};

use super::Writer;
use super::grammar::list;
use super::nouns::{Noun, NounPhrase, Referent};

impl Writer<'_> {
    /// Returns the noun phrase of a target.
    pub(super) fn target(&self, target: &Target) -> NounPhrase {
        let np = self.called(target);
        if self.topic.as_ref() == Some(target) {
            return if np.plural { NounPhrase::many("them", np.referent) } else { NounPhrase::one("it", np.referent) };
        }
        np
    }

    fn called(&self, target: &Target) -> NounPhrase {
        if let Some(np) = self.of_those(target) {
            return np;
        }
        match target {
            Target::This => NounPhrase::one(self.me(), self.referent(target)),
            Target::Attached if self.host == CardType::Base => {
                NounPhrase::one("attached base", Referent::one("base", "bases"))
            }
            Target::Attached => NounPhrase::one("attached unit", Referent::unit()),
            Target::Attacker if self.attack => NounPhrase::one("it", Referent::unit()),
            Target::Attacker => NounPhrase::one("the attacker", Referent::unit()),
            Target::Defender => NounPhrase::one("the defending unit", Referent::unit()),
            Target::Subject => self.that(&self.real(&self.subject)),
            Target::It if self.it.head == Head::Disclosed && !self.it.several => {
                NounPhrase::one("the disclosed card", self.real(&self.it))
            }
            Target::It if self.it.several => NounPhrase::many("them", self.real(&self.it)),
            Target::It => NounPhrase::one("it", self.real(&self.it)),
            Target::Named(name) => self.by_name(*name),
            Target::Base(player) => self.base(player),
            // Several cards may be tied: "each unit with the most power among friendly units".
            Target::All(filter) if filter.most.is_some() => {
                NounPhrase::each(Noun { definite: false, ..self.noun(filter) }.each(), self.referent(target))
            }
            Target::All(filter) => NounPhrase::each(self.noun(filter).each(), self.referent(target)),
            Target::Choose(_) | Target::Exactly(..) | Target::UpTo(..) if self.blank => {
                NounPhrase::one("", self.referent(target))
            }
            Target::AnyNumber(_) | Target::ChosenBy(..) | Target::CombinedCost(..) if self.blank => {
                NounPhrase::one("", self.referent(target))
            }
            Target::Choose(filter) => NounPhrase::one(self.noun(filter).a(), self.referent(target)),
            Target::Exactly(count, filter) => self.several("", count, filter),
            Target::UpTo(count, filter) => self.several("up to ", count, filter),
            Target::AnyNumber(filter) => {
                NounPhrase::many(format!("any number of {}", self.noun(filter).plural()), self.referent(target))
            }
            Target::ChosenBy(player, filter) => self.chosen_by(player, filter),
            Target::CombinedCost(count, cost, filter) => {
                let few = |n: &i16| *n < 20;
                let n = if let Amount::N(n) = **count { Some(n).filter(few) } else { None };
                let how_many = n.map_or("any number of".to_owned(), |n| format!("up to {n}"));
                let cost = self.amount(cost);
                let cards = self.noun(filter).plural();
                NounPhrase::many(format!("{how_many} {cards} with combined cost {cost} or less"), self.referent(target))
            }
            Target::Random(count, filter) if **count == Amount::N(1) => {
                NounPhrase::one(format!("a random {}", self.noun(filter).singular()), self.referent(target))
            }
            Target::Random(count, filter) => {
                let text = format!("{} random {}", self.amount(count), self.noun(filter).plural());
                NounPhrase::many(text, self.referent(target))
            }
            Target::HostOf(inner) => {
                let np = self.target(inner);
                let card = ["unit", "leader"].contains(&np.referent.one.as_str());
                let text = if card {
                    format!("the unit that {} is attached to", np.text)
                } else {
                    format!("the unit with {}", np.text)
                };
                NounPhrase::one(text, Referent::unit())
            }
            Target::UpgradesOn(inner) => NounPhrase::each(
                format!("each upgrade on {}", self.target(inner).to_each()),
                Referent::one("upgrade", "upgrades"),
            ),
            Target::Top(count, player) => self.top(count, player),
            Target::Itself if self.itself_named => self.that(&self.real(&self.itself)),
            Target::Itself => NounPhrase::one("it", Referent::card()),
            Target::These(targets) if self.are_all_named(targets) => {
                let referent = self.referent(target);
                NounPhrase::many(referent.that(), referent)
            }
            Target::These(targets) => {
                let texts: Vec<String> = targets.iter().map(|each| self.target(each).text).collect();
                NounPhrase::many(list(&texts, "and"), self.referent(target))
            }
            Target::Together(inner, bond) => {
                let np = self.called(inner);
                NounPhrase { text: format!("{} {}", np.text, self.bond(bond)), ..np }
            }
            Target::OneOfEach(player, filter) => {
                let each = format!("{} controlled by {}", self.noun(filter).a(), self.player(player));
                NounPhrase { group: false, ..NounPhrase::many(each, self.referent(target)) }
            }
            Target::Given => NounPhrase::one("that token", Referent::one("token", "tokens")),
            Target::Damaged => {
                let referent =
                    Referent { several: true, ..Referent::one(super::filters::DAMAGED, "damaged units and bases") };
                NounPhrase::many("the units and bases dealt damage this way", referent)
            }
            Target::Exploited => {
                let text = format!("each unit exploited while playing {}", self.me());
                NounPhrase::each(text, Referent { several: true, ..Referent::unit() })
            }
        }
    }

    /// Returns `true` if these are all numbered cards of one kind so far: "those units" rather than "the first unit and
    /// the second unit".
    fn are_all_named(&self, targets: &[Target]) -> bool {
        let numbered = |target: &Target| matches!(target, Target::Named(name) if ordinal(*name).is_some());
        let Some(first) = targets.first().filter(|_| targets.iter().all(numbered)) else { return false };
        let one = self.referent(first).one;
        let alike = targets.iter().all(|target| self.referent(target).one == one);
        let alike_too = |referent: &plan::Referent| self.real(referent).one == one;
        let known = self.named.iter().filter(|(name, referent, _)| ordinal(*name).is_some() && alike_too(referent));
        alike && targets.len() > 1 && known.count() == targets.len()
    }

    /// Returns "one of them" or "the rest of the revealed cards" if a filter only names the group.
    fn of_those(&self, target: &Target) -> Option<NounPhrase> {
        let filter = target.own_filter().filter(|_| !self.blank)?;
        let among = filter.among.as_deref()?;
        let those = if matches!(target, Target::All(_)) { self.target(among) } else { self.among(among) };
        let (among, except) = (filter.among.clone(), filter.except.clone());
        let frame = Filter { is: filter.is, zone: filter.zone, among, except, ..Filter::default() };
        let some_kind = filter.is == Kind::Unit && ["card", "resource"].contains(&those.referent.one.as_str());
        let damaged = those.referent.one == super::filters::DAMAGED;
        if *filter != frame || !those.referent.several || some_kind || damaged {
            return None;
        }
        let (text, rest) = (&those.text, !filter.except.is_empty());
        let referent = those.referent.clone();
        let Some(choice) = target.choice() else {
            return Some(if rest { NounPhrase::many(format!("the rest of {text}"), referent) } else { those });
        };
        if rest {
            return None;
        }
        let several = match choice.mode {
            ChoiceMode::One | ChoiceMode::OneBy(_) => {
                return Some(NounPhrase::one(format!("one of {text}"), referent));
            }
            ChoiceMode::AnyNumber => format!("any number of {text}"),
            ChoiceMode::UpTo(count) => format!("up to {} of {text}", self.amount(count)),
            ChoiceMode::Exactly(count) => format!("{} of {text}", self.amount(count)),
            ChoiceMode::Random(count) => format!("{} of {text} at random", self.amount(count)),
            ChoiceMode::CombinedCost { .. } | ChoiceMode::OneOfEach(_) => return None,
        };
        Some(NounPhrase::many(several, referent))
    }

    /// Renders a condition on cards chosen together: "with different names".
    fn bond(&self, bond: &TargetConstraint) -> String {
        match bond {
            TargetConstraint::DifferentNames => "with different names".to_owned(),
            TargetConstraint::SharedTrait => "that share the same trait".to_owned(),
            TargetConstraint::SameArena => "in the same arena".to_owned(),
            TargetConstraint::Power(range) => format!("with combined power {}", self.range(range)),
            TargetConstraint::RemainingHp(range) => format!("with a total of {} remaining HP", self.range(range)),
        }
    }

    fn several(&self, prefix: &str, count: &Amount, filter: &Filter) -> NounPhrase {
        let noun = self.noun(filter);
        match count.number() {
            Some(1) => {
                let text = if prefix.is_empty() { noun.a() } else { format!("{prefix}1 {}", noun.singular()) };
                NounPhrase::one(text, self.own_referent(filter))
            }
            Some(n) => {
                let of = if noun.other { "other " } else { "" };
                let words = noun.plural();
                let words = words.strip_prefix("other ").unwrap_or(&words);
                NounPhrase::many(
                    format!("{prefix}{n} {of}{words}"),
                    Referent { several: true, ..self.own_referent(filter) },
                )
            }
            None if let Some((times, each)) = self.each(count).filter(|_| !prefix.is_empty()) => {
                let words = if times == 1 { noun.singular() } else { noun.plural() };
                let text = format!("{prefix}{times} {words} for each {each}");
                NounPhrase::many(text, Referent { several: true, ..self.own_referent(filter) })
            }
            None => {
                let amount = self.amount(count);
                let that_many = amount == "that much";
                let text = match that_many {
                    true => format!("{prefix}that many {}", noun.plural()),
                    false => format!("{prefix}a number of {} equal to {amount}", noun.plural()),
                };
                let several = Referent { several: true, ..self.own_referent(filter) };
                NounPhrase { group: !that_many, ..NounPhrase::many(text, several) }
            }
        }
    }

    fn chosen_by(&self, player: &PlayerFilter, filter: &Filter) -> NounPhrase {
        let who = self.player(player);
        let choice = format!("of {} choice", super::grammar::possessive(&who));
        let noun = self.noun(filter);
        let text = if filter.side == Controller::Chooser {
            let alone = self.noun(&Filter { side: Controller::Any, ..filter.clone() });
            format!("{} that {who} controls and chooses", alone.a())
        } else {
            format!("{} {choice}", noun.a())
        };
        NounPhrase::one(text, self.own_referent(filter))
    }

    fn base(&self, player: &PlayerFilter) -> NounPhrase {
        let base = Referent::one("base", "bases");
        match player {
            PlayerFilter::Any => NounPhrase::one("a base", base),
            PlayerFilter::Each => NounPhrase::each("each base", base),
            PlayerFilter::EachOpponent => NounPhrase::each("each opponent's base", base),
            PlayerFilter::Those => NounPhrase::each("each of their bases", base),
            PlayerFilter::InOrder(inner) => self.base(inner),
            PlayerFilter::You
            | PlayerFilter::Opponent
            | PlayerFilter::YouAnd(_)
            | PlayerFilter::Defending
            | PlayerFilter::Another
            | PlayerFilter::Right
            | PlayerFilter::That
            | PlayerFilter::ControllerOf(_)
            | PlayerFilter::OwnerOf(_)
            | PlayerFilter::Actor => NounPhrase::one(format!("{} base", self.players_own(player)), base),
        }
    }

    fn top(&self, count: &Amount, player: &PlayerFilter) -> NounPhrase {
        let deck = self.deck(player);
        let referent = Referent { own: *player == PlayerFilter::You, deck: true, ..Referent::card() };
        let text = match count.number() {
            Some(1) => return NounPhrase::one(format!("the top card of {deck}"), referent),
            Some(n) => format!("the top {n} cards of {deck}"),
            None => {
                let depends = matches!(count, Amount::If { .. });
                let equal = || format!("cards from the top of {deck} equal to {}", self.amount(count));
                if depends { self.top_cards(count, player) } else { equal() }
            }
        };
        NounPhrase { group: false, ..NounPhrase::many(text, referent) }
    }

    /// Renders a player's deck: "your deck", "each opponent's deck".
    pub(super) fn deck(&self, player: &PlayerFilter) -> String {
        let any = self.any_deck && *player == PlayerFilter::That;
        if any { "a deck".to_owned() } else { format!("{} deck", self.players_own(player)) }
    }

    fn that(&self, referent: &Referent) -> NounPhrase {
        if referent.several {
            NounPhrase::many(referent.that(), referent.clone())
        } else {
            NounPhrase::one(referent.that(), referent.clone())
        }
    }

    /// Returns the candidates of a choice. A name bound by a step that is not part of this text, as in a prompt, is
    /// plural.
    pub(super) fn among(&self, target: &Target) -> NounPhrase {
        let Target::Named(name) = target else { return self.target(target) };
        if self.scene.named(*name).is_some() {
            return self.target(target);
        }
        let several = Referent { several: true, ..Referent::card() };
        NounPhrase::many(adjective(*name).map_or_else(|| several.that(), |word| several.the(word)), several)
    }

    fn by_name(&self, name: Binding) -> NounPhrase {
        let Some((referent, _)) = self.scene.named(name) else {
            return NounPhrase::one("that card", Referent::card());
        };
        let referent = self.real(referent);
        let alike = |other: &plan::Referent| other.several == referent.several && self.real(other).one == referent.one;
        let ordinals = self.named.iter().filter(|(each, other, _)| ordinal(*each).is_some() && alike(other)).count();
        let text = match (ordinal(name), adjective(name)) {
            (Some(word), _) if ordinals > 1 => referent.the(word),
            (None, Some(_)) if name == Binding::Chosen && self.others_chose && !referent.several => referent.that(),
            (None, Some(word)) => referent.the(word),
            (Some(_) | None, _) => referent.that(),
        };
        if referent.several {
            NounPhrase::many(text, referent.clone())
        } else {
            NounPhrase::one(text, referent.clone())
        }
    }

    /// Returns the noun of a referent.
    pub(super) fn real(&self, of: &plan::Referent) -> Referent {
        let noun = match &of.head {
            Head::Card => Referent::card(),
            Head::Unit | Head::Attacker | Head::Defender | Head::Created(_) => Referent::unit(),
            Head::Base => Referent::one("base", "bases"),
            Head::Upgrade => Referent::one("upgrade", "upgrades"),
            Head::Leader => Referent::one("leader", "leaders"),
            Head::Token => Referent::one("token", "tokens"),
            Head::Name => Referent::one("name", "names"),
            Head::Damaged => Referent::one(super::filters::DAMAGED, "damaged units and bases"),
            Head::Disclosed => Referent::one("disclosed card", "disclosed cards"),
            Head::This(kind) => {
                let noun = super::this(*kind).trim_start_matches("this ");
                Referent::one(noun, noun)
            }
            Head::Attached(CardType::Base) => Referent::one("attached base", "attached bases"),
            Head::Attached(_) => Referent::one("attached unit", "attached units"),
            Head::Of(filter) => self.noun_alone(filter).referent(),
        };
        Referent { several: of.several, own: of.own, deck: of.deck, ..noun }
    }

    fn own_referent(&self, filter: &Filter) -> Referent {
        self.real(&self.scene.own_referent(filter))
    }

    /// Returns the referent of a target for later sentences.
    fn referent(&self, target: &Target) -> Referent {
        self.real(&self.scene.referent(target))
    }
}

fn ordinal(name: Binding) -> Option<&'static str> {
    match name {
        Binding::First => Some("first"),
        Binding::Second => Some("second"),
        Binding::Third => Some("third"),
        Binding::Fourth => Some("fourth"),
        Binding::Chosen | Binding::Revealed | Binding::Played | Binding::Discarded => None,
        Binding::Defeated | Binding::Healed | Binding::Searched => None,
    }
}

fn adjective(name: Binding) -> Option<&'static str> {
    match name {
        Binding::Chosen => Some("chosen"),
        Binding::Revealed => Some("revealed"),
        Binding::Played => Some("played"),
        Binding::Discarded => Some("discarded"),
        Binding::Defeated => Some("defeated"),
        Binding::Healed => Some("healed"),
        Binding::Searched => Some("found"),
        Binding::First | Binding::Second | Binding::Third | Binding::Fourth => None,
    }
}
