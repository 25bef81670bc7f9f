//! Drafting on a phone: the pack with card texts, the picks, and deck building.

use app::contract::{
    CardFace, CardTextView, DeckCheck, DraftBoard, DraftLayout, DraftPart, DraftStatus, PackCardView, PoolCard,
    TextLanguage, TextPart,
};
use app::phones::{PlayerDraftView, PlayerLimitedDeckView};
use maud::{Markup, html};

use super::{name, names};
use crate::words::{DraftWords, PageLanguage, Words};

/// Returns the texts of a card from those sent along.
fn words_of<'a>(words: &'a [CardTextView], face: &CardFace) -> Option<&'a CardTextView> {
    words.iter().find(|one| one.number == face.id)
}

pub(super) fn line(parts: &[TextPart]) -> String {
    parts.iter().map(|part| part.text.as_str()).collect()
}

/// Returns the name of a card with its subtitle.
pub(super) fn full_name(face: &CardFace) -> String {
    face.subtitle.as_ref().map_or_else(|| face.name.clone(), |subtitle| format!("{}, {subtitle}", face.name))
}

/// Returns the facts of a card in one line: "Ground unit \u{b7} 3/4 \u{b7} Trooper".
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

/// Renders the name, aspects and facts of a card.
fn title(face: &CardFace, foil: bool, words: &DraftWords) -> Markup {
    html! {
        b { (full_name(face)) }
        " " span.aspects { @for aspect in &face.aspects { i class=(aspect.to_lowercase()) { (words.aspect(aspect)) } " " } }
        small { (facts(face, foil, words)) }
    }
}

/// Renders the text of a card.
fn card_text(text: &CardTextView, words: &DraftWords) -> Markup {
    html! {
        @if !text.keywords.is_empty() {
            span.says { b { (text.keywords.iter().map(|one| line(one)).collect::<Vec<_>>().join(", ")) } }
        }
        @for one in &text.front { span.says { (line(one)) } }
        @if !text.unit.is_empty() {
            span.says { b { (words.as_unit) } }
            @for one in &text.unit { span.says { (line(one)) } }
        }
    }
}

fn cost(face: &CardFace) -> Markup {
    html! { span.cost { @if let Some(cost) = face.cost { (cost) } } }
}

/// Renders a card of a pack with all facts needed to choose it.
fn card(face: &CardFace, foil: bool, text: Option<&CardTextView>, words: &DraftWords) -> Markup {
    html! {
        (cost(face))
        span.text { (title(face, foil, words)) @if let Some(text) = text { (card_text(text, words)) } }
    }
}

/// Renders a card in one or two lines, with its text folded under a button. `input` selects it.
fn folded(face: &CardFace, input: &Markup, text: Option<&CardTextView>, words: &DraftWords) -> Markup {
    let text = text.filter(|text| !(text.keywords.is_empty() && text.front.is_empty() && text.unit.is_empty()));
    html! {
        label.pickable { (input) @if face.kind != "leader" && face.kind != "base" { (cost(face)) }
            span.text { (title(face, false, words)) } }
        @if let Some(text) = text {
            button.more type="button" data-more aria-expanded="false" aria-label={ (words.text) ": " (face.name) } { "\u{2026}" }
            div.text hidden { (card_text(text, words)) }
        }
    }
}

fn step(status: &DraftStatus, words: &DraftWords) -> String {
    let DraftStatus { pack, pick, picks, .. } = status;
    let part = if *pack == 0 { words.leaders.to_owned() } else { format!("{} {pack}/3", words.pack) };
    format!("{part} \u{b7} {} {pick}/{picks}", words.pick)
}

/// Returns the current step of a draft of another shape as text.
fn variant_step(status: &DraftStatus, board: &DraftBoard, words: &DraftWords) -> String {
    if status.part == DraftPart::Leaders {
        return words.leaders.to_owned();
    }
    match &board.layout {
        DraftLayout::Open | DraftLayout::Done => words.choose.to_owned(),
        DraftLayout::Piles { current, stock, .. } => {
            format!("{} {current} \u{b7} {} {stock}", words.pile, words.stock)
        }
        DraftLayout::Grid { number, of, .. } => format!("{} {number}/{of}", words.square),
        DraftLayout::Hand { round, of, take: 0 } => format!("{} {round}/{of}", words.round),
        DraftLayout::Hand { round, of, take } => {
            format!("{} {round}/{of} \u{b7} {} {take}", words.round, words.cards_to_take)
        }
    }
}

/// Returns the name of a choice other than a card.
fn choice_name(code: &str, words: &DraftWords) -> String {
    match code.split_once('-') {
        Some(("row", number)) => format!("{} {number}", words.row),
        Some(("column", number)) => format!("{} {number}", words.column),
        Some(_) | None if code == "take" => words.take_pile.to_owned(),
        Some(_) | None => words.pass_pile.to_owned(),
    }
}

/// Renders the table of a draft of another shape: the cards, and the choices of this seat.
fn variant_table(own: &PlayerDraftView, board: &DraftBoard, words: &DraftWords) -> Markup {
    let DraftBoard { layout, choices, number } = board;
    let ask = |index: usize, code: &str| serde_json::json!({ "kind": "pick", "pack": 0, "pick": number, "index": index, "card": code });
    let input = |index: usize, code: &str, name: &str| {
        html! {
            input type="radio" name="card" value=(index) id={ "choice-" (number) "-" (index) } data-takes=(ask(index, code)) data-name=(name);
        }
    };
    let shown = |held: &PackCardView, input: &Markup| {
        let text = words_of(&own.words, &held.face);
        html! {
            @if held.face.kind == "leader" { div.row-card { (folded(&held.face, input, text, words)) } }
            @else { label.pickable { (input) (card(&held.face, held.foil, text, words)) } }
        }
    };
    let none = html! {};
    let by_card = matches!(layout, DraftLayout::Open | DraftLayout::Hand { .. });
    html! {
        @if let DraftLayout::Piles { sizes, .. } = layout {
            p { @for (at, size) in sizes.iter().enumerate() { (words.pile) " " (at + 1) ": " b { (size) } " " } }
        }
        fieldset.pack data-pick={ "0." (number) } {
            legend.skip { (words.choose_one) }
            @if let DraftLayout::Grid { cells, .. } = layout {
                @for (at, cell) in cells.iter().enumerate() {
                    @if let Some(held) = cell.and_then(|index| own.view.pack.get(index as usize)) {
                        p { small { (words.row) " " (at / 3 + 1) " \u{b7} " (words.column) " " (at % 3 + 1) } }
                        (shown(held, &none))
                    }
                }
            } @else {
                @for (at, held) in own.view.pack.iter().enumerate() {
                    @match choices.get(at).filter(|_| by_card) {
                        Some(code) => (shown(held, &input(at, code, &held.face.name))),
                        None => (shown(held, &none)),
                    }
                }
            }
            @if !by_card {
                @for (at, code) in choices.iter().enumerate() {
                    @let name = choice_name(code, words);
                    label.pickable { (input(at, code, &name)) span.text { b { (name) } } }
                }
            }
        }
        @if !choices.is_empty() {
            div.bar {
                @let choose = if by_card { words.choose } else { words.choose_one };
                @let word = if by_card { words.take } else { "" };
                button #take type="button" disabled data-choose=(choose) data-word=(word) { (choose) }
            }
        }
    }
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

/// Returns the player who gets the pack after this pick.
fn neighbour(own: &PlayerDraftView) -> Option<&str> {
    let (table, seats) = (&own.view.table, own.view.table.len());
    let at = table.iter().position(|one| one.seat == own.view.seat)?;
    let next = match own.view.status.passing {
        app::contract::Passing::Left => (at + 1) % seats,
        app::contract::Passing::Right => (at + seats - 1) % seats,
    };
    table.get(next).map(|one| one.name.as_str())
}

fn pack(own: &PlayerDraftView, words: &DraftWords) -> Markup {
    let DraftStatus { pack, pick, .. } = &own.view.status;
    let ask = |index: u32, card: &str| serde_json::json!({ "kind": "pick", "pack": pack, "pick": pick, "index": index, "card": card });
    html! {
        fieldset.pack data-pick={ (pack) "." (pick) } {
            legend.skip { (words.choose) }
            @for held in &own.view.pack {
                @let input = html! {
                    input type="radio" name="card" value=(held.index) id={ "card-" (pack) "-" (pick) "-" (held.index) }
                        data-takes=(ask(held.index, &held.printing)) data-name=(held.face.name);
                };
                @let text = words_of(&own.words, &held.face);
                @if held.face.kind == "leader" { div.row-card { (folded(&held.face, &input, text, words)) } }
                @else { label.pickable { (input) (card(&held.face, held.foil, text, words)) } }
            }
        }
        div.bar {
            button #take type="button" disabled data-choose=(words.choose) data-word=(words.take) { (words.choose) }
        }
    }
}

/// Renders the player's picks in a dialog available at every pick.
fn picks(own: &PlayerDraftView, words: &DraftWords) -> Markup {
    html! {
        dialog.sheet #picks {
            div.line {
                h2 { (words.your_picks) " (" (own.view.taken.len()) ")" }
                button.plain type="button" data-close { (words.close) }
            }
            @if own.view.taken.is_empty() { p { (words.nothing_yet) } }
            @for face in own.view.taken.iter().rev() {
                div.row-card { (folded(face, &html! {}, words_of(&own.words, face), words)) }
            }
        }
    }
}

/// Renders the player's seat in a draft in progress.
pub(crate) fn draft(own: &PlayerDraftView, language: TextLanguage) -> Markup {
    let words = language.words().draft;
    let waiting = own.view.table.iter().filter(|one| one.picking && !one.bot);
    let waiting: Vec<&str> = waiting.map(|one| one.name.as_str()).collect();
    let DraftStatus { pick, picks: of, .. } = &own.view.status;
    let board = own.view.board.as_ref();
    let waits = board.map_or(own.view.pack.is_empty(), |board| board.choices.is_empty());
    let passes_packs = board.is_none_or(|board| matches!(board.layout, DraftLayout::Hand { .. }));
    html! {
        section.draft {
            div.step {
                div {
                    @match board {
                        Some(board) => h2 { (variant_step(&own.view.status, board, words)) },
                        None => h2 { (step(&own.view.status, words)) },
                    }
                    @if let Some(next) = neighbour(own).filter(|_| board.is_none() && pick < of) {
                        small { (words.passes_to) " " (name(next)) }
                    }
                }
                (clock(&own.view.status, words))
                button.plain type="button" data-sheet="picks" { (words.your_picks) " " b { (own.view.taken.len()) } }
            }
            @if waits {
                div.card {
                    @if let Some(last) = own.view.taken.last() { p.taken { (words.taken) " " b { (full_name(last)) } } }
                    p role="status" { (words.waits) " " (names(&waiting)) }
                    @if passes_packs { p { small { (words.next_pack) } } }
                }
            }
            @match board {
                Some(board) => (variant_table(own, board, words)),
                None if waits => {}
                None => (pack(own, words)),
            }
            (picks(own, words))
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

/// Renders one of several cards. The deck has exactly one of them.
fn one_of(own: &PlayerLimitedDeckView, name: &str, face: &CardFace, chosen: bool, words: &DraftWords) -> Markup {
    let input = html! {
        input type="radio" name=(name) value=(face.id) id={ "deck-" (name) "-" (face.id) } checked[chosen]
            disabled[own.locked || own.in_match] data-name=(face.name) data-minimum=[own.minimums.get(&face.id)];
    };
    html! { div.row-card { (folded(face, &input, words_of(&own.words, face), words)) } }
}

/// Renders a copy of a card of the pool, in the deck or not. Only the first copy has the text.
fn copy(own: &PlayerLimitedDeckView, face: &CardFace, number: u32, held: bool, words: &DraftWords) -> Markup {
    let input = html! {
        input type="checkbox" name="main" value=(face.id) disabled[own.locked || own.in_match]
            id={ "deck-main-" (face.id) "-" (number) } checked[held];
    };
    let aspects: Vec<&str> = face.aspects.iter().map(|aspect| words.aspect(aspect)).collect();
    let group = if aspects.is_empty() { words.no_aspect.to_owned() } else { aspects.join(" \u{b7} ") };
    html! {
        div.row-card data-cost=(face.cost.unwrap_or_default()) data-aspects=(face.aspects.join(" ")) data-group=(group)
            data-name=(face.name) {
            (folded(face, &input, words_of(&own.words, face).filter(|_| number == 1), words))
        }
    }
}

/// Number of costs that can be shown alone. The last one includes all higher costs, as in the curve.
const COSTS: u32 = 8;

/// Renders the filter by cost, with the costs that cards of the pool have.
fn cost_filter(cards: &[&PoolCard], words: &DraftWords) -> Markup {
    let column = |card: &PoolCard| card.face.cost.unwrap_or_default().min(COSTS - 1);
    html! {
        div.filters role="group" aria-label=(words.cost) {
            span.small { (words.cost) }
            @for cost in (0..COSTS).filter(|cost| cards.iter().any(|card| column(card) == *cost)) {
                button.filter type="button" data-costs=(cost) aria-pressed="false" aria-label={ (words.cost) " " (cost) } {
                    (cost) @if cost == COSTS - 1 { "+" }
                }
            }
        }
    }
}

/// Renders the line that shows whether the chosen deck is legal. The script fills it while the player chooses.
fn legality(own: &PlayerLimitedDeckView, words: &Words) -> Markup {
    let own_words = words.draft;
    html! {
        p #deck-legal aria-live="polite" data-minimum=(own.usual_minimum) data-legal={ "\u{2713} " (words.legal) }
            data-not-legal=(words.not_legal) data-no-leader=(own_words.no_leader) data-no-base=(own_words.no_base)
            data-one-missing=(own_words.too_few[0]) data-missing=(own_words.too_few[1]) {}
    }
}

/// Renders the filters and sort orders of the pool.
fn tools(own: &PlayerLimitedDeckView, cards: &[&PoolCard], words: &DraftWords) -> Markup {
    let has = |aspect: &str| own.pool.iter().any(|card| card.face.aspects.iter().any(|one| one == aspect));
    html! {
        div.tools {
            div.filters role="group" aria-label=(words.filter) {
                button.filter type="button" data-filter="deck" aria-pressed="false" { (words.in_deck_only) }
                @for (aspect, shown) in words.aspects().iter().filter(|(aspect, _)| has(aspect)) {
                    button.filter type="button" data-filter=(aspect) aria-pressed="false" {
                        i class=(aspect.to_lowercase()) {} (shown)
                    }
                }
                button.filter type="button" data-filter="none" aria-pressed="false" { (words.no_aspect) }
            }
            (cost_filter(cards, words))
            div.filters role="group" aria-label=(words.sort_by) {
                span.small { (words.sort_by) }
                @for (key, shown) in [("aspect", words.by_aspect), ("cost", words.by_cost), ("name", words.by_name)] {
                    button.filter type="button" data-sort=(key) aria-pressed=(key == "aspect") { (shown) }
                }
            }
        }
    }
}

/// Renders the deck builder for the player's pool.
pub(crate) fn limited(own: &PlayerLimitedDeckView, language: TextLanguage) -> Markup {
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
    let open = !own.locked && !own.in_match;
    let all: u32 = cards.iter().map(|card| card.count).sum();
    html! {
        section.limited #limited {
            h2 { (own_words.deck) }
            div.card {
                @if own.list.is_some() { p { (own_words.registered) } (problems(&own.check, words)) }
                @else { p { (own_words.not_registered) } }
                @if own.locked { p { (words.locked) } } @else if own.in_match { p { (words.in_match) } }
                div.said {}
                @if open {
                    button.plain type="button" data-ask=(serde_json::json!({ "kind": "suggestDeck" }))
                        data-sure=(own_words.suggest_sure) data-yes=(own_words.suggest_yes) data-fills {
                        (own_words.suggest)
                    }
                }
            }
            details #deck-builder open[own.list.is_none()] {
                summary {
                    @if !open { (own_words.deck) } @else if own.list.is_some() { (own_words.change) } @else { (own_words.build) }
                }
                h3 { (own_words.leader) }
                @for one in is("leader") {
                    (one_of(own, "leader", &one.face, list.leader.as_deref() == Some(&one.face.id), own_words))
                }
                h3 { (own_words.base) }
                @for face in bases { (one_of(own, "base", face, list.base.as_deref() == Some(&face.id), own_words)) }
                h3 #pool-title { (own_words.all_cards) " " small { (all) } }
                (tools(own, &cards, own_words))
                div #pool-cards data-cost=(own_words.cost) {
                    @for one in cards {
                        @for number in 1..=one.count {
                            (copy(own, &one.face, number, number <= held(&one.face), own_words))
                        }
                    }
                }
                @if open {
                    div.bar {
                        div.line {
                            p { b #deck-count {} " / " span #deck-minimum { (own.check.minimum) } " " (own_words.in_deck) }
                            div #curve role="img" aria-label=(own_words.curve) {}
                        }
                        (legality(own, words))
                        button #deck-hand-in type="button" data-ask=(serde_json::json!({ "kind": "saveDeck" })) {
                            (own_words.hand_in)
                        }
                    }
                }
            }
        }
    }
}
