//! Draft picks.

use std::time::Duration;

use crate::{DriveResult, Window};

impl Window {
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
