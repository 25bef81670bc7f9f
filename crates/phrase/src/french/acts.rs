//! Clauses for planned acts.

use ability::{
    Amount, AttackRule, CostChange, DelayedTiming, Destination, Duration, Filter, Modifier, PlacementOrder,
    PlayerFilter, SearchLimit, Target, UnitRule,
};

use crate::plan::cards::all_but;
use crate::plan::{self, Act, Attack, CardAct, DamageAct, Fixed, Lead, LeadKind, Party, Place, Things, Verb, Who};

use super::Writer;
use super::clause::{Clause, Joins, Phrase, Subject, sentences};
use super::grammar::{of, words};
use super::nouns::{Np, Object};
use super::terms;

/// Returns the infinitive of a verb.
pub(super) fn verb_word(verb: Verb) -> &'static str {
    match verb {
        Verb::Choose => "choisir",
        Verb::CollectBounties => "toucher",
        Verb::Create => "créer",
        Verb::Deal => "infliger",
        Verb::Defeat => "éliminer",
        Verb::Deploy => "déployer",
        Verb::Discard => "défausser",
        Verb::Draw => "piocher",
        Verb::Exhaust => "incliner",
        Verb::Flip => "retourner",
        Verb::Give => "donner",
        Verb::Heal => "soigner",
        Verb::Look => "regarder",
        Verb::Lose => "perdre",
        Verb::Pay => "payer",
        Verb::Ready => "redresser",
        Verb::Rescue => "libérer",
        Verb::Return => "renvoyer",
        Verb::Reveal => "révéler",
        Verb::Shuffle => "mélanger",
        Verb::Win => "gagner",
    }
}

/// Joins an object beside the verb with more words after it.
fn with(object: Object, more: &[&str]) -> Object {
    Object { text: words(&[&[object.text.as_str()], more].concat()), ..object }
}

impl Writer<'_> {
    pub(super) fn lead(&self, lead: &Lead) -> String {
        let here = self.at(&lead.at);
        match &lead.kind {
            LeadKind::If(condition) => format!("si {},", here.condition(condition)),
            LeadKind::IfDone { who: None, not: false } => "si vous le faites,".to_owned(),
            LeadKind::IfDone { who: Some(_), not: false } => "si il le fait,".to_owned(),
            LeadKind::Otherwise => "sinon,".to_owned(),
            LeadKind::Then => "ensuite,".to_owned(),
            LeadKind::AfterThat => "après cela,".to_owned(),
            LeadKind::At(DelayedTiming::RegroupPhase) => "au début de la phase de regroupement,".to_owned(),
            LeadKind::At(DelayedTiming::NextActionPhase) => "au début de la prochaine phase d'action,".to_owned(),
            LeadKind::ForEach(Target::All(filter)) => format!("pour {},", here.noun(filter).each()),
            LeadKind::ForPlayer { player, .. } => format!("pour {},", here.player(player).text),
            _ => self.missing(),
        }
    }

    /// Returns the clause of a verb: "piochez une carte", "chaque adversaire pioche une carte".
    fn say(&self, plan: &plan::Clause, verb: &'static str, object: Object) -> Clause {
        // A card that acts may do so itself: "cette unité peut infliger".
        let card = |who: &plan::Subject| matches!(who, plan::Subject::Party(Party { who: Who::Target(_), .. }));
        let who = match plan.subject() {
            (plan::Subject::Reader, Some(lets)) if card(&lets) => lets,
            (who, None) => who,
            (who, Some(_)) => {
                self.missing();
                who
            }
        };
        let who = match who {
            plan::Subject::Reader => Subject::Reader,
            plan::Subject::You => Subject::You,
            plan::Subject::Party(party) => Subject::Np(self.party(&party)),
        };
        Clause::of(who, plan.may, verb, object)
    }

    pub(super) fn act(&self, plan: &plan::Clause) -> Vec<Clause> {
        let topic = plan.leads.iter().find_map(|lead| match &lead.kind {
            LeadKind::If(condition) => super::abilities::topic(condition).cloned(),
            _ => None,
        });
        let before = self.at(&plan.before).with(|scene| scene.topic = topic.or_else(|| scene.topic.take()));
        let say = |verb: &'static str, object: Object| vec![self.say(plan, verb, object)];
        match &plan.act {
            Act::Do(verb, object) => say(verb_word(*verb), before.object(plan, object)),
            Act::Fixed(what) => self.fixed(plan, *what),
            Act::Count { verb, what, amount, up_to: false, .. } => {
                say(verb_word(*verb), Object::of(before.things(*what, amount)))
            }
            Act::Give { tokens, to } => {
                let (chosen, to) = before.each_to(plan, to);
                let tokens = tokens.iter().map(|(token, count)| match terms::token(*token) {
                    Some(word) => self.many(count, &word),
                    None => (self.missing(), String::new()),
                });
                let (heads, tails): (Vec<String>, Vec<String>) = tokens.unzip();
                let text = words(&[&super::grammar::list(&heads, "et"), &to.text, &tails.concat()]);
                chosen.into_iter().chain(say("donner", Object { text, ..to })).collect()
            }
            Act::TakeControl(target) => {
                let np = before.target(target);
                // "son propriétaire en prend le contrôle"
                let named = plan.by.as_ref().is_some_and(|by| match &by.who {
                    Who::Player(PlayerFilter::OwnerOf(of)) => **of == *target,
                    _ => false,
                });
                say(
                    "prendre",
                    match np.pronoun || named {
                        true => Object { clitic: Some("en"), ..Object::of("le contrôle") },
                        false => Object::of(format!("le contrôle {}", of(&np.text))),
                    },
                )
            }
            Act::Modes { choose, repeat: false, options } => {
                let count = match choose.number() {
                    Some(1) => "une option",
                    Some(2) => "deux options",
                    _ => return vec![Clause::whole(self.missing())],
                };
                let lines = options.iter().map(|each| format!("\n\u{2022} {}", sentences(&self.realise(each))));
                say("choisir", Object::of(format!("{count}{}{}", super::grammar::COLON, lines.collect::<String>())))
            }
            Act::Damage(act) => self.damage_act(plan, &before, act),
            Act::Cards(act) => self.card_act(plan, &before, act),
            Act::Gain { to, gives, duration } => self.gain(plan, &before.target(to), to, gives, *duration),
            Act::Rule { gives, duration } => self.rule(gives, *duration),
            Act::Attack(attack) => self.attack(plan, &before, attack),
            _ => vec![Clause::whole(self.missing())],
        }
    }

    fn fixed(&self, plan: &plan::Clause, what: Fixed) -> Vec<Clause> {
        let (verb, rest) = match what {
            Fixed::ChooseAnyNumberOfPlayers => ("choisir", "n'importe quel nombre de joueurs"),
            Fixed::ChooseArena => ("choisir", "une arène"),
            Fixed::ChooseNumber => ("choisir", "un nombre"),
            Fixed::NameCard => ("nommer", "une carte"),
            Fixed::PayAnyNumber => ("payer", "n'importe quel nombre de ressources"),
            _ => return vec![Clause::whole(self.missing())],
        };
        vec![self.say(plan, verb, Object::of(rest))]
    }

    /// Renders the object of a verb.
    fn object(&self, plan: &plan::Clause, object: &plan::Object) -> Object {
        match object {
            plan::Object::Target(Target::All(filter)) if !self.noun(filter).proper && !self.noun(filter).definite => {
                let noun = self.noun(filter);
                let all = if noun.word.feminine { "toutes" } else { "tous" };
                Object::of(format!("{all} les {}", noun.plural()))
            }
            plan::Object::Target(target) => self.target(target).object(),
            plan::Object::It => self.at(&plan.after).it_np().object(),
            plan::Object::Player(player) => Object::of(self.player(player).text),
            plan::Object::Own(place) => {
                let (thing, feminine) = if *place == Place::Hand { ("main", true) } else { ("deck", false) };
                let own = if plan.by.is_some() {
                    format!("{} {thing}", if feminine { "sa" } else { "son" })
                } else {
                    self.own(thing, feminine)
                };
                Object::of(own)
            }
            plan::Object::HandOf(player) => Object::of(self.players_own("main", true, player)),
            _ => Object::of(self.missing()),
        }
    }

    /// Returns the pronoun for the target of the last step.
    fn it_np(&self) -> Np {
        self.target(&Target::It)
    }

    /// Returns the indirect object for each card of a target. Several cards to choose are chosen first: "choisissez
    /// jusqu'à 3 unités", "à chacune d'elles".
    fn each_to(&self, plan: &plan::Clause, target: &Target) -> (Option<Clause>, Object) {
        let np = self.target(target);
        if !np.plural || !target.is_choice() {
            return (None, np.to());
        }
        let each = if np.feminine { "à chacune d'elles" } else { "à chacun d'eux" };
        (Some(self.say(plan, "choisir", np.object())), Object::of(each))
    }

    fn things(&self, what: Things, amount: &Amount) -> String {
        let word = match what {
            Things::Cards => terms::card(),
            Things::Resources => return self.resources(amount),
            Things::Tokens(_) => return self.missing(),
        };
        let (head, tail) = self.many(amount, &word);
        words(&[head, tail])
    }

    fn damage_act(&self, plan: &plan::Clause, before: &Writer<'_>, act: &DamageAct) -> Vec<Clause> {
        let dealt = |amount: &Amount, by: Option<&Target>| {
            before.with(|scene| scene.topic = by.cloned().or_else(|| scene.topic.clone())).damage(amount)
        };
        let say = |verb: &'static str, text: String| vec![self.say(plan, verb, Object::of(text))];
        match act {
            DamageAct::Deal { amount, to, by, unpreventable: false } => {
                let ((damage, long), (chosen, to)) = (dealt(amount, by.as_ref()), before.each_to(plan, to));
                // A long amount follows its target.
                let text = if long { words(&[&to.text, &damage]) } else { words(&[&damage, &to.text]) };
                chosen.into_iter().chain([self.say(plan, "infliger", Object { text, ..to })]).collect()
            }
            DamageAct::Divide { amount, among, by, up_to: false } => {
                let ((damage, _), among) = (dealt(amount, by.as_ref()), before.noun(among).plural());
                let among = if among.starts_with("autres ") { format!("d'{among}") } else { format!("des {among}") };
                say("infliger", format!("{damage}, à répartir comme vous le souhaitez entre {among}"))
            }
            DamageAct::Heal { amount, from } => {
                let np = before.target(from);
                let from = of(&np.text);
                say(
                    "soigner",
                    match amount.as_ref().map(|amount| dealt(amount, None)) {
                        None if np.pronoun && !np.plural => "tous ses dégâts".to_owned(),
                        None => format!("tous les dégâts {from}"),
                        Some((damage, _)) => match damage.strip_prefix("autant de dégâts ") {
                            Some(than) => format!("autant de dégâts {from} {than}"),
                            None => format!("{damage} {from}"),
                        },
                    },
                )
            }
            DamageAct::HealUpTo { amount, from } => {
                let from = of(&before.target(from).text);
                say("soigner", format!("jusqu'à {} {from}", dealt(amount, None).0))
            }
            DamageAct::HealDivided { amount, among, up_to: true } => {
                let from = format!("au total sur n'importe quel nombre {}", before.noun(among).of_several());
                say("soigner", format!("jusqu'à {} {from}", dealt(amount, None).0))
            }
            _ => vec![Clause::whole(self.missing())],
        }
    }

    fn card_act(&self, plan: &plan::Clause, before: &Writer<'_>, act: &CardAct) -> Vec<Clause> {
        let say = |verb: &'static str, object: Object| vec![self.say(plan, verb, object)];
        match act {
            CardAct::Return { what, own } => {
                let np = before.target(what);
                let hand = format!("dans {}", before.hand_of(&np, *own));
                let object = np.object();
                // A long object follows its destination.
                let long =
                    [" avec ", " qui ", " que ", " d'un", " ayant "].iter().any(|word| object.text.contains(word));
                let text = if long { [&hand, &object.text] } else { [&object.text, &hand] };
                say("renvoyer", Object { text: words(&text), ..object })
            }
            CardAct::Put { what, to, own } => self.put(plan, &before.target(what), *to, *own),
            CardAct::Resource { what, by: PlayerFilter::You } => {
                say("ajouter", with(before.target(what).object(), &["à vos ressources"]))
            }
            CardAct::ReadyResource => say("redresser", self.it_np().object()),
            CardAct::Play { what, cost_changes, gives, on: None } => {
                let (price, object) = (self.cost_changes(cost_changes), before.target(what).object());
                let free = cost_changes.as_slice() == [CostChange::Free];
                let text = if free { [&price, &object.text] } else { [&object.text, &price] };
                let play = self.say(plan, "jouer", Object { text: words(&text), ..object });
                [play].into_iter().chain(self.gained_in_play(gives)).collect()
            }
            CardAct::PlayEach { what, cost_changes, on: None } => {
                let price = format!("{}, une par une, dans l'ordre de votre choix", self.cost_changes(cost_changes));
                let object = before.target(what).object();
                let text = if object.text.is_empty() { price } else { format!("{} {price}", object.text) };
                say("jouer", Object { text, ..object })
            }
            CardAct::DiscardFromHand { count, who, cards, other_hand, random } => {
                let hand = match (*other_hand, plan.by.is_some()) {
                    (true, _) => before.players_own("main", true, who),
                    (false, true) => "sa main".to_owned(),
                    (false, false) => self.own("main", true),
                };
                let noun = before.noun_alone(cards);
                let random = if *random { "au hasard" } else { "" };
                let text = match (all_but(count), count.number()) {
                    (Some(kept), _) => format!("toutes les cartes {} sauf {kept}", of(&hand)),
                    (None, Some(n)) => {
                        let (one, many) = (noun.singular(), noun.plural());
                        let cards = super::grammar::counted(n, &one, &many, noun.word.feminine);
                        let long = [" portant ", " qui "].iter().any(|word| cards.contains(word));
                        let hand = of(&hand);
                        words(&if long { [random, &hand, &cards] } else { [random, &cards, &hand] })
                    }
                    _ => self.missing(),
                };
                say("défausser", Object::of(text))
            }
            CardAct::Mill { count, who } => match count.number() {
                Some(n) => say("défausser", Object::of(before.top_cards(n, who))),
                None => {
                    let (head, tail) = before.many(count, &terms::card());
                    let deck = of(&before.players_own("deck", false, who));
                    say("défausser", Object::of(words(&[&head, "du dessus", &deck, &tail])))
                }
            },
            CardAct::Search { top, cards, take } => {
                let what = before.searched(cards, take);
                match top.as_ref().map(Amount::number) {
                    Some(Some(n)) => {
                        let place = format!("parmi {},", before.top_cards(n, &PlayerFilter::You));
                        vec![self.say(plan, "chercher", Object::of(what)).led(&place)]
                    }
                    Some(None) => vec![Clause::whole(self.missing())],
                    None => say("chercher", Object::of(format!("{what} dans {}", before.own("deck", false)))),
                }
            }
            CardAct::Arrange(amount) => {
                let Some(n) = amount.number() else { return vec![Clause::whole(self.missing())] };
                let top = before.top_cards(n, &PlayerFilter::You);
                let (bottom, rest) = (self.own("deck", false), "le reste au-dessus, dans l'ordre de votre choix");
                let put = format!("n'importe quel nombre d'entre elles au-dessous {} et {rest}", of(&bottom));
                let put = Clause::of(Subject::Reader, false, "placer", Object::of(put));
                vec![self.say(plan, "regarder", Object::of(top)), Clause { joins: Joins::Sentence, ..put }]
            }
            CardAct::RevealUntilStop(amount) => {
                let deck = of(&self.own("deck", false));
                let (most, _) = before.many(amount, &terms::card());
                let stop = "en vous arrêtant quand vous le souhaitez";
                let text = format!("une par une les cartes du dessus {deck}, {most} au maximum, {stop}");
                say("révéler", Object::of(text))
            }
            _ => vec![Clause::whole(self.missing())],
        }
    }

    fn put(&self, plan: &plan::Clause, np: &Np, to: Destination, own: bool) -> Vec<Clause> {
        let deck = match (own, np.referent.several) {
            (true, _) => of(&self.own("deck", false)),
            (false, true) => "du deck de leur propriétaire".to_owned(),
            (false, false) => "du deck de son propriétaire".to_owned(),
        };
        let order = |order: PlacementOrder| match (np.referent.several, order) {
            (false, _) => "",
            (true, PlacementOrder::Chosen) => "dans l'ordre de votre choix",
            (true, PlacementOrder::Random) => "dans un ordre aléatoire",
        };
        let (place, order) = match to {
            Destination::Hand => return vec![self.say(plan, "ajouter", with(np.object(), &["à votre main"]))],
            Destination::Top(way) => (format!("au-dessus {deck}"), order(way)),
            Destination::Bottom(way) => (format!("au-dessous {deck}"), order(way)),
        };
        vec![self.say(plan, "placer", with(np.object(), &[&place, order]))]
    }

    /// Renders the cards of a search: "jusqu'à 2 cartes IMPÉRIAL".
    fn searched(&self, cards: &Filter, take: &SearchLimit) -> String {
        let noun = self.noun_alone(cards);
        let combined = |cost: &Amount| match cost.number() {
            Some(n) => format!("d'un coût combiné de {n} ou moins"),
            None => self.missing(),
        };
        let up_to = |most: &Amount| format!("jusqu'à {} {}", self.amount(most), noun.plural());
        match take {
            SearchLimit::One => noun.a(),
            SearchLimit::UpTo(most) => up_to(most),
            SearchLimit::CombinedCost(cost) => {
                format!("n'importe quel nombre {} {}", noun.of_several(), combined(cost))
            }
            SearchLimit::UpToCombinedCost(most, cost) => format!("{} {}", up_to(most), combined(cost)),
        }
    }

    fn cost_changes(&self, changes: &[CostChange]) -> String {
        let each = changes.iter().map(|change| match change {
            CostChange::Free => "gratuitement".to_owned(),
            CostChange::Less(amount) => format!("pour {} de moins", self.resources(amount)),
            _ => self.missing(),
        });
        words(&each.collect::<Vec<_>>())
    }

    /// Renders what a played card gains: "elle gagne Embuscade pour cette phase".
    fn gained_in_play(&self, gives: &[Modifier]) -> Vec<Clause> {
        let lasts = if gives == [Modifier::Rule(UnitRule::EntersReady)] { "" } else { self.duration(Duration::Phase) };
        let texts = self.modifiers(&self.it_np(), Some(&Target::It), gives);
        texts.iter().map(|text| Clause::whole(lasting(text, lasts))).collect()
    }

    fn gain(
        &self,
        plan: &plan::Clause,
        np: &Np,
        target: &Target,
        gives: &[Modifier],
        duration: Duration,
    ) -> Vec<Clause> {
        let choice = target.is_choice() || self.may;
        let lasts = self.duration(duration);
        let topic = if target.is_choice() { Target::It } else { target.clone() };
        if choice && let Some(things) = self.given(Some(&topic), gives) {
            let to = np.to();
            return vec![self.say(plan, "donner", Object { text: words(&[&things, &to.text, lasts]), ..to })];
        }
        let mut clauses = Vec::new();
        let subject = if choice {
            clauses.push(self.say(plan, "choisir", np.object()));
            self.it_np()
        } else {
            np.clone()
        };
        for text in self.modifiers(&subject, Some(&topic), gives) {
            let joins = if choice { Joins::Sentence } else { Joins::Free };
            clauses.push(Clause { joins, ..Clause::whole(lasting(&text, lasts)) });
        }
        clauses
    }

    fn rule(&self, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
        let lasts = match duration {
            Duration::WhileInPlay => format!("tant que {} est en jeu", self.me()),
            _ => self.duration(duration).to_owned(),
        };
        let texts = self.modifiers(&self.it_np(), None, gives);
        texts.iter().map(|text| Clause { joins: Joins::Free, ..Clause::whole(lasting(text, &lasts)) }).collect()
    }

    fn attack(&self, plan: &plan::Clause, before: &Writer<'_>, attack: &Attack) -> Vec<Clause> {
        if attack.is_several() || attack.defender_if.is_some() {
            return vec![Clause::whole(self.missing())];
        }
        let with = before.target(&attack.with);
        let mut text = format!("avec {}", with.text);
        let mut here = self.with(|scene| (scene.attack, scene.may) = (true, false));
        here.grammar.in_attack = true;
        for rule in &attack.rules {
            text.push_str(&match rule {
                AttackRule::EvenIfExhausted => {
                    super::grammar::agree(", même si elle est incliné~", with.feminine, false)
                }
                AttackRule::Optional => String::new(),
                _ => self.missing(),
            });
        }
        let it = Np { pronoun: true, ..here.target(&Target::Attacker) };
        let defender = here.target(&Target::Defender);
        let lasts = "pour cette attaque";
        let mut more: Vec<String> = Vec::new();
        for (subject, topic, gives) in
            [(&it, Target::Attacker, &attack.gives), (&defender, Target::Defender, &attack.defender)]
        {
            let texts = here.modifiers(subject, Some(&topic), gives);
            more.extend(texts.iter().map(|text| lasting(text, lasts)));
        }
        if let Some((condition, gives)) = &attack.and_if {
            let condition = here.condition(condition);
            let texts = here.modifiers(&it, Some(&Target::Attacker), gives);
            more.extend(texts.iter().map(|text| lasting(&format!("si {condition}, {text}"), lasts)));
        }
        let attacks = self.say(plan, "attaquer", Object::of(text));
        [attacks].into_iter().chain(more.into_iter().map(Clause::whole)).collect()
    }

    /// Renders a duration: "pour cette phase".
    fn duration(&self, duration: Duration) -> &'static str {
        match duration {
            Duration::Phase => "pour cette phase",
            Duration::Round => "pour ce round",
            Duration::Attack => "pour cette attaque",
            _ => {
                self.missing();
                ""
            }
        }
    }
}

/// Adds a duration to a text: before an ability in quotes or several rules, otherwise at the end.
fn lasting(text: &str, lasts: &str) -> String {
    if lasts == "pour cette phase" && (text.starts_with("la prochaine ") || text.starts_with("le prochain ")) {
        return text.replacen(" jouez", " jouez pendant cette phase", 1);
    }
    // "ne peut pas ... pendant cette phase" forbids, "+2/+2 pour cette phase" lasts.
    let forbids = text.contains(" pas ");
    let rules = forbids && (text.contains(" et ") || text.contains(" attaquer ")) || text.contains(" avant ");
    if (rules || text.contains('«')) && !lasts.is_empty() {
        return format!("{lasts}, {text}");
    }
    let lasts = if forbids { lasts.replacen("pour", "pendant", 1) } else { lasts.to_owned() };
    words(&[text, &lasts])
}
