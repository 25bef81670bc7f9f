//! The second desk: requests of the window's page in a scorekeeper's browser.
//!
//! Invariant: every request concerns the one event the device belongs to. Files, settings, phones, the library, other
//! events and hidden draft cards are out of reach: only the commands in [`SecondDeskQuery`] can be requested.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::staff::StaffMember;
use crate::AppError;
use crate::contract::{About, EventAct, PhoneCallName, PhonesView, ResultEntry, ServingStatus, Settings};
use crate::error::{Cause, ErrorDetail};
use crate::phones::Phones;

/// A read-only command of the page, named as in the window.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "command", content = "with", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum SecondDeskQuery {
    /// Data for the start of the page.
    About {},
    /// Notification that the page is drawn.
    AppReady {},
    /// A file waiting to be opened; never present here.
    OpenWaitingFile {},
    /// Author of steps: always the holder of the device.
    SetAuthor {},
    /// Settings of this page, which are not saved.
    SaveSettings {
        /// Settings of the page.
        settings: Settings,
    },
    /// List with the device's only event.
    ListEvents {},
    /// Library decks; always empty here.
    ListDecks {},
    /// View of the event.
    Event {
        /// Number of the event.
        event: u32,
    },
    /// Changes of the view of the event.
    DeskView {
        /// Number of the event.
        event: u32,
        /// Revision of the view that the page has.
        #[serde(default)]
        have: Option<String>,
    },
    /// Reasons of a pairing.
    PairingReasons {
        /// Number of the event.
        event: u32,
        /// Number of the round, from 1.
        round: u32,
        /// Number of the table.
        table: u32,
    },
    /// Preview of entering a text of players.
    ReadPlayers {
        /// Number of the event.
        event: u32,
        /// Text with the players.
        text: String,
    },
    /// Preview of registering a deck list.
    PreviewList {
        /// Number of the event.
        event: u32,
        /// Number of the player in the event.
        player: u32,
        /// Slot of the deck, from 1.
        slot: u32,
        /// List as text.
        list: String,
    },
    /// Clock of the current round.
    Board {
        /// Number of the event.
        event: u32,
    },
    /// Calls of players, and the revision number.
    Phones {},
    /// Recommendation of the penalty path.
    AdvisePenalty {
        /// Number of the event.
        event: u32,
        /// Number of the player.
        player: u32,
        /// Code of the infraction.
        infraction: String,
    },
    /// Preview of a cut.
    PlanCut {
        /// Number of the event.
        event: u32,
        /// Number of places in the bracket.
        size: u32,
    },
    /// Consequences of a correction.
    Consequences {
        /// Number of the event.
        event: u32,
        /// Number of the round, from 1.
        round: u32,
        /// Number of the table.
        table: u32,
        /// Corrected result.
        result: ResultEntry,
    },
    /// Standings after an earlier round.
    StandingsAfter {
        /// Number of the event.
        event: u32,
        /// Number of the round.
        round: u32,
    },
    /// List of printouts, which are printed at the main desk.
    EventPapers {
        /// Number of the event.
        event: u32,
    },
    /// Rulings in the event's log.
    Rulings {
        /// Number of the event.
        event: u32,
    },
    /// List of rules profiles.
    ListProfiles {},
    /// All cards with their facts.
    EveryCard {},
    /// Texts of cards.
    CardWords {
        /// Numbers of the cards.
        numbers: Vec<String>,
    },
    /// Index of the rules.
    RulesIndex {},
    /// Rules by number or words.
    SearchRules {
        /// Search text.
        asked: String,
    },
}

/// A state-changing command of the page.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "command", content = "with", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum SecondDeskCommand {
    /// First use of the device.
    Join {},
    /// Step of the event.
    Act {
        /// Number of the event.
        event: u32,
        /// Step to take.
        act: Box<EventAct>,
        /// Revision of the view that the page has.
        #[serde(default)]
        have: Option<String>,
    },
    /// Closes a call.
    AnswerPhoneCall {
        /// Number of the event.
        event: u32,
        /// Number of the player who called.
        player: u32,
        /// Kind of the call.
        call: PhoneCallName,
    },
}

impl SecondDeskQuery {
    /// Returns the event named by the command, if any.
    fn event(&self) -> Option<u32> {
        match self {
            SecondDeskQuery::Event { event }
            | SecondDeskQuery::DeskView { event, .. }
            | SecondDeskQuery::PairingReasons { event, .. }
            | SecondDeskQuery::ReadPlayers { event, .. }
            | SecondDeskQuery::PreviewList { event, .. }
            | SecondDeskQuery::Board { event }
            | SecondDeskQuery::AdvisePenalty { event, .. }
            | SecondDeskQuery::PlanCut { event, .. }
            | SecondDeskQuery::Consequences { event, .. }
            | SecondDeskQuery::StandingsAfter { event, .. }
            | SecondDeskQuery::EventPapers { event }
            | SecondDeskQuery::Rulings { event } => Some(*event),
            SecondDeskQuery::About {}
            | SecondDeskQuery::AppReady {}
            | SecondDeskQuery::OpenWaitingFile {}
            | SecondDeskQuery::SetAuthor {}
            | SecondDeskQuery::SaveSettings { .. }
            | SecondDeskQuery::ListEvents {}
            | SecondDeskQuery::ListDecks {}
            | SecondDeskQuery::Phones {}
            | SecondDeskQuery::ListProfiles {}
            | SecondDeskQuery::EveryCard {}
            | SecondDeskQuery::CardWords { .. }
            | SecondDeskQuery::RulesIndex {}
            | SecondDeskQuery::SearchRules { .. } => None,
        }
    }
}

impl SecondDeskCommand {
    /// Returns the event named by the command, if any.
    pub fn event(&self) -> Option<u32> {
        match self {
            SecondDeskCommand::Join {} => None,
            SecondDeskCommand::Act { event, .. } | SecondDeskCommand::AnswerPhoneCall { event, .. } => Some(*event),
        }
    }
}

/// Returns the error for requests that a second desk may not make.
pub fn not_yours() -> AppError {
    AppError::of(Cause::PhonesNotYours)
}

impl Phones {
    /// Runs a read-only command at a second desk of this event and returns its result.
    ///
    /// # Errors
    /// `phones.not_yours` for another event; those of the command.
    pub fn read_as_staff(&self, own: u32, read: &SecondDeskQuery) -> Result<Value, AppError> {
        if read.event().is_some_and(|event| event != own) {
            return Err(not_yours());
        }
        match read {
            SecondDeskQuery::About {} => {
                json(&About { database: String::new(), second_desk: Some(own), ..self.events.about()? })
            }
            SecondDeskQuery::AppReady {} => json(&0),
            SecondDeskQuery::OpenWaitingFile {} | SecondDeskQuery::SetAuthor {} => Ok(Value::Null),
            SecondDeskQuery::SaveSettings { settings } => json(settings),
            SecondDeskQuery::ListEvents {} => json(&[self.events.event_summary(own)?]),
            SecondDeskQuery::ListDecks {} => Ok(Value::Array(Vec::new())),
            SecondDeskQuery::Event { event } => json(&self.events.event(*event)?),
            SecondDeskQuery::DeskView { event, have } => json(&self.events.desk_view(*event, have.as_deref())?),
            SecondDeskQuery::PairingReasons { event, round, table } => {
                json(&self.events.pairing_reasons(*event, *round, *table)?)
            }
            SecondDeskQuery::ReadPlayers { event, text } => json(&self.events.read_players(*event, text)?),
            SecondDeskQuery::PreviewList { event, player, slot, list } => {
                json(&self.events.preview_list(*event, *player, *slot, list)?)
            }
            SecondDeskQuery::Board { event } => json(&self.events.board(*event)?),
            SecondDeskQuery::Phones {} => json(&self.phones_from_elsewhere(own)?),
            SecondDeskQuery::AdvisePenalty { event, player, infraction } => {
                json(&self.events.advise_penalty(*event, *player, infraction)?)
            }
            SecondDeskQuery::PlanCut { event, size } => json(&self.events.plan_cut(*event, *size)?),
            SecondDeskQuery::Consequences { event, round, table, result } => {
                json(&self.events.consequences(*event, *round, *table, result)?)
            }
            SecondDeskQuery::StandingsAfter { event, round } => json(&self.events.standings_after(*event, *round)?),
            SecondDeskQuery::EventPapers { event } => json(&self.events.event_papers(*event)?),
            SecondDeskQuery::Rulings { event } => json(&self.judge.rulings(*event)?),
            SecondDeskQuery::ListProfiles {} => json(&self.events.list_profiles()?),
            SecondDeskQuery::EveryCard {} => json(&self.cards.every_card()),
            SecondDeskQuery::CardWords { numbers } => json(&self.games.card_words(numbers)?),
            SecondDeskQuery::RulesIndex {} => json(&self.rulebook.rules_index()?),
            SecondDeskQuery::SearchRules { asked } => json(&self.rulebook.search_rules(asked)?),
        }
    }

    /// Returns the response to an accepted change at a second desk.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn changed_as_staff(&self, person: &StaffMember, change: &SecondDeskCommand) -> Result<Value, AppError> {
        match change {
            SecondDeskCommand::Act { have, .. } => json(&self.events.desk_view(person.event, have.as_deref())?),
            SecondDeskCommand::Join {} | SecondDeskCommand::AnswerPhoneCall { .. } => Ok(Value::Null),
        }
    }

    /// Returns a second desk's view of phones: the calls and a revision number. Only the main desk sees joining
    /// phones and their codes.
    fn phones_from_elsewhere(&self, event: u32) -> Result<PhonesView, AppError> {
        let state = self.events.state(event)?;
        let mark = self.staff_revision(event, &state, self.reports_revision(event, &state))? & u64::from(u32::MAX);
        Ok(PhonesView {
            served: ServingStatus { event, port: 0, urls: Vec::new() },
            codes: Vec::new(),
            connected: 0,
            reached: true,
            joined: self.events.enrolled_players(event, &state)?.into_iter().collect(),
            joins: Vec::new(),
            joins_open: false,
            staff: self.staff_phones_in(event, &state)?,
            calls: self.phone_calls_in(event, &state)?,
            firewall: Vec::new(),
            writes: u32::try_from(mark).unwrap_or_default(),
            problem: None,
        })
    }
}

fn json(value: &(impl Serialize + ?Sized)) -> Result<Value, AppError> {
    serde_json::to_value(value).map_err(|error| AppError::of(Cause::ProgramStopped { error: ErrorDetail::text(error) }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::StructureInput;
    use crate::event::printouts::tests::event;

    #[test]
    fn a_second_desk_cannot_read_other_events_or_the_database_path() {
        let (desk, own) = event(4, StructureInput::default());
        let read = |read: SecondDeskQuery| desk.phones().read_as_staff(own, &read);
        assert!(read(SecondDeskQuery::Event { event: own }).is_ok());
        let refused = read(SecondDeskQuery::Event { event: own + 1 }).expect_err("another event");
        assert_eq!(refused.code, crate::ErrorCode::PhonesNotYours);
        let about = read(SecondDeskQuery::About {}).expect("about");
        assert_eq!((&about["database"], &about["secondDesk"]), (&"".into(), &own.into()));
        assert_eq!(read(SecondDeskQuery::ListEvents {}).expect("events").as_array().map(Vec::len), Some(1));
    }

    /// Commands outside the table are rejected, even if the window has them.
    #[test]
    fn a_second_desk_cannot_request_files_phones_or_hidden_cards() {
        for name in [
            "backup",
            "restore",
            "invite_phone",
            "draft_view",
            "show_pack",
            "event_pool",
            "set_owned_cards",
            "save_csv",
        ] {
            let asked = serde_json::json!({ "command": name, "with": { "event": 1, "pod": 1, "seat": 1 } });
            assert!(serde_json::from_value::<SecondDeskQuery>(asked.clone()).is_err(), "{name}");
            assert!(serde_json::from_value::<SecondDeskCommand>(asked).is_err(), "{name}");
        }
    }
}
