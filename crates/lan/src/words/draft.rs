//! Texts of the draft, the deck builder and the facts on a card.

use app::contract::CardFace;

/// Texts in one language.
pub(crate) struct DraftWords {
    pub(crate) leaders: &'static str,
    pub(crate) pack: &'static str,
    pub(crate) pick: &'static str,
    pub(crate) passes_to: &'static str,
    pub(crate) choose: &'static str,
    pub(crate) take: &'static str,
    pub(crate) taken: &'static str,
    pub(crate) waits: &'static str,
    pub(crate) next_pack: &'static str,
    pub(crate) your_picks: &'static str,
    pub(crate) nothing_yet: &'static str,
    pub(crate) over: &'static str,
    pub(crate) paused: &'static str,
    pub(crate) foil: &'static str,
    pub(crate) as_unit: &'static str,
    pub(crate) deck: &'static str,
    pub(crate) leader: &'static str,
    pub(crate) base: &'static str,
    pub(crate) hand_in: &'static str,
    pub(crate) registered: &'static str,
    pub(crate) not_registered: &'static str,
    pub(crate) in_deck: &'static str,
    pub(crate) at_least: &'static str,
    pub(crate) no_aspect: &'static str,
    pub(crate) all_cards: &'static str,
    pub(crate) sort_by: &'static str,
    pub(crate) by_aspect: &'static str,
    pub(crate) by_cost: &'static str,
    pub(crate) by_name: &'static str,
    pub(crate) filter: &'static str,
    pub(crate) in_deck_only: &'static str,
    pub(crate) suggest: &'static str,
    pub(crate) suggest_sure: &'static str,
    pub(crate) suggest_yes: &'static str,
    pub(crate) curve: &'static str,
    pub(crate) text: &'static str,
    pub(crate) close: &'static str,
    pub(crate) change: &'static str,
    pub(crate) build: &'static str,
    pub(crate) cost: &'static str,
    kinds: [(&'static str, &'static str); 9],
    aspects: [(&'static str, &'static str); 6],
}

impl DraftWords {
    /// Returns the type of a card with its arena: "Ground unit".
    pub(crate) fn kind(&self, face: &CardFace) -> &'static str {
        let kind = match face.arena.as_deref() {
            Some(arena) if face.kind == "unit" => format!("{arena} unit"),
            Some(_) | None => face.kind.clone(),
        };
        word(&self.kinds, &kind)
    }

    /// Returns the aspects with their names.
    pub(crate) fn aspects(&self) -> &[(&'static str, &'static str); 6] {
        &self.aspects
    }

    /// Returns the name of an aspect.
    pub(crate) fn aspect(&self, name: &str) -> &'static str {
        word(&self.aspects, name)
    }
}

/// Returns the text for a name, or an empty one if no card of a pack has it.
fn word(words: &[(&'static str, &'static str)], name: &str) -> &'static str {
    words.iter().find(|(known, _)| *known == name).map_or("", |(_, word)| word)
}

pub(super) const ENGLISH: DraftWords = DraftWords {
    leaders: "Leaders",
    pack: "Pack",
    pick: "pick",
    passes_to: "Pass to",
    choose: "Choose a card",
    take: "Pick",
    taken: "You picked",
    waits: "Waiting for:",
    next_pack: "The next pack appears here automatically.",
    your_picks: "Picks",
    nothing_yet: "Cards you pick appear here.",
    over: "Time is up",
    paused: "paused",
    foil: "foil",
    as_unit: "Deployed:",
    deck: "Your deck",
    leader: "Leader",
    base: "Base",
    hand_in: "Register this deck",
    registered: "Deck registered.",
    not_registered: "You have not registered a deck yet.",
    in_deck: "cards",
    at_least: "at least",
    no_aspect: "No aspect",
    all_cards: "Cards",
    sort_by: "Sort",
    by_aspect: "Aspect",
    by_cost: "Cost",
    by_name: "Name",
    filter: "Show only",
    in_deck_only: "In deck",
    suggest: "Suggest a deck",
    suggest_sure: "Replace your deck with a suggested one?",
    suggest_yes: "Replace deck",
    curve: "Cards by cost",
    text: "Card text",
    close: "Close",
    change: "Change deck",
    build: "Build deck",
    cost: "Cost",
    kinds: [
        ("leader", "Leader"),
        ("base", "Base"),
        ("unit", "Unit"),
        ("ground unit", "Ground unit"),
        ("space unit", "Space unit"),
        ("upgrade", "Upgrade"),
        ("event", "Event"),
        ("token unit", "Token unit"),
        ("token upgrade", "Token upgrade"),
    ],
    aspects: [
        ("Vigilance", "Vigilance"),
        ("Command", "Command"),
        ("Aggression", "Aggression"),
        ("Cunning", "Cunning"),
        ("Heroism", "Heroism"),
        ("Villainy", "Villainy"),
    ],
};

pub(super) const GERMAN: DraftWords = DraftWords {
    leaders: "Anführer",
    pack: "Pack",
    pick: "Pick",
    passes_to: "Weitergeben an",
    choose: "Wähle eine Karte",
    take: "Nehmen:",
    taken: "Du hast genommen:",
    waits: "Warten auf:",
    next_pack: "Das nächste Pack erscheint hier automatisch.",
    your_picks: "Picks",
    nothing_yet: "Karten, die du nimmst, erscheinen hier.",
    over: "Die Zeit ist um",
    paused: "angehalten",
    foil: "Foil",
    as_unit: "Gerufen:",
    deck: "Dein Deck",
    leader: "Anführer",
    base: "Basis",
    hand_in: "Dieses Deck abgeben",
    registered: "Deck abgegeben.",
    not_registered: "Du hast noch kein Deck abgegeben.",
    in_deck: "Karten",
    at_least: "mindestens",
    no_aspect: "Kein Aspekt",
    all_cards: "Karten",
    sort_by: "Sortieren",
    by_aspect: "Aspekt",
    by_cost: "Kosten",
    by_name: "Name",
    filter: "Nur anzeigen",
    in_deck_only: "Im Deck",
    suggest: "Deck vorschlagen",
    suggest_sure: "Dein Deck durch ein vorgeschlagenes ersetzen?",
    suggest_yes: "Deck ersetzen",
    curve: "Kostenkurve",
    text: "Kartentext",
    close: "Schließen",
    change: "Deck ändern",
    build: "Deck bauen",
    cost: "Kosten",
    kinds: [
        ("leader", "Anführer"),
        ("base", "Basis"),
        ("unit", "Einheit"),
        ("ground unit", "Bodeneinheit"),
        ("space unit", "Weltraumeinheit"),
        ("upgrade", "Upgrade"),
        ("event", "Ereignis"),
        ("token unit", "Marker-Einheit"),
        ("token upgrade", "Marker-Upgrade"),
    ],
    aspects: [
        ("Vigilance", "Wachsamkeit"),
        ("Command", "Kommando"),
        ("Aggression", "Aggression"),
        ("Cunning", "Raffinesse"),
        ("Heroism", "Heldentum"),
        ("Villainy", "Niedertracht"),
    ],
};
