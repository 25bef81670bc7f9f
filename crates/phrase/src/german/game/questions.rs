//! What is asked.

use ability::{Ability, Effect, Step};
use rules::{Ask, Question};

use super::{card, context, line};
use crate::game::Table;

/// The open question as one line.
pub(crate) fn title(table: &Table<'_>, question: &Question) -> String {
    let words = match question.ask {
        Ask::FirstPlayer => "Wer hat in der ersten Runde die Initiative?".to_owned(),
        Ask::Mulligan => "Einen Mulligan nehmen?".to_owned(),
        Ask::FirstResources => counted("Wähle eine Karte als Ressource", question),
        Ask::Action => "Wähle eine Aktion".to_owned(),
        Ask::Resource => "Eine Ressource legen?".to_owned(),
        Ask::Target | Ask::Divide | Ask::Attack | Ask::Play | Ask::Number | Ask::Arena | Ask::Player => {
            counted(&prompt(table, question).unwrap_or_else(|| bare(question).to_owned()), question)
        }
        Ask::May => match question.step {
            Some((block, _)) => {
                let steps = table.game.book().block(block);
                let text = crate::steps(steps, context(table, question.source));
                format!("{}?", text.trim_end_matches('.'))
            }
            None => "Möchtest du das tun?".to_owned(),
        },
        Ask::Mode => "Wähle eins".to_owned(),
        Ask::WhoFirst => "Wessen Fähigkeiten werden zuerst abgehandelt?".to_owned(),
        Ask::WhichFirst => "Welche Fähigkeit wird zuerst abgehandelt?".to_owned(),
        Ask::Name => "Nenne eine Karte".to_owned(),
        Ask::Unique => "Eine einzigartige Karte ist zwei Mal da: Welche wird besiegt?".to_owned(),
        Ask::Search => counted(&search(table, question), question),
        Ask::Order => "Wähle die Reihenfolge".to_owned(),
        Ask::Cost => "Wähle, womit die Kosten gezahlt werden".to_owned(),
        Ask::Stop => "Noch eine Karte aufdecken?".to_owned(),
        Ask::Bounty => match question.ability.map(|id| table.game.book().ability(id)) {
            Some(Ability::Bounty(block)) => {
                let text = crate::steps(block.steps(), context(table, question.source));
                format!("Das Kopfgeld kassieren? {text}")
            }
            Some(_) | None => "Das Kopfgeld kassieren?".to_owned(),
        },
        Ask::Exploit => counted("Verheizen: Wähle befreundete Einheiten, die besiegt werden", question),
        Ask::Copy => "Wähle eine Einheit, deren Kopie ins Spiel kommt".to_owned(),
        Ask::Replacement => "Welcher Effekt wird zuerst auf den Schaden angewendet?".to_owned(),
        Ask::SecondDefender => "Noch eine zweite Einheit angreifen?".to_owned(),
    };
    if question.source.is_some() { line(&format!("{}: {words}", card(table, question.source))) } else { line(&words) }
}

/// The title of a question that no step explains.
fn bare(question: &Question) -> &'static str {
    match question.ask {
        Ask::Target if question.source.is_some() => "Wähle eine Einheit, die den überschüssigen Schaden nimmt",
        Ask::Target => "Wähle eine Karte, die unter dein Deck kommt",
        Ask::Attack => "Hinterhalt: Eine Einheit angreifen?",
        Ask::Play => "Spiele eine Karte",
        Ask::Player => "Wähle einen Spieler",
        Ask::Number => "Wähle eine Zahl",
        Ask::Arena => "Wähle ein Kampfgebiet",
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
        | Ask::SecondDefender => "Wähle",
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
            format!("Gesucht: {}", crate::filter(cards, context(table, question.source)))
        }
        Some(_) | None => "Durchsuche die Karten".to_owned(),
    }
}

/// A mode of the open question.
pub(super) fn mode(table: &Table<'_>, mode: u8) -> String {
    let number = || format!("Möglichkeit {}", u16::from(mode) + 1);
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
        return format!("{words} ({picked} gewählt)");
    }
    format!("{words} ({picked} von {max} gewählt)")
}
