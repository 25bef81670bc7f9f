// English texts that the pages of players' and judges' phones share.

export const page = {
  refused: 'The organiser’s computer rejected this request. Nothing was changed. Reload this page.',
  live: (time: string) => `Live · ${time}`,
  notLive: (time: string) => `Not live since ${time}`,
  waiting: 'One moment…',
  standings: 'Standings',
  timeLeft: 'Time left',
  timeOver: 'Time is up',
  paused: 'paused',
  table: (number: number) => `Table ${number}`,
  noWinner: 'no winner',
  cancel: 'Cancel',
} as const;
