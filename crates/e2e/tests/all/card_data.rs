//! A card data package in the real window: checked, installed, drafted, built, paired and played; and the event on a
//! computer without the package.

use std::fs;
use std::path::{Path, PathBuf};

use e2e::table::{asked, click_something};
use e2e::{DriveResult, Problem, ServedEvent, Window};

/// The invented set of 30 cards.
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data-packages/exh");

/// Creates a package from the template of the command line and writes the invented set into its files. Files of the
/// template that the set does not need are removed.
fn write_package(folder: &Path) -> DriveResult<PathBuf> {
    let (package, example) = (folder.join("harbour"), Path::new(EXAMPLE));
    ServedEvent::in_folder(folder)?.run(&["data", "new", &package.display().to_string(), "--set", "EXH"])?;
    let from_template = files(&package)?;
    let written = files(example)?;
    for file in from_template.iter().filter(|file| !written.contains(file)) {
        fs::remove_file(package.join(file)).map_err(|problem| Problem::when(file.display(), problem))?;
    }
    for file in &written {
        // Only boosters have no example in the template, because three cards fill none.
        assert!(from_template.contains(file) || file.starts_with("packs"), "{} is not in the template", file.display());
        fs::create_dir_all(package.join(file).parent().unwrap_or(&package))
            .and_then(|()| fs::copy(example.join(file), package.join(file)))
            .map_err(|problem| Problem::when(file.display(), problem))?;
    }
    Ok(package)
}

/// Returns the paths of all files in a folder, relative to it.
fn files(folder: &Path) -> DriveResult<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(|problem| Problem::when(next.display(), problem))? {
            let path = entry.map_err(|problem| Problem::when(next.display(), problem))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(inside) = path.strip_prefix(folder) {
                found.push(inside.to_path_buf());
            }
        }
    }
    Ok(found)
}

/// Chooses the folder of the package in the window and installs it, and starts the program again as the window offers.
async fn install(window: &mut Window) -> DriveResult<()> {
    window.click("open-settings").await?;
    window.click("open-card-data").await?;
    window.expect_text("package-cantina", "Built\u{2011}in card data").await?;
    window.click("choose-package-folder").await?;
    window.expect_text("report-good", "No problems").await?;
    window.expect_text("report-changes", "30 new").await?;
    window.click("install-package").await?;
    window.expect_text("package-example-harbour", "In use after a restart").await?;
    window.restart_by("restart").await?;
    window.go("#/card-data", "card-data-screen").await?;
    window.expect_text("package-example-harbour", "In use").await?;
    window.expect_gone("card-data-restart").await
}

/// Drafts the set with seven bots, builds the suggested deck and pairs round 1.
async fn draft_and_pair(window: &Window) -> DriveResult<()> {
    window.go("#/events", "new-event").await?;
    window.click("new-event").await?;
    window.fill("event-name", "Harbour draft").await?;
    window.choose("event-set", "EXH").await?;
    window.click("more-choices").await?;
    window.choose("event-best-of", "1").await?;
    window.fill("event-seed", "5").await?;
    window.click("create-event").await?;
    window.draft_with_bots("Ann").await?;
    while window.count("draft-step").await? > 0 {
        window.pick_first().await?;
    }
    window.build_suggested_deck().await?;
    window.click("next-step").await?;
    window.expect_text("open-tables", "4").await?;
    // The match of the only person is offered with the pairings.
    window.expect("start-match", |_| true).await?;
    window.press("Escape").await?;
    window.expect_gone("play-match").await
}

/// Plays Ann's match against her bot to its end, which enters the result.
async fn play_match(window: &Window) -> DriveResult<()> {
    let find = "const row = [...document.querySelectorAll('tr[data-testid^=row-]')].find((row) => \
                row.innerText.includes('Ann')); return row.dataset.testid.replace('row-', 'play-')";
    let button = window.evaluate(find).await?;
    window.click(button.as_str().unwrap_or_default()).await?;
    window.click("start-match").await?;
    window.choose("pace", "instant").await?;
    for step in 0.. {
        let ask = asked(window).await?;
        if ask.is_empty() {
            break;
        }
        click_something(window, &ask).await?;
        assert!(step < 400, "the game does not end");
    }
    window.expect("game-result", |result| result.contains("You won") || result.contains("You lost")).await?;
    window.expect_text("reported", "entered for table").await?;
    window.click("to-round").await?;
    window.expect_text("open-tables", "3").await.map(drop)
}

/// Exports the event, with or without its package.
async fn export(window: &Window, with_package: bool) -> DriveResult<()> {
    window.click("event-menu").await?;
    window.click("menu-export").await?;
    window.expect_text("confirm", "Example Harbour").await?;
    window.click(if with_package { "confirm-yes" } else { "confirm-no" }).await?;
    window.expect_gone("confirm").await
}

/// Opens an exported event with a data folder that lacks the package. Its title is known only from the package.
async fn open_elsewhere(file: &Path, data: &Path, named: &str) -> DriveResult<Window> {
    let window = Window::open_with(data, &[("CANTINA_OPEN_FROM", &file.display().to_string())]).await?;
    window.go("#/events", "import-event").await?;
    window.click("import-event").await?;
    window.expect_text("event-packages", named).await?;
    Ok(window)
}

/// A made-up set is written from the template, installed in the window, drafted by eight, built, paired and played to
/// the end against a bot; the event opens on a computer without the package and shows the next step.
#[tokio::test]
async fn a_set_from_a_package_is_drafted_and_played_and_its_event_opens_without_it() -> DriveResult<()> {
    let [data, author, elsewhere, third] = [(); 4].map(|()| tempfile::tempdir().unwrap());
    let file = data.path().join("harbour.cantina");
    let saved = file.display().to_string();
    let package = write_package(author.path())?.display().to_string();
    let files = [("CANTINA_OPEN_FROM", &*package), ("CANTINA_SAVE_TO", &saved)];
    let mut window = Window::open_with(data.path(), &files).await?;
    install(&mut window).await?;
    draft_and_pair(&window).await?;
    play_match(&window).await?;

    export(&window, false).await?;
    let bare = open_elsewhere(&file, elsewhere.path(), "example-harbour").await?;
    bare.expect_text("event-packages", "not installed").await?;
    bare.click("tab-standings").await?;
    bare.expect_text("standings", "Ann").await?;
    bare.close().await?;

    export(&window, true).await?;
    let mut offered = open_elsewhere(&file, third.path(), "Example Harbour").await?;
    offered.click("css=[data-testid=event-packages] button").await?;
    offered.expect_text("event-packages", "Restart Cantina").await?;
    offered.restart().await?;
    offered.go("#/event/1/players", "players").await?;
    offered.expect_gone("event-packages").await?;
    offered.close().await?;

    // The event keeps its package.
    window.go("#/card-data", "card-data-screen").await?;
    window.click("remove-example-harbour").await?;
    window.click("confirm-yes").await?;
    window.expect_text("error-banner", "Harbour draft").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
