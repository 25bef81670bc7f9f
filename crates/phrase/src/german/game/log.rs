//! German text for log entries.

use ability::{Duration, Modifier, ProtectedAction, UnitRule};
use rules::{CardIndex, EffectEnd, GameLogEntry, Idle, LastingKind, LogEvent, Outcome, Seat};

use super::{WORDS, card, counted, counter, line, of_player, own_name, owned_name, some_card, triggered};
use crate::game::board::phase;
use crate::game::lines::{self, Joint, LogLine, MANY, Piece, Things};
use crate::game::table::{Table, context, named};
use crate::german::grammar::{Case, list};
use crate::german::terms;

/// Renders one event as a sentence without a full stop.
pub(crate) fn event(table: &Table<'_>, event: &LogEvent) -> String {
    line(&words(table, event))
}

fn words(table: &Table<'_>, event: &LogEvent) -> String {
    // Public events stay known even if the card is hidden again.
    let of = |one: CardIndex| card(table, one);
    let in_case = |card: CardIndex, case: Case| {
        if table.sees(card) { owned_name(table, card, case) } else { some_card(case).to_owned() }
    };
    let (whose, to) = (|card| in_case(card, Case::Nom), |card| in_case(card, Case::Dat));
    let who = |seat| table.player(seat);
    let does = |seat, verb| super::does(table, seat, verb);
    // The reflexive pronoun, and the article of what is the player's own.
    let reflexive = |seat| if table.is_you(seat) { "dir" } else { "sich" };
    let own = |seat| if table.is_you(seat) { ["deine", "dein"] } else { ["die", "das"] };
    match event {
        LogEvent::FirstPlayer { player } => format!("{} mit der Initiative", does(*player, "beginnt")),
        LogEvent::Mulligan { player, taken: true } => format!("{} einen Mulligan", does(*player, "nimmt")),
        LogEvent::Mulligan { player, taken: false } => format!("{} {} Hand", does(*player, "behält"), own(*player)[0]),
        LogEvent::Phase { phase: now, round } => phase(*now, *round, &WORDS),
        LogEvent::Passed { player } => does(*player, "passt"),
        LogEvent::Took { player, counter } => format!("{} {}", does(*player, "übernimmt"), self::counter(*counter)),
        LogEvent::Drew { player, cards } if cards.iter().all(|card| table.sees(*card)) => {
            let cards: Vec<String> = cards.iter().map(|card| of(*card)).collect();
            let cards = if cards.is_empty() { "nichts".to_owned() } else { cards.join(", ") };
            format!("{} {cards}", does(*player, "zieht"))
        }
        LogEvent::Drew { player, cards } => {
            let count = i16::try_from(cards.len()).unwrap_or(i16::MAX);
            format!("{} {}", does(*player, "zieht"), counted(count, "Karte", "Karten"))
        }
        LogEvent::Resourced { player, card } => {
            format!("{} {} als Ressource ins Spiel", does(*player, "bringt"), of(*card))
        }
        LogEvent::Paid { player, resources } => {
            format!("{} {}", does(*player, "zahlt"), counted(i16::from(*resources), "Ressource", "Ressourcen"))
        }
        LogEvent::Played { player, card, onto: Some(unit), smuggled, .. } => {
            let how = if *smuggled { " mit Schmuggeln aus den Ressourcen" } else { "" };
            format!("{} {}{how} auf {}", does(*player, "spielt"), of(*card), whose(*unit))
        }
        LogEvent::Played { player, card, onto: None, smuggled: false, .. } => {
            format!("{} {}", does(*player, "spielt"), of(*card))
        }
        LogEvent::Played { player, card, onto: None, smuggled: true, .. } => {
            format!("{} {} mit Schmuggeln aus den Ressourcen", does(*player, "spielt"), of(*card))
        }
        LogEvent::Deployed { player, card } => format!("{} {}", does(*player, "ruft"), of(*card)),
        LogEvent::Used { player, card, ability } => {
            let what = match lines::is_epic(table, *ability) {
                Some(true) => "die Epische Aktion",
                Some(false) if lines::has_several_actions(table, *card, *ability) => "eine Aktion",
                Some(false) => "die Aktion",
                None => "die Fähigkeit",
            };
            format!("{} {what} von {}", does(*player, "verwendet"), own_name(table, *card))
        }
        LogEvent::Attacked { attacker, target } => format!("{} greift {} an", whose(*attacker), whose(*target)),
        LogEvent::Damaged { card, amount, by, combat, indirect } => {
            let kind = match (combat, indirect) {
                (true, _) => "Kampfschaden",
                (false, true) => "indirekten Schaden",
                (false, false) => "Schaden",
            };
            match by {
                Some(by) if by == card => format!("{} fügt sich selbst {amount} {kind} zu", whose(*by)),
                Some(by) => format!("{} fügt {} {amount} {kind} zu", whose(*by), to(*card)),
                None => format!("{} nimmt {amount} {kind}", whose(*card)),
            }
        }
        LogEvent::Prevented { card, amount } => format!("{amount} Schaden an {} wird verhindert", to(*card)),
        LogEvent::Healed { card, amount } => format!("{amount} Schaden an {} wird geheilt", to(*card)),
        LogEvent::Defeated { card } => format!("{} wird besiegt", whose(*card)),
        LogEvent::LeftPlay { card } => format!("{} verlässt das Spiel", whose(*card)),
        LogEvent::Returned { card } => format!("{} geht auf die Hand des Besitzers zurück", whose(*card)),
        LogEvent::PutInDeck { card, top: true } => format!("{} kommt oben auf das Deck des Besitzers", whose(*card)),
        LogEvent::PutInDeck { card, top: false } => format!("{} kommt unter das Deck des Besitzers", whose(*card)),
        LogEvent::Taken { player, card } => format!("{} {} auf die Hand", does(*player, "nimmt"), of(*card)),
        LogEvent::Discarded { card } => format!("{} wird abgelegt", of(*card)),
        LogEvent::Exhausted { card } => format!("{} wird erschöpft", whose(*card)),
        LogEvent::Readied { card } => format!("{} wird spielbereit gemacht", whose(*card)),
        LogEvent::ResourcesExhausted { player, count } => {
            format!("{} {}", does(*player, "erschöpft"), counted(i16::from(*count), "Ressource", "Ressourcen"))
        }
        LogEvent::ResourcesReadied { player, count } => {
            format!("{} {} spielbereit", does(*player, "macht"), counted(i16::from(*count), "Ressource", "Ressourcen"))
        }
        LogEvent::Created { player, card, on: Some(unit) } => {
            format!("{} {} einen Marker: {}", does(*player, "gibt"), to(*unit), of(*card))
        }
        LogEvent::Created { player, card, on: None } => {
            format!("{} einen Marker: {}", does(*player, "erschafft"), of(*card))
        }
        LogEvent::Controlled { player, card } => {
            format!("{} die Kontrolle über {}", does(*player, "übernimmt"), whose(*card))
        }
        LogEvent::Moved { card, space } => {
            let arena = if *space { "Weltraum" } else { "Boden" };
            format!("{} wird als Einheit in das {arena}-Kampfgebiet bewegt", whose(*card))
        }
        LogEvent::Attached { card, on } => format!("{} wird an {} angehängt", whose(*card), to(*on)),
        LogEvent::Captured { card, by } => format!("{} nimmt {} gefangen", whose(*by), whose(*card)),
        LogEvent::Rescued { card } => format!("{} wird befreit", whose(*card)),
        LogEvent::Triggered { card, what, .. } => format!("ausgelöst: {}", triggered(table, *card, *what)),
        LogEvent::Resolving { card, what, .. } => format!("wird abgehandelt: {}", triggered(table, *card, *what)),
        LogEvent::Lapsed { card, what, why, .. } => {
            let label = lines::label(table, *card, *what).map_or_else(String::new, |label| format!(" ({label})"));
            format!("{}{label}: kein Effekt{}", whose(*card), idle(table, *card, *why))
        }
        LogEvent::Delayed { card, .. } => format!("der verzögerte Effekt von {} tritt ein", own_name(table, *card)),
        LogEvent::Blanked { card, by } => format!("{} bewirkt nichts wegen {}", of(*card), to(*by)),
        LogEvent::Withstood { card, verb, by } => {
            let how = match verb {
                ProtectedAction::Captured => "gefangen genommen werden",
                ProtectedAction::Damaged => "Schaden nehmen",
                ProtectedAction::Defeated => "besiegt werden",
                ProtectedAction::Returned => "auf die Hand zurückgebracht werden",
                ProtectedAction::Exhausted => "erschöpft werden",
                ProtectedAction::TakenOver => "unter fremde Kontrolle gebracht werden",
            };
            let why = if card == by { "wegen der eigenen Fähigkeit".to_owned() } else { format!("wegen {}", to(*by)) };
            format!("{} kann {why} durch Fähigkeiten dieses Spielers nicht {how}", whose(*card))
        }
        LogEvent::Collected { player, card } => {
            format!("{} ein Kopfgeld auf {}", does(*player, "kassiert"), whose(*card))
        }
        LogEvent::Flipped { card } => format!("{} wird umgedreht", of(*card)),
        LogEvent::Copied { card, of: unit } => format!("{} wird zur Kopie von {}", whose(*card), to(*unit)),
        LogEvent::Gained { card, gives, until } => gained(table, &whose(*card), *gives, Some(*until)),
        LogEvent::Expired { card, gives, .. } => format!("beendet: {}", gained(table, &whose(*card), *gives, None)),
        LogEvent::Disclosed { player, cards } => {
            let cards: Vec<String> = cards.iter().map(|card| of(*card)).collect();
            format!("{} {} offen", does(*player, "legt"), list(&cards, "und"))
        }
        LogEvent::Revealed { card } => format!("{} wird aufgedeckt", of(*card)),
        LogEvent::Shown { player, card } => format!("{} {}", does(*player, "zeigt"), of(*card)),
        LogEvent::LookedAt { player, card } => {
            format!("{} {} {} an", does(*player, "sieht"), reflexive(*player), of(*card))
        }
        LogEvent::Shuffled { player } => format!("{} {} Deck", does(*player, "mischt"), own(*player)[1]),
        LogEvent::Named { player, name } => format!("{} {}", does(*player, "nennt"), named(table, *name)),
        LogEvent::NamedTrait { player, named } => {
            format!("{} das Merkmal {}", does(*player, "nennt"), super::super::terms::trait_word(*named))
        }
        LogEvent::NamedNumber { player, number } => format!("{} die Zahl {number}", does(*player, "wählt")),
        LogEvent::EmptyDeck { player } => format!("{} von einem leeren Deck nicht ziehen", does(*player, "kann")),
        LogEvent::Conceded { player } => format!("{} auf", does(*player, "gibt")),
        LogEvent::Lost { player } => does(*player, "verliert"),
        LogEvent::Over { outcome: Outcome::Won(player) } => format!("{} das Spiel", does(*player, "gewinnt")),
        LogEvent::Over { outcome: Outcome::Shared(seats) } => {
            let winners: Vec<String> =
                (0..8).filter(|seat| seats & 1 << seat != 0).map(|seat| who(Seat(seat))).collect();
            let you_share = table.address.you.is_some_and(|you| seats & 1 << you.0 != 0);
            format!("{} {} den Sieg", list(&winners, "und"), if you_share { "teilt euch" } else { "teilen sich" })
        }
        LogEvent::Over { outcome: Outcome::Draw } => "das Spiel endet unentschieden".to_owned(),
    }
}

/// Renders a temporary modifier: "Wampa bekommt für diese Phase +1/+0".
fn gained(table: &Table<'_>, who: &str, gives: LastingKind, until: Option<EffectEnd>) -> String {
    let (front, back) = lasts(table, until);
    match (table.modifier(gives), gives) {
        // The card is readied with all other cards, only in the regroup phase (CR 5.5.1D).
        (Some(Modifier::Rule(UnitRule::SkipsReadying)), _)
            if matches!(until, Some(EffectEnd::Duration(Duration::NextRegroup))) =>
        {
            format!("{who} wird in der nächsten Sammelphase nicht spielbereit gemacht")
        }
        (Some(modifier), _) => crate::german::gained(who, &modifier, (front, &back), context(table, CardIndex::NONE)),
        (None, LastingKind::Redirect(to, combat)) => {
            let what = if combat { "Kampfschaden" } else { "Schaden" };
            format!(
                "{what} für {who} wird {front} stattdessen {} zugefügt{back}",
                owned_name(table, to.card, Case::Dat)
            )
        }
        (None, _) => format!("{who} steht {front} unter einem andauernden Effekt{back}"),
    }
}

/// Renders a duration: after the verb, and at the end of the sentence.
fn lasts(table: &Table<'_>, until: Option<EffectEnd>) -> (&'static str, String) {
    match until {
        Some(EffectEnd::Duration(Duration::Phase)) => ("für diese Phase", String::new()),
        Some(EffectEnd::Duration(Duration::Round)) => ("für diese Runde", String::new()),
        Some(EffectEnd::Duration(Duration::NextRegroup)) => ("bis zum Ende der nächsten Sammelphase", String::new()),
        Some(EffectEnd::Duration(Duration::Attack) | EffectEnd::Attack(_)) => ("für diesen Angriff", String::new()),
        Some(EffectEnd::Duration(Duration::WhileInPlay | Duration::Always)) => {
            ("", ", solange sie im Spiel ist".to_owned())
        }
        Some(EffectEnd::Leaves(source)) => {
            ("", format!(", solange {} im Spiel ist", owned_name(table, source.card, Case::Nom)))
        }
        None => ("", String::new()),
    }
}

/// Renders in brackets the reason a triggered ability has no effect; empty if there is nothing to report.
fn idle(table: &Table<'_>, card: CardIndex, why: Idle) -> String {
    match why {
        Idle::Used => " (schon verwendet)".to_owned(),
        Idle::Unmet => " (Bedingung nicht erfüllt)".to_owned(),
        Idle::NotUsed => " (nicht genutzt)".to_owned(),
        Idle::Gone => " (die Karte ist nicht mehr im Spiel)".to_owned(),
        Idle::Nothing => String::new(),
        Idle::NoTarget(block, at) => {
            let step = table.game.book().block(block).get(usize::from(at));
            let sought = step.and_then(|step| step.unnamed().filters().first().copied());
            let sought = sought.map(|filter| crate::german::filter(filter, context(table, card)));
            // "eine Einheit", "ein Upgrade": keine Einheit, kein Upgrade.
            let none = sought.filter(|sought| sought.starts_with("ein")).map(|sought| format!(" (k{sought})"));
            none.unwrap_or_default()
        }
    }
}

/// Renders a line of the log as one sentence, without the text of abilities.
pub(crate) fn log_line(table: &Table<'_>, entries: &[GameLogEntry], log_line: &LogLine) -> String {
    let paid = lines::paid(entries, log_line);
    let said: Vec<String> = lines::pieces(entries, log_line).iter().map(|piece| said(table, piece, paid)).collect();
    let said = said.join("; ");
    let cause = lines::named_cause(entries, log_line).and_then(|(entry, card, keyword)| {
        let table = Table { entry: Some(entry), ..*table };
        let label = keyword.and_then(|what| lines::label(&table, card, what));
        let label = label.map_or_else(String::new, |label| format!(" ({label})"));
        table.sees(card).then(|| format!("{}{label}", owned_name(&table, card, Case::Nom)))
    });
    line(&cause.map_or_else(|| said.clone(), |cause| format!("{cause}: {said}")))
}

fn said(table: &Table<'_>, piece: &Piece<'_>, paid: u8) -> String {
    match piece {
        Piece::One(entry) => {
            let words = short(&Table { entry: Some(*entry), ..*table }, entry);
            let costs =
                matches!(entry.event, LogEvent::Played { .. } | LogEvent::Deployed { .. } | LogEvent::Used { .. });
            if costs && paid > 0 {
                return format!("{words} für {}", counted(i16::from(paid), "Ressource", "Ressourcen"));
            }
            words
        }
        Piece::Several(entries) => several(table, entries),
        Piece::Exchange(first, back) => {
            let words = words(&Table { entry: Some(*first), ..*table }, &first.event);
            let LogEvent::Damaged { amount, .. } = back.event else { return words };
            format!("{words} und nimmt {amount}")
        }
    }
}

/// Renders an event within a line: without the text of an ability, with tokens named as such.
fn short(table: &Table<'_>, entry: &GameLogEntry) -> String {
    let full = words(table, &entry.event);
    if let LogEvent::Gained { card, until, .. } = &entry.event
        && full.contains('„')
    {
        let who = if table.sees(*card) { owned_name(table, *card, Case::Nom) } else { "eine Karte".to_owned() };
        let (front, back) = lasts(table, Some(*until));
        let front = if front.is_empty() { String::new() } else { format!(" {front}") };
        return format!("{who} erhält{front} eine Fähigkeit{back}");
    }
    let is_token = entry.event.cards().first().is_some_and(|(card, _)| lines::token(table, *card).is_some());
    let fits = matches!(entry.event, LogEvent::Defeated { .. } | LogEvent::LeftPlay { .. } | LogEvent::Created { .. });
    if is_token && fits { several(table, &[entry]) } else { full }
}

/// Renders events of one kind as one sentence.
fn several<'a>(table: &Table<'a>, entries: &[&'a GameLogEntry]) -> String {
    let Some(first) = entries.first() else { return String::new() };
    let things = lines::things(table, entries, |table, card| owned_name(table, card, Case::Nom));
    let count = things.count();
    let many = count > 1;
    let is_object = matches!(first.event, LogEvent::Created { .. });
    let named = things_named(table, &things, if is_object { Case::Acc } else { Case::Nom });
    let passive = |done: &str| format!("{named} {} {done}", if many { "werden" } else { "wird" });
    let cards = || counted(i16::try_from(count).unwrap_or(i16::MAX), "Karte", "Karten");
    let table = &Table { entry: Some(*first), ..*table };
    let does = |seat, verb| super::does(table, seat, verb);
    let reflexive = |seat| if table.is_you(seat) { "dir" } else { "sich" };
    let Some(joint) = Joint::of(&first.event) else { return format!("{}: {}", cards(), words(table, &first.event)) };
    match joint {
        Joint::Defeated {} => passive("besiegt"),
        Joint::LeftPlay {} => format!("{named} {} das Spiel", if many { "verlassen" } else { "verlässt" }),
        Joint::Discarded {} => passive("abgelegt"),
        Joint::Exhausted {} => passive("erschöpft"),
        Joint::Readied {} if first.rule == lines::REGROUP_READY && count > lines::FEW => {
            format!("{} werden spielbereit gemacht", cards())
        }
        Joint::Readied {} => passive("spielbereit gemacht"),
        Joint::Revealed {} => passive("aufgedeckt"),
        Joint::Shown { player } => format!("{} {named}", does(player, "zeigt")),
        Joint::Rescued {} => passive("befreit"),
        Joint::Returned {} => format!("{named} gehen auf die Hand ihrer Besitzer zurück"),
        Joint::PutInDeck { top: true } => format!("{named} kommen oben auf die Decks ihrer Besitzer"),
        Joint::PutInDeck { top: false } => format!("{named} kommen unter die Decks ihrer Besitzer"),
        Joint::LookedAt { player } if things.unknown > 0 || count > MANY => {
            format!("{} {} {} an", does(player, "sieht"), reflexive(player), cards())
        }
        Joint::LookedAt { player } => {
            format!("{} {} {} an: {}", does(player, "sieht"), reflexive(player), cards(), things.names.join(", "))
        }
        Joint::Created { player, on: Some(unit) } => {
            let unit = if table.sees(unit) { owned_name(table, unit, Case::Dat) } else { "einer Karte".to_owned() };
            format!("{} {unit} {named}", does(player, "gibt"))
        }
        Joint::Created { player, on: None } => format!("{} {named}", does(player, "erschafft")),
    }
}

/// Renders named cards, and tokens with their number.
fn things_named(table: &Table<'_>, things: &Things, case: Case) -> String {
    let mut all = things.names.clone();
    for (token, count, whose) in &things.tokens {
        let marker = format!("{}Marker", terms::token_prefix(*token));
        let whose = whose.map_or_else(String::new, |seat| format!(" {}", of_player(table, seat)));
        let count = match (count, case) {
            (1, Case::Acc) => "einen".to_owned(),
            (1, Case::Nom | Case::Gen | Case::Dat) => "ein".to_owned(),
            (many, _) => many.to_string(),
        };
        all.push(format!("{count} {marker}{whose}"));
    }
    match things.unknown {
        0 => {}
        1 => all.push("eine Karte".to_owned()),
        many => all.push(format!("{many} Karten")),
    }
    list(&all, "und")
}

/// Renders the details that a line omits: the text of its abilities, names of cards that it counts. Returns `None` if
/// there are none.
pub(crate) fn log_details(table: &Table<'_>, entries: &[GameLogEntry], log_line: &LogLine) -> Option<String> {
    let first = log_line.parts.first().and_then(|at| entries.get(*at));
    let of_cause = Table { entry: first, ..*table };
    let abilities = lines::abilities(entries, log_line).into_iter().filter(|(card, _)| of_cause.sees(*card));
    let mut said: Vec<String> = abilities.map(|(card, what)| triggered(&of_cause, card, what)).collect();
    let counted = lines::counted_cards(table, entries, log_line);
    if !counted.is_empty() {
        let name = |(entry, card): &(&GameLogEntry, CardIndex)| {
            owned_name(&Table { entry: Some(*entry), ..*table }, *card, Case::Nom)
        };
        said.push(counted.iter().map(name).collect::<Vec<_>>().join(", "));
    }
    for entry in log_line.parts.iter().filter_map(|at| entries.get(*at)) {
        if matches!(entry.event, LogEvent::Gained { .. }) {
            let words = words(&Table { entry: Some(entry), ..*table }, &entry.event);
            said.extend(words.contains('„').then(|| line(&words)));
        }
    }
    (!said.is_empty()).then(|| said.join("\n"))
}
