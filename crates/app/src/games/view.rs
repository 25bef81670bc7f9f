//! The table from one reader's view.
//!
//! Invariant: readers learn about cards only through [`rules::Writer::handle_of`].

use ability::UnitRule;
use model::Arena;
use phrase::Language;
use phrase::game::Table;
use rules::{CardIndex, CardZone, Counter, Flags, Game, Keywords, LogEvent, Outcome, Phase, Restrictions, Seat};

use super::live::LiveGame;
use super::logged::LoggedEvent;
use super::puzzles::puzzle_of;
use super::question_view;
use super::reader_view::{ReaderView, seat};
use crate::contract::{
    AttackView, CardPlace, FinishedGame, GameLine, GameSeat, GameState, GameView, HiddenOrCard, LinePiece, MatchView,
    PlayerSideView, SeatKind, TableCard, TextLanguage, TwinSunsCounters,
};

/// Returns the reader for a request. Only people can be readers; if no person plays, everything is visible.
pub(crate) fn reader(live: &LiveGame, asked: Option<u32>) -> Option<Seat> {
    let people = live.people();
    if people.is_empty() {
        return None;
    }
    let seat = asked.and_then(|asked| u8::try_from(asked).ok()).map(Seat);
    Some(seat.filter(|seat| people.contains(seat)).unwrap_or(Seat::NONE))
}

/// Like [`reader`], but if there is only one person at the table, that person is always the reader.
pub(crate) fn only_reader(live: &LiveGame, asked: Option<u32>) -> Option<Seat> {
    let people = live.people();
    if let [one] = people.as_slice() { Some(*one) } else { reader(live, asked) }
}

/// Returns the current table, with the log from line `known` on.
pub(crate) fn now(id: u32, live: &LiveGame, reader: Option<Seat>, known: usize) -> GameView {
    view_now(ReaderView { live, game: &live.game, reader, language: live.language, addressed: false }, id, known)
}

/// Works like [`now`], for the reader's own phone, in its language. Texts call the reader "you".
pub(crate) fn on_phone(language: Language, id: u32, live: &LiveGame, reader: Option<Seat>, known: usize) -> GameView {
    view_now(ReaderView { live, game: &live.game, reader, language, addressed: true }, id, known)
}

fn view_now(look: ReaderView<'_>, id: u32, known: usize) -> GameView {
    let mut view = look.view(id, look.live.before.len(), known);
    view.question = question_view::question(look);
    view
}

/// Returns the table after `step` steps, with the whole log.
pub(crate) fn then(id: u32, live: &LiveGame, reader: Option<Seat>, step: usize) -> GameView {
    match live.before.get(step) {
        None => {
            let mut view = now(id, live, reader, 0);
            view.question = None;
            view
        }
        Some(before) => {
            let mut game = live.game.clone();
            game.restore_with_handles((*before.state).clone(), before.handles.as_deref().cloned());
            ReaderView { live, game: &game, reader, language: live.language, addressed: false }.view(id, step, 0)
        }
    }
}

impl ReaderView<'_> {
    fn view(&self, id: u32, step: usize, known: usize) -> GameView {
        let (live, state) = (self.live, &self.game.state);
        let known = known.min(live.log.len());
        let outcome = state.outcome();
        let winner = match outcome {
            Some(Outcome::Won(winner)) => seat(winner),
            Some(Outcome::Draw | Outcome::Shared(_)) | None => None,
        };
        let taken = |counter: Counter| state.is_taken(counter);
        // Counters are returned every round (CR 12.5.5): the last one to take it has it.
        let taker = |counter: Counter| {
            let mut past = live.log.iter().rev().filter(|logged| taken(counter) && logged.step <= step);
            past.find_map(|logged| match logged.log_event() {
                LogEvent::Took { player, counter: one } if *one == counter => seat(*player),
                _ => None,
            })
        };
        let address = self.words().address;
        let language = match self.language {
            Language::English | Language::French | Language::Pseudo => TextLanguage::English,
            Language::German => TextLanguage::German,
        };
        let stopped = live.violation_in(self.language, self.reader).map(|error| error.in_language(language));
        let stopped = stopped.map(|error| format!("{} {}", error.message, error.next_step));
        GameView {
            id,
            seats: self.seats(),
            you: address.you.and_then(seat),
            opponents: state.seats().filter(|at| address.opponents & 1 << at.0 != 0).filter_map(seat).collect(),
            reader: self.reader.and_then(seat),
            open_hands: live.start.open_hands,
            step: step as u32,
            steps: live.before.len() as u32,
            series: series(live),
            round: u32::from(state.round()),
            phase: phase(state.phase()).to_owned(),
            active: if state.phase() == Phase::Action { seat(state.active()) } else { None },
            initiative: match self.game.question() {
                Some(question) if question.ask == rules::QuestionKind::FirstPlayer => None,
                Some(_) | None => seat(state.initiative()),
            },
            initiative_taken: taken(Counter::Initiative),
            counters: state.is_twin_suns().then(|| TwinSunsCounters {
                blast: taken(Counter::Blast),
                blast_by: taker(Counter::Blast),
                plan: taken(Counter::Plan),
                plan_by: taker(Counter::Plan),
            }),
            sides: state.seats().map(|seat| self.side(seat)).collect(),
            cards: self.cards(),
            question: None,
            attack: self.game.attack().and_then(|attack| {
                Some(AttackView { attacker: self.id(attack.attacker.card)?, target: self.id(attack.target.card)? })
            }),
            waiting: self.game.waiting().iter().map(|waiting| self.words().waiting(waiting)).collect(),
            log: live.log[known..].iter().map(|logged| self.line(logged)).collect(),
            log_from: known as u32,
            outcome: outcome.map(|outcome| Table { reader: None, ..self.words() }.outcome(outcome)),
            winner,
            can_undo: live.last_answer().is_some() && live.may_be_undone(),
            undo_by_consent: live.people().len() > 1 || live.start.from.is_some(),
            puzzle: puzzle_of(live).map(|puzzle| puzzle.key.clone()),
            warning: stopped.or_else(|| self.warning(language)),
        }
    }

    /// Returns the warning about a game that could not be replayed. It names only cards in the reader's own deck and
    /// cards the reader knows, because the rest of the decks is hidden.
    fn warning(&self, language: TextLanguage) -> Option<String> {
        let game = &self.live.game;
        let is_own = |number: &str, reader: Seat| {
            self.live.start.seats.get(reader.at()).is_some_and(|seat| seat.deck.numbers().any(|own| own == number))
        };
        let is_seen = |number: &str, reader: Seat| {
            let card = number.parse().ok().and_then(|number| game.book().catalog().printing(number));
            let all = (0..game.state.cards().len()).map(|at| CardIndex(at as u16));
            card.is_some_and(|printed| {
                let mut copies = all.filter(|card| game.state.card(*card).def == printed.card);
                copies.any(|card| game.handle_of(card, Some(reader)).is_some())
            })
        };
        let knows = |number: &str| self.reader.is_none_or(|reader| is_own(number, reader) || is_seen(number, reader));
        self.live.warning.as_ref().map(|warning| warning.words(language, knows))
    }

    /// Returns the seats. The deck name given by another person may reveal its cards, so during the game the deck is
    /// named after its leader, which is public.
    fn seats(&self) -> Vec<GameSeat> {
        let live = self.live;
        let between_people = live.people().len() > 1 && live.state() != GameState::Over;
        let hides = |at: u8| between_people && self.reader.is_some_and(|reader| reader.0 != at);
        let catalog = live.game.book().catalog();
        let seats = (0u8..).zip(live.start.seats.iter().zip(&live.decks));
        let shown = seats.map(|(at, (seat, deck))| GameSeat {
            name: seat.name.clone(),
            kind: seat.kind,
            deck: if hides(at) { deck.leader_name(catalog).unwrap_or_default().to_owned() } else { deck.name.clone() },
        });
        shown.collect()
    }

    fn line(&self, logged: &LoggedEvent) -> GameLine {
        let pieces = logged.pieces(self.reader, self.addressed, self.language);
        GameLine {
            step: logged.step as u32,
            text: pieces.iter().map(|(text, _)| text.as_str()).collect(),
            pieces: pieces.into_iter().map(|(text, card)| LinePiece { text, card }).collect(),
            details: logged.details(self.reader, self.addressed, self.language),
            rule: logged.rule().to_owned(),
            heading: logged.heading,
            event: logged.event.to_owned(),
            seat: logged.player.and_then(seat),
            cards: logged.cards(self.reader),
            amount: logged.amount.map(i32::from),
        }
    }

    fn side(&self, of: Seat) -> PlayerSideView {
        let state = &self.game.state;
        let here = state.player(of);
        let maybe = |card: &CardIndex| HiddenOrCard {
            id: self.id(*card),
            exhausted: state.card(*card).flags.contains(Flags::EXHAUSTED),
        };
        let ids = |cards: &[CardIndex]| -> Vec<u32> { cards.iter().filter_map(|card| self.id(*card)).collect() };
        let arena = |space: bool| -> Vec<u32> {
            let units = state.list(of, CardZone::Arena).iter().copied();
            units
                .filter(|unit| state.card(*unit).flags.contains(Flags::IN_SPACE) == space)
                .filter_map(|unit| self.id(unit))
                .collect()
        };
        PlayerSideView {
            seat: u32::from(of.0),
            base: self.id(here.base).unwrap_or_default(),
            leaders: ids(&here.leaders),
            hand: self.game.hand(of, self.reader).iter().map(maybe).collect(),
            deck: state.list(of, CardZone::Deck).len() as u32,
            discard: ids(state.list(of, CardZone::Discard)),
            resources: state.list(of, CardZone::Resources).iter().map(maybe).collect(),
            ready: u32::from(self.game.ready_resources(of)),
            ground: arena(false),
            space: arena(true),
            force: self.game.force_of(of).and_then(|token| self.id(token)),
            credits: self.game.credits_of(of).filter_map(|token| self.id(token)).collect(),
            passed: here.passed,
            lost: here.lost,
        }
    }

    /// Returns every card in the game that the reader may know, ordered by handle.
    fn cards(&self) -> Vec<TableCard> {
        let all = (0..self.game.state.cards().len()).map(|at| CardIndex(at as u16));
        let there = all.filter(|card| self.game.state.card(*card).place != CardZone::Aside);
        let mut known: Vec<(u32, CardIndex)> = there.filter_map(|card| Some((self.id(card)?, card))).collect();
        known.sort_unstable();
        known.into_iter().map(|(id, card)| self.card(id, card)).collect()
    }

    fn card(&self, id: u32, card: CardIndex) -> TableCard {
        let (game, state) = (self.game, &self.game.state);
        let here = state.card(card);
        let facts = game.book().catalog().card(here.def);
        let in_play = here.place == CardZone::Arena;
        let (power, hp, keywords, cannot) = if in_play {
            let stats = game.stats(card);
            (Some(stats.power), Some(stats.hp), stats.keywords, self::cannot(game.restrictions(card, &stats)))
        } else {
            let has = |value: Option<i16>| value.map(|value| value.max(0));
            (has(facts.power.map(i16::from)), has(facts.hp.map(i16::from)), game.current_keywords(card), Vec::new())
        };
        let ids = |cards: &mut dyn Iterator<Item = CardIndex>| cards.filter_map(|card| self.id(card)).collect();
        let mine = self.reader.is_none_or(|reader| reader == here.owner);
        TableCard {
            id,
            number: facts.number.to_string(),
            other_name: Some(game.name_now(card)).filter(|name| **name != *facts.name).map(str::to_owned),
            place: place(game, card),
            owner: u32::from(here.owner.0),
            controller: u32::from(here.controller.0),
            damage: i32::from(here.damage),
            exhausted: here.flags.contains(Flags::EXHAUSTED),
            power: power.map(i32::from),
            hp: hp.map(i32::from),
            keywords: self::keywords(keywords, self.language),
            upgrades: ids(&mut state.upgrades(card)),
            captured: ids(&mut state.guarded(card)),
            host: self.id(here.host),
            deployed: here.flags.contains(Flags::DEPLOYED),
            epic_used: here.flags.contains(Flags::EPIC_USED),
            cost: if here.place == CardZone::Hand && mine {
                game.cost_to_play(card, CardIndex::NONE).map(u32::from)
            } else {
                None
            },
            cannot,
        }
    }
}

fn series(live: &LiveGame) -> MatchView {
    let has_more = live.start.best_of > 1;
    let has_sideboard = live.decks.iter().any(|deck| !deck.sideboard.is_empty());
    let people = live.start.seats.iter().any(|seat| seat.kind == SeatKind::Person);
    MatchView {
        best_of: u32::from(live.start.best_of),
        number: live.number() as u32,
        played: live
            .played()
            .into_iter()
            .map(|game| FinishedGame { winner: game.winner.and_then(seat), rounds: u32::from(game.rounds) })
            .collect(),
        wins: live.wins(),
        state: live.state(),
        chooses_next: live.chooses_next().and_then(seat),
        sideboards: has_more && has_sideboard && people,
        edition: live.start.edition,
        from: live.start.from,
        reported: live.reported.clone(),
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Action => "action",
        Phase::Regroup => "regroup",
    }
}

fn place(game: &Game, card: CardIndex) -> CardPlace {
    let here = game.state.card(card);
    match here.place {
        CardZone::Deck => CardPlace::Deck,
        CardZone::Hand => CardPlace::Hand,
        CardZone::Discard => CardPlace::Discard,
        CardZone::Resources => CardPlace::Resources,
        CardZone::Arena => match game.arena(card) {
            Arena::Ground => CardPlace::Ground,
            Arena::Space => CardPlace::Space,
        },
        CardZone::BaseZone => CardPlace::Base,
        CardZone::Attached => CardPlace::Attached,
        CardZone::Captured => CardPlace::Captured,
        CardZone::Aside => CardPlace::Out,
    }
}

fn keywords(keywords: Keywords, language: Language) -> Vec<String> {
    let words = |(keyword, number)| phrase::numbered_keyword(keyword, number, language);
    keywords.iter().map(words).collect()
}

fn cannot(rules: Restrictions) -> Vec<String> {
    let all = [
        (Restrictions::CANT_ATTACK, "attack"),
        (Restrictions::of(UnitRule::CantAttackBases), "attack bases"),
        (Restrictions::of(UnitRule::CantBeAttacked), "be attacked"),
        (Restrictions::of(UnitRule::CantReady), "ready"),
        (Restrictions::of(UnitRule::CantBeHealed), "be healed"),
        (Restrictions::NO_ABILITIES, "use abilities"),
    ];
    all.into_iter().filter(|(rule, _)| rules.contains(*rule)).map(|(_, word)| word.to_owned()).collect()
}
