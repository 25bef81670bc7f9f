//! German text for control flow, and the sentences of a block.

use ability::{
    Amount, Binding, Block, CardEffect, Condition, DelayedTiming, Effect, Filter, FlowEffect, PlayerEffect,
    PlayerFilter, Step, Target, Token,
};

use super::clause::{Clause, Joins, Subject, hold, sentences, under};
use super::conditions::did;
use super::grammar::{list, words as spaced};
use super::nouns::{Np, Referent};
use super::words::{self, Verb};
use super::{Actor, Writer};

impl Writer<'_> {
    /// Returns the clauses of a block.
    pub(super) fn steps(&mut self, block: &Block) -> Vec<Clause> {
        if let [choose, Effect::Player(PlayerEffect::Draw { count, who })] = block.steps()
            && crate::chooses_players(choose, who)
        {
            return self.players_draw(count);
        }
        let mut clauses = Vec::new();
        let mut rest = block.steps();
        while !rest.is_empty() {
            let said;
            (said, rest) = self.next(rest);
            clauses.extend(said);
        }
        clauses
    }

    /// Returns the clauses of the first step, or of several steps with one text, and the remaining steps.
    fn next<'s>(&mut self, steps: &'s [Step]) -> (Vec<Clause>, &'s [Step]) {
        let Some((step, rest)) = steps.split_first() else { return (Vec::new(), steps) };
        if let Some((who, cards)) = crate::searched_and_discarded(steps) {
            return (self.discard_by_search(who, &cards), &[]);
        }
        if let Some(more) = crate::more_instead(steps) {
            return (self.more_instead(&more), rest.get(more.steps - 1..).unwrap_or_default());
        }
        if crate::draws_one_of_two(steps) {
            let mut clauses = self.step(step);
            let other = self.say(words::DISCARD, "die andere");
            clauses.push(other);
            return (hold(clauses), rest.get(1..).unwrap_or_default());
        }
        if crate::reveals_of_any_deck(steps) {
            let (Some(clauses), Some(rest)) = (rest.first().map(|step| self.step(step)), rest.get(1..)) else {
                return (Vec::new(), rest);
            };
            let that = format!("des Decks {}", self.player(&PlayerFilter::That).gen_());
            let of_any = |each: Clause| Clause { mid: each.mid.replacen(&that, "eines Decks", 1), ..each };
            return (clauses.into_iter().map(of_any).collect(), rest);
        }
        match crate::given_together(steps, |to| to.is_choice()) {
            Some((to, tokens)) => {
                (vec![self.give_together(to, &tokens)], steps.get(tokens.len()..).unwrap_or_default())
            }
            None => (self.step(step), rest),
        }
    }

    /// Renders "füge einer Einheit 3 Schaden zu. Falls du eine Basis kontrollierst, darfst du stattdessen jener Einheit
    /// 5 Schaden zufügen."
    fn more_instead(&mut self, more: &crate::MoreInstead<'_>) -> Vec<Clause> {
        let mut clauses = self.step(&more.less);
        if let Some(name) = more.name {
            self.name(name);
        }
        let lead = format!("falls {},", self.condition(more.condition));
        let before = (std::mem::replace(&mut self.may, true), self.decider.take());
        let instead = self.step(more.more);
        (self.may, self.decider) = before;
        clauses.extend(instead.into_iter().map(|clause| {
            let mid = spaced(&["stattdessen", &clause.mid]);
            Clause { may: true, mid, ..clause }.led(&lead)
        }));
        clauses
    }

    /// Renders "gib jener Einheit einen Schild-Marker und 2 Erfahrungs-Marker".
    fn give_together(&mut self, to: &Target, tokens: &[(Token, i16)]) -> Clause {
        let to = self.acted_np(to);
        let tokens = tokens.iter().map(|(token, count)| super::amounts::counted(*count, &super::terms::token(*token)));
        let tokens: Vec<String> = tokens.map(|np| np.acc().to_owned()).collect();
        self.say(words::GIVE, spaced(&[to.dat(), to.each_gets(), &list(&tokens, "und")]))
    }

    /// Renders the tokens of a unit that is played: "gib ihr einen Erfahrungs-Marker".
    pub(super) fn give_played(&mut self, tokens: &[(Token, u8)]) -> Option<Clause> {
        let tokens: Vec<(Token, i16)> = tokens.iter().map(|(token, count)| (*token, i16::from(*count))).collect();
        (!tokens.is_empty()).then(|| self.give_together(&Target::It, &tokens))
    }

    /// Renders "sieh dir Hand und Deck jenes Spielers an und lege daraus beliebig viele Karten mit diesem Namen ab".
    fn discard_by_search(&mut self, who: &PlayerFilter, cards: &Filter) -> Vec<Clause> {
        let whose = self.player(who);
        let look = self.say(words::LOOK, spaced(&[self.for_oneself(), "Hand und Deck", whose.gen_()]));
        let cards = self.noun_alone(cards).several();
        let discard = self.say(words::DISCARD, format!("daraus beliebig viele {}", cards.acc()));
        let that = self.player(&PlayerFilter::That);
        hold(vec![look, discard, self.say_of(&that, words::SHUFFLE, "das eigene Deck")])
    }

    /// Renders a draw of any number of players, chosen by their bases.
    fn players_draw(&mut self, count: &Amount) -> Vec<Clause> {
        let cards = self.many(count, &Referent::card().noun());
        let choose = self.say(words::CHOOSE, "beliebig viele Spieler");
        vec![choose, Clause::about(&Np::fixed("jeder von ihnen"), words::DRAW, cards)]
    }

    /// Renders a delayed block with its moment.
    pub(super) fn later(&mut self, moment: DelayedTiming, block: &Block) -> Vec<Clause> {
        let lead = match moment {
            DelayedTiming::RegroupPhase => "zu Beginn der Sammelphase".to_owned(),
            DelayedTiming::NextActionPhase => "zu Beginn der nächsten Aktionsphase".to_owned(),
            DelayedTiming::PhaseEnd => "am Ende dieser Phase".to_owned(),
            DelayedTiming::AttackOver => "nach diesem Angriff".to_owned(),
            DelayedTiming::ThisLeavesPlay => format!("wenn {} das Spiel verlässt,", self.me().nom()),
            DelayedTiming::WhenPlayedUsed => {
                "wenn du das nächste Mal in dieser Phase eine „Wenn gespielt“-Fähigkeit nutzt,".to_owned()
            }
            DelayedTiming::InitiativeTaken => {
                "wenn du das nächste Mal in dieser Phase die Initiative nimmst,".to_owned()
            }
        };
        let clauses = self.steps(block);
        under(&lead, clauses)
    }

    pub(super) fn name(&mut self, name: Binding) {
        self.named.retain(|(each, ..)| *each != name);
        self.named.push((name, self.it.clone(), self.done.clone()));
    }

    /// Sets the referent of the pronoun.
    pub(super) fn acted(&mut self, referent: Referent) {
        self.it = referent;
    }

    /// Makes a target the referent of the pronoun.
    pub(super) fn acted_on(&mut self, target: &Target) {
        self.it = self.referent(target);
    }

    /// Returns a clause of the actor.
    pub(super) fn say(&self, verb: Verb, mid: impl Into<String>) -> Clause {
        let (who, lets) = match (&self.actor, &self.decider) {
            (Actor::You, None) if self.told => (Subject::Np(Np::you()), None),
            (Actor::You, None) => (Subject::Reader, None),
            (Actor::They(who), None) => (Subject::Np(who.clone()), None),
            (Actor::You, Some(decider)) => (Subject::Np(decider.clone()), Some(Np::you())),
            (Actor::They(who), Some(decider)) if who == decider => (Subject::Np(decider.clone()), None),
            (Actor::They(who), Some(decider)) => (Subject::Np(decider.clone()), Some(who.clone())),
        };
        Clause { may: self.may, lets, ..Clause::of(who, verb, mid) }
    }

    /// Returns a clause of another player: "jeder Gegner zieht eine Karte"; after "du darfst", "jeden Gegner eine Karte
    /// ziehen lassen".
    pub(super) fn say_of(&self, who: &Np, verb: Verb, mid: impl Into<String>) -> Clause {
        if !self.may {
            return Clause::of(Subject::Np(who.clone()), verb, mid);
        }
        let that_player = who.nom() == "dieser Spieler";
        if let Some(decider) = &self.decider
            && (decider == who || that_player)
        {
            return Clause { may: true, ..Clause::of(Subject::Np(decider.clone()), verb, mid) };
        }
        let lets = Writer { decider: None, ..self.here() }.say(verb, mid);
        let decided = self.decider.clone().map(Subject::Np);
        Clause { who: decided.unwrap_or(lets.who), lets: Some(who.clone()), ..lets }
    }

    pub(super) fn optional(&mut self, decider: Option<Np>, block: &Block) -> Vec<Clause> {
        let before = (self.may, self.decider.clone());
        self.may = true;
        if decider.is_some() {
            self.decider = decider;
        }
        let mut clauses = Vec::new();
        let mut rest = block.steps();
        while let Some(step) = rest.first() {
            // Once begun, the steps continue: those after a later condition are not optional again.
            let (may, decider) = (self.may, self.decider.clone());
            if !clauses.is_empty() && leads(step) {
                (self.may, self.decider) = (false, None);
            }
            let said;
            (said, rest) = self.next(rest);
            clauses.extend(said);
            (self.may, self.decider) = (may, decider);
        }
        (self.may, self.decider) = before;
        hold(clauses)
    }

    pub(super) fn if_you_do(&mut self, first: &Block, then: &Block, otherwise: Option<&Block>) -> Vec<Clause> {
        let mut clauses = hold(self.steps(first));
        let who = match clauses.last().map(|clause| &clause.who) {
            Some(Subject::Np(np)) if !np.you => Np::pronoun(np.gender, np.plural, np.referent.clone()),
            Some(Subject::Reader | Subject::Np(_)) | None => Np::you(),
        };
        let before = (self.may, self.decider.clone());
        (self.may, self.decider) = (false, None);
        let then = self.steps(then);
        clauses.extend(under(&format!("falls {},", did(&who, false)), then));
        if let Some(otherwise) = otherwise {
            let otherwise = self.steps(otherwise);
            clauses.extend(under(&format!("falls {},", did(&who, true)), otherwise));
        }
        (self.may, self.decider) = before;
        clauses
    }

    pub(super) fn when_so(&mut self, condition: &Condition, then: &Block, otherwise: Option<&Block>) -> Vec<Clause> {
        if let Some(block) = crate::as_much_as_can_be_done(condition, then, otherwise) {
            return self.steps(block);
        }
        let lead = format!("falls {},", self.condition(condition));
        let it = self.it.clone();
        let mut clauses = under(&lead, self.steps(then));
        if let Some(otherwise) = otherwise {
            let after = std::mem::replace(&mut self.it, it);
            let otherwise = self.steps(otherwise);
            self.it = after;
            clauses.extend(under("ansonsten", otherwise));
        }
        clauses
    }

    pub(super) fn modes(&mut self, choose: &Amount, by: &PlayerFilter, of: &[Block], repeat: bool) -> Clause {
        let mut count = match choose.number() {
            Some(1) => "eins".to_owned(),
            Some(2) => "zwei".to_owned(),
            Some(3) => "drei".to_owned(),
            Some(_) | None => match self.each(choose) {
                Some((1, each)) => format!("eins {each}"),
                Some((times, each)) => format!("{times} {each}"),
                None => format!("eine Anzahl in Höhe {}", self.amount(choose).gen_()),
            },
        };
        if repeat {
            count.push_str(" (auch mehrmals dasselbe)");
        }
        let it = self.it.clone();
        let may = std::mem::replace(&mut self.may, false);
        let decider = self.decider.take();
        let others = !self.is_actor(by);
        let told = std::mem::replace(&mut self.told, others);
        let mut lines = Vec::new();
        for block in of {
            self.it = it.clone();
            let clauses = self.steps(block);
            lines.push(format!("\n\u{2022} {}", sentences(&clauses)));
        }
        (self.may, self.decider, self.told) = (may, decider, told);
        let lines = format!(":{}", lines.concat());
        if self.is_actor(by) {
            return self.say(words::CHOOSE, count).tailed(lines);
        }
        let who = self.player(by);
        self.say_of(&who, words::CHOOSE, count).tailed(lines)
    }

    pub(super) fn for_each(&mut self, target: &Target, block: &Block) -> Vec<Clause> {
        let np = self.target(target);
        self.acted(Referent { several: false, ..np.referent.clone() });
        let words = target.own_filter().filter(|filter| matches!(target, Target::All(_)) && filter.among.is_none());
        let each = match words {
            Some(filter) => self.noun(filter).each(),
            None if matches!(target, Target::AnyNumber(_)) => np.each_among(),
            None if np.plural => np.each_of(),
            None => np,
        };
        let mut clauses = self.steps(block);
        // "jede jener Einheiten nimmt eine Einheit gefangen" rather than "für jede jener Einheiten nimmt sie"
        if let [clause] = clauses.as_mut_slice()
            && clause.lead.is_empty()
            && !clause.may
            && matches!(&clause.who, Subject::Np(np) if np.is_pronoun)
        {
            clause.who = Subject::Np(each);
            return clauses;
        }
        under(&format!("für {}", each.acc()), clauses)
    }

    /// Renders "für je 3 so gezahlte Ressourcen ...".
    pub(super) fn repeat(&mut self, amount: &Amount, block: &Block) -> Vec<Clause> {
        let lead = match self.each(amount) {
            Some((1, each)) => each,
            Some((times, each)) => format!("{each} {times} Mal"),
            None => format!("{} Mal", self.amount(amount).nom()),
        };
        let clauses = self.steps(block);
        under(&lead, clauses)
    }

    pub(super) fn for_each_player(&mut self, player: &PlayerFilter, block: &Block) -> Vec<Clause> {
        let who = self.player(player);
        let mut clauses = self.steps(block);
        // "jeder Gegner zieht eine Karte" rather than "für jeden Gegner zieht dieser Spieler eine Karte"
        if let [clause] = clauses.as_mut_slice()
            && clause.lead.is_empty()
            && clause.who == Subject::Np(self.player(&PlayerFilter::That))
        {
            clause.who = Subject::Np(who);
            return clauses;
        }
        under(&format!("für {}", who.acc()), clauses)
    }

    pub(super) fn they(&mut self, player: &PlayerFilter, block: &Block) -> Vec<Clause> {
        if self.is_actor(player) {
            return self.steps(block);
        }
        let who = self.player(player);
        let before = std::mem::replace(&mut self.actor, Actor::They(who));
        let only_a_rule =
            matches!(block.steps(), [step] if matches!(step.unnamed(), Effect::Card(CardEffect::Rule { .. })));
        self.spelled = only_a_rule && matches!(player, PlayerFilter::ControllerOf(_) | PlayerFilter::OwnerOf(_));
        let clauses = self.steps(block);
        self.spelled = false;
        self.actor = before;
        self.doers = true;
        hold(clauses)
    }
}

/// Adds "danach" to the clauses: "danach ziehe eine Karte", "falls du das tust, ziehe danach eine Karte".
pub(super) fn then(clauses: Vec<Clause>) -> Vec<Clause> {
    let mut clauses = hold(clauses);
    if let Some(first) = clauses.first_mut() {
        *first = if first.lead.is_empty() {
            first.clone().led("danach")
        } else {
            Clause { mid: spaced(&["danach", &first.mid]), joins: Joins::Sentence, ..first.clone() }
        };
    }
    clauses
}

/// Returns `true` if the step's clauses begin with a lead: "falls", "für jede", "zu Beginn".
fn leads(step: &Step) -> bool {
    step.is_then()
        || matches!(
            step.unnamed(),
            Effect::Flow(
                FlowEffect::If { .. }
                    | FlowEffect::ForEach(..)
                    | FlowEffect::ForEachPlayer(..)
                    | FlowEffect::Delay(..)
                    | FlowEffect::After(_)
            )
        )
}
