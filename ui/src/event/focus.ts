// The fields of an event's tabs that its steps, keys and lists send the focus to.

import { FocusPlaces } from '../lib/focus';

export type EventField =
  | 'new player'
  | 'entry table'
  | 'penalty player'
  | 'penalty infraction'
  | 'penalty note'
  | 'check count'
  | 'judge note';

export const eventFields = new FocusPlaces<EventField>();
