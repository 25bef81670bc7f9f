//! Prints every card of ability files in words: `render FILE.ron... [--language english|german|pseudo] [--printed
//! CARDS.json]`. With printed texts (a
//! list of objects with `id`, `type`, `front_text`, `back_text`) they are shown below for comparison.

use std::collections::HashMap;

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, GermanNames, Language, Names};

/// What the list of printed cards says of one.
struct Printed {
    kind: CardType,
    text: Vec<String>,
}

fn main() {
    let mut files = Vec::new();
    let mut printed = HashMap::new();
    let mut language = Language::English;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--printed" {
            printed = read(&arguments.next().expect("--printed takes a file"));
        } else if argument == "--language" {
            language = match arguments.next().as_deref() {
                Some("english") => Language::English,
                Some("german") => Language::German,
                Some("pseudo") => Language::Pseudo,
                other => panic!("{other:?} is no language: english, german, pseudo"),
            };
        } else {
            files.push(argument);
        }
    }
    let names: &dyn Names = if language == Language::German { &GermanNames } else { &DataNames };
    for file in files {
        let texts = match Texts::read(&file, &std::fs::read_to_string(&file).expect("the file can be read")) {
            Ok(texts) => texts,
            Err(error) => {
                println!("{error}");
                continue;
            }
        };
        for card in &texts.cards {
            let id = card.id.to_string();
            let known: Option<&Printed> = printed.get(&id);
            let kind = known.map_or(CardType::Unit, |known| known.kind);
            let rendered = phrase::card_text(card, Context { language, kind, names });
            println!("{id}");
            for line in rendered.attach.iter().chain(&rendered.abilities) {
                println!("  {}", line.replace('\n', "\n    "));
            }
            for line in &rendered.unit {
                println!("  (unit) {}", line.replace('\n', "\n    "));
            }
            for line in known.iter().flat_map(|known| &known.text) {
                println!("      | {line}");
            }
        }
    }
}

fn read(path: &str) -> HashMap<String, Printed> {
    let text = std::fs::read_to_string(path).expect("the list can be read");
    let cards: Vec<serde_json::Value> = serde_json::from_str(&text).expect("the list is JSON");
    cards
        .iter()
        .filter_map(|card| {
            let kind = card["type"].as_str()?.parse().ok()?;
            let parts = ["front_text", "back_text", "epic_action"].map(|part| card[part].as_str().unwrap_or_default());
            let text = parts.iter().flat_map(|part| part.lines()).map(str::to_owned).collect();
            Some((card["id"].as_str()?.to_owned(), Printed { kind, text }))
        })
        .collect()
}
