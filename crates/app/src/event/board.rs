//! Views apart from the desk: the standings after an earlier round, and the clock for the room.

use crate::error::Cause;
use crate::event::Events;
use tournament::{Round, RoundKind};

use super::act::round_number;
use crate::AppError;
use crate::contract::{ExtendedTable, RoomClockRound, RoomClockView, RoundStandings};
use crate::event::standings::columns;
use crate::event::state::count;
use crate::event::view;

impl Events {
    /// Returns the standings after a round. They use the current results, so later corrections are included. Later
    /// entries are not listed. For a round of a bracket, returns the standings before the bracket.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `round.not_found`.
    pub fn standings_after(&self, event: u32, round: u32) -> Result<RoundStandings, AppError> {
        self.read(event, |state, _| {
            let missing = || AppError::of(Cause::RoundNotHere { round: round.into() });
            let number = round_number(round)?;
            let lines = state.tournament.standings_after(number).ok_or_else(missing)?;
            let tables = state.tournament.table_standings_after(number).ok_or_else(missing)?;
            let of_tables = state.tournament.structure().rounds == RoundKind::Tables;
            let upto = state.tournament.rounds().iter().filter(|paired| paired.number <= number);
            let dropped = |after: Option<u16>| after.is_some_and(|after| after <= number);
            let left = |player| dropped(state.tournament.player(player).and_then(|player| player.dropped_after));
            let (mut standings, mut table_standings) = (Vec::new(), Vec::new());
            if of_tables {
                for line in tables {
                    let dropped = left(line.player);
                    table_standings
                        .push(crate::contract::TableStandingView { dropped, ..view::table_standing(state, &line) });
                }
            } else {
                standings = view::standings(state, &lines);
                for (shown, line) in standings.iter_mut().zip(&lines) {
                    shown.dropped = left(line.player);
                }
            }
            let open = count(upto.map(Round::open_results).sum());
            Ok(RoundStandings { round, open, columns: columns(state), standings, table_standings })
        })
    }

    /// Returns the clock of the current round and the tables still playing. Small enough to poll every few seconds.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn board(&self, event: u32) -> Result<RoomClockView, AppError> {
        let (name, language) = (self.event_name(event)?, self.core.message_language());
        self.read(event, |state, now| {
            let round = state.tournament.rounds().last().map(|round| {
                let open = round.open_tables();
                let extended = open.iter().map(|table| (*table, round.extension(*table)));
                let extended = extended.filter(|(_, extension)| *extension > 0);
                RoomClockRound {
                    number: u32::from(round.number),
                    clock: view::clock(round, now),
                    seconds: view::round_seconds(state, round.number),
                    extended: extended
                        .map(|(table, extension)| ExtendedTable { table: u32::from(table), extension })
                        .collect(),
                    open: open.into_iter().map(u32::from).collect(),
                }
            });
            Ok(RoomClockView { name, round, end_of_match: view::end_of_match(language, state) })
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::contract::{EventAct, PrintoutKind, ResultEntry, RoundsKind, StandingValue, StructureInput};
    use crate::event::printouts::tests::{event, finish, pair};

    #[test]
    fn standings_after_an_earlier_round_are_those_shown_then() {
        let (desk, id) = event(9, StructureInput::default());
        let mut shown = Vec::new();
        for round in 1..=3 {
            pair(&desk, id);
            if round == 2 {
                assert_eq!(desk.events().standings_after(id, 2).expect("a round").open, 4);
                let late = EventAct::AddLateEntry { name: "Late".into(), missed: None, into_round: false };
                desk.events().act(id, &late).expect("a late entry");
            }
            finish(&desk, id);
            shown.push(desk.events().event(id).expect("the desk").standings);
            desk.events().act(id, &EventAct::DropPlayer { player: round }).expect("a drop");
        }
        for (round, then) in (1..=3).zip(&shown) {
            let found = desk.events().standings_after(id, round).expect("a round");
            // A player who drops after the round has dropped by its end; the late entry of round 2 is listed from round
            // 3 on.
            let ranks = |lines: &[crate::contract::StandingView]| -> Vec<(u32, u32, String, Vec<StandingValue>)> {
                let line = |line: &crate::contract::StandingView| {
                    (line.rank, line.player, line.record.clone(), line.values.clone())
                };
                lines.iter().filter(|line| round > 2 || line.player != 10).map(line).collect()
            };
            assert_eq!(ranks(&found.standings), ranks(then), "round {round}");
            assert_eq!(found.open, 0);
        }
        assert_eq!(desk.events().standings_after(id, 4).expect_err("no round").code, "round.not_found");

        let table = desk.events().event(id).expect("the desk").rounds[0].tables[0].clone();
        let result = ResultEntry::Games { a: 2, b: 0, drawn: 0 };
        desk.events().act(id, &EventAct::EnterResult { round: 1, table: table.table, result }).expect("a correction");
        let corrected = desk.events().standings_after(id, 1).expect("a round").standings;
        let winner = corrected.iter().find(|line| line.player == table.players[0].id).expect("the winner");
        assert_eq!(winner.record, "1-0-0");
    }

    #[test]
    fn the_board_names_the_tables_still_playing() {
        let (desk, id) = event(5, StructureInput::default());
        assert_eq!(desk.events().board(id).expect("a board").round, None);
        pair(&desk, id);
        let extend = EventAct::ExtendTime { round: 1, table: Some(2), seconds: 120, note: "a call".into() };
        desk.events().act(id, &extend).expect("more time");
        let round = desk.events().board(id).expect("a board").round.expect("a round");
        assert_eq!((round.number, round.open.clone()), (1, vec![1, 2]));
        assert_eq!(round.extended.iter().map(|table| (table.table, table.extension)).collect::<Vec<_>>(), [(2, 120)]);
        finish(&desk, id);
        let round = desk.events().board(id).expect("a board").round.expect("a round");
        assert!(round.open.is_empty() && round.extended.is_empty());
    }

    #[test]
    fn papers_are_offered_only_when_they_have_content() {
        let (desk, id) = event(7, StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() });
        let offered = |desk: &crate::App| -> Vec<PrintoutKind> {
            let offers = desk.events().event_papers(id).expect("offers");
            offers.into_iter().filter(|offer| offer.why_not.is_none()).map(|offer| offer.kind).collect()
        };
        assert_eq!(offered(&desk), [PrintoutKind::SeatCards]);
        for _ in 0..2 {
            pair(&desk, id);
            let view = desk.events().event(id).expect("the desk");
            for table in view.rounds.last().expect("a round").tables.iter().filter(|table| table.players.len() > 1) {
                let hp = (0..table.players.len() as u32).collect();
                let round = view.rounds.len() as u32;
                desk.events().act(id, &EventAct::EnterTableResult { round, table: table.table, hp }).expect("a result");
            }
        }
        use PrintoutKind::{Names, Pairings, SeatCards, Slips, Standings};
        assert_eq!(offered(&desk), [Pairings, Names, Slips, Standings, SeatCards]);
        for offer in desk.events().event_papers(id).expect("offers").iter().filter(|offer| offer.why_not.is_none()) {
            let rounds: &[u32] = if offer.kind == SeatCards { &[] } else { &[1, 2] };
            assert_eq!(offer.rounds, rounds, "{:?}", offer.kind);
            for round in &offer.rounds {
                let pdf = desk.events().event_paper(id, offer.kind, crate::contract::PaperSize::Letter, Some(*round));
                assert!(pdf.expect("a paper").starts_with(b"%PDF"), "{:?}", offer.kind);
            }
        }
    }
}
