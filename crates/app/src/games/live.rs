//! A game with its match as it is played: steps folded to a state, with everything that looking back and taking back
//! need.
//!
//! Invariant: what is here follows from [`Start`] and the steps alone.

mod standing;

use std::collections::BTreeMap;
use std::sync::Arc;

use phrase::Language;
use phrase::game::LogLine;
use phrase::game::Table;
use rules::{Action, Agreement, Ask, Book, Edit, Entry, Game, Handles, PositionError, Refused, Seat, State};

use super::logged::{LinkedNames, LoggedEvent, Said, Words};
use super::notice::Notice;
use super::record::{Standing, Start, StartSeat, Step, StoredDeck};
use super::table::names_in;
use crate::AppError;
use crate::contract::{ByItself, GameState, JudgePosition, SeatKind};
use crate::error::{Cause, Fact};
use crate::journal::game as saved;
use crate::judge;

/// How it was before a step.
#[derive(Debug, Clone)]
pub(crate) struct Before {
    pub state: Arc<State>,
    /// What the readers called the cards.
    pub handles: Option<Arc<Handles>>,
    /// How long the log was.
    pub log: usize,
    /// Who decided; nobody for a concession.
    pub who: Seat,
}

/// A game of a match that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Played {
    pub winner: Option<Seat>,
    pub rounds: u16,
}

/// A game that is being played, and the match that it belongs to.
#[derive(Debug, Clone)]
pub(crate) struct Live {
    pub start: Start,
    /// How many steps are stored.
    pub stored: u64,
    /// The decks of the game under way.
    pub decks: Vec<StoredDeck>,
    /// The games before it.
    before_it: Vec<Played>,
    pub game: Game,
    pub before: Vec<Before>,
    pub log: Vec<LoggedEvent>,
    pub names: Vec<String>,
    /// The language in which it is shown.
    pub language: Language,
    pub reported: Option<String>,
    pub notice: Option<Notice>,
    /// Only so many of the steps could be followed: the next step is preceded by one that says so.
    pub cut: Option<u32>,
    /// What leaves no choice is answered by itself.
    settles: bool,
}

impl Live {
    /// Begins.
    ///
    /// # Errors
    /// `play.setup`, `play.no_card`: the decks cannot be played with.
    pub(crate) fn begin(book: &Arc<Book>, start: Start) -> Result<Live, AppError> {
        let decks: Vec<StoredDeck> = start.seats.iter().map(|seat| seat.deck.clone()).collect();
        let game = match &start.position {
            Some(position) => laid_game(position)?,
            None => new_game(book, &decks, start.seed)?,
        };
        let names = start.seats.iter().map(|seat| seat.name.clone()).collect();
        let mut live = Live::fresh(start, decks, game, names, true);
        live.settle();
        Ok(live)
    }

    /// Nothing has been played or stored yet.
    pub(super) fn fresh(
        start: Start,
        decks: Vec<StoredDeck>,
        mut game: Game,
        names: Vec<String>,
        settles: bool,
    ) -> Live {
        as_begun(&start, &mut game);
        let settles = settles && !start.ask_always;
        Live {
            start,
            stored: 0,
            decks,
            before_it: Vec::new(),
            game,
            before: Vec::new(),
            log: Vec::new(),
            names,
            language: Language::English,
            reported: None,
            notice: None,
            cut: None,
            settles,
        }
    }

    /// A game in a position set up by a judge, where nothing is answered by itself. It is never stored.
    pub(crate) fn laid(names: Vec<String>, mut game: Game) -> Live {
        let seat = |name: &String| StartSeat {
            name: name.clone(),
            kind: SeatKind::Person,
            think_ms: 0,
            deck: StoredDeck {
                name: String::new(),
                leaders: Vec::new(),
                base: String::new(),
                main: Vec::new(),
                sideboard: Vec::new(),
                minimum: 0,
            },
        };
        let seats: Vec<StartSeat> = names.iter().map(seat).collect();
        let decks = seats.iter().map(|seat| seat.deck.clone()).collect();
        let start = Start {
            seats,
            best_of: 1,
            seed: 0,
            edition: game.state.edition.into(),
            from: None,
            players: None,
            program: String::new(),
            ask_always: false,
            by_itself: ByItself::NONE,
            digests: BTreeMap::new(),
            position: None,
            puzzle: None,
        };
        game.tell();
        Live::fresh(start, decks, game, names, false)
    }

    /// Brings a game back from its steps. Where this version of the program cannot follow them any more, it stands
    /// at the last one that it could, with a notice.
    ///
    /// # Errors
    /// As [`Live::begin`].
    pub(crate) fn fold(book: &Arc<Book>, start: Start, bodies: &[String]) -> Result<Live, AppError> {
        // A step that cannot be read, or names what is no more, is one that cannot be followed.
        let mut steps: Vec<Option<Step>> = Vec::new();
        for body in bodies {
            let saved: Option<saved::Step> = serde_json::from_str(body).ok();
            match saved.and_then(|step| step.live(book).ok()) {
                Some(Step::Cut { keep }) => steps.truncate(keep as usize),
                step => steps.push(step),
            }
        }
        let mut live = Live::begin(book, start.clone())?;
        for (at, step) in steps.iter().enumerate() {
            if step.as_ref().is_some_and(|step| live.apply(step).is_ok()) {
                continue;
            }
            // What cannot be followed may have half happened: up to there once more.
            live = Live::begin(book, start)?;
            for step in steps[..at].iter().flatten() {
                live.apply(step)?;
            }
            let (steps, cards) = (steps.len(), live.start.changed_cards(book));
            live.notice = Some(match cards.is_empty() {
                true => Notice::RulesDiffer { steps, followed: at },
                false => Notice::CardsChanged { cards, steps, followed: at },
            });
            live.cut = Some(at as u32);
            break;
        }
        live.stored = bodies.len() as u64;
        Ok(live)
    }

    /// Compares with how the game stood when its last step was saved: a game of version 0.1 may come to another result
    /// without a step that shows it.
    pub(crate) fn compare_with(&mut self, saved: Option<&Standing>) {
        let now = self.standing();
        if self.notice.is_none() && saved.is_some_and(|saved| (saved.state, &saved.wins) != (now.state, &now.wins)) {
            self.notice = Some(Notice::OtherResult);
        }
    }

    /// Takes a step that is stored already, or is about to be.
    ///
    /// # Errors
    /// `play.not_now` when it is not possible; the value is then to be thrown away.
    pub(crate) fn apply(&mut self, step: &Step) -> Result<(), AppError> {
        match step {
            Step::Answer { action, position } => {
                self.answer(*action)?;
                let saved = position.as_deref().unwrap_or_default();
                if self.game.fingerprint().agrees_with(saved) == Agreement::Differs {
                    return Err(AppError::of(Cause::PlayDiffers));
                }
            }
            Step::Concede { seat } => self.concede(Seat(*seat))?,
            Step::Back { to } => self.back(*to as usize)?,
            Step::Next { decks } => self.next(decks.clone())?,
            Step::Reported { says } => self.reported = Some(says.clone()),
            Step::Cut { .. } => return Err(AppError::of(Cause::PlayOutOfPlace)),
        }
        Ok(())
    }

    /// Answers the open question. Where the answer leads to a fault of the engine the game stops, with the answer as its
    /// last step: so the step is stored, and leads to the same fault again.
    ///
    /// # Errors
    /// `play.not_now`; `play.stopped` when the game had stopped before.
    pub(crate) fn answer(&mut self, action: Action) -> Result<(), AppError> {
        self.has_not_stopped()?;
        let who = self.game.question().map_or(Seat::NONE, |question| question.player);
        let before = self.before_now(who);
        match self.game.play(action) {
            Ok(()) | Err(Refused::Stopped(_)) => {}
            Err(Refused::NotLegal(_) | Refused::Over) => return Err(AppError::of(Cause::PlayNotNow)),
        }
        self.before.push(before);
        self.settle();
        Ok(())
    }

    /// # Errors
    /// `play.stopped` when the engine has come to a fault in this game.
    pub(crate) fn has_not_stopped(&self) -> Result<(), AppError> {
        self.stopped(Some(Seat::NONE)).map_or(Ok(()), Err)
    }

    /// The fault of the engine with which this game has stopped, if it has. Only who may know every card hears at which card.
    pub(crate) fn stopped(&self, reader: Option<Seat>) -> Option<AppError> {
        let what = self.game.fault()?.what;
        let fault = match reader {
            None => Fact::said(what),
            Some(_) => Fact::said(phrase::game::broken(what, self.language)),
        };
        Some(AppError::of(Cause::PlayStopped { fault }).at(format!("CR {}", what.rule())))
    }

    /// How it is before a step that this seat decides.
    fn before_now(&self, who: Seat) -> Before {
        let handles = self.game.handles().cloned().map(Arc::new);
        Before { state: Arc::new(self.game.state.clone()), handles, log: self.log.len(), who }
    }

    /// Changes the position by hand, as a step of its own; without edits something is only said.
    ///
    /// # Errors
    /// What the engine refuses; the value is then to be thrown away.
    pub(crate) fn edit(&mut self, edits: &[Edit]) -> Result<(), PositionError> {
        let before = self.before_now(Seat::NONE);
        for edit in edits {
            self.game.edit(edit)?;
        }
        self.before.push(before);
        self.settle();
        Ok(())
    }

    /// The step that this answer is, once it is taken.
    pub(crate) fn answered(&self, action: Action) -> Step {
        Step::Answer { action, position: Some(self.game.fingerprint().to_string()) }
    }

    /// A player gives up.
    ///
    /// # Errors
    /// `play.not_now` when the game is over; `play.stopped`.
    pub(crate) fn concede(&mut self, seat: Seat) -> Result<(), AppError> {
        self.has_not_stopped()?;
        let before = self.before_now(Seat::NONE);
        match self.game.concede(seat) {
            Ok(()) | Err(Refused::Stopped(_)) => {}
            Err(Refused::NotLegal(_) | Refused::Over) => return Err(AppError::of(Cause::PlayOverForOne)),
        }
        self.before.push(before);
        self.settle();
        Ok(())
    }

    /// Back to where `to` steps were taken in this game.
    ///
    /// # Errors
    /// `play.not_now` when there are fewer.
    pub(crate) fn back(&mut self, to: usize) -> Result<(), AppError> {
        let Some(then) = self.before.get(to) else { return Err(AppError::of(Cause::PlayNoStepBack)) };
        let (state, handles) = ((*then.state).clone(), then.handles.as_deref().cloned());
        self.log.truncate(then.log);
        self.game.go_back(state, handles);
        self.before.truncate(to);
        Ok(())
    }

    /// The next game of the match.
    ///
    /// # Errors
    /// `play.not_now` when none follows, as [`Live::begin`].
    pub(crate) fn next(&mut self, decks: Vec<StoredDeck>) -> Result<(), AppError> {
        if self.state() != GameState::Between || decks.len() != self.decks.len() {
            return Err(AppError::of(Cause::PlayNoNextGame));
        }
        let number = self.before_it.len() as u64 + 1;
        let chooses = self.chooses_next();
        let mut game = new_game(self.game.book(), &decks, self.start.seed.wrapping_add(number))?;
        if let Some(seat) = chooses {
            game.let_choose_first(seat);
        }
        self.before_it = self.played();
        as_begun(&self.start, &mut game);
        self.game = game;
        self.decks = decks;
        self.before.clear();
        self.log.clear();
        self.settle();
        Ok(())
    }

    /// The steps from which a person's last answer would be taken back; none when there is none.
    pub(crate) fn last_answer(&self) -> Option<usize> {
        let people = self.people();
        let asked = |who: Seat| people.contains(&who) || (people.is_empty() && who != Seat::NONE);
        self.before.iter().rposition(|before| asked(before.who))
    }

    /// The words for a reader.
    pub(crate) fn words(&self, reader: Option<Seat>) -> Table<'_> {
        self.words_in(self.language, reader)
    }

    fn words_in(&self, language: Language, reader: Option<Seat>) -> Table<'_> {
        Table { game: &self.game, reader, language, names: names_in(language), players: &self.names, entry: None }
    }

    /// The answer to the open question that is given by itself, because it leaves no choice. What somebody looks at is
    /// never passed over.
    fn by_itself(&self) -> Option<Action> {
        let ask = self.game.question()?.ask;
        let shows = matches!(ask, Ask::Search | Ask::Order | Ask::Stop | Ask::FirstPlayer | Ask::Mulligan);
        if !self.settles || shows || !self.game.looked_at().is_empty() {
            return None;
        }
        let does = self.start.by_itself;
        match self.game.legal_actions() {
            [Action::Pass] => does.lone_pass.then_some(Action::Pass),
            [only] => does.only_answer.then_some(*only),
            [first, ..] => (does.equal_triggers && self.game.asks_the_order_of_equals()).then_some(*first),
            [] => None,
        }
    }

    /// Answers what leaves no choice, and writes down what happened.
    fn settle(&mut self) {
        while let Some(answer) = self.by_itself() {
            self.game.play_legal(answer);
        }
        let entries: Vec<Entry> = self.game.log.replace(Vec::new()).unwrap_or_default();
        let said = |language: Language, line: &LogLine, reader: Option<Seat>| {
            let linked = LinkedNames(names_in(language));
            let table = Table { names: &linked, ..self.words_in(language, reader) };
            Said { text: table.line(&entries, line), details: table.details(&entries, line) }
        };
        let logged = LoggedEvent::all(self.before.len(), &entries, self.game.state.seats, |line, reader| Words {
            english: said(Language::English, line, reader),
            german: said(Language::German, line, reader),
        });
        self.log.extend(logged);
    }
}

/// A game asks as it was settled when its match began, whatever the settings are now, and goes by the same rules.
fn as_begun(start: &Start, game: &mut Game) {
    game.state.edition = start.edition.into();
    game.always = start.ask_always;
    game.before_plot = start.is_of_0_1();
}

/// A game that begins with a position of the judge's table.
fn laid_game(position: &JudgePosition) -> Result<Game, AppError> {
    let book = judge::book_of(position)?;
    let placed = judge::placed(&book, position)?;
    let mut game = Game::at(book, &placed.position).map_err(|_| AppError::of(Cause::JudgeImpossible))?;
    game.tell();
    Ok(game)
}

fn new_game(book: &Arc<Book>, decks: &[StoredDeck], seed: u64) -> Result<Game, AppError> {
    let cards = decks.iter().map(|deck| deck.cards(book)).collect::<Result<Vec<_>, _>>()?;
    let mut game = Game::new(Arc::clone(book), &cards, seed).map_err(|error| AppError::of(error.into()))?;
    game.tell();
    Ok(game)
}

#[cfg(test)]
mod tests;
