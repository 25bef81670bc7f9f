//! Steps that move cards: from and to hands, decks and discard piles.

use ability::{
    Amount, CostChange, Destination, Filter, Modifier, PlacementOrder, PlayerFilter, SearchLimit, Target, UnitRule,
    Zone,
};

use super::Writer;
use super::amounts::done_so;
use super::clause::{Clause, Joins, hold, under};
use super::grammar::{Determiner, list, words as spaced};
use super::modifiers::DurationPhrase;
use super::nouns::{Noun, Np, Referent};
use super::words::{self, Word};

/// A discard from a hand.
pub(super) struct FromHand<'e> {
    pub count: &'e Amount,
    pub who: &'e PlayerFilter,
    pub cards: Option<&'e Filter>,
    pub by: Option<&'e PlayerFilter>,
    pub random: bool,
}

impl Writer<'_> {
    pub(super) fn give_back(&mut self, target: &Target) -> Vec<Clause> {
        let own = target.own_filter().is_some_and(super::filters::is_own);
        let np = self.acted_np(target);
        let own = own || np.referent.own;
        let hand = self.of_owner(&np, own, words::HAND);
        self.done = done_so(np.referent.word, words::RETURN.past);
        let verb = if own { words::TAKE_BACK } else { words::RETURN };
        vec![self.say(verb, format!("{} auf {}", np.acc(), hand.acc()))]
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

    pub(super) fn put(&mut self, what: &Target, to: Destination) -> Clause {
        let np = self.acted_np(what);
        let own = np.referent.own;
        if to == Destination::Hand && own && np.referent.deck {
            return self.say(words::DRAW, np.acc());
        }
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
        let place = self.of_owner(&np, own, place);
        let verb = if to == Destination::Hand { words::TAKE } else { words::PUT };
        self.say(verb, spaced(&[np.acc(), order, word, place.acc()]))
    }

    pub(super) fn resource(&mut self, what: &Target, by: &PlayerFilter, ready: bool) -> Vec<Clause> {
        if let Some(clauses) = self.resource_for_each(what, by, ready) {
            return clauses;
        }
        let np = self.acted_np(what);
        let control = if *by == PlayerFilter::You {
            String::new()
        } else {
            let their_own = matches!(what, Target::Top(_, of) if of == by);
            if their_own {
                "unter dessen Kontrolle".to_owned()
            } else {
                format!("unter der Kontrolle {}", self.player(by).gen_())
            }
        };
        let several = if np.referent.several { "als Ressourcen" } else { "als Ressource" };
        let mid = spaced(&[np.acc(), several, &control, "ins Spiel"]);
        let mut clauses = vec![self.say(words::BRING, mid)];
        if ready {
            clauses.push(self.say(words::READY, np.referent.pronoun().acc()));
        }
        hold(clauses)
    }

    /// Renders "für jede befreundete Anführer-Einheit darfst du eine Karte von deiner Hand als Ressource ins Spiel
    /// bringen".
    fn resource_for_each(&mut self, what: &Target, by: &PlayerFilter, ready: bool) -> Option<Vec<Clause>> {
        let Target::UpTo(most, cards) = what else { return None };
        let (1, each) = self.each(most)? else { return None };
        if *by != PlayerFilter::You || self.may {
            return None;
        }
        let np = self.acted_np(&Target::Choose(cards.clone()));
        let bring = self.say(words::BRING, format!("{} als Ressource ins Spiel", np.acc()));
        let mut clauses = vec![Clause { may: true, ..bring }];
        let make_ready = self.say(words::READY, np.referent.pronoun().acc());
        clauses.extend(ready.then_some(Clause { may: true, ..make_ready }));
        self.acted_on(what);
        Some(under(&each, clauses))
    }

    pub(super) fn attach(&mut self, what: &Target, to: &Target, by: Option<&PlayerFilter>) -> Vec<Clause> {
        let np = self.target(what);
        let to = self.target(to);
        self.acted(np.referent.clone());
        let Some(by) = by else {
            let card = [words::UNIT, words::LEADER].contains(&np.referent.word);
            let as_upgrade = if card { "als Upgrade" } else { "" };
            return vec![self.say(words::ATTACH, spaced(&[np.acc(), as_upgrade, "an", to.acc()]))];
        };
        let control = self.of_player(by, words::TAKE_OVER, |_| format!("die Kontrolle über {}", np.acc()));
        let attach = self.say(words::ATTACH, format!("{} an {}", np.referent.pronoun().acc(), to.acc()));
        hold(vec![control, attach])
    }

    pub(super) fn play(
        &mut self,
        what: &Target,
        cost_changes: &[CostChange],
        gives: &[Modifier],
        on: Option<&Target>,
    ) -> Vec<Clause> {
        let on = on.map(|on| format!("auf {}", self.target(on).acc())).unwrap_or_default();
        let np = self.acted_np(crate::played(what));
        self.itself = Referent { several: false, ..np.referent.clone() };
        let cost_changes = self.cost_changes(cost_changes, np.referent.several);
        let mut clauses = vec![self.say(words::PLAY, spaced(&[np.acc(), &on, &cost_changes]))];
        let subject = np.referent.pronoun();
        if let Some((condition, gained)) = crate::gained_if(gives) {
            let unit = self.me_of(words::UNIT);
            let condition = self.granted().condition(condition).replacen(unit.nom(), subject.nom(), 1);
            let gained = self.modifiers(&subject, Some(&Target::It), gained, &DurationPhrase::front("für diese Phase"));
            clauses.extend(under(&format!("falls {condition},"), gained));
            return clauses;
        }
        let lasts = if gives == [Modifier::Rule(UnitRule::EntersReady)] {
            DurationPhrase::default()
        } else {
            DurationPhrase::front("für diese Phase")
        };
        clauses.extend(self.modifiers(&subject, Some(&Target::It), gives, &lasts));
        clauses
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

    pub(super) fn discard(&mut self, hand: &FromHand<'_>) -> Vec<Clause> {
        let any = Filter::of(ability::Kind::Card);
        let filter = Filter { zone: Zone::Any, ..hand.cards.unwrap_or(&any).clone() };
        let noun = self.noun_alone(&filter);
        let noun = if hand.random { noun.adjective("zufällig") } else { noun };
        let what = match all_but(hand.count) {
            Some(kept) => format!("alle Karten bis auf {kept}"),
            None => self.many(hand.count, &noun),
        };
        let several = *hand.count != Amount::N(1);
        let referent = Referent { several, own: *hand.who == PlayerFilter::You, ..Referent::card() };
        self.done = done_so(words::CARD, words::DISCARD.past);
        let clause = match hand.by {
            Some(by) if *hand.who == PlayerFilter::Right => {
                let whose = self.players_own(hand.who, words::HAND);
                self.of_player(by, words::DISCARD, |_| format!("{what} von {}", whose.dat()))
            }
            Some(by) if by != hand.who => {
                let whose = self.players_own(hand.who, words::HAND);
                self.of_player(by, words::DISCARD, |_| format!("{what} von {}", whose.dat()))
            }
            Some(_) | None => self
                .of_player(hand.who, words::DISCARD, |who| format!("{what} von {}", who.own_word(words::HAND).dat())),
        };
        self.acted(referent);
        vec![clause]
    }

    pub(super) fn mill(&mut self, count: &Amount, who: &PlayerFilter) -> Clause {
        let cards = self.top_cards(count, who);
        let many = matches!(count, Amount::Half(..)).then(|| self.amount(count));
        let deck = self.players_own(who, words::DECK);
        self.acted(Referent { several: *count != Amount::N(1), own: *who == PlayerFilter::You, ..Referent::card() });
        self.done = done_so(words::CARD, words::DISCARD.past);
        if let Some(many) = many {
            let from = match deck.dat().strip_prefix("dem ") {
                Some(rest) => format!("vom {rest}"),
                None => format!("von {}", deck.dat()),
            };
            let tail = format!(", wie {} beträgt", many.nom());
            return self.say(words::DISCARD, format!("so viele Karten {from}")).tailed(tail);
        }
        self.say(words::DISCARD, cards.acc())
    }

    pub(super) fn arrange(&mut self, amount: &Amount) -> Vec<Clause> {
        let top = self.top_cards(amount, &PlayerFilter::You);
        let deck = self.self_own(words::DECK);
        self.acted(Referent { several: true, own: true, deck: true, ..Referent::card() });
        let look = self.say(words::LOOK, spaced(&[self.for_oneself(), top.acc()]));
        let under = self.say(words::PUT, format!("beliebig viele von ihnen unter {}", deck.acc()));
        let over = self.say(words::PUT, format!("den Rest in beliebiger Reihenfolge auf {}", deck.acc()));
        let (under, over) =
            (Clause { joins: Joins::Sentence, may: false, ..under }, Clause { joins: Joins::And, may: false, ..over });
        vec![look, under, over]
    }

    pub(super) fn search(&mut self, top: Option<&Amount>, cards: &Filter, take: &SearchLimit) -> Clause {
        let place = match top {
            Some(amount) => self.top_cards(amount, &PlayerFilter::You),
            None => self.self_own(words::DECK),
        };
        let noun = self.noun_alone(&Filter { zone: Zone::Any, ..cards.clone() });
        let combined = |cost: &Amount| {
            noun.clone().after(format!("mit Gesamtkosten von {} oder weniger", self.amount(cost).dat()))
        };
        let up_to = |amount: &Amount| format!("bis zu {}", self.amount(amount).nom());
        let (what, several) = match take {
            SearchLimit::One => (noun.a(), false),
            SearchLimit::UpTo(amount) => (noun.numbered(Determiner::Bare, &up_to(amount), true), true),
            SearchLimit::CombinedCost(cost) => (combined(cost).np(Determiner::AnyNumber, true), true),
            SearchLimit::UpToCombinedCost(amount, cost) => {
                (combined(cost).numbered(Determiner::Bare, &up_to(amount), true), true)
            }
        };
        self.acted(Referent { several, own: true, deck: true, ..noun.referent(false) });
        self.say(words::SEARCH, format!("{} nach {}", place.acc(), what.dat()))
    }

    /// Returns "die nächste Einheit, die du in dieser Phase spielst".
    pub(super) fn next_played(&self, noun: &Noun, when: &str) -> Np {
        let mut noun = noun.clone().adjective("nächst");
        noun.after.push(super::nouns::NounSuffix::whom(super::players::last(&self.self_np(), when, words::PLAY)));
        noun.np(Determiner::The, false)
    }
}

/// Matches "all but 2 cards": the number of cards in hand minus those that stay.
fn all_but(count: &Amount) -> Option<i16> {
    let Amount::Sum(parts) = count else { return None };
    match parts.as_slice() {
        [Amount::Count(filter), Amount::N(less)] | [Amount::N(less), Amount::Count(filter)]
            if filter.zone == Zone::Hand && *less < 0 =>
        {
            Some(-less)
        }
        _ => None,
    }
}
