// The parts of an event that are worth a tab: no draft where none is drafted, a bracket where one can be.

import type { DeskView } from '../lib/api';
import { TABS, type Tab } from '../lib/router';

export function tabsOf(head: DeskView | null): Tab[] {
  return TABS.filter((tab) => {
    if (head === null) return tab !== 'bracket';
    if (tab === 'draft') return head.kind === 'draft';
    if (tab === 'bracket') return head.structure.rounds !== 'tables';
    return true;
  });
}
