//! Reads ability files and prints what is wrong with them.
fn main() {
    for file in std::env::args().skip(1) {
        match ability::Texts::read(&file, &std::fs::read_to_string(&file).unwrap()) {
            Ok(texts) => println!("{file}: {} cards, {} vanilla", texts.cards.len(), texts.vanilla.len()),
            Err(error) => println!("{error}"),
        }
    }
}
