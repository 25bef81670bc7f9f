//! German clauses for planned acts.

use ability::{AbilityCount, Amount, DelayedTiming, Target};

use crate::plan::{self, Act, Lead, LeadKind, Object, Party, Things, Verb, Who};

use super::Writer;
use super::attacks::choice_of;
use super::clause::{Clause, Joins, Phrase, Subject, sentences};
use super::conditions::did;
use super::grammar::{Determiner, list, words as spaced};
use super::modifiers::DurationPhrase;
use super::nouns::{Noun, Np};
use super::terms::{aspect, token as token_noun};
use super::verbs::{fixed, up_to_words, word, zone};
use super::words;

impl Writer<'_> {
    /// Puts a lead before a clause.
    pub(super) fn led(&self, clause: Clause, lead: &Lead) -> Clause {
        let here = self.at(&lead.at);
        let words = match &lead.kind {
            LeadKind::If(condition) => format!("falls {},", here.condition(condition)),
            LeadKind::IfDone { who, not } => {
                let who = who.as_ref().map(|who| self.party(who)).filter(|who| !who.you);
                let who = who.map_or_else(Np::you, |who| who.as_pronoun());
                format!("falls {},", did(&who, *not))
            }
            LeadKind::Otherwise => "ansonsten".to_owned(),
            // "falls du das tust, ziehe danach eine Karte"
            LeadKind::Then if !clause.lead.is_empty() => {
                return Clause { mid: spaced(&["danach", &clause.mid]), joins: Joins::Sentence, ..clause };
            }
            LeadKind::Then | LeadKind::AfterThat => "danach".to_owned(),
            LeadKind::At(moment) => match moment {
                DelayedTiming::RegroupPhase => "zu Beginn der Sammelphase".to_owned(),
                DelayedTiming::NextActionPhase => "zu Beginn der nächsten Aktionsphase".to_owned(),
                DelayedTiming::PhaseEnd => "am Ende dieser Phase".to_owned(),
                DelayedTiming::AttackOver => "nach diesem Angriff".to_owned(),
                DelayedTiming::ThisLeavesPlay => format!("wenn {} das Spiel verlässt,", here.me().nom()),
                DelayedTiming::WhenPlayedUsed => {
                    "wenn du das nächste Mal in dieser Phase eine „Wenn gespielt“-Fähigkeit nutzt,".to_owned()
                }
                DelayedTiming::InitiativeTaken => {
                    "wenn du das nächste Mal in dieser Phase die Initiative nimmst,".to_owned()
                }
            },
            LeadKind::ForEach(target) => format!("für {}", here.each_of(target).acc()),
            LeadKind::Times(amount) => match here.each(amount) {
                Some((1, each)) => each,
                Some((times, each)) => format!("{each} {times} Mal"),
                None => format!("{} Mal", here.amount(amount).nom()),
            },
            // "jeder Gegner zieht eine Karte" rather than "für jeden Gegner zieht dieser Spieler eine Karte"
            LeadKind::ForPlayer { player, alone: true }
                if clause.lead.is_empty() && clause.who == Subject::Np(here.player(&ability::PlayerFilter::That)) =>
            {
                return Clause { who: Subject::Np(here.player(player)), ..clause };
            }
            LeadKind::ForPlayer { player, .. } => format!("für {}", here.player(player).acc()),
        };
        clause.led(&words)
    }

    /// Returns the cards of a target individually: "jede der gewählten Einheiten".
    fn each_of(&self, target: &Target) -> Np {
        let np = self.target(target);
        match target.own_filter().filter(|filter| matches!(target, Target::All(_)) && filter.among.is_none()) {
            Some(filter) => self.noun(filter).each(),
            None if matches!(target, Target::AnyNumber(_)) => np.each_among(),
            None if np.plural => np.each_of(),
            None => np,
        }
    }

    /// Returns a party that acts.
    pub(super) fn party(&self, party: &Party) -> Np {
        let here = self.at(&party.at);
        match &party.who {
            Who::Player(player) => here.player(player),
            Who::Side(side) => here.side_all(side),
            Who::Target(target) => here.target(target),
            Who::EachOf(target) => here.each_of(target),
        }
    }

    /// Returns the clause of a verb: "ziehe eine Karte", "jeder Gegner zieht eine Karte".
    pub(super) fn say(&self, plan: &plan::Clause, verb: words::Verb, mid: impl Into<String>) -> Clause {
        self.say_by(plan, plan.by.as_ref(), verb, mid)
    }

    /// Like [`Writer::say`], for another party.
    pub(super) fn say_by(
        &self,
        plan: &plan::Clause,
        by: Option<&Party>,
        verb: words::Verb,
        mid: impl Into<String>,
    ) -> Clause {
        let named = |subject: plan::Subject| match subject {
            plan::Subject::Reader => None,
            plan::Subject::You => Some(Np::you()),
            plan::Subject::Party(party) => Some(self.party(&party)),
        };
        let (subject, lets) = plan.subject_for(by);
        let who = named(subject).map_or(Subject::Reader, Subject::Np);
        Clause { may: plan.may, lets: lets.and_then(named), ..Clause::of(who, verb, mid) }
    }

    /// Returns the owner of the cards that the subject handles, as a pronoun.
    pub(super) fn doer(&self, plan: &plan::Clause) -> Np {
        plan.by.as_ref().map_or_else(|| self.self_np(), |who| self.party(who).as_pronoun())
    }

    /// Returns the pronoun for the target of the last step.
    pub(super) fn it(&self) -> Np {
        self.real(&self.it).pronoun()
    }

    /// Renders an act, in the scene after it.
    pub(super) fn act(&self, plan: &plan::Clause) -> Vec<Clause> {
        let before = self.at(&plan.before);
        let say = |verb: words::Verb, mid: String| vec![self.say(plan, verb, mid)];
        match &plan.act {
            Act::Do(verb, object) => say(word(*verb), before.object(self, plan, *verb, object)),
            Act::Fixed(what) => {
                let (verb, mid) = fixed(*what);
                say(verb, mid.to_owned())
            }
            Act::Count { verb, what, amount, up_to, each } => {
                let each = if *each { "jeweils" } else { "" };
                say(word(*verb), spaced(&[each, up_to_words(*up_to), &before.things(*what, amount)]))
            }
            Act::Give { tokens, to } => {
                let to = before.target(to);
                let tokens: Vec<String> =
                    tokens.iter().map(|(token, count)| self.many(count, &token_noun(*token))).collect();
                say(words::GIVE, spaced(&[to.dat(), to.each_gets(), &list(&tokens, "und")]))
            }
            Act::GiveAnother(_) => say(words::GIVE, "seiner Einheit noch einen solchen Marker".to_owned()),
            Act::Distribute { token, amount, among, up_to } => {
                let tokens = before.many(amount, &token_noun(*token));
                let among = before.noun(among).np(Determiner::AnyNumber, true);
                let mid = spaced(&[among.dat(), "insgesamt", up_to_words(*up_to), &tokens]);
                vec![self.say(plan, words::GIVE, mid).tailed(choice_of(&self.self_np()))]
            }
            Act::TakeControl(of) => say(words::TAKE_OVER, format!("die Kontrolle über {}", before.target(of).acc())),
            Act::ExchangeControl(of) => say(words::EXCHANGE, format!("die Kontrolle über {}", before.target(of).acc())),
            Act::Capture { what, from_discard } => {
                let from = match from_discard {
                    true => format!("aus {}", self.self_own(words::DISCARD_PILE).dat()),
                    false => String::new(),
                };
                say(words::CAPTURE, spaced(&[before.target(what).acc(), &from]))
            }
            Act::Move { what, to } => {
                let np = before.target(what);
                let as_what = match (np.referent.word == words::UNIT, np.plural) {
                    (true, _) => "",
                    (false, true) => "als Einheiten",
                    (false, false) => "als Einheit",
                };
                let there = format!("ins {}-Kampfgebiet", super::terms::arena(*to));
                say(words::MOVE, spaced(&[np.acc(), as_what, &there]))
            }
            Act::Disclose { icons, any_of, and_or } => {
                let joined = match (any_of, and_or) {
                    (_, true) => "und/oder",
                    (true, false) => "oder",
                    (false, false) => "und",
                };
                let icons: Vec<String> = icons.iter().map(|icon| aspect(*icon).to_owned()).collect();
                say(words::DISCLOSE, list(&icons, joined))
            }
            Act::UseAbility { of, kind, how } => {
                let many = match how {
                    AbilityCount::One => "eine Fähigkeit",
                    AbilityCount::All => "alle Fähigkeiten",
                    AbilityCount::AnyNumber => "beliebig viele Fähigkeiten",
                };
                let (kind, of) = (super::terms::kind_word(*kind), before.target(of).of_them());
                say(words::USE, format!("{many} \u{201e}{kind}\u{201c} {of}"))
            }
            Act::ForceIsWith(player) => {
                let with = format!("mit {}", self.player(player).dat());
                vec![Clause::about(&Np::fixed("die Macht"), words::BE, with)]
            }
            Act::NextCardGains(filter, modifier) => {
                let card = self.next_played(&self.noun_alone(filter), "in dieser Phase");
                // Exploit is used while the card is played, and the card enters play only once.
                let lasts = if crate::lasts_beyond_playing(modifier) { "für diese Phase" } else { "" };
                self.modifiers(&card, None, std::slice::from_ref(&**modifier), &DurationPhrase::front(lasts))
            }
            Act::Modes { choose, repeat, options } => {
                let again = if *repeat { " (auch mehrmals dasselbe)" } else { "" };
                let count = format!("{}{again}", before.number_of_modes(choose));
                let lines = options.iter().map(|each| format!("\n\u{2022} {}", sentences(&self.realise(each))));
                vec![self.say(plan, words::CHOOSE, count).tailed(format!(":{}", lines.collect::<String>()))]
            }
            Act::Damage(act) => self.damage_act(plan, &before, act),
            Act::Cards(act) => self.card_act(plan, &before, act),
            Act::Gain { to, gives, duration } => self.gain(plan, before.target(to), to, gives, *duration),
            Act::Rule { gives, duration } => self.rule(gives, *duration),
            Act::Attack(attack) => self.attacks(plan, &before, attack),
        }
    }

    fn number_of_modes(&self, choose: &Amount) -> String {
        match choose.number() {
            Some(1) => "eins".to_owned(),
            Some(2) => "zwei".to_owned(),
            Some(3) => "drei".to_owned(),
            Some(_) | None => match self.each(choose) {
                Some((1, each)) => format!("eins {each}"),
                Some((times, each)) => format!("{times} {each}"),
                None => format!("eine Anzahl in Höhe {}", self.amount(choose).gen_()),
            },
        }
    }

    /// Renders the object of a verb.
    fn object(&self, after: &Writer<'_>, plan: &plan::Clause, verb: Verb, object: &Object) -> String {
        let np = match object {
            Object::Target(target) => self.target(target),
            Object::It => after.it(),
            Object::Player(player) => self.player(player),
            Object::Players(count) => super::amounts::counted(i16::from(*count), &Noun::of(words::PLAYER)),
            Object::Own(place) => after.doer(plan).own_word(zone(*place)),
            Object::HandOf(player) => self.players_own(player, words::HAND),
            Object::Game => Np::fixed("das Spiel"),
        };
        match verb {
            Verb::Look => spaced(&[self.for_oneself(), np.acc()]),
            Verb::CollectBounties => format!("die Kopfgelder {}", np.of_them()),
            Verb::Choose
            | Verb::Create
            | Verb::Deal
            | Verb::Defeat
            | Verb::Deploy
            | Verb::Discard
            | Verb::Draw
            | Verb::Exhaust
            | Verb::Flip
            | Verb::Give
            | Verb::Heal
            | Verb::Lose
            | Verb::Pay
            | Verb::Ready
            | Verb::Rescue
            | Verb::Return
            | Verb::Reveal
            | Verb::Shuffle
            | Verb::Win => np.acc().to_owned(),
        }
    }

    /// Renders counted things: "2 Karten", "einen Schild-Marker für jede befreundete Einheit", "1 Ressource".
    fn things(&self, what: Things, amount: &Amount) -> String {
        match what {
            Things::Cards => self.many(amount, &Noun::of(words::CARD)),
            Things::Resources => self.resources(amount),
            Things::Tokens(token) => self.many(amount, &token_noun(token)),
        }
    }

    /// Returns the reflexive pronoun of the subject: "dir", "sich".
    pub(super) fn for_oneself(&self) -> &'static str {
        if self.is_you() && self.decider.is_none() { "dir" } else { "sich" }
    }
}
