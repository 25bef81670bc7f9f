//! Deck lists imported into and exported from the real window: pasted without focus, chosen as a file, saved as a file.

use e2e::{DriveResult, Window};

const LIST: &str = r#"{"metadata":{"name":"Pasted"},"leader":{"id":"SOR_005","count":1},"base":{"id":"SOR_019","count":1},"deck":[{"id":"SOR_033","count":3},{"id":"SOR_999","count":1}]}"#;

#[tokio::test]
async fn a_deck_list_can_be_pasted_without_focus() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    // Fill the clipboard like a person: type into a field, select all, cut.
    window.click("nav-cards").await?;
    window.fill("search-cards", LIST).await?;
    window.press("Control+a").await?;
    window.press("Control+x").await?;
    window.click("nav-decks").await?;
    window.expect("no-decks", |_| true).await?;
    window.evaluate("document.activeElement.blur()").await?;
    window.press("Control+v").await?;
    window.expect_text("import-size-0", "3 cards").await?;
    window.expect_text("unresolved-count", "1 unresolved row").await?;
    window.click("leave-out-0").await?;
    window.click("import-add").await?;
    window.expect_text("open-deck-1", "Pasted").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn a_collection_is_exported_to_a_file_and_imported_again() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("collection.csv");
    let path = file.to_str().unwrap();
    let window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", path), ("CANTINA_OPEN_FROM", path)]).await?;
    window.click("nav-collection").await?;
    window.click("count-SOR_001-more").await?;
    window.click("foil-SOR_002-more").await?;
    window.click("export-collection").await?;
    window.expect_text("toasts", "collection.csv").await?;
    let written = std::fs::read_to_string(&file).unwrap();
    assert_eq!(written, "Set,CardNumber,Count,IsFoil\nSOR,001,1,FALSE\nSOR,002,1,TRUE\n");
    // Added to the existing collection: twice as many copies.
    window.click("import-collection-button").await?;
    window.click("import-file").await?;
    window.expect_text("import-collection", "2 copies").await?;
    window.click("import-add").await?;
    window.expect_text("collection-totals", "4 copies of 2 different cards, 2 foil").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
