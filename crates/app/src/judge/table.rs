//! The replayed state of a case after some steps of a branch.

use std::sync::Arc;

use messages::judge as wording;
use model::CardId;
use rules::{Action, CardIndex, FingerprintMatch, Game, QuestionKind};

use super::manual;
use super::warnings::{position_error, position_warnings};
use crate::AppError;
use crate::contract::{
    GameLine, GameView, JudgeCase, JudgeStep, JudgeView, LinePiece, ManualStep, OptionKind, PositionWarning,
    TextLanguage, TriggerOrderChoice, WaitingTrigger,
};
use crate::error::Cause;
use crate::games::live::LiveGame;
use crate::games::{game_language, view};

use crate::position::{book_of, is_by_hand, placed};

/// Maximum number of steps in a branch.
const MOST_STEPS: usize = 500;

/// A case set up and replayed.
pub(crate) struct CaseReplay {
    /// The language of all messages.
    pub(super) language: TextLanguage,
    /// The game, or `None` if the position is impossible.
    pub live: Option<LiveGame>,
    warnings: Vec<PositionWarning>,
    stand_in: Option<(CardId, String)>,
    /// The manual actions, each with its place in the log.
    told: Vec<(usize, GameLine)>,
    /// Descriptions of the replayed steps.
    followed: Vec<String>,
    problem: Option<String>,
}

impl CaseReplay {
    /// Sets up the position and replays `step` steps of a branch.
    ///
    /// # Errors
    /// `judge.*` if the case itself is invalid; `judge.no_branch`.
    pub(crate) fn at(case: &JudgeCase, branch: u32, step: u32, language: TextLanguage) -> Result<CaseReplay, AppError> {
        let steps = match case.branches.get(branch as usize) {
            Some(branch) => &branch.steps[..branch.steps.len().min(step as usize).min(MOST_STEPS)],
            None => return Err(AppError::of(Cause::JudgeNoBranch { number: (branch + 1).into() })),
        };
        let mut bench = CaseReplay::laid(case, language)?;
        for step in steps {
            if !bench.follow(step) {
                break;
            }
        }
        Ok(bench)
    }

    fn laid(case: &JudgeCase, language: TextLanguage) -> Result<CaseReplay, AppError> {
        let position = &case.position;
        let book = &book_of(position)?;
        let placed = placed(book, position)?;
        let stand_in = placed.stand_in.and_then(|number| {
            let card = book.catalog().by_number(number)?;
            Some((card, book.catalog().card(card).name.to_string()))
        });
        let (live, warnings) = match Game::at(Arc::clone(book), &placed.position) {
            Err(error) => (None, vec![position_error(language, &error, position, book)]),
            Ok(game) => {
                let warnings = position_warnings(language, position, &game, stand_in.is_some());
                let names = position.sides.iter().zip(1..).map(|(side, at)| match side.name.trim() {
                    "" => wording::Player { at: &at }.text(language),
                    name => name.to_owned(),
                });
                let mut live = LiveGame::from_position(names.collect(), game);
                live.language = game_language(language);
                (Some(live), warnings)
            }
        };
        Ok(CaseReplay { language, live, warnings, stand_in, told: Vec::new(), followed: Vec::new(), problem: None })
    }

    /// Replays a stored step. Returns `true` if it leads to the stored position.
    fn follow(&mut self, step: &JudgeStep) -> bool {
        if let Some(by_hand) = &step.by_hand {
            let followed = self.by_hand(by_hand);
            if let Err(error) = &followed {
                let message = error.clone().in_language(self.language).message;
                self.problem = Some(format!("{:?}: {message}", step.words));
            }
            return followed.is_ok();
        }
        let (language, words) = (self.language, &step.words);
        let Some(live) = &mut self.live else { return false };
        let action = live.game.legal_actions().get(step.option as usize).copied();
        let Some(action) = action.filter(|action| !plays_unknown(live, &self.stand_in, *action)) else {
            self.problem = Some(wording::TheRulesChangedInThisVersion { words: &words }.text(language));
            return false;
        };
        let told = live.words(None).action(action);
        let mut tried = live.clone();
        if tried.answer(action).is_err()
            || tried.game.fingerprint().agrees_with(&step.hash) == FingerprintMatch::Differs
        {
            self.problem = Some(wording::TheRulesChangedInThisVersionOf { words: &words }.text(language));
            return false;
        }
        *live = tried;
        self.followed.push(self.unnamed(&told));
        true
    }

    /// Answers the open question.
    ///
    /// # Errors
    /// `judge.unreadable`, `judge.not_now`, `judge.too_many`.
    pub(crate) fn answer(&mut self, option: u32) -> Result<JudgeStep, AppError> {
        if self.followed.len() >= MOST_STEPS {
            return Err(AppError::of(Cause::JudgeTooMany { most_steps: MOST_STEPS.into() }));
        }
        let not_now = || AppError::of(Cause::JudgeNotNow);
        let Some(live) = &mut self.live else {
            return Err(AppError::of(Cause::JudgeImpossible));
        };
        let action = live.game.legal_actions().get(option as usize).copied().ok_or_else(not_now)?;
        if plays_unknown(live, &self.stand_in, action) {
            return Err(not_now());
        }
        let words = live.words(None).action(action);
        live.answer(action).map_err(|_| not_now())?;
        let hash = live.game.fingerprint().to_string();
        let words = self.unnamed(&words);
        self.followed.push(words.clone());
        Ok(JudgeStep { option, words, hash, by_hand: None })
    }

    /// Applies a judge's manual action and logs it.
    ///
    /// # Errors
    /// `judge.unreadable`, `judge.not_now` if the engine rejects it, `judge.too_many`.
    pub(crate) fn by_hand(&mut self, by_hand: &ManualStep) -> Result<JudgeStep, AppError> {
        if self.followed.len() >= MOST_STEPS {
            return Err(AppError::of(Cause::JudgeTooMany { most_steps: MOST_STEPS.into() }));
        }
        let Some(live) = &mut self.live else {
            return Err(AppError::of(Cause::JudgeImpossible));
        };
        let edits = manual::edits(&live.game, &by_hand.does)?;
        let words = manual::words(self.language, &live.game, &live.names, by_hand);
        let at = live.log.len();
        let mut tried = live.clone();
        tried.edit(&edits).map_err(|error| manual::refused(self.language, &live.game, &error))?;
        *live = tried;
        let hash = live.game.fingerprint().to_string();
        let words = self.unnamed(&words);
        self.followed.push(words.clone());
        let line = GameLine {
            step: self.followed.len() as u32,
            text: words.clone(),
            pieces: vec![LinePiece { text: words.clone(), card: None }],
            details: None,
            rule: String::new(),
            heading: false,
            event: "by_hand".to_owned(),
            seat: None,
            cards: Vec::new(),
            amount: None,
        };
        self.told.push((at, line));
        Ok(JudgeStep { option: 0, words, hash, by_hand: Some(by_hand.clone()) })
    }

    /// Returns the view after the replayed steps.
    pub(crate) fn view(&self) -> JudgeView {
        let Some(live) = &self.live else {
            return JudgeView {
                warnings: self.warnings.clone(),
                table: None,
                waiting: Vec::new(),
                order: None,
                followed: 0,
                steps: Vec::new(),
                problem: None,
            };
        };
        let choices = live.game.waiting_choices();
        let waiting = live.game.waiting().into_iter().map(|waiting| WaitingTrigger {
            words: self.unnamed(&live.words(None).waiting(waiting)),
            seat: u32::from(waiting.controller.0),
            choosable: choices.iter().any(|choice| std::ptr::eq(*choice, waiting)),
        });
        JudgeView {
            warnings: self.warnings.clone(),
            table: Some(self.table(live)),
            waiting: waiting.collect(),
            order: order(self.language, live),
            followed: self.followed.len() as u32,
            steps: self.followed.clone(),
            problem: self.problem.clone(),
        }
    }

    /// Returns the table with all cards visible except unknown ones.
    fn table(&self, live: &LiveGame) -> GameView {
        let mut table = view::now(0, live, None, 0);
        for (told, (at, line)) in self.told.iter().enumerate() {
            table.log.insert((at + told).min(table.log.len()), line.clone());
        }
        table.can_undo = !self.followed.is_empty();
        table.undo_by_consent = false;
        // Label on a card whose text is not known.
        let mark = wording::TextUnknown {}.text(self.language);
        for card in table.cards.iter_mut().filter(|card| is_by_hand(&live.game, CardIndex(card.id as u16))) {
            card.keywords.push(mark.clone());
        }
        let Some((stand_in, _)) = &self.stand_in else { return table };
        let unknown = |id: u32| is_unknown(live, *stand_in, CardIndex(id as u16));
        for side in &mut table.sides {
            for card in side.hand.iter_mut().chain(&mut side.resources) {
                card.id = card.id.filter(|id| !unknown(*id));
            }
        }
        for card in table.cards.iter_mut().filter(|card| unknown(card.id)) {
            card.number = String::new();
            card.cost = None;
            card.power = None;
            card.hp = None;
        }
        if let Some(question) = &mut table.question {
            question.options.retain(|option| option.kind != OptionKind::Play || !option.card.is_some_and(unknown));
            question.title = self.unnamed(&question.title);
            for option in &mut question.options {
                option.words = self.unnamed(&option.words);
            }
        }
        for line in &mut table.log {
            line.text = self.unnamed(&line.text);
            line.details = line.details.as_ref().map(|details| self.unnamed(details));
            for piece in &mut line.pieces {
                piece.text = self.unnamed(&piece.text);
            }
        }
        table.waiting = table.waiting.iter().map(|words| self.unnamed(words)).collect();
        table
    }

    /// Replaces the placeholder's name in a text with "an unknown card".
    pub(crate) fn unnamed(&self, words: &str) -> String {
        match &self.stand_in {
            None => words.to_owned(),
            Some((_, name)) => words.replace(name.as_str(), &wording::AnUnknownCard {}.text(self.language)),
        }
    }

    /// Returns `true` if an action plays an unknown card.
    pub(super) fn plays_unknown(&self, action: Action) -> bool {
        self.live.as_ref().is_some_and(|live| plays_unknown(live, &self.stand_in, action))
    }

    /// Returns `true` if a card is unknown.
    pub(crate) fn is_unknown(&self, card: CardIndex) -> bool {
        match (&self.live, &self.stand_in) {
            (Some(live), Some((stand_in, _))) => is_unknown(live, *stand_in, card),
            (_, _) => false,
        }
    }
}

fn is_unknown(live: &LiveGame, stand_in: CardId, card: CardIndex) -> bool {
    live.game.state.cards().get(card.at()).is_some_and(|card| card.def == stand_in)
}

/// Returns `true` if an action plays an unknown card, whose effect cannot be determined.
fn plays_unknown(live: &LiveGame, stand_in: &Option<(CardId, String)>, action: Action) -> bool {
    match (action, stand_in) {
        (Action::Play { card, .. }, Some((stand_in, _))) => is_unknown(live, *stand_in, card),
        (_, _) => false,
    }
}

/// Returns the player who chooses which pending trigger resolves first.
fn order(language: TextLanguage, live: &LiveGame) -> Option<TriggerOrderChoice> {
    let question = live.game.question()?;
    let name = live.names.get(question.player.at()).cloned().unwrap_or_default();
    let words = if question.ask == QuestionKind::WhoFirst {
        wording::TriggeredAbilitiesOfSeveralPlayersAre { name: &name }.text(language)
    } else if question.ask == QuestionKind::WhichFirst {
        wording::SeveralTriggeredAbilitiesOfArePending { name: &name }.text(language)
    } else {
        return None;
    };
    Some(TriggerOrderChoice { seat: u32::from(question.player.0), words, rule: question.ask.rule().to_owned() })
}
