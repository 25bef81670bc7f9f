// The parts of an event that are worth a tab: no draft where none is drafted; the cut is a bracket or a final table.

import type { EventView } from '../lib/api';
import { TABS, type Tab } from '../lib/router';
import { words } from './en';

export function tabsOf(head: EventView | null): Tab[] {
  return TABS.filter((tab) => {
    if (head === null) return tab !== 'bracket';
    if (tab === 'draft') return head.summary.kind === 'draft';
    return true;
  });
}

/** What the tab is called: where tables of three and four are played, the cut is one final table. */
export const tabName = (tab: Tab, head: EventView | null): string =>
  tab === 'bracket' && head?.structure.rounds === 'tables' ? words.bracket.table : words.event.tabs[tab];
