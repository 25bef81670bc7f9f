// Which cards of a long grid are drawn: those in sight, some around them, and the one in focus.

export type GridRoom = {
  /** In pixels, inside the padding. */
  width: number;
  height: number;
  /** How far it is scrolled. */
  top: number;
};

export type GridShape = { columns: number; width: number; height: number; gap: number; rows: number; total: number };

/** Columns of at least `narrowest`, cards of 5 to 6. */
export function gridShape(count: number, width: number, narrowest: number, gap: number): GridShape {
  const columns = Math.max(1, Math.floor((width + gap) / (narrowest + gap)));
  const card = Math.max(0, (width - gap * (columns - 1)) / columns);
  const height = card * 1.2;
  const rows = Math.ceil(count / columns);
  return { columns, width: card, height, gap, rows, total: Math.max(0, rows * (height + gap) - gap) };
}

/** The places to draw, in order; `at` is among them, so that the focus is never lost. */
export function inSight(count: number, shape: GridShape, room: GridRoom, at: number, around = 2): number[] {
  const pitch = shape.height + shape.gap;
  if (pitch <= 0 || count === 0) return [];
  const first = Math.max(0, Math.floor(room.top / pitch) - around);
  const last = Math.min(shape.rows - 1, Math.floor((room.top + room.height) / pitch) + around);
  const from = first * shape.columns;
  const to = Math.min(count, (last + 1) * shape.columns);
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (at >= 0 && at < count) {
    if (at < from) places.unshift(at);
    else if (at >= to) places.push(at);
  }
  return places;
}

/** How far to scroll so that a place is wholly in sight; unchanged when it is. */
export function scrolledTo(at: number, shape: GridShape, room: GridRoom, margin = 8): number {
  const top = Math.floor(at / shape.columns) * (shape.height + shape.gap);
  const bottom = top + shape.height;
  if (top - margin < room.top) return Math.max(0, top - margin);
  if (bottom + margin > room.top + room.height) return bottom + margin - room.height;
  return room.top;
}
