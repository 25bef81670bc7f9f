//! Imports in the real window: players with their decks from a spreadsheet, a league with its events, standings of
//! another program, the folder of pictures and the file of card names.

use e2e::{DriveResult, Window};

/// Sets the whole text of a field, as a paste does.
async fn paste(window: &Window, field: &str, text: &str) -> DriveResult<()> {
    let script = format!(
        "const field = document.querySelector('[data-testid={field}]'); field.value = {};
         field.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        serde_json::Value::from(text)
    );
    window.evaluate(&script).await.map(drop)
}

const TABLE: &str = "Rank,Player,Match Record,Decklist\n\
    1,Ada,3-0-0,\"Leader\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Echo Base\n\nMainDeck\n3 | Battlefield Marine\n\"\n\
    2,Ben,2-1-0,https://example.org/decks/7\n3,Cara,1-2-0,\n";

#[tokio::test]
async fn players_are_imported_with_their_decks_and_standings_into_a_league() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("league.cantina");
    let name = file.to_str().unwrap();
    let window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", name), ("CANTINA_OPEN_FROM", name)]).await?;
    window.click("new-event").await?;
    window.fill("event-name", "Saturday").await?;
    window.choose("event-kind", "constructed").await?;
    window.click("create-event").await?;
    window.click("paste-players").await?;
    paste(&window, "paste-text", TABLE).await?;
    window.expect_text("entrants-sum", "3 new players, 1 deck list").await?;
    window.expect_text("entrants-sum", "Ignored columns: Rank, Match Record").await?;
    window.expect_text("entrants", "is a web address").await?;
    window.expect_text("entrants", "Luke Skywalker").await?;
    window.expect_text("paste-add", "Add 3 players").await?;
    window.click("paste-add").await?;
    window.expect_text("player-count", "3 players").await?;
    window.click("tab-log").await?;
    window.expect_text("panel-log", "Deck list 1 could not be registered").await?;

    window.press_text("ga").await?;
    window.make_league("Winter season").await?;
    window.click("league-tab-events").await?;
    window.click("league-take").await?;
    window.fill("take-title", "Spring season").await?;
    paste(&window, "take-text", "Name;Points\nAda;21\nBen;9\n").await?;
    window.click("css=[data-testid=take-do]:enabled").await?;
    window.expect_text("league-events", "Spring season").await?;
    window.click("league-tab-standings").await?;
    window.expect_text("league-line-1", "Ada").await?;
    window.expect_text("league-line-1", "21").await?;
    window.click("league-export").await?;
    window.expect_text("toasts", "league.cantina").await?;
    window.press_text("ga").await?;
    window.click("import-league").await?;
    window.expect_text("league-title", "Winter season").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn custom_images_are_counted_and_custom_names_are_shown_and_found() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let names = data.path().join("names.csv");
    std::fs::write(&names, "Nummer;Name;Untertitel\nSOR_005;Lukas Himmelsläufer;Treuer Freund\nABC_1;Niemand;\n")
        .unwrap();
    let pictures = data.path().join("pictures");
    std::fs::create_dir(&pictures).unwrap();
    std::fs::write(pictures.join("SOR_005.png"), b"\x89PNG\r\n\x1a\nrest").unwrap();
    std::fs::write(pictures.join("SOR_006.png"), b"a letter").unwrap();
    let mut window = Window::open_with(data.path(), &[("CANTINA_OPEN_FROM", names.to_str().unwrap())]).await?;
    window.click("open-settings").await?;
    window.click("names-choose").await?;
    window.expect_text("names-found", "Names found for 1 card, 1 unresolved line").await?;
    window.press("Escape").await?;
    window.click("nav-cards").await?;
    window.fill("search-cards", "himmels").await?;
    window
        .expect("css=[role=option]", |text| text.contains("Lukas Himmelsläufer") && text.contains("Treuer Freund"))
        .await?;
    // The same data, and a folder for the next dialog.
    let folder = pictures.to_str().unwrap();
    window.close().await?;
    window = Window::open_with(data.path(), &[("CANTINA_OPEN_FROM", folder)]).await?;
    window.click("open-settings").await?;
    window.click("images-choose").await?;
    window.expect_text("images-found", "2 cards").await?;
    window.click("images-missing").await?;
    window.expect_text("images-report", "Spark of Rebellion: 2 of").await?;
    window.expect_text("images-report", "1 file").await?;
    window.expect("images-lines", |_| true).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
