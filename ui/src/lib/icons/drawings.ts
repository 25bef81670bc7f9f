// Our own drawings for empty screens: lines on a grid of 96 by 64; `mark` is drawn in the accent colour.

export const DRAWINGS = {
  cards: {
    lines: 'M31 18l-13 4 9 32 10-3M37 12h22v40H37zM65 18l13 4-9 32-10-3',
    mark: 'M43 20h10M43 26h6M48 42l4-4 4 4',
  },
  events: {
    lines: 'M24 16h48v40H24zM24 26h48M36 10v10M60 10v10',
    mark: 'M34 34h6M46 34h6M58 34h4M34 44h6M46 44h4l3 3 6-7',
  },
  league: {
    lines:
      'M36 10h24v16a12 12 0 0 1-24 0zM36 14h-9v4a9 9 0 0 0 9 9M60 14h9v4a9 9 0 0 1-9 9M48 38v8M38 54h20M41 54v-8h14v8',
    mark: 'm48 16 2 4.5 5 .5-3.75 3.25L52.5 29 48 26.5 43.5 29l1.25-4.75L41 21l5-.5z',
  },
  table: {
    lines: 'M14 12h26v40H14zM20 20h14M20 46h8M56 12h26v40H56zM62 20h14M62 46h8',
    mark: 'M42 32h11m-4-4 4 4-4 4M20 27h14v12H20z',
  },
  players: {
    lines:
      'M48 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16M32 54c0-11 6-18 16-18s16 7 16 18M26 20a6 6 0 1 0 0 12M14 50c0-7 3-12 9-14M70 20a6 6 0 1 1 0 12M82 50c0-7-3-12-9-14',
    mark: 'M48 43v8M44 47h8',
  },
  rounds: {
    lines: 'M14 14h24v14H14zM14 36h24v14H14zM58 25h24v14H58z',
    mark: 'M38 21h10v22H38M48 32h10',
  },
  statistics: {
    lines: 'M20 10v44h58M30 54V40h8v14M46 54V30h8v24M62 54V36h8v18',
    mark: 'm26 32 14-10 12 6 20-16',
  },
  puzzle: {
    lines: 'M22 16h18c-3-8 13-8 10 0h18v16c8-3 8 13 0 10v14H50c3-8-13-8-10 0H22V42c-8 3-8-13 0-10z',
    mark: 'm38 36 6 6 12-13',
  },
} as const;

export type DrawingName = keyof typeof DRAWINGS;
