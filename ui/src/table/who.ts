// The players of a game as texts refer to them. Pure.

import type { GameSeat, GameView } from '../lib/api';
import { isolated } from '../lib/isolate';
import { words } from './i18n';

/** A player in a sentence. */
export type Who = {
  /** The name to show: "You", "Opponent", or the player's own name. */
  name: string;
  /** `you`: the only person at the table; `opponent`: the only other player, without a separate name. */
  role: 'you' | 'opponent' | 'named';
};

/** Returns a player as the parameters `$role` and `$name` of a text. */
export const spoken = (who: Who) => [who.role, who.name] as const;

/** Returns the names for the title of a game: a person who plays alone is "You". */
export function seatNames(seats: readonly GameSeat[]): string[] {
  const alone = seats.filter((seat) => seat.kind === 'person').length === 1;
  return seats.map((seat) => (alone && seat.kind === 'person' ? words.you.you : isolated(seat.name)));
}

/** Returns how texts refer to the player of a seat. */
export function whoSits(view: Pick<GameView, 'seats' | 'you' | 'opponents'> | null, seat: number): Who {
  if (view?.you === seat) return { name: words.you.you, role: 'you' };
  if (view?.opponents.includes(seat)) {
    const seats = view.seats.length;
    return seats === 2
      ? { name: words.you.opponent(0), role: 'opponent' }
      : { name: words.you.opponent((seat + seats - (view.you ?? 0)) % seats), role: 'named' };
  }
  return { name: isolated(view?.seats[seat]?.name ?? ''), role: 'named' };
}
