//! What a story expects of the game; a failure prints board and question.

use model::Keyword;
use rules::{Action, Ask, CardIx, Event, Flags, Game, Outcome, Place, Visible};

use crate::label::{label, seat};
use crate::lookup::{Spoken, all, meant, name, on_table};
use crate::{Player, Side, Table};

impl Table {
    /// The one card on the table that a name means.
    #[track_caller]
    pub fn card(&self, text: &str) -> CardIx {
        let game = &self.game;
        let mut found = meant(game, text, all(game).filter(|card| on_table(game, *card)));
        if found.len() > 1 {
            // A unit before the leader or upgrade of the same name.
            let units: Vec<CardIx> =
                found.iter().copied().filter(|card| game.state.card(*card).place == Place::Arena).collect();
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

    /// Damage on a unit or base.
    #[track_caller]
    pub fn expect_damage(&mut self, card: &str, damage: i16) -> &mut Self {
        let is = self.game.state.card(self.card(card)).damage;
        self.same(format!("damage on {card}"), is, damage)
    }

    /// Expects this power of a unit, modifiers included.
    #[track_caller]
    pub fn expect_power(&mut self, card: &str, power: i16) -> &mut Self {
        let is = self.game.stats(self.card(card)).power;
        self.same(format!("power of {card}"), is, power)
    }

    /// A unit's HP, damage not subtracted.
    #[track_caller]
    pub fn expect_hp(&mut self, card: &str, hp: i16) -> &mut Self {
        let is = self.game.stats(self.card(card)).hp;
        self.same(format!("HP of {card}"), is, hp)
    }

    /// A unit is ready.
    #[track_caller]
    pub fn expect_ready(&mut self, card: &str) -> &mut Self {
        let is = self.game.state.card(self.card(card)).flags.has(Flags::EXHAUSTED);
        self.holds(&format!("{card} is ready"), !is)
    }

    /// A unit is exhausted.
    #[track_caller]
    pub fn expect_exhausted(&mut self, card: &str) -> &mut Self {
        let is = self.game.state.card(self.card(card)).flags.has(Flags::EXHAUSTED);
        self.holds(&format!("{card} is exhausted"), is)
    }

    /// Exactly these upgrades are on a unit, in any order.
    #[track_caller]
    pub fn expect_upgrades<'n>(&mut self, unit: &str, upgrades: impl IntoIterator<Item = &'n str>) -> &mut Self {
        let card = self.card(unit);
        let is = sorted(self.game.state.upgrades(card).map(|upgrade| name(&self.game, upgrade)));
        self.same(format!("what is on {unit}"), is, sorted(upgrades.into_iter().map(str::to_owned)))
    }

    /// A unit has a keyword.
    #[track_caller]
    pub fn expect_keyword(&mut self, unit: &str, keyword: Keyword) -> &mut Self {
        let is = self.game.stats(self.card(unit)).keywords.has(keyword);
        self.holds(&format!("{unit} has {}", keyword.word()), is)
    }

    /// A unit has not a keyword.
    #[track_caller]
    pub fn expect_no_keyword(&mut self, unit: &str, keyword: Keyword) -> &mut Self {
        let is = self.game.stats(self.card(unit)).keywords.has(keyword);
        self.holds(&format!("{unit} has no {}", keyword.word()), !is)
    }

    /// Who controls a card on the table.
    #[track_caller]
    pub fn expect_controller(&mut self, card: &str, side: Side) -> &mut Self {
        let is = seat(self.game.state.card(self.card(card)).controller);
        self.same(format!("the controller of {card}"), is, side.word())
    }

    /// A card of that name is a unit in play.
    #[track_caller]
    pub fn expect_in_play(&mut self, card: &str) -> &mut Self {
        let is = self.count(card, &[Place::Arena, Place::Attached]) > 0;
        self.holds(&format!("{card} is in play"), is)
    }

    /// No card of that name is a unit or an upgrade in play.
    #[track_caller]
    pub fn expect_gone(&mut self, card: &str) -> &mut Self {
        let is = self.count(card, &[Place::Arena, Place::Attached]);
        self.holds(&format!("{card} is gone"), is == 0)
    }

    /// How many cards of that name are in play.
    #[track_caller]
    pub fn expect_count(&mut self, card: &str, count: usize) -> &mut Self {
        let is = self.count(card, &[Place::Arena, Place::Attached]);
        self.same(format!("the number of {card} in play"), is, count)
    }

    /// A card of that name is in a hand.
    #[track_caller]
    pub fn expect_in_hand(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, Place::Hand)
    }

    /// A card of that name is in a discard pile.
    #[track_caller]
    pub fn expect_in_discard(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, Place::Discard)
    }

    /// A card of that name is in a deck.
    #[track_caller]
    pub fn expect_in_deck(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, Place::Deck)
    }

    /// A card of that name is a resource.
    #[track_caller]
    pub fn expect_in_resources(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, Place::Resources)
    }

    /// A card of that name is captured.
    #[track_caller]
    pub fn expect_captured(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, Place::Captured)
    }

    /// A leader is on its Leader side in its base zone.
    #[track_caller]
    pub fn expect_in_base_zone(&mut self, card: &str) -> &mut Self {
        self.expect_place(card, Place::BaseZone)
    }

    #[track_caller]
    fn expect_place(&mut self, card: &str, place: Place) -> &mut Self {
        let is = self.count(card, &[place]) > 0;
        self.holds(&format!("{card} is there: {place:?}"), is)
    }

    fn count(&self, card: &str, places: &[Place]) -> usize {
        let game = &self.game;
        meant(game, card, all(game).filter(|card| places.contains(&game.state.card(*card).place))).len()
    }

    /// The abilities of exactly these cards wait, in any order, a name for each ability.
    #[track_caller]
    pub fn expect_waiting<'n>(&mut self, cards: impl IntoIterator<Item = &'n str>) -> &mut Self {
        let is = sorted(self.game.waiting().iter().map(|waiting| name(&self.game, waiting.source.card)));
        self.same("what waits".to_owned(), is, sorted(cards.into_iter().map(str::to_owned)))
    }

    /// What is asked is about exactly these cards, chosen or acted on before, in any order.
    #[track_caller]
    pub fn expect_about<'n>(&mut self, cards: impl IntoIterator<Item = &'n str>) -> &mut Self {
        let is = sorted(self.game.acted_on().into_iter().map(|card| name(&self.game, card)));
        self.same("what it is about".to_owned(), is, sorted(cards.into_iter().map(str::to_owned)))
    }

    /// The options of the open question are exactly these, in any order.
    #[track_caller]
    pub fn expect_options<'n>(&mut self, options: impl IntoIterator<Item = &'n str>) -> &mut Self {
        let is = sorted(self.game.legal_actions().iter().map(|action| label(&self.game, action)));
        self.same("what may be chosen".to_owned(), is, sorted(options.into_iter().map(str::to_owned)))
    }

    /// An option with this label, or about this card, is offered.
    #[track_caller]
    pub fn expect_offered(&mut self, option: &str) -> &mut Self {
        let is = offered(&self.game, option);
        self.holds(&format!("{option} is offered"), is)
    }

    /// No option with this label, nor about a card of this name, is offered.
    #[track_caller]
    pub fn expect_not_offered(&mut self, option: &str) -> &mut Self {
        let is = offered(&self.game, option);
        self.holds(&format!("{option} is not offered"), !is)
    }

    /// That side is asked this.
    #[track_caller]
    pub fn expect_asked(&mut self, side: Side, ask: Ask) -> &mut Self {
        let question = self.question();
        self.same("the question".to_owned(), (seat(question.player), question.ask), (side.word(), ask))
    }

    /// Nothing is left to resolve: that side's action comes next.
    #[track_caller]
    pub fn expect_action_of(&mut self, side: Side) -> &mut Self {
        self.expect_asked(side, Ask::Action)
    }

    /// Something of that kind has happened since the story began.
    #[track_caller]
    pub fn expect_event(&mut self, what: &str, is: impl Fn(&Event) -> bool) -> &mut Self {
        let happened = self.game.log.iter().flatten().any(|entry| is(&entry.event));
        self.holds(&format!("{what} has happened"), happened)
    }

    /// Nothing of that kind has happened since the story began, or its log was begun anew.
    #[track_caller]
    pub fn expect_no_event(&mut self, what: &str, is: impl Fn(&Event) -> bool) -> &mut Self {
        let happened = self.game.log.iter().flatten().any(|entry| is(&entry.event));
        self.holds(&format!("{what} has not happened"), !happened)
    }

    /// The game is over, and that side has won.
    #[track_caller]
    pub fn expect_winner(&mut self, side: Side) -> &mut Self {
        let is = self.game.state.outcome;
        self.same("the outcome".to_owned(), is, Some(Outcome::Won(side.seat())))
    }

    /// The game is over, and it is a draw.
    #[track_caller]
    pub fn expect_draw(&mut self) -> &mut Self {
        let is = self.game.state.outcome;
        self.same("the outcome".to_owned(), is, Some(Outcome::Draw))
    }

    /// The game is over, and these sides share the victory (CR 12.7.3).
    #[track_caller]
    pub fn expect_shared(&mut self, sides: impl IntoIterator<Item = Side>) -> &mut Self {
        let is = self.game.state.outcome;
        let must = sides.into_iter().fold(0, |all, side| all | 1 << side.seat().0);
        self.same("the outcome".to_owned(), is, Some(Outcome::Shared(must)))
    }

    /// The game goes on.
    #[track_caller]
    pub fn expect_no_winner(&mut self) -> &mut Self {
        let is = self.game.state.outcome;
        self.same("the outcome".to_owned(), is, None)
    }
}

impl Player<'_> {
    fn cards(&self, place: Place) -> Vec<String> {
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

    /// Damage on this side's base.
    #[track_caller]
    pub fn expect_base_damage(self, damage: i16) -> Self {
        let base = self.table.game.state.player(self.side.seat()).base;
        let is = self.table.game.state.card(base).damage;
        self.same("base damage", is, damage)
    }

    /// Exactly these cards are in hand, in any order.
    #[track_caller]
    pub fn expect_hand<'n>(self, cards: impl IntoIterator<Item = &'n str>) -> Self {
        let is = sorted(self.cards(Place::Hand).into_iter());
        self.same("the hand", is, sorted(cards.into_iter().map(str::to_owned)))
    }

    /// So many cards are in hand.
    #[track_caller]
    pub fn expect_hand_size(self, size: usize) -> Self {
        let is = self.cards(Place::Hand).len();
        self.same("the number of cards in hand", is, size)
    }

    /// Exactly these cards are in the discard pile, in any order.
    #[track_caller]
    pub fn expect_discard<'n>(self, cards: impl IntoIterator<Item = &'n str>) -> Self {
        let is = sorted(self.cards(Place::Discard).into_iter());
        self.same("the discard pile", is, sorted(cards.into_iter().map(str::to_owned)))
    }

    /// The deck from the top on begins with these cards.
    #[track_caller]
    pub fn expect_deck_top<'n>(self, cards: impl IntoIterator<Item = &'n str>) -> Self {
        let must: Vec<String> = cards.into_iter().map(str::to_owned).collect();
        let is: Vec<String> = self.cards(Place::Deck).into_iter().rev().take(must.len()).collect();
        self.same("the top of the deck", is, must)
    }

    /// So many cards are in the deck.
    #[track_caller]
    pub fn expect_deck_size(self, size: usize) -> Self {
        let is = self.cards(Place::Deck).len();
        self.same("the number of cards in the deck", is, size)
    }

    /// So many resources are ready.
    #[track_caller]
    pub fn expect_ready_resources(self, ready: u8) -> Self {
        let is = self.table.game.ready_resources(self.side.seat());
        self.same("the number of ready resources", is, ready)
    }

    /// So many resources, ready or not.
    #[track_caller]
    pub fn expect_resources(self, count: usize) -> Self {
        let is = self.cards(Place::Resources).len();
        self.same("the number of resources", is, count)
    }

    /// The Force is with this side.
    #[track_caller]
    pub fn expect_the_force(self) -> Self {
        let is = self.table.game.force_of(self.side.seat()).is_some();
        self.same("the Force with them", is, true)
    }

    /// How many Credit tokens this side controls (CR 3.7.13).
    #[track_caller]
    pub fn expect_credits(self, count: usize) -> Self {
        let is = self.table.game.credits_of(self.side.seat()).count();
        self.same("the number of Credits", is, count)
    }

    /// The Force is not with this side.
    #[track_caller]
    pub fn expect_no_force(self) -> Self {
        let is = self.table.game.force_of(self.side.seat()).is_some();
        self.same("the Force with them", is, false)
    }

    /// This side may see that card, wherever it is.
    #[track_caller]
    pub fn expect_sees(self, card: &str) -> Self {
        let is = self.sees(card);
        self.same(&format!("the sight of {card}"), is, true)
    }

    /// This side may not see that card.
    #[track_caller]
    pub fn expect_does_not_see(self, card: &str) -> Self {
        let is = self.sees(card);
        self.same(&format!("the sight of {card}"), is, false)
    }

    #[track_caller]
    fn sees(&self, card: &str) -> bool {
        let game = &self.table.game;
        let found = meant(game, card, all(game));
        let Some(first) = found.first() else { self.table.fail(&format!("there is no {card}")) };
        game.visible(*first, self.side.seat()) == Visible::Open
    }
}

fn sorted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

fn offered(game: &Game, option: &str) -> bool {
    let about = |action: &Action| action.cards().any(|card| Spoken::of(option).means(game, card));
    game.legal_actions().iter().any(|action| label(game, action) == option || about(action))
}
