//! German text for steps that act.

use ability::{
    AbilityCount, Amount, Attribute, Binding, CardEffect, ChoiceEffect, Effect, FlowEffect, PlayerEffect, PlayerFilter,
    Step, Target, Token,
};

use super::amounts::{damage_done, done_so};
use super::attacks::Assault;
use super::cards::FromHand;
use super::clause::{Clause, Joins, hold, under};
use super::control_flow::then;
use super::grammar::{list, words as spaced};
use super::modifiers::DurationPhrase;
use super::nouns::{Np, Referent};
use super::terms::{aspect, token as token_noun};
use super::words::{self, Verb};
use super::zones::ZoneDirection;
use super::{Actor, Writer};

impl Writer<'_> {
    /// Returns the clauses of one step.
    pub(super) fn step(&mut self, step: &Step) -> Vec<Clause> {
        if !self.may
            && !self.blank
            && let Some((chosen, done)) = crate::done_to_what_others_choose(step)
        {
            let mut clauses = self.choose(&chosen);
            self.name(Binding::Chosen);
            self.others_chose = true;
            let done = self.step(&done).into_iter();
            clauses.extend(done.map(|clause| Clause { joins: Joins::Sentence, ..clause }));
            self.others_chose = false;
            return clauses;
        }
        match step {
            Effect::Flow(effect) => self.flow_effect(effect),
            Effect::Choice(effect) => self.choice_effect(effect),
            Effect::Card(effect) => self.card_effect(effect),
            Effect::Player(effect) => self.player_effect(effect),
        }
    }

    fn flow_effect(&mut self, effect: &FlowEffect) -> Vec<Clause> {
        match effect {
            FlowEffect::May(block) => self.optional(None, block),
            FlowEffect::MayBy(player, block) => {
                let who = self.player(player);
                self.optional(Some(who), block)
            }
            FlowEffect::IfYouDo { first, then, otherwise } => self.if_you_do(first, then, otherwise.as_ref()),
            FlowEffect::If { condition, then, otherwise } => self.when_so(condition, then, otherwise.as_ref()),
            FlowEffect::Modes { choose, by, of, repeat } => vec![self.modes(choose, by, of, *repeat)],
            FlowEffect::ForEach(target, block) => self.for_each(target, block),
            FlowEffect::Repeat(amount, block) => self.repeat(amount, block),
            FlowEffect::ForEachPlayer(player, block) => self.for_each_player(player, block),
            FlowEffect::They(player, block) => self.they(player, block),
            FlowEffect::Delay(moment, block) => self.later(*moment, block),
            FlowEffect::As(name, step) => {
                let clauses = self.step(step);
                self.name(*name);
                clauses
            }
            FlowEffect::Then(step) => {
                let clauses = self.step(step);
                then(clauses)
            }
            FlowEffect::After(block) => {
                let clauses = self.steps(block);
                under("danach", clauses)
            }
            FlowEffect::AtOnce(block) => {
                let clauses = self.steps(block);
                hold(clauses)
            }
        }
    }

    fn choice_effect(&mut self, effect: &ChoiceEffect) -> Vec<Clause> {
        match effect {
            // Already mentioned.
            ChoiceEffect::Bind(Target::It) => Vec::new(),
            ChoiceEffect::Bind(target @ Target::HostOf(_)) if !self.blank => {
                self.acted_on(target);
                Vec::new()
            }
            ChoiceEffect::Bind(target) => self.choose(target),
            ChoiceEffect::ChoosePlayer(player) => {
                let who = self.player(player);
                vec![self.say(words::CHOOSE, who.acc())]
            }
            ChoiceEffect::ChoosePlayers(count) => {
                self.doers = false;
                let players = super::amounts::counted(i16::from(*count), &super::nouns::Noun::of(words::PLAYER));
                vec![self.say(words::CHOOSE, players.acc())]
            }
            ChoiceEffect::NameCard => {
                self.acted(Referent::one(words::NAME));
                vec![self.say(words::NAME_IT, "eine Karte")]
            }
            ChoiceEffect::ChooseNumber => {
                self.done = chosen_number();
                vec![self.say(words::CHOOSE, "eine Zahl")]
            }
            ChoiceEffect::ChooseAttribute(Attribute::Aspect) => vec![self.say(words::CHOOSE, "einen Aspekt")],
            ChoiceEffect::ChooseAttribute(Attribute::Trait) => vec![self.say(words::NAME_IT, "ein Merkmal")],
            ChoiceEffect::ChooseArena => vec![self.say(words::CHOOSE, "ein Kampfgebiet")],
            ChoiceEffect::Look(target) => self.look(target),
            ChoiceEffect::LookAtHand(player) => {
                let hand = self.players_own(player, words::HAND);
                vec![self.say(words::LOOK, spaced(&[self.for_oneself(), hand.acc()]))]
            }
            ChoiceEffect::Reveal(target) => self.plain(words::REVEAL, target),
            ChoiceEffect::RevealHand(player) => {
                vec![self.of_player(player, words::REVEAL, |who| who.own_word(words::HAND).acc().to_owned())]
            }
        }
    }

    fn card_effect(&mut self, effect: &CardEffect) -> Vec<Clause> {
        match effect {
            CardEffect::Damage { amount, to, by, unpreventable } => {
                let damage = self.damage(amount, to, by.as_ref());
                vec![if *unpreventable {
                    damage.tailed(", der nicht verhindert werden kann".to_owned())
                } else {
                    damage
                }]
            }
            CardEffect::IndirectDamage { amount, to, by } => vec![self.indirect(amount, to, by.as_ref())],
            CardEffect::DamageDivided { amount, among, by, up_to } => {
                vec![self.divided(amount, among, by.as_ref(), *up_to)]
            }
            CardEffect::Heal { amount, from } => vec![self.heal(amount.as_ref(), from)],
            CardEffect::HealUpTo { amount, from } => {
                let from = self.acted_np(from);
                let damage = self.damage_of(amount);
                self.done = damage_done("geheilt");
                vec![self.say(words::HEAL, spaced(&[from.each_gets(), "bis zu", &damage, "von", from.dat()]))]
            }
            CardEffect::HealDivided { amount, among, up_to } => {
                let damage = self.damage_of(amount);
                let among = self.noun(among);
                self.acted(among.referent(true));
                self.done = damage_done("geheilt");
                let from = among.np(super::grammar::Determiner::AnyNumber, true);
                let up_to = if *up_to { "bis zu" } else { "" };
                vec![self.say(words::HEAL, spaced(&["insgesamt", up_to, &damage, "von", from.dat()]))]
            }
            CardEffect::Defeat(target) => self.plain(words::DEFEAT, target),
            CardEffect::Exhaust(target) => self.plain(words::EXHAUST, target),
            CardEffect::Ready(target) => self.plain(words::READY, target),
            CardEffect::Return(target) => self.give_back(target),
            CardEffect::Put { what, to } => vec![self.put(what, *to)],
            CardEffect::Discard(target) => self.plain(words::DISCARD, target),
            CardEffect::Give { token, count, to } => {
                let to = self.acted_np(to);
                let tokens = self.many(count, &token_noun(*token));
                vec![self.say(words::GIVE, spaced(&[to.dat(), to.each_gets(), &tokens]))]
            }
            CardEffect::GiveAnother(target) => {
                let tokens = self.acted_np(target);
                let give = self.say(words::GIVE, "seiner Einheit noch einen solchen Marker");
                vec![self.say(words::CHOOSE, tokens.acc()), give]
            }
            CardEffect::GiveDivided { token, amount, among, up_to } => {
                vec![self.distributed(amount, &token_noun(*token), among, *up_to)]
            }
            CardEffect::Create { token, count, who } => {
                let tokens = self.many(count, &token_noun(*token));
                let create = self.of_player(who, words::CREATE, |_| tokens.clone());
                let several = *count != Amount::N(1);
                let word = if several { created(*token) } else { words::TOKEN };
                self.acted(Referent { several, ..Referent::one(word) });
                vec![create]
            }
            CardEffect::Gain { to, gives, duration } => self.gain(to, gives, *duration),
            CardEffect::Rule { gives, duration } => self.rule(gives, *duration),
            CardEffect::TakeControl { of, by } => {
                let of = format!("die Kontrolle über {}", self.acted_np(of).acc());
                vec![self.of_player(by, words::TAKE_OVER, |_| of.clone())]
            }
            CardEffect::ExchangeControl(target) => {
                let np = self.acted_np(target);
                vec![self.say(words::EXCHANGE, format!("die Kontrolle über {}", np.acc()))]
            }
            CardEffect::Resource { what, by, ready } => self.resource(what, by, *ready),
            CardEffect::Capture { by, what, from_discard } => {
                let by = self.acted_np(by);
                let what = self.acted_np(what);
                let from = match from_discard {
                    true => format!("aus {}", self.self_own(words::DISCARD_PILE).dat()),
                    false => String::new(),
                };
                vec![self.say_of(&by, words::CAPTURE, spaced(&[what.acc(), &from]))]
            }
            CardEffect::Rescue(target) => self.plain(words::RESCUE, target),
            CardEffect::Attach { what, to, by } => self.attach(what, to, by.as_ref()),
            CardEffect::Attack { with, gives, defender, and_if, defender_if, rules } => {
                let (and_if, defender_if) = (and_if.as_ref(), defender_if.as_ref());
                self.attacks(&Assault { with, gives, defender, and_if, defender_if, rules })
            }
            CardEffect::Play { what, cost_changes, gives, tokens, on } => {
                let mut clauses = self.play(what, cost_changes, gives, on.as_ref());
                clauses.extend(self.give_played(tokens));
                clauses
            }
            CardEffect::PlayEach { what, cost_changes, on } => {
                let on = on.as_ref().map(|on| format!("auf {}", self.target(on).acc())).unwrap_or_default();
                let np = self.acted_np(what);
                let one_by_one = "nacheinander in beliebiger Reihenfolge";
                vec![
                    self.say(words::PLAY, spaced(&[np.acc(), &on, one_by_one, &self.cost_changes(cost_changes, true)])),
                ]
            }
            CardEffect::Deploy(target) => self.plain(words::DEPLOY, target),
            CardEffect::Move { what, to } => {
                let np = self.acted_np(what);
                let as_what = match (np.referent.word == words::UNIT, np.plural) {
                    (true, _) => "",
                    (false, true) => "als Einheiten",
                    (false, false) => "als Einheit",
                };
                let there = format!("ins {}-Kampfgebiet", super::terms::arena(*to));
                vec![self.say(words::MOVE, spaced(&[np.acc(), as_what, &there]))]
            }
        }
    }

    fn player_effect(&mut self, effect: &PlayerEffect) -> Vec<Clause> {
        match effect {
            PlayerEffect::TheForceIsWith(player) => {
                let with = format!("mit {}", self.player(player).dat());
                vec![Clause::about(&Np::fixed("die Macht"), words::BE, with)]
            }
            PlayerEffect::Disclose { icons, any_of, and_or } => {
                let joined = match (any_of, and_or) {
                    (_, true) => "und/oder",
                    (true, false) => "oder",
                    (false, false) => "und",
                };
                let icons: Vec<String> = icons.iter().map(|icon| aspect(*icon).to_owned()).collect();
                self.acted(Referent { several: *and_or, ..Referent::one(words::DISCLOSED) });
                vec![self.say(words::DISCLOSE, list(&icons, joined))]
            }
            PlayerEffect::UseTheForce => vec![self.say(words::USE, "die Macht")],
            PlayerEffect::Draw { count, who } => {
                let cards = self.many(count, &Referent::card().noun());
                let each = if matches!(who, PlayerFilter::YouAnd(_)) { "jeweils " } else { "" };
                let draw = self.of_player(who, words::DRAW, |_| format!("{each}{cards}"));
                self.acted(Referent {
                    several: *count != Amount::N(1),
                    own: *who == PlayerFilter::You,
                    ..Referent::card()
                });
                self.done = done_so(words::CARD, words::DRAW.past);
                vec![draw]
            }
            PlayerEffect::DiscardFromHand { count, who, cards, by, random } => {
                self.discard(&FromHand { count, who, cards: cards.as_deref(), by: by.as_ref(), random: *random })
            }
            PlayerEffect::DiscardHand(player) => {
                self.done = done_so(words::CARD, words::DISCARD.past);
                vec![self.of_player(player, words::DISCARD, |who| who.own_word(words::HAND).acc().to_owned())]
            }
            PlayerEffect::Mill { count, who } => {
                vec![self.mill(count, who)]
            }
            PlayerEffect::UseAbility { of, kind, how } => {
                let kind = super::terms::kind_word(*kind);
                let (many, np) = match how {
                    AbilityCount::One => ("eine Fähigkeit", self.acted_np(of)),
                    AbilityCount::All => ("alle Fähigkeiten", self.acted_np(of)),
                    AbilityCount::AnyNumber => ("beliebig viele Fähigkeiten", self.acted_np(&crate::each_of(of))),
                };
                let what = format!("{many} \u{201e}{kind}\u{201c} {}", np.of_them());
                vec![self.say(words::USE, what)]
            }
            PlayerEffect::UseAgain => {
                vec![self.say(words::USE, "jene Fähigkeit noch einmal")]
            }
            PlayerEffect::ExtraAction => {
                vec![self.say(words::TAKE_ACTION, "nach dieser eine zusätzliche Aktion")]
            }
            PlayerEffect::Shuffle(player) => {
                vec![self.of_player(player, words::SHUFFLE, |who| who.own_word(words::DECK).acc().to_owned())]
            }
            PlayerEffect::Search { top, cards, take, reveal, then } => {
                let mut clauses = vec![self.search(top.as_ref(), cards, take)];
                if *reveal {
                    clauses.push(self.say(words::REVEAL, self.it.pronoun().acc()));
                }
                clauses.extend(self.steps(then));
                hold(clauses)
            }
            PlayerEffect::Arrange(amount) => self.arrange(amount),
            PlayerEffect::RevealUntilStop(amount) => {
                let most = self.amount(amount);
                self.acted(Referent { several: true, own: true, deck: true, ..Referent::card() });
                let deck = self.self_own(words::DECK);
                let who = self.self_np();
                let wants = if who.you { "willst" } else { "will" };
                let until = format!(", bis {} aufhören {wants}, höchstens {}", who.nom(), most.nom());
                let cards = format!("nacheinander die obersten Karten {}", deck.gen_());
                vec![self.say(words::REVEAL, cards).tailed(until)]
            }
            PlayerEffect::Pay(amount) => {
                vec![self.say(words::PAY, self.resources(amount))]
            }
            PlayerEffect::PayUpTo { most: None } => {
                self.done = done_so(words::RESOURCE, words::PAY.past);
                vec![self.say(words::PAY, "beliebig viele Ressourcen")]
            }
            PlayerEffect::PayUpTo { most: Some(amount) } => {
                self.done = done_so(words::RESOURCE, words::PAY.past);
                vec![self.say(words::PAY, format!("bis zu {}", self.resources(amount)))]
            }
            PlayerEffect::Lose(player) => {
                let who = self.player(player);
                vec![self.say_of(&who, words::LOSE, "das Spiel")]
            }
            PlayerEffect::Win(player) => {
                let who = self.player(player);
                vec![self.say_of(&who, words::WIN, "das Spiel")]
            }
            PlayerEffect::Flip(target) => self.plain(words::FLIP, target),
            PlayerEffect::CollectBounties(target) => {
                let of = self.acted_np(target).of_them();
                vec![self.say(words::COLLECT, format!("die Kopfgelder {of}"))]
            }
            PlayerEffect::CollectAgain => {
                vec![self.say(words::COLLECT, "jenes Kopfgeld noch einmal")]
            }
            PlayerEffect::NextCardGains(filter, modifier) => {
                let card = self.next_played(&self.noun_alone(filter), "in dieser Phase");
                // Exploit is used while the card is played, and the card enters play only once.
                let lasts = if crate::lasts_beyond_playing(modifier) { "für diese Phase" } else { "" };
                self.modifiers(&card, None, std::slice::from_ref(modifier), &DurationPhrase::front(lasts))
            }
        }
    }

    /// Renders "Füge einem Spieler 3 indirekten Schaden zu".
    fn indirect(&mut self, amount: &Amount, to: &PlayerFilter, by: Option<&Target>) -> Clause {
        let dealer = by.map(|by| self.target(by));
        let damage = self.damage_of(amount).replacen("Schaden", "indirekten Schaden", 1);
        self.acted(Referent { several: true, ..Referent::one(words::DAMAGED) });
        self.done = damage_done(words::DEAL.past);
        let mid = spaced(&[self.player(to).dat(), &damage]);
        match dealer {
            Some(dealer) => self.say_of(&dealer, words::DEAL, mid),
            None => self.say(words::DEAL, mid),
        }
    }

    /// Returns the noun phrase of a target and makes it the referent of the pronoun.
    pub(super) fn acted_np(&mut self, target: &Target) -> Np {
        let np = self.target(target);
        self.acted(np.referent.clone());
        np
    }

    /// Returns the clause of a verb with its object: "besiege eine Einheit".
    fn plain(&mut self, verb: Verb, target: &Target) -> Vec<Clause> {
        let np = self.acted_np(target);
        self.done = done_so(np.referent.word, verb.past);
        vec![self.say(verb, np.acc())]
    }

    fn look(&mut self, target: &Target) -> Vec<Clause> {
        let np = self.acted_np(target);
        self.done = done_so(np.referent.word, words::LOOK.past);
        vec![self.say(words::LOOK, spaced(&[self.for_oneself(), np.acc()]))]
    }

    /// Returns the reflexive pronoun of the subject: "dir", "sich".
    pub(super) fn for_oneself(&self) -> &'static str {
        match (&self.actor, self.decider.is_some()) {
            (Actor::You, false) => "dir",
            (Actor::They(_), _) | (Actor::You, true) => "sich",
        }
    }

    /// Returns a clause of a player: imperative for the actor, otherwise with that player as the subject. `rest`
    /// receives the owner of the mentioned cards.
    pub(super) fn of_player(&self, player: &PlayerFilter, verb: Verb, rest: impl Fn(&Np) -> String) -> Clause {
        if self.is_actor(player) {
            return self.say(verb, rest(&self.self_np()));
        }
        let who = self.player(player);
        let pronoun = Np::pronoun(who.gender, who.plural, who.referent.clone());
        self.say_of(&who, verb, rest(&pronoun))
    }

    fn choose(&mut self, target: &Target) -> Vec<Clause> {
        if let Target::ChosenBy(player, filter) = target {
            let who = self.player(player);
            let chooser = Some(Np::pronoun(who.gender, false, who.referent.clone()));
            let chosen = Writer { chooser, ..self.here() }.target(&Target::Choose(filter.clone()));
            self.acted_on(target);
            return vec![self.say_of(&who, words::CHOOSE, chosen.acc())];
        }
        let blank = self.blank;
        let np = { Writer { toward: ZoneDirection::In, blank, ..self.here() }.target(target) };
        self.acted(np.referent.clone());
        vec![self.say(words::CHOOSE, np.acc())]
    }
}

/// Returns the result for a chosen number.
fn chosen_number() -> super::Done {
    let noun = super::nouns::Noun::of(words::CHOSEN_NUMBER).adjective("gewählt");
    super::Done::Said {
        number: Box::new(noun.np(super::grammar::Determiner::The, false)),
        each: "für je 1 der gewählten Zahl".to_owned(),
    }
}

/// Returns the noun for several created tokens in later sentences: units, or tokens.
fn created(token: Token) -> words::Word {
    match token {
        Token::BattleDroid
        | Token::CloneTrooper
        | Token::TieFighter
        | Token::XWing
        | Token::Spy
        | Token::Mandalorian
        | Token::Beast => words::UNIT,
        Token::Experience | Token::Shield | Token::Advantage | Token::Credit | Token::Weakness => words::TOKEN,
    }
}
