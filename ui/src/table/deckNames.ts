// Names of the decks of one game. Pure.

/** The series that a published deck has in brackets: " (Homeworlds spotlight)". */
const SERIES = / \([^()]+\)$/;

/** Returns the names without the series, if all decks are of the same one: it tells none of them apart. */
export function withoutSeries(decks: readonly string[]): string[] {
  const series = decks.map((deck) => SERIES.exec(deck)?.[0]);
  const same = series.every((one) => one !== undefined && one === series[0]);
  return decks.map((deck) => (same ? deck.replace(SERIES, '') : deck));
}
