//! Owners of phones, and their text in the database.

use crate::contract::StaffRole;

/// Owner of a phone.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum PhoneHolder {
    /// Player, by number in the event.
    Player(u32),
    /// Judge or scorekeeper, by name.
    Staff(StaffRole, String),
}

impl PhoneHolder {
    /// Returns the text that the database stores: "player:12", "judge:Ann", "scorekeeper:Bob".
    pub(crate) fn text(&self) -> String {
        match self {
            PhoneHolder::Player(player) => format!("player:{player}"),
            PhoneHolder::Staff(StaffRole::Judge, name) => format!("judge:{name}"),
            PhoneHolder::Staff(StaffRole::Scorekeeper, name) => format!("scorekeeper:{name}"),
        }
    }

    /// Reads the text of [`PhoneHolder::text`]. Returns `None` for any other text.
    pub(crate) fn read(text: &str) -> Option<PhoneHolder> {
        match text.split_once(':')? {
            ("player", player) => Some(PhoneHolder::Player(player.parse().ok()?)),
            ("judge", name) => Some(PhoneHolder::Staff(StaffRole::Judge, name.to_owned())),
            ("scorekeeper", name) => Some(PhoneHolder::Staff(StaffRole::Scorekeeper, name.to_owned())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_holder_is_read_back_from_its_text_and_others_are_none() {
        let staff = |role, name: &str| PhoneHolder::Staff(role, name.to_owned());
        for holder in [
            PhoneHolder::Player(0),
            PhoneHolder::Player(u32::MAX),
            staff(StaffRole::Judge, "Ann: of the north"),
            staff(StaffRole::Scorekeeper, "player:3"),
        ] {
            assert_eq!(PhoneHolder::read(&holder.text()), Some(holder));
        }
        for other in ["", "player", "player:", "player:-1", "player:4294967296", "owner:Ann"] {
            assert_eq!(PhoneHolder::read(other), None, "{other}");
        }
    }
}
