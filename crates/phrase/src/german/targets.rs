//! German text for targets, as nouns.

use std::rc::Rc;

use ability::{Amount, Binding, ChoiceMode, Filter, Kind, PlayerFilter, Target, TargetConstraint};
use model::CardType;

use crate::plan::{self, Head};

use super::Writer;
use super::grammar::{Case, Determiner, words as spaced};
use super::nouns::{Noun, NounSuffix, Np, Referent};
use super::words::{self, Word};

impl Writer<'_> {
    /// Returns the noun phrase of a target.
    pub(super) fn target(&self, target: &Target) -> Np {
        let np = self.called(target);
        if self.topic.as_ref() == Some(target) {
            return Np::pronoun(np.gender, np.plural, np.referent);
        }
        np
    }

    fn called(&self, target: &Target) -> Np {
        if let Some(np) = self.of_those(target) {
            return np;
        }
        match target {
            Target::This => self.me(),
            Target::Attached => {
                let with = format!("mit {}", Noun::of(words::UPGRADE).np(Determiner::This, false).dat());
                let host = if self.host == CardType::Base { words::BASE } else { words::UNIT };
                Noun::of(host).after(with).np(Determiner::The, false)
            }
            Target::Attacker if self.attack => Referent::unit().pronoun(),
            Target::Attacker => the(words::ATTACKER),
            Target::Defender => the(words::DEFENDER),
            Target::Subject => self.real(&self.subject).that(),
            Target::It if self.it.head == Head::Disclosed => {
                Noun::of(words::CARD).adjective("offengelegt").np(Determiner::The, false).with(self.real(&self.it))
            }
            Target::It => self.it(),
            Target::Named(name) => self.by_name(*name),
            Target::Base(player) => self.base(player),
            // Several cards may be tied: "jede Einheit mit der meisten Stärke unter befreundeten Einheiten".
            Target::All(filter) if filter.most.is_some() => {
                Noun { definite: false, ..self.noun(filter) }.each().with(self.referent(target))
            }
            Target::All(filter) => self.noun(filter).each().with(self.referent(target)),
            Target::Choose(_)
            | Target::Exactly(..)
            | Target::UpTo(..)
            | Target::AnyNumber(_)
            | Target::ChosenBy(..)
            | Target::CombinedCost(..)
                if self.blank =>
            {
                Np::fixed("\u{2026}").with(self.referent(target))
            }
            Target::Choose(filter) => self.noun(filter).a().with(self.referent(target)),
            Target::Exactly(count, filter) => self.several("", count, filter),
            Target::UpTo(count, filter) => self.several("bis zu ", count, filter),
            Target::AnyNumber(filter) => {
                self.noun(filter).np(Determiner::AnyNumber, true).with(self.referent(target)).grouped()
            }
            Target::ChosenBy(player, filter) => self.chosen_by(player, filter),
            Target::CombinedCost(count, cost, filter) => self.combined_cost(count, cost, filter),
            Target::Random(count, filter) => {
                let noun = self.noun(filter).adjective("zufällig");
                let np = if **count == Amount::N(1) {
                    noun.a()
                } else {
                    noun.numbered(Determiner::Bare, self.amount(count).nom(), true).grouped()
                };
                np.with(self.referent(target))
            }
            Target::HostOf(inner) => {
                let inner = self.target(inner);
                let mut unit = Noun::of(words::UNIT);
                let card = [words::UNIT, words::LEADER].contains(&inner.referent.word);
                unit.after.push(if card && !inner.is_pronoun {
                    let on = format!("{} angehängt ist", inner.nom());
                    NounSuffix::Clause { case: Case::Acc, before: "an", one: on.clone(), many: on }
                } else if inner.is_pronoun {
                    // An upgrade that was just defeated is no longer on a unit.
                    let was = format!("{} war", inner.nom());
                    NounSuffix::Clause { case: Case::Dat, before: "auf", one: was.clone(), many: was }
                } else {
                    NounSuffix::Words(format!("mit {}", inner.dat()))
                });
                unit.np(Determiner::The, false)
            }
            Target::UpgradesOn(inner) => {
                let on = format!("auf {}", self.target(inner).dat());
                let several = Referent { several: true, ..Referent::one(words::UPGRADE) };
                Noun::of(words::UPGRADE).after(on).np(Determiner::Each, false).with(several)
            }
            Target::Top(count, player) => self.top_cards(count, player),
            Target::Itself => self.real(&self.itself).pronoun(),
            Target::These(targets) if self.are_all_named(targets) => self.referent(target).that(),
            Target::These(targets) => {
                let parts: Vec<Np> = targets.iter().map(|each| self.target(each)).collect();
                Np::joined(&parts, "und").with(self.referent(target)).grouped()
            }
            Target::Together(inner, bond) => {
                let np = self.called(inner);
                np.followed(&self.bond(bond))
            }
            Target::OneOfEach(player, filter) => {
                let of = self.player(player);
                self.noun(filter).after(of.gen_()).a().with(self.referent(target)).plural()
            }
            Target::Given => Referent::one(words::TOKEN).that(),
            Target::Damaged => {
                let referent = Referent { several: true, ..Referent::one(words::DAMAGED) };
                Np::fixed("die so beschädigten Einheiten und Basen").with(referent).plural()
            }
            Target::Exploited => {
                let several = Referent { several: true, ..Referent::unit() };
                Noun::of(words::UNIT)
                    .adjective(&format!("für {} verheizt", self.me().acc()))
                    .np(Determiner::Each, false)
                    .with(several)
            }
        }
    }

    /// Returns `true` if these are all numbered cards of one kind so far: "jene Einheiten" rather than "die erste
    /// Einheit und die zweite Einheit".
    fn are_all_named(&self, targets: &[Target]) -> bool {
        let numbered = |target: &Target| matches!(target, Target::Named(name) if ordinal(*name).is_some());
        let Some(first) = targets.first().filter(|_| targets.iter().all(numbered)) else { return false };
        let word = self.referent(first).word;
        let alike = targets.iter().all(|target| self.referent(target).word == word);
        let alike_too = |referent: &plan::Referent| self.real(referent).word == word;
        let known = self.named.iter().filter(|(name, referent, _)| ordinal(*name).is_some() && alike_too(referent));
        alike && targets.len() > 1 && known.count() == targets.len()
    }

    /// Returns "eine der aufgedeckten Karten" or "der Rest der aufgedeckten Karten" if a filter only names the group.
    fn of_those(&self, target: &Target) -> Option<Np> {
        let filter = target.own_filter().filter(|_| !self.blank)?;
        let among = filter.among.as_deref()?;
        let those = if matches!(target, Target::All(_)) { self.target(among) } else { self.among(among) };
        let (among, except) = (filter.among.clone(), filter.except.clone());
        let frame = Filter { is: filter.is, zone: filter.zone, among, except, ..Filter::default() };
        let some_kind = filter.is == Kind::Unit && [words::CARD, words::RESOURCE].contains(&those.referent.word);
        let damaged = those.referent.word == words::DAMAGED;
        if *filter != frame || !those.referent.several || some_kind || damaged {
            return None;
        }
        let rest = !filter.except.is_empty();
        let referent = those.referent.clone();
        let of = those.of_them();
        let some = |number: &str| Np::fixed(&format!("{number} {of}")).plural().grouped();
        let Some(choice) = target.choice() else {
            if !rest {
                return Some(those.with(referent));
            }
            let noun = Noun::of(words::REST);
            let rest = if those.is_pronoun { noun } else { noun.after(of) };
            return Some(rest.np(Determiner::The, false).plural().with(referent));
        };
        if rest {
            return None;
        }
        let several = match choice.mode {
            ChoiceMode::One | ChoiceMode::OneBy(_) => {
                return Some(those.one_of().with(Referent { several: false, ..referent }));
            }
            ChoiceMode::AnyNumber => some("beliebig viele"),
            ChoiceMode::UpTo(count) => some(&format!("bis zu {}", self.amount(count).nom())),
            ChoiceMode::Exactly(count) => some(self.amount(count).nom()),
            ChoiceMode::Random(Amount::N(1)) => {
                return Some(random_one(&those).with(Referent { several: false, ..referent }));
            }
            ChoiceMode::Random(count) => some(&format!("{} zufällige", self.amount(count).nom())),
            ChoiceMode::CombinedCost { .. } | ChoiceMode::OneOfEach(_) => return None,
        };
        Some(several.with(referent))
    }

    /// Renders a condition on cards chosen together: "mit verschiedenen Namen".
    fn bond(&self, bond: &TargetConstraint) -> String {
        match bond {
            TargetConstraint::DifferentNames => "mit verschiedenen Namen".to_owned(),
            TargetConstraint::SharedTrait => ", die ein gemeinsames Merkmal haben,".to_owned(),
            TargetConstraint::SameArena => "im selben Kampfgebiet".to_owned(),
            TargetConstraint::Power(range) => match self.in_numbers(range) {
                Some(number) => format!("mit insgesamt {number} Stärke"),
                None => format!(", deren Stärke zusammen {},", self.is_in(range, false)),
            },
            TargetConstraint::RemainingHp(range) => match self.in_numbers(range) {
                Some(number) => format!("mit insgesamt {number} verbleibenden TP"),
                None => format!(", deren verbleibende TP zusammen {},", self.is_in(range, true)),
            },
        }
    }

    fn several(&self, prefix: &str, count: &Amount, filter: &Filter) -> Np {
        let noun = self.noun(filter);
        let one = self.own_referent(filter);
        let many = Referent { several: true, ..one.clone() };
        match count.number() {
            Some(1) if prefix.is_empty() => noun.a().with(one),
            Some(1) => noun.numbered(Determiner::Bare, &format!("{prefix}1"), false).with(one),
            Some(n) => noun.numbered(Determiner::Bare, &format!("{prefix}{n}"), true).with(many).grouped(),
            None if prefix.is_empty() && self.each(count).is_some() => {
                let (times, each) = self.each(count).unwrap_or_default();
                super::amounts::counted(times, &noun).followed(&each).with(many)
            }
            None if prefix.is_empty() && self.amount(count).nom() == "genauso viel" => {
                noun.np(Determiner::AnyNumber, true).replaced("beliebig viel", "genauso viel").with(many).grouped()
            }
            None if let Some((times, each)) = self.each(count).filter(|_| !prefix.is_empty()) => {
                noun.numbered(Determiner::Bare, &format!("{prefix}{times}"), times != 1).followed(&each).with(many)
            }
            None => {
                let those = format!("an {}", noun.several().dat());
                let height = format!("in Höhe {}", self.amount(count).gen_());
                let number = Noun::of(words::NUMBER).after(those).after(height);
                let np = number.np(Determiner::A, false);
                let np = if prefix.is_empty() { np } else { np.followed("oder weniger") };
                np.with(many).grouped()
            }
        }
    }

    fn chosen_by(&self, player: &PlayerFilter, filter: &Filter) -> Np {
        let who = self.player(player);
        let here = self.with(|scene| scene.chooser = Some(Rc::new(scene.party(player))));
        let noun = here.noun(filter).after(format!("nach Wahl {}", who.gen_()));
        noun.a().with(self.own_referent(filter))
    }

    fn combined_cost(&self, count: &Amount, cost: &Amount, filter: &Filter) -> Np {
        let cost = format!("mit Gesamtkosten von {} oder weniger", self.amount(cost).dat());
        let noun = self.noun(filter).after(cost);
        let referent = Referent { several: true, ..self.own_referent(filter) };
        let few = if let Amount::N(n) = count { Some(n).filter(|n| **n < 20) } else { None };
        let np = match few {
            Some(n) => noun.numbered(Determiner::Bare, &format!("bis zu {n}"), true),
            None => noun.np(Determiner::AnyNumber, true),
        };
        np.with(referent).grouped()
    }

    fn base(&self, player: &PlayerFilter) -> Np {
        match player {
            PlayerFilter::Any => Noun::of(words::BASE).a(),
            PlayerFilter::Each => {
                Noun::of(words::BASE).each().with(Referent { several: true, ..Referent::one(words::BASE) })
            }
            PlayerFilter::EachOpponent => {
                let several = Referent { several: true, ..Referent::one(words::BASE) };
                self.players_own(player, words::BASE).with(several)
            }
            PlayerFilter::InOrder(inner) => self.base(inner),
            PlayerFilter::You
            | PlayerFilter::Opponent
            | PlayerFilter::YouAnd(_)
            | PlayerFilter::Defending
            | PlayerFilter::Another
            | PlayerFilter::Right
            | PlayerFilter::Those
            | PlayerFilter::That
            | PlayerFilter::ControllerOf(_)
            | PlayerFilter::OwnerOf(_)
            | PlayerFilter::Actor => self.players_own(player, words::BASE),
        }
    }

    /// Returns "die obersten 3 Karten deines Decks".
    pub(super) fn top_cards(&self, count: &Amount, player: &PlayerFilter) -> Np {
        let any = self.any_deck && *player == PlayerFilter::That;
        let deck = if any { Noun::of(words::DECK).a() } else { self.players_own(player, words::DECK) };
        let referent = Referent { own: *player == PlayerFilter::You, deck: true, ..Referent::card() };
        let top = |number: &str, plural: bool| {
            let prefix = if number.is_empty() { String::new() } else { format!("{number} ") };
            let noun = Noun { prefix, ..Noun::of(words::CARD) }.adjective("oberst").after(deck.gen_());
            noun.np(Determiner::The, plural).with(Referent { several: plural, ..referent.clone() })
        };
        match (count, self.each(count)) {
            (Amount::N(1), _) => top("", false),
            (Amount::N(n), _) => top(&n.to_string(), true),
            (Amount::If { .. }, _) => top(self.amount(count).nom(), true),
            (_, each) => {
                let noun = Noun::of(words::CARD).after(format!("von der Oberseite {}", deck.gen_()));
                let np = match each {
                    Some((times, each)) => super::amounts::counted(times, &noun).followed(&each),
                    None => noun.after(format!("in Höhe {}", self.amount(count).gen_())).several(),
                };
                np.with(Referent { several: true, ..referent.clone() })
            }
        }
    }

    /// Returns the candidates of a choice. A name bound by a step that is not part of this text, as in a prompt, is
    /// plural.
    pub(super) fn among(&self, target: &Target) -> Np {
        let Target::Named(name) = target else { return self.target(target) };
        if self.scene.named(*name).is_some() {
            return self.target(target);
        }
        let several = Referent { several: true, ..Referent::card() };
        adjective(*name).map_or_else(|| several.that(), |word| several.the(word))
    }

    fn by_name(&self, name: Binding) -> Np {
        let Some((referent, _)) = self.scene.named(name) else {
            return Referent::card().that();
        };
        let referent = self.real(referent);
        let alike =
            |other: &plan::Referent| other.several == referent.several && self.real(other).word == referent.word;
        let ordinals = self.named.iter().filter(|(each, other, _)| ordinal(*each).is_some() && alike(other)).count();
        match (ordinal(name), adjective(name)) {
            (Some(word), _) if ordinals > 1 => referent.the(word),
            (None, Some(_)) if name == Binding::Chosen && self.others_chose && !referent.several => referent.that(),
            (None, Some(word)) => referent.the(word),
            (Some(_) | None, _) => referent.that(),
        }
    }

    /// Returns the noun of a referent.
    pub(super) fn real(&self, of: &plan::Referent) -> Referent {
        let word = match &of.head {
            Head::Card => words::CARD,
            Head::Unit => words::UNIT,
            Head::Base => words::BASE,
            Head::Upgrade => words::UPGRADE,
            Head::Leader => words::LEADER,
            Head::Token => words::TOKEN,
            Head::Name => words::NAME,
            Head::Attacker => words::ATTACKER,
            Head::Defender => words::DEFENDER,
            Head::Damaged => words::DAMAGED,
            Head::Disclosed => words::DISCLOSED,
            Head::Created(token) if of.several => super::verbs::created(*token),
            Head::Created(_) => words::TOKEN,
            Head::This(kind) => super::terms::this(*kind),
            Head::Attached(CardType::Base) => words::BASE,
            Head::Attached(_) => words::UNIT,
            Head::Of(filter) => self.noun_alone(filter).word,
        };
        Referent { word, several: of.several, own: of.own, deck: of.deck }
    }

    fn own_referent(&self, filter: &Filter) -> Referent {
        self.real(&self.scene.own_referent(filter))
    }

    /// Returns the referent of a target for later sentences.
    fn referent(&self, target: &Target) -> Referent {
        self.real(&self.scene.referent(target))
    }
}

fn the(word: Word) -> Np {
    Noun::of(word).np(Determiner::The, false)
}

/// Returns "eine zufällig gewählte der aufgedeckten Karten".
fn random_one(those: &Np) -> Np {
    let gender = those.referent.word.gender;
    let of = those.of_them();
    Np::build(gender, false, |case| {
        let ending = Determiner::A.adjective(gender, false, case);
        spaced(&[&Determiner::A.word(gender, false, case), &format!("zufällig gewählt{ending}"), &of])
    })
}

fn ordinal(name: Binding) -> Option<&'static str> {
    match name {
        Binding::First => Some("erst"),
        Binding::Second => Some("zweit"),
        Binding::Third => Some("dritt"),
        Binding::Fourth => Some("viert"),
        Binding::Chosen | Binding::Revealed | Binding::Played | Binding::Discarded => None,
        Binding::Defeated | Binding::Healed | Binding::Searched => None,
    }
}

fn adjective(name: Binding) -> Option<&'static str> {
    match name {
        Binding::Chosen => Some("gewählt"),
        Binding::Revealed => Some("aufgedeckt"),
        Binding::Played => Some("gespielt"),
        Binding::Discarded => Some("abgelegt"),
        Binding::Defeated => Some("besiegt"),
        Binding::Healed => Some("geheilt"),
        Binding::Searched => Some("gefunden"),
        Binding::First | Binding::Second | Binding::Third | Binding::Fourth => None,
    }
}
