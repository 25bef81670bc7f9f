// Groups of rows side by side. Where a group stands follows from the rows it could hold, not from those it holds
// now, so that nothing jumps about while cards are moved.

/** All in pixels. */
export type Room = {
  width: number;
  height: number;
  gap: number;
  /** Widths that a column may have. */
  narrowest: number;
  widest: number;
  row: number;
  head: number;
};

type Heights = Pick<Room, 'row' | 'head'>;

/** For each group its column: in reading order, down one column and on to the next, as even as possible. */
export function columnOf(rows: readonly number[], columns: number, room: Heights): number[] {
  return evenly(
    rows.map((count) => room.head + count * room.row),
    columns,
  );
}

/** The columns in reading order if none may be higher than this. */
function inOrder(heights: readonly number[], most: number): number[] {
  let [column, used] = [0, 0];
  return heights.map((height) => {
    if (used > 0 && used + height > most) [column, used] = [column + 1, 0];
    used += height;
    return column;
  });
}

function evenly(heights: readonly number[], columns: number): number[] {
  const sums = heights.flatMap((_, from) =>
    heights.slice(from).map((_, to) => sum(heights.slice(from, from + to + 1))),
  );
  const fits = (most: number) => (inOrder(heights, most).at(-1) ?? 0) < columns;
  const enough = sums.filter((one) => one >= Math.max(...heights)).sort((one, other) => one - other);
  return inOrder(heights, enough.find(fits) ?? Infinity);
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

/** The height of the highest column. */
export function heightOf(rows: readonly number[], columns: number, room: Heights): number {
  const heights = Array.from({ length: Math.max(1, columns) }, () => 0);
  columnOf(rows, columns, room).forEach((column, index) => {
    heights[column] = (heights[column] ?? 0) + room.head + (rows[index] ?? 0) * room.row;
  });
  return Math.max(...heights);
}

/** Returns the fewest (and so the widest) columns that show every row without scrolling, or as many as fit. */
export function columnsFor(rows: readonly number[], room: Room): number {
  const most = Math.max(1, Math.floor((room.width + room.gap) / (room.narrowest + room.gap)));
  const limit = Math.min(most, Math.max(1, rows.length));
  const fewest = Math.max(1, Math.min(limit, Math.ceil(room.width / room.widest)));
  for (let columns = fewest; columns < limit; columns++) {
    if (heightOf(rows, columns, room) <= room.height) return columns;
  }
  return limit;
}
