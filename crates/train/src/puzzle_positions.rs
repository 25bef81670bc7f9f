//! Conversion of a position from a game to a puzzle, without information known to only one player.

use std::sync::Arc;

use model::CardNumber;
use rules::{
    AttachedPosition, BasePosition, CardIndex, CardZone, Counter, Flags, Game, LeaderPosition, Phase, PlayerPosition,
    Position, ResourcePosition, Seat, UnitPosition,
};

/// A unit without text: it replaces every facedown card that makes no difference.
const PLAIN: &str = "SOR_095";
/// Number of cards in a deck: more than can be drawn before a puzzle is over.
const DECK: usize = 10;

/// Returns the position with `solver` at the first seat and without relevant hidden cards. The other player has no
/// hand. Returns `None` if lasting effects cannot be stored in a position, or if the position does not reproduce the
/// units' stats.
pub(crate) fn laid(game: &Game, solver: Seat) -> Option<Position> {
    let state = &game.state;
    if state.seat_count() != 2 || state.phase() != Phase::Action {
        return None;
    }
    let (edits, left) = game.effects_as_edits();
    if !edits.is_empty() || left > 0 {
        return None;
    }
    let plain: CardNumber = PLAIN.parse().ok()?;
    let layer = Layer { game, solver, plain };
    let position = Position {
        players: vec![layer.player(solver), layer.player(Seat(1 - solver.0))],
        initiative: layer.seat(state.initiative()),
        initiative_taken: state.is_taken(Counter::Initiative),
        active: Some(layer.seat(state.active())),
        round: Some(state.round()),
        edition: Some(state.edition()),
        ..Position::default()
    };
    let laid = Game::at(Arc::clone(game.book()), &position).ok()?;
    (laid.question()?.player == Seat(0) && has_same_stats(game, &laid, solver)).then_some(position)
}

/// Returns `true` if every unit has the same power and HP as in the game.
fn has_same_stats(game: &Game, laid: &Game, solver: Seat) -> bool {
    let stats = |game: &Game, seat: Seat| -> Vec<(usize, i16, i16)> {
        let of = |card: &CardIndex| {
            let stats = game.stats(*card);
            (game.state.card(*card).def.index(), stats.power, stats.hp)
        };
        let mut all: Vec<_> = game.state.list(seat, CardZone::Arena).iter().map(of).collect();
        all.sort_unstable();
        all
    };
    let other = Seat(1 - solver.0);
    stats(game, solver) == stats(laid, Seat(0)) && stats(game, other) == stats(laid, Seat(1))
}

struct Layer<'a> {
    game: &'a Game,
    solver: Seat,
    plain: CardNumber,
}

impl Layer<'_> {
    /// Returns the puzzle's number of a seat.
    fn seat(&self, seat: Seat) -> u8 {
        u8::from(seat != self.solver)
    }

    fn number(&self, card: CardIndex) -> CardNumber {
        self.game.book().catalog().card(self.game.state.card(card).def).number
    }

    fn has(&self, card: CardIndex, flag: Flags) -> bool {
        self.game.state.card(card).flags.contains(flag)
    }

    fn owner(&self, card: CardIndex, usual: Seat) -> Option<u8> {
        let owner = self.game.state.card(card).owner;
        (owner != usual).then(|| self.seat(owner))
    }

    /// Returns the cards on a unit or base, and those that it guards.
    fn under(&self, host: CardIndex, seat: Seat) -> (Vec<AttachedPosition>, Vec<AttachedPosition>) {
        let state = &self.game.state;
        let one = |card: CardIndex, usual: Seat| {
            let here = state.card(card);
            let controller = (here.controller != here.owner).then(|| self.seat(here.controller));
            AttachedPosition { card: self.number(card), owner: self.owner(card, usual), controller }
        };
        let upgrades = state.upgrades(host).map(|card| one(card, seat)).collect();
        let captured = state.guarded(host).map(|card| one(card, Seat(1 - seat.0)));
        (upgrades, captured.map(|under| AttachedPosition { controller: None, ..under }).collect())
    }

    fn player(&self, seat: Seat) -> PlayerPosition {
        let (game, state) = (self.game, &self.game.state);
        let here = state.player(seat);
        let own = seat == self.solver;
        let numbers = |place: CardZone| state.list(seat, place).iter().map(|card| self.number(*card));
        let (upgrades, captured) = self.under(here.base, seat);
        let base = BasePosition {
            card: self.number(here.base),
            damage: state.card(here.base).damage,
            epic_used: self.has(here.base, Flags::EPIC_USED),
            upgrades,
            captured,
        };
        let leaders = here.leaders.into_iter().filter(|leader| leader.is_some());
        let leaders = leaders.map(|leader| self.leader(leader, seat)).collect();
        let units = state.list(seat, CardZone::Arena).iter().filter(|card| !here.leaders.contains(card));
        PlayerPosition {
            leaders,
            base: Some(base),
            hand: if own { numbers(CardZone::Hand).collect() } else { Vec::new() },
            deck: vec![self.plain; state.list(seat, CardZone::Deck).len().min(DECK)],
            discard: numbers(CardZone::Discard).collect(),
            resources: state.list(seat, CardZone::Resources).iter().map(|card| self.resource(*card, seat)).collect(),
            units: units.map(|card| self.unit(*card, seat)).collect(),
            force: game.force_of(seat).is_some(),
            credits: game.credits_of(seat).count() as u8,
            passed: here.passed && !here.took_counter,
            took_counter: here.took_counter,
        }
    }

    fn leader(&self, leader: CardIndex, seat: Seat) -> LeaderPosition {
        let here = self.game.state.card(leader);
        let deployed = here.place == CardZone::Arena;
        let (upgrades, captured) = if deployed { self.under(leader, seat) } else { Default::default() };
        LeaderPosition {
            card: self.number(leader),
            deployed,
            epic_used: self.has(leader, Flags::EPIC_USED),
            exhausted: self.has(leader, Flags::EXHAUSTED),
            damage: here.damage,
            upgrades,
            captured,
        }
    }

    /// Returns a resource: the solver's are kept, the other player's are facedown.
    fn resource(&self, card: CardIndex, seat: Seat) -> ResourcePosition {
        let exhausted = self.has(card, Flags::EXHAUSTED);
        match seat == self.solver {
            true => ResourcePosition { card: self.number(card), exhausted, owner: self.owner(card, seat) },
            false => ResourcePosition { card: self.plain, exhausted, owner: None },
        }
    }

    fn unit(&self, card: CardIndex, seat: Seat) -> UnitPosition {
        let (upgrades, captured) = self.under(card, seat);
        UnitPosition {
            card: self.number(card),
            damage: self.game.state.card(card).damage,
            exhausted: self.has(card, Flags::EXHAUSTED),
            owner: self.owner(card, seat),
            upgrades,
            captured,
        }
    }
}
