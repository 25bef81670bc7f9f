//! Texts for tournament operations, results, pairings and refusals.

use tournament::{
    ClockAction, DownPairReason, EndOfMatch, MatchWinShare, MissedRoundRule, Operation, Pairing, Penalty, PlayerId,
    Profile, Reason, RoundKind, SharedPlace, Side, Structure, Tournament,
};

use super::results::{counted, result};
use super::{name, re_pairings};
use crate::direction::isolated;
use crate::language::TextLanguage;
use crate::language::localized;
use crate::standing_columns::StandingColumn;

/// Returns the text of a tournament operation.
pub(crate) fn operation(language: TextLanguage, event: &Tournament, operation: &Operation) -> String {
    let named = |player: &PlayerId| name(language, event, *player);
    match operation {
        Operation::Register { name, .. } => {
            let name = isolated(name);
            localized!(language, "{name} entered", "{name} eingetragen")
        }
        Operation::Rename { player, name: fresh } => {
            let (old, fresh) = (named(player), isolated(fresh));
            localized!(language, "{old} renamed to {fresh}", "{old} in {fresh} umbenannt")
        }
        Operation::Seat { pods } => re_pairings::seats(language, event, pods),
        Operation::PlanRounds { rounds } => localized!(language, "{rounds} rounds planned", "{rounds} Runden geplant"),
        Operation::Pair { round, .. } | Operation::PairTables { round, .. } => {
            localized!(language, "Round {round} paired", "Runde {round} gepaart")
        }
        Operation::RePair { .. } | Operation::RePairTables { .. } | Operation::DeleteRound { .. } => {
            re_pairings::said(language, event, operation)
        }
        Operation::Absent { round, player } => {
            let who = named(player);
            localized!(language, "Round {round}: {who} is a no-show", "Runde {round}: {who} ist nicht erschienen")
        }
        Operation::Result { round, table, result: entered } => {
            let pairing = event.round(*round).and_then(|paired| paired.pairing(*table));
            let entered = pairing.map_or_else(String::new, |pairing| result(language, event, pairing, entered));
            format!("{}{entered}", at_table(language, event, *round, *table))
        }
        Operation::Merge { player, into, note } => {
            let (who, into) = (named(player), named(into));
            localized!(language, "{who} merged into {into}: {note}", "{who} wurde mit {into} zusammengeführt: {note}")
        }
        Operation::Drop { player } => {
            let who = named(player);
            localized!(language, "{who} dropped", "{who} ist ausgestiegen")
        }
        Operation::Reenter { player } => {
            let who = named(player);
            localized!(language, "{who} re-entered", "{who} ist wieder dabei")
        }
        Operation::Games { round, table, games, .. } => {
            let (at, count) = (at_table(language, event, *round, *table), games.len());
            match count {
                1 => localized!(language, "{at}1 game entered separately", "{at}1 Spiel einzeln eingetragen"),
                _ => localized!(
                    language,
                    "{at}{count} games entered separately",
                    "{at}{count} Spiele einzeln eingetragen"
                ),
            }
        }
        Operation::TableResult { round, table, hp } => {
            let left: Vec<String> = hp.iter().map(ToString::to_string).collect();
            let seated =
                event.round(*round).and_then(|paired| paired.tables.iter().find(|seated| seated.table == *table));
            let names: Vec<String> = seated.map_or_else(Vec::new, |seated| seated.players.iter().map(named).collect());
            let (names, left) = (names.join(", "), left.join(", "));
            let verb = corrected(language, seated.is_some_and(|seated| seated.hp.is_some()));
            localized!(
                language,
                "Round {round}, table {table} ({names}): {verb}HP left {left}",
                "Runde {round}, Tisch {table} ({names}): {verb}übrige TP {left}"
            )
        }
        Operation::Structure { structure: played } => structure(language, played),
        Operation::SetProfile { profile } => {
            let name = profile_name(language, profile);
            localized!(language, "Rules profile: {name}", "Regelprofil: {name}")
        }
        Operation::StartCut { size, seeds } => {
            let names: Vec<String> = seeds.iter().map(named).collect();
            let names = names.join(", ");
            localized!(language, "Top {size} cut: {names}", "Cut auf Top {size}: {names}")
        }
        Operation::Missed { .. }
        | Operation::DeclareBye { .. }
        | Operation::WithdrawBye { .. }
        | Operation::Room { .. }
        | Operation::FixTable { .. }
        | Operation::Penalize { .. }
        | Operation::WithdrawPenalty { .. }
        | Operation::Clock { .. }
        | Operation::Extend { .. }
        | Operation::Note { .. }
        | Operation::DrawChecks { .. }
        | Operation::CheckDeck { .. }
        | Operation::RegisterDeck { .. }
        | Operation::LockDecks { .. } => judging(language, event, operation).unwrap_or_default(),
        Operation::Undo => localized!(language, "Undo", "Rückgängig gemacht"),
    }
}

/// Returns the prefix of a result that replaces another.
fn corrected(language: TextLanguage, is_correction: bool) -> String {
    match is_correction {
        true => localized!(language, "corrected to ", "korrigiert auf "),
        false => String::new(),
    }
}

/// Returns the prefix of a table, such as "Round 2, table 3 (Ada – Ben): ".
fn at_table(language: TextLanguage, event: &Tournament, round: u16, table: u16) -> String {
    let pairing = event.round(round).and_then(|paired| paired.pairing(table));
    let players = pairing.map_or_else(String::new, |pairing| {
        let bye = || localized!(language, "bye", "Freilos");
        let second = pairing.b.map_or_else(bye, |b| name(language, event, b));
        format!(" ({} \u{2013} {second})", name(language, event, pairing.a))
    });
    let verb = corrected(language, pairing.is_some_and(|pairing| pairing.result.is_some()));
    localized!(
        language,
        "Round {round}, table {table}{players}: {verb}",
        "Runde {round}, Tisch {table}{players}: {verb}"
    )
}

/// Returns the text of an event's structure.
fn structure(language: TextLanguage, played: &Structure) -> String {
    let mut words = match played.rounds {
        RoundKind::Swiss | RoundKind::Elimination => {
            localized!(language, "Structure: Swiss rounds", "Gespielt wird im Schweizer System")
        }
        RoundKind::RoundRobin => {
            localized!(language, "Structure: round robin", "Gespielt wird jeder gegen jeden")
        }
        RoundKind::Tables => {
            localized!(language, "Structure: multiplayer tables", "Gespielt wird an Mehrspielertischen")
        }
    };
    if let Some(games) = played.best_of {
        words.push_str(&localized!(language, ", best of {games}", ", Best of {games}"));
    }
    if let Some(size) = played.cut {
        words.push_str(&localized!(language, ", top {size} cut", ", Cut auf Top {size}"));
    }
    if let Some(games) = played.cut_best_of {
        words.push_str(&localized!(language, " (best of {games})", " (Best of {games})"));
    }
    if played.trilogy {
        words.push_str(&localized!(
            language,
            ", Trilogy with three decks (CR 9.3)",
            ", Trilogy mit drei Decks (CR 9.3)"
        ));
    }
    words
}

/// Returns the text of operations by judges and the organiser other than rounds and results.
fn judging(language: TextLanguage, event: &Tournament, operation: &Operation) -> Option<String> {
    let whose = |player: &PlayerId| name(language, event, *player);
    Some(match operation {
        Operation::Missed { player, round, counts } => {
            let counts = match counts {
                MissedRoundRule::Loss { .. } => localized!(language, "a loss", "Niederlage"),
                MissedRoundRule::NotCounted => localized!(language, "not played", "nicht gewertet"),
                MissedRoundRule::Bye => localized!(language, "a bye", "Freilos"),
            };
            let who = whose(player);
            localized!(language, "{who}: round {round} counts as {counts}", "{who}: Runde {round} zählt als {counts}")
        }
        Operation::DeclareBye { player, round, note } => {
            let who = whose(player);
            localized!(
                language,
                "{who} has a bye in round {round}: {note}",
                "{who} hat in Runde {round} ein Freilos: {note}"
            )
        }
        Operation::WithdrawBye { player, round } => {
            let who = whose(player);
            localized!(
                language,
                "Declared bye of {who} in round {round} withdrawn",
                "Festgelegtes Freilos von {who} in Runde {round} zurückgezogen"
            )
        }
        Operation::Room { first, missing } => {
            let missing: Vec<String> = missing.iter().map(ToString::to_string).collect();
            let missing = missing.join(", ");
            let without = match missing.is_empty() {
                true => String::new(),
                false => localized!(language, ", without {missing}", ", ohne {missing}"),
            };
            localized!(language, "Table numbers start at {first}{without}", "Tischnummern ab {first}{without}")
        }
        Operation::FixTable { player, table: Some(table) } => {
            let others = event.active().filter(|other| other.fixed_table == Some(*table));
            let others: Vec<String> =
                others.filter(|other| other.id != *player).map(|other| isolated(&other.name).into_owned()).collect();
            let (count, others, who) = (others.len(), others.join(", "), whose(player));
            let clash = match count {
                0 => String::new(),
                1 => localized!(
                    language,
                    ". {others} is assigned to it too: unless they are opponents, only one of them sits there",
                    ". Auch {others} hat diesen festen Tisch: Spielen sie nicht gegeneinander, bekommt ihn nur der Erste von ihnen"
                ),
                _ => localized!(
                    language,
                    ". {others} are assigned to it too: unless they are opponents, only one of them sits there",
                    ". Auch {others} haben diesen festen Tisch: Spielen sie nicht gegeneinander, bekommt ihn nur der Erste von ihnen"
                ),
            };
            localized!(language, "{who} assigned to table {table}{clash}", "{who} hat den festen Tisch {table}{clash}")
        }
        Operation::FixTable { player, table: None } => {
            let who = whose(player);
            localized!(language, "{who} no longer has an assigned table", "{who} hat keinen festen Tisch mehr")
        }
        Operation::Penalize { player, infraction, penalty: given, round, note } => {
            let (who, given) = (whose(player), penalty(language, *given));
            localized!(
                language,
                "{who}: {given} for {infraction} (round {round}): {note}",
                "{who}: {given} für {infraction} (Runde {round}): {note}"
            )
        }
        Operation::WithdrawPenalty { penalty, note } => {
            localized!(language, "Penalty {penalty} withdrawn: {note}", "Strafe {penalty} zurückgezogen: {note}")
        }
        Operation::Clock { round, action, .. } => {
            let clock = of_clock(language, *round);
            match action {
                ClockAction::Start { seconds } => {
                    let minutes = seconds / 60;
                    localized!(
                        language,
                        "{clock}: clock started, {minutes} minutes",
                        "{clock}: Uhr gestartet, {minutes} Minuten"
                    )
                }
                ClockAction::Pause => localized!(language, "{clock}: clock paused", "{clock}: Uhr angehalten"),
                ClockAction::Resume => localized!(language, "{clock}: clock resumed", "{clock}: Uhr fortgesetzt"),
                ClockAction::Set { seconds } => localized!(
                    language,
                    "{clock}: clock set to {seconds} seconds",
                    "{clock}: Uhr auf {seconds} Sekunden gestellt"
                ),
            }
        }
        Operation::Extend { round, table, seconds, note } => {
            let whom = table.map_or_else(
                || localized!(language, "every table", "alle Tische"),
                |table| localized!(language, "table {table}", "Tisch {table}"),
            );
            localized!(
                language,
                "Round {round}: {seconds} seconds of extra time for {whom}: {note}",
                "Runde {round}: {seconds} Sekunden Zeitverlängerung für {whom}: {note}"
            )
        }
        Operation::Note { text, player, round, table } => {
            let about = [
                player.as_ref().map(whose),
                round.map(|round| localized!(language, "round {round}", "Runde {round}")),
                table.map(|table| localized!(language, "table {table}", "Tisch {table}")),
            ];
            let about: Vec<String> = about.into_iter().flatten().collect();
            let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
            localized!(language, "Note{about}: {text}", "Notiz{about}: {text}")
        }
        Operation::DrawChecks { round, tables, seed } => {
            let tables: Vec<String> = tables.iter().map(ToString::to_string).collect();
            let tables = tables.join(", ");
            match seed.is_some() {
                true => localized!(
                    language,
                    "Round {round}: tables drawn for deck checks: {tables}",
                    "Runde {round}: Tische für Deckchecks ausgelost: {tables}"
                ),
                false => localized!(
                    language,
                    "Round {round}: tables chosen for deck checks: {tables}",
                    "Runde {round}: Tische für Deckchecks gewählt: {tables}"
                ),
            }
        }
        Operation::CheckDeck { round, player, matches, note } => {
            let note = if note.is_empty() { String::new() } else { format!(": {note}") };
            let who = whose(player);
            match matches {
                true => localized!(
                    language,
                    "Round {round}: deck of {who} as registered{note}",
                    "Runde {round}: Deck von {who} wie abgegeben{note}"
                ),
                false => localized!(
                    language,
                    "Round {round}: deck of {who} not as registered{note}",
                    "Runde {round}: Deck von {who} nicht wie abgegeben{note}"
                ),
            }
        }
        Operation::RegisterDeck { player, deck } => {
            let (who, slot, name) = (whose(player), deck.slot, isolated(&deck.name));
            localized!(language, "{who} registered deck {slot}: {name}", "{who} hat Deck {slot} abgegeben: {name}")
        }
        Operation::LockDecks { players, locked, note } => {
            let whose: Vec<String> = players.iter().map(whose).collect();
            let whose = match whose.is_empty() {
                true => localized!(language, "all players", "allen Spielern"),
                false => whose.join(", "),
            };
            match locked {
                true => {
                    localized!(
                        language,
                        "Deck lists of {whose} locked: {note}",
                        "Decklisten von {whose} gesperrt: {note}"
                    )
                }
                false => {
                    localized!(
                        language,
                        "Deck lists of {whose} unlocked: {note}",
                        "Decklisten von {whose} freigegeben: {note}"
                    )
                }
            }
        }
        Operation::Register { .. }
        | Operation::Rename { .. }
        | Operation::Seat { .. }
        | Operation::PlanRounds { .. }
        | Operation::Pair { .. }
        | Operation::RePair { .. }
        | Operation::DeleteRound { .. }
        | Operation::Result { .. }
        | Operation::Merge { .. }
        | Operation::Drop { .. }
        | Operation::Reenter { .. }
        | Operation::Structure { .. }
        | Operation::SetProfile { .. }
        | Operation::Games { .. }
        | Operation::StartCut { .. }
        | Operation::PairTables { .. }
        | Operation::TableResult { .. }
        | Operation::RePairTables { .. }
        | Operation::Absent { .. }
        | Operation::Undo => return None,
    })
}

/// Returns the name of a clock: that of a round, or of deck building (round 0).
fn of_clock(language: TextLanguage, round: u16) -> String {
    match round {
        0 => localized!(language, "Deck building", "Deckbau"),
        _ => localized!(language, "Round {round}", "Runde {round}"),
    }
}

/// Returns the name of a penalty.
fn penalty(language: TextLanguage, penalty: Penalty) -> String {
    match penalty {
        Penalty::Tracking => localized!(language, "tracking only", "nur vermerkt"),
        Penalty::Warning => localized!(language, "warning", "Verwarnung"),
        Penalty::GameLoss => localized!(language, "game loss", "Spielverlust"),
        Penalty::MatchLoss => localized!(language, "match loss", "Matchverlust"),
        Penalty::Disqualification => localized!(language, "disqualification", "Disqualifikation"),
    }
}

/// Returns the text of the end-of-match procedure.
pub(crate) fn end_of_match(language: TextLanguage, step: EndOfMatch) -> String {
    match step {
        EndOfMatch::FinishRound => {
            localized!(
                language,
                "Finish the current round of the game.",
                "Die laufende Spielrunde wird zu Ende gespielt."
            )
        }
        EndOfMatch::ExtraRounds(1) => {
            localized!(language, "Then play one more full round.", "Danach wird noch eine Spielrunde gespielt.")
        }
        EndOfMatch::ExtraRounds(rounds) => {
            localized!(
                language,
                "Then play {rounds} more full rounds.",
                "Danach werden noch {rounds} Spielrunden gespielt."
            )
        }
        EndOfMatch::PlayOn => localized!(language, "Play the game to its end.", "Das Spiel wird zu Ende gespielt."),
    }
}

/// Returns the name of a profile: translated for bundled ones, unchanged for custom ones.
pub(crate) fn profile_name(language: TextLanguage, profile: &Profile) -> String {
    let name = &profile.name;
    match name.as_str() {
        "Match points (general)" => localized!(language, "{name}", "Matchpunkte (allgemein)"),
        "Star Wars: Unlimited (Melee, older text)" => {
            localized!(language, "{name}", "Star Wars: Unlimited (Melee, älterer Text)")
        }
        _ => name.clone(),
    }
}

/// Returns the text of a profile's ranking criteria and floor.
pub(crate) fn profile(language: TextLanguage, profile: &Profile) -> String {
    let columns = profile.rank_by.iter().map(|key| StandingColumn::Matches(*key).words(language).ranked_by);
    let keys: Vec<&str> = columns.collect();
    let share = match profile.match_win_share {
        MatchWinShare::WinsOfMatches => {
            localized!(
                language,
                "match-win % = matches won ÷ matches played",
                "Match-% = gewonnene ÷ gespielte Matches"
            )
        }
        MatchWinShare::PointsOfPossible => {
            localized!(language, "match-win % = match points ÷ (3 × matches)", "Match-% = Matchpunkte ÷ (3 × Matches)")
        }
    };
    let (keys, floor) = (keys.join(", "), profile.floor);
    localized!(
        language,
        "Ranked by {keys}; {share}, never below {floor}.",
        "Rangfolge nach {keys}; {share}, nie unter {floor}."
    )
}

/// Returns the text of a profile's scoring and ranking of multiplayer tables.
pub(crate) fn table_profile(language: TextLanguage, profile: &Profile) -> String {
    let score = &profile.table_score;
    let columns = score.rank_by.iter().map(|key| StandingColumn::Tables(*key).words(language).ranked_by);
    let keys: Vec<&str> = columns.collect();
    let [first, second, third, fourth] = score.points;
    let shared = match score.shared {
        SharedPlace::Highest => {
            localized!(
                language,
                "tied players get the points of the higher place",
                "wer sich einen Platz teilt, bekommt dessen Punkte"
            )
        }
        SharedPlace::Lowest => localized!(
            language,
            "tied players get the points of the lowest place they share",
            "wer sich Plätze teilt, bekommt die Punkte des niedrigsten"
        ),
        SharedPlace::NextLower => localized!(
            language,
            "tied players get the points of the lower place",
            "bei Gleichstand gibt es die Punkte des nächstniedrigeren Platzes"
        ),
    };
    let (bye, keys) = (score.bye, keys.join(", "));
    localized!(
        language,
        "{first}, {second}, {third} and {fourth} points for the places by HP left; {shared}; {bye} for a bye. Ranked by {keys}.",
        "{first}, {second}, {third} und {fourth} Punkte für die Plätze nach übrigen TP; {shared}; {bye} für ein Freilos. Rangfolge nach {keys}."
    )
}

/// Formats a count with its noun in the language.
fn some(language: TextLanguage, count: u32, english: [&str; 2], german: [&str; 2]) -> String {
    let [one, many] = match language {
        TextLanguage::English => english,
        TextLanguage::German => german,
    };
    counted(count, one, many)
}

/// Returns the text of a pairing reason.
pub(crate) fn reason(language: TextLanguage, event: &Tournament, pairing: &Pairing, reason: &Reason) -> String {
    let player = |side: &Side| match side {
        Side::A => name(language, event, pairing.a),
        Side::B => pairing.b.map_or_else(String::new, |second| name(language, event, second)),
    };
    let by_hand = pairing.reasons.iter().any(|reason| matches!(reason, Reason::ByHand { .. } | Reason::DeclaredBye));
    match reason {
        Reason::FirstRound => localized!(language, "First round: paired at random.", "Erste Runde: ausgelost."),
        Reason::SameScore { score } => {
            let wins = some(language, *score, ["match win", "match wins"], ["Matchsieg", "Matchsiege"]);
            localized!(language, "Both have {wins}.", "Beide haben {wins}.")
        }
        Reason::PairedDown { player: side, by, because } => {
            let why = match because {
                DownPairReason::OddGroup { players } => {
                    let are = some(language, *players, ["player is", "players are"], ["Spieler ist", "Spieler sind"]);
                    localized!(language, "{are} in the group, an odd number", "{are} in der Gruppe, eine ungerade Zahl")
                }
                DownPairReason::MetWholeGroup => localized!(
                    language,
                    "all remaining players of the group are former opponents",
                    "alle übrigen Spieler der Gruppe waren schon Gegner"
                ),
                DownPairReason::LookAhead => localized!(
                    language,
                    "another pairing would force a rematch later",
                    "eine andere Paarung würde später eine Wiederholung erzwingen"
                ),
                DownPairReason::BestForAll => localized!(
                    language,
                    "this is the best pairing for all players together",
                    "für das ganze Feld ist das der kleinste Unterschied"
                ),
            };
            let (who, wins) = (player(side), some(language, *by, ["win", "wins"], ["Sieg", "Siegen"]));
            localized!(
                language,
                "{who} is paired down by {wins}: {why}.",
                "{who} spielt gegen jemanden mit {wins} weniger: {why}."
            )
        }
        Reason::FloatedTwice { player: side } => {
            let who = player(side);
            localized!(
                language,
                "{who} is paired down a second time in a row.",
                "{who} spielt zum zweiten Mal in Folge gegen jemanden mit weniger Siegen."
            )
        }
        Reason::Bye { byes_before, .. } if by_hand => {
            let number = byes_before + 1;
            localized!(
                language,
                "Bye number {number}, assigned manually.",
                "Freilos Nummer {number}, manuell festgelegt."
            )
        }
        Reason::Bye { byes_before: 0, passed_over: 0 } => localized!(
            language,
            "Bye: the lowest-ranked player without a bye.",
            "Freilos: der am niedrigsten platzierte Spieler, der noch keins hatte."
        ),
        Reason::Bye { byes_before: 0, passed_over } => {
            let over = some(language, u32::from(*passed_over), ["player", "players"], ["Spieler", "Spieler"]);
            localized!(
                language,
                "Bye: the lowest-ranked player without a bye who leaves a valid pairing for the others ({over} skipped).",
                "Freilos: der am niedrigsten platzierte Spieler ohne Freilos, bei dem sich die anderen paaren lassen ({over} übergangen)."
            )
        }
        Reason::Bye { byes_before, .. } => {
            let number = byes_before + 1;
            localized!(
                language,
                "Bye number {number}: every player has already had one.",
                "Freilos Nummer {number}: Alle hatten schon eins."
            )
        }
        Reason::Rematch { times_met } => {
            let why = match by_hand {
                true => localized!(language, "manual pairing", "manuell gepaart"),
                false => localized!(language, "unavoidable", "nicht zu vermeiden"),
            };
            let times = some(language, u32::from(*times_met), ["time", "times"], ["Mal", "Mal"]);
            localized!(
                language,
                "Rematch (already played {times}): {why}.",
                "Wiederholung (schon {times} gespielt): {why}."
            )
        }
        Reason::SamePod { pod } => localized!(language, "Paired within pod {pod}.", "Innerhalb von Pod {pod} gepaart."),
        Reason::OutOfPod => localized!(language, "Paired across pods.", "Über die Pods hinweg gepaart."),
        Reason::LookAhead { rounds } => {
            let next = some(language, u32::from(*rounds), ["round", "rounds"], ["Runde", "Runden"]);
            localized!(
                language,
                "Chosen so that the next {next} need no rematch.",
                "So gewählt, dass die nächsten {next} ohne Wiederholung auskommen."
            )
        }
        Reason::OtherPod => {
            localized!(language, "Paired across pods, as requested.", "Wie gewählt über die Pods hinweg gepaart.")
        }
        Reason::InPod => localized!(
            language,
            "Paired within a pod: every other pairing was worse.",
            "Innerhalb eines Pods gepaart: Jede andere Paarung war schlechter."
        ),
        Reason::Opposite { pod } => {
            localized!(language, "Opposite seats of pod {pod}.", "Gegenüberliegende Plätze von Pod {pod}.")
        }
        Reason::TeamRound { a, b: Some(b) } => {
            localized!(language, "Team {a} plays team {b}.", "Team {a} spielt gegen Team {b}.")
        }
        Reason::TeamRound { a, b: None } => {
            localized!(language, "No opponent is left for team {a}.", "Für Team {a} ist kein Gegner übrig.")
        }
        Reason::DeclaredBye => localized!(language, "Bye: declared before pairing.", "Freilos: vorher festgelegt."),
        Reason::RoundRobin => {
            localized!(
                language,
                "Round robin: scheduled for this round.",
                "Jeder gegen jeden: Diese beiden sind an der Reihe."
            )
        }
        Reason::Bracket { a, b: Some(b) } => {
            let first = player(&Side::A);
            localized!(
                language,
                "Seed {a} against seed {b}; {first} chooses who goes first.",
                "Setzplatz {a} gegen Setzplatz {b}; {first} entscheidet, wer beginnt."
            )
        }
        Reason::Bracket { a, b: None } => {
            localized!(
                language,
                "Seed {a} has no opponent in the bracket.",
                "Setzplatz {a} hat im Turnierbaum keinen Gegner."
            )
        }
        Reason::PowerPaired { a, b: Some(b) } => {
            localized!(
                language,
                "Paired by the standings: {a} against {b}.",
                "Nach der Tabelle gepaart: {a} gegen {b}."
            )
        }
        Reason::PowerPaired { a, b: None } => {
            localized!(
                language,
                "Paired by the standings: {a} has no opponent.",
                "Nach der Tabelle gepaart: {a} hat keinen Gegner."
            )
        }
        Reason::ByHand { note } => localized!(language, "Manual pairing: {note}", "Manuell gepaart: {note}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bundled_profile_has_a_german_name() {
        let said = Profile::all().iter().map(|profile| profile_name(TextLanguage::German, profile));
        let mut said: Vec<String> = said.collect();
        said.sort();
        let melee = ["Star Wars: Unlimited (Melee)", "Star Wars: Unlimited (Melee, älterer Text)"];
        assert_eq!(said, ["Matchpunkte (allgemein)", melee[0], melee[1]]);
        let own = Profile { name: "Dienstag".to_owned(), ..Profile::all()[0].clone() };
        assert_eq!(profile_name(TextLanguage::German, &own), "Dienstag");
    }
}
