//! Assertions of scenario tests; a failure prints the board and the question.

use model::Keyword;
use rules::{Action, CardIndex, CardZone, Flags, Game, LogEvent, Outcome, QuestionKind, Visibility};

use crate::label::{label, seat};
use crate::lookup::{CardQuery, all, matching_cards, name, on_table};
use crate::{Player, Scene, Side};

impl Scene {
    /// Returns the single card on the table that matches a name.
    #[track_caller]
    pub fn card(&self, text: &str) -> CardIndex {
        let game = &self.game;
        let mut found = matching_cards(game, text, all(game).filter(|card| on_table(game, *card)));
        if found.len() > 1 {
            // A unit takes precedence over a leader or upgrade of the same name.
            let units: Vec<CardIndex> =
                found.iter().copied().filter(|card| game.state.card(*card).place == CardZone::Arena).collect();
            if units.len() == 1 {
                found = units;
            }
        }
        match found.as_slice() {
            [one] => *one,
            [] => self.fail(&format!("{text} is not on the table")),
            several => self.fail(&format!("there are {} of {text}: say which", several.len())),
        }
    }

    #[track_caller]
    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: String, is: T, must: T) -> &mut Self {
        if is != must {
            self.fail(&format!("{what} is {is:?}, and must be {must:?}"));
        }
        self
    }

    #[track_caller]
    fn holds(&mut self, what: &str, is: bool) -> &mut Self {
        if !is {
            self.fail(&format!("this must hold: {what}"));
        }
        self
    }

    /// Expects this damage on a unit or base.
    #[track_caller]
    pub fn expect_damage(&mut self, card: &str, damage: i16) -> &mut Self {
        let is = self.game.state.card(self.card(card)).damage;
        self.same(format!("damage on {card}"), is, damage)
    }

    /// Expects this power of a unit, including modifiers.
    #[track_caller]
    pub fn expect_power(&mut self, card: &str, power: i16) -> &mut Self {
        let is = self.game.stats(self.card(card)).power;
        self.same(format!("power of {card}"), is, power)
    }

    /// Expects this HP of a unit, without subtracting damage.
    #[track_caller]
    pub fn expect_hp(&mut self, card: &str, hp: i16) -> &mut Self {
        let is = self.game.stats(self.card(card)).hp;
        self.same(format!("HP of {card}"), is, hp)
    }

    /// Expects a unit to be ready.
    #[track_caller]
    pub fn expect_ready(&mut self, card: &str) -> &mut Self {
        let is = self.game.state.card(self.card(card)).flags.contains(Flags::EXHAUSTED);
        self.holds(&format!("{card} is ready"), !is)
    }

    /// Expects a unit to be exhausted.
    #[track_caller]
    pub fn expect_exhausted(&mut self, card: &str) -> &mut Self {
        let is = self.game.state.card(self.card(card)).flags.contains(Flags::EXHAUSTED);
        self.holds(&format!("{card} is exhausted"), is)
    }

    /// Expects exactly these upgrades on a unit, in any order.
    #[track_caller]
    pub fn expect_upgrades<'n>(&mut self, unit: &str, upgrades: impl IntoIterator<Item = &'n str>) -> &mut Self {
        let card = self.card(unit);
        let is = sorted(self.game.state.upgrades(card).map(|upgrade| name(&self.game, upgrade)));
        self.same(format!("upgrades on {unit}"), is, sorted(upgrades.into_iter().map(str::to_owned)))
    }

    /// Expects a unit to have a keyword.
    #[track_caller]
    pub fn expect_keyword(&mut self, unit: &str, keyword: Keyword) -> &mut Self {
        let is = self.game.stats(self.card(unit)).keywords.has(keyword);
        self.holds(&format!("{unit} has {}", keyword.word()), is)
    }

    /// Expects a unit not to have a keyword.
    #[track_caller]
    pub fn expect_no_keyword(&mut self, unit: &str, keyword: Keyword) -> &mut Self {
        let is = self.game.stats(self.card(unit)).keywords.has(keyword);
        self.holds(&format!("{unit} has no {}", keyword.word()), !is)
    }

    /// Expects this controller of a card on the table.
    #[track_caller]
    pub fn expect_controller(&mut self, card: &str, side: Side) -> &mut Self {
        let is = seat(self.game.state.card(self.card(card)).controller);
        self.same(format!("the controller of {card}"), is, side.word())
    }

    /// Expects a card of this name to be a unit or an upgrade in play.
    #[track_caller]
    pub fn expect_in_play(&mut self, card: &str) -> &mut Self {
        let is = self.count(card, &[CardZone::Arena, CardZone::Attached]) > 0;
        self.holds(&format!("{card} is in play"), is)
    }

    /// Expects no card of this name to be a unit or an upgrade in play.
    #[track_caller]
    pub fn expect_gone(&mut self, card: &str) -> &mut Self {
        let is = self.count(card, &[CardZone::Arena, CardZone::Attached]);
        self.holds(&format!("{card} is gone"), is == 0)
    }

    /// Expects this number of cards with this name in play.
    #[track_caller]
    pub fn expect_count(&mut self, card: &str, count: usize) -> &mut Self {
        let is = self.count(card, &[CardZone::Arena, CardZone::Attached]);
        self.same(format!("the number of {card} in play"), is, count)
    }

    /// Expects a card of this name in a hand.
    #[track_caller]
    pub fn expect_in_hand(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, CardZone::Hand)
    }

    /// Expects a card of this name in a discard pile.
    #[track_caller]
    pub fn expect_in_discard(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, CardZone::Discard)
    }

    /// Expects a card of this name in a deck.
    #[track_caller]
    pub fn expect_in_deck(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, CardZone::Deck)
    }

    /// Expects a card of this name among the resources.
    #[track_caller]
    pub fn expect_in_resources(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, CardZone::Resources)
    }

    /// Expects a card of this name to be captured.
    #[track_caller]
    pub fn expect_captured(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, CardZone::Captured)
    }

    /// Expects a leader on its Leader side in its base zone.
    #[track_caller]
    pub fn expect_in_base_zone(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, CardZone::BaseZone)
    }

    #[track_caller]
    fn expect_place(&mut self, card: &str, place: CardZone) -> &mut Self {
        let is = self.count(card, &[place]) > 0;
        self.holds(&format!("{card} is there: {place:?}"), is)
    }

    fn count(&self, card: &str, places: &[CardZone]) -> usize {
        let game = &self.game;
        matching_cards(game, card, all(game).filter(|card| places.contains(&game.state.card(*card).place))).len()
    }

    /// Expects pending triggers of exactly these cards, in any order, with one name per trigger.
    #[track_caller]
    pub fn expect_waiting<'n>(&mut self, cards: impl IntoIterator<Item = &'n str>) -> &mut Self {
        let is = sorted(self.game.waiting().iter().map(|waiting| name(&self.game, waiting.source.card)));
        self.same("pending triggers".to_owned(), is, sorted(cards.into_iter().map(str::to_owned)))
    }

    /// Expects the question to be about exactly these cards, chosen or affected before, in any order.
    #[track_caller]
    pub fn expect_about<'n>(&mut self, cards: impl IntoIterator<Item = &'n str>) -> &mut Self {
        let is = sorted(self.game.acted_on().into_iter().map(|card| name(&self.game, card)));
        self.same("what it is about".to_owned(), is, sorted(cards.into_iter().map(str::to_owned)))
    }

    /// Expects exactly these options of the open question, in any order.
    #[track_caller]
    pub fn expect_options<'n>(&mut self, options: impl IntoIterator<Item = &'n str>) -> &mut Self {
        let is = sorted(self.game.legal_actions().iter().map(|action| label(&self.game, action)));
        self.same("what may be chosen".to_owned(), is, sorted(options.into_iter().map(str::to_owned)))
    }

    /// Expects an option with this label, or about this card.
    #[track_caller]
    pub fn expect_offered(&mut self, option: &str) -> &mut Self {
        let is = offered(&self.game, option);
        self.holds(&format!("{option} is offered"), is)
    }

    /// Expects no option with this label, nor about a card of this name.
    #[track_caller]
    pub fn expect_not_offered(&mut self, option: &str) -> &mut Self {
        let is = offered(&self.game, option);
        self.holds(&format!("{option} is not offered"), !is)
    }

    /// Expects this question to this side.
    #[track_caller]
    pub fn expect_asked(&mut self, side: Side, ask: QuestionKind) -> &mut Self {
        let question = self.question();
        self.same("the question".to_owned(), (seat(question.player), question.ask), (side.word(), ask))
    }

    /// Expects nothing left to resolve: the next action is this side's.
    #[track_caller]
    pub fn expect_action_of(&mut self, side: Side) -> &mut Self {
        self.expect_asked(side, QuestionKind::Action)
    }

    /// Expects an event of this kind since the scenario began.
    #[track_caller]
    pub fn expect_event(&mut self, what: &str, is: impl Fn(&LogEvent) -> bool) -> &mut Self {
        let happened = self.game.log.iter().flatten().any(|entry| is(&entry.event));
        self.holds(&format!("{what} has happened"), happened)
    }

    /// Expects no event of this kind since the scenario began, or since its log was cleared.
    #[track_caller]
    pub fn expect_no_event(&mut self, what: &str, is: impl Fn(&LogEvent) -> bool) -> &mut Self {
        let happened = self.game.log.iter().flatten().any(|entry| is(&entry.event));
        self.holds(&format!("{what} has not happened"), !happened)
    }

    /// Expects this side to have won the game.
    #[track_caller]
    pub fn expect_winner(&mut self, side: Side) -> &mut Self {
        let is = self.game.state.outcome();
        self.same("the outcome".to_owned(), is, Some(Outcome::Won(side.seat())))
    }

    /// Expects the game to have ended in a draw.
    #[track_caller]
    pub fn expect_draw(&mut self) -> &mut Self {
        let is = self.game.state.outcome();
        self.same("the outcome".to_owned(), is, Some(Outcome::Draw))
    }

    /// Expects these sides to share the victory (CR 12.7.3).
    #[track_caller]
    pub fn expect_shared(&mut self, sides: impl IntoIterator<Item = Side>) -> &mut Self {
        let is = self.game.state.outcome();
        let must = sides.into_iter().fold(0, |all, side| all | 1 << side.seat().0);
        self.same("the outcome".to_owned(), is, Some(Outcome::Shared(must)))
    }

    /// Expects the game to continue.
    #[track_caller]
    pub fn expect_no_winner(&mut self) -> &mut Self {
        let is = self.game.state.outcome();
        self.same("the outcome".to_owned(), is, None)
    }
}

impl Player<'_> {
    fn cards(&self, place: CardZone) -> Vec<String> {
        let state = &self.table.game.state;
        state.list(self.side.seat(), place).iter().map(|card| name(&self.table.game, *card)).collect()
    }

    #[track_caller]
    fn same<T: PartialEq + std::fmt::Debug>(self, what: &str, is: T, must: T) -> Self {
        if is != must {
            self.table.fail(&format!("{what} of {} is {is:?}, and must be {must:?}", self.side.word()));
        }
        self
    }

    /// Expects this damage on the side's base.
    #[track_caller]
    pub fn expect_base_damage(self, damage: i16) -> Self {
        let base = self.table.game.state.player(self.side.seat()).base;
        let is = self.table.game.state.card(base).damage;
        self.same("base damage", is, damage)
    }

    /// Expects exactly these cards in hand, in any order.
    #[track_caller]
    pub fn expect_hand<'n>(self, cards: impl IntoIterator<Item = &'n str>) -> Self {
        let is = sorted(self.cards(CardZone::Hand).into_iter());
        self.same("the hand", is, sorted(cards.into_iter().map(str::to_owned)))
    }

    /// Expects this number of cards in hand.
    #[track_caller]
    pub fn expect_hand_size(self, size: usize) -> Self {
        let is = self.cards(CardZone::Hand).len();
        self.same("the number of cards in hand", is, size)
    }

    /// Expects exactly these cards in the discard pile, in any order.
    #[track_caller]
    pub fn expect_discard<'n>(self, cards: impl IntoIterator<Item = &'n str>) -> Self {
        let is = sorted(self.cards(CardZone::Discard).into_iter());
        self.same("the discard pile", is, sorted(cards.into_iter().map(str::to_owned)))
    }

    /// Expects these cards on top of the deck, from the top.
    #[track_caller]
    pub fn expect_deck_top<'n>(self, cards: impl IntoIterator<Item = &'n str>) -> Self {
        let must: Vec<String> = cards.into_iter().map(str::to_owned).collect();
        let is: Vec<String> = self.cards(CardZone::Deck).into_iter().rev().take(must.len()).collect();
        self.same("the top of the deck", is, must)
    }

    /// Expects this number of cards in the deck.
    #[track_caller]
    pub fn expect_deck_size(self, size: usize) -> Self {
        let is = self.cards(CardZone::Deck).len();
        self.same("the number of cards in the deck", is, size)
    }

    /// Expects this number of ready resources.
    #[track_caller]
    pub fn expect_ready_resources(self, ready: u8) -> Self {
        let is = self.table.game.ready_resources(self.side.seat());
        self.same("the number of ready resources", is, ready)
    }

    /// Expects this number of resources, ready or exhausted.
    #[track_caller]
    pub fn expect_resources(self, count: usize) -> Self {
        let is = self.cards(CardZone::Resources).len();
        self.same("the number of resources", is, count)
    }

    /// Expects the Force to be with this side.
    #[track_caller]
    pub fn expect_the_force(self) -> Self {
        let is = self.table.game.force_of(self.side.seat()).is_some();
        self.same("the Force with them", is, true)
    }

    /// Expects this number of Credit tokens under the side's control (CR 3.7.13).
    #[track_caller]
    pub fn expect_credits(self, count: usize) -> Self {
        let is = self.table.game.credits_of(self.side.seat()).count();
        self.same("the number of Credits", is, count)
    }

    /// Expects the Force not to be with this side.
    #[track_caller]
    pub fn expect_no_force(self) -> Self {
        let is = self.table.game.force_of(self.side.seat()).is_some();
        self.same("the Force with them", is, false)
    }

    /// Expects this side to see a card, in any zone.
    #[track_caller]
    pub fn expect_sees(self, card: &str) -> Self {
        let is = self.sees(card);
        self.same(&format!("the visibility of {card}"), is, true)
    }

    /// Expects this side not to see a card.
    #[track_caller]
    pub fn expect_does_not_see(self, card: &str) -> Self {
        let is = self.sees(card);
        self.same(&format!("the visibility of {card}"), is, false)
    }

    #[track_caller]
    fn sees(&self, card: &str) -> bool {
        let game = &self.table.game;
        let found = matching_cards(game, card, all(game));
        let Some(first) = found.first() else { self.table.fail(&format!("there is no {card}")) };
        game.visible(*first, self.side.seat()) == Visibility::Open
    }
}

fn sorted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

fn offered(game: &Game, option: &str) -> bool {
    let about = |action: &Action| action.cards().any(|card| CardQuery::of(option).matches_card(game, card));
    game.legal_actions().iter().any(|action| label(game, action) == option || about(action))
}
