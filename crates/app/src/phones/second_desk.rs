//! The desk at another machine: what the window's own page may ask for in the browser of a scorekeeper.
//!
//! Invariant: everything is of the one event that the device belongs to. Nothing of files, settings, phones, the library
//! or other events is here, and nothing that is hidden in a draft: what is not in [`DeskRead`] cannot be asked for.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::staff::StaffPerson;
use crate::contract::{About, EventAct, PhoneCallName, PhonesView, ResultEntry, ServedView, Settings};
use crate::error::{Cause, Fact};
use crate::{AppError, Desk};

/// A command of the page that changes nothing, by the name under which the window has it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "command", content = "with", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum DeskRead {
    /// What the page needs at its start.
    About {},
    /// The page is drawn.
    AppReady {},
    /// A file that waits to be opened; never one here.
    OpenWaitingFile {},
    /// Who enters steps: the holder of the device, whatever is typed.
    SetAuthor {},
    /// The look of this page, which is saved nowhere.
    SaveSettings {
        /// The settings, as the page has them.
        settings: Settings,
    },
    /// The one event.
    ListEvents {},
    /// No deck of the library.
    ListDecks {},
    /// The whole event.
    Event {
        /// Its number.
        event: u32,
    },
    /// What a text of players would enter.
    ReadPlayers {
        /// Its number.
        event: u32,
        /// The text.
        text: String,
    },
    /// The clock of the newest round.
    Board {
        /// Its number.
        event: u32,
    },
    /// Calls of players, and whether anything has changed.
    Phones {},
    /// What the path of an infraction says.
    AdvisePenalty {
        /// Its number.
        event: u32,
        /// The player's number.
        player: u32,
        /// The code of the infraction.
        infraction: String,
    },
    /// Who would be in a cut.
    PlanCut {
        /// Its number.
        event: u32,
        /// The places of the bracket.
        size: u32,
    },
    /// What a correction would change.
    Consequences {
        /// Its number.
        event: u32,
        /// The round, from 1.
        round: u32,
        /// The table's number.
        table: u32,
        /// The corrected result.
        result: ResultEntry,
    },
    /// The standings as they were.
    StandingsAfter {
        /// Its number.
        event: u32,
        /// After which round.
        round: u32,
    },
    /// The papers of the event; they are printed at the desk.
    EventPapers {
        /// Its number.
        event: u32,
    },
    /// The rulings in the log of the event.
    Rulings {
        /// Its number.
        event: u32,
    },
    /// The rules profiles.
    ListProfiles {},
    /// Every card, with its facts.
    EveryCard {},
    /// What cards say.
    CardWords {
        /// Their numbers.
        numbers: Vec<String>,
    },
    /// The index of the rules.
    RulesIndex {},
    /// Rules by number or words.
    SearchRules {
        /// What is looked for.
        asked: String,
    },
}

/// A command of the page that changes something.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "command", content = "with", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum DeskChange {
    /// The device is used for the first time.
    Join {},
    /// A step of the event.
    Act {
        /// Its number.
        event: u32,
        /// The step.
        act: Box<EventAct>,
    },
    /// Somebody has seen to a call.
    AnswerPhoneCall {
        /// Its number.
        event: u32,
        /// The player who called.
        player: u32,
        /// What for.
        call: PhoneCallName,
    },
}

impl DeskRead {
    /// The event that is named, where one is.
    fn event(&self) -> Option<u32> {
        match self {
            DeskRead::Event { event }
            | DeskRead::ReadPlayers { event, .. }
            | DeskRead::Board { event }
            | DeskRead::AdvisePenalty { event, .. }
            | DeskRead::PlanCut { event, .. }
            | DeskRead::Consequences { event, .. }
            | DeskRead::StandingsAfter { event, .. }
            | DeskRead::EventPapers { event }
            | DeskRead::Rulings { event } => Some(*event),
            DeskRead::About {}
            | DeskRead::AppReady {}
            | DeskRead::OpenWaitingFile {}
            | DeskRead::SetAuthor {}
            | DeskRead::SaveSettings { .. }
            | DeskRead::ListEvents {}
            | DeskRead::ListDecks {}
            | DeskRead::Phones {}
            | DeskRead::ListProfiles {}
            | DeskRead::EveryCard {}
            | DeskRead::CardWords { .. }
            | DeskRead::RulesIndex {}
            | DeskRead::SearchRules { .. } => None,
        }
    }
}

impl DeskChange {
    /// The event that is named, where one is.
    pub fn event(&self) -> Option<u32> {
        match self {
            DeskChange::Join {} => None,
            DeskChange::Act { event, .. } | DeskChange::AnswerPhoneCall { event, .. } => Some(*event),
        }
    }
}

/// What is not for a second desk, for its page.
pub fn not_yours() -> AppError {
    AppError::of(Cause::PhonesNotYours)
}

impl Desk {
    /// What a command of the page returns at a second desk of this event.
    ///
    /// # Errors
    /// `phones.not_yours` for another event; what the command says.
    pub fn read_as_staff(&self, own: u32, read: &DeskRead) -> Result<Value, AppError> {
        if read.event().is_some_and(|event| event != own) {
            return Err(not_yours());
        }
        match read {
            DeskRead::About {} => json(&About { database: String::new(), second_desk: Some(own), ..self.about()? }),
            DeskRead::AppReady {} => json(&0),
            DeskRead::OpenWaitingFile {} | DeskRead::SetAuthor {} => Ok(Value::Null),
            DeskRead::SaveSettings { settings } => json(settings),
            DeskRead::ListEvents {} => json(&[self.event(own)?.summary]),
            DeskRead::ListDecks {} => Ok(Value::Array(Vec::new())),
            DeskRead::Event { event } => json(&self.event(*event)?),
            DeskRead::ReadPlayers { event, text } => json(&self.read_players(*event, text)?),
            DeskRead::Board { event } => json(&self.board(*event)?),
            DeskRead::Phones {} => json(&self.phones_from_elsewhere(own)?),
            DeskRead::AdvisePenalty { event, player, infraction } => {
                json(&self.advise_penalty(*event, *player, infraction)?)
            }
            DeskRead::PlanCut { event, size } => json(&self.plan_cut(*event, *size)?),
            DeskRead::Consequences { event, round, table, result } => {
                json(&self.consequences(*event, *round, *table, result)?)
            }
            DeskRead::StandingsAfter { event, round } => json(&self.standings_after(*event, *round)?),
            DeskRead::EventPapers { event } => json(&self.event_papers(*event)?),
            DeskRead::Rulings { event } => json(&self.rulings(*event)?),
            DeskRead::ListProfiles {} => json(&self.list_profiles()?),
            DeskRead::EveryCard {} => json(&self.every_card()),
            DeskRead::CardWords { numbers } => json(&self.card_words(numbers)?),
            DeskRead::RulesIndex {} => json(&self.rules_index()?),
            DeskRead::SearchRules { asked } => json(&self.search_rules(asked)?),
        }
    }

    /// What a change returns at a second desk, once it was taken in.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn changed_as_staff(&self, person: &StaffPerson, change: &DeskChange) -> Result<Value, AppError> {
        match change {
            DeskChange::Act { .. } => json(&self.event(person.event)?),
            DeskChange::Join {} | DeskChange::AnswerPhoneCall { .. } => Ok(Value::Null),
        }
    }

    /// The phones as a second desk sees them: the calls, and another number when anything has changed. Who joins and by
    /// which codes is the first desk's.
    fn phones_from_elsewhere(&self, event: u32) -> Result<PhonesView, AppError> {
        let mark = self.staff_mark(event)? & u64::from(u32::MAX);
        Ok(PhonesView {
            served: ServedView { event, port: 0, urls: Vec::new() },
            codes: Vec::new(),
            connected: 0,
            reached: true,
            joined: self.players_with_phones(event)?,
            joins: Vec::new(),
            joins_open: false,
            staff: self.staff_phones(event)?,
            calls: self.phone_calls(event)?,
            firewall: Vec::new(),
            writes: u32::try_from(mark).unwrap_or_default(),
            problem: None,
        })
    }
}

fn json(value: &(impl Serialize + ?Sized)) -> Result<Value, AppError> {
    serde_json::to_value(value).map_err(|error| AppError::of(Cause::ProgramStopped { error: Fact::said(error) }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::StructureEntry;
    use crate::event::papers::tests::event;

    #[test]
    fn another_event_and_the_place_of_the_database_are_not_for_a_second_desk() {
        let (desk, own) = event(4, StructureEntry::default());
        let read = |read: DeskRead| desk.read_as_staff(own, &read);
        assert!(read(DeskRead::Event { event: own }).is_ok());
        let refused = read(DeskRead::Event { event: own + 1 }).expect_err("another event");
        assert_eq!(refused.code, crate::ErrorCode::PhonesNotYours);
        let about = read(DeskRead::About {}).expect("about");
        assert_eq!((&about["database"], &about["secondDesk"]), (&"".into(), &own.into()));
        assert_eq!(read(DeskRead::ListEvents {}).expect("events").as_array().map(Vec::len), Some(1));
    }

    /// A command that is not in the table is none, whatever the window has under that name.
    #[test]
    fn files_phones_and_hidden_cards_cannot_be_asked_for() {
        for name in
            ["backup", "restore", "invite_phone", "draft_view", "show_pack", "event_pool", "own_cards", "save_csv"]
        {
            let asked = serde_json::json!({ "command": name, "with": { "event": 1, "pod": 1, "seat": 1 } });
            assert!(serde_json::from_value::<DeskRead>(asked.clone()).is_err(), "{name}");
            assert!(serde_json::from_value::<DeskChange>(asked).is_err(), "{name}");
        }
    }
}
