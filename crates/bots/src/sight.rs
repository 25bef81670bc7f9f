//! What a player sees of a game (CR 1.17). The only way from a bot to the game.

use rules::{Action, Book, Card, CardIx, Chance, Def, Game, Imaginer, Place, Question, Seat, Visible};

/// A game as one player sees it: not even the deck lists of the others are known.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'a> {
    game: &'a Game,
    seat: Seat,
    /// Whether hidden cards are seen as well.
    everything: bool,
}

impl<'a> Sight<'a> {
    /// What the player of this seat sees.
    pub fn new(game: &'a Game, seat: Seat) -> Self {
        Sight { game, seat, everything: false }
    }

    /// The same for somebody who may look at every card, the order of the decks included: for a judge who asks what would be
    /// best, never for a player.
    pub fn of_everything(game: &'a Game, seat: Seat) -> Self {
        Sight { game, seat, everything: true }
    }

    /// The seat of the player who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The open question, whoever it is for.
    pub fn question(&self) -> Option<Question> {
        self.game.question().copied()
    }

    /// What the player may answer now; nothing when the question is for somebody else.
    pub fn legal_actions(&self) -> &'a [Action] {
        match self.game.question() {
            Some(question) if question.player == self.seat => self.game.legal_actions(),
            Some(_) | None => &[],
        }
    }

    /// The card book: public knowledge.
    pub fn book(&self) -> &'a Book {
        self.game.book()
    }

    /// A card that the player may look at.
    pub fn card(&self, card: CardIx) -> Option<&'a Card> {
        let open = self.everything || self.game.visible(card, self.seat) == Visible::Open;
        open.then(|| self.game.state.card(card))
    }

    /// What the book says of a card that the player may look at.
    pub fn def(&self, card: CardIx) -> Option<&'a Def> {
        self.card(card).map(|card| self.game.book().def(card.def))
    }

    /// How many cards a player has in a zone: public also where the cards are not.
    pub fn count(&self, seat: Seat, place: Place) -> usize {
        self.game.state.list(seat, place).len()
    }

    /// A game that might be: the player's own deck shuffled, the hidden cards of the others guessed from what lies
    /// open, and what is still random drawn anew.
    pub fn imagine(&self, chance: &mut Chance) -> Game {
        self.imaginer().imagine(chance)
    }

    /// What many games are drawn with that might be.
    pub fn imaginer(&self) -> Imaginer {
        if self.everything { self.game.imaginer_of_everything() } else { self.game.imaginer(self.seat) }
    }
}
