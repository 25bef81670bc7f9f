//! The choices of a finished draft of another shape than a pod, with what a seat saw and a bot's opinion.

use draft::{
    BotReason, GRID_LINES, PackCard, VariantBoard, VariantChoice, VariantLogEntry, VariantReason, VariantStage,
};
use messages::log as wording;

use crate::AppError;
use crate::cards::faces;
use crate::contract::{CardFace, ChoiceAdvice, ChoiceView, DraftPart};
use crate::error::Cause;
use crate::event::Events;
use crate::event::drafting::{pod_from_one, seat_from_one};
use crate::event::pick_reasons::pick_reason;
use crate::event::state::count;
use crate::event::variant_draft::code;
use crate::language::TextLanguage;

/// Maximum number of cards that are shown with a choice. With more on the table, only the taken one and the advised one
/// are shown.
const MOST_CARDS: usize = 40;
/// Number of cards that a seat of a pod drafts from one pack.
const FIRST_PACK: usize = 14;

impl Events {
    /// Returns every choice of a seat in a draft of another shape, with the cards that it saw. Available only after the
    /// draft: until then, the cards of other seats are hidden.
    ///
    /// # Errors
    /// `draft.*`.
    pub fn choice_log(&self, event: u32, pod: u32, seat: u32) -> Result<Vec<ChoiceView>, AppError> {
        let (pod, seat) = (pod_from_one(pod)?, seat_from_one(seat)?);
        let language = self.core.message_language();
        self.read(event, |state, _| {
            let draft = &state.variant_table(pod)?.draft;
            if !draft.is_done() {
                return Err(AppError::of(Cause::DraftHidden));
            }
            let ratings = self.core.ratings(state.settings.rated_set()?)?;
            let log = draft.log(&self.core.catalog, seat, &ratings)?;
            let face = |card: &PackCard| faces::face_of(&self.core.catalog, card.card);
            let mut earlier = 0;
            let mut views = Vec::with_capacity(log.len());
            for (entry, number) in log.iter().zip(1..) {
                views.push(choice_view(entry, number, earlier, face, language));
                earlier += entry.taken.len();
            }
            Ok(views)
        })
    }
}

/// Converts an entry of the log. `earlier` is the number of cards that the seat took before.
fn choice_view(
    entry: &VariantLogEntry,
    number: u32,
    earlier: usize,
    face: impl Fn(&PackCard) -> CardFace,
    language: TextLanguage,
) -> ChoiceView {
    let cards = cards_of(&entry.board);
    let advised = entry.advice.map(|(choice, _)| choice);
    let mut kept: Vec<usize> = (0..cards.len()).collect();
    if cards.len() > MOST_CARDS {
        let named: Vec<usize> =
            [Some(entry.choice), advised].into_iter().flatten().flat_map(|of| places(&entry.board, of)).collect();
        kept.retain(|at| named.contains(at));
    }
    // The places among the cards that are shown.
    let shown = |choice: VariantChoice| -> Vec<u32> {
        let places = places(&entry.board, choice);
        places.iter().filter_map(|at| kept.iter().position(|kept| kept == at)).map(count).collect()
    };
    ChoiceView {
        part: match entry.stage {
            VariantStage::Leaders => DraftPart::Leaders,
            VariantStage::Cards | VariantStage::Done => DraftPart::Packs,
        },
        number,
        choice: code(entry.choice),
        on_table: count(cards.len()),
        chosen: shown(entry.choice),
        taken: entry.taken.iter().map(&face).collect(),
        bot: entry.bot,
        advice: entry.advice.map(|(choice, reason)| ChoiceAdvice {
            choice: code(choice),
            chosen: shown(choice),
            same: choice == entry.choice,
            reason: reason_text(reason, earlier, language),
        }),
        cards: kept.iter().filter_map(|at| cards.get(*at)).map(face).collect(),
    }
}

/// Returns the cards on the table or in the hand, in order.
fn cards_of(board: &VariantBoard) -> Vec<PackCard> {
    match board {
        VariantBoard::Open { cards } | VariantBoard::Piles { cards, .. } | VariantBoard::Hand { cards, .. } => {
            cards.clone()
        }
        VariantBoard::Grid { cells, .. } => cells.iter().flatten().copied().collect(),
        VariantBoard::Empty => Vec::new(),
    }
}

/// Returns the indexes of the cards that a choice takes, among [`cards_of`].
fn places(board: &VariantBoard, choice: VariantChoice) -> Vec<usize> {
    match (board, choice) {
        (_, VariantChoice::Card { index, .. }) => vec![usize::from(index)],
        (VariantBoard::Piles { cards, .. }, VariantChoice::Pile { take: true, .. }) => (0..cards.len()).collect(),
        (VariantBoard::Grid { cells, .. }, VariantChoice::Line { line }) => {
            let line = GRID_LINES.get(usize::from(line)).copied().unwrap_or_default();
            let left = cells.iter().enumerate().filter(|(_, cell)| cell.is_some());
            left.enumerate().filter(|(_, (cell, _))| line.contains(cell)).map(|(place, _)| place).collect()
        }
        (_, VariantChoice::Pile { .. } | VariantChoice::Line { .. }) => Vec::new(),
    }
}

/// Returns a bot's reason as a sentence. The first [`FIRST_PACK`] cards count as the first pack of a pod.
fn reason_text(reason: VariantReason, earlier: usize, language: TextLanguage) -> String {
    let pack = if earlier < FIRST_PACK { 1 } else { 2 };
    match reason {
        VariantReason::Card(reason) => pick_reason(reason, pack, language),
        VariantReason::OnlyChoice => pick_reason(BotReason::OnlyCard, pack, language),
        VariantReason::Line { worth, ahead: ..=0 } => {
            wording::ItsCardsAreWorthPointsNo { worth: &worth }.text(language)
        }
        VariantReason::Line { worth, ahead } => {
            wording::ItsCardsAreWorthPointsMore { worth: &worth, ahead: &ahead }.text(language)
        }
        VariantReason::Pile { worth, needed } => {
            wording::ThePileIsWorthPointsIt { worth: &worth, needed: &needed }.text(language)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::App;
    use crate::contract::{DraftMode, DraftShape, EventAct, NewEvent};

    fn drafted(desk: &App, shape: DraftShape, people: &str, bots: u32) -> u32 {
        let new = NewEvent { seed: Some("42".into()), shape, ..NewEvent::draft("Two", "SOR", DraftMode::Digital, 8) };
        let id = desk.events().create_event(new).unwrap().summary.id;
        if !people.is_empty() {
            desk.events().act(id, &EventAct::RegisterPlayers { text: people.into() }).unwrap();
        }
        desk.events().act(id, &EventAct::RegisterBots { count: bots }).unwrap();
        desk.events().act(id, &EventAct::DrawSeats).unwrap();
        desk.events().act(id, &EventAct::StartDraft).unwrap();
        id
    }

    /// A bot's own choices are those that it advises, in every shape, and the log has all of its cards.
    #[test]
    fn the_choices_of_bots_are_listed_with_their_reasons() {
        for shape in [DraftShape::Winston, DraftShape::Grid, DraftShape::Minneapolis, DraftShape::Rotisserie] {
            let desk = App::in_memory().unwrap();
            let id = drafted(&desk, shape, "", 2);
            for (seat, player) in [(1, 1), (2, 2)] {
                let log = desk.events().choice_log(id, 1, seat).unwrap();
                let advice = |choice: &ChoiceView| choice.advice.as_ref().is_some_and(|advice| advice.same);
                assert!(log.iter().all(|choice| choice.bot && advice(choice)), "{shape:?}");
                assert!(log.iter().all(|choice| choice.cards.len() <= MOST_CARDS && choice.number > 0));
                let named = log.iter().filter(|choice| !choice.chosen.is_empty());
                for choice in named {
                    let chosen = choice.chosen.iter().map(|at| &choice.cards[*at as usize]);
                    assert!(chosen.eq(choice.taken.iter()), "{shape:?}: {}", choice.choice);
                }
                let taken: u32 = count(log.iter().map(|choice| choice.taken.len()).sum());
                let seats = desk.events().event(id).unwrap().pods[0].seats.clone();
                let owner = seats.iter().find(|one| one.seat == seat).unwrap().player;
                let pool: u32 = desk.events().deck(id, owner).unwrap().pool.iter().map(|card| card.count).sum();
                assert_eq!(taken, pool, "{shape:?} {player}");
            }
        }
    }

    #[test]
    fn choices_are_hidden_until_the_draft_is_over() {
        let desk = App::in_memory().unwrap();
        let id = drafted(&desk, DraftShape::Winston, "Ada", 1);
        assert_eq!(desk.events().choice_log(id, 1, 1).unwrap_err().code, "draft.hidden");
    }

    #[test]
    fn reasons_exist_in_both_languages() {
        let reasons = [
            (VariantReason::Line { worth: 71, ahead: 0 }, "71"),
            (VariantReason::Line { worth: 72, ahead: 5 }, "5"),
            (VariantReason::Pile { worth: 73, needed: 31 }, "31"),
            (VariantReason::OnlyChoice, ""),
        ];
        for (reason, figure) in reasons {
            let [english, german] =
                [TextLanguage::English, TextLanguage::German].map(|language| reason_text(reason, 0, language));
            assert!(english.contains(figure) && german.contains(figure), "{english} {german}");
            assert_ne!(english, german);
        }
    }
}
