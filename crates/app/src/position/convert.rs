//! Conversion of positions between the wire types and the engine, and parsing of cases.

use std::collections::BTreeSet;

use model::{CardNumber, CardType};
use rules::{
    AttachedPosition, BasePosition, CardBook, CardIndex, LeaderPosition, PlayerPosition, Position, ResourcePosition,
    UnitPosition,
};
use serde::Deserialize;
use serde_json::Value;

use super::link::text_in;
use crate::AppError;
use crate::contract::{
    JudgeAttachment, JudgeBase, JudgeBranch, JudgeCase, JudgeLeader, JudgePosition, JudgeResource, JudgeSide,
    JudgeUnit, Ruling,
};
use crate::error::{Cause, ErrorDetail};
use crate::journal::{Persisted, ruling as saved};

/// Maximum number of hidden cards in a hand or deck.
const MOST_HIDDEN: u32 = 200;
/// Maximum length of a case as text, in bytes.
pub(crate) const LONGEST_TEXT: usize = 4 << 20;

/// Card numbers of the placeholders for a missing leader and base.
pub(crate) const NO_LEADER: &str = "NONE_001";
pub(crate) const NO_BASE: &str = "NONE_002";

/// A position for the engine, and the placeholder for unknown cards.
pub(crate) struct EnginePosition {
    pub position: Position,
    pub stand_in: Option<CardNumber>,
}

/// Converts a position for the engine.
///
/// # Errors
/// `judge.card` if a card number is invalid, `judge.too_many`, `judge.range`.
pub(crate) fn placed(book: &CardBook, position: &JudgePosition) -> Result<EnginePosition, AppError> {
    let hides = |side: &JudgeSide| {
        side.hidden_hand + side.hidden_deck > 0 || side.resources.iter().any(|resource| resource.card.is_none())
    };
    for side in &position.sides {
        if side.hidden_hand > MOST_HIDDEN || side.hidden_deck > MOST_HIDDEN {
            return Err(
                AppError::of(Cause::JudgeTooManyHidden { most_hidden: MOST_HIDDEN.into() }).at(side.name.clone())
            );
        }
    }
    let mut listed = position.clone();
    list_leaders(book, &mut listed.sides);
    let position = &listed;
    let stand_in = if position.sides.iter().any(hides) { stand_in(book, position) } else { None };
    let players = position.sides.iter().map(|side| player(side, stand_in)).collect::<Result<_, _>>()?;
    let mut placed = EnginePosition {
        position: Position {
            players,
            initiative: seat(position.initiative)?,
            initiative_taken: position.initiative_taken,
            active: Some(seat(position.active)?),
            round: Some(u16::try_from(position.round).map_err(|_| out_of_range(position.round, u16::MAX.into()))?),
            regroup: position.regroup,
            twin_suns: position.twin_suns,
            edition: Some(position.edition.into()),
            blast_taken: position.blast_taken,
            plan_taken: position.plan_taken,
            edits: Vec::new(),
            seed: u64::from(position.seed),
        },
        stand_in,
    };
    complete(&mut placed.position)?;
    Ok(placed)
}

/// Adds leaders that are upgrades to the leaders of their owners, as the engine requires.
fn list_leaders(book: &CardBook, sides: &mut [JudgeSide]) {
    let is_leader = |card: &str| {
        let card = number(card).ok().and_then(|number| book.catalog().by_number(number));
        card.is_some_and(|card| book.def(card).kind == CardType::Leader)
    };
    let mut attached: Vec<(usize, String)> = Vec::new();
    for (seat, side) in sides.iter().enumerate() {
        let on_leaders = side.leaders.iter().flat_map(|leader| &leader.upgrades);
        for upgrade in side.units.iter().flat_map(|unit| &unit.upgrades).chain(on_leaders) {
            if is_leader(&upgrade.card) {
                attached.push((upgrade.owner.map_or(seat, |owner| owner as usize), upgrade.card.clone()));
            }
        }
    }
    for (owner, card) in attached {
        let Some(side) = sides.get_mut(owner) else { continue };
        if !side.leaders.iter().any(|leader| leader.card == card) {
            side.leaders.push(JudgeLeader {
                card,
                deployed: false,
                epic_used: true,
                exhausted: false,
                damage: 0,
                upgrades: Vec::new(),
                captured: Vec::new(),
            });
        }
    }
}

/// Adds placeholders without text for missing leaders and bases.
///
/// # Errors
/// None in practice: the card numbers are constants.
fn complete(position: &mut Position) -> Result<(), AppError> {
    for player in &mut position.players {
        if player.leaders.is_empty() {
            player.leaders.push(LeaderPosition {
                card: number(NO_LEADER)?,
                deployed: false,
                epic_used: true,
                exhausted: false,
                damage: 0,
                upgrades: Vec::new(),
                captured: Vec::new(),
            });
        }
        if player.base.is_none() {
            let card = number(NO_BASE)?;
            player.base =
                Some(BasePosition { card, damage: 0, epic_used: true, upgrades: Vec::new(), captured: Vec::new() });
        }
    }
    Ok(())
}

/// Returns a unit without text that is not in the position, as the placeholder for unknown cards.
fn stand_in(book: &CardBook, position: &JudgePosition) -> Option<CardNumber> {
    let used: BTreeSet<String> = position.sides.iter().flat_map(cards).collect();
    let mut plain = book.catalog().cards().iter().filter(|card| {
        let front = &book.def(card.id).front;
        card.kind == CardType::Unit
            && !card.unique
            && book.is_implemented(card.id)
            && front.abilities.is_empty()
            && !front.keywords.any()
    });
    plain.find(|card| !used.contains(&card.number.to_string())).map(|card| card.number)
}

/// Returns every card number on a side.
pub(crate) fn cards(side: &JudgeSide) -> Vec<String> {
    let under = |upgrades: &[JudgeAttachment], captured: &[JudgeAttachment]| -> Vec<String> {
        upgrades.iter().chain(captured).map(|one| one.card.clone()).collect()
    };
    let mut all: Vec<String> = [&side.hand, &side.deck, &side.discard].into_iter().flatten().cloned().collect();
    all.extend(side.resources.iter().filter_map(|resource| resource.card.clone()));
    for unit in &side.units {
        all.push(unit.card.clone());
        all.extend(under(&unit.upgrades, &unit.captured));
    }
    all.extend(side.base.iter().map(|base| base.card.clone()));
    all.extend(side.base.iter().flat_map(|base| under(&base.upgrades, &base.captured)));
    for leader in &side.leaders {
        all.push(leader.card.clone());
        all.extend(under(&leader.upgrades, &leader.captured));
    }
    all
}

fn player(side: &JudgeSide, stand_in: Option<CardNumber>) -> Result<PlayerPosition, AppError> {
    let numbers = |cards: &[String], hidden: u32| -> Result<Vec<CardNumber>, AppError> {
        let mut numbers = cards.iter().map(|card| number(card)).collect::<Result<Vec<_>, _>>()?;
        numbers.extend(stand_in.iter().flat_map(|card| std::iter::repeat_n(*card, hidden as usize)));
        Ok(numbers)
    };
    let leaders = side.leaders.iter().map(leader).collect::<Result<_, _>>()?;
    let base = match &side.base {
        None => None,
        Some(base) => {
            let (upgrades, captured) = (under(&base.upgrades)?, under(&base.captured)?);
            let (card, damage) = (number(&base.card)?, damage(base.damage)?);
            Some(BasePosition { card, damage, epic_used: base.epic_used, upgrades, captured })
        }
    };
    let mut resources = Vec::new();
    for resource in &side.resources {
        let card = resource.card.as_deref().map(number).transpose()?.or(stand_in);
        // Without a plain unit in the book there is no placeholder; a test checks that there is one.
        let Some(card) = card else { continue };
        let owner = resource.owner.map(seat).transpose()?;
        resources.push(ResourcePosition { card, exhausted: resource.exhausted, owner });
    }
    Ok(PlayerPosition {
        leaders,
        base,
        hand: numbers(&side.hand, side.hidden_hand)?,
        deck: numbers(&side.deck, side.hidden_deck)?,
        discard: numbers(&side.discard, 0)?,
        resources,
        units: side.units.iter().map(unit).collect::<Result<_, _>>()?,
        force: side.force,
        credits: side.credits.min(99) as u8,
        passed: side.passed,
        took_counter: side.took_counter,
    })
}

fn unit(unit: &JudgeUnit) -> Result<UnitPosition, AppError> {
    Ok(UnitPosition {
        card: number(&unit.card)?,
        damage: damage(unit.damage)?,
        exhausted: unit.exhausted,
        owner: unit.owner.map(seat).transpose()?,
        upgrades: under(&unit.upgrades)?,
        captured: under(&unit.captured)?,
    })
}

fn leader(leader: &JudgeLeader) -> Result<LeaderPosition, AppError> {
    Ok(LeaderPosition {
        card: number(&leader.card)?,
        deployed: leader.deployed,
        epic_used: leader.epic_used,
        exhausted: leader.exhausted,
        damage: damage(leader.damage)?,
        upgrades: under(&leader.upgrades)?,
        captured: under(&leader.captured)?,
    })
}

fn under(cards: &[JudgeAttachment]) -> Result<Vec<AttachedPosition>, AppError> {
    let one = |card: &JudgeAttachment| {
        Ok(AttachedPosition {
            card: number(&card.card)?,
            owner: card.owner.map(seat).transpose()?,
            controller: card.controller.map(seat).transpose()?,
        })
    };
    cards.iter().map(one).collect()
}

pub(crate) fn number(card: &str) -> Result<CardNumber, AppError> {
    card.parse().map_err(|_| AppError::of(Cause::JudgeCard { card: card.into() }))
}

fn seat(seat: u32) -> Result<u8, AppError> {
    u8::try_from(seat).map_err(|_| no_seat(seat))
}

fn damage(damage: u32) -> Result<i16, AppError> {
    i16::try_from(damage).map_err(|_| out_of_range(damage, MOST_DAMAGE))
}

pub(crate) fn card_at(card: u32) -> Result<CardIndex, AppError> {
    u16::try_from(card).map(CardIndex).map_err(|_| AppError::of(Cause::JudgeCardGone))
}

/// Maximum damage, power, HP or amount in a position.
pub(crate) const MOST_DAMAGE: u32 = 999;

/// Returns the error for a number over a limit.
pub(crate) fn out_of_range(number: u32, most: u32) -> AppError {
    AppError::of(Cause::JudgeRange { number: number.into(), most: most.into() })
}

/// Returns the error for a seat that does not exist, counted from 0.
pub(crate) fn no_seat(seat: u32) -> AppError {
    AppError::of(Cause::JudgeNoSeat { player: seat.saturating_add(1).into() })
}

/// Converts a position of the engine to the wire type.
fn unplaced(position: &Position) -> JudgePosition {
    let of = |seat: Option<u8>| seat.map(u32::from);
    let text = |cards: &[CardNumber]| cards.iter().map(CardNumber::to_string).collect();
    let count = |damage: i16| u32::try_from(damage).unwrap_or(0);
    let under = |cards: &[AttachedPosition]| -> Vec<JudgeAttachment> {
        let one = |card: &AttachedPosition| JudgeAttachment {
            card: card.card.to_string(),
            owner: of(card.owner),
            controller: of(card.controller),
        };
        cards.iter().map(one).collect()
    };
    let sides = position.players.iter().zip(1..).map(|(player, at)| JudgeSide {
        name: format!("Player {at}"),
        leaders: player
            .leaders
            .iter()
            .map(|leader| JudgeLeader {
                card: leader.card.to_string(),
                deployed: leader.deployed,
                epic_used: leader.epic_used,
                exhausted: leader.exhausted,
                damage: count(leader.damage),
                upgrades: under(&leader.upgrades),
                captured: under(&leader.captured),
            })
            .collect(),
        base: player.base.as_ref().map(|base| JudgeBase {
            card: base.card.to_string(),
            damage: count(base.damage),
            epic_used: base.epic_used,
            upgrades: under(&base.upgrades),
            captured: under(&base.captured),
        }),
        hand: text(&player.hand),
        hidden_hand: 0,
        deck: text(&player.deck),
        hidden_deck: 0,
        discard: text(&player.discard),
        resources: player
            .resources
            .iter()
            .map(|resource| JudgeResource {
                card: Some(resource.card.to_string()),
                exhausted: resource.exhausted,
                owner: of(resource.owner),
            })
            .collect(),
        units: player
            .units
            .iter()
            .map(|unit| JudgeUnit {
                card: unit.card.to_string(),
                damage: count(unit.damage),
                exhausted: unit.exhausted,
                owner: of(unit.owner),
                upgrades: under(&unit.upgrades),
                captured: under(&unit.captured),
            })
            .collect(),
        force: player.force,
        credits: u32::from(player.credits),
        passed: player.passed,
        took_counter: player.took_counter,
    });
    JudgePosition {
        typed: Vec::new(),
        sides: sides.collect(),
        initiative: u32::from(position.initiative),
        initiative_taken: position.initiative_taken,
        active: u32::from(position.active.unwrap_or(position.initiative)),
        round: u32::from(position.round.unwrap_or(1)),
        regroup: position.regroup,
        twin_suns: position.twin_suns,
        edition: position.edition.unwrap_or_default().into(),
        blast_taken: position.blast_taken,
        plan_taken: position.plan_taken,
        seed: position.seed as u32,
    }
}

/// Parses an exported ruling, a case, or a position in the engine's notation. A line of `cantina engine` is also
/// accepted. A case or position becomes a ruling without an outcome.
///
/// # Errors
/// `judge.unreadable` with the place.
pub(crate) fn read(text: &str) -> Result<Ruling, AppError> {
    if text.len() > LONGEST_TEXT {
        return Err(AppError::of(Cause::JudgeTextTooLong));
    }
    let packed = text_in(text);
    let text = packed.as_deref().unwrap_or(text);
    let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}'))
        .map_err(|error| AppError::of(Cause::JudgeUnreadable { error: ErrorDetail::text(error) }))?;
    if value.get("ruling").is_some() {
        let file = saved::RulingFile::deserialize(&value)
            .map_err(|error| AppError::of(Cause::JudgeRulingUnreadable { error: ErrorDetail::text(error) }))?;
        return Ok(fitting(file.ruling.live()));
    }
    if value.get("branches").is_some() {
        return Ok(unruled(
            saved::JudgeCase::deserialize(&value)
                .map_err(|error| AppError::of(Cause::JudgeCaseUnreadable { error: ErrorDetail::text(error) }))?
                .live(),
        ));
    }
    let unreadable =
        |error: serde_json::Error| AppError::of(Cause::JudgePositionUnreadable { error: ErrorDetail::text(error) });
    let inner = value.get("position").unwrap_or(&value);
    if inner.get("sides").is_some() {
        let position = saved::JudgePosition::deserialize(inner).map_err(unreadable)?;
        return Ok(unruled(case_of(position.live())));
    }
    let position = Position::deserialize(inner).map_err(unreadable)?;
    if position.players.is_empty() {
        return Err(AppError::of(Cause::JudgeNoPlayers));
    }
    let mut position = unplaced(&position);
    list_leaders(&*crate::cards::words::book()?, &mut position.sides);
    Ok(unruled(case_of(position)))
}

/// Returns a ruling without an outcome.
fn unruled(case: JudgeCase) -> Ruling {
    let [outcome, judge, at, program] = [const { String::new() }; 4];
    fitting(Ruling { case, branch: None, outcome, judge, rules: Vec::new(), at, program })
}

/// Normalizes a ruling: adds a branch if there is none, and clears an invalid ruled branch.
pub(crate) fn fitting(mut ruling: Ruling) -> Ruling {
    if ruling.case.branches.is_empty() {
        ruling.case.branches.push(empty_branch());
    }
    ruling.branch = ruling.branch.filter(|branch| (*branch as usize) < ruling.case.branches.len());
    ruling
}

fn case_of(position: JudgePosition) -> JudgeCase {
    JudgeCase { title: String::new(), question: String::new(), position, branches: vec![empty_branch()] }
}

fn empty_branch() -> JudgeBranch {
    JudgeBranch { name: String::new(), steps: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::words::book;

    const LINE: &str = r#"{"do":"position","position":{"players":[
        {"leaders":[{"card":"SOR_005"}],"base":{"card":"SOR_023","damage":3},"hand":["SOR_172"],"deck":["SOR_095"],
         "resources":[{"card":"SOR_095"},{"card":"SOR_095","exhausted":true}],
         "units":[{"card":"SOR_046","damage":1,"upgrades":[{"card":"SOR_069"}]}],"passed":true},
        {"leaders":[{"card":"SOR_010","deployed":true,"damage":2}],"base":{"card":"SOR_026"},"discard":["SOR_172"]}],
        "initiative":1,"round":3}}"#;

    #[test]
    fn an_engine_position_round_trips_through_a_case() {
        let case = read(LINE).unwrap().case;
        let value: Value = serde_json::from_str(LINE).unwrap();
        let mut expected = Position::deserialize(&value["position"]).unwrap();
        expected.active = Some(1);
        expected.edition = Some(rules::Edition::Ninth);
        let placed = placed(&book().unwrap(), &case.position).unwrap();
        assert_eq!(placed.position, expected);
        assert_eq!(placed.stand_in, None);
    }

    /// CR 3.4.4A: a leader on a unit is the leader of its owner, listed or not.
    #[test]
    fn a_leader_upgrade_is_listed_among_its_owners_leaders() {
        let line = r#"{"players":[
            {"leaders":[],"base":{"card":"SOR_023"},"units":[{"card":"JTL_061","upgrades":[{"card":"JTL_006"}]}]},
            {"leaders":[{"card":"SOR_010"}],"base":{"card":"SOR_026"}}]}"#;
        let position = read(line).unwrap().case.position;
        let listed: Vec<&str> = position.sides[0].leaders.iter().map(|leader| &*leader.card).collect();
        assert_eq!(listed, ["JTL_006"]);
        let book = book().unwrap();
        let game = rules::Game::at(book.clone(), &placed(&book, &position).unwrap().position).unwrap();
        let vader = game.state.player(rules::Seat(0)).leaders[0];
        assert_eq!(game.state.card(vader).place, rules::CardZone::Attached);
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        let again = crate::judge::position_of(&game, &names, None, &|_| false).position;
        assert_eq!(again.sides[0].leaders, position.sides[0].leaders);
        assert_eq!(again.sides[0].units, position.sides[0].units);
    }

    #[test]
    fn unknown_cards_are_replaced_by_a_plain_unit_not_used_elsewhere() {
        let book = book().unwrap();
        let mut position = read(LINE).unwrap().case.position;
        position.sides[0].hidden_hand = 2;
        position.sides[1].resources.push(JudgeResource { card: None, exhausted: false, owner: None });
        let first = placed(&book, &position).unwrap();
        let stand_in = first.stand_in.unwrap();
        assert_eq!(first.position.players[0].hand[1..], [stand_in, stand_in]);
        assert_eq!(first.position.players[1].resources[0].card, stand_in);
        position.sides[1].discard.push(stand_in.to_string());
        assert_ne!(placed(&book, &position).unwrap().stand_in, Some(stand_in));
    }

    #[test]
    fn a_text_that_is_no_case_is_refused() {
        for text in ["", "hello", "[]", "{}", r#"{"players":[]}"#, r#"{"players":[{"colour":1}]}"#, r#"{"ruling":{}}"#]
        {
            assert_eq!(read(text).unwrap_err().code, "judge.unreadable", "{text:?}");
        }
    }
}
