//! Measures card data packages of the size of a real set:
//!
//! ```text
//! cargo run --release -p app --example card_data
//! ```
//!
//! Rewrites built-in sets, with their texts and boosters, as packages under other codes and names. Prints the time to
//! check one of them, and the time to load the card data at a start with none and with five of them installed.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// The sets, with the codes of their copies. The first one has a separate file of boosters.
const SETS: [(&str, &str); 5] = [("ASH", "XA"), ("LAW", "XB"), ("SEC", "XC"), ("JTL", "XD"), ("SHD", "XE")];
/// Number of starts; the median counts.
const STARTS: usize = 15;

fn main() -> Result<(), Box<dyn Error>> {
    let place = tempfile::tempdir()?;
    let database = place.path().join("cantina.db");
    let folder = app::card_data::folder(&database);
    // In a separate process, because each process loads the card data once.
    if let Some(folder) = std::env::args().nth(1) {
        let start = Instant::now();
        let problems = app::card_data::load_installed(Path::new(&folder));
        app::App::in_memory()?;
        println!("{} {}", problems.len(), start.elapsed().as_micros());
        return Ok(());
    }
    let without = median_start(&folder)?;
    for (at, (set, code)) in SETS.into_iter().enumerate() {
        let source = place.path().join(code.to_lowercase());
        let cards = write_package(&source, set, code)?;
        let start = Instant::now();
        let report = app::card_data::install(&source, &folder)?;
        if let Some(problem) = report.problems.first() {
            return Err(format!("{code}: {problem}").into());
        }
        if at == 0 {
            println!(
                "check of a package of {cards} cards with texts: {:.1} s, with {} random games",
                start.elapsed().as_secs_f64(),
                report.games
            );
        }
    }
    let with = median_start(&folder)?;
    println!("card data at start: {without:?} without packages, {with:?} with {}", SETS.len());
    Ok(())
}

/// Returns the median time to load the card data in a new process.
fn median_start(folder: &Path) -> Result<Duration, Box<dyn Error>> {
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let output = Command::new(std::env::current_exe()?).arg(folder).output()?;
        let text = String::from_utf8(output.stdout)?;
        let (problems, micros) = text.trim().split_once(' ').ok_or("no time was printed")?;
        if problems != "0" {
            return Err("a package was left out".into());
        }
        times.push(Duration::from_micros(micros.parse()?));
    }
    times.sort();
    Ok(times[times.len() / 2])
}

/// Writes the files of a built-in set as a package under another code. Returns the number of cards.
fn write_package(to: &Path, set: &str, code: &str) -> Result<usize, Box<dyn Error>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let (old, new) = (set.to_lowercase(), code.to_lowercase());
    let cards = fs::read_to_string(data.join(format!("cards/{old}.csv")))?;
    let mut rows = 0;
    let renamed = |(at, line): (usize, &str)| match line.split_once(',') {
        // Another name makes it another card; only its texts are the same.
        Some((number, rest)) if at > 0 => {
            rows += 1;
            let rest =
                rest.strip_prefix('"').map_or_else(|| format!("{code} {rest}"), |rest| format!("\"{code} {rest}"));
            format!("{number},{rest}\n")
        }
        Some(_) | None => format!("{line}\n"),
    };
    let cards: String = cards.lines().enumerate().map(renamed).collect();
    let mut files: Vec<(PathBuf, String)> = vec![
        (
            "package.ron".into(),
            format!("(id: \"copy-{new}\", version: \"1\", date: \"2027-01-01\", title: \"Copy of {set}\")"),
        ),
        ("sets.csv".into(), format!("code,name,released,numbered\n{code},Copy of {set},2027-01-01,{rows}\n")),
        (format!("cards/{new}.csv").into(), cards),
        (format!("printings/{new}.csv").into(), fs::read_to_string(data.join(format!("printings/{old}.csv")))?),
    ];
    let packs = data.join(format!("packs/{old}.ron"));
    if packs.exists() {
        files.push((format!("packs/{new}.ron").into(), fs::read_to_string(packs)?.replace(set, code)));
    }
    for entry in fs::read_dir(data.join("abilities").join(&old))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Texts name only their own set's cards by number.
        let text = fs::read_to_string(&path)?.replace(&format!("{set}_"), &format!("{code}_"));
        files.push((format!("abilities/{new}/{name}").into(), text));
    }
    for (name, text) in files {
        let file = to.join(name);
        fs::create_dir_all(file.parent().ok_or("a file has a folder")?)?;
        fs::write(file, text)?;
    }
    Ok(rows)
}
