//! Analysis of the decisions in a finished game.
//!
//! Each decision is analysed from its player's view at that time: the search knows no more than the player (CR 1.17).

use std::time::{Duration, Instant};

use bots::{AnswerEvaluation, InfoSet, Strong};
use phrase::game::Table;
use rules::{Action, Game, QuestionKind, Seat};

use super::view;
use crate::AppError;
use crate::contract::{AnalysedDecision, GameAnalysis, GameState};
use crate::error::Cause;
use crate::games::Games;

/// Playouts per decision in the first pass.
const ROUGHLY: u32 = 160;
/// Playouts for a decision that seems to have lost win chance.
const CLOSELY: u32 = 700;
/// Loss of win chance above which a decision is analysed with more playouts.
const DOUBT: f32 = 0.03;
/// Time limit of one call; the caller asks for more.
const AT_ONCE: Duration = Duration::from_millis(300);

/// A decision from its player's view.
struct Decision {
    step: usize,
    seat: Seat,
    played: Action,
    game: Game,
}

impl Games {
    /// Analyses the decisions of a finished game, from step `from` on, for a fraction of a second. The same game always
    /// gets the same analysis.
    ///
    /// # Errors
    /// `play.no_analysis` while the match is in progress; `store.*`.
    pub fn analyse_game(&self, game: u32, from: u32, reader: Option<u32>) -> Result<GameAnalysis, AppError> {
        let since = self.tables.moment();
        let answers = self.answers_of(game)?;
        let table = self.live(game)?;
        let (decisions, reader, steps) = {
            let live = table.lock();
            if live.state() != GameState::Over {
                return Err(AppError::of(Cause::PlayNoAnalysis));
            }
            let reader = view::only_reader(&live, reader);
            let taken = live.before.iter().zip(&answers).enumerate().skip(from as usize);
            let decisions = taken.filter_map(|(step, (before, answer))| {
                let seen = reader.is_none_or(|reader| reader == before.who);
                let played = (*answer).filter(|_| seen)?;
                Some((step, before.clone(), played))
            });
            let decisions: Vec<_> = decisions.collect();
            (decisions, reader, live.before.len())
        };
        let deadline = Instant::now() + AT_ONCE;
        let mut weighed = Vec::new();
        let mut next = steps;
        for (step, before, played) in decisions {
            if Instant::now() >= deadline || self.tables.is_stopped(since) {
                next = step;
                break;
            }
            let mut past = table.lock().game.clone();
            past.restore_with_handles((*before.state).clone(), before.handles.as_deref().cloned());
            let decision = Decision { step, seat: before.who, played, game: past };
            let Some((best, given)) = weigh(&decision) else { continue };
            let live = table.lock();
            let words = Table { game: &decision.game, ..live.words(reader) };
            let options = decision.game.options_for(Some(decision.seat));
            let instead = options.iter().position(|option| *option == best.action);
            weighed.push(AnalysedDecision {
                step: step as u32,
                round: u32::from(decision.game.state.round()),
                seat: u32::from(decision.seat.0),
                played: said(&words, played),
                after: thousandths(&given),
                better: (best.action != played).then(|| words.action(best.action)),
                instead: instead.filter(|_| best.action != played).map(|place| place as u32),
                best: thousandths(&best),
            });
        }
        Ok(GameAnalysis { decisions: weighed, next: next as u32, steps: steps as u32 })
    }
}

/// Describes an answer, with its question unless it is an action or an attack.
fn said(words: &Table<'_>, answer: Action) -> String {
    match words.game.question() {
        Some(question) if !matches!(question.ask, QuestionKind::Action | QuestionKind::Attack) => {
            let title = words.title(question);
            let colon = if title.ends_with(['?', '.', ':']) { "" } else { ":" };
            format!("{title}{colon} {}", words.action(answer))
        }
        Some(_) | None => words.action(answer),
    }
}

/// Returns the win chance after an answer, in thousandths.
fn thousandths(answer: &AnswerEvaluation) -> u32 {
    (answer.win_chance() * 1000.0).round() as u32
}

/// Returns the evaluations of the best answer to a decision and of the given one. Returns `None` if the given answer was
/// not evaluated. An answer as good as the best one counts as the best.
fn weigh(decision: &Decision) -> Option<(AnswerEvaluation, AnswerEvaluation)> {
    let seed = (decision.step as u64) << 8 ^ u64::from(decision.seat.0);
    let look = |games: u32| {
        let info_set = InfoSet::new(&decision.game, decision.seat);
        let opinions =
            Strong::seeded(seed).evaluate_answers(&info_set, Some(decision.played), &mut |done| done < games);
        let given = *opinions.iter().find(|opinion| opinion.action == decision.played)?;
        let best = *opinions.first()?;
        // Without playouts, as if all answers are equal, there is no win chance.
        if best.visits == 0 || given.visits == 0 {
            return None;
        }
        Some(if best.win_chance() <= given.win_chance() { (given, given) } else { (best, given) })
    };
    let (best, given) = look(ROUGHLY)?;
    if best.share - given.share < DOUBT { Some((best, given)) } else { look(CLOSELY) }
}
