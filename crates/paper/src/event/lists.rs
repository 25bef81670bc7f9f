//! Pairings, seats, pods and standings.

use messages::printouts;

use super::rows::{CAPTIONS, Column, HEAD, List, PADDING, Table, Width};
use super::{Figures, Making, MatchSlip, Player, Pod, RankedBy, Standings, TeamStanding};
use crate::PaperError;
use crate::canvas::Side;
use crate::content::sorted_as;
use crate::pdf_document::PdfDocument;
use crate::print::Frame;
use crate::typeface::{MOST_CONDENSED, Typeface};

/// Row height and font size for lists that are posted on a wall.
const WALL: (f32, f32) = (17.0, 11.0);
/// Maximum enlargement of wall lists: a font size of 28 points.
const LARGEST: f32 = 2.55;
/// Minimum enlargement of wall lists: names in 22 points are legible from a distance of three metres.
const LEGIBLE: f32 = 2.0;
/// Number of pages that a wall list may take for the sake of large letters.
const LARGE_PAGES: usize = 4;
/// Row height and font size for lists at a pod, with room for a tick.
const POD: (f32, f32) = (30.0, 13.0);

fn list(
    book: &mut PdfDocument,
    made: &Making,
    title: String,
    notes: Vec<String>,
    tables: Vec<Table>,
) -> Result<String, PaperError> {
    let frame = Frame::of(made.paper);
    List { title: &title, event: made.event, words: made.sheet, notes, tables, row: WALL.0, size: WALL.1 }
        .add(book, &frame)?;
    Ok(title)
}

/// Adds a list of names for a wall. Rows are enlarged to fill their pages, on up to
/// [`LARGE_PAGES`] if that makes them legible from afar, while nearly all names fit without condensing.
fn wall(book: &mut PdfDocument, made: &Making, title: String, mut table: Table) -> Result<String, PaperError> {
    let frame = Frame::of(made.paper);
    let factor = wall_factor(book.typeface(), &frame, &table);
    for column in &mut table.columns {
        if let Width::Points(points) = &mut column.width {
            *points *= factor;
        }
    }
    let (row, size) = (WALL.0 * factor, WALL.1 * factor);
    List { title: &title, event: made.event, words: made.sheet, notes: Vec::new(), tables: vec![table], row, size }
        .add(book, &frame)?;
    Ok(title)
}

/// Returns the enlargement of a wall list's rows, from 1 to [`LARGEST`].
fn wall_factor(typeface: &Typeface, frame: &Frame, table: &Table) -> f32 {
    let room = frame.bottom - frame.top - HEAD - CAPTIONS - 1.0;
    let rows = table.rows.len().max(1);
    let fixed: f32 = table.columns.iter().map(|column| points(column.width)).sum();
    let shares: f32 = table.columns.iter().map(|column| share(column.width)).sum();
    let by_width = table.columns.iter().enumerate().map(|(at, column)| {
        let texts = table.rows.iter().filter_map(|row| row.get(at));
        let mut widths: Vec<f32> = texts.map(|text| typeface.piece(column.weight, text).width * WALL.1).collect();
        widths.sort_by(f32::total_cmp);
        let usual = widths.get(widths.len() * 9 / 10).copied().unwrap_or_default();
        let widest = widths.last().copied().unwrap_or_default();
        match column.width {
            // The column grows with its letters.
            Width::Points(_) => LARGEST,
            // The column gets its share of the width that the figure columns leave. Nine of ten texts must fit
            // unchanged, and the others at the usual size, condensed but not cut.
            Width::Share(own) => {
                let part = own / shares.max(1.0);
                let room = frame.width() * part - 2.0 * PADDING;
                let whole = room / (usual + fixed * part).max(1.0);
                let uncut = (room - widest * MOST_CONDENSED) / (fixed * part).max(1.0);
                whole.min(uncut)
            }
        }
    });
    let most = by_width.fold(LARGEST, f32::min).max(1.0);
    let pages_at = |factor: f32| rows.div_ceil(((room / (WALL.0 * factor)) as usize).max(1));
    let pages = pages_at(LEGIBLE.min(most)).min(pages_at(1.0).max(LARGE_PAGES));
    let by_height = room / rows.div_ceil(pages) as f32 / WALL.0;
    by_height.min(most).max(1.0)
}

fn points(width: Width) -> f32 {
    match width {
        Width::Points(points) => points,
        Width::Share(_) => 0.0,
    }
}

fn share(width: Width) -> f32 {
    match width {
        Width::Points(_) => 0.0,
        Width::Share(share) => share,
    }
}

fn place(made: &Making, entry: &MatchSlip) -> String {
    entry.table.map_or_else(|| made.words.bye.to_owned(), |table| table.to_string())
}

/// Returns `true` if a table has more than two players.
fn of_many(matches: &[MatchSlip]) -> bool {
    matches.iter().any(|entry| entry.players.len() > 2)
}

/// Adds the pairings by table, byes last.
pub(super) fn by_table(book: &mut PdfDocument, made: &Making, matches: &[MatchSlip]) -> Result<String, PaperError> {
    let words = made.words;
    let mut sorted: Vec<&MatchSlip> = matches.iter().collect();
    sorted.sort_by_key(|entry| (entry.table.is_none(), entry.table));
    let table = Column::figures(words.table, 42.0).bold();
    let table = if of_many(matches) {
        let most = matches.iter().map(|entry| entry.players.len()).max().unwrap_or_default();
        let seats = std::iter::repeat_n(Column::texts(words.player, 1.0), most);
        let row = |entry: &&MatchSlip| {
            let names = entry.players.iter().map(|player| made.named(book.typeface(), player));
            std::iter::once(place(made, entry)).chain(names).collect()
        };
        Table {
            heading: "",
            columns: std::iter::once(table).chain(seats).collect(),
            rows: sorted.iter().map(row).collect(),
        }
    } else {
        let columns = vec![
            table,
            Column::texts(words.player, 1.0),
            Column::figures(words.record, 46.0),
            Column { side: Side::Middle, ..Column::figures("", 18.0) },
            Column::texts(words.opponent, 1.0),
            Column::figures(words.record, 46.0),
        ];
        Table {
            heading: "",
            columns,
            rows: sorted.iter().map(|entry| match_row(made, book.typeface(), entry)).collect(),
        }
    };
    wall(book, made, printouts::ByTable { round: &made.round }.text(words.language), table)
}

fn match_row(made: &Making, typeface: &Typeface, entry: &MatchSlip) -> Vec<String> {
    let mut row = vec![place(made, entry)];
    for (at, player) in entry.players.iter().enumerate() {
        if at > 0 {
            row.push(made.words.against.to_owned());
        }
        row.push(made.named(typeface, player));
        row.push(player.record.clone());
    }
    row
}

/// Adds the pairings by name, with every player once.
pub(super) fn by_name(book: &mut PdfDocument, made: &Making, matches: &[MatchSlip]) -> Result<String, PaperError> {
    let words = made.words;
    let typeface = book.typeface();
    let mut rows: Vec<(&Player, Vec<String>)> = Vec::new();
    for entry in matches {
        for player in &entry.players {
            let others = entry.players.iter().filter(|other| other.number != player.number);
            let others: Vec<String> = others.map(|other| made.named(typeface, other)).collect();
            rows.push((player, vec![made.named(typeface, player), place(made, entry), others.join(", ")]));
        }
    }
    let many = of_many(matches);
    let columns = vec![
        Column::texts(words.player, 1.0).bold(),
        Column::figures(words.table, 48.0).bold(),
        Column::texts(if many { words.opponents } else { words.opponent }, if many { 2.0 } else { 1.0 }),
    ];
    let table = Table { heading: "", columns, rows: by_names(rows) };
    wall(book, made, printouts::ByName { round: &made.round }.text(words.language), table)
}

/// Sorts rows by the players' names.
fn by_names(mut rows: Vec<(&Player, Vec<String>)>) -> Vec<Vec<String>> {
    rows.sort_by_cached_key(|(player, _)| (sorted_as(&player.name), player.name.clone(), player.number));
    rows.into_iter().map(|(_, row)| row).collect()
}

/// Adds the draft seats of all players, by name.
pub(super) fn seatings(book: &mut PdfDocument, made: &Making, pods: &[Pod]) -> Result<String, PaperError> {
    let words = made.words;
    let mut rows = Vec::new();
    for pod in pods {
        for (player, seat) in pod.seats.iter().zip(1..) {
            let seat: u32 = seat;
            rows.push((player, vec![made.named(book.typeface(), player), pod.number.to_string(), seat.to_string()]));
        }
    }
    let columns = vec![
        Column::texts(words.player, 1.0),
        Column::figures(words.pod, 60.0).bold(),
        Column::figures(words.seat, 60.0).bold(),
    ];
    let table = Table { heading: "", columns, rows: by_names(rows) };
    wall(book, made, words.seatings.to_owned(), table)
}

/// Adds a page for each pod: its seats, and boxes to tick after counting the cards of a seat.
pub(super) fn pods(book: &mut PdfDocument, made: &Making, pods: &[Pod]) -> Result<String, PaperError> {
    let words = made.words;
    let frame = Frame::of(made.paper);
    for pod in pods {
        let title = printouts::PodNumber { pod: &pod.number }.text(words.language);
        let typeface = book.typeface();
        let seats = pod.seats.iter().zip(1u32..);
        let rows: Vec<Vec<String>> =
            seats.map(|(player, seat)| vec![seat.to_string(), made.named(typeface, player)]).collect();
        let mut columns = vec![Column::figures(words.seat, 34.0).bold(), Column::texts(words.player, 1.0)];
        let counts =
            [words.pod_counts_1, words.pod_counts_2, words.pod_counts_3, words.pod_counts_4, words.pod_counts_5];
        columns.extend(counts.map(|caption| Column::ticks(caption, 46.0)));
        let notes = vec![words.passing.to_owned()];
        let tables = vec![Table { heading: "", columns, rows }];
        List { title: &title, event: made.event, words: made.sheet, notes, tables, row: POD.0, size: POD.1 }
            .add(book, &frame)?;
    }
    Ok(words.seatings.to_owned())
}

/// Returns the table of the teams. Each member has a row; the first one also has the figures of the team.
fn team_table<'a>(made: &Making, typeface: &Typeface, teams: &[TeamStanding]) -> Table<'a> {
    let words = made.words;
    let mut columns = vec![
        Column::figures(words.rank, 34.0).bold(),
        Column::figures(words.team, 40.0).bold(),
        Column::texts(words.members, 1.0),
    ];
    let figures = [words.team_figures_1, words.team_figures_2, words.team_figures_3, words.team_figures_4];
    columns.extend(figures.map(|caption| Column::figures(caption, TEAM_FIGURE)));
    let rows_of = |line: &TeamStanding| {
        let row = |(at, member): (usize, &Player)| {
            let first = |text: String| if at == 0 { text } else { String::new() };
            let start = [first(line.rank.to_string()), first(line.team.to_string()), made.named(typeface, member)];
            start.into_iter().chain(line.figures.iter().map(|figure| first(figure.clone()))).collect()
        };
        line.members.iter().enumerate().map(row).collect::<Vec<Vec<String>>>()
    };
    Table { heading: words.teams, columns, rows: teams.iter().flat_map(rows_of).collect() }
}

/// Width of a column of figures of teams, in points.
const TEAM_FIGURE: f32 = 56.0;

/// Row height and font size of tables of figures: statistics have hundreds of rows.
const FIGURES: (f32, f32) = (13.0, 8.5);

/// Adds tables of figures.
pub(super) fn figures(book: &mut PdfDocument, made: &Making, figures: &Figures) -> Result<String, PaperError> {
    let frame = Frame::of(made.paper);
    let tables = figures.tables.iter().map(|table| {
        let names = std::iter::once(Column::texts(&table.names, 1.0).bold());
        let columns = table.columns.iter().map(|column| {
            let figures = Column::figures(&column.caption, f32::from(column.points));
            if column.texts { Column { side: Side::Left, ..figures } } else { figures }
        });
        Table { heading: &table.heading, columns: names.chain(columns).collect(), rows: table.rows.clone() }
    });
    let (title, notes, tables) = (&figures.title, figures.notes.clone(), tables.collect());
    List { title, event: made.event, words: made.sheet, notes, tables, row: FIGURES.0, size: FIGURES.1 }
        .add(book, &frame)?;
    Ok(title.clone())
}

/// Maximum number of figures in standings with columns of the usual width.
const MOST_WIDE: usize = 5;

/// Adds the standings with the profile's name and tiebreakers.
pub(super) fn standings(book: &mut PdfDocument, made: &Making, standings: &Standings) -> Result<String, PaperError> {
    let words = made.words;
    let typeface = book.typeface();
    let mut tables = Vec::new();
    if !standings.places.is_empty() {
        let columns = vec![Column::figures(words.place, 42.0).bold(), Column::texts(words.player, 1.0)];
        let row = |(place, player): &(String, Player)| vec![place.clone(), made.named(typeface, player)];
        let rows = standings.places.iter().map(row).collect();
        tables.push(Table { heading: words.final_places, columns, rows });
    }
    if !standings.teams.is_empty() {
        tables.push(team_table(made, typeface, &standings.teams));
    }
    let mut columns = vec![Column::figures(words.rank, 34.0).bold(), Column::texts(words.player, 1.0)];
    match standings.by {
        RankedBy::Matches => columns.push(Column::figures(words.record, 52.0)),
        RankedBy::Tables | RankedBy::League => {}
    }
    // Names need the rest of the width.
    let narrow = if standings.columns.len() > MOST_WIDE { 44.0 } else { 52.0 };
    let wide = |caption: &str| if caption.chars().count() > 10 { narrow + 40.0 } else { narrow };
    columns.extend(standings.columns.iter().map(|caption| Column::figures(caption, wide(caption))));
    let rows = standings.lines.iter().map(|line| {
        let left = if line.dropped { words.dropped } else { "" };
        let mut row = vec![line.rank.to_string(), format!("{}{left}", made.named(typeface, &line.player))];
        match standings.by {
            RankedBy::Matches => row.push(line.player.record.clone()),
            RankedBy::Tables | RankedBy::League => {}
        }
        row.extend(line.figures.iter().cloned());
        row
    });
    let heading = match (standings.places.is_empty(), standings.teams.is_empty()) {
        (false, _) => words.before_cut,
        (true, false) => words.players,
        (true, true) => "",
    };
    let rows = rows.collect();
    tables.push(Table { heading, columns, rows });
    let (language, round) = (words.language, &standings.round);
    let (label, title) = match (standings.by, standings.open) {
        (RankedBy::Matches | RankedBy::Tables, false) => (words.profile, printouts::Standings { round }.text(language)),
        (RankedBy::Matches | RankedBy::Tables, true) => {
            (words.profile, printouts::StandingsOpen { round }.text(language))
        }
        (RankedBy::League, false) => (words.points_table, printouts::League { events: round }.text(language)),
        (RankedBy::League, true) => (words.points_table, printouts::LeagueOpen { events: round }.text(language)),
    };
    let notes = vec![format!("{label}{}", standings.profile), standings.tiebreaks.clone()];
    list(book, made, title, notes, tables)
}
