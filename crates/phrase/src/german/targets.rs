//! German text for targets, as nouns.

use std::rc::Rc;

use ability::{Amount, Binding, ChoiceMode, Filter, PlayerFilter, Target, TargetConstraint};
use model::CardType;

use crate::plan::players::{Bases, bases};
use crate::plan::{self, Head, Manner, Mention};

use super::Writer;
use super::grammar::{Case, Determiner, words as spaced};
use super::nouns::{Noun, NounSuffix, Np, Referent};
use super::words::{self, Word};

impl Writer<'_> {
    /// Returns the noun phrase of a target.
    pub(super) fn target(&self, target: &Target) -> Np {
        let np = self.phrase(&self.mention(target));
        if self.topic.as_ref() == Some(target) { np.as_pronoun() } else { np }
    }

    /// Returns the noun phrase of the candidates of a choice.
    pub(super) fn among(&self, target: &Target) -> Np {
        let named = matches!(target, Target::Named(_));
        if named { self.phrase(&self.candidates(target)) } else { self.target(target) }
    }

    fn phrase(&self, mention: &Mention<'_>) -> Np {
        let of = self.real(&mention.of);
        match &mention.how {
            Manner::Me => self.me(),
            Manner::Attached => {
                let with = format!("mit {}", Noun::of(words::UPGRADE).np(Determiner::This, false).dat());
                let host = if self.host == CardType::Base { words::BASE } else { words::UNIT };
                Noun::of(host).after(with).np(Determiner::The, false)
            }
            Manner::Attacker => the(words::ATTACKER),
            Manner::Defender => the(words::DEFENDER),
            Manner::Disclosed => Noun::of(words::CARD).adjective("offengelegt").np(Determiner::The, false).with(of),
            Manner::Pronoun => of.pronoun(),
            Manner::That => of.that(),
            Manner::The(name) => of.the(name_word(*name)),
            Manner::Group(among) => self.among(among),
            Manner::OneOf(among) => self.among(among).one_of().with(of),
            Manner::SomeOf(among, mode) => self.some_of(&self.among(among), mode, of),
            Manner::RestOf(among) => {
                let (noun, those) = (Noun::of(words::REST), self.among(among));
                let rest = if those.is_pronoun { noun } else { noun.after(those.of_them()) };
                rest.np(Determiner::The, false).plural().with(of)
            }
            Manner::Blank => Np::fixed("\u{2026}").with(of),
            Manner::Base(player) => self.base(player),
            Manner::Each(filter) => {
                // Several cards may be tied: "jede Einheit mit der meisten Stärke unter befreundeten Einheiten".
                let noun = self.noun(filter);
                let definite = noun.definite && filter.most.is_none();
                Noun { definite, ..noun }.each().with(of)
            }
            Manner::A(filter) => self.noun(filter).a().with(of),
            Manner::Several { count, up_to, cards } => {
                let prefix = if *up_to { "bis zu " } else { "" };
                self.several(prefix, count, &self.noun(cards), of)
            }
            Manner::AnyNumber(filter) => self.noun(filter).np(Determiner::AnyNumber, true).with(of).grouped(),
            Manner::ChosenBy(player, filter) => self.chosen_by(player, filter).with(of),
            Manner::CombinedCost { count, cost, cards } => {
                let cost = format!("mit Gesamtkosten von {} oder weniger", self.amount(cost).dat());
                let noun = self.noun(cards).after(cost);
                let np = match count.number().filter(|n| *n < 20) {
                    Some(n) => noun.numbered(Determiner::Bare, &format!("bis zu {n}"), true),
                    None => noun.np(Determiner::AnyNumber, true),
                };
                np.with(of).grouped()
            }
            Manner::Random(count, filter) => {
                let noun = self.noun(filter).adjective("zufällig");
                let np = if **count == Amount::N(1) {
                    noun.a()
                } else {
                    noun.numbered(Determiner::Bare, self.amount(count).nom(), true).grouped()
                };
                np.with(of)
            }
            Manner::HostOf(inner) => self.host_of(&self.target(inner)),
            Manner::UpgradesOn(inner) => {
                let on = format!("auf {}", self.target(inner).dat());
                Noun::of(words::UPGRADE).after(on).np(Determiner::Each, false).with(of)
            }
            Manner::Top(count, player) => self.top_cards(count, player),
            Manner::All(targets) => {
                let parts: Vec<Np> = targets.iter().map(|each| self.target(each)).collect();
                Np::joined(&parts, "und").with(of).grouped()
            }
            Manner::Together(inner, bond) => self.phrase(&self.mention(inner)).followed(&self.bond(bond)),
            Manner::OneOfEach(player, filter) => {
                self.noun(filter).after(self.player(player).gen_()).a().with(of).plural()
            }
            Manner::Damaged => Np::fixed("die so beschädigten Einheiten und Basen").with(of).plural(),
            Manner::Exploited => {
                let exploited = format!("für {} verheizt", self.me().acc());
                Noun::of(words::UNIT).adjective(&exploited).np(Determiner::Each, false).with(of)
            }
        }
    }

    fn some_of(&self, those: &Np, mode: &ChoiceMode<'_>, referent: Referent) -> Np {
        let of = those.of_them();
        let number = match mode {
            ChoiceMode::UpTo(count) => format!("bis zu {}", self.amount(count).nom()),
            ChoiceMode::Exactly(count) => self.amount(count).nom().to_owned(),
            ChoiceMode::Random(Amount::N(1)) => return random_one(those).with(referent),
            ChoiceMode::Random(count) => format!("{} zufällige", self.amount(count).nom()),
            ChoiceMode::AnyNumber
            | ChoiceMode::One
            | ChoiceMode::OneBy(_)
            | ChoiceMode::CombinedCost { .. }
            | ChoiceMode::OneOfEach(_) => "beliebig viele".to_owned(),
        };
        Np::fixed(&format!("{number} {of}")).plural().grouped().with(referent)
    }

    fn host_of(&self, inner: &Np) -> Np {
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

    fn several(&self, prefix: &str, count: &Amount, noun: &Noun, of: Referent) -> Np {
        let np = match count.number() {
            Some(1) if prefix.is_empty() => noun.a(),
            Some(1) => noun.numbered(Determiner::Bare, &format!("{prefix}1"), false),
            Some(n) => noun.numbered(Determiner::Bare, &format!("{prefix}{n}"), true).grouped(),
            None if prefix.is_empty() && self.each(count).is_some() => {
                let (times, each) = self.each(count).unwrap_or_default();
                super::amounts::counted(times, noun).followed(&each)
            }
            None if prefix.is_empty() && self.amount(count).nom() == "genauso viel" => {
                noun.np(Determiner::AnyNumber, true).replaced("beliebig viel", "genauso viel").grouped()
            }
            None if let Some((times, each)) = self.each(count).filter(|_| !prefix.is_empty()) => {
                noun.numbered(Determiner::Bare, &format!("{prefix}{times}"), times != 1).followed(&each)
            }
            None => {
                let those = format!("an {}", noun.several().dat());
                let height = format!("in Höhe {}", self.amount(count).gen_());
                let number = Noun::of(words::NUMBER).after(those).after(height);
                let np = number.np(Determiner::A, false);
                if prefix.is_empty() { np.grouped() } else { np.followed("oder weniger").grouped() }
            }
        };
        np.with(of)
    }

    fn chosen_by(&self, player: &PlayerFilter, filter: &Filter) -> Np {
        let who = self.player(player);
        let here = self.with(|scene| scene.chooser = Some(Rc::new(scene.party(player))));
        here.noun(filter).after(format!("nach Wahl {}", who.gen_())).a()
    }

    fn base(&self, player: &PlayerFilter) -> Np {
        let several = Referent { several: true, ..Referent::one(words::BASE) };
        match bases(player) {
            Bases::Any => Noun::of(words::BASE).a(),
            Bases::Each => Noun::of(words::BASE).each().with(several),
            Bases::OfOpponents => self.players_own(&PlayerFilter::EachOpponent, words::BASE).with(several),
            Bases::OfThose => self.players_own(&PlayerFilter::Those, words::BASE),
            Bases::Of(player) => self.players_own(player, words::BASE),
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

/// Returns the stem of the word for a named card: "die erste Einheit", "die aufgedeckte Karte".
fn name_word(name: Binding) -> &'static str {
    match name {
        Binding::First => "erst",
        Binding::Second => "zweit",
        Binding::Third => "dritt",
        Binding::Fourth => "viert",
        Binding::Chosen => "gewählt",
        Binding::Revealed => "aufgedeckt",
        Binding::Played => "gespielt",
        Binding::Discarded => "abgelegt",
        Binding::Defeated => "besiegt",
        Binding::Healed => "geheilt",
        Binding::Searched => "gefunden",
    }
}
