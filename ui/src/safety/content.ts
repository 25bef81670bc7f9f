// The contents of a backup, shown before it replaces everything.

import type { BackupContent, EventSummary } from '../lib/api';
import { dayOf, shortDate } from '../lib/dates';
import { isolated } from '../lib/isolate';
import { confirmation } from '../lib/state/confirm.svelte';
import { words as eventWords } from '../events/i18n';
import { words } from './i18n';

/** An event of a backup in one line. */
export function contentLine(event: EventSummary): string {
  const { id, name, createdAt, stage, players, round, plannedRounds, problem } = event;
  const what = `${id}. ${isolated(name)}, ${dayOf(createdAt)}`;
  if (problem !== null) return `${what}: ${problem}`;
  const far = stage === 'rounds' ? words.content.round(round, plannedRounds) : eventWords.states[stage];
  return `${what}: ${far}, ${words.content.players(players)}`;
}

/** Shows the contents of a backup and asks for confirmation to restore it. */
export function askRestore(content: BackupContent, text: string): Promise<boolean> {
  const written = content.written === null ? '' : `${words.content.written(shortDate(content.written))} `;
  return confirmation.ask({
    title: words.restoreTitle,
    text: `${written}${text}`,
    lines: [
      ...content.events.map(contentLine),
      ...(content.events.length === 0 ? [words.content.noEvents] : []),
      words.content.counts(content.decks, content.games),
    ],
    yes: words.restore,
    danger: true,
  });
}
