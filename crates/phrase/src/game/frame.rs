//! Players, cards and numbers in the frames of a game.
//!
//! `{player starts}` is a player with their verb, `{player your|the}` a word that depends on whether the player is
//! addressed, `{card dat}` a card in a case of the language, `{count card|cards}` a number with its noun.

use model::CardType;
use rules::{CardIndex, Seat};

use super::table::Table;
use super::words::Words;

/// The way to name a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Naming {
    /// By its name alone.
    Plain,
    /// With its controller if another player's card in play has the same name.
    Owned,
    /// Like [`Naming::Owned`], for cards in play.
    InPlay,
    /// By its printed name, even a base or a hidden card.
    Printed,
}

/// A value for a placeholder.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Slot {
    Player(Seat),
    Card(CardIndex, Naming),
    Count(i64),
    Text(String),
}

/// Values for the placeholders of a frame, by name.
pub(crate) type Slots = Vec<(&'static str, Slot)>;

/// Fills the placeholders of a frame. Those without a value are left out.
pub(crate) fn fill(table: &Table<'_>, frame: &str, slots: &Slots, words: &Words) -> String {
    crate::frame::fill(frame, |name, form| {
        let (_, value) = slots.iter().find(|(slot, _)| *slot == name)?;
        Some(put(table, value, form, words))
    })
}

fn put(table: &Table<'_>, value: &Slot, form: &str, words: &Words) -> String {
    match (value, form.split_once('|')) {
        (Slot::Player(seat), Some((you, other))) => if table.is_you(*seat) { you } else { other }.to_owned(),
        (Slot::Player(seat), None) if form.is_empty() => table.player(*seat),
        (Slot::Player(seat), None) => (words.does)(table, *seat, form),
        (Slot::Card(card, naming), _) => named(table, *card, *naming, form, words),
        (Slot::Count(count), Some((one, many))) => (words.counted)(*count, one, many),
        (Slot::Count(count), None) => count.to_string(),
        (Slot::Text(text), _) => text.clone(),
    }
}

/// Returns the name of a card, or "a card" if the reader may not know it.
pub(crate) fn card(table: &Table<'_>, card: CardIndex, words: &Words) -> String {
    named(table, card, Naming::Plain, "", words)
}

/// Returns the name of a card in a form of the language.
pub(crate) fn named(table: &Table<'_>, card: CardIndex, naming: Naming, form: &str, words: &Words) -> String {
    match naming {
        Naming::Printed => {
            let name = table.name_of(card).map(|name| table.names.mark(table.names.card(name), card));
            name.unwrap_or_else(|| words.no_card.to_owned())
        }
        Naming::Plain | Naming::Owned | Naming::InPlay if !table.sees(card) => (words.some_card)(form).to_owned(),
        Naming::Plain => name(table, card, form, words),
        Naming::Owned => owned(table, card, table.namesake_of(card), form, words),
        Naming::InPlay => owned(table, card, table.namesake_in_play(card), form, words),
    }
}

/// Returns the name of a card regardless of the reader, with its controller if another player's card in play has the
/// same name.
pub(crate) fn owned_name(table: &Table<'_>, card: CardIndex, words: &Words) -> String {
    owned(table, card, table.namesake_of(card), "", words)
}

fn owned(table: &Table<'_>, card: CardIndex, owner: Option<Seat>, form: &str, words: &Words) -> String {
    let name = name(table, card, form, words);
    let Some(owner) = owner else { return name };
    let slots = vec![("name", Slot::Text(name)), ("whose", Slot::Text((words.whose)(table, owner)))];
    fill(table, words.owned, &slots, words)
}

/// Returns the name of a card regardless of the reader; a base includes its player.
pub(crate) fn name(table: &Table<'_>, card: CardIndex, form: &str, words: &Words) -> String {
    let game = table.game;
    let (Some(here), Some(def), Some(name)) =
        (game.state.cards().get(card.at()), table.def_of(card), table.name_of(card))
    else {
        return words.no_card.to_owned();
    };
    if game.book().catalog().card(def).kind == CardType::Base {
        return (words.base_of)(table, here.owner, form);
    }
    table.names.mark(table.names.card(name), card)
}

/// Returns the name of a player, or the word that the text uses instead: "you", "Opponent".
pub(crate) fn player(table: &Table<'_>, seat: Seat, words: &Words) -> String {
    if table.is_you(seat) {
        return words.you.to_owned();
    }
    let numbered = |frame: &str, number: u8| super::words::fill(frame, &[&number]);
    if let Some(number) = table.opponent_number(seat) {
        let [only, several] = words.opponent;
        return if number == 0 { only.to_owned() } else { numbered(several, number) };
    }
    match table.players.get(seat.at()) {
        Some(name) => name.clone(),
        None if seat == Seat::NONE => words.no_player.to_owned(),
        None => numbered(words.player, seat.0),
    }
}
