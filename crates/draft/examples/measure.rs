//! Times boosters and bot drafts: `cargo run --release -p draft --example measure [SET] [DRAFTS]`.

use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let set = words.next().unwrap_or_else(|| "SOR".to_owned()).parse()?;
    let drafts: u32 = words.next().unwrap_or_else(|| "2000".to_owned()).parse()?;
    let catalog = catalog::Catalog::embedded()?;
    let begin = Instant::now();
    let packs = 2_000_000;
    let sum = draft::bench::boosters(&catalog, set, packs)?;
    let per_second = f64::from(packs) / begin.elapsed().as_secs_f64();
    println!("{set}: {per_second:.0} boosters a second (checksum {sum})");
    let begin = Instant::now();
    let played = draft::bench::bot_drafts(&catalog, set, drafts)?;
    let per_second = f64::from(drafts) / begin.elapsed().as_secs_f64();
    println!("{set}: {per_second:.0} drafts of 8 bots a second; {played:?}");
    Ok(())
}
