//! A game with its match as it is played: steps folded to a state, with everything that looking back and taking back
//! need.
//!
//! Invariant: what is here follows from [`Start`] and the steps alone.

use std::collections::BTreeMap;
use std::sync::Arc;

use phrase::Language;
use phrase::game::Table;
use rules::{Action, Agreement, Ask, Book, Entry, Event, Game, Handles, Outcome, Phase, Refused, Seat, State};

use super::notice::Notice;
use super::record::{Standing, Start, StartSeat, Step, StoredDeck};
use super::table::{is_told, names_in};
use super::told::{Told, Words};
use crate::AppError;
use crate::contract::{GameState, SeatKind};
use crate::error::{Cause, Fact};
use crate::journal::game as saved;

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
    pub log: Vec<Told>,
    pub names: Vec<String>,
    /// The language in which it is shown.
    pub language: Language,
    pub reported: Option<String>,
    pub notice: Option<Notice>,
    /// Only so many of the steps could be followed: the next step is preceded by one that says so.
    pub cut: Option<u32>,
    phase: Phase,
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
        let game = new_game(book, &decks, start.seed)?;
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
        game.always = start.ask_always;
        game.before_plot = start.is_of_0_1();
        let phase = game.state.phase;
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
            phase,
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
            from: None,
            program: String::new(),
            ask_always: false,
            digests: BTreeMap::new(),
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
        let Some(fault) = self.game.fault() else { return Ok(()) };
        Err(AppError::of(Cause::PlayStopped { fault: Fact::said(fault.what) }).at(format!("CR {}", fault.what.rule())))
    }

    /// How it is before a step that this seat decides.
    fn before_now(&self, who: Seat) -> Before {
        let handles = self.game.handles().cloned().map(Arc::new);
        Before { state: Arc::new(self.game.state.clone()), handles, log: self.log.len(), who }
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
        self.phase = state.phase;
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
        game.always = self.start.ask_always;
        game.before_plot = self.start.is_of_0_1();
        self.game = game;
        self.decks = decks;
        self.before.clear();
        self.log.clear();
        self.phase = Phase::Setup;
        self.settle();
        Ok(())
    }

    /// The steps from which a person's last answer would be taken back; none when there is none.
    pub(crate) fn last_answer(&self) -> Option<usize> {
        let people = self.people();
        let asked = |who: Seat| people.contains(&who) || (people.is_empty() && who != Seat::NONE);
        self.before.iter().rposition(|before| asked(before.who))
    }

    /// The games of the match that are over, the one on the table included.
    pub(crate) fn played(&self) -> Vec<Played> {
        let mut played = self.before_it.clone();
        let winner = match self.game.state.outcome {
            None => return played,
            Some(Outcome::Won(seat)) => Some(seat),
            // A shared victory is nobody's alone (CR 12.7.3).
            Some(Outcome::Draw | Outcome::Shared(_)) => None,
        };
        played.push(Played { winner, rounds: self.game.state.round });
        played
    }

    /// Games won by each seat.
    pub(crate) fn wins(&self) -> Vec<u32> {
        let mut wins = vec![0; self.start.seats.len()];
        for seat in self.played().into_iter().filter_map(|game| game.winner) {
            if let Some(wins) = wins.get_mut(seat.at()) {
                *wins += 1;
            }
        }
        wins
    }

    /// How far it is.
    pub(crate) fn state(&self) -> GameState {
        if self.game.state.outcome.is_none() {
            return GameState::Playing;
        }
        let best_of = u32::from(self.start.best_of);
        let is_decided = self.wins().into_iter().any(|wins| wins > best_of / 2);
        if is_decided || self.played().len() >= best_of as usize { GameState::Over } else { GameState::Between }
    }

    /// Which game of the match is on the table, from 1.
    pub(crate) fn number(&self) -> usize {
        self.before_it.len() + 1
    }

    /// The loser of the game on the table, who decides who starts in the next one.
    pub(crate) fn chooses_next(&self) -> Option<Seat> {
        match self.game.state.outcome {
            Some(Outcome::Won(seat)) if self.start.seats.len() == 2 => Some(Seat(1 - seat.0.min(1))),
            Some(Outcome::Won(_) | Outcome::Draw | Outcome::Shared(_)) | None => None,
        }
    }

    /// The seats where people sit.
    pub(crate) fn people(&self) -> Vec<Seat> {
        let seats = self.start.seats.iter().zip(0u8..);
        seats.filter(|(seat, _)| seat.kind == SeatKind::Person).map(|(_, at)| Seat(at)).collect()
    }

    /// The kind of the seat that is asked.
    pub(crate) fn asked(&self) -> Option<(Seat, SeatKind)> {
        let seat = self.game.question()?.player;
        Some((seat, self.start.seats.get(seat.at())?.kind))
    }

    /// How it stands, for the list.
    pub(crate) fn standing(&self) -> Standing {
        Standing { state: self.state(), wins: self.wins(), says: self.says() }
    }

    fn says(&self) -> String {
        let name = |seat: Seat| self.names.get(seat.at()).cloned().unwrap_or_default();
        match (self.state(), self.asked()) {
            (GameState::Over, _) => {
                let wins = self.wins();
                let most = wins.iter().max().copied().unwrap_or(0);
                let best: Vec<usize> = (0..wins.len()).filter(|at| wins[*at] == most).collect();
                match best.as_slice() {
                    [one] if self.start.best_of > 1 => {
                        let other: u32 = wins.iter().sum::<u32>() - most;
                        format!("{} won {most}-{other}", self.names[*one])
                    }
                    [one] => format!("{} won in round {}", self.names[*one], self.game.state.round),
                    _ => "Drawn".to_owned(),
                }
            }
            (GameState::Between, _) => format!("Game {} follows", self.number() + 1),
            (GameState::Playing, Some((seat, _))) if self.game.state.round == 0 => {
                format!("Setting up: {}", name(seat))
            }
            (GameState::Playing, Some((seat, _))) => {
                format!("Round {}: {} decides", self.game.state.round, name(seat))
            }
            (GameState::Playing, None) if self.game.fault().is_some() => "Stopped: a fault of the engine".to_owned(),
            (GameState::Playing, None) => String::new(),
        }
    }

    /// The words for a reader.
    pub(crate) fn words(&self, reader: Option<Seat>) -> Table<'_> {
        self.words_in(self.language, reader)
    }

    fn words_in(&self, language: Language, reader: Option<Seat>) -> Table<'_> {
        Table { game: &self.game, reader, language, names: names_in(language), players: &self.names, entry: None }
    }

    /// Answers what leaves no choice, and writes down what happened. What somebody looks at is never passed over.
    fn settle(&mut self) {
        let shows = |ask: Ask| matches!(ask, Ask::Search | Ask::Order | Ask::Stop | Ask::FirstPlayer | Ask::Mulligan);
        while self.settles
            && let (Some(question), [only]) = (self.game.question(), self.game.legal_actions())
        {
            if shows(question.ask) || !self.game.looked_at().is_empty() {
                break;
            }
            let only = *only;
            self.game.play_legal(only);
        }
        let entries: Vec<Entry> = self.game.log.replace(Vec::new()).unwrap_or_default();
        let step = self.before.len();
        let next: Vec<Option<Event>> =
            entries.iter().skip(1).map(|entry| Some(entry.event.clone())).chain([None]).collect();
        for (entry, next) in entries.into_iter().zip(next) {
            if let Event::Phase { phase, .. } = entry.event {
                self.phase = phase;
            }
            if is_told(&entry.event, next.as_ref(), self.phase) {
                let told = Told::of(step, entry, self.game.state.seats, |entry, reader| Words {
                    english: self.words_in(Language::English, reader).event(entry),
                    german: self.words_in(Language::German, reader).event(entry),
                });
                self.log.push(told);
            }
        }
    }
}

fn new_game(book: &Arc<Book>, decks: &[StoredDeck], seed: u64) -> Result<Game, AppError> {
    let cards = decks.iter().map(|deck| deck.cards(book)).collect::<Result<Vec<_>, _>>()?;
    let mut game = Game::new(Arc::clone(book), &cards, seed).map_err(|error| AppError::of(error.into()))?;
    game.tell();
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::CardCount;
    use crate::games::record::StartSeat;

    fn start() -> Start {
        let deck = StoredDeck {
            name: "Troopers".to_owned(),
            leaders: vec!["SOR_010".to_owned()],
            base: "SOR_026".to_owned(),
            main: vec![CardCount { id: "SOR_128".to_owned(), count: 30 }],
            sideboard: Vec::new(),
            minimum: 30,
        };
        let seat =
            |name: &str| StartSeat { name: name.to_owned(), kind: SeatKind::Quick, think_ms: 0, deck: deck.clone() };
        Start {
            seats: vec![seat("A"), seat("B")],
            best_of: 1,
            seed: 3,
            from: None,
            program: String::new(),
            ask_always: false,
            digests: BTreeMap::new(),
        }
    }

    fn body(step: &Step, book: &Book) -> String {
        serde_json::to_string(&saved::Step::of(step, book)).unwrap()
    }

    /// The step as if the position after it had looked like this.
    fn with_position(step: &str, position: &str) -> String {
        let mut step: serde_json::Value = serde_json::from_str(step).unwrap();
        step["answer"]["position"] = position.into();
        step.to_string()
    }

    /// A game with so many answers, each the first option, and its steps as they are stored.
    fn played(book: &Arc<Book>, answers: usize) -> (Live, Vec<String>) {
        let mut live = Live::begin(book, start()).unwrap();
        let mut steps = Vec::new();
        for _ in 0..answers {
            let action = live.game.legal_actions()[0];
            live.answer(action).unwrap();
            steps.push(body(&live.answered(action), book));
        }
        (live, steps)
    }

    #[test]
    fn the_steps_bring_everything_back() {
        let book = Book::embedded().unwrap();
        let (live, steps) = played(&book, 20);
        let again = Live::fold(&book, start(), &steps).unwrap();
        assert_eq!(again.game.state, live.game.state);
        assert_eq!((again.log.len(), again.before.len(), again.notice), (live.log.len(), 20, None));
    }

    #[test]
    fn where_the_rules_have_changed_a_game_stands_at_the_last_step_that_can_be_followed() {
        let book = Book::embedded().unwrap();
        let (_, mut steps) = played(&book, 20);
        let (then, _) = played(&book, 12);
        steps[12] = with_position(&steps[12], "p0000000000000001");
        let mut live = Live::fold(&book, start(), &steps).unwrap();
        assert_eq!((&live.game.state, live.cut, live.stored), (&then.game.state, Some(12), 20));
        assert!(live.notice.as_ref().is_some_and(|notice| {
            notice.words(crate::contract::TextLanguage::English).contains("Of its 20 steps, 12")
        }));
        // It goes on from there, and what goes on is kept.
        let action = live.game.legal_actions()[0];
        live.answer(action).unwrap();
        steps.push(body(&Step::Cut { keep: 12 }, &book));
        steps.push(body(&live.answered(action), &book));
        let again = Live::fold(&book, start(), &steps).unwrap();
        assert_eq!((again.game.state, again.notice, again.before.len()), (live.game.state, None, 13));
    }

    #[test]
    fn an_unreadable_step_ends_the_game_before_it() {
        let book = Book::embedded().unwrap();
        let (_, mut steps) = played(&book, 6);
        steps[4] = "{\"from\": \"a newer program\"}".to_owned();
        let live = Live::fold(&book, start(), &steps).unwrap();
        assert_eq!((live.before.len(), live.cut), (4, Some(4)));
    }

    /// The embedded cards and texts, with texts changed before the book is made.
    fn changed(change: impl FnOnce(&mut Vec<ability::CardText>)) -> Arc<Book> {
        let catalog = catalog::Catalog::embedded().unwrap();
        let (vanilla, texts) = catalog::texts::embedded().unwrap();
        let mut texts = texts.to_vec();
        change(&mut texts);
        Arc::new(Book::of(catalog, vanilla, &texts).unwrap())
    }

    fn text<'a>(texts: &'a mut [ability::CardText], number: &str) -> &'a mut ability::CardText {
        texts.iter_mut().find(|text| text.id.to_string() == number).unwrap()
    }

    /// Two decks with leaders and units that have action abilities, and a game of them by lot, as it is stored.
    fn game_with_abilities(book: &Arc<Book>) -> (Live, Vec<String>) {
        let mut start = start();
        for seat in &mut start.seats {
            seat.deck.leaders = vec!["SOR_009".to_owned()];
            let main = ["SOR_093", "SOR_094", "SOR_110", "SOR_128", "SOR_062"];
            seat.deck.main = main.map(|id| CardCount { id: id.to_owned(), count: 9 }).to_vec();
        }
        start.digests = Start::digests_of(book, &start.seats);
        let mut live = Live::begin(book, start).unwrap();
        let (mut steps, mut chance) = (Vec::new(), rules::Chance::seeded(5));
        while live.game.question().is_some() && steps.len() < 200 {
            let options = live.game.legal_actions();
            let used = options.iter().find(|option| matches!(option, Action::Use { .. }));
            let action = used.copied().unwrap_or(options[chance.below(options.len() as u32) as usize]);
            live.answer(action).unwrap();
            steps.push(body(&live.answered(action), book));
        }
        (live, steps)
    }

    /// A text more in a set, and an ability more on an earlier card: the numbers of abilities and blocks are others, and a
    /// saved game of other cards is followed to its end with every position checked.
    #[test]
    fn a_game_is_followed_when_the_texts_of_other_cards_change() {
        let book = Book::embedded().unwrap();
        let (live, steps) = game_with_abilities(&book);
        assert!(steps.iter().filter(|step| step.contains("\"use\"")).count() > 5, "abilities are used");
        let other = changed(|texts| {
            let ability = text(texts, "SOR_005").abilities[0].clone();
            text(texts, "SOR_005").abilities.insert(0, ability.clone());
            text(texts, "SOR_002").unit.push(ability);
        });
        let again = Live::fold(&other, live.start.clone(), &steps).unwrap();
        assert_eq!((again.notice, again.cut, again.before.len()), (None, None, steps.len()));
        assert_eq!(again.game.fingerprint(), live.game.fingerprint());
        assert_ne!(again.game.state.hash(), live.game.state.hash(), "inside, the numbers are others");
    }

    /// A card of the game itself does something else: the game stands at the last step that could be followed, and says
    /// which card it is.
    #[test]
    fn a_game_says_which_of_its_own_cards_has_changed() {
        let book = Book::embedded().unwrap();
        let (live, steps) = game_with_abilities(&book);
        let other = changed(|texts| text(texts, "SOR_094").abilities = text(texts, "SOR_129").abilities.clone());
        let again = Live::fold(&other, live.start.clone(), &steps).unwrap();
        let followed = again.cut.unwrap() as usize;
        assert!(0 < followed && followed < steps.len(), "{followed} of {}", steps.len());
        let notice = again.notice.as_ref().map(|notice| notice.words(crate::contract::TextLanguage::English)).unwrap();
        assert!(notice.contains("(SOR_094)") && !notice.contains("SOR_093"), "{notice}");
        assert!(notice.contains(&format!("Of its {} steps, {followed}", steps.len())), "{notice}");
        assert_eq!(again.before.len(), followed, "the board is that of the last step that was followed");
        assert!(again.game.question().is_some());
    }

    /// A step of version 0.1 carries nothing to compare with: it is followed as long as it is legal.
    #[test]
    fn steps_of_version_0_1_are_followed_by_what_is_legal() {
        let book = Book::embedded().unwrap();
        let (live, steps) = played(&book, 20);
        let old: Vec<String> = steps
            .iter()
            .map(|step| {
                let mut step: serde_json::Value = serde_json::from_str(step).unwrap();
                let answer = step["answer"].as_object_mut().unwrap();
                answer.remove("position");
                answer.insert("hash".to_owned(), 7.into());
                step.to_string()
            })
            .collect();
        let mut again = Live::fold(&book, start(), &old).unwrap();
        assert_eq!((&again.notice, again.game.fingerprint()), (&None, live.game.fingerprint()));
        again.compare_with(Some(&Standing { state: GameState::Over, wins: vec![1, 0], says: String::new() }));
        assert!(again.notice.is_some(), "another result is noticed");
    }

    /// CR 7.1.5: where the engine comes to a fault the game stops and says so; the step is one of its steps, the board is
    /// shown, nothing more can be answered, and taking it back is the way out.
    #[test]
    fn a_fault_of_the_engine_stops_the_game_and_keeps_its_record() {
        let book = Book::embedded().unwrap();
        let (mut live, _) = played(&book, 0);
        while live.game.question().is_none_or(|question| question.step.is_none()) {
            let action = live.game.legal_actions()[0];
            live.answer(action).unwrap();
        }
        let steps = live.before.len();
        // The state loses the ability that is being resolved: what no answer does.
        let sound = live.game.state.clone();
        let mut state = serde_json::to_value(&sound).unwrap();
        state["frames"] = serde_json::json!([]);
        live.game.go_back(serde_json::from_value(state).unwrap(), None);
        let action = live.game.legal_actions()[0];
        live.answer(action).unwrap();
        assert_eq!((live.before.len(), live.asked(), live.state()), (steps + 1, None, GameState::Playing));
        assert_eq!(live.says(), "Stopped: a fault of the engine");
        let view = crate::games::view::now(1, &live, None, 0);
        let notice = view.notice.unwrap();
        assert!(notice.contains("The engine has a fault here") && notice.contains("Take back"), "{notice}");
        assert!(view.question.is_none() && !view.sides.is_empty() && view.steps as usize == steps + 1);
        let refused = live.answer(action).unwrap_err();
        assert_eq!((refused.code.as_str(), refused.place.as_deref()), ("play.stopped", Some("CR 7.1.5")));
        assert_eq!(live.concede(Seat(0)).unwrap_err().code, "play.stopped");
        live.back(steps).unwrap();
        assert!(live.game.fault().is_none() && live.has_not_stopped().is_ok());
    }
}
