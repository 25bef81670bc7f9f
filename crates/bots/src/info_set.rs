//! A game from one player's point of view (CR 1.17). Bots can reach the game only through it.

use rules::{
    Action, Card, CardBook, CardDef, CardIndex, CardZone, Determinizer, Game, Question, Rng, Seat, Visibility,
};

/// The information set of one player. Opponents' deck lists are unknown.
#[derive(Debug, Clone, Copy)]
pub struct InfoSet<'a> {
    game: &'a Game,
    seat: Seat,
    /// `true` if hidden cards are visible as well.
    everything: bool,
}

impl<'a> InfoSet<'a> {
    /// Returns the view of the player at this seat.
    pub fn new(game: &'a Game, seat: Seat) -> Self {
        InfoSet { game, seat, everything: false }
    }

    /// Returns a view that includes every card and the order of the decks. It is for a judge who looks for the best
    /// action, never for a player.
    pub fn omniscient(game: &'a Game, seat: Seat) -> Self {
        InfoSet { game, seat, everything: true }
    }

    /// Returns the seat of the viewing player.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the open question, whichever player it is for.
    pub fn question(&self) -> Option<Question> {
        self.game.question().copied()
    }

    /// Returns the player's legal actions. Empty if the question is for another player.
    pub fn legal_actions(&self) -> &'a [Action] {
        match self.game.question() {
            Some(question) if question.player == self.seat => self.game.legal_actions(),
            Some(_) | None => &[],
        }
    }

    /// Returns the card book, which is public.
    pub fn book(&self) -> &'a CardBook {
        self.game.book()
    }

    /// Returns a card if the player may look at it.
    pub fn card(&self, card: CardIndex) -> Option<&'a Card> {
        let open = self.everything || self.game.visible_by_rules(card, self.seat) == Visibility::Open;
        open.then(|| self.game.state.card(card))
    }

    /// Returns the definition of a card if the player may look at it.
    pub fn def(&self, card: CardIndex) -> Option<&'a CardDef> {
        self.card(card).map(|card| self.game.book().def(card.def))
    }

    /// Returns the number of cards a player has in a zone. It is public even if the cards are hidden.
    pub fn count(&self, seat: Seat, place: CardZone) -> usize {
        self.game.state.list(seat, place).len()
    }

    /// Returns a determinization. The player's own deck is shuffled, hidden cards of the others are guessed from
    /// visible ones, and future randomness is re-drawn.
    pub fn determinize(&self, rng: &mut Rng) -> Game {
        self.determinizer().determinize(rng)
    }

    /// Returns the source of determinizations for this view.
    pub fn determinizer(&self) -> Determinizer {
        if self.everything { self.game.open_determinizer() } else { self.game.determinizer(self.seat) }
    }
}
