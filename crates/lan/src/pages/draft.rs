//! Drafting on the own phone: the pack with what its cards say, the picks, and the deck that is built from them.

use app::contract::{CardFace, CardWords, DeckCheck, DraftStatus, PoolCard, TextPart};
use app::phones::{OwnDraft, OwnLimited};
use maud::{Markup, html};

use crate::reader::Language;
use crate::words::{DraftWords, Words};

/// A card by its number among those whose words were sent along.
fn words_of<'a>(words: &'a [CardWords], face: &CardFace) -> Option<&'a CardWords> {
    words.iter().find(|one| one.number == face.id)
}

pub(super) fn line(parts: &[TextPart]) -> String {
    parts.iter().map(|part| part.text.as_str()).collect()
}

/// The name of a card with its subtitle.
pub(super) fn full_name(face: &CardFace) -> String {
    face.subtitle.as_ref().map_or_else(|| face.name.clone(), |subtitle| format!("{}, {subtitle}", face.name))
}

/// The facts of a card in one line: "Ground unit \u{b7} 3/4 \u{b7} Trooper".
pub(super) fn facts(face: &CardFace, foil: bool, words: &DraftWords) -> String {
    let figures = face.power.zip(face.hp).map(|(power, hp)| match face.kind.as_str() {
        "upgrade" => format!("{power:+}/{hp:+}"),
        _ => format!("{power}/{hp}"),
    });
    let figures = figures.or_else(|| face.hp.filter(|_| face.kind == "base").map(|hp| format!("{hp} HP")));
    let foil = foil.then(|| words.foil.to_owned());
    let parts = [Some(words.kind(face).to_owned()), figures, Some(face.traits.join(", ")), foil];
    let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    parts.join(" \u{b7} ")
}

/// A card with everything that is needed to choose it.
pub(crate) fn card(face: &CardFace, foil: bool, said: Option<&CardWords>, words: &DraftWords) -> Markup {
    html! {
        span.cost { @if let Some(cost) = face.cost { (cost) } }
        span.text {
            b { (full_name(face)) }
            span.aspects { @for aspect in &face.aspects { i class=(aspect.to_lowercase()) { (words.aspect(aspect)) } " " } }
            small { (facts(face, foil, words)) }
            @if let Some(said) = said {
                @if !said.keywords.is_empty() {
                    span.says { b { (said.keywords.iter().map(|one| line(one)).collect::<Vec<_>>().join(", ")) } }
                }
                @for one in &said.front { span.says { (line(one)) } }
                @if !said.unit.is_empty() {
                    span.says { b { (words.as_unit) } }
                    @for one in &said.unit { span.says { (line(one)) } }
                }
            }
        }
    }
}

fn step(status: &DraftStatus, words: &DraftWords) -> String {
    let DraftStatus { pack, pick, picks, .. } = status;
    let part = if *pack == 0 { words.leaders.to_owned() } else { format!("{} {pack} {} 3", words.pack, words.of) };
    format!("{part} \u{b7} {} {pick} {} {picks}", words.pick, words.of)
}

fn clock(status: &DraftStatus, words: &DraftWords) -> Markup {
    let clock = &status.clock;
    html! {
        @if clock.seconds > 0 {
            p.clock {
                time data-left=(clock.left_ms) data-runs=(clock.running) data-over=(words.over) {}
                @if !clock.running { " " small { (words.paused) } }
            }
        }
    }
}

/// The seat that the pack goes to after this pick.
fn neighbour(own: &OwnDraft) -> Option<&str> {
    let (table, seats) = (&own.view.table, own.view.table.len());
    let at = table.iter().position(|one| one.seat == own.view.seat)?;
    let next = match own.view.status.passing {
        app::contract::Passing::Left => (at + 1) % seats,
        app::contract::Passing::Right => (at + seats - 1) % seats,
    };
    table.get(next).map(|one| one.name.as_str())
}

fn pack(own: &OwnDraft, words: &DraftWords) -> Markup {
    let DraftStatus { pack, pick, picks, .. } = &own.view.status;
    let ask = |index: u32, card: &str| serde_json::json!({ "kind": "pick", "pack": pack, "pick": pick, "index": index, "card": card });
    html! {
        @if let Some(next) = neighbour(own).filter(|_| pick < picks) {
            p { small { (words.passes_to) " " span.name { (next) } } }
        }
        fieldset.pack data-pick={ (pack) "." (pick) } {
            legend.skip { (words.choose) }
            @for held in &own.view.pack {
                label.pickable {
                    input type="radio" name="card" value=(held.index) id={ "card-" (pack) "-" (pick) "-" (held.index) }
                        data-takes=(ask(held.index, &held.printing)) data-name=(held.face.name);
                    (card(&held.face, held.foil, words_of(&own.words, &held.face), words))
                }
            }
        }
        div.bar {
            (clock(&own.view.status, words))
            button #take type="button" disabled data-choose=(words.choose) data-word=(words.take) { (words.choose) }
        }
    }
}

/// The own seat of a draft that is going on.
pub(crate) fn draft(own: &OwnDraft, language: Language) -> Markup {
    let words = language.words().draft;
    let waiting = own.view.table.iter().filter(|one| one.picking && !one.bot);
    let waiting: Vec<&str> = waiting.map(|one| one.name.as_str()).collect();
    html! {
        section.draft {
            h2 { (step(&own.view.status, words)) }
            @if own.view.pack.is_empty() {
                @if let Some(last) = own.view.taken.last() { p.big { (words.taken) " " b { (full_name(last)) } } }
                p role="status" { (words.waits) " " (waiting.join(", ")) }
                p { small { (words.next_pack) } }
                (clock(&own.view.status, words))
            } @else { (pack(own, words)) }
            details #picks {
                summary { (words.your_picks) " (" (own.view.taken.len()) ")" }
                @if own.view.taken.is_empty() { p { (words.nothing_yet) } }
                @for face in own.view.taken.iter().rev() {
                    div.pickable { (card(face, false, words_of(&own.words, face), words)) }
                }
            }
        }
    }
}

fn problems(check: &DeckCheck, words: &Words) -> Markup {
    html! {
        p {
            (check.size) " " (words.draft.in_deck) " (" (words.draft.at_least) " " (check.minimum) ") \u{b7} "
            @if check.legal { b { "\u{2713} " (words.legal) } } @else { b.problem { (words.not_legal) } }
        }
        @if !check.problems.is_empty() { ul.problem { @for one in &check.problems { li { (one.message) } } } }
    }
}

/// One of several cards, of which the deck has one.
fn one_of(own: &OwnLimited, name: &str, face: &CardFace, chosen: bool, words: &DraftWords) -> Markup {
    html! {
        label.pickable {
            input type="radio" name=(name) value=(face.id) id={ "deck-" (name) "-" (face.id) } checked[chosen]
                disabled[own.locked || own.in_match];
            (card(face, false, words_of(&own.words, face), words))
        }
    }
}

/// The deck that is built from the own pool.
pub(crate) fn limited(own: &OwnLimited, language: Language) -> Markup {
    let words = language.words();
    let own_words = words.draft;
    let list = own.list.clone().unwrap_or_default();
    let is = |kind: &'static str| own.pool.iter().filter(move |card| card.face.kind == kind);
    let mut cards: Vec<&PoolCard> =
        own.pool.iter().filter(|card| !["leader", "base"].contains(&card.face.kind.as_str())).collect();
    cards.sort_by(|one, other| {
        let key = |card: &PoolCard| (card.face.aspects.join(" "), card.face.cost, card.face.name.clone());
        key(one).cmp(&key(other))
    });
    let held = |face: &CardFace| list.cards.iter().find(|row| row.id == face.id).map_or(0, |row| row.count);
    let bases = is("base").map(|card| &card.face).chain(&own.free_bases);
    html! {
        section.limited #limited {
            h2 { (own_words.deck) }
            @if own.list.is_some() { p { (own_words.handed_in) } (problems(&own.check, words)) }
            @else { p { (own_words.not_handed_in) } }
            @if own.locked { p { (words.locked) } } @else if own.in_match { p { (words.in_match) } }
            div.said {}
            details open[own.list.is_none()] {
                summary { (own_words.deck) ": " (own_words.leader) ", " (own_words.base) ", " (words.cards) }
                h3 { (own_words.leader) }
                @for one in is("leader") {
                    (one_of(own, "leader", &one.face, list.leader.as_deref() == Some(&one.face.id), own_words))
                }
                h3 { (own_words.base) }
                @for face in bases { (one_of(own, "base", face, list.base.as_deref() == Some(&face.id), own_words)) }
                h3 { (words.cards) }
                @for one in cards {
                    @for copy in 1..=one.count {
                        label.pickable {
                            input type="checkbox" name="main" value=(one.face.id) disabled[own.locked || own.in_match]
                                id={ "deck-main-" (one.face.id) "-" (copy) } checked[copy <= held(&one.face)];
                            (card(&one.face, false, words_of(&own.words, &one.face), own_words))
                        }
                    }
                }
                @if !own.locked && !own.in_match {
                    div.bar {
                        p { b #deck-count {} " " (own_words.in_deck) " (" (own_words.at_least) " " (own.check.minimum) ")" }
                        button #deck-hand-in type="button" data-ask=(serde_json::json!({ "kind": "saveDeck" })) {
                            (own_words.hand_in)
                        }
                    }
                }
            }
        }
    }
}
