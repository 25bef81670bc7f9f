//! Drafts with bots, and draft picks.

use std::time::Duration;

use crate::{DriveResult, Window};

impl Window {
    /// Adds a player and seven bots to a new event, which must be open, and opens the draft.
    pub async fn draft_with_bots(&self, player: &str) -> DriveResult<()> {
        self.type_into("player-name", player).await?;
        self.click("add-player").await?;
        self.expect_text("players", player).await?;
        self.fill("bot-count", "7").await?;
        self.click("add-bots").await?;
        self.expect_text("player-count", "8 players").await?;
        for next in ["Start draft", "Go to the draft"] {
            self.click("next-step").await?;
            self.expect_text("next-step", next).await?;
        }
        self.click("next-step").await?;
        self.expect_text("draft-step", "Leaders").await.map(drop)
    }

    /// Builds the suggested deck after a draft of one player with bots, and saves it.
    pub async fn build_suggested_deck(&self) -> DriveResult<()> {
        self.click("css=[data-testid^=build-deck-]").await?;
        self.click("suggest-deck").await?;
        self.expect_text("deck-legal", "Legal").await?;
        self.click("css=[data-testid=save-deck]:enabled").await?;
        self.expect_text("deck-saved", "Saved").await?;
        self.click("exit-deck").await
    }

    /// Selects the first card of the pack and takes it. A new pack ignores clicks in its first moments, so the click is
    /// repeated.
    pub async fn pick_first(&self) -> DriveResult<()> {
        let before = self.text("draft-step").await?;
        while !self.appears("css=[data-testid=pick]:enabled", Duration::from_millis(150)).await? {
            self.click("pack-card-0").await?;
        }
        self.click("css=[data-testid=pick]:enabled").await?;
        self.expect("css=[data-testid=draft-step], [data-testid=draft-done]", |now| now != before).await.map(drop)
    }
}
