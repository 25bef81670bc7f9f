//! `e2e-numbers`: benchmarks the built programs on this machine. It writes the results into docs/numbers.md, or prints
//! them.
//!
//! The required programs must be built next to it; `cargo xtask numbers` does that.

use std::fmt::Write;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use e2e::{DriveResult, Problem, program_path};
use serde_json::Value;

const USAGE: &str = "usage: e2e-numbers [--write FILE]

Measures this machine with the release builds in the same folder: cantina, cantina-desktop, e2e-measure, e2e-measure-games
and the example playout. Prints a table in Markdown; --write puts it into FILE between the marks `numbers: begin` and
`numbers: end`.";

const BEGIN: &str = "<!-- numbers: begin -->\n";
const END: &str = "<!-- numbers: end -->";
/// Number of simulated events, and of simulated four-player games: enough for a stable mean within a minute.
const EVENTS: &str = "2000";
const GAMES: &str = "3000";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        [] => table().map(|table| println!("{table}")),
        ["--write", file] => table().and_then(|table| put_into(Path::new(file), &table)),
        other => {
            println!("{USAGE}");
            return ExitCode::from(if *other == ["--help"] { 0 } else { 2 });
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Replaces the table between the markers of a document, atomically.
fn put_into(file: &Path, table: &str) -> DriveResult<()> {
    let place = |e: std::io::Error| Problem::when(file.display(), e);
    let before = std::fs::read_to_string(file).map_err(place)?;
    let parts = before.split_once(BEGIN).and_then(|(head, rest)| Some((head, rest.split_once(END)?.1)));
    let (head, tail) = parts.ok_or_else(|| Problem(format!("{} lacks the marks {BEGIN}{END}", file.display())))?;
    std::fs::write(file, format!("{head}{BEGIN}\n{table}\n{END}{tail}")).map_err(place)
}

/// Runs a program in the same folder and returns its output.
fn told(program: &str, arguments: &[&str]) -> DriveResult<String> {
    let neighbour = program_path()?.with_file_name(program);
    eprintln!("{program} {}", arguments.join(" "));
    let output = Command::new(&neighbour).args(arguments).stderr(Stdio::inherit()).output();
    let output = output.map_err(|e| Problem::when(neighbour.display(), e))?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|e| Problem::when(program, e)),
        false => Err(Problem(format!("{program} {} failed ({})", arguments.join(" "), output.status))),
    }
}

/// Like [`told`], with the output parsed as JSON.
fn json(program: &str, arguments: &[&str]) -> DriveResult<Value> {
    let text = told(program, arguments)?;
    serde_json::from_str(&text).map_err(|e| Problem::when(format!("what {program} says"), e))
}

/// Returns a number by its path in the JSON ("desk_256.open_ms").
fn figure(of: &Value, path: &str) -> DriveResult<f64> {
    let found = path.split('.').try_fold(of, |at, part| at.get(part));
    found.and_then(Value::as_f64).ok_or_else(|| Problem(format!("there is no figure {path}")))
}

/// Formats a number with three significant digits and thousands separators.
fn said(value: f64) -> String {
    if value >= 1000.0 {
        let digits = 10f64.powf(value.log10().floor() - 2.0);
        return thousands(((value / digits).round() * digits) as u64);
    }
    let places = match value {
        value if value >= 100.0 => 0,
        value if value >= 10.0 => 1,
        value if value >= 1.0 => 2,
        value if value >= 0.1 => 2,
        value if value >= 0.01 => 3,
        _ => 5,
    };
    let text = format!("{value:.places$}");
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

fn thousands(value: u64) -> String {
    let digits = value.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Returns the rows measured now.
fn table() -> DriveResult<String> {
    let mut rows: Vec<(String, String)> = Vec::new();
    let bench = json("cantina", &["bench", "--json"])?;
    bench_rows(&bench, &mut rows)?;
    event_rows(&mut rows)?;
    game_rows(&mut rows)?;
    let start = json("e2e-measure", &[])?;
    rows.push((
        "start to first painted frame under Xvfb, median of 5; idle memory (PSS) of all processes".to_owned(),
        format!(
            "{} s; {} MB",
            said(figure(&start, "median_first_paint_ms")? / 1000.0),
            said(figure(&start, "largest_idle_mb")?)
        ),
    ));
    rows.push(table_row(&json("e2e-measure-games", &[])?)?);
    let mut text = "| measurement | result |\n| --- | --- |\n".to_owned();
    for (what, value) in rows {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "| {what} | {value} |");
    }
    Ok(text)
}

fn bench_rows(bench: &Value, rows: &mut Vec<(String, String)>) -> DriveResult<()> {
    let of = |path: &str| figure(bench, path).map(said);
    let mut row = |what: &str, value: String| rows.push((what.to_owned(), value));
    row("boosters (SOR, loose)", format!("{} per second", of("boosters_per_s")?));
    row("8-seat bot drafts with deck building (SOR)", format!("{} per second", of("bot_drafts_per_s")?));
    row("drafted cards without aspect penalty, mean of 42, bots, SOR", of("bot_in_aspect_mean")?);
    let pair = |players: u32| of(&format!("pair_cpu_s.{players}"));
    let (few, some, many, most) = (pair(64)?, pair(256)?, pair(1000)?, pair(4000)?);
    row("pairing round 5: 64 / 256 / 1,000 / 4,000 players", format!("{few} / {some} / {many} / {most} s"));
    row("standings of 4,000 players", format!("{} ms", of("standings_ms.4000")?));
    let desk = ["open_ms", "result_ms", "correct_ms", "pair_ms", "undo_ms", "clock_ms", "slips_ms"];
    let desk = desk.iter().map(|step| of(&format!("desk_256.{step}"))).collect::<DriveResult<Vec<_>>>()?;
    let answer = said(figure(bench, "desk_256.step_bytes.pairing")? / 1e3);
    row(
        &format!(
            "event of 256 players with 9 rounds, database on disk, responses (pairing: {answer} KB) serialised: opening; result; \
             correction; pairing; undo; clock; match slips"
        ),
        format!("{} ms", desk.join("; ")),
    );
    row("a search over all cards", format!("{} ms", of("search_ms")?));
    row("deck checks (Premier, 50 cards)", format!("{} per second", of("deck_checks_per_s")?));
    row("a registration sheet as PDF", format!("{} ms", of("sheet_ms")?));
    row(
        "random games with the texts of all sets: two starter decks; random SOR decks",
        format!("{} per second; {} per second", of("random_games_per_s")?, of("random_deck_games_per_s")?),
    );
    let all_cores = [of("random_games_all_cores_per_s")?, of("random_deck_games_all_cores_per_s")?];
    row("the same on all cores", format!("{} per second; {} per second", all_cores[0], all_cores[1]));
    row("decisions of games of starter decks", format!("{} per second", of("decisions_per_s")?));
    row(
        "copying a state in mid game; its size; loading all card data and texts",
        format!(
            "{} µs; {} KB; {} ms",
            said(figure(bench, "state_clone_ns")? / 1000.0),
            said(figure(bench, "state_bytes")? / 1024.0),
            of("load_ms")?
        ),
    );
    Ok(())
}

fn event_rows(rows: &mut Vec<(String, String)>) -> DriveResult<()> {
    let drawn = ["--events", EVENTS, "--draws", "8", "--json"];
    let simulate = |more: &[&str]| json("cantina", &[&["tournament", "simulate"], more, &drawn].concat());
    let large = simulate(&["--players", "5-64", "--drops", "5", "--prove"])?;
    let count = |of: &Value, name: &str| figure(of, &format!("figures.{name}")).map(|count| thousands(count as u64));
    rows.push((
        format!(
            "{EVENTS} events of 5 to 64 players, 5 % of players dropping after each round, 8 % of matches drawn: rematches; \
             second byes; pairings proven optimal by every criterion, not proven; time per round"
        ),
        format!(
            "{}; {}; {}, {}; {} ms",
            count(&large, "rematches")?,
            count(&large, "second_byes")?,
            count(&large, "proven")?,
            count(&large, "not_proven")?,
            said(figure(&large, "pairing.mean_ms")?)
        ),
    ));
    let small = simulate(&["--players", "5-12", "--rounds", "5"])?;
    rows.push((
        format!("{EVENTS} events of 5 to 12 players in 5 rounds (looking ahead): rematches"),
        format!("{} of {} rounds", count(&small, "rematches")?, count(&small, "rounds")?),
    ));
    Ok(())
}

/// Adds random four-player games, for the speed of Twin Suns.
fn game_rows(rows: &mut Vec<(String, String)>) -> DriveResult<()> {
    let speed = |decks: [&str; 4]| {
        let told = told("examples/playout", &[&decks[..], &["--games", GAMES]].concat())?;
        // "3000 games, 1480 a second, ..."
        let number = told.split(", ").nth(1).and_then(|part| part.strip_suffix(" a second"));
        number.and_then(|word| word.parse::<f64>().ok()).ok_or_else(|| Problem(format!("no speed in {told:?}")))
    };
    let house = speed(["house-twin-1", "house-twin-2", "house-twin-3", "house-twin-4"])?;
    let random = speed(["twin"; 4])?;
    rows.push((
        "random games of four players with Twin Suns rules: house decks; random decks".to_owned(),
        format!("{}; {} per second", said(house), said(random)),
    ));
    Ok(())
}

fn table_row(games: &Value) -> DriveResult<(String, String)> {
    let of = |path: &str| figure(games, path).map(said);
    let again = games["opening_ms"]["again"].as_array().map_or(&[][..], Vec::as_slice);
    let mut again: Vec<f64> = again.iter().filter_map(Value::as_f64).collect();
    again.sort_by(f64::total_cmp);
    let again = again.get(again.len() / 2).copied().ok_or_else(|| Problem("the table was not opened again".into()))?;
    let what = format!(
        "game table under Xvfb without a graphics card, {} log lines: click to next frame, median and 95th percentile; frame \
         while the pointer moves; opening it for the first time and again",
        of("log_lines")?
    );
    let click = format!("{}, {} ms", of("click_to_frame_ms.median")?, of("click_to_frame_ms.p95")?);
    Ok((what, format!("{click}; {} ms; {}, {} ms", of("frame_ms.median")?, of("opening_ms.first")?, said(again))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_rounded_to_three_significant_digits() {
        let all = [4_653_221.0, 1640.4, 382.4, 38.23, 2.41, 0.284, 0.0214, 0.000_21].map(said);
        assert_eq!(all, ["4,650,000", "1,640", "382", "38.2", "2.41", "0.28", "0.021", "0.00021"]);
    }

    #[test]
    fn a_table_replaces_the_text_between_its_markers() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("numbers.md");
        std::fs::write(&file, format!("# Numbers\n{BEGIN}old\n{END}\nrest\n")).unwrap();
        put_into(&file, "| a | b |\n").unwrap();
        let written = std::fs::read_to_string(&file).unwrap();
        assert_eq!(written, format!("# Numbers\n{BEGIN}\n| a | b |\n\n{END}\nrest\n"));
        put_into(&file, "| a | b |\n").unwrap();
        assert_eq!(std::fs::read_to_string(&file).unwrap(), written);
        std::fs::write(&file, "no marks").unwrap();
        assert!(put_into(&file, "x").is_err());
    }
}
