//! Layout of rows in columns and pages. Uses only heights; draws nothing.

use crate::content::{Group, Section};

/// The density of rows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Density {
    /// Number of columns side by side.
    pub columns: usize,
    /// Font size in points.
    pub size: f32,
    /// Height of a row in points.
    pub row: f32,
}

/// Densities from the most readable to the densest. All have a font size of at least 7.5 points and two columns: with
/// three columns, long names would be cut.
pub(crate) const DENSITIES: [Density; 7] = [
    Density { columns: 2, size: 9.5, row: 16.5 },
    Density { columns: 2, size: 9.5, row: 15.0 },
    Density { columns: 2, size: 9.0, row: 13.5 },
    Density { columns: 2, size: 8.5, row: 12.2 },
    Density { columns: 2, size: 8.0, row: 11.0 },
    Density { columns: 2, size: 7.5, row: 10.0 },
    Density { columns: 2, size: 7.5, row: 9.2 },
];

impl Density {
    /// Returns the height of a group's heading with the space before it.
    pub(crate) fn group_head(&self) -> f32 {
        self.row * 1.25 + 1.0
    }
}

/// The available height in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct PageSpace {
    /// On the first page.
    pub first: f32,
    /// On every further page.
    pub next: f32,
    /// Reserved space at the end of the last page.
    pub foot: f32,
}

/// Height of a section's heading.
pub(crate) const SECTION_HEAD: f32 = 22.0;
/// Height of the column captions of a pool.
pub(crate) const CAPTIONS: f32 = 8.0;
/// Space between two sections.
pub(crate) const SECTION_GAP: f32 = 8.0;

/// One place in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cell {
    /// A group's heading, either the first or a repeated one.
    Head {
        /// Index of the group in its section.
        group: usize,
        /// `true` if rows of the group come before this heading.
        continued: bool,
    },
    /// A row with a card.
    Row {
        /// Index of the group in its section.
        group: usize,
        /// Index of the row in its group.
        row: usize,
    },
    /// An empty line to write on.
    Blank,
}

/// A section, or its part on one page.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Band {
    /// Index of the section in the printout.
    pub section: usize,
    /// `true` if it started on an earlier page.
    pub continued: bool,
    /// Distance from the top of the page's room, in points.
    pub top: f32,
    /// The columns from left to right.
    pub columns: Vec<Vec<Cell>>,
}

/// The bands of one page.
pub(crate) type PagePlan = Vec<Band>;

/// Distributes sections over the fewest possible pages, with the most readable density for that.
pub(crate) fn best(sections: &[Section], captions: bool, room: PageSpace) -> (Density, Vec<PagePlan>) {
    let [first, others @ ..] = DENSITIES;
    let mut best = (first, spread(sections, captions, first, room));
    for density in others {
        if best.1.len() == 1 {
            break;
        }
        let pages = spread(sections, captions, density, room);
        if pages.len() < best.1.len() {
            best = (density, pages);
        }
    }
    best
}

/// Distributes sections over pages.
pub(crate) fn spread(sections: &[Section], captions: bool, density: Density, room: PageSpace) -> Vec<PagePlan> {
    let mut pages: Vec<PagePlan> = vec![Vec::new()];
    let mut cursor = 0.0;
    let head = SECTION_HEAD + if captions { CAPTIONS } else { 0.0 };
    let least = density.group_head() + 3.0 * density.row;
    for (at, section) in sections.iter().enumerate() {
        let flow = Flow::of(section, density);
        let mut next = 0;
        while next < flow.cells.len() {
            let height = if pages.len() == 1 { room.first } else { room.next };
            let empty = pages.last().is_none_or(Vec::is_empty);
            let gap = if empty { 0.0 } else { SECTION_GAP };
            let left = height - cursor - gap - head;
            if left < least && !empty {
                pages.push(Vec::new());
                cursor = 0.0;
                continue;
            }
            let filled = flow.fill_evenly(next, left.max(least));
            let band = Band { section: at, continued: next > 0, top: cursor + gap, columns: filled.columns };
            next = filled.next;
            cursor = band.top + head + filled.height;
            if let Some(page) = pages.last_mut() {
                page.push(band);
            }
            if next < flow.cells.len() {
                pages.push(Vec::new());
                cursor = 0.0;
            }
        }
    }
    let height = if pages.len() == 1 { room.first } else { room.next };
    if cursor + room.foot > height {
        pages.push(Vec::new());
    }
    pages
}

/// A section as one long column.
struct Flow {
    cells: Vec<Cell>,
    /// By cell: the group whose heading is repeated if a column starts with this cell.
    groups: Vec<Option<usize>>,
    density: Density,
}

struct Filled {
    columns: Vec<Vec<Cell>>,
    next: usize,
    height: f32,
}

impl Flow {
    fn of(section: &Section, density: Density) -> Self {
        let mut flow = Flow { cells: Vec::new(), groups: Vec::new(), density };
        for (at, group) in section.groups.iter().enumerate() {
            flow.add(at, group);
        }
        flow
    }

    fn add(&mut self, at: usize, group: &Group) {
        let headed = group.kind.map(|_| at);
        if headed.is_some() {
            self.cells.push(Cell::Head { group: at, continued: false });
            self.groups.push(None);
        }
        let rows = (0..group.rows.len()).map(|row| Cell::Row { group: at, row });
        for cell in rows.chain(std::iter::repeat_n(Cell::Blank, group.blanks)) {
            self.cells.push(cell);
            self.groups.push(headed);
        }
    }

    fn height(&self, cell: Cell) -> f32 {
        match cell {
            Cell::Head { .. } => self.density.group_head(),
            Cell::Row { .. } | Cell::Blank => self.density.row,
        }
    }

    /// Fills columns up to the lowest equal height that holds all cells, or up to `most`.
    fn fill_evenly(&self, from: usize, most: f32) -> Filled {
        let all: f32 = self.cells[from..].iter().map(|cell| self.height(*cell)).sum();
        let step = self.density.row / 2.0;
        let mut height = (all / self.density.columns as f32).max(self.density.group_head() + self.density.row);
        while height < most {
            let filled = self.fill(from, height);
            if filled.next == self.cells.len() {
                return filled;
            }
            height += step;
        }
        self.fill(from, most)
    }

    /// Fills columns up to a height. A heading is never placed without a row below it.
    fn fill(&self, from: usize, height: f32) -> Filled {
        let mut filled = Filled { columns: Vec::new(), next: from, height: 0.0 };
        for _ in 0..self.density.columns {
            let (mut column, mut used) = (Vec::new(), 0.0f32);
            while let Some(cell) = self.cells.get(filled.next).copied() {
                if let (true, Some(group)) = (column.is_empty(), self.groups[filled.next]) {
                    let head = Cell::Head { group, continued: true };
                    used += self.height(head);
                    column.push(head);
                }
                let needed = match cell {
                    Cell::Head { .. } => self.height(cell) + self.density.row,
                    Cell::Row { .. } | Cell::Blank => self.height(cell),
                };
                if used + needed > height + 0.01 {
                    break;
                }
                used += self.height(cell);
                column.push(cell);
                filled.next += 1;
            }
            filled.height = filled.height.max(used);
            filled.columns.push(column);
        }
        filled
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Kind, Part, Row};

    const ROOM: PageSpace = PageSpace { first: 520.0, next: 650.0, foot: 90.0 };

    fn section(groups: &[(Option<Kind>, usize, usize)]) -> Section {
        let group = |(kind, rows, blanks): &(Option<Kind>, usize, usize)| Group {
            kind: *kind,
            rows: vec![Row::sample("Battlefield Marine"); *rows],
            blanks: *blanks,
        };
        Section { part: Part::Main, groups: groups.iter().map(group).collect(), count: 0, total: 0 }
    }

    fn cells(pages: &[PagePlan]) -> Vec<Cell> {
        pages.iter().flatten().flat_map(|band| band.columns.iter().flatten().copied()).collect()
    }

    fn height(column: &[Cell], density: Density) -> f32 {
        column
            .iter()
            .map(|cell| match cell {
                Cell::Head { .. } => density.group_head(),
                Cell::Row { .. } | Cell::Blank => density.row,
            })
            .sum()
    }

    #[test]
    fn every_row_is_placed_once_and_in_order_at_every_density() {
        for rows in [0, 1, 2, 3, 17, 80, 101, 500] {
            let sections = [
                section(&[(Some(Kind::GroundUnit), rows, 0), (Some(Kind::Event), rows / 2, 3)]),
                section(&[(None, 4, 6)]),
            ];
            for density in DENSITIES {
                let pages = spread(&sections, false, density, ROOM);
                let seen: Vec<Cell> =
                    cells(&pages).into_iter().filter(|cell| matches!(cell, Cell::Row { .. })).collect();
                let group = |at, count| (0..count).map(move |row| Cell::Row { group: at, row });
                let wanted: Vec<Cell> = group(0, rows).chain(group(1, rows / 2)).chain(group(0, 4)).collect();
                assert_eq!(seen, wanted, "{rows} rows at {density:?}");
                let blanks = cells(&pages).into_iter().filter(|cell| *cell == Cell::Blank).count();
                assert_eq!(blanks, 9, "{rows} rows at {density:?}");
            }
        }
    }

    #[test]
    fn no_row_is_outside_the_page_or_in_the_footer() {
        for rows in [1, 30, 90, 500] {
            let sections = [section(&[(Some(Kind::GroundUnit), rows, 0), (Some(Kind::Event), rows, 0)])];
            for density in DENSITIES {
                let pages = spread(&sections, true, density, ROOM);
                for (at, page) in pages.iter().enumerate() {
                    let room = if at == 0 { ROOM.first } else { ROOM.next };
                    let room = if at + 1 == pages.len() { room - ROOM.foot } else { room };
                    for band in page {
                        for column in &band.columns {
                            let end = band.top + SECTION_HEAD + CAPTIONS + height(column, density);
                            assert!(end <= room + 0.1, "page {at} ends at {end} of {room} at {density:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_heading_has_a_row_below_it_and_is_repeated_in_the_next_column() {
        for rows in 1..60 {
            let sections = [section(&[(Some(Kind::GroundUnit), rows, 0), (Some(Kind::Event), rows, 0)])];
            for density in DENSITIES {
                for band in spread(&sections, false, density, ROOM).iter().flatten() {
                    for column in band.columns.iter().filter(|column| !column.is_empty()) {
                        assert!(matches!(column.first(), Some(Cell::Head { .. })), "{rows}: {column:?}");
                        assert!(!matches!(column.last(), Some(Cell::Head { .. })), "{rows}: {column:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn few_cards_get_large_rows_and_eighty_singles_fit_on_one_page() {
        let (density, pages) = best(&[section(&[(Some(Kind::GroundUnit), 18, 0)])], false, ROOM);
        assert_eq!((density, pages.len()), (DENSITIES[0], 1));
        let kinds = [Kind::GroundUnit, Kind::SpaceUnit, Kind::Upgrade, Kind::Event];
        let (density, pages) = best(&[section(&kinds.map(|kind| (Some(kind), 20, 0)))], false, ROOM);
        assert_eq!(pages.len(), 1);
        assert!(density.size >= 7.5);
    }
}
