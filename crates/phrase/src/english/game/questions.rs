//! What is asked.

use ability::{Ability, Effect, Step};
use rules::{Ask, Question};

use super::{card, context, line};
use crate::game::Table;

/// The open question as one line.
pub(crate) fn title(table: &Table<'_>, question: &Question) -> String {
    let words = match question.ask {
        Ask::FirstPlayer => "Who has the initiative in the first round?".to_owned(),
        Ask::Mulligan => "Take a mulligan?".to_owned(),
        Ask::FirstResources => counted("Choose a card to resource", question),
        Ask::Action => "Choose an action".to_owned(),
        Ask::Resource => "Resource a card?".to_owned(),
        Ask::Target | Ask::Divide | Ask::Attack | Ask::Play | Ask::Number | Ask::Arena | Ask::Player => {
            counted(&prompt(table, question).unwrap_or_else(|| bare(question).to_owned()), question)
        }
        Ask::May => match question.step {
            Some((block, _)) => {
                let steps = table.game.book().block(block);
                let text = crate::steps(steps, context(table, question.source));
                format!("{}?", text.trim_end_matches('.'))
            }
            None => "Do it?".to_owned(),
        },
        Ask::Mode => "Choose one".to_owned(),
        Ask::WhoFirst => "Whose abilities are resolved first?".to_owned(),
        Ask::WhichFirst => "Which ability is resolved first?".to_owned(),
        Ask::Name => "Name a card".to_owned(),
        Ask::Unique => "A unique card is there twice: which one is defeated?".to_owned(),
        Ask::Search => counted(&search(table, question), question),
        Ask::Order => "Choose the order".to_owned(),
        Ask::Cost => "Choose what pays the cost".to_owned(),
        Ask::Stop => "Reveal another card?".to_owned(),
        Ask::Bounty => match question.ability.map(|id| table.game.book().ability(id)) {
            Some(Ability::Bounty(block)) => {
                let text = crate::steps(block.steps(), context(table, question.source));
                format!("Collect the bounty? {text}")
            }
            Some(_) | None => "Collect the bounty?".to_owned(),
        },
        Ask::Exploit => counted("Exploit: choose friendly units to defeat", question),
        Ask::Copy => "Choose a unit to enter play as a copy of".to_owned(),
        Ask::Replacement => "Which effect is applied first to the damage?".to_owned(),
        Ask::SecondDefender => "Attack a second unit, too?".to_owned(),
    };
    if question.source.is_some() { line(&format!("{}: {words}", card(table, question.source))) } else { line(&words) }
}

/// The title of a question that no step explains.
fn bare(question: &Question) -> &'static str {
    match question.ask {
        Ask::Target if question.source.is_some() => "Choose a unit that is dealt the excess damage",
        Ask::Target => "Choose a card that goes to the bottom of your deck",
        Ask::Attack => "Ambush: attack a unit?",
        Ask::Play => "Play a card",
        Ask::Player => "Choose a player",
        Ask::Number => "Choose a number",
        Ask::Arena => "Choose an arena",
        Ask::FirstPlayer
        | Ask::Mulligan
        | Ask::FirstResources
        | Ask::Action
        | Ask::Resource
        | Ask::May
        | Ask::Mode
        | Ask::WhoFirst
        | Ask::WhichFirst
        | Ask::Divide
        | Ask::Name
        | Ask::Unique
        | Ask::Search
        | Ask::Order
        | Ask::Cost
        | Ask::Stop
        | Ask::Bounty
        | Ask::Exploit
        | Ask::Copy
        | Ask::Replacement
        | Ask::SecondDefender => "Choose",
    }
}

/// The step that asks, whatever name it is given.
fn step<'a>(table: &'a Table<'_>, question: &Question) -> Option<&'a Step> {
    let (block, at) = question.step?;
    let mut step = table.game.book().block(block).get(usize::from(at))?;
    while let Effect::As(_, inner) = step {
        step = inner;
    }
    Some(step)
}

fn prompt(table: &Table<'_>, question: &Question) -> Option<String> {
    let step = step(table, question)?;
    Some(crate::step(step, context(table, question.source)).trim_end_matches('.').to_owned())
}

fn search(table: &Table<'_>, question: &Question) -> String {
    match step(table, question) {
        Some(Effect::Search { cards, .. }) => {
            format!("Search for {}", crate::filter(cards, context(table, question.source)))
        }
        Some(_) | None => "Search".to_owned(),
    }
}

/// A mode of the open question.
pub(super) fn mode(table: &Table<'_>, mode: u8) -> String {
    let number = || format!("option {}", u16::from(mode) + 1);
    let Some(question) = table.game.question() else { return number() };
    match step(table, question) {
        Some(Effect::Modes { of, .. }) => of.get(usize::from(mode)).map_or_else(number, |block| {
            let words = crate::steps(block.steps(), context(table, question.source));
            match table.game.resolver().filter(|seat| *seat != question.player) {
                // Somebody else chooses: what is done is done by the player of the ability.
                Some(seat) => format!("{}: {words}", line(&table.player(seat))),
                None => words,
            }
        }),
        Some(_) | None => number(),
    }
}

/// How many picks there are and may be, where it is more than one.
fn counted(words: &str, question: &Question) -> String {
    let Question { max, picked, .. } = *question;
    if max <= 1 {
        return words.to_owned();
    }
    if max == u8::MAX {
        return format!("{words} ({picked} chosen)");
    }
    format!("{words} ({picked} of {max} chosen)")
}
