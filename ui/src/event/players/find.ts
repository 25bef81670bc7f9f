// Who is meant by what was typed.

import type { PlayerView } from '../../lib/api';

/** How many are offered at once. */
const MOST = 8;

/** Letters without their marks: "Łukasz Müller" is found by "mull". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Players whose number is what was typed, or a word of whose name begins with it; then those that contain it. */
export function findPlayers(players: readonly PlayerView[], typed: string): PlayerView[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  const place = (player: PlayerView): number => {
    const name = plain(player.name);
    if (String(player.id) === wanted || name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (name.split(/\s+/).some((word) => word.startsWith(wanted))) return 2;
    return name.includes(wanted) ? 3 : 4;
  };
  return players
    .map((player) => ({ player, at: place(player) }))
    .filter((one) => one.at < 4)
    .sort((x, y) => x.at - y.at || x.player.id - y.player.id)
    .slice(0, MOST)
    .map((one) => one.player);
}
