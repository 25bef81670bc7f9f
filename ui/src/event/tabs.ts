// The parts of an event that are worth a tab: no draft where none is drafted; the cut is a bracket or a final table.

import type { EventView } from '../lib/api';
import { TABS, type Tab } from '../lib/router';
import { words } from './i18n';

export const tabsOf = (view: EventView | null): readonly Tab[] =>
  view === null || view.summary.kind === 'draft' ? TABS : TABS.filter((tab) => tab !== 'draft');

/** What the tab is called: where tables of three and four are played, the cut is one final table. */
export const tabName = (tab: Tab, view: EventView | null): string =>
  tab === 'bracket' && view?.structure.rounds === 'tables' ? words.bracket.table : words.event.tabs[tab];
