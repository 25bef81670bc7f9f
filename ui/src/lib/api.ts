// Everything the page asks of the program goes through here: one function a command.
// Every function rejects with a BackendError and with nothing else.

import { invoke } from '@tauri-apps/api/core';
import { asBackendError } from './errors';
import type {
  About,
  AppError,
  CardFace,
  ClockAction,
  DeckCheck,
  DeckEntry,
  DeckView,
  DraftView,
  EventSummary,
  EventView,
  NewEvent,
  PickView,
  ResultEntry,
  Settings,
} from './types';

export type * from './types';
export { BackendError } from './errors';

async function ask<T>(command: string, args?: Record<string, unknown>): Promise<T> {
  try {
    return await invoke<T>(command, args);
  } catch (thrown) {
    throw asBackendError(thrown);
  }
}

export const api = {
  /** Why the data could not be opened; null when all is well. */
  startError: () => ask<AppError | null>('start_error'),
  about: () => ask<About>('about'),
  saveSettings: (settings: Settings) => ask<Settings>('save_settings', { settings }),
  /** Tells the program that the first frame is on screen; answers the milliseconds since it started. */
  appReady: () => ask<number>('app_ready'),

  listEvents: () => ask<EventSummary[]>('list_events'),
  createEvent: (newEvent: NewEvent) => ask<EventView>('create_event', { newEvent }),
  event: (event: number) => ask<EventView>('event', { event }),
  archiveEvent: (event: number, archived: boolean) => ask<EventSummary[]>('archive_event', { event, archived }),

  addPlayers: (event: number, text: string) => ask<EventView>('add_players', { event, text }),
  addBots: (event: number, count: number) => ask<EventView>('add_bots', { event, count }),
  renamePlayer: (event: number, player: number, name: string) =>
    ask<EventView>('rename_player', { event, player, name }),
  dropPlayer: (event: number, player: number) => ask<EventView>('drop_player', { event, player }),
  reenterPlayer: (event: number, player: number) => ask<EventView>('reenter_player', { event, player }),

  seat: (event: number) => ask<EventView>('seat', { event }),
  startDraft: (event: number) => ask<EventView>('start_draft', { event }),
  draftView: (event: number, pod: number, seat: number) => ask<DraftView>('draft_view', { event, pod, seat }),
  /** On disk before it answers; the bots have picked when it answers. */
  draftPick: (event: number, pod: number, seat: number, index: number) =>
    ask<DraftView>('draft_pick', { event, pod, seat, index }),
  clock: (event: number, pod: number, action: ClockAction) => ask<EventView>('clock', { event, pod, action }),
  draftLog: (event: number, pod: number, seat: number) => ask<PickView[]>('draft_log', { event, pod, seat }),

  deck: (event: number, player: number) => ask<DeckView>('deck', { event, player }),
  checkDeck: (event: number, player: number, list: DeckEntry) => ask<DeckCheck>('check_deck', { event, player, list }),
  saveDeck: (event: number, player: number, list: DeckEntry) => ask<DeckView>('save_deck', { event, player, list }),
  suggestDeck: (event: number, player: number) => ask<DeckEntry>('suggest_deck', { event, player }),

  planRounds: (event: number, rounds: number) => ask<EventView>('plan_rounds', { event, rounds }),
  pair: (event: number) => ask<EventView>('pair', { event }),
  /** Enters a result; also corrects one of an earlier round. */
  result: (event: number, round: number, table: number, result: ResultEntry) =>
    ask<EventView>('result', { event, round, table, result }),
  rollBotResults: (event: number, round: number) => ask<EventView>('roll_bot_results', { event, round }),
  undo: (event: number) => ask<EventView>('undo', { event }),

  searchCards: (query: string) => ask<CardFace[]>('search_cards', { query }),
  /** The path of the file written; null when the dialog was cancelled. So also for backup and restore. */
  exportEvent: (event: number) => ask<string | null>('export_event', { event }),
  backup: () => ask<string | null>('backup'),
  restore: () => ask<string | null>('restore'),
  /** Opens the print dialog for the page as its print styles lay it out. */
  printPage: () => ask<null>('print_page'),
};
