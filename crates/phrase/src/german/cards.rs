//! Steps that move cards: from and to hands, decks and discard piles.

use ability::{
    Amount, CostChange, Destination, Filter, Modifier, PlacementOrder, PlayerFilter, SearchLimit, Target, UnitRule,
};

use crate::plan::cards::all_but;
use crate::plan::{self, CardAct};

use super::Writer;
use super::clause::{Clause, Joins, under};
use super::grammar::{Determiner, list, words as spaced};
use super::modifiers::DurationPhrase;
use super::nouns::{Noun, Np};
use super::words::{self, Word};

impl Writer<'_> {
    /// Renders an act that moves cards.
    pub(super) fn card_act(&self, plan: &plan::Clause, before: &Writer<'_>, act: &CardAct) -> Vec<Clause> {
        let say = |verb: words::Verb, mid: String| vec![self.say(plan, verb, mid)];
        match act {
            CardAct::Return { what, own } => {
                let np = before.target(what);
                let hand = self.of_owner(&np, *own, words::HAND);
                let verb = if *own { words::TAKE_BACK } else { words::RETURN };
                say(verb, format!("{} auf {}", np.acc(), hand.acc()))
            }
            CardAct::Put { what, to, own } => self.put(plan, &before.target(what), *to, *own),
            CardAct::Resource { what, by } => {
                let np = before.target(what);
                let control = if *by == PlayerFilter::You {
                    String::new()
                } else if matches!(what, Target::Top(_, of) if of == by) {
                    "unter dessen Kontrolle".to_owned()
                } else {
                    format!("unter der Kontrolle {}", self.player(by).gen_())
                };
                let several = if np.referent.several { "als Ressourcen" } else { "als Ressource" };
                let mid = spaced(&[np.acc(), several, &control, "ins Spiel"]);
                vec![self.say_by(plan, None, words::BRING, mid)]
            }
            CardAct::ReadyResource => vec![self.say_by(plan, None, words::READY, self.it().acc())],
            CardAct::Attach { what, to, taken } => {
                let (np, to) = (before.target(what), before.target(to));
                let card = !*taken && [words::UNIT, words::LEADER].contains(&np.referent.word);
                let as_upgrade = if card { "als Upgrade" } else { "" };
                let what = if *taken { self.it() } else { np };
                say(words::ATTACH, spaced(&[what.acc(), as_upgrade, "an", to.acc()]))
            }
            CardAct::Play { what, cost_changes, gives, on } => {
                let np = before.target(what);
                let cost_changes = self.cost_changes(cost_changes, np.referent.several);
                let play = self.say(plan, words::PLAY, spaced(&[np.acc(), &before.played_onto(on), &cost_changes]));
                let subject = np.referent.pronoun();
                [play].into_iter().chain(self.gained_in_play(&subject, gives)).collect()
            }
            CardAct::PlayEach { what, cost_changes, on } => {
                let (what, on) = (before.target(what), before.played_onto(on));
                let one_by_one = "nacheinander in beliebiger Reihenfolge";
                say(words::PLAY, spaced(&[what.acc(), &on, one_by_one, &self.cost_changes(cost_changes, true)]))
            }
            CardAct::DiscardFromHand { count, who, cards, other_hand, random } => {
                let noun = before.noun_alone(cards);
                let noun = if *random { noun.adjective("zufällig") } else { noun };
                let what = match all_but(count) {
                    Some(kept) => format!("alle Karten bis auf {kept}"),
                    None => before.many(count, &noun),
                };
                let hand = match other_hand {
                    true => before.players_own(who, words::HAND),
                    false => self.doer(plan).own_word(words::HAND),
                };
                say(words::DISCARD, format!("{what} von {}", hand.dat()))
            }
            CardAct::Mill { count, who } => before.mill(plan, count, who),
            CardAct::Search { top, cards, take } => say(words::SEARCH, before.searched(top.as_ref(), cards, take)),
            CardAct::LookAtHandAndDeck(who) => {
                let whose = before.player(who);
                say(words::LOOK, spaced(&[self.for_oneself(), "Hand und Deck", whose.gen_()]))
            }
            CardAct::DiscardFromThem(cards) => {
                let cards = self.noun_alone(cards).several();
                say(words::DISCARD, format!("daraus beliebig viele {}", cards.acc()))
            }
            CardAct::Arrange(amount) => self.arrange(plan, &before.top_cards(amount, &PlayerFilter::You)),
            CardAct::RevealUntilStop(amount) => {
                let (who, most, deck) = (self.self_np(), before.amount(amount), self.self_own(words::DECK));
                let wants = if who.you { "willst" } else { "will" };
                let until = format!(", bis {} aufhören {wants}, höchstens {}", who.nom(), most.nom());
                let cards = format!("nacheinander die obersten Karten {}", deck.gen_());
                vec![self.say(plan, words::REVEAL, cards).tailed(until)]
            }
        }
    }

    /// Returns a possessor's zone: "deine Hand", "die Hand ihres Besitzers".
    pub(super) fn of_owner(&self, np: &Np, own: bool, word: Word) -> Np {
        if own {
            return self.self_own(word);
        }
        let several = np.plural;
        let gender = np.referent.word.gender;
        let card = Np::pronoun(gender, several, np.referent.clone());
        Noun::of(word).np(Determiner::The, false).followed(card.own(&Noun::of(words::OWNER), several).gen_())
    }

    fn put(&self, plan: &plan::Clause, np: &Np, to: Destination, own: bool) -> Vec<Clause> {
        let order = |order: PlacementOrder| match (np.referent.several, order) {
            (false, _) => "",
            (true, PlacementOrder::Chosen) => "in beliebiger Reihenfolge",
            (true, PlacementOrder::Random) => "in zufälliger Reihenfolge",
        };
        let (order, word, place) = match to {
            Destination::Hand => ("", "auf", words::HAND),
            Destination::Top(way) => (order(way), "auf", words::DECK),
            Destination::Bottom(way) => (order(way), "unter", words::DECK),
        };
        let place = self.of_owner(np, own, place);
        let verb = if to == Destination::Hand { words::TAKE } else { words::PUT };
        vec![self.say(plan, verb, spaced(&[np.acc(), order, word, place.acc()]))]
    }

    fn played_onto(&self, on: &Option<Target>) -> String {
        on.as_ref().map(|on| format!("auf {}", self.target(on).acc())).unwrap_or_default()
    }

    /// Renders what a played card gains: "sie erhält für diese Phase Hinterhalt".
    fn gained_in_play(&self, subject: &Np, gives: &[Modifier]) -> Vec<Clause> {
        let phase = DurationPhrase::front("für diese Phase");
        if let Some((condition, gained)) = crate::gained_if(gives) {
            let unit = self.me_of(words::UNIT);
            let condition = self.granted().condition(condition).replacen(unit.nom(), subject.nom(), 1);
            return under(&format!("falls {condition},"), self.modifiers(subject, Some(&Target::It), gained, &phase));
        }
        let enters = gives == [Modifier::Rule(UnitRule::EntersReady)];
        let lasts = if enters { DurationPhrase::default() } else { phase };
        self.modifiers(subject, Some(&Target::It), gives, &lasts)
    }

    pub(super) fn cost_changes(&self, cost_changes: &[CostChange], several: bool) -> String {
        let words: Vec<String> = cost_changes
            .iter()
            .map(|each| match each {
                CostChange::Free => "kostenlos".to_owned(),
                CostChange::Less(amount) if let Some(parts) = crate::less_if(amount) => {
                    let each = if several { "je " } else { "" };
                    let parts = parts.into_iter().enumerate().map(|(nth, (less, condition))| {
                        let more = if nth > 0 { "weitere " } else { "" };
                        let resources = if less == 1 { "Ressource" } else { "Ressourcen" };
                        let when = self.condition(condition);
                        format!("für {each}{more}{less} {resources} weniger, falls {when},")
                    });
                    list(&parts.collect::<Vec<_>>(), "und")
                }
                CostChange::Less(amount) => {
                    let each = if several { "je " } else { "" };
                    format!("für {each}{}", self.resources_less(amount))
                }
                CostChange::Smuggle => "mit Schmuggeln".to_owned(),
                CostChange::Piloting => format!("mit {}", super::terms::keyword(model::Keyword::Piloting)),
                CostChange::IgnorePenalty => "ohne Aspekt-Strafe".to_owned(),
                CostChange::IgnorePenaltyFor(aspects) => {
                    let words: Vec<String> =
                        aspects.iter().map(|aspect| super::terms::aspect(*aspect).to_owned()).collect();
                    format!("ohne Aspekt-Strafe für {}", list(&words, "und"))
                }
                CostChange::IgnoreOnePenalty(aspects) => {
                    let words: Vec<String> =
                        aspects.iter().map(|aspect| super::terms::aspect(*aspect).to_owned()).collect();
                    format!("ohne 1 Aspekt-Strafe für {}", list(&words, "oder"))
                }
            })
            .collect();
        // "mit Schmuggeln für 2 Ressourcen weniger"
        if cost_changes.contains(&CostChange::Smuggle) { words.join(" ") } else { list(&words, "und") }
    }

    /// Renders a cost reduction: "2 Ressourcen weniger".
    pub(super) fn resources_less(&self, amount: &Amount) -> String {
        let less = self.many(amount, &Noun::of(words::RESOURCE).after("weniger"));
        match less.strip_prefix("eine ") {
            Some(rest) => format!("1 {rest}"),
            None => less,
        }
    }

    fn mill(&self, plan: &plan::Clause, count: &Amount, who: &PlayerFilter) -> Vec<Clause> {
        if let Amount::Half(..) = count {
            let deck = self.players_own(who, words::DECK);
            let from = match deck.dat().strip_prefix("dem ") {
                Some(rest) => format!("vom {rest}"),
                None => format!("von {}", deck.dat()),
            };
            let tail = format!(", wie {} beträgt", self.amount(count).nom());
            return vec![self.say(plan, words::DISCARD, format!("so viele Karten {from}")).tailed(tail)];
        }
        vec![self.say(plan, words::DISCARD, self.top_cards(count, who).acc())]
    }

    fn arrange(&self, plan: &plan::Clause, top: &Np) -> Vec<Clause> {
        let deck = self.self_own(words::DECK);
        let look = self.say(plan, words::LOOK, spaced(&[self.for_oneself(), top.acc()]));
        let put = |mid: String, joins: Joins| Clause { joins, may: false, ..self.say(plan, words::PUT, mid) };
        let under = put(format!("beliebig viele von ihnen unter {}", deck.acc()), Joins::Sentence);
        let over = put(format!("den Rest in beliebiger Reihenfolge auf {}", deck.acc()), Joins::And);
        vec![look, under, over]
    }

    fn searched(&self, top: Option<&Amount>, cards: &Filter, take: &SearchLimit) -> String {
        let place = match top {
            Some(amount) => self.top_cards(amount, &PlayerFilter::You),
            None => self.self_own(words::DECK),
        };
        let noun = self.noun_alone(cards);
        let combined = |cost: &Amount| {
            noun.clone().after(format!("mit Gesamtkosten von {} oder weniger", self.amount(cost).dat()))
        };
        let up_to = |amount: &Amount| format!("bis zu {}", self.amount(amount).nom());
        let what = match take {
            SearchLimit::One => noun.a(),
            SearchLimit::UpTo(amount) => noun.numbered(Determiner::Bare, &up_to(amount), true),
            SearchLimit::CombinedCost(cost) => combined(cost).np(Determiner::AnyNumber, true),
            SearchLimit::UpToCombinedCost(amount, cost) => {
                combined(cost).numbered(Determiner::Bare, &up_to(amount), true)
            }
        };
        format!("{} nach {}", place.acc(), what.dat())
    }

    /// Returns "die nächste Einheit, die du in dieser Phase spielst".
    pub(super) fn next_played(&self, noun: &Noun, when: &str) -> Np {
        let mut noun = noun.clone().adjective("nächst");
        noun.after.push(super::nouns::NounSuffix::whom(super::players::last(&self.self_np(), when, words::PLAY)));
        noun.np(Determiner::The, false)
    }
}
