//! Warnings about a position: impossible and unlikely states.

use std::collections::BTreeMap;

use model::{Card, CardType};
use rules::{CardBook, CardIndex, CardZone, Game, PositionError, QuestionKind, Seat};

use crate::contract::{JudgeAttachment, JudgePosition, JudgeSide, PositionWarning, TextLanguage};
use crate::error::{Cause, ErrorDetail};
use crate::games::game_language;
use crate::language::localized;
use crate::position::{MOST_DAMAGE, is_by_hand, number};

/// Maximum copies of a card in a deck (CR 8.5.5).
const COPIES: usize = 3;

/// Converts the engine's rejection of a position to a warning with its rule.
pub(super) fn position_error(
    language: TextLanguage,
    error: &PositionError,
    position: &JudgePosition,
    book: &CardBook,
) -> PositionWarning {
    let named = |number: &model::CardNumber| {
        let card = book.catalog().by_number(*number).map(|card| book.catalog().card(card).full_name());
        card.unwrap_or_else(|| number.to_string())
    };
    let side = |at: usize| position.sides.get(at).map_or_else(String::new, |side| side.name.clone());
    let (words, rule, seat) = match error {
        PositionError::Players(_) => (too_few_or_many_players(language), "11.1.1", None),
        PositionError::NoCard(number) => {
            (localized!(language, "Card {number} does not exist.", "Die Karte {number} gibt es nicht."), "", None)
        }
        PositionError::Kind(number, what) => (misplaced(language, &named(number), what), "3.1.1", None),
        PositionError::NoUpgrade(number) => (no_upgrade(language, &named(number)), "3.6.1", None),
        PositionError::NoHost(number) | PositionError::WrongHost(number, _) => {
            (wrong_host(language, &named(number)), "3.6.3", None)
        }
        PositionError::Deployed(number) => (unit_and_upgrade(language, &named(number)), "3.4.4A", None),
        PositionError::NotWritten(number) => (not_implemented(language, &named(number)), "", None),
        PositionError::Incomplete(at) => (incomplete(language, &side(*at)), "5.2.1", Some(*at as u32)),
        PositionError::Seat(seat) => {
            let number = seat + 1;
            (localized!(language, "Player {number} does not exist.", "Spieler {number} gibt es nicht."), "", None)
        }
        PositionError::NoSuch(_) => (Cause::JudgeCardGone.message(language), "", None),
        PositionError::Busy => (Cause::JudgeHandBusy.message(language), "", None),
        PositionError::NoEffect(number, _) | PositionError::NoLimit(number) => {
            (Cause::JudgeHandCard { card: named(number).into() }.message(language), "", None)
        }
        PositionError::NoName(name) => (Cause::JudgeHandName { name: name.into() }.message(language), "", None),
        PositionError::NoTrait(word) => (Cause::JudgeHandKeyword { keyword: word.into() }.message(language), "", None),
        PositionError::Range(number) => {
            let cause = Cause::JudgeRange { number: ErrorDetail::text(number), most: MOST_DAMAGE.into() };
            (cause.message(language), "", None)
        }
        PositionError::TooMany => (Cause::JudgeHandTooMany.message(language), "", None),
        PositionError::Broken(broken) => {
            let told = phrase::game::broken(*broken, game_language(language));
            let words = localized!(
                language,
                "This position causes an internal error: {told}.",
                "Diese Position führt zu einem internen Fehler: {told}."
            );
            (words, broken.rule(), None)
        }
    };
    PositionWarning { words, rule: rule.to_owned(), impossible: true, seat }
}

fn too_few_or_many_players(language: TextLanguage) -> String {
    localized!(language, "A game needs two to four players.", "Ein Spiel braucht zwei bis vier Spieler.")
}

fn misplaced(language: TextLanguage, name: &str, needed: &str) -> String {
    localized!(
        language,
        "{name} does not fit there; this place needs a {needed}.",
        "{name} passt nicht an diese Stelle."
    )
}

fn unit_and_upgrade(language: TextLanguage, name: &str) -> String {
    localized!(
        language,
        "{name} cannot be a unit and an upgrade at the same time.",
        "{name} kann nicht zugleich Einheit und Upgrade sein."
    )
}

fn not_implemented(language: TextLanguage, name: &str) -> String {
    localized!(language, "{name} cannot be played in Cantina yet.", "{name} ist in Cantina noch nicht spielbar.")
}

/// Returns the message for a player without a base or leader.
fn incomplete(language: TextLanguage, name: &str) -> String {
    localized!(
        language,
        "{name} needs one base and one leader (two in Twin Suns).",
        "{name} braucht eine Basis und einen Anführer (zwei in Twin Suns)."
    )
}

/// Returns the message for a card that cannot be attached to anything.
pub(super) fn no_upgrade(language: TextLanguage, name: &str) -> String {
    localized!(
        language,
        "{name} cannot be attached: it is neither an upgrade, nor a unit with Piloting, nor a leader that deploys as an upgrade.",
        "{name} kann nicht angehängt werden: Die Karte ist weder ein Upgrade noch eine Einheit mit Pilotieren noch ein Anführer, der als Upgrade gerufen werden kann."
    )
}

/// Returns the message for an upgrade that cannot be attached to a card.
pub(super) fn wrong_host(language: TextLanguage, name: &str) -> String {
    localized!(
        language,
        "{name} cannot be attached there: upgrades with Fortify go on a base, all others on a unit in play.",
        "{name} kann dort nicht angehängt werden: Upgrades mit Fortify kommen auf eine Basis, alle anderen auf eine Einheit im Spiel."
    )
}

/// Returns the warnings about a possible position; `game` is the position before any step.
pub(super) fn position_warnings(
    language: TextLanguage,
    position: &JudgePosition,
    game: &Game,
    stands_in: bool,
) -> Vec<PositionWarning> {
    let mut found = Vec::new();
    let mut say = |words: String, rule: &str, seat: Option<usize>| {
        found.push(PositionWarning {
            words,
            rule: rule.to_owned(),
            impossible: false,
            seat: seat.map(|seat| seat as u32),
        });
    };
    for (at, side) in position.sides.iter().enumerate() {
        missing_cards(language, side, &mut |words, rule| say(words, rule, Some(at)));
        standing(language, side, at, position, game, &mut say);
        copies(language, side, game.book(), &mut |words, rule| say(words, rule, Some(at)));
        resources(language, side, position.round, &mut |words, rule| say(words, rule, Some(at)));
    }
    counters(language, position, &mut say);
    if let Some(outcome) = game.state.outcome() {
        say(over(language, outcome, position), "5.6.1", None);
    } else if game.question().is_some_and(|question| question.ask == QuestionKind::Unique) {
        let words = localized!(
            language,
            "A player controls two copies of a unique card: one is defeated immediately.",
            "Jemand kontrolliert zwei Exemplare einer einzigartigen Karte: Eine wird sofort besiegt."
        );
        say(words, "8.29.3", None);
    }
    for name in cards_without_text(game) {
        let words = localized!(
            language,
            "The text of {name} is unknown. Use manual actions for its abilities.",
            "Der Text von {name} ist unbekannt: Führe die Effekte der Karte manuell aus."
        );
        say(words, "", None);
    }
    if stands_in {
        let words = localized!(
            language,
            "Unknown cards count as units without text, so results that depend on them are uncertain.",
            "Unbekannte Karten gelten als Einheiten ohne Text. Ergebnisse, die von ihnen abhängen, sind unsicher."
        );
        say(words, "1.17.2", None);
    }
    found
}

/// Reports a missing leader or base (CR 5.2.1).
fn missing_cards(language: TextLanguage, side: &JudgeSide, say: &mut impl FnMut(String, &str)) {
    let missing = match (side.base.is_none(), side.leaders.is_empty()) {
        (true, true) => localized!(language, "leader and base", "keinen Anführer und keine Basis"),
        (true, false) => localized!(language, "base", "keine Basis"),
        (false, true) => localized!(language, "leader", "keinen Anführer"),
        (false, false) => return,
    };
    let name = &side.name;
    let words = localized!(
        language,
        "{name} has no {missing} yet. Until then, no text of it applies and no aspect penalty is paid.",
        "{name} hat noch {missing}. Bis dahin gibt es dort keinen Text und keinen Aufpreis für fehlende Aspekte."
    );
    say(words, "5.2.1");
}

/// Reports counters that contradict each other, and a player who cannot act because of one (CR 1.15.5B).
fn counters(language: TextLanguage, position: &JudgePosition, say: &mut impl FnMut(String, &str, Option<usize>)) {
    let holder = position.sides.get(position.initiative as usize);
    if let Some(holder) = holder.filter(|holder| position.initiative_taken && !holder.took_counter) {
        let name = &holder.name;
        let words = localized!(
            language,
            "The initiative is marked as taken, but {name} is not marked as the player who took it.",
            "Die Initiative ist als übernommen markiert, aber {name} nicht als der Spieler, der sie übernommen hat."
        );
        say(words, "1.15.5B", Some(position.initiative as usize));
    }
    if let Some(active) = position.sides.get(position.active as usize).filter(|side| side.took_counter) {
        let name = &active.name;
        let words = localized!(
            language,
            "{name} has taken a counter this round and therefore passes every action.",
            "{name} hat in dieser Runde ein Plättchen übernommen und passt in jeder weiteren Aktion."
        );
        say(words, "1.15.5B", Some(position.active as usize));
    }
}

/// Returns the names of the cards whose text is unknown, in alphabetical order.
fn cards_without_text(game: &Game) -> Vec<String> {
    let mut names: Vec<String> = (0..game.state.cards().len())
        .map(|at| CardIndex(at as u16))
        .filter(|card| is_by_hand(game, *card))
        .map(|card| game.book().catalog().card(game.state.card(card).def).full_name())
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn over(language: TextLanguage, outcome: rules::Outcome, position: &JudgePosition) -> String {
    let winner = match outcome {
        rules::Outcome::Won(seat) => position.sides.get(seat.at()),
        rules::Outcome::Draw | rules::Outcome::Shared(_) => None,
    };
    match winner.map(|side| &side.name) {
        Some(name) => {
            localized!(language, "The game is over: {name} has won.", "Das Spiel ist zu Ende: {name} hat gewonnen.")
        }
        None => localized!(language, "The game is over.", "Das Spiel ist zu Ende."),
    }
}

/// Warns about states that do not last (CR 1.16.5), and states that are unlikely to occur.
fn standing(
    language: TextLanguage,
    side: &JudgeSide,
    at: usize,
    position: &JudgePosition,
    game: &Game,
    say: &mut impl FnMut(String, &str, Option<usize>),
) {
    let laid = side.units.len() + side.leaders.iter().filter(|leader| leader.deployed).count();
    let stand = game.state.list(Seat(at as u8), CardZone::Arena).len();
    let unique_open = game.question().is_some_and(|question| question.ask == QuestionKind::Unique);
    if stand < laid && !unique_open {
        let (fallen, name) = (laid - stand, &side.name);
        let words = match fallen {
            1 => localized!(
                language,
                "A unit of {name} has no HP left and is defeated immediately.",
                "Eine Einheit von {name} hat keine TP mehr und wird sofort besiegt."
            ),
            _ => localized!(
                language,
                "{fallen} units of {name} have no HP left and are defeated immediately.",
                "{fallen} Einheiten von {name} haben keine TP mehr und werden sofort besiegt."
            ),
        };
        say(words, "1.16.5E", Some(at));
    }
    for leader in side.leaders.iter().filter(|leader| leader.deployed) {
        let Some(facts) = facts(game.book(), &leader.card) else { continue };
        let needs = facts.cost.map_or(0, usize::from);
        if side.resources.len() < needs {
            let (leader, count) = (&facts.name, side.resources.len());
            let words = localized!(
                language,
                "{leader} is deployed with {count} resources; its epic action needs {needs}.",
                "{leader} ist mit {count} Ressourcen gerufen; die Epische Aktion braucht {needs}."
            );
            say(words, "3.4.4", Some(at));
        }
    }
    let name = &side.name;
    if side.hidden_deck == 0 && side.deck.is_empty() {
        say(localized!(language, "The deck of {name} is empty.", "Das Deck von {name} ist leer."), "8.6.1", Some(at));
    }
    if position.twin_suns && side.leaders.len() != 2 {
        let words = localized!(
            language,
            "{name} has one leader; in Twin Suns, each player has two.",
            "{name} hat einen Anführer; in Twin Suns hat jeder zwei."
        );
        say(words, "12.3.1", Some(at));
    }
    ineligible(language, side, at, game, say);
}

/// Warns about upgrades on units they cannot be played on. They may have been attached in another way (CR 3.6.3A).
fn ineligible(
    language: TextLanguage,
    side: &JudgeSide,
    at: usize,
    game: &Game,
    say: &mut impl FnMut(String, &str, Option<usize>),
) {
    let seat = Seat(at as u8);
    for unit in game.state.list(seat, CardZone::Arena).iter().chain([&game.state.player(seat).base]) {
        for upgrade in game.state.upgrades(*unit) {
            if !game.is_eligible(*unit, upgrade) {
                let name = |card: CardIndex| game.book().catalog().card(game.state.card(card).def).name.to_string();
                let (upgrade, unit, whose) = (name(upgrade), name(*unit), &side.name);
                let words = localized!(
                    language,
                    "{upgrade} cannot be played on {unit} of {whose}, so it must have been attached in another way.",
                    "{upgrade} kann nicht auf {unit} von {whose} gespielt werden; die Karte muss anders dorthin gekommen sein."
                );
                say(words, "3.6.3A", Some(at));
            }
        }
    }
}

/// Warns about more copies of a card than a constructed deck may contain.
fn copies(language: TextLanguage, side: &JudgeSide, book: &CardBook, say: &mut impl FnMut(String, &str)) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let under = |cards: &[JudgeAttachment]| -> Vec<String> { cards.iter().map(|card| card.card.clone()).collect() };
    let mut all: Vec<String> = [&side.hand, &side.deck, &side.discard].into_iter().flatten().cloned().collect();
    all.extend(side.resources.iter().filter(|one| one.owner.is_none()).filter_map(|one| one.card.clone()));
    for unit in side.units.iter().filter(|unit| unit.owner.is_none()) {
        all.push(unit.card.clone());
        all.extend(under(&unit.upgrades));
    }
    for leader in &side.leaders {
        all.extend(under(&leader.upgrades));
    }
    for number in all {
        *counts.entry(number).or_default() += 1;
    }
    for (number, count) in counts.into_iter().filter(|(_, count)| *count > COPIES) {
        let Some(facts) = facts(book, &number).filter(|facts| facts.kind.is_deck_card()) else { continue };
        let (name, card) = (&side.name, facts.full_name());
        let words = localized!(
            language,
            "{name} has {count} copies of {card}; a constructed deck can have at most {COPIES}.",
            "{name} hat {count} Exemplare von {card}; in einem Constructed-Deck sind es höchstens {COPIES}."
        );
        say(words, "8.5.5");
    }
}

/// Warns about more resources than two at the start and one per round.
fn resources(language: TextLanguage, side: &JudgeSide, round: u32, say: &mut impl FnMut(String, &str)) {
    let most = 1 + round as usize;
    if side.resources.len() > most {
        let (name, count) = (&side.name, side.resources.len());
        let words = localized!(
            language,
            "{name} has {count} resources in round {round}; without abilities, at most {most} are possible.",
            "{name} hat in Runde {round} {count} Ressourcen; ohne Fähigkeiten sind höchstens {most} möglich."
        );
        say(words, "5.5.1C");
    }
}

fn facts<'a>(book: &'a CardBook, card: &str) -> Option<&'a Card> {
    let number = number(card).ok()?;
    book.catalog().by_number(number).map(|card| book.catalog().card(card)).filter(|card| card.kind != CardType::Base)
}
