// Statistics of cards next to the picks of a finished draft.

import { api, type CardStatisticsLine, type CardStatisticsView } from '../lib/api';
import { decimalText, percentText } from '../charts/scale';
import { words } from './i18n';

/** Statistics of all events, by the number of a card's oldest printing. */
export type ReviewNumbers = { view: CardStatisticsView; byCard: ReadonlyMap<string, CardStatisticsLine> };

const query = { events: [], league: null, kind: null, from: null, to: null, set: null };

/** Numbers of the events counted so far; `isCounting` if more follow. */
export type LoadedNumbers = { numbers: ReviewNumbers | null; isCounting: boolean };

/** Returns the statistics of people; those of bots if people have no numbers; `null` if neither has. */
export async function loadReviewNumbers(): Promise<LoadedNumbers> {
  for (const bots of [false, true]) {
    const view = await api.cardStatistics({ ...query, bots });
    const isCounting = view.counting > 0;
    if (view.cards.some((line) => numbersText(line) !== null))
      return { numbers: { view, byCard: new Map(view.cards.map((line) => [line.id, line])) }, isCounting };
    // People may have numbers when all events are counted.
    if (isCounting) return { numbers: null, isCounting };
  }
  return { numbers: null, isCounting: false };
}

/** The numbers of a card on one line: ALSA, ATA and win rate; `null` if there are too few cases for any. */
export function numbersText(line: CardStatisticsLine | undefined): string | null {
  if (!line) return null;
  const rate = line.winRate?.percent ?? null;
  const told = [
    line.lastSeenAt === null ? null : `${words.short.lastSeenAt} ${decimalText(line.lastSeenAt, 1)}`,
    line.takenAt === null ? null : `${words.short.takenAt} ${decimalText(line.takenAt, 1)}`,
    rate === null ? null : percentText(rate, 0),
  ].filter((part) => part !== null);
  return told.length === 0 ? null : told.join(' · ');
}
