//! Manual actions of a judge, as edits of the engine and as messages.

use messages::judge as wording;
use model::{CardNumber, Keyword};
use phrase::Language;
use rules::{CardIndex, Edit, EditPlace, Game, PositionError, Seat};

use super::phase_history;
use crate::AppError;
use crate::contract::{ManualAction, ManualDuration, ManualStep, ManualZone, TextLanguage};
use crate::error::{Cause, ErrorDetail};
use crate::games::game_language;
use crate::position::{MOST_DAMAGE, card_at, no_seat, number, out_of_range};

/// Maximum length of a note, in characters.
const LONGEST_WORDS: usize = 500;

/// Returns the engine edits for a manual action; empty for a note.
///
/// # Errors
/// `judge.card` if a card number is invalid; `judge.range`.
pub(super) fn edits(game: &Game, act: &ManualAction) -> Result<Vec<Edit>, AppError> {
    let edit = match act {
        ManualAction::Damage { card, damage } => {
            let damage = i16::try_from(*damage).map_err(|_| out_of_range(*damage, MOST_DAMAGE))?;
            Edit::Damage { card: card_at(*card)?, damage }
        }
        ManualAction::Exhausted { card, exhausted } => Edit::Exhausted { card: card_at(*card)?, exhausted: *exhausted },
        ManualAction::Move { card, to } => Edit::Move { card: card_at(*card)?, to: place(*to), seat: None },
        ManualAction::Bring { card, seat, onto } => {
            let number = number(card)?;
            let seat = Seat(u8::try_from(*seat).map_err(|_| no_seat(*seat))?);
            let onto = onto.map(card_at).transpose()?;
            let known = game.book().catalog().by_number(number).map(|card| game.book().catalog().card(card).kind);
            let to = match onto {
                Some(_) => EditPlace::Attached,
                None if known.is_some_and(|kind| kind.is_deck_card()) => EditPlace::Hand,
                None => EditPlace::Arena,
            };
            Edit::Add { card: number, seat, to, onto }
        }
        ManualAction::Deployed { card, deployed } => Edit::Deployed { card: card_at(*card)?, deployed: *deployed },
        ManualAction::Gains { card, power, hp, keyword, value, with_trait, lasts } => Edit::Gain {
            card: card_at(*card)?,
            power: small(*power)?,
            hp: small(*hp)?,
            keyword: keyword.as_deref().map(keyword_called).transpose()?,
            value: u8::try_from(*value).map_err(|_| out_of_range(*value, u8::MAX.into()))?,
            with_trait: with_trait.clone(),
            lasts: (*lasts).into(),
        },
        ManualAction::Effect { source, effect, on, name, seat } => Edit::Effect {
            source: card_at(*source)?,
            effect: *effect as usize,
            on: on.iter().map(|card| card_at(*card)).collect::<Result<_, _>>()?,
            name: name.clone(),
            seat: Some(Seat(u8::try_from(*seat).map_err(|_| no_seat(*seat))?)),
        },
        ManualAction::Earlier { happened } => return phase_history::edits(happened),
        ManualAction::Active { seat } => Edit::Active { seat: Seat(u8::try_from(*seat).map_err(|_| no_seat(*seat))?) },
        ManualAction::Says { words } => {
            if words.chars().count() > LONGEST_WORDS {
                return Err(AppError::of(Cause::JudgeWords { longest_words: LONGEST_WORDS.into() }));
            }
            return Ok(Vec::new());
        }
    };
    Ok(vec![edit])
}

fn small(number: i32) -> Result<i16, AppError> {
    i16::try_from(number).map_err(|_| out_of_range(number.unsigned_abs(), MOST_DAMAGE))
}

/// Returns the keyword with this English or German name.
fn keyword_called(name: &str) -> Result<Keyword, AppError> {
    let is_called = |word: &&Keyword| {
        [Language::English, Language::German]
            .iter()
            .any(|language| phrase::keyword(**word, *language).to_lowercase() == name.trim().to_lowercase())
    };
    let found = Keyword::ALL.iter().find(is_called);
    found.copied().ok_or_else(|| AppError::of(Cause::JudgeHandKeyword { keyword: name.into() }))
}

/// Converts a lasting or delayed effect to a manual action that recreates it. Returns `None` for any other edit. `at`
/// maps a card of the game to its index in the position.
pub(super) fn act_of(edit: &Edit, at: &dyn Fn(CardIndex) -> Option<CardIndex>) -> Option<ManualAction> {
    let at = |card: CardIndex| at(card).map(|card| u32::from(card.0));
    if let Edit::Gain { card, power, hp, keyword, value, with_trait, lasts } = edit {
        return Some(ManualAction::Gains {
            card: at(*card)?,
            power: i32::from(*power),
            hp: i32::from(*hp),
            keyword: keyword.map(|keyword| keyword.to_string()),
            value: u32::from(*value),
            with_trait: with_trait.clone(),
            lasts: (*lasts).into(),
        });
    }
    let Edit::Effect { source, effect, on, name, seat } = edit else { return None };
    Some(ManualAction::Effect {
        source: at(*source)?,
        effect: u32::try_from(*effect).ok()?,
        on: on.iter().map(|card| at(*card)).collect::<Option<_>>()?,
        name: name.clone(),
        seat: u32::from((*seat)?.0),
    })
}

pub(super) fn place(to: ManualZone) -> EditPlace {
    match to {
        ManualZone::Hand => EditPlace::Hand,
        ManualZone::DeckTop => EditPlace::DeckTop,
        ManualZone::DeckBottom => EditPlace::DeckBottom,
        ManualZone::Discard => EditPlace::Discard,
        ManualZone::Resources => EditPlace::Resources,
        ManualZone::Arena => EditPlace::Arena,
        ManualZone::Aside => EditPlace::Aside,
    }
}

/// Converts the engine's rejection of an edit to an error.
pub(super) fn refused(language: TextLanguage, game: &Game, error: &PositionError) -> AppError {
    let named = |number: &CardNumber| {
        let catalog = game.book().catalog();
        catalog.by_number(*number).map_or_else(|| number.to_string(), |card| catalog.card(card).full_name())
    };
    let cause = match error {
        PositionError::Kind(number, _)
        | PositionError::NoUpgrade(number)
        | PositionError::NoHost(number)
        | PositionError::WrongHost(number, _)
        | PositionError::Deployed(number)
        | PositionError::NotWritten(number)
        | PositionError::NoEffect(number, _)
        | PositionError::NoLimit(number) => Cause::JudgeHandCard { card: named(number).into() },
        PositionError::NoCard(number) => Cause::JudgeCard { card: number.to_string().into() },
        PositionError::NoTrait(word) => Cause::JudgeHandKeyword { keyword: word.into() },
        PositionError::Busy => Cause::JudgeHandBusy,
        PositionError::Range(number) => {
            Cause::JudgeRange { number: ErrorDetail::text(number), most: MOST_DAMAGE.into() }
        }
        PositionError::NoSuch(_) => Cause::JudgeCardGone,
        PositionError::Seat(seat) => return no_seat(u32::from(*seat)),
        PositionError::Players(_) => Cause::JudgeNoPlayers,
        PositionError::Incomplete(at) => Cause::JudgeHandIncomplete { player: (at + 1).into() },
        PositionError::NoName(name) => Cause::JudgeHandName { name: name.into() },
        PositionError::TooMany => Cause::JudgeHandTooMany,
        PositionError::Broken(broken) => {
            Cause::JudgeByHand { error: phrase::game::broken(*broken, game_language(language)).into() }
        }
    };
    AppError::of(cause)
}

/// Describes a manual action; `game` is the game before it.
pub(super) fn words(language: TextLanguage, game: &Game, players: &[String], by: &ManualStep) -> String {
    let done = done(language, game, players, &by.does);
    match by.judge.trim() {
        "" => wording::ManualAction { done: &done }.text(language),
        judge => wording::ManualActionBy { judge: &judge, done: &done }.text(language),
    }
}

fn done(language: TextLanguage, game: &Game, players: &[String], does: &ManualAction) -> String {
    let called = |card: u32| {
        let card = card_at(card).ok().filter(|card| game.state.cards().get(card.at()).is_some());
        card.map_or_else(String::new, |card| game.name_now(card).to_owned())
    };
    let player = |seat: u32| players.get(seat as usize).cloned().unwrap_or_default();
    match does {
        ManualAction::Damage { card, damage } => {
            let before = u16::try_from(*card).ok().and_then(|card| game.state.cards().get(usize::from(card)));
            damaged(language, &called(*card), before.map_or(0, |card| i64::from(card.damage)), i64::from(*damage))
        }
        ManualAction::Exhausted { card, exhausted } => {
            let name = called(*card);
            match exhausted {
                true => wording::IsExhausted { name: &name }.text(language),
                false => wording::IsReadied { name: &name }.text(language),
            }
        }
        ManualAction::Move { card, to } => moved(language, &called(*card), *to),
        ManualAction::Bring { card, seat, onto } => {
            let known = number(card).ok().and_then(|number| game.book().catalog().by_number(number));
            let brought = known.map_or_else(|| card.clone(), |card| game.book().catalog().card(card).full_name());
            added(language, &brought, &player(*seat), onto.map(called))
        }
        ManualAction::Deployed { card, deployed } => {
            let name = called(*card);
            match deployed {
                true => wording::IsDeployed { name: &name }.text(language),
                false => wording::IsNoLongerDeployed { name: &name }.text(language),
            }
        }
        ManualAction::Gains { card, power, hp, keyword, value, with_trait, lasts } => {
            let stats = ((*power, *hp) != (0, 0)).then(|| format!("{power:+}/{hp:+}"));
            let word = keyword.as_deref().and_then(|keyword| keyword_called(keyword).ok()).map(|keyword| {
                let number = u8::try_from(*value).ok().filter(|number| *number > 0);
                phrase::numbered_keyword(keyword, number, game_language(language))
            });
            let gained: Vec<String> = [stats, word, with_trait.clone()].into_iter().flatten().collect();
            gains(language, &called(*card), &gained.join(", "), *lasts)
        }
        ManualAction::Effect { source, on, .. } => {
            let on: Vec<String> = on.iter().map(|card| called(*card)).collect();
            active_effect(language, &called(*source), &on.join(", "))
        }
        ManualAction::Earlier { happened } => phase_history::words(language, game, players, happened),
        ManualAction::Active { seat } => {
            let whose = player(*seat);
            wording::HasTheNextAction { whose: &whose }.text(language)
        }
        ManualAction::Says { words } => words.trim().to_owned(),
    }
}

/// Describes a change of the damage on a card.
fn damaged(language: TextLanguage, name: &str, before: i64, damage: i64) -> String {
    let (more, less) = (damage - before, before - damage);
    match more {
        1.. => wording::DamageTo { more: &more, name: &name }.text(language),
        0 => wording::DamageOnUnchangedAt { name: &name, damage: &damage }.text(language),
        _ => wording::DamageHealedFrom { less: &less, name: &name }.text(language),
    }
}

/// Describes a card that is added for a player, or attached to another card.
fn added(language: TextLanguage, name: &str, whose: &str, onto: Option<String>) -> String {
    match onto {
        Some(onto) => wording::IsAttachedTo { name: &name, onto: &onto }.text(language),
        None => wording::IsAddedFor { name: &name, whose: &whose }.text(language),
    }
}

fn gains(language: TextLanguage, name: &str, gained: &str, lasts: ManualDuration) -> String {
    let until = match lasts {
        ManualDuration::Phase => wording::ForThisPhase {}.text(language),
        ManualDuration::Round => wording::ForThisRound {}.text(language),
        ManualDuration::InPlay => wording::WhileInPlay {}.text(language),
    };
    wording::Gains { name: &name, gained: &gained, until: &until }.text(language)
}

/// Describes an effect that the judge has made active; `on` are the names of the cards it applies to.
fn active_effect(language: TextLanguage, source: &str, on: &str) -> String {
    match on.is_empty() {
        true => wording::AnEffectOfIsActive { source: &source }.text(language),
        false => wording::AnEffectIsActiveOn { source: &source, on: &on }.text(language),
    }
}

fn moved(language: TextLanguage, name: &str, to: ManualZone) -> String {
    match to {
        ManualZone::Hand => wording::IsReturnedToHand { name: &name }.text(language),
        ManualZone::DeckTop => wording::IsPutOnTopOfThe { name: &name }.text(language),
        ManualZone::DeckBottom => wording::IsPutOnTheBottomOf { name: &name }.text(language),
        ManualZone::Discard => wording::IsPutIntoTheDiscardPile { name: &name }.text(language),
        ManualZone::Resources => wording::IsPutIntoPlayAsA { name: &name }.text(language),
        ManualZone::Arena => wording::IsPutIntoPlay { name: &name }.text(language),
        ManualZone::Aside => wording::IsRemovedFromTheGame { name: &name }.text(language),
    }
}
