//! The open question of a game as one line, in any language.

use ability::{Ability, Effect, FlowEffect, PlayerEffect, Step};
use model::{Aspect, Trait};
use rules::{Question, QuestionKind};

use super::frame::name;
use super::table::{Table, context};
use super::words::{Words, fill};
use crate::capital;

/// Renders the open question as one line.
pub(crate) fn title(table: &Table<'_>, question: &Question, words: &Words) -> String {
    let asked = asked(table, question, words);
    let asked = match question.source.is_some() {
        true => format!("{}: {asked}", table.card(question.source)),
        false => asked,
    };
    capital(&asked)
}

/// Questions that their step describes: "deal 4 damage to a unit".
const SAID_BY_STEP: [QuestionKind; 9] = [
    QuestionKind::Aspect,
    QuestionKind::Trait,
    QuestionKind::Target,
    QuestionKind::Divide,
    QuestionKind::Attack,
    QuestionKind::Play,
    QuestionKind::Number,
    QuestionKind::Arena,
    QuestionKind::Player,
];

/// Questions with several picks that no step describes: the number of picks is added.
const COUNTED: [QuestionKind; 5] = [
    QuestionKind::FirstResources,
    QuestionKind::Exploit,
    QuestionKind::AdditionalCost,
    QuestionKind::Search,
    QuestionKind::Indirect,
];

fn asked(table: &Table<'_>, question: &Question, words: &Words) -> String {
    let ask = question.ask;
    let [plain, _] = (words.question)(ask);
    let context = context(table, question.source);
    if SAID_BY_STEP.contains(&ask) {
        let said = step(table, question).map(|step| crate::step(step, context).trim_end_matches('.').to_owned());
        let bare = if ask == QuestionKind::Target && question.source.is_some() { words.excess } else { plain };
        let said = said.unwrap_or_else(|| bare.to_owned());
        // Disclosing needs icons, not a number of cards (CR 8.38.1), so the maximum is every card that could be shown.
        let is_disclosed = matches!(step(table, question), Some(Effect::Player(PlayerEffect::Disclose { .. })));
        return match is_disclosed {
            true => counted(&said, &Question { max: u8::MAX, ..*question }, words),
            false => counted(&said, question, words),
        };
    }
    if let (QuestionKind::Search, Some(Effect::Player(PlayerEffect::Search { cards, .. }))) =
        (ask, step(table, question))
    {
        return counted(&fill(words.search_for, &[&crate::filter(cards, context)]), question, words);
    }
    if let (QuestionKind::May, Some((block, _))) = (ask, question.step) {
        let block = table.game.book().block(block);
        let text = crate::steps(block, context);
        // Paying does not name the card it is for.
        let about = match (block, table.game.acted_on().as_slice()) {
            ([Effect::Player(PlayerEffect::Pay(_)), ..], [one]) if table.sees(*one) => {
                format!(" ({})", table.card(*one))
            }
            _ => String::new(),
        };
        return format!("{}?{about}", text.trim_end_matches('.'));
    }
    let ability = question.ability.map(|id| table.game.book().ability(id));
    if let (QuestionKind::Bounty, Some(Ability::Bounty(block))) = (ask, ability) {
        return format!("{plain} {}", crate::steps(block.steps(), context));
    }
    if COUNTED.contains(&ask) { counted(plain, question, words) } else { plain.to_owned() }
}

/// Returns the step that asks, without the name that it binds.
fn step<'a>(table: &'a Table<'_>, question: &Question) -> Option<&'a Step> {
    let (block, at) = question.step?;
    table.game.book().block(block).get(usize::from(at)).map(Effect::unnamed)
}

/// Renders a mode of the open question.
pub(crate) fn mode(table: &Table<'_>, mode: u8, words: &Words) -> String {
    let number = || fill(words.mode, &[&(u16::from(mode) + 1)]);
    let Some(question) = table.game.question() else { return number() };
    if question.ask == QuestionKind::Aspect {
        return Aspect::ALL.get(usize::from(mode)).map_or_else(number, |aspect| (words.aspect)(*aspect).to_owned());
    }
    if question.ask == QuestionKind::Trait {
        return Trait::ALL.get(usize::from(mode)).map_or_else(number, |one| (words.trait_of)(*one));
    }
    let Some(Effect::Flow(FlowEffect::Modes { of, .. })) = step(table, question) else { return number() };
    of.get(usize::from(mode)).map_or_else(number, |block| {
        let said = crate::steps(block.steps(), context(table, question.source));
        let said = match table.game.trigger_subject().filter(|card| table.sees(*card)) {
            Some(card) => {
                let name = name(table, card, "", words);
                words.that.iter().fold(said, |said, that| said.replace(that, &name))
            }
            None => said,
        };
        match table.game.resolver().filter(|seat| *seat != question.player) {
            // Another player chooses; the effect is still performed by the ability's player.
            Some(seat) => format!("{}: {said}", capital(&table.player(seat))),
            None => said,
        }
    })
}

/// Adds the number of picks and their maximum, if there is more than one.
fn counted(asked: &str, question: &Question, words: &Words) -> String {
    let Question { max, picked, .. } = question;
    let [chosen, chosen_of] = words.chosen;
    match *max {
        0 | 1 => asked.to_owned(),
        u8::MAX => format!("{asked} ({})", fill(chosen, &[picked])),
        _ => format!("{asked} ({})", fill(chosen_of, &[picked, max])),
    }
}
