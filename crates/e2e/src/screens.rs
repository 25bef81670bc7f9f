//! Navigation to screens, and the data they require.

use serde_json::json;

use crate::{DriveResult, Window};

/// The tabs of the event with number 1, each with an element on it.
pub const TABS_OF_EVENT_1: [(&str, &str); 8] = [
    ("#/event/1/players", "panel-players"),
    ("#/event/1/draft", "panel-draft"),
    ("#/event/1/decks", "panel-decks"),
    ("#/event/1/rounds", "panel-rounds"),
    ("#/event/1/standings", "panel-standings"),
    ("#/event/1/bracket", "panel-bracket"),
    ("#/event/1/judge", "panel-judge"),
    ("#/event/1/log", "panel-log"),
];

impl Window {
    /// Goes to an address of the page and waits for an element on it.
    pub async fn go(&self, address: &str, there: &str) -> DriveResult<()> {
        self.evaluate(&format!("location.hash = {}", json!(address))).await?;
        self.expect(there, |_| true).await.map(drop)
    }

    /// Creates a league with this name, which is then open.
    pub async fn make_league(&self, name: &str) -> DriveResult<()> {
        self.click("new-league").await?;
        self.fill("league-name", name).await?;
        self.click("league-make").await?;
        self.expect_text("league-title", name).await.map(drop)
    }

    /// Creates a deck from the first published list, which is then open in the builder. The dialog for a new deck must
    /// be open.
    pub async fn make_published_deck(&self) -> DriveResult<()> {
        self.click("start-published").await?;
        self.expect("published-0", |_| true).await?;
        self.click("css=[data-testid=create-deck]:enabled").await?;
        self.expect("play-deck", |_| true).await.map(drop)
    }
}
