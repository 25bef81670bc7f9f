//! Actions of a scenario test.

use model::Trait;
use rules::{Action, CardIndex, Counter, Game, PendingKind, Question};

use crate::Side;
use crate::describe;
use crate::label::{self, label};
use crate::lookup::{CardQuery, matching_cards};

/// A game in progress, as set up by a scenario.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The underlying game, for checks that the scenario API does not cover.
    pub game: Game,
}

/// A side of the table, about to act or to be checked.
#[derive(Debug)]
pub struct Player<'a> {
    pub(crate) table: &'a mut Scene,
    pub(crate) side: Side,
}

impl Scene {
    pub(crate) fn of(mut game: Game) -> Scene {
        game.start_log();
        Scene { game }
    }

    /// Returns our side; its steps fail while the game waits for the opponent.
    pub fn us(&mut self) -> Player<'_> {
        Player { table: self, side: Side::Us }
    }

    /// Returns the opponent's side; its steps fail while the game waits for us.
    pub fn them(&mut self) -> Player<'_> {
        Player { table: self, side: Side::Them }
    }

    /// Returns the third player's side.
    pub fn third(&mut self) -> Player<'_> {
        Player { table: self, side: Side::Third }
    }

    /// Passes for both players, whoever acts first, so that the action phase ends.
    #[track_caller]
    pub fn both_pass(&mut self) -> &mut Self {
        for _ in 0..2 {
            if self.game.question().is_some_and(|question| question.ask == rules::QuestionKind::Action) {
                let side = Side::of(self.question().player);
                Player { table: self, side }.pass();
            }
        }
        self
    }

    /// Declines to resource a card, once for each player who is asked: to the end of one regroup phase.
    #[track_caller]
    pub fn nobody_resources(&mut self) -> &mut Self {
        let mut asked = Vec::new();
        while let Some(question) = self.game.question().copied()
            && question.ask == rules::QuestionKind::Resource
            && !asked.contains(&question.player)
        {
            asked.push(question.player);
            Player { table: self, side: Side::of(question.player) }.no();
        }
        self
    }

    /// Prints the table, for use while writing a test.
    pub fn show(&mut self) -> &mut Self {
        println!("{}", describe::table(&self.game));
        self
    }

    #[track_caller]
    pub(crate) fn fail(&self, why: &str) -> ! {
        panic!("{why}\n{}", describe::table(&self.game));
    }

    #[track_caller]
    pub(crate) fn question(&self) -> Question {
        match self.game.question() {
            Some(question) => *question,
            None => self.fail("the game is over"),
        }
    }
}

impl<'a> Player<'a> {
    #[track_caller]
    fn answer(self, what: &str, fits: impl Fn(&Game, &Action) -> bool) -> Self {
        let question = self.table.question();
        if question.player != self.side.seat() {
            self.table.fail(&format!("{} cannot {what}: the other side is asked", self.side.word()));
        }
        let options: Vec<Action> = self.table.game.legal_actions().to_vec();
        let fitting: Vec<Action> = options.into_iter().filter(|action| fits(&self.table.game, action)).collect();
        let Some(first) = fitting.first().copied() else {
            self.table.fail(&format!("{} cannot {what}", self.side.word()));
        };
        if fitting.len() > 1 && !self.are_alike(&fitting) {
            self.table.fail(&format!("{what}: say which of {fitting:?}"));
        }
        if let Err(refused) = self.table.game.play(first) {
            self.table.fail(&format!("{what} was listed and refused: {refused}"));
        }
        if let Err(broken) = self.table.game.check() {
            self.table.fail(&format!("{what} broke an invariant: {broken:?}"));
        }
        self
    }

    /// Returns `true` if several options are equivalent. They name the same card, of the same side, in the same zone
    /// and state, with nothing on it.
    fn are_alike(&self, options: &[Action]) -> bool {
        let state = &self.table.game.state;
        let traits = |action: &Action| -> Vec<_> {
            let cards = action.cards();
            cards
                .map(|card| {
                    let here = state.card(card);
                    (here.def, here.controller, here.place, here.damage, here.flags, state.under(card).count())
                })
                .collect()
        };
        let same_kind = |action: &Action| std::mem::discriminant(action);
        let alternative = |action: &Action| matches!(action, Action::Play { alternative: true, .. });
        options.iter().all(|option| {
            !traits(option).is_empty()
                && same_kind(option) == same_kind(&options[0])
                && alternative(option) == alternative(&options[0])
                && traits(option) == traits(&options[0])
        })
    }

    /// Returns the option cards that match a name. "#2" counts all cards of the game that are in the same zone.
    fn named(&self, text: &str, of: impl Fn(&Action) -> Option<CardIndex>) -> Vec<CardIndex> {
        let game = &self.table.game;
        let offered: Vec<CardIndex> = game.legal_actions().iter().filter_map(of).collect();
        matching_cards(game, text, offered)
    }

    /// Attacks a unit or "their base" with one of the player's units.
    #[track_caller]
    pub fn attack(self, attacker: &str, target: &str) -> Self {
        let by = self.named(attacker, |action| match action {
            Action::Attack { attacker, .. } => Some(*attacker),
            _ => None,
        });
        let to = self.named(target, |action| match action {
            Action::Attack { target, .. } => Some(*target),
            _ => None,
        });
        self.answer(
            &format!("attack with {attacker} {target}"),
            |_, action| matches!(action, Action::Attack { attacker, target } if by.contains(attacker) && to.contains(target)),
        )
    }

    /// Plays a unit or an event.
    #[track_caller]
    pub fn play(self, name: &str) -> Self {
        self.play_card(name, None, false)
    }

    /// Plays an upgrade onto a unit.
    #[track_caller]
    pub fn play_onto(self, name: &str, onto: &str) -> Self {
        self.play_card(name, Some(onto), false)
    }

    /// Plays a card with its alternative cost.
    #[track_caller]
    pub fn play_instead(self, name: &str) -> Self {
        self.play_card(name, None, true)
    }

    #[track_caller]
    fn play_card(self, name: &str, host: Option<&str>, instead: bool) -> Self {
        let cards = self.named(name, |action| match action {
            Action::Play { card, .. } => Some(*card),
            _ => None,
        });
        let hosts = host.map(|host| {
            self.named(host, |action| match action {
                Action::Play { onto, .. } if onto.is_some() => Some(*onto),
                _ => None,
            })
        });
        self.answer(&format!("play {name}"), |_, action| match action {
            Action::Play { card, onto, alternative } => {
                let host = hosts.as_ref().map_or(!onto.is_some(), |hosts| hosts.contains(onto));
                cards.contains(card) && host && *alternative == instead
            }
            _ => false,
        })
    }

    /// Uses an action ability of a card.
    #[track_caller]
    pub fn use_ability(self, name: &str) -> Self {
        self.answer(
            &format!("use {name}"),
            |game, action| matches!(action, Action::Use { card, .. } if CardQuery::of(name).matches_card(game, *card)),
        )
    }

    /// Uses one of several action abilities of a card. Its index (from 1) counts those that can be used, in printed
    /// order.
    #[track_caller]
    pub fn use_ability_number(self, nth: usize, name: &str) -> Self {
        let mut uses: Vec<Action> = self.table.game.legal_actions().to_vec();
        uses.retain(|action| match action {
            Action::Use { card, .. } => CardQuery::of(name).matches_card(&self.table.game, *card),
            _ => false,
        });
        let nth_use = uses.get(nth.wrapping_sub(1)).copied();
        self.answer(&format!("use ability {nth} of {name}"), |_, action| Some(*action) == nth_use)
    }

    /// Deploys the player's leader.
    #[track_caller]
    pub fn deploy(self) -> Self {
        self.answer("deploy", |_, action| matches!(action, Action::Deploy(_)))
    }

    /// Deploys the player's leader as an upgrade on a unit.
    #[track_caller]
    pub fn deploy_onto(self, unit: &str) -> Self {
        self.answer(
            &format!("deploy onto {unit}"),
            |game, action| matches!(action, Action::DeployOnto { onto, .. } if !matching_cards(game, unit, [*onto]).is_empty()),
        )
    }

    /// Passes the player's action.
    #[track_caller]
    pub fn pass(self) -> Self {
        self.answer("pass", |_, action| *action == Action::Pass)
    }

    /// Takes the initiative as the player's action.
    #[track_caller]
    pub fn take_initiative(self) -> Self {
        self.answer("take the initiative", |_, action| *action == Action::Take(Counter::Initiative))
    }

    /// Answers a question by choosing the card of this name.
    #[track_caller]
    pub fn choose(self, name: &str) -> Self {
        let cards = self.named(name, |action| match action {
            Action::Card(card) => Some(*card),
            _ => None,
        });
        self.answer(&format!("choose {name}"), |_, action| matches!(action, Action::Card(card) if cards.contains(card)))
    }

    /// Chooses these cards one at a time.
    #[track_caller]
    pub fn choose_each<'n>(self, names: impl IntoIterator<Item = &'n str>) -> Self {
        let mut player = self;
        for name in names {
            player = player.choose(name);
        }
        player
    }

    /// Chooses a card this many times: dividing damage point by point.
    #[track_caller]
    pub fn choose_times(self, times: usize, name: &str) -> Self {
        let mut player = self;
        for _ in 0..times {
            player = player.choose(name);
        }
        player
    }

    /// Chooses nothing, or nothing more.
    #[track_caller]
    pub fn choose_none(self) -> Self {
        self.answer("choose nothing", |_, action| matches!(action, Action::No | Action::Done))
    }

    /// Answers a question with yes.
    #[track_caller]
    pub fn yes(self) -> Self {
        self.answer("say yes", |_, action| *action == Action::Yes)
    }

    /// Answers a question with no.
    #[track_caller]
    pub fn no(self) -> Self {
        self.answer("say no", |_, action| *action == Action::No)
    }

    /// Ends a choice of several cards.
    #[track_caller]
    pub fn done(self) -> Self {
        self.answer("be done", |_, action| *action == Action::Done)
    }

    /// Chooses a mode, from 1, in printed order.
    #[track_caller]
    pub fn mode(self, nth: u8) -> Self {
        self.answer(&format!("choose mode {nth}"), |_, action| *action == Action::Mode(nth - 1))
    }

    /// Answers a question with a number.
    #[track_caller]
    pub fn number(self, number: u16) -> Self {
        self.answer(&format!("choose {number}"), |_, action| *action == Action::Number(number))
    }

    /// Answers a question by naming a card.
    #[track_caller]
    pub fn name_card(self, name: &str) -> Self {
        self.answer(
            &format!("name {name}"),
            |game, action| matches!(action, Action::Name(at) if *game.book().names()[usize::from(*at)] == *name),
        )
    }

    /// Answers a question by naming a trait.
    #[track_caller]
    pub fn name_trait(self, one: Trait) -> Self {
        let at = Trait::ALL.iter().position(|each| *each == one);
        self.answer(
            &format!("name {}", one.word()),
            |_, action| matches!(action, Action::Mode(mode) if Some(usize::from(*mode)) == at),
        )
    }

    /// Puts a seen card on top of the deck.
    #[track_caller]
    pub fn put_on_top(self, name: &str) -> Self {
        let what = format!("put {name} on top");
        self.answer(
            &what,
            |game, action| matches!(action, Action::Top(card) if CardQuery::of(name).matches_card(game, *card)),
        )
    }

    /// Puts a seen card on the bottom of the deck.
    #[track_caller]
    pub fn put_on_bottom(self, name: &str) -> Self {
        let what = format!("put {name} on the bottom");
        self.answer(
            &what,
            |game, action| matches!(action, Action::Bottom(card) if CardQuery::of(name).matches_card(game, *card)),
        )
    }

    /// Resolves this pending trigger first. It is named by its card (its ability before its keywords), or by the
    /// keyword: "Ambush", "Shielded", "Restore", "Saboteur".
    #[track_caller]
    pub fn resolve_first(self, what: &str) -> Self {
        let game = &self.table.game;
        let choices = game.waiting_choices();
        let is_text = |nth: usize| matches!(choices[nth].what, PendingKind::Ability(_));
        let by_keyword = (0..choices.len()).find(|nth| label::keyword(choices[*nth].what) == what);
        let by_card = || {
            let of = |nth: &usize| CardQuery::of(what).matches_card(game, choices[*nth].source.card);
            let all: Vec<usize> = (0..choices.len()).filter(of).collect();
            all.iter().copied().find(|nth| is_text(*nth)).or(all.first().copied())
        };
        let Some(nth) = by_keyword.or_else(by_card) else {
            self.table.fail(&format!("{what} does not wait"));
        };
        self.answer(&format!("resolve {what} first"), |_, action| *action == Action::Trigger(nth as u8))
    }

    /// Decides to resolve our abilities first (CR 7.6.10).
    #[track_caller]
    pub fn our_abilities_first(self) -> Self {
        self.answer("put ours first", |game, action| label(game, action) == "us")
    }

    /// Answers a question by choosing a player.
    #[track_caller]
    pub fn choose_player(self, side: Side) -> Self {
        self.answer(
            &format!("choose {}", side.word()),
            |_, action| matches!(action, Action::Player(seat) if *seat == side.seat()),
        )
    }

    /// Decides to resolve the opponent's abilities first (CR 7.6.10).
    #[track_caller]
    pub fn their_abilities_first(self) -> Self {
        self.answer("put theirs first", |game, action| label(game, action) == "them")
    }

    /// Chooses the option with this label, of any kind.
    #[track_caller]
    pub fn pick(self, option: &str) -> Self {
        self.answer(option, |game, action| label(game, action) == option)
    }

    /// Returns to the table.
    pub fn table(self) -> &'a mut Scene {
        self.table
    }
}
