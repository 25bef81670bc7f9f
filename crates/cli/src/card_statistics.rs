//! `cantina statistics`.

use std::path::Path;

use app::contract::{
    CardHistoryView, CardStatisticsLine, CardStatisticsQuery, CardStatisticsView, DeckNameView, HandRateView,
    HandsView, PlayerRecordView, PlayerStatisticsView, ShareView,
};
use app::{AppError, CardStatistics};

use crate::arguments::StatisticsArguments;
use crate::arguments::choice::Choice;
use crate::print::{OutputFormat, grouped, line, table};

/// Runs the command.
pub(crate) fn run(out: &OutputFormat, statistics: &CardStatistics, asked: StatisticsArguments) -> Result<(), AppError> {
    let query = CardStatisticsQuery {
        events: asked.event,
        league: asked.league,
        kind: asked.kind.map(|Choice(kind)| kind),
        from: asked.from,
        to: asked.to,
        set: asked.set,
        bots: asked.bots,
    };
    if let Some(card) = asked.card {
        return out.answer(&statistics.complete_card(&card, &query)?, card_text);
    }
    if let (Some(name), Some(file)) = (&asked.player, &asked.pdf) {
        let Choice(size) = asked.paper;
        let saved = statistics.save_player_paper(name, &query, size, file)?;
        return line(&format!("Statistics saved to {saved}."));
    }
    if let Some(name) = asked.player {
        return out.answer(&statistics.complete_player(&name, &query)?, player_words);
    }
    if let Some(file) = asked.pdf {
        let Choice(size) = asked.paper;
        return line(&format!("Statistics saved to {}.", statistics.save_paper(&query, size, &file)?));
    }
    match asked.csv {
        Some(file) if file == Path::new("-") => line(&statistics.csv(&query)?),
        Some(file) => {
            let saved = statistics.save_csv(&query, &file)?;
            line(&format!("Statistics saved to {saved}."))
        }
        None => out.answer(&statistics.complete(&query)?, words),
    }
}

fn number(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"))
}

fn rate(share: Option<&ShareView>) -> String {
    let known = share.and_then(|share| Some((share.percent?, share)));
    known.map_or_else(
        || "-".to_owned(),
        |(percent, share)| format!("{percent:.1}% ({:.1} to {:.1})", share.low, share.high),
    )
}

fn effect(line: &CardStatisticsLine) -> String {
    line.effect.map_or_else(
        || "-".to_owned(),
        |effect| format!("{:+.1} ({:+.1} to {:+.1})", effect.mean, effect.low, effect.high),
    )
}

fn record(record: &PlayerRecordView) -> String {
    format!("{}-{}", grouped(record.match_wins), grouped(record.match_losses))
}

fn deck(deck: &DeckNameView) -> String {
    match &deck.base {
        Some(base) => format!("{} ({base})", deck.name),
        None => deck.name.clone(),
    }
}

/// Formats the statistics of a card as tables for the terminal.
fn card_text(view: &CardHistoryView) -> String {
    let months = view.months.iter().map(|month| {
        [
            month.month.clone(),
            grouped(month.events),
            grouped(month.picked),
            grouped(month.offered),
            number(month.taken_at),
            rate(month.taken_when_seen.as_ref()),
            grouped(month.decks),
            grouped(month.games),
            rate(month.win_rate.as_ref()),
        ]
    });
    let archetypes = view.archetypes.iter().map(|line| {
        let counts = [line.decks, line.games, line.wins].map(grouped);
        let [decks, games, wins] = counts;
        [deck(&line.deck), decks, games, wins, rate(line.win_rate.as_ref())]
    });
    format!(
        "{} ({}), {}.\n\n{}\n{}",
        view.name,
        view.id,
        if view.bots { "bots" } else { "people" },
        table(["month", "events", "picked", "offered", "ATA", "taken when seen", "decks", "games", "GP WR"], months),
        table(["decks with it", "decks", "games", "won", "share"], archetypes),
    )
}

/// Formats the statistics of a person as tables for the terminal.
fn player_words(view: &PlayerStatisticsView) -> String {
    let line = |name: String, own: &PlayerRecordView| {
        [name, record(own), grouped(own.games), grouped(own.wins), rate(own.win_rate.as_ref())]
    };
    let events = view.events.iter().map(|event| {
        let decks = event.decks.iter().map(deck).collect::<Vec<String>>().join(", ");
        [event.event.to_string(), event.date.clone(), event.name.clone(), decks, record(&event.record)]
    });
    let archetypes = view.archetypes.iter().map(|own| line(deck(&own.deck), &own.record));
    let opponents = view.opponents.iter().map(|other| line(deck(&other.deck), &other.record));
    let picks = view.picks.iter().map(|pick| {
        [
            pick.id.clone(),
            pick.name.clone(),
            grouped(pick.picked),
            grouped(pick.offered),
            number(pick.taken_at),
            number(pick.others_taken_at),
            rate(pick.taken_when_seen.as_ref()),
            rate(pick.others_taken_when_seen.as_ref()),
        ]
    });
    let of_games = |what| [what, "matches", "games", "won", "share"];
    format!(
        "{}: {} events, matches {}, games won {} of {}, {}. Against bots, not counted: matches {}.\n\n{}\n{}\n{}\n{}",
        view.name,
        view.events.len(),
        record(&view.record),
        grouped(view.record.wins),
        grouped(view.record.games),
        rate(view.record.win_rate.as_ref()),
        record(&view.against_bots),
        table(["event", "date", "name", "decks", "matches"], events),
        table(of_games("own deck"), archetypes),
        table(of_games("against"), opponents),
        table(
            ["card", "name", "picked", "offered", "ATA", "others' ATA", "taken when seen", "others' taken when seen"],
            picks
        ),
    )
}

/// Formats statistics as tables for the terminal.
fn words(view: &CardStatisticsView) -> String {
    let cards = view.cards.iter().map(|line| {
        [
            line.id.clone(),
            line.name.clone(),
            grouped(line.picked),
            number(line.last_seen_at),
            number(line.taken_at),
            number(line.preference),
            number(line.bot_preference),
            grouped(line.decks),
            grouped(line.games),
            rate(line.win_rate.as_ref()),
            number(line.deq),
            effect(line),
        ]
    });
    let hand = |one: HandRateView| match one.rate {
        Some(share) => format!("{} of {}, {}", grouped(one.wins), grouped(one.games), rate(Some(&share))),
        None => format!("{} of {}", grouped(one.wins), grouped(one.games)),
    };
    let hands = view.cards.iter().filter_map(|line| {
        let HandsView { opening, drawn, resourced, played } = line.hands?;
        Some([line.id.clone(), line.name.clone(), hand(opening), hand(drawn), hand(resourced), hand(played)])
    });
    let hands = match view.engine_games {
        0 => String::new(),
        _ => format!(
            "Games played on screen: {}. Games won with the card:\n{}\n",
            grouped(view.engine_games),
            table(["card", "name", "opening hand", "drawn", "resourced", "played"], hands)
        ),
    };
    let archetypes = view.archetypes.iter().map(|line| {
        let base = line.base.clone().unwrap_or_default();
        let record = format!("{}-{}", grouped(line.match_wins), grouped(line.match_losses));
        let games = grouped(line.games);
        [line.name.clone(), base, grouped(line.decks), record, games, rate(line.win_rate.as_ref())]
    });
    let check = match &view.check {
        None => "Card effects are not shown: there are games in fewer than ten events.".to_owned(),
        Some(check) => format!(
            "Card effects are {}: over {} games of {} events not used for the estimate, their log loss is {:.4} lower than that of the best prediction without them (standard error {:.4}).",
            if check.shown { "shown" } else { "not shown" },
            grouped(check.games),
            grouped(check.events),
            check.gain,
            check.standard_error
        ),
    };
    let head =
        ["card", "name", "picked", "ALSA", "ATA", "preference", "bots'", "decks", "games", "GP WR", "DEq", "effect"];
    format!(
        "{} of {} events: {} choices, {} decks, {} matches, {} games. Matches of people against bots, not counted: {}.\n\n{}\n{hands}{}\n{check}",
        if view.bots { "Bots" } else { "People" },
        grouped(view.events),
        grouped(view.choices),
        grouped(view.decks),
        grouped(view.matches),
        grouped(view.games),
        grouped(view.mixed_matches),
        table(head, cards),
        table(["leader", "base", "decks", "matches", "games", "won"], archetypes),
    )
}
