//! Printouts of an event as PDF.

use std::collections::BTreeMap;
use std::path::Path;

use ::messages::log as wording;
use decks::DeckList;
use paper::{
    Bracket, BracketPlace, DeckCheck, EventPaper, EventSheet, MatchSlip, Player, Pod, RankedBy, SeatCard, Standing,
    Standings, TeamStanding,
};
use tournament::{FinalPlace, MatchResult, PlayerId, RankValue, Round, RoundKind, Side, TableStanding};

use crate::AppError;
use crate::contract::{PaperSize, PlayerRef, PrintoutKind};
use crate::decks::files;
use crate::error::Cause;
use crate::event::Events;
use crate::event::messages;
use crate::event::standings::{columns, final_table_standings, record_text, standings_of_the_rounds, team_standings};
use crate::event::state::EventState;
use crate::event::view;
use crate::language::TextLanguage;

/// Join addresses of phones by player number.
pub type PhoneCodes = BTreeMap<u32, String>;

/// Letters that are not easily confused with each other or with digits.
const CODE_LETTERS: [char; 20] =
    ['A', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'R', 'T', 'U', 'W', 'X', 'Y', 'Z'];

impl Events {
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

    /// Works like [`Events::event_paper`]. Match slips and seat cards of the given players also show a QR code with the
    /// join address of their phone.
    ///
    /// # Errors
    /// As [`Events::event_paper`].
    pub fn event_paper_with(
        &self,
        event: u32,
        kind: PrintoutKind,
        size: PaperSize,
        round: Option<u32>,
        phones: &PhoneCodes,
    ) -> Result<Vec<u8>, AppError> {
        let (name, language) = (self.event_name(event)?, self.core.message_language());
        let sheet = self.read(event, |state, _| {
            let (round, paper) = self.paper(state, kind, round, phones, language)?;
            Ok(EventSheet { event: name, round, paper, language: language.into() })
        })?;
        paper::event_paper(&self.core.catalog, &sheet, size.into()).map_err(AppError::from)
    }

    /// Returns the content of a printout, with the number of its round if it has one.
    fn paper(
        &self,
        state: &EventState,
        kind: PrintoutKind,
        round: Option<u32>,
        phones: &PhoneCodes,
        language: TextLanguage,
    ) -> Result<(Option<u32>, EventPaper), AppError> {
        let of_round = |round: &Round, paper: EventPaper| (Some(u32::from(round.number)), paper);
        Ok(match kind {
            PrintoutKind::Pairings => {
                let round = round_of(state, round)?;
                of_round(round, EventPaper::PairingsByTable(matches(state, round)))
            }
            PrintoutKind::Names => {
                let round = round_of(state, round)?;
                of_round(round, EventPaper::PairingsByName(matches(state, round)))
            }
            PrintoutKind::Slips => {
                let round = round_of(state, round)?;
                let (matches, games_to_win) = (matches(state, round), u32::from(round.games_to_win));
                of_round(round, EventPaper::Slips { matches, games_to_win, phones: phones.clone() })
            }
            PrintoutKind::Seatings => (None, EventPaper::Seatings(paper_pods(state)?)),
            PrintoutKind::Pods => (None, EventPaper::Pods(paper_pods(state)?)),
            PrintoutKind::SeatCards => {
                (None, EventPaper::SeatCards { cards: seat_cards(state)?, phones: phones.clone() })
            }
            PrintoutKind::Standings => (None, EventPaper::Standings(paper_standings(state, round, language)?)),
            PrintoutKind::Bracket => {
                let drawn = state.tournament.bracket().ok_or_else(|| AppError::of(Cause::PaperNoBracket))?;
                if state.tournament.cut_is_one_table() {
                    return Err(AppError::of(Cause::PaperFinalTable));
                }
                (None, EventPaper::Bracket(bracket(state, drawn, language)))
            }
            PrintoutKind::DeckChecks => {
                let round = round_of(state, round)?;
                of_round(round, EventPaper::DeckChecks(self.deck_checks(state, round.number)?))
            }
        })
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

    /// Writes [`Events::event_paper`] to a file atomically. Returns the path.
    ///
    /// # Errors
    /// As [`Events::event_paper`], and `store.*` if the file cannot be written.
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
        let typed = code.trim().to_ascii_uppercase();
        let found = self.read(event, |state, _| {
            let rounds = state.tournament.rounds().iter();
            let slips =
                rounds.flat_map(|round| seatings(round).into_iter().map(move |seating| (round.number, seating)));
            let mut slips = slips.filter(|(_, seating)| seating.table > 0);
            let found = slips.find(|(round, seating)| slip_code(*round, seating) == typed);
            Ok(found.map(|(round, seating)| (u32::from(round), u32::from(seating.table))))
        })?;
        found.ok_or_else(|| AppError::of(Cause::SlipUnknown { typed: (&typed).into() }))
    }

    fn deck_checks(&self, state: &EventState, round: u16) -> Result<Vec<DeckCheck>, AppError> {
        let mut forms = Vec::new();
        for check in state.tournament.deck_checks().iter().filter(|check| check.round == round) {
            for (deck_name, list) in self.registered_lists(state, check.player)? {
                let player = unscored(state, check.player);
                forms.push(DeckCheck { table: u32::from(check.table), player, deck_name, list });
            }
        }
        match forms.is_empty() {
            true => Err(AppError::of(Cause::PaperNoChecks)),
            false => Ok(forms),
        }
    }

    /// Returns a player's registered lists with their names. Returns one entry without a list if none is registered.
    fn registered_lists(
        &self,
        state: &EventState,
        player: PlayerId,
    ) -> Result<Vec<(String, Option<DeckList>)>, AppError> {
        let decks = state.tournament.player(player).map_or(&[][..], |player| &player.decks);
        if decks.is_empty() {
            return Ok(vec![(String::new(), None)]);
        }
        let read = |deck: &tournament::RegisteredDeck| {
            let list = files::whole_deck(&self.core.catalog, deck.list.as_bytes())?;
            let name = if decks.len() > 1 { format!("{}: {}", deck.slot, deck.name) } else { deck.name.clone() };
            Ok((name, Some(list)))
        };
        decks.iter().map(read).collect()
    }
}

/// Returns the people still in the event. Each gets a seat card.
pub(crate) fn people(state: &EventState) -> impl Iterator<Item = &tournament::Player> {
    let players = state.tournament.players().iter();
    players.filter(|player| !state.bots.contains(&player.id) && !player.is_dropped() && !player.disqualified)
}

/// Creates a seat card for each person, in seat order, or by name if there is no draft.
fn seat_cards(state: &EventState) -> Result<Vec<SeatCard>, AppError> {
    let seat = |player: PlayerId| {
        state.tournament.pods().iter().zip(1..).find_map(|(pod, number)| {
            let (_, seat) = pod.seats.iter().zip(1..).find(|(seated, _)| **seated == player)?;
            Some((number, seat))
        })
    };
    let card = |player: &tournament::Player| SeatCard { player: unscored(state, player.id), seat: seat(player.id) };
    let mut cards: Vec<SeatCard> = people(state).map(card).collect();
    cards.sort_by_cached_key(|card| (card.seat.is_none(), card.seat, card.player.name.to_lowercase()));
    if cards.is_empty() { Err(AppError::of(Cause::PaperNoPeople)) } else { Ok(cards) }
}

fn paper_pods(state: &EventState) -> Result<Vec<Pod>, AppError> {
    if state.tournament.pods().is_empty() {
        return Err(AppError::of(Cause::PaperNoPods));
    }
    let pods = state.tournament.pods().iter().zip(1..);
    let seats = |pod: &tournament::Pod| pod.seats.iter().map(|player| unscored(state, *player)).collect();
    Ok(pods.map(|(pod, number)| Pod { number, seats: seats(pod) }).collect())
}

/// Returns the requested round, or the current one.
fn round_of(state: &EventState, asked: Option<u32>) -> Result<&Round, AppError> {
    let rounds = state.tournament.rounds();
    match asked {
        Some(number) => rounds
            .iter()
            .find(|round| u32::from(round.number) == number)
            .ok_or_else(|| AppError::of(Cause::RoundNotHere { round: number.into() })),
        None => rounds.last().ok_or_else(|| AppError::of(Cause::PaperNoRound)),
    }
}

fn unscored(state: &EventState, player: PlayerId) -> Player {
    Player { number: player.0, name: view::name(state, player), record: String::new() }
}

/// The players who meet at a table, or one player with a bye.
struct Seating {
    /// The table's number in the room; 0 for a bye in a round of multiplayer tables.
    table: u16,
    players: Vec<PlayerId>,
}

/// Returns the matches, multiplayer tables and byes of a round, in this order.
fn seatings(round: &Round) -> Vec<Seating> {
    let matches = round.pairings.iter().map(|pairing| Seating {
        table: pairing.table,
        players: [Some(pairing.a), pairing.b].into_iter().flatten().collect(),
    });
    let tables = round.tables.iter().map(|table| Seating { table: table.table, players: table.players.clone() });
    let byes = round.table_byes.iter().map(|player| Seating { table: 0, players: vec![*player] });
    matches.chain(tables).chain(byes).collect()
}

/// Returns the slips of a round. Records are those before the round; multiplayer tables show none.
fn matches(state: &EventState, round: &Round) -> Vec<MatchSlip> {
    let before = state.tournament.records_before(round.number);
    let record = |player: PlayerId| match round.kind {
        RoundKind::Tables => String::new(),
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
            let (won, lost, drawn) = before.get(&player).copied().unwrap_or_default();
            format!("{won}-{lost}-{drawn}")
        }
    };
    let slip = |seating: Seating| {
        let seated = seating.players.len() > 1;
        let code = if seated { slip_code(round.number, &seating) } else { String::new() };
        let player = |player: PlayerId| Player { record: record(player), ..unscored(state, player) };
        let players = seating.players.into_iter().map(player).collect();
        MatchSlip { table: seated.then_some(u32::from(seating.table)), players, code }
    };
    seatings(round).into_iter().map(slip).collect()
}

/// Returns the code of a slip. It consists of the round, the table, and two letters derived from the players (FNV-1a of
/// the numbers).
fn slip_code(round: u16, seating: &Seating) -> String {
    let place = [round, seating.table].map(u32::from);
    let numbers = place.into_iter().chain(seating.players.iter().map(|player| player.0));
    let mixed = numbers
        .flat_map(u32::to_le_bytes)
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let letters = CODE_LETTERS.len() as u64;
    let letter = |of: u64| CODE_LETTERS.get((of % letters) as usize).copied().unwrap_or('A');
    format!("{round}-{}-{}{}", seating.table, letter(mixed >> 32), letter((mixed >> 32) / letters))
}

/// Returns the current standings, or those after an earlier round.
fn paper_standings(state: &EventState, asked: Option<u32>, language: TextLanguage) -> Result<Standings, AppError> {
    let now = standings(state, language)?;
    let Some(number) = asked.filter(|round| *round != now.round) else { return Ok(now) };
    let event = &state.tournament;
    let ranked = |round: &&Round| u32::from(round.number) == number && round.kind != RoundKind::Elimination;
    let missing = || AppError::of(Cause::RoundNoStandings { round: number.into() });
    let round = event.rounds().iter().find(ranked).ok_or_else(missing)?.number;
    let dropped = |player: PlayerId| {
        let after = event.player(player).and_then(|player| player.dropped_after);
        after.is_some_and(|after| after <= round)
    };
    let lines = match now.by {
        RankedBy::Matches => {
            let lines = event.standings_after(round).ok_or_else(missing)?;
            lines.iter().map(|line| of_matches(state, line, dropped(line.player))).collect()
        }
        RankedBy::Tables | RankedBy::League => {
            let lines = event.table_standings_after(round).ok_or_else(missing)?;
            lines.iter().map(|line| of_tables(state, line, dropped(line.player))).collect()
        }
    };
    let open = event.rounds().iter().any(|paired| paired.number <= round && paired.open_results() > 0);
    Ok(Standings { round: number, open, places: Vec::new(), teams: Vec::new(), lines, ..now })
}

/// Returns the standings of the rounds before a bracket, with the final places if it is over.
fn standings(state: &EventState, language: TextLanguage) -> Result<Standings, AppError> {
    let event = &state.tournament;
    let newest = event.rounds().iter().rfind(|round| round.kind != RoundKind::Elimination);
    let newest = newest.ok_or_else(|| AppError::of(Cause::PaperNoStandings))?;
    let places = |place: FinalPlace| {
        let shown = if place.until > place.place {
            format!("{}–{}", place.place, place.until)
        } else {
            place.place.to_string()
        };
        (shown, unscored(state, place.player))
    };
    let dropped = |player: PlayerId| event.player(player).is_some_and(tournament::Player::is_dropped);
    let of_tables = |line: &TableStanding| of_tables(state, line, dropped(line.player));
    let of_matches = |line: &tournament::Standing| of_matches(state, line, dropped(line.player));
    let (by, lines) = match newest.kind {
        RoundKind::Tables => (RankedBy::Tables, final_table_standings(state).iter().map(of_tables).collect()),
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
            (RankedBy::Matches, standings_of_the_rounds(state).iter().map(of_matches).collect())
        }
    };
    let printed = columns(state).into_iter().filter(|column| !column.is_in_record());
    let mut columns: Vec<String> = printed.map(|column| column.words(language).caption.to_owned()).collect();
    match by {
        RankedBy::Matches => columns.insert(0, wording::Games {}.text(language)),
        RankedBy::Tables | RankedBy::League => {}
    }
    Ok(Standings {
        round: u32::from(newest.number),
        open: newest.open_results() > 0,
        profile: messages::profile_name(language, event.profile()),
        tiebreaks: messages::ranking(language, event),
        by,
        places: event.final_places().into_iter().map(places).collect(),
        teams: team_standings(state).into_iter().map(|line| of_teams(state, line)).collect(),
        columns,
        lines,
    })
}

fn of_matches(state: &EventState, line: &tournament::Standing, dropped: bool) -> Standing {
    let (won, lost, drawn) = line.games;
    let record = format!("{}-{}-{}", line.wins, line.losses, line.draws);
    let columns = state.tournament.profile().columns().into_iter().filter(|key| !key.is_in_record());
    let values = columns.filter_map(|key| line.value(key)).map(RankValue::text);
    Standing {
        rank: line.rank,
        player: Player { record, ..unscored(state, line.player) },
        dropped,
        figures: std::iter::once(format!("{won}-{lost}-{drawn}")).chain(values).collect(),
    }
}

fn of_teams(state: &EventState, line: tournament::TeamStanding) -> TeamStanding {
    TeamStanding {
        rank: line.rank,
        team: u32::from(line.team.number),
        members: line.team.members.iter().map(|player| unscored(state, *player)).collect(),
        figures: [
            record_text(line.rounds),
            RankValue::Share(line.opponents).text(),
            record_text(line.matches),
            RankValue::Share(line.games).text(),
        ],
    }
}

fn of_tables(state: &EventState, line: &TableStanding, dropped: bool) -> Standing {
    Standing {
        rank: line.rank,
        player: unscored(state, line.player),
        dropped,
        figures: line.values.iter().map(|(_, value)| value.text()).collect(),
    }
}

fn bracket(state: &EventState, drawn: &tournament::Bracket, language: TextLanguage) -> Bracket {
    let seeded = |seed: &u16| {
        let player = *drawn.seeds.get(usize::from(*seed).checked_sub(1)?)?;
        Some(BracketPlace { seed: u32::from(*seed), player: unscored(state, player), result: String::new() })
    };
    let order = tournament::Bracket::order(drawn.size);
    let mut places: Vec<Option<BracketPlace>> = order.iter().map(seeded).collect();
    let mut rounds = Vec::new();
    for number in drawn.first_round.. {
        let round = state.tournament.round(number);
        let next = places.chunks(2).map(|pair| round.and_then(|round| winner(state, round, pair, language))).collect();
        let last = places.len() < 2;
        rounds.push(std::mem::replace(&mut places, next));
        if last {
            break;
        }
    }
    Bracket { rounds }
}

/// Returns which of two neighbours in the bracket advanced, if known.
fn winner(
    state: &EventState,
    round: &Round,
    pair: &[Option<BracketPlace>],
    language: TextLanguage,
) -> Option<BracketPlace> {
    let met: Vec<&BracketPlace> = pair.iter().flatten().collect();
    let pairing = round.pairings.iter().find(|pairing| {
        let players: Vec<u32> = [Some(pairing.a), pairing.b].into_iter().flatten().map(|player| player.0).collect();
        let sits = |place: &&BracketPlace| players.contains(&place.player.number);
        !met.is_empty() && players.len() == met.len() && met.iter().all(sits)
    })?;
    let result = pairing.result?;
    let text = || messages::result(language, &state.tournament, pairing, &result);
    let (side, result) = match result {
        MatchResult::Games { a, b, .. } if a > b => (Side::A, text()),
        MatchResult::Games { a, b, drawn: 0 } if b > a => (Side::B, format!("{b}-{a}")),
        MatchResult::Games { a, b, drawn } if b > a => (Side::B, format!("{b}-{a}-{drawn}")),
        MatchResult::Games { .. } | MatchResult::DoubleLoss => return None,
        MatchResult::Bye | MatchResult::NoShow { absent: Side::B } | MatchResult::MatchLoss { loser: Side::B } => {
            (Side::A, text())
        }
        MatchResult::NoShow { absent: Side::A } | MatchResult::MatchLoss { loser: Side::A } => (Side::B, text()),
    };
    let advanced = match side {
        Side::A => pairing.a,
        Side::B => pairing.b?,
    };
    let place = met.into_iter().find(|place| place.player.number == advanced.0)?;
    Some(BracketPlace { result, ..place.clone() })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::App;
    use crate::contract::{EventAct, EventView, NewEvent, PairingScope, ResultEntry, RoundsKind, StructureInput};

    pub(crate) fn event(players: u32, structure: StructureInput) -> (App, u32) {
        let desk = App::in_memory().expect("a desk");
        let new = NewEvent { seed: Some("7".into()), structure, ..NewEvent::constructed("Saturday") };
        let id = desk.events().create_event(new).expect("an event").summary.id;
        let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
        desk.events().act(id, &EventAct::RegisterPlayers { text: names.join("\n") }).expect("players");
        (desk, id)
    }

    pub(crate) fn pair(desk: &App, id: u32) -> EventView {
        let act =
            EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand: vec![], note: String::new(), power: false };
        desk.events().act(id, &act).expect("a round")
    }

    /// Enters a result for every open table of the current round: the second player wins 2-1.
    pub(crate) fn finish(desk: &App, id: u32) {
        let view = desk.events().event(id).expect("the desk");
        let round = view.rounds.last().expect("a round");
        for table in round.tables.iter().filter(|table| table.result.is_none()) {
            let result = ResultEntry::Games { a: round.games_to_win - 1, b: round.games_to_win, drawn: 0 };
            desk.events()
                .act(id, &EventAct::EnterResult { round: round.number, table: table.table, result })
                .expect("a result");
        }
    }

    fn shown_standings(desk: &App, id: u32) -> Standings {
        let shown = desk.events().read(id, |state, _| paper_standings(state, None, TextLanguage::English));
        shown.expect("standings")
    }

    fn code(desk: &App, id: u32, kind: PrintoutKind, round: Option<u32>) -> Result<usize, String> {
        let pdf = desk.events().event_paper(id, kind, PaperSize::A4, round).map_err(|error| error.code.to_string())?;
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
        desk.events().act(id, &EventAct::DrawDeckChecks { count: 1 }).expect("a check");
        for kind in [PrintoutKind::Pairings, PrintoutKind::Names, PrintoutKind::Slips, PrintoutKind::DeckChecks] {
            assert!(code(&desk, id, kind, Some(1)).is_ok(), "{kind:?}");
        }
    }

    #[test]
    fn a_match_slip_finds_its_table_until_the_round_is_re_paired() {
        let (desk, id) = event(9, StructureInput::default());
        pair(&desk, id);
        let before = desk.events().read(id, |state, _| Ok(matches(state, round_of(state, None)?))).expect("slips");
        assert_eq!(before.iter().filter(|entry| entry.table.is_none()).count(), 1);
        for entry in before.iter().filter(|entry| entry.table.is_some()) {
            let found = desk.events().slip(id, &format!(" {} ", entry.code.to_lowercase())).expect("a slip");
            assert_eq!(Some(found.1), entry.table);
        }
        let (one, other) = (before[0].players[0].number, before[1].players[0].number);
        desk.events().act(id, &EventAct::SwapPlayers { one, other, note: "by hand".into() }).expect("a swap");
        for entry in &before[..2] {
            assert_eq!(desk.events().slip(id, &entry.code).expect_err("an old slip").code, "slip.unknown");
        }
    }

    #[test]
    fn the_bracket_shows_winners_and_the_standings_their_places() {
        let (desk, id) = event(8, StructureInput { cut: Some(4), ..StructureInput::default() });
        for _ in 0..3 {
            pair(&desk, id);
            assert!(shown_standings(&desk, id).open);
            finish(&desk, id);
        }
        desk.events().act(id, &EventAct::CreateBracket { size: 4 }).expect("a cut");
        let drawn = |desk: &App| {
            let drawn = desk.events().read(id, |state, _| {
                let drawn = state.tournament.bracket().expect("a bracket");
                Ok(bracket(state, drawn, TextLanguage::English))
            });
            drawn.expect("an event").rounds
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
        let view = desk.events().event(id).expect("the desk");
        let winner = rounds[2][0].as_ref().expect("a winner");
        assert_eq!((winner.player.number, winner.result.as_str()), (view.final_places[0].player, "2-1"));
        let standings = shown_standings(&desk, id);
        assert_eq!((standings.round, standings.open, standings.lines.len()), (3, false, 8));
        assert_eq!(standings.places[0].1.number, winner.player.number);
        assert!(code(&desk, id, PrintoutKind::Bracket, None).is_ok());
    }

    /// CR 12: multiplayer tables have points instead of percentages.
    #[test]
    fn multiplayer_tables_have_their_own_standings() {
        let structure = StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() };
        let (desk, id) = event(7, structure);
        pair(&desk, id);
        let standings = shown_standings(&desk, id);
        assert_eq!((standings.by, standings.lines.len()), (RankedBy::Tables, 7));
        for kind in [PrintoutKind::Pairings, PrintoutKind::Names, PrintoutKind::Slips, PrintoutKind::Standings] {
            assert!(code(&desk, id, kind, None).is_ok(), "{kind:?}");
        }
    }
}
