// The parts of an event that are worth a tab: no draft where none is drafted; the cut is a bracket or a final table.

import type { EventView } from '../lib/api';
import { TABS, type Tab } from '../lib/router';
import { words } from './i18n';

export const tabsOf = (view: EventView | null): readonly Tab[] =>
  view === null || view.summary.kind === 'draft' ? TABS : TABS.filter((tab) => tab !== 'draft');

/** Returns the name of a tab. Events with multiplayer tables have a final table instead of a top cut. */
export const tabName = (tab: Tab, view: EventView | null): string =>
  tab === 'bracket' && view?.structure.rounds === 'tables' ? words.bracket.table : words.event.tabs[tab];
