//! Measures the page of statistics of 1,000 events of 64 players: the part `statistics_1000` of `cantina bench`.
//!
//! `cargo run --release -p app --example statistics_1000`

fn main() -> Result<(), app::AppError> {
    let measured = app::bench::statistics_1000()?;
    println!("counting one event        {:>8.1} ms", measured.count_ms);
    println!("first page after a start  {:>8.1} ms", measured.first_ms);
    println!("page over all events      {:>8.1} ms", measured.page_ms);
    println!("page after one more result{:>8.1} ms", measured.result_ms);
    println!("first page with other shops{:>7.1} ms", measured.first_shared_ms);
    println!("page with other shops     {:>8.1} ms", measured.shared_ms);
    println!("months and decks of a card{:>7.1} ms", measured.card_ms);
    println!("page of a player          {:>8.1} ms", measured.player_ms);
    Ok(())
}
