//! Prints the text of every card of ability files: `render FILE.ron... [--language english|german|french|pseudo] [--printed
//! CARDS.json]`. Printed texts (a list of objects with `id`, `type`, `front_text`, `back_text`) are shown below for
//! comparison.

use std::collections::HashMap;

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, GermanNames, Language, Names};

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
                Some("french") => Language::French,
                Some("pseudo") => Language::Pseudo,
                other => panic!("{other:?} is not a language: english, german, french, pseudo"),
            };
        } else {
            files.push(argument);
        }
    }
    let names: &dyn Names = if language == Language::German { &GermanNames } else { &DataNames };
    let book = rules::CardBook::embedded().expect("the embedded data load");
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
            let def = book.catalog().by_number(card.id).map(|known| book.def(known));
            let (kind, host) = def.map_or((CardType::Unit, CardType::Unit), |def| (def.kind, def.host()));
            let rendered = phrase::card_text(card, Context { language, kind, host, pilot: false, names });
            println!("{id}");
            for line in rendered.attach.iter().chain(&rendered.abilities) {
                println!("  {}", line.replace('\n', "\n    "));
            }
            for line in &rendered.unit {
                println!("  (unit) {}", line.replace('\n', "\n    "));
            }
            for line in printed.get(&id).into_iter().flatten() {
                println!("      | {line}");
            }
        }
    }
}

/// Reads the printed lines of each card.
fn read(path: &str) -> HashMap<String, Vec<String>> {
    let text = std::fs::read_to_string(path).expect("the list can be read");
    let cards: Vec<serde_json::Value> = serde_json::from_str(&text).expect("the list is JSON");
    cards
        .iter()
        .filter_map(|card| {
            let parts = ["front_text", "back_text", "epic_action"].map(|part| card[part].as_str().unwrap_or_default());
            let text = parts.iter().flat_map(|part| part.lines()).map(str::to_owned).collect();
            Some((card["id"].as_str()?.to_owned(), text))
        })
        .collect()
}
