//! Texts for a round's warnings: open tables, clashes, unavoidable pairings, late corrections.

use messages::log as wording;
use tournament::{MatchResult, PlayerId, Reason, Tournament};

use super::name;
use super::reasons::reason;
use super::results::result;
use crate::error::ErrorDetail;
use crate::language::TextLanguage;

/// Returns players with the same assigned table who are not opponents. One of them has to sit elsewhere.
fn clashes(language: TextLanguage, event: &Tournament, round: &tournament::Round) -> Vec<String> {
    let kept = |player: PlayerId| event.player(player).and_then(|player| player.fixed_table);
    let matches = round.pairings.iter().filter_map(|pairing| Some((pairing.table, vec![pairing.a, pairing.b?])));
    let tables = round.tables.iter().map(|table| (table.table, table.players.clone()));
    let all: Vec<(u16, Vec<PlayerId>)> = matches.chain(tables).collect();
    let mut lines = Vec::new();
    for (table, players) in &all {
        for player in players {
            let Some(wanted) = kept(*player).filter(|wanted| wanted != table) else { continue };
            let there = all.iter().find(|(number, _)| *number == wanted).into_iter().flat_map(|(_, players)| players);
            let others = players.iter().filter(|other| kept(**other) == Some(*table));
            let other = there.filter(|other| kept(**other) == Some(wanted)).chain(others).next();
            if let Some(other) = other {
                let (who, other) = (name(language, event, *player), name(language, event, *other));
                lines.push(
                    wording::IsAssignedToTableButSits { who: &who, wanted: &wanted, table: &table, other: &other }
                        .text(language),
                );
            }
        }
    }
    lines
}

/// Returns the missing results, or `None` if all are in.
pub(crate) fn open_results(event: &Tournament) -> Option<ErrorDetail> {
    let open_of = |round: &tournament::Round| {
        let mut tables = round.open_tables();
        tables.sort_unstable();
        (round.number, tables)
    };
    let open: Vec<_> = event.rounds().iter().filter(|round| !round.is_finished()).map(open_of).collect();
    (!open.is_empty()).then_some(ErrorDetail::OpenTables(open))
}

/// Returns a round's unavoidable flaws, and results that were corrected after a later pairing.
pub(crate) fn forced(language: TextLanguage, event: &Tournament, round: &tournament::Round) -> Vec<String> {
    let unusual = |reason: &Reason| matches!(reason, Reason::Rematch { .. } | Reason::Bye { byes_before: 1.., .. });
    let mut lines = clashes(language, event, round);
    for pairing in &round.pairings {
        let names = match pairing.b {
            Some(second) => format!("{} \u{2013} {}", name(language, event, pairing.a), name(language, event, second)),
            None => name(language, event, pairing.a),
        };
        let reasons = pairing.reasons.iter().filter(|why| unusual(why));
        lines.extend(reasons.map(|why| format!("{names}: {}", reason(language, event, pairing, why))));
    }
    let late = event.late_corrections().iter().filter(|late| late.round == round.number);
    lines.extend(late.map(|late| {
        let (table, paired) = (late.table, late.paired_until);
        let told = |entered: &MatchResult| {
            round.pairing(table).map_or_else(String::new, |pairing| result(language, event, pairing, entered))
        };
        let (is, was) = (told(&late.is), told(&late.was));
        wording::TableCorrectedFromToAfterRound { table: &table, was: &was, is: &is, paired: &paired }.text(language)
    }));
    lines
}
