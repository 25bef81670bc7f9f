//! `cantina statistics`.

use std::path::Path;

use app::contract::{
    CardHistoryView, CardStatisticsLine, CardStatisticsQuery, CardStatisticsView, DeckNameView, HandRateView,
    HandsView, PlayerRecordView, PlayerStatisticsView, ShareView,
};
use app::{AppError, CardStatistics};
use messages::command_line as wording;

use crate::arguments::StatisticsArguments;
use crate::arguments::choice::Choice;
use crate::print::{self, OutputFormat, grouped, language, line, table, table_of};

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
        return line(&wording::StatisticsSavedTo { saved: &saved }.text(language()));
    }
    if let Some(name) = asked.player {
        return out.answer(&statistics.complete_player(&name, &query)?, player_words);
    }
    if let Some(file) = asked.pdf {
        let Choice(size) = asked.paper;
        let saved = statistics.save_paper(&query, size, &file)?;
        return line(&wording::StatisticsSavedTo { saved: &saved }.text(language()));
    }
    match asked.csv {
        Some(file) if file == Path::new("-") => line(&statistics.csv(&query)?),
        Some(file) => {
            let saved = statistics.save_csv(&query, &file)?;
            line(&wording::StatisticsSavedTo { saved: &saved }.text(language()))
        }
        None => out.answer(&statistics.complete(&query)?, words),
    }
}

fn number(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"))
}

fn rate(share: Option<&ShareView>) -> String {
    let known = share.and_then(|share| Some((share.percent?, share)));
    known.map_or_else(|| "-".to_owned(), |(percent, share)| print::share(percent, share.low, share.high))
}

fn effect(line: &CardStatisticsLine) -> String {
    line.effect.map_or_else(
        || "-".to_owned(),
        |effect| {
            let [mean, low, high] = [effect.mean, effect.low, effect.high].map(|value| format!("{value:+.1}"));
            wording::To { mean: &mean, low: &low, high: &high }.text(language())
        },
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
        match view.bots {
            true => wording::Bots {}.text(language()),
            false => wording::People {}.text(language()),
        },
        table(
            [
                wording::Month {}.text(language()),
                wording::Events {}.text(language()),
                wording::Picked {}.text(language()),
                wording::Offered {}.text(language()),
                wording::Ata {}.text(language()),
                wording::TakenWhenSeen {}.text(language()),
                wording::Decks {}.text(language()),
                wording::Games {}.text(language()),
                wording::GpWr {}.text(language())
            ],
            months
        ),
        table(
            [
                wording::DecksWithIt {}.text(language()),
                wording::Decks {}.text(language()),
                wording::Games {}.text(language()),
                wording::Won {}.text(language()),
                wording::Share {}.text(language())
            ],
            archetypes
        ),
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
    let of_games = |what| {
        vec![
            what,
            wording::Matches {}.text(language()),
            wording::Games {}.text(language()),
            wording::Won {}.text(language()),
            wording::Share {}.text(language()),
        ]
    };
    let (name, count, matches) = (&view.name, view.events.len(), record(&view.record));
    let (wins, games, share) =
        (grouped(view.record.wins), grouped(view.record.games), rate(view.record.win_rate.as_ref()));
    let against_bots = record(&view.against_bots);
    let head = wording::EventsMatchesGamesWonOfAgainst {
        name: &name,
        count: &count,
        matches: &matches,
        wins: &wins,
        games: &games,
        share: &share,
        against_bots: &against_bots,
    }
    .text(language());
    format!(
        "{head}\n\n{}\n{}\n{}\n{}",
        table(
            [
                wording::Event {}.text(language()),
                wording::Date {}.text(language()),
                wording::Name {}.text(language()),
                wording::Decks {}.text(language()),
                wording::Matches {}.text(language())
            ],
            events
        ),
        table_of(of_games(wording::OwnDeck {}.text(language())), archetypes.map(Vec::from)),
        table_of(of_games(wording::Against {}.text(language())), opponents.map(Vec::from)),
        table(
            [
                wording::Card {}.text(language()),
                wording::Name {}.text(language()),
                wording::Picked {}.text(language()),
                wording::Offered {}.text(language()),
                wording::Ata {}.text(language()),
                wording::OthersAta {}.text(language()),
                wording::TakenWhenSeen {}.text(language()),
                wording::OthersTakenWhenSeen {}.text(language())
            ],
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
        Some(share) => {
            let (wins, games, share) = (grouped(one.wins), grouped(one.games), rate(Some(&share)));
            wording::Of { wins: &wins, games: &games, share: &share }.text(language())
        }
        None => {
            let (wins, games) = (grouped(one.wins), grouped(one.games));
            wording::WinsOfGames { wins: &wins, games: &games }.text(language())
        }
    };
    let hands = view.cards.iter().filter_map(|line| {
        let HandsView { opening, drawn, resourced, played } = line.hands?;
        Some([line.id.clone(), line.name.clone(), hand(opening), hand(drawn), hand(resourced), hand(played)])
    });
    let hands = match view.engine_games {
        0 => String::new(),
        _ => {
            let games = grouped(view.engine_games);
            let head = wording::GamesPlayedOnScreenGamesWon { games: &games }.text(language());
            format!(
                "{head}\n{}\n",
                table(
                    [
                        wording::Card {}.text(language()),
                        wording::Name {}.text(language()),
                        wording::OpeningHand {}.text(language()),
                        wording::Drawn {}.text(language()),
                        wording::Resourced {}.text(language()),
                        wording::Played {}.text(language())
                    ],
                    hands
                )
            )
        }
    };
    let archetypes = view.archetypes.iter().map(|line| {
        let base = line.base.clone().unwrap_or_default();
        let record = format!("{}-{}", grouped(line.match_wins), grouped(line.match_losses));
        let games = grouped(line.games);
        [line.name.clone(), base, grouped(line.decks), record, games, rate(line.win_rate.as_ref())]
    });
    let check = match &view.check {
        None => wording::CardEffectsAreNotShownThere {}.text(language()),
        Some(check) => wording::CardEffectsChecked {
            shown: check.shown,
            games: &grouped(check.games),
            events: &grouped(check.events),
            gain: &format!("{:.4}", check.gain),
            error: &format!("{:.4}", check.standard_error),
        }
        .text(language()),
    };
    let head = wording::StatisticsOf {
        bots: view.bots,
        events: &grouped(view.events),
        choices: &grouped(view.choices),
        decks: &grouped(view.decks),
        matches: &grouped(view.matches),
        games: &grouped(view.games),
        mixed: &grouped(view.mixed_matches),
    }
    .text(language());
    format!(
        "{head}\n\n{}\n{hands}{}\n{check}",
        table(
            [
                wording::Card {}.text(language()),
                wording::Name {}.text(language()),
                wording::Picked {}.text(language()),
                wording::Alsa {}.text(language()),
                wording::Ata {}.text(language()),
                wording::Preference {}.text(language()),
                wording::BotsColumn {}.text(language()),
                wording::Decks {}.text(language()),
                wording::Games {}.text(language()),
                wording::GpWr {}.text(language()),
                wording::Deq {}.text(language()),
                wording::Effect {}.text(language())
            ],
            cards
        ),
        table(
            [
                wording::Leader {}.text(language()),
                wording::Base {}.text(language()),
                wording::Decks {}.text(language()),
                wording::Matches {}.text(language()),
                wording::Games {}.text(language()),
                wording::Won {}.text(language())
            ],
            archetypes
        ),
    )
}
