// The drawn entries of a long list or grid: the visible ones and some around them.

/** Rows of one height, in pixels, with `columns` entries on each. */
export type Layout = { columns: number; row: number; gap?: number };

export type Span = {
  /** The first entry drawn, and the one after the last. */
  from: number;
  to: number;
  /** In pixels: where the first one stands, and how high the whole list is. */
  top: number;
  height: number;
};

/** Cards of 5 to 6 in columns of at least `narrowest`; `width` is that of a card. */
export function gridLayout(room: number, narrowest: number, gap: number): Required<Layout> & { width: number } {
  const columns = Math.max(1, Math.floor((room + gap) / (narrowest + gap)));
  const width = Math.max(0, (room - gap * (columns - 1)) / columns);
  return { columns, width, row: width * 1.2, gap };
}

/** `spare` rows are drawn beyond both edges of the view. */
export function spanOf(scrolled: number, view: number, layout: Layout, count: number, spare = 6): Span {
  const { columns, row, gap = 0 } = layout;
  const pitch = row + gap;
  const rows = Math.ceil(count / columns);
  if (pitch <= 0 || rows === 0) return { from: 0, to: 0, top: 0, height: 0 };
  const first = Math.min(rows - 1, Math.max(0, Math.floor(scrolled / pitch) - spare));
  const end = Math.min(rows, Math.ceil((scrolled + view) / pitch) + spare);
  return { from: first * columns, to: Math.min(count, end * columns), top: first * pitch, height: rows * pitch - gap };
}

/** Returns the entries of a span in order, including `at`, so that the focus is never lost. */
export function placesOf({ from, to }: Span, count: number, at: number): number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (at < 0 || at >= count) return places;
  if (at < from) places.unshift(at);
  else if (at >= to) places.push(at);
  return places;
}

/** Returns the smallest scroll position change that shows an entry with a margin. */
export function scrolledTo(index: number, scrolled: number, view: number, layout: Layout, margin = 0): number {
  const { columns, row, gap = 0 } = layout;
  const top = Math.floor(index / columns) * (row + gap);
  if (top - margin < scrolled) return Math.max(0, top - margin);
  if (top + row + margin > scrolled + view) return top + row + margin - view;
  return scrolled;
}
