//! What a judge does by hand, as an edit of the engine and in words.

use rules::{CardIx, Edit, EditPlace, Game, Seat};

use super::place::number;
use crate::AppError;
use crate::contract::{ByHand, HandAct, HandPlace};
use crate::error::{Cause, Fact};

/// The longest note, in letters.
const LONGEST_WORDS: usize = 500;

/// The edit that an act is; none when it is only said.
///
/// # Errors
/// `judge.card` for what is no number of a card; `judge.range`.
pub(super) fn edit(game: &Game, act: &HandAct) -> Result<Option<Edit>, AppError> {
    Ok(Some(match act {
        HandAct::Damage { card, damage } => {
            let damage = i16::try_from(*damage).map_err(|_| out_of_range(*damage))?;
            Edit::Damage { card: card_at(*card)?, damage }
        }
        HandAct::Exhausted { card, exhausted } => Edit::Exhausted { card: card_at(*card)?, exhausted: *exhausted },
        HandAct::Move { card, to } => Edit::Move { card: card_at(*card)?, to: place(*to), seat: None },
        HandAct::Bring { card, seat, onto } => {
            let number = number(card)?;
            let seat = Seat(u8::try_from(*seat).map_err(|_| out_of_range(*seat))?);
            let onto = onto.map(card_at).transpose()?;
            let known = game.book().catalog().by_number(number).map(|card| game.book().catalog().card(card).kind);
            let to = match onto {
                Some(_) => EditPlace::Attached,
                None if known.is_some_and(|kind| kind.is_deck_card()) => EditPlace::Hand,
                None => EditPlace::Arena,
            };
            Edit::Add { card: number, seat, to, onto }
        }
        HandAct::Deployed { card, deployed } => Edit::Deployed { card: card_at(*card)?, deployed: *deployed },
        HandAct::Active { seat } => Edit::Active { seat: Seat(u8::try_from(*seat).map_err(|_| out_of_range(*seat))?) },
        HandAct::Says { words } => {
            if words.chars().count() > LONGEST_WORDS {
                return Err(AppError::of(Cause::JudgeWords { longest_words: LONGEST_WORDS.into() }));
            }
            return Ok(None);
        }
    }))
}

fn card_at(card: u32) -> Result<CardIx, AppError> {
    u16::try_from(card).map(CardIx).map_err(|_| out_of_range(card))
}

fn out_of_range(number: u32) -> AppError {
    AppError::of(Cause::JudgeRange { number: number.into() })
}

fn place(to: HandPlace) -> EditPlace {
    match to {
        HandPlace::Hand => EditPlace::Hand,
        HandPlace::DeckTop => EditPlace::DeckTop,
        HandPlace::DeckBottom => EditPlace::DeckBottom,
        HandPlace::Discard => EditPlace::Discard,
        HandPlace::Resources => EditPlace::Resources,
        HandPlace::Arena => EditPlace::Arena,
        HandPlace::Aside => EditPlace::Aside,
    }
}

/// The engine refuses an edit.
pub(super) fn refused(error: &rules::PositionError) -> AppError {
    AppError::of(Cause::JudgeByHand { error: Fact::said(error) })
}

/// What was done, in words; `game` is the game before it.
pub(super) fn words(game: &Game, players: &[String], by: &ByHand) -> String {
    let called = |card: u32| {
        let card = card_at(card).ok().filter(|card| game.state.cards.get(card.at()).is_some());
        card.map_or_else(String::new, |card| game.name_now(card).to_owned())
    };
    let player = |seat: u32| players.get(seat as usize).cloned().unwrap_or_default();
    let done = match &by.does {
        HandAct::Damage { card, damage } => {
            let before = u16::try_from(*card).ok().and_then(|card| game.state.cards.get(usize::from(card)));
            let before = before.map_or(0, |card| i64::from(card.damage));
            match i64::from(*damage) - before {
                more if more > 0 => format!("{more} damage to {}", called(*card)),
                less if less < 0 => format!("{} damage healed from {}", -less, called(*card)),
                _ => format!("damage on {} stays {damage}", called(*card)),
            }
        }
        HandAct::Exhausted { card, exhausted: true } => format!("{} is exhausted", called(*card)),
        HandAct::Exhausted { card, exhausted: false } => format!("{} is readied", called(*card)),
        HandAct::Move { card, to } => {
            let to = match to {
                HandPlace::Hand => "into the hand",
                HandPlace::DeckTop => "on top of the deck",
                HandPlace::DeckBottom => "to the bottom of the deck",
                HandPlace::Discard => "into the discard pile",
                HandPlace::Resources => "into the resources",
                HandPlace::Arena => "into play",
                HandPlace::Aside => "out of the game",
            };
            format!("{} is put {to}", called(*card))
        }
        HandAct::Bring { card, seat, onto } => {
            let known = number(card).ok().and_then(|number| game.book().catalog().by_number(number));
            let brought = known.map_or_else(|| card.clone(), |card| game.book().catalog().card(card).full_name());
            match onto {
                Some(onto) => format!("{brought} is put on {}", called(*onto)),
                None => format!("{brought} comes to {}", player(*seat)),
            }
        }
        HandAct::Deployed { card, deployed: true } => format!("{} is deployed", called(*card)),
        HandAct::Deployed { card, deployed: false } => format!("{} is turned back", called(*card)),
        HandAct::Active { seat } => format!("{} is to act", player(*seat)),
        HandAct::Says { words } => words.trim().to_owned(),
    };
    match by.judge.trim() {
        "" => format!("By hand: {done}"),
        judge => format!("By hand ({judge}): {done}"),
    }
}
