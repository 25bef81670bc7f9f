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

/** For each group its column: in reading order, down one column and on to the next, so that no column is longer than it must be. */
export function columnOf(rows: readonly number[], columns: number, room: Pick<Room, 'row' | 'head'>): number[] {
  const heights = rows.map((count) => room.head + count * room.row);
  /** The columns of the groups if none may be higher than this. */
  const within = (most: number) => {
    let [column, used] = [0, 0];
    return heights.map((height) => {
      if (used > 0 && used + height > most) [column, used] = [column + 1, 0];
      used += height;
      return column;
    });
  };
  const sums = heights.flatMap((_, from) => {
    let sum = 0;
    return heights.slice(from).map((height) => (sum += height));
  });
  const fits = (most: number) => (within(most).at(-1) ?? 0) < Math.max(1, columns);
  const least = sums
    .filter((sum) => sum >= Math.max(...heights))
    .sort((one, other) => one - other)
    .find(fits);
  return within(least ?? Infinity);
}

/** The height of the highest column. */
export function heightOf(rows: readonly number[], columns: number, room: Pick<Room, 'row' | 'head'>): number {
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
