// Words of the log.

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const log = {
  caption: 'Everything that happened, newest first',
  number: 'No.',
  at: 'At',
  by: 'By',
  what: 'What',
  undone: 'undone',
  filter: 'Filter the log',
  more: (lines: number) => `Show older entries (${lines})`,
  count: (lines: number) => some(lines, 'entry', 'entries'),
} as const;
