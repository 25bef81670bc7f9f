//! Printouts of an event as PDF.

use std::collections::BTreeMap;
use std::path::Path;

use decks::DeckList;
use paper::{
    Bracket, BracketPlace, DeckCheck, EventPaper, EventSheet, MatchSlip, Player, Pod, RankedBy, SeatCard, Standing,
    Standings,
};

use crate::contract::{
    BracketView, EventView, FinalPlaceView, PaperSize, PlayerRef, PlayerView, PodView, PrintoutKind, ResultEntry,
    RoundKindName, RoundView, StandingView, TableStandingView, TableView,
};
use crate::decks::files;
use crate::decks::sheet;
use crate::error::Cause;
use crate::event::view;
use crate::{App, AppError};

/// Join addresses of phones by player number.
pub type PhoneCodes = BTreeMap<u32, String>;

/// Letters that are not easily confused with each other or with digits.
const CODE_LETTERS: [char; 20] =
    ['A', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'R', 'T', 'U', 'W', 'X', 'Y', 'Z'];

impl App {
    /// Returns a printout of the event as PDF, by default for the current round.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`; `paper.nothing` if the event has nothing to print yet, with the next step;
    /// `round.not_found`; `paper.failed`.
    pub fn event_paper(
        &self,
        event: u32,
        kind: PrintoutKind,
        size: PaperSize,
        round: Option<u32>,
    ) -> Result<Vec<u8>, AppError> {
        self.event_paper_with(event, kind, size, round, &PhoneCodes::new())
    }

    /// Works like [`App::event_paper`]. Match slips and seat cards of the given players also show a QR code with the
    /// join address of their phone.
    ///
    /// # Errors
    /// As [`App::event_paper`].
    pub fn event_paper_with(
        &self,
        event: u32,
        kind: PrintoutKind,
        size: PaperSize,
        round: Option<u32>,
        phones: &PhoneCodes,
    ) -> Result<Vec<u8>, AppError> {
        let view = self.event(event)?;
        let (round, content) = match kind {
            PrintoutKind::Pairings => {
                let round = round_of(&view, round)?;
                (Some(round.number), EventPaper::PairingsByTable(matches(round)))
            }
            PrintoutKind::Names => {
                let round = round_of(&view, round)?;
                (Some(round.number), EventPaper::PairingsByName(matches(round)))
            }
            PrintoutKind::Slips => {
                let round = round_of(&view, round)?;
                let (matches, games_to_win) = (matches(round), round.games_to_win);
                (Some(round.number), EventPaper::Slips { matches, games_to_win, phones: phones.clone() })
            }
            PrintoutKind::Seatings => (None, EventPaper::Seatings(paper_pods(&view)?)),
            PrintoutKind::Pods => (None, EventPaper::Pods(paper_pods(&view)?)),
            PrintoutKind::SeatCards => {
                (None, EventPaper::SeatCards { cards: seat_cards(&view)?, phones: phones.clone() })
            }
            PrintoutKind::Standings => (None, EventPaper::Standings(self.paper_standings(&view, round)?)),
            PrintoutKind::Bracket => {
                let drawn = view.bracket.as_ref().ok_or_else(|| AppError::of(Cause::PaperNoBracket))?;
                if drawn.one_table {
                    return Err(AppError::of(Cause::PaperFinalTable));
                }
                (None, EventPaper::Bracket(bracket(&view, drawn)))
            }
            PrintoutKind::DeckChecks => {
                let round = round_of(&view, round)?;
                (Some(round.number), EventPaper::DeckChecks(self.deck_checks(&view, round.number)?))
            }
        };
        let language = sheet::paper_language(self.message_language());
        let sheet = EventSheet { event: view.summary.name.clone(), round, paper: content, language };
        paper::event_paper(&self.catalog, &sheet, sheet::paper_size(size)).map_err(AppError::from)
    }

    /// Returns the players whose names contain letters that the PDF font lacks, such as Chinese ones. Printouts show
    /// their numbers instead.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`; `paper.failed`.
    pub fn names_by_number(&self, event: u32) -> Result<Vec<PlayerRef>, AppError> {
        self.read(event, |state, _| {
            let mut found = Vec::new();
            for player in state.tournament.players() {
                if !paper::can_write(&player.name).map_err(AppError::from)? {
                    found.push(PlayerRef { id: player.id.0, name: player.name.clone(), record: String::new() });
                }
            }
            Ok(found)
        })
    }

    /// Writes [`App::event_paper`] to a file atomically. Returns the path.
    ///
    /// # Errors
    /// As [`App::event_paper`], and `store.*` if the file cannot be written.
    pub fn save_event_paper(
        &self,
        event: u32,
        kind: PrintoutKind,
        size: PaperSize,
        round: Option<u32>,
        phones: &PhoneCodes,
        to: &Path,
    ) -> Result<String, AppError> {
        store::write_file_atomically(to, &self.event_paper_with(event, kind, size, round, phones)?)?;
        Ok(to.display().to_string())
    }

    /// Returns the round and the table of a match slip's code. A slip printed before the table was re-paired has a
    /// different code.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `slip.unknown`.
    pub fn slip(&self, event: u32, code: &str) -> Result<(u32, u32), AppError> {
        let view = self.event(event)?;
        let typed = code.trim().to_ascii_uppercase();
        let slips = view.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round.number, table)));
        let found = slips.filter(|(_, table)| table.table > 0).find(|(round, table)| slip_code(*round, table) == typed);
        found
            .map(|(round, table)| (round, table.table))
            .ok_or_else(|| AppError::of(Cause::SlipUnknown { typed: (&typed).into() }))
    }

    /// Returns the current standings, or those after an earlier round.
    fn paper_standings(&self, view: &EventView, asked: Option<u32>) -> Result<Standings, AppError> {
        let by_rounds = self.read(view.summary.id, |state, _| Ok(view::standings_of_the_rounds(state)))?;
        let now = standings(view, &by_rounds)?;
        let Some(round) = asked.filter(|round| *round != now.round) else { return Ok(now) };
        let counts = |paired: &RoundView| paired.number == round && paired.kind != RoundKindName::Elimination;
        if !view.rounds.iter().any(counts) {
            return Err(AppError::of(Cause::RoundNoStandings { round: round.into() }));
        }
        let then = self.standings_after(view.summary.id, round)?;
        let lines = match now.by {
            RankedBy::Matches => then.standings.iter().map(of_matches).collect(),
            RankedBy::Tables | RankedBy::League => then.table_standings.iter().map(of_tables).collect(),
        };
        Ok(Standings { round, open: then.open > 0, places: Vec::new(), lines, ..now })
    }

    fn deck_checks(&self, view: &EventView, round: u32) -> Result<Vec<DeckCheck>, AppError> {
        let mut forms = Vec::new();
        for check in view.checks.iter().filter(|check| check.round == round) {
            let player = view.players.iter().find(|player| player.id == check.player);
            for (deck_name, list) in self.registered_lists(player)? {
                let player = unscored(check.player, &check.name);
                forms.push(DeckCheck { table: check.table, player, deck_name, list });
            }
        }
        match forms.is_empty() {
            true => Err(AppError::of(Cause::PaperNoChecks)),
            false => Ok(forms),
        }
    }

    /// Returns a player's registered lists with their names. Returns one entry without a list if none is registered.
    fn registered_lists(&self, player: Option<&PlayerView>) -> Result<Vec<(String, Option<DeckList>)>, AppError> {
        let decks = player.map(|player| player.decks.as_slice()).unwrap_or_default();
        if decks.is_empty() {
            return Ok(vec![(String::new(), None)]);
        }
        let read = |deck: &crate::contract::RegisteredDeckView| {
            let list = files::whole_deck(&self.catalog, deck.list.as_bytes())?;
            let name = if decks.len() > 1 { format!("{}: {}", deck.slot, deck.name) } else { deck.name.clone() };
            Ok((name, Some(list)))
        };
        decks.iter().map(read).collect()
    }
}

/// Returns the people still in the event. Each gets a seat card.
pub(crate) fn people(view: &EventView) -> impl Iterator<Item = &PlayerView> {
    view.players.iter().filter(|player| !player.bot && !player.dropped && !player.disqualified)
}

/// Creates a seat card for each person, in seat order, or by name if there is no draft.
fn seat_cards(view: &EventView) -> Result<Vec<SeatCard>, AppError> {
    let seat = |player: u32| {
        view.pods.iter().find_map(|pod| {
            let seat = pod.seats.iter().find(|seat| seat.player == player)?;
            Some((pod.number, seat.seat))
        })
    };
    let mut cards: Vec<SeatCard> = people(view)
        .map(|player| SeatCard { player: unscored(player.id, &player.name), seat: seat(player.id) })
        .collect();
    cards.sort_by_cached_key(|card| (card.seat.is_none(), card.seat, card.player.name.to_lowercase()));
    if cards.is_empty() { Err(AppError::of(Cause::PaperNoPeople)) } else { Ok(cards) }
}

fn paper_pods(event: &EventView) -> Result<Vec<Pod>, AppError> {
    if event.pods.is_empty() {
        return Err(AppError::of(Cause::PaperNoPods));
    }
    let seat = |seat: &crate::contract::SeatView| unscored(seat.player, &seat.name);
    let pod = |pod: &PodView| Pod { number: pod.number, seats: pod.seats.iter().map(seat).collect() };
    Ok(event.pods.iter().map(pod).collect())
}

/// Returns the requested round, or the current one.
fn round_of(view: &EventView, asked: Option<u32>) -> Result<&RoundView, AppError> {
    match asked {
        Some(number) => view
            .rounds
            .iter()
            .find(|round| round.number == number)
            .ok_or_else(|| AppError::of(Cause::RoundNotHere { round: number.into() })),
        None => view.rounds.last().ok_or_else(|| AppError::of(Cause::PaperNoRound)),
    }
}

fn unscored(number: u32, name: &str) -> Player {
    Player { number, name: name.to_owned(), record: String::new() }
}

fn player(player: &PlayerRef) -> Player {
    Player { number: player.id, name: player.name.clone(), record: player.record.clone() }
}

fn matches(round: &RoundView) -> Vec<MatchSlip> {
    let entry = |table: &TableView| {
        let seated = table.players.len() > 1;
        MatchSlip {
            table: seated.then_some(table.table),
            players: table.players.iter().map(player).collect(),
            code: if seated { slip_code(round.number, table) } else { String::new() },
        }
    };
    round.tables.iter().map(entry).collect()
}

/// Returns the code of a slip. It consists of the round, the table, and two letters derived from the players (FNV-1a of
/// the numbers).
fn slip_code(round: u32, table: &TableView) -> String {
    let numbers = [round, table.table].into_iter().chain(table.players.iter().map(|player| player.id));
    let mixed = numbers
        .flat_map(u32::to_le_bytes)
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let letters = CODE_LETTERS.len() as u64;
    let letter = |of: u64| CODE_LETTERS.get((of % letters) as usize).copied().unwrap_or('A');
    format!("{round}-{}-{}{}", table.table, letter(mixed >> 32), letter((mixed >> 32) / letters))
}

/// Returns the standings of the rounds before a bracket, with the final places if it is over.
fn standings(view: &EventView, by_rounds: &[StandingView]) -> Result<Standings, AppError> {
    let newest = view.rounds.iter().rfind(|round| match round.kind {
        RoundKindName::Swiss | RoundKindName::RoundRobin | RoundKindName::Tables => true,
        RoundKindName::Elimination => false,
    });
    let newest = newest.ok_or_else(|| AppError::of(Cause::PaperNoStandings))?;
    let places = |place: &FinalPlaceView| {
        let shown = if place.until > place.place {
            format!("{}–{}", place.place, place.until)
        } else {
            place.place.to_string()
        };
        (shown, unscored(place.player, &place.name))
    };
    let (by, lines) = match newest.kind {
        RoundKindName::Tables => (RankedBy::Tables, view.table_standings.iter().map(of_tables).collect()),
        RoundKindName::Swiss | RoundKindName::RoundRobin | RoundKindName::Elimination => {
            (RankedBy::Matches, by_rounds.iter().map(of_matches).collect())
        }
    };
    Ok(Standings {
        round: newest.number,
        open: newest.open > 0,
        profile: view.profile.name.clone(),
        tiebreaks: view.profile.describes.clone(),
        by,
        places: view.final_places.iter().map(places).collect(),
        lines,
    })
}

fn of_matches(line: &StandingView) -> Standing {
    let percent = |share: &crate::contract::Percent| format!("{:.2}", share.percent);
    Standing {
        rank: line.rank,
        player: Player { number: line.player, name: line.name.clone(), record: line.record.clone() },
        dropped: line.dropped,
        figures: [line.games.clone(), percent(&line.omw), percent(&line.gw), percent(&line.ogw)],
    }
}

fn of_tables(line: &TableStandingView) -> Standing {
    Standing {
        rank: line.rank,
        player: unscored(line.player, &line.name),
        dropped: line.dropped,
        figures: [
            line.points.to_string(),
            line.victories.to_string(),
            line.hp.to_string(),
            format!("{:.2}", line.opponents_points),
        ],
    }
}

fn bracket(event: &EventView, drawn: &BracketView) -> Bracket {
    let seeded = |seed: &u32| {
        let place = usize::try_from(*seed).ok()?.checked_sub(1)?;
        let player = drawn.seeds.get(place)?;
        Some(BracketPlace { seed: *seed, player: unscored(player.id, &player.name), result: String::new() })
    };
    let mut places: Vec<Option<BracketPlace>> = drawn.order.iter().map(seeded).collect();
    let mut rounds = Vec::new();
    for number in drawn.first_round.. {
        let round = event.rounds.iter().find(|round| round.number == number);
        let next = places.chunks(2).map(|pair| round.and_then(|round| winner(round, pair))).collect();
        let last = places.len() < 2;
        rounds.push(std::mem::replace(&mut places, next));
        if last {
            break;
        }
    }
    Bracket { rounds }
}

/// Returns which of two neighbours in the bracket advanced, if known.
fn winner(round: &RoundView, pair: &[Option<BracketPlace>]) -> Option<BracketPlace> {
    let met: Vec<&BracketPlace> = pair.iter().flatten().collect();
    let sits =
        |table: &TableView, place: &BracketPlace| table.players.iter().any(|player| player.id == place.player.number);
    let table = round.tables.iter().find(|table| {
        !met.is_empty() && table.players.len() == met.len() && met.iter().all(|place| sits(table, place))
    })?;
    let text = || table.result_text.clone();
    let (side, result) = match table.result.as_ref()? {
        ResultEntry::Games { a, b, .. } if a > b => (0, text()),
        ResultEntry::Games { a, b, drawn: 0 } if b > a => (1, format!("{b}-{a}")),
        ResultEntry::Games { a, b, drawn } if b > a => (1, format!("{b}-{a}-{drawn}")),
        ResultEntry::Games { .. } | ResultEntry::DoubleLoss => return None,
        ResultEntry::Bye | ResultEntry::NoShowB | ResultEntry::LossB => (0, text()),
        ResultEntry::NoShowA | ResultEntry::LossA => (1, text()),
    };
    let id = table.players.get(side)?.id;
    let place = met.into_iter().find(|place| place.player.number == id)?;
    Some(BracketPlace { result, ..place.clone() })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::contract::{EventAct, NewEvent, PairingScope, RoundsKind, StructureInput};

    pub(crate) fn event(players: u32, structure: StructureInput) -> (App, u32) {
        let desk = App::in_memory().expect("a desk");
        let new = NewEvent { seed: Some("7".into()), structure, ..NewEvent::constructed("Saturday") };
        let id = desk.create_event(new).expect("an event").summary.id;
        let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
        desk.act(id, &EventAct::RegisterPlayers { text: names.join("\n") }).expect("players");
        (desk, id)
    }

    pub(crate) fn pair(desk: &App, id: u32) -> EventView {
        let act =
            EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand: vec![], note: String::new(), power: false };
        desk.act(id, &act).expect("a round")
    }

    /// Enters a result for every open table of the current round: the second player wins 2-1.
    pub(crate) fn finish(desk: &App, id: u32) {
        let view = desk.event(id).expect("the desk");
        let round = view.rounds.last().expect("a round");
        for table in round.tables.iter().filter(|table| table.result.is_none()) {
            let result = ResultEntry::Games { a: round.games_to_win - 1, b: round.games_to_win, drawn: 0 };
            desk.act(id, &EventAct::EnterResult { round: round.number, table: table.table, result }).expect("a result");
        }
    }

    fn code(desk: &App, id: u32, kind: PrintoutKind, round: Option<u32>) -> Result<usize, String> {
        let pdf = desk.event_paper(id, kind, PaperSize::A4, round).map_err(|error| error.code.to_string())?;
        assert!(pdf.starts_with(b"%PDF"));
        Ok(pdf.len())
    }

    #[test]
    fn a_paper_without_content_is_refused() {
        let (desk, id) = event(8, StructureInput::default());
        let all = [
            PrintoutKind::Pairings,
            PrintoutKind::Names,
            PrintoutKind::Slips,
            PrintoutKind::Standings,
            PrintoutKind::Bracket,
            PrintoutKind::Pods,
            PrintoutKind::Seatings,
            PrintoutKind::DeckChecks,
        ];
        for kind in all {
            assert_eq!(code(&desk, id, kind, None), Err("paper.nothing".into()), "{kind:?}");
        }
        pair(&desk, id);
        assert_eq!(code(&desk, id, PrintoutKind::Names, Some(2)), Err("round.not_found".into()));
        assert_eq!(code(&desk, id, PrintoutKind::Standings, Some(2)), Err("round.not_found".into()));
        assert_eq!(code(&desk, id, PrintoutKind::DeckChecks, None), Err("paper.nothing".into()));
        desk.act(id, &EventAct::DrawDeckChecks { count: 1 }).expect("a check");
        for kind in [PrintoutKind::Pairings, PrintoutKind::Names, PrintoutKind::Slips, PrintoutKind::DeckChecks] {
            assert!(code(&desk, id, kind, Some(1)).is_ok(), "{kind:?}");
        }
    }

    #[test]
    fn a_match_slip_finds_its_table_until_the_round_is_re_paired() {
        let (desk, id) = event(9, StructureInput::default());
        let view = pair(&desk, id);
        let before = matches(&view.rounds[0]);
        assert_eq!(before.iter().filter(|entry| entry.table.is_none()).count(), 1);
        for entry in before.iter().filter(|entry| entry.table.is_some()) {
            let found = desk.slip(id, &format!(" {} ", entry.code.to_lowercase())).expect("a slip");
            assert_eq!(Some(found.1), entry.table);
        }
        let (one, other) = (before[0].players[0].number, before[1].players[0].number);
        desk.act(id, &EventAct::SwapPlayers { one, other, note: "by hand".into() }).expect("a swap");
        for entry in &before[..2] {
            assert_eq!(desk.slip(id, &entry.code).expect_err("an old slip").code, "slip.unknown");
        }
    }

    #[test]
    fn the_bracket_shows_winners_and_the_standings_their_places() {
        let (desk, id) = event(8, StructureInput { cut: Some(4), ..StructureInput::default() });
        for _ in 0..3 {
            pair(&desk, id);
            assert!(desk.paper_standings(&desk.event(id).expect("the event"), None).expect("standings").open);
            finish(&desk, id);
        }
        desk.act(id, &EventAct::CreateBracket { size: 4 }).expect("a cut");
        let drawn = |desk: &App| {
            let view = desk.event(id).expect("the desk");
            bracket(&view, view.bracket.as_ref().expect("a bracket")).rounds
        };
        let known = |rounds: &[Vec<Option<BracketPlace>>]| -> Vec<(usize, usize)> {
            rounds.iter().map(|round| (round.len(), round.iter().flatten().count())).collect()
        };
        assert_eq!(known(&drawn(&desk)), [(4, 4), (2, 0), (1, 0)]);
        pair(&desk, id);
        finish(&desk, id);
        assert_eq!(known(&drawn(&desk)), [(4, 4), (2, 2), (1, 0)]);
        pair(&desk, id);
        finish(&desk, id);
        let rounds = drawn(&desk);
        assert_eq!(known(&rounds), [(4, 4), (2, 2), (1, 1)]);
        let view = desk.event(id).expect("the desk");
        let winner = rounds[2][0].as_ref().expect("a winner");
        assert_eq!((winner.player.number, winner.result.as_str()), (view.final_places[0].player, "2-1"));
        let standings = desk.paper_standings(&view, None).expect("standings");
        assert_eq!((standings.round, standings.open, standings.lines.len()), (3, false, 8));
        assert_eq!(standings.places[0].1.number, winner.player.number);
        assert!(code(&desk, id, PrintoutKind::Bracket, None).is_ok());
    }

    /// CR 12: multiplayer tables have points instead of percentages.
    #[test]
    fn multiplayer_tables_have_their_own_standings() {
        let structure = StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() };
        let (desk, id) = event(7, structure);
        let view = pair(&desk, id);
        let standings = desk.paper_standings(&view, None).expect("standings");
        assert_eq!((standings.by, standings.lines.len()), (RankedBy::Tables, 7));
        for kind in [PrintoutKind::Pairings, PrintoutKind::Names, PrintoutKind::Slips, PrintoutKind::Standings] {
            assert!(code(&desk, id, kind, None).is_ok(), "{kind:?}");
        }
    }
}
