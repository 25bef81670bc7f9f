//! The statistics on paper.

use ::paper::{EventPaper, EventSheet, FigureColumn, FigureTable, Figures, event_paper};
use catalog::Catalog;
use messages::card_statistics as wording;

use crate::AppError;
use crate::contract::{
    ArchetypeLine, CardStatisticsLine, CardStatisticsView, DeckNameView, EffectView, MatchupLine, ModelCheckView,
    PaperSize, PlayerArchetypeLine, PlayerEventLine, PlayerPickLine, PlayerRecordView, PlayerStatisticsView, ShareView,
    TextLanguage,
};
use crate::error::Cause;

/// Draws the cards, archetypes and matchups as a PDF, those with the most games first. `scope` is the name of the league
/// or event that they are about; empty for all events.
pub(super) fn pdf(
    catalog: &Catalog,
    view: &CardStatisticsView,
    scope: String,
    language: TextLanguage,
    size: PaperSize,
) -> Result<Vec<u8>, AppError> {
    let tables: Vec<FigureTable> =
        [cards(view, language), archetypes(view, language), matchups(&view.archetypes, &view.matchups, language)]
            .into_iter()
            .filter(|table| !table.rows.is_empty())
            .collect();
    if tables.is_empty() {
        return Err(AppError::of(Cause::PaperNothing));
    }
    let figures = Figures { title: title(view, language), notes: notes(view, language), tables };
    let sheet =
        EventSheet { event: scope, round: None, paper: EventPaper::Figures(figures), language: language.into() };
    event_paper(catalog, &sheet, size.into()).map_err(AppError::from)
}

/// Draws the statistics of a person as a PDF: events, decks, opponents and picks.
pub(super) fn player_pdf(
    catalog: &Catalog,
    view: &PlayerStatisticsView,
    language: TextLanguage,
    size: PaperSize,
) -> Result<Vec<u8>, AppError> {
    let tables: Vec<FigureTable> = [
        player_events(view, language),
        player_records(&view.archetypes, true, language),
        player_records(&view.opponents, false, language),
        player_picks(view, language),
    ]
    .into_iter()
    .filter(|table| !table.rows.is_empty())
    .collect();
    if tables.is_empty() {
        return Err(AppError::of(Cause::PaperNothing));
    }
    let figures = Figures { title: view.name.clone(), notes: player_notes(view, language), tables };
    let scope = wording::StatisticsOfOnePlayer {}.text(language);
    let sheet =
        EventSheet { event: scope, round: None, paper: EventPaper::Figures(figures), language: language.into() };
    event_paper(catalog, &sheet, size.into()).map_err(AppError::from)
}

fn player_notes(view: &PlayerStatisticsView, language: TextLanguage) -> Vec<String> {
    let (events, picks) = (language.count(view.events.len() as u64), language.count(view.choices));
    let PlayerRecordView { match_wins, match_losses, games, wins, .. } = view.record;
    let [match_wins, match_losses, games, wins] =
        [match_wins, match_losses, games, wins].map(|count| language.count(count));
    let won = rate(view.record.win_rate.as_ref(), language);
    let counted = wording::EventsPicksMatchesGamesWonOf {
        events: &events,
        picks: &picks,
        match_wins: &match_wins,
        match_losses: &match_losses,
        wins: &wins,
        games: &games,
        won: &won,
    }
    .text(language);
    let [bot_wins, bot_losses] =
        [view.against_bots.match_wins, view.against_bots.match_losses].map(|count| language.count(count));
    let against_bots =
        wording::MatchesAgainstBotsNotCounted { bot_wins: &bot_wins, bot_losses: &bot_losses }.text(language);
    let intervals = wording::InBracketsConfidenceIntervalADash {}.text(language);
    let mut notes = vec![counted];
    if view.against_bots.matches > 0 {
        notes.push(against_bots);
    }
    notes.push(intervals);
    notes
}

fn deck(deck: &DeckNameView) -> String {
    let base = deck.base.as_ref().map_or_else(String::new, |base| format!(" ({base})"));
    format!("{}{base}", deck.name)
}

fn matches(record: &PlayerRecordView, language: TextLanguage) -> String {
    format!("{}\u{2013}{}", language.count(record.match_wins), language.count(record.match_losses))
}

fn games_won(record: &PlayerRecordView, language: TextLanguage) -> String {
    format!("{} / {}", language.count(record.wins), language.count(record.games))
}

fn player_events(view: &PlayerStatisticsView, language: TextLanguage) -> FigureTable {
    let columns = vec![
        FigureColumn::texts(wording::Deck {}.text(language), 210),
        FigureColumn::figures(wording::Matches {}.text(language), 50),
        FigureColumn::figures(wording::GamesWon {}.text(language), 84),
    ];
    let row = |line: &PlayerEventLine| {
        let decks = line.decks.iter().map(deck).collect::<Vec<String>>().join(", ");
        vec![
            format!("{} {}", line.date, line.name),
            decks,
            matches(&line.record, language),
            games_won(&line.record, language),
        ]
    };
    FigureTable {
        heading: wording::Events {}.text(language),
        names: wording::Event {}.text(language),
        columns,
        rows: view.events.iter().map(row).collect(),
    }
}

/// Returns the table of decks that the player played, or of the opponents' decks.
fn player_records(lines: &[PlayerArchetypeLine], own: bool, language: TextLanguage) -> FigureTable {
    let mut columns = vec![
        FigureColumn::figures(wording::Matches {}.text(language), 50),
        FigureColumn::figures(wording::GamesWon {}.text(language), 84),
        FigureColumn::figures(wording::WinRate {}.text(language), 100),
    ];
    if own {
        columns.insert(0, FigureColumn::figures(wording::Decks {}.text(language), 40));
    }
    let row = |line: &PlayerArchetypeLine| {
        let record = &line.record;
        let mut row = vec![
            deck(&line.deck),
            matches(record, language),
            games_won(record, language),
            rate(record.win_rate.as_ref(), language),
        ];
        if own {
            row.insert(1, language.count(line.decks));
        }
        row
    };
    FigureTable {
        heading: match own {
            true => wording::OwnDecks {}.text(language),
            false => wording::Opponents {}.text(language),
        },
        names: wording::LeaderAndBase {}.text(language),
        columns,
        rows: lines.iter().map(row).collect(),
    }
}

fn player_picks(view: &PlayerStatisticsView, language: TextLanguage) -> FigureTable {
    let columns = vec![
        FigureColumn::figures(wording::Picked {}.text(language), 42),
        FigureColumn::figures(wording::Offered {}.text(language), 52),
        FigureColumn::figures("ATA", 32),
        FigureColumn::figures(wording::Others {}.text(language), 40),
        FigureColumn::figures(wording::TakenWhenSeen {}.text(language), 112),
        FigureColumn::figures(wording::Others {}.text(language), 96),
    ];
    let row = |line: &PlayerPickLine| {
        vec![
            line.name.clone(),
            language.count(line.picked),
            language.count(line.offered),
            decimal(line.taken_at, 1, language),
            decimal(line.others_taken_at, 1, language),
            rate(line.taken_when_seen.as_ref(), language),
            rate(line.others_taken_when_seen.as_ref(), language),
        ]
    };
    FigureTable {
        heading: wording::Picks {}.text(language),
        names: wording::Card {}.text(language),
        columns,
        rows: view.picks.iter().map(row).collect(),
    }
}

fn title(view: &CardStatisticsView, language: TextLanguage) -> String {
    match view.bots {
        false => wording::StatisticsOfPeople {}.text(language),
        true => wording::StatisticsOfBots {}.text(language),
    }
}

fn notes(view: &CardStatisticsView, language: TextLanguage) -> Vec<String> {
    let [events, choices, decks] = [view.events, view.choices, view.decks].map(|count| language.count(count));
    let [matches, games] = [view.matches, view.games].map(|count| language.count(count));
    let counted = wording::EventsPicksDecksMatchesGames {
        events: &events,
        choices: &choices,
        decks: &decks,
        matches: &matches,
        games: &games,
    }
    .text(language);
    let intervals = wording::InBracketsConfidenceIntervalOfWin {}.text(language);
    vec![counted, check(view.check.as_ref(), language), intervals]
}

fn check(check: Option<&ModelCheckView>, language: TextLanguage) -> String {
    let Some(check) = check else {
        return wording::EffectsOfCardsAreNotShown {}.text(language);
    };
    let [games, events] = [check.games, check.events].map(|count| language.count(count));
    let [gain, error] = [check.gain, check.standard_error].map(|loss| decimal(Some(loss), 4, language));
    match check.shown {
        true => {
            wording::EffectsOfCardsPredictResultsOver { games: &games, events: &events, gain: &gain, error: &error }
                .text(language)
        }
        false => {
            wording::EffectsOfCardsAreNotShownBecause { games: &games, events: &events, gain: &gain, error: &error }
                .text(language)
        }
    }
}

/// Formats a number with the decimal mark of the language, or a dash.
fn decimal(value: Option<f64>, digits: usize, language: TextLanguage) -> String {
    let Some(value) = value else { return "\u{2013}".to_owned() };
    let text = format!("{value:.digits$}");
    match language {
        TextLanguage::English | TextLanguage::French => text,
        TextLanguage::German => text.replace('.', ","),
    }
}

fn rate(share: Option<&ShareView>, language: TextLanguage) -> String {
    let Some(share) = share.filter(|share| share.percent.is_some()) else { return decimal(None, 1, language) };
    let [low, high] = [share.low, share.high].map(|bound| decimal(Some(bound), 1, language));
    format!("{} % ({low}\u{2013}{high})", decimal(share.percent, 1, language))
}

fn effect(effect: Option<&EffectView>, language: TextLanguage) -> String {
    let Some(effect) = effect else { return decimal(None, 1, language) };
    let signed = |value: f64| {
        let sign = if value > 0.0 { "+" } else { "" };
        format!("{sign}{}", decimal(Some(value), 1, language))
    };
    let [mean, low, high] = [effect.mean, effect.low, effect.high].map(signed);
    format!("{mean} ({low} / {high})")
}

fn cards(view: &CardStatisticsView, language: TextLanguage) -> FigureTable {
    let shown = view.check.as_ref().is_some_and(|check| check.shown);
    let mut columns = vec![
        FigureColumn::figures(wording::Games {}.text(language), 38),
        FigureColumn::figures(wording::WinRate {}.text(language), 96),
        FigureColumn::figures(wording::Decks {}.text(language), 34),
        FigureColumn::figures(wording::MainDeck {}.text(language), 50),
        FigureColumn::figures("ALSA", 34),
        FigureColumn::figures("ATA", 34),
    ];
    if shown {
        columns.insert(2, FigureColumn::figures(wording::Effect {}.text(language), 90));
    }
    let row = |line: &&CardStatisticsLine| {
        let mut row = vec![
            line.name.clone(),
            language.count(line.games),
            rate(line.win_rate.as_ref(), language),
            language.count(line.decks),
            line.main_deck.map_or_else(|| decimal(None, 0, language), |share| format!("{share:.0} %")),
            decimal(line.last_seen_at, 1, language),
            decimal(line.taken_at, 1, language),
        ];
        if shown {
            row.insert(3, effect(line.effect.as_ref(), language));
        }
        row
    };
    let mut lines: Vec<&CardStatisticsLine> = view.cards.iter().collect();
    // The sort is stable: cards with equally many games stay in the order of their numbers.
    lines.sort_by_key(|line| std::cmp::Reverse(line.games));
    FigureTable {
        heading: wording::Cards {}.text(language),
        names: wording::Card {}.text(language),
        columns,
        rows: lines.iter().map(row).collect(),
    }
}

fn archetypes(view: &CardStatisticsView, language: TextLanguage) -> FigureTable {
    let columns = vec![
        FigureColumn::figures(wording::Decks {}.text(language), 36),
        FigureColumn::figures(wording::ShareOfDecks {}.text(language), 88),
        FigureColumn::figures(wording::Matches {}.text(language), 48),
        FigureColumn::figures(wording::Games {}.text(language), 38),
        FigureColumn::figures(wording::WinRate {}.text(language), 94),
    ];
    let row = |line: &ArchetypeLine| {
        vec![
            archetype(line),
            language.count(line.decks),
            rate(line.share.as_ref(), language),
            format!("{}\u{2013}{}", language.count(line.match_wins), language.count(line.match_losses)),
            language.count(line.games),
            rate(line.win_rate.as_ref(), language),
        ]
    };
    FigureTable {
        heading: wording::Archetypes {}.text(language),
        names: wording::LeaderAndBase {}.text(language),
        columns,
        rows: view.archetypes.iter().map(row).collect(),
    }
}

fn archetype(line: &ArchetypeLine) -> String {
    let base = line.base.as_ref().map_or_else(String::new, |base| format!(" ({base})"));
    format!("{}{base}", line.name)
}

/// Returns the table of matchups: every pair of archetypes once, the more common archetype first.
fn matchups(archetypes: &[ArchetypeLine], matchups: &[MatchupLine], language: TextLanguage) -> FigureTable {
    let columns = vec![
        FigureColumn::texts(wording::Against {}.text(language), 200),
        FigureColumn::figures(wording::Matches {}.text(language), 48),
        FigureColumn::figures(wording::Games {}.text(language), 38),
        FigureColumn::figures(wording::GamesWonColumn {}.text(language), 68),
    ];
    let row = |line: &&MatchupLine| {
        let [first, second] =
            [line.first, line.second].map(|index| archetypes.get(index as usize).map_or_else(String::new, archetype));
        let [won, lost] = [line.wins, line.games.saturating_sub(line.wins)].map(|count| language.count(count));
        vec![first, second, language.count(line.matches), language.count(line.games), format!("{won}\u{2013}{lost}")]
    };
    let mut lines: Vec<&MatchupLine> = matchups.iter().collect();
    // The sort is stable: pairs with equally many games stay in the order of their archetypes.
    lines.sort_by_key(|line| std::cmp::Reverse(line.games));
    FigureTable {
        heading: wording::Matchups {}.text(language),
        names: wording::LeaderAndBase {}.text(language),
        columns,
        rows: lines.iter().map(row).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{ArchetypeLine, MatchupLine, TextLanguage, matchups};

    fn archetype(name: &str, base: Option<&str>) -> ArchetypeLine {
        ArchetypeLine {
            leader: String::new(),
            name: name.to_owned(),
            base: base.map(str::to_owned),
            decks: 1,
            share: None,
            matches: 0,
            match_wins: 0,
            match_losses: 0,
            games: 0,
            wins: 0,
            mirrors: 0,
            win_rate: None,
        }
    }

    #[test]
    fn matchups_are_listed_once_with_both_scores_and_the_most_games_first() {
        let archetypes = [archetype("Luke", Some("command")), archetype("Vader", None), archetype("Yoda", None)];
        let line = |second, matches, games, wins| MatchupLine { first: 0, second, matches, games, wins };
        let table = matchups(&archetypes, &[line(1, 2, 5, 2), line(2, 600, 1_400, 1_000)], TextLanguage::German);
        let rows =
            [["Luke (command)", "Yoda", "600", "1.400", "1.000–400"], ["Luke (command)", "Vader", "2", "5", "2–3"]];
        assert_eq!(table.rows, rows);
        assert_eq!(table.columns.len() + 1, rows[0].len());
    }
}
