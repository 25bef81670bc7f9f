//! The head judge's desk as a scorekeeper uses it: a sealed event with 33 players in the real window, with keys only,
//! including everything that goes wrong on such a day.

use std::time::Instant;

use e2e::{DriveResult, Printer, Problem, Window};

const NAMES: [&str; 33] = [
    "Ada Adler",
    "Ben Berg",
    "Cem Can",
    "Dana Dorn",
    "Eli Esch",
    "Fay Falk",
    "Gus Graf",
    "Hana Hoff",
    "Ivo Imhof",
    "Jana Jung",
    "Kim Kern",
    "Lea Lang",
    "Max Mohr",
    "Nia Noll",
    "Ole Ott",
    "Pia Paul",
    "Quin Quast",
    "Rosa Roth",
    "Sam Sommer",
    "Tina Thom",
    "Udo Ulm",
    "Vera Voss",
    "Willi Wolf",
    "Xenia Xell",
    "Yann Yoder",
    "Zoe Zorn",
    "Anton Abel",
    "Bea Born",
    "Carl Conrad",
    "Doro Dietz",
    "Emil Ernst",
    "Finn Fuchs",
    "Greta Gross",
];

/// Results on the match slips of a round, in table order.
const SLIPS: [&str; 7] = ["20", "21", "02", "12", "20", "11", "02"];

/// A scorekeeper with a keyboard.
struct Scorekeeper {
    window: Window,
    printer: Printer,
}

impl Scorekeeper {
    async fn at(data: &std::path::Path, answers: &[(&str, &str)]) -> DriveResult<Self> {
        let printer = Printer::in_folder(data);
        let answers: Vec<_> = answers.iter().copied().chain([printer.variable()]).collect();
        Ok(Self { window: Window::open_with(data, &answers).await?, printer })
    }

    /// Goes to a part of the event: `g` and its letter.
    async fn go(&self, letter: &str, panel: &str) -> DriveResult<()> {
        self.window.press("Escape").await?;
        self.window.press_text(&format!("g{letter}")).await?;
        self.window.expect(panel, |_| true).await.map(drop)
    }

    /// Performs the step on the main button.
    async fn next(&self, label: &str) -> DriveResult<()> {
        self.window.expect_text("next-step", label).await?;
        self.window.press("Control+Enter").await
    }

    /// Prints with a key.
    async fn print(&mut self, key: &str) -> DriveResult<()> {
        self.window.press("Escape").await?;
        self.window.press(key).await?;
        self.printer.take().await.map(drop).map_err(|problem| Problem::when(format!("printing with {key}"), problem))
    }

    /// Types match slips in table order: Enter takes the offered table, then the result and Enter.
    async fn slips(&self, results: impl IntoIterator<Item = impl AsRef<str>>) -> DriveResult<()> {
        self.window.expect_focus("entry-table").await?;
        let typed: String = results.into_iter().map(|result| format!("\n{}\n", result.as_ref())).collect();
        self.window.press_text(&typed).await
    }

    /// Enters a whole round of match slips, with special results for some tables, and prints the duration.
    async fn round(&self, tables: usize, special: &[(usize, &str)]) -> DriveResult<()> {
        let of = |at: usize| special.iter().find(|(table, _)| *table == at + 1).map_or(SLIPS[at % 7], |found| found.1);
        let since = Instant::now();
        let typed: Vec<&str> = (0..tables).map(of).collect();
        self.slips(&typed).await?;
        self.window.expect_text("open-tables", "All results are in").await?;
        let keys: usize = typed.iter().map(|result| result.len() + 2).sum();
        println!("{tables} results: {keys} keys, {:.1} s", since.elapsed().as_secs_f32());
        Ok(())
    }

    /// Enters a penalty with a note.
    async fn penalize(&self, who: &str, infraction: &str, note: &str) -> DriveResult<()> {
        self.window.press("Escape").await?;
        self.window.press("e").await?;
        self.window.expect_focus("penalty-player").await?;
        self.window.press_text(&format!("{who}\t{infraction}\t\t{note}")).await?;
        self.window.press("Control+Enter").await?;
        self.window.expect_text("penalties", note).await.map(drop)
    }

    /// Finds a player by name and drops them.
    async fn drop_by_name(&self, who: &str) -> DriveResult<()> {
        self.window.press("/").await?;
        self.window.press_text(&format!("{who}\n")).await?;
        self.window.press("d").await?;
        self.window.expect_text("confirm", who).await?;
        self.window.press("Enter").await?;
        self.window.expect_gone("confirm").await?;
        self.window.press("/").await?;
        self.window.press("Escape").await
    }

    async fn has_problems(&self) -> DriveResult<()> {
        let found = self.window.page_problems().await?;
        if found.is_empty() { Ok(()) } else { Err(Problem(found.join("; "))) }
    }
}

/// Creates the event, types the players, pairs and prints the first round.
async fn registration(desk: &mut Scorekeeper) -> DriveResult<()> {
    let window = &desk.window;
    window.expect_text("new-event", "New event").await?;
    window.press("n").await?;
    window.expect_focus("event-name").await?;
    window.press_text("Sealed of the month\tsea\t\t\t8\n").await?;
    window.expect_text("event-title", "Sealed of the month").await?;
    window.expect_focus("player-name").await?;
    window.press_text(&NAMES.map(|name| format!("{name}\n")).concat()).await?;
    window.expect_text("player-count", "33 players").await?;
    window.press("Escape").await?;
    window.press("w").await?;
    window.expect_focus("author-name").await?;
    window.press_text("Kim at the desk\n").await?;
    window.expect_text("author", "Kim at the desk").await?;
    desk.next("Pair round 1").await?;
    desk.window.expect_text("open-tables", "16 open").await?;
    for key in ["t", "a", "i"] {
        desk.print(key).await?;
    }
    desk.window.press("c").await?;
    desk.window.expect_text("round-clock", "Pause").await.map(drop)
}

/// Enters a late player in round 1, against the bye, and another after it, with a round 1 loss.
async fn late_entries(desk: &Scorekeeper) -> DriveResult<()> {
    desk.go("p", "panel-players").await?;
    desk.window.press("n").await?;
    desk.window.expect_focus("late-name").await?;
    desk.window.press_text("Late Lina\t\t").await?;
    desk.window.press_text(" \n").await?;
    desk.window.expect_text("player-count", "34 players").await?;
    desk.go("n", "panel-rounds").await?;
    desk.window.expect_text("open-tables", "17 open").await?;
    // Table 3 is entered wrongly; it is noticed only after round 3.
    desk.window.press("e").await?;
    desk.round(17, &[(3, "20")]).await?;
    desk.go("p", "panel-players").await?;
    desk.window.press("n").await?;
    desk.window.press_text("Later Liam\t").await?;
    desk.window.press("ArrowDown").await?;
    desk.window.expect("late-missed", |value| value == "loss").await?;
    desk.window.press("Enter").await?;
    desk.window.expect_text("player-count", "35 players").await.map(drop)
}

/// Plays round 2: it is re-paired with a reason, two players drop on their slips, and the judges record two warnings.
async fn the_second_round(desk: &mut Scorekeeper) -> DriveResult<()> {
    desk.next("Pair round 2").await?;
    desk.window.expect_text("open-tables", "17 open").await?;
    desk.window.press("Escape").await?;
    desk.window.press("m").await?;
    desk.window.expect_focus("change-swap").await?;
    desk.window.press("ArrowDown").await?;
    desk.window.press("ArrowDown").await?;
    desk.window.expect_focus("change-repair").await?;
    desk.window.tab_to("change-note").await?;
    desk.window.press("Enter").await?;
    desk.window.expect_text("change-missing", "reason").await?;
    desk.window.press_text("two siblings had met\n").await?;
    desk.window.expect_gone("change-dialog").await?;
    desk.window.expect_text("toasts", "Round re-paired").await?;
    desk.print("t").await?;
    desk.go("u", "panel-judge").await?;
    desk.penalize("Eli Esch", "3.1", "saw the top card").await?;
    desk.penalize("Eli Esch", "3.1", "looked again").await?;
    desk.go("n", "panel-rounds").await?;
    desk.window.press("e").await?;
    desk.round(17, &[(4, "20."), (9, "n,")]).await?;
    desk.window.expect_text("tab-players", "35").await?;
    desk.go("p", "panel-players").await?;
    desk.window.expect_text("player-count", "33 of 35 active").await?;
    // Not those who dropped on their slips.
    let names = "return [...document.querySelectorAll('tr .name:not(.line-through)')].slice(0, 3)\
        .map((one) => one.innerText)";
    let leaving: Vec<String> = serde_json::from_value(desk.window.evaluate(names).await?).unwrap();
    for (name, left) in leaving.iter().zip([32, 31, 30]) {
        desk.drop_by_name(name).await?;
        desk.window.expect_text("player-count", &format!("{left} of 35 active")).await?;
    }
    Ok(())
}

/// Plays round 3: a game loss makes a result impossible, and the power fails with half of the slips typed.
async fn the_third_round(desk: &mut Scorekeeper) -> DriveResult<()> {
    desk.next("Pair round 3").await?;
    desk.window.expect_text("open-tables", "15 open").await?;
    desk.print("i").await?;
    let first = "return document.querySelector('[data-testid=row-1] .side').title";
    let name = desk.window.evaluate(first).await?.as_str().unwrap_or_default().to_owned();
    desk.go("u", "panel-judge").await?;
    desk.penalize(&name, "3.4", "drew eight").await?;
    desk.go("n", "panel-rounds").await?;
    desk.window.press("e").await?;
    desk.slips(["20"]).await?;
    desk.window.expect_text("entry-refused", "Table 1").await?;
    desk.slips(["20"; 6]).await?;
    desk.window.expect_text("open-tables", "9 open").await?;
    desk.window.kill_and_reopen().await?;
    desk.window.click("nav-events").await?;
    desk.window.expect_text("events", "Sealed of the month").await?;
    desk.window.press("ArrowDown").await?;
    desk.window.press("Enter").await?;
    desk.window.expect_text("open-tables", "9 open").await?;
    desk.slips(["21"; 9]).await?;
    desk.window.expect_text("open-tables", "All results are in").await.map(drop)
}

/// Corrects round 1, table 3, after its slip is found: it was 0-2.
async fn the_wrong_result(desk: &Scorekeeper) -> DriveResult<()> {
    desk.window.press("Escape").await?;
    desk.window.press_text(",,").await?;
    desk.window.expect_text("earlier-round", "Round 1 is over").await?;
    desk.window.press("e").await?;
    desk.window.press_text("3 02\n").await?;
    desk.window.expect_text("confirm", "Round 1, table 3: 2-0 becomes 0").await?;
    desk.window.press("Enter").await?;
    desk.window.expect_gone("confirm").await?;
    desk.window.expect("score-3", |text| text.replace(char::is_whitespace, "").starts_with("0–2")).await?;
    desk.window.press("Escape").await?;
    desk.window.press_text("..").await?;
    desk.window.expect_gone("earlier-round").await
}

/// Plays the cut to eight, with a power failure once its first matches are paired, to the winner.
async fn the_cut(desk: &mut Scorekeeper) -> DriveResult<()> {
    desk.next("Cut to top 8").await?;
    desk.window.expect_text("confirm", "Create the top 8 bracket?").await?;
    desk.window.press("Enter").await?;
    desk.window.expect_text("panel-rounds", "Quarterfinals").await?;
    desk.window.kill_and_reopen().await?;
    desk.window.click("nav-events").await?;
    desk.window.expect_text("events", "Sealed of the month").await?;
    desk.window.press("ArrowDown").await?;
    desk.window.press("Enter").await?;
    for (name, matches) in [("Quarterfinals", 4), ("Semifinals", 2), ("Final", 1)] {
        desk.next(if matches == 4 { "Enter results" } else { "Pair next matches" }).await?;
        desk.window.expect_text("panel-rounds", name).await?;
        desk.window.expect_text("open-tables", &format!("{matches} open")).await?;
        desk.print("t").await?;
        desk.window.press("e").await?;
        desk.slips(vec!["21"; matches]).await?;
        desk.window.expect_text("open-tables", "All results are in").await?;
    }
    desk.go("b", "bracket").await?;
    desk.window.expect("champion", |name| name.len() > 2 && name != "Not decided yet").await?;
    desk.next("Final standings").await?;
    desk.window.expect("final", |_| true).await?;
    desk.print("t").await
}

#[tokio::test]
async fn a_sealed_event_of_33_players_is_run_by_keys_alone() -> DriveResult<()> {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = here.path().join("event.json").display().to_string();
    let mut desk = Scorekeeper::at(here.path(), &[("CANTINA_SAVE_TO", &file)]).await?;
    registration(&mut desk).await?;
    late_entries(&desk).await?;
    the_second_round(&mut desk).await?;
    the_third_round(&mut desk).await?;
    the_wrong_result(&desk).await?;
    for round in 4..=6 {
        desk.next(&format!("Pair round {round}")).await?;
        desk.window.expect_text("open-tables", "15 open").await?;
        desk.print("a").await?;
        desk.window.press("e").await?;
        desk.round(15, &[]).await?;
    }
    the_cut(&mut desk).await?;
    desk.window.press("x").await?;
    let standings = desk.window.expect_text("standings", "/").await?;
    desk.window.press("Control+s").await?;
    desk.window.expect_text("toasts", "event.json").await?;
    desk.go("b", "bracket").await?;
    let places = desk.window.text("panel-bracket").await?;
    desk.has_problems().await?;
    println!("{} papers", desk.printer.papers());
    desk.window.close().await?;

    let other = Scorekeeper::at(there.path(), &[("CANTINA_OPEN_FROM", &file)]).await?;
    other.window.expect_text("new-event", "New event").await?;
    other.window.press("i").await?;
    other.window.expect_text("event-title", "Sealed of the month").await?;
    other.go("s", "standings").await?;
    other.window.press("x").await?;
    assert_eq!(other.window.expect_text("standings", "/").await?, standings);
    other.go("b", "bracket").await?;
    assert_eq!(other.window.text("panel-bracket").await?, places);
    other.has_problems().await?;
    other.window.close().await
}
