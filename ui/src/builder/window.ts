// Which rows of a long list are drawn: those in view and a few around them.

export type Span = {
  /** The first entry drawn, and the one after the last. */
  from: number;
  to: number;
  /** In pixels: where the first one stands, and how high the whole list is. */
  top: number;
  height: number;
};

/** `columns` entries stand on each row of `row` pixels; `spare` rows are drawn beyond both edges. */
export function spanOf(scrolled: number, view: number, row: number, columns: number, count: number, spare = 6): Span {
  const rows = Math.ceil(count / columns);
  const last = Math.max(0, rows - 1);
  const first = Math.min(last, Math.max(0, Math.floor(scrolled / row) - spare));
  const end = Math.min(rows, Math.ceil((scrolled + view) / row) + spare);
  return { from: first * columns, to: Math.min(count, end * columns), top: first * row, height: rows * row };
}

/** Where a list must be scrolled to show an entry: as little as possible. */
export function scrollTo(index: number, scrolled: number, view: number, row: number, columns: number): number {
  const top = Math.floor(index / columns) * row;
  if (top < scrolled) return top;
  if (top + row > scrolled + view) return top + row - view;
  return scrolled;
}
