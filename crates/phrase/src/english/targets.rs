//! Words for targets, as nouns.

use ability::{Amount, Binding, ChoiceMode, Controller, Filter, PlayerFilter, Target, TargetConstraint};
use model::CardType;

use crate::plan::players::{Bases, bases};
use crate::plan::{self, Head, Manner, Mention};

use super::Writer;
use super::grammar::list;
use super::nouns::{Noun, NounPhrase, Referent};
use super::verbs::up_to_words;

impl Writer<'_> {
    /// Returns the noun phrase of a target.
    pub(super) fn target(&self, target: &Target) -> NounPhrase {
        let np = self.phrase(&self.mention(target));
        if self.topic.as_ref() == Some(target) {
            return if np.plural { NounPhrase::many("them", np.referent) } else { NounPhrase::one("it", np.referent) };
        }
        np
    }

    /// Returns the noun phrase of the candidates of a choice.
    pub(super) fn among(&self, target: &Target) -> NounPhrase {
        let named = matches!(target, Target::Named(_));
        if named { self.phrase(&self.candidates(target)) } else { self.target(target) }
    }

    fn phrase(&self, mention: &Mention<'_>) -> NounPhrase {
        let of = self.real(&mention.of);
        match &mention.how {
            Manner::Me => NounPhrase::one(self.me(), of),
            Manner::Attached if self.host == CardType::Base => NounPhrase::one("attached base", of),
            Manner::Attached => NounPhrase::one("attached unit", of),
            Manner::Attacker => NounPhrase::one("the attacker", of),
            Manner::Defender => NounPhrase::one("the defending unit", of),
            Manner::Disclosed if !of.several => NounPhrase::one("the disclosed card", of),
            Manner::Pronoun | Manner::Disclosed if of.several => NounPhrase::many("them", of),
            Manner::Pronoun | Manner::Disclosed => NounPhrase::one("it", of),
            Manner::That => NounPhrase::of(of.that(), of),
            Manner::The(name) => NounPhrase::of(of.the(name_word(*name)), of),
            Manner::Group(among) => self.among(among),
            Manner::OneOf(among) => NounPhrase::one(format!("one of {}", self.among(among).text), of),
            Manner::SomeOf(among, mode) => self.some_of(&self.among(among), mode, of),
            Manner::RestOf(among) => NounPhrase::many(format!("the rest of {}", self.among(among).text), of),
            Manner::Blank => NounPhrase::one("", of),
            Manner::Base(player) => self.base(player),
            Manner::Each(filter) => {
                // Several cards may be tied: "each unit with the most power among friendly units".
                let noun = self.noun(filter);
                let definite = noun.definite && filter.most.is_none();
                NounPhrase::each(Noun { definite, ..noun }.each(), of)
            }
            Manner::A(filter) => NounPhrase::one(self.noun(filter).a(), of),
            Manner::Several { count, up_to, cards } => self.several(up_to_words(*up_to), count, &self.noun(cards), of),
            Manner::AnyNumber(filter) => NounPhrase::many(format!("any number of {}", self.noun(filter).plural()), of),
            Manner::ChosenBy(player, filter) => NounPhrase::one(self.chosen_by(player, filter), of),
            Manner::CombinedCost { count, cost, cards } => {
                let few = count.number().filter(|n| *n < 20);
                let how_many = few.map_or("any number of".to_owned(), |n| format!("up to {n}"));
                let (cost, cards) = (self.amount(cost), self.noun(cards).plural());
                NounPhrase::many(format!("{how_many} {cards} with combined cost {cost} or less"), of)
            }
            Manner::Random(Amount::N(1), filter) => {
                NounPhrase::one(format!("a random {}", self.noun(filter).singular()), of)
            }
            Manner::Random(count, filter) => {
                NounPhrase::many(format!("{} random {}", self.amount(count), self.noun(filter).plural()), of)
            }
            Manner::HostOf(inner) => {
                let np = self.target(inner);
                let card = ["unit", "leader"].contains(&np.referent.one.as_str());
                let text = match card {
                    true => format!("the unit that {} is attached to", np.text),
                    false => format!("the unit with {}", np.text),
                };
                NounPhrase::one(text, of)
            }
            Manner::UpgradesOn(inner) => {
                NounPhrase::each(format!("each upgrade on {}", self.target(inner).to_each()), of)
            }
            Manner::Top(count, player) => self.top(count, player, of),
            Manner::All(targets) => {
                let texts: Vec<String> = targets.iter().map(|each| self.target(each).text).collect();
                NounPhrase::many(list(&texts, "and"), of)
            }
            Manner::Together(inner, bond) => {
                let np = self.phrase(&self.mention(inner));
                NounPhrase { text: format!("{} {}", np.text, self.bond(bond)), ..np }
            }
            Manner::OneOfEach(player, filter) => {
                let each = format!("{} controlled by {}", self.noun(filter).a(), self.player(player));
                NounPhrase { group: false, ..NounPhrase::many(each, of) }
            }
            Manner::Damaged => NounPhrase::many("the units and bases dealt damage this way", of),
            Manner::Exploited => NounPhrase::each(format!("each unit exploited while playing {}", self.me()), of),
        }
    }

    fn some_of(&self, those: &NounPhrase, mode: &ChoiceMode<'_>, of: Referent) -> NounPhrase {
        let text = &those.text;
        let text = match mode {
            ChoiceMode::UpTo(count) => format!("up to {} of {text}", self.amount(count)),
            ChoiceMode::Exactly(count) => format!("{} of {text}", self.amount(count)),
            ChoiceMode::Random(count) => format!("{} of {text} at random", self.amount(count)),
            ChoiceMode::AnyNumber
            | ChoiceMode::One
            | ChoiceMode::OneBy(_)
            | ChoiceMode::CombinedCost { .. }
            | ChoiceMode::OneOfEach(_) => format!("any number of {text}"),
        };
        NounPhrase::many(text, of)
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

    fn several(&self, prefix: &str, count: &Amount, noun: &Noun, of: Referent) -> NounPhrase {
        match count.number() {
            Some(1) if prefix.is_empty() => NounPhrase::one(noun.a(), of),
            Some(1) => NounPhrase::one(format!("{prefix}1 {}", noun.singular()), of),
            Some(n) => {
                let other = if noun.other { "other " } else { "" };
                let words = noun.plural();
                let words = words.strip_prefix("other ").unwrap_or(&words);
                NounPhrase::many(format!("{prefix}{n} {other}{words}"), of)
            }
            None if let Some((times, each)) = self.each(count).filter(|_| !prefix.is_empty()) => {
                let words = if times == 1 { noun.singular() } else { noun.plural() };
                NounPhrase::many(format!("{prefix}{times} {words} for each {each}"), of)
            }
            None => {
                let amount = self.amount(count);
                let that_many = amount == "that much";
                let text = match that_many {
                    true => format!("{prefix}that many {}", noun.plural()),
                    false => format!("{prefix}a number of {} equal to {amount}", noun.plural()),
                };
                NounPhrase { group: !that_many, ..NounPhrase::many(text, of) }
            }
        }
    }

    fn chosen_by(&self, player: &PlayerFilter, filter: &Filter) -> String {
        let who = self.player(player);
        if filter.side == Controller::Chooser {
            let alone = self.noun(&Filter { side: Controller::Any, ..filter.clone() });
            return format!("{} that {who} controls and chooses", alone.a());
        }
        format!("{} of {} choice", self.noun(filter).a(), super::grammar::possessive(&who))
    }

    fn base(&self, player: &PlayerFilter) -> NounPhrase {
        let base = Referent::one("base", "bases");
        match bases(player) {
            Bases::Any => NounPhrase::one("a base", base),
            Bases::Each => NounPhrase::each("each base", base),
            Bases::OfOpponents => NounPhrase::each("each opponent's base", base),
            Bases::OfThose => NounPhrase::each("each of their bases", base),
            Bases::Of(player) => NounPhrase::one(format!("{} base", self.players_own(player)), base),
        }
    }

    fn top(&self, count: &Amount, player: &PlayerFilter, of: Referent) -> NounPhrase {
        let deck = self.deck(player);
        let text = match count.number() {
            Some(1) => return NounPhrase::one(format!("the top card of {deck}"), of),
            Some(n) => format!("the top {n} cards of {deck}"),
            None if matches!(count, Amount::If { .. }) => self.top_cards(count, player),
            None => format!("cards from the top of {deck} equal to {}", self.amount(count)),
        };
        NounPhrase { group: false, ..NounPhrase::many(text, of) }
    }

    /// Renders a player's deck: "your deck", "each opponent's deck".
    pub(super) fn deck(&self, player: &PlayerFilter) -> String {
        let any = self.any_deck && *player == PlayerFilter::That;
        if any { "a deck".to_owned() } else { format!("{} deck", self.players_own(player)) }
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
}

/// Returns the word for a named card: "the first unit", "the revealed card".
fn name_word(name: Binding) -> &'static str {
    match name {
        Binding::First => "first",
        Binding::Second => "second",
        Binding::Third => "third",
        Binding::Fourth => "fourth",
        Binding::Chosen => "chosen",
        Binding::Revealed => "revealed",
        Binding::Played => "played",
        Binding::Discarded => "discarded",
        Binding::Defeated => "defeated",
        Binding::Healed => "healed",
        Binding::Searched => "found",
    }
}
