// Finds a player by the typed name or number.

import type { PlayerView } from '../../lib/api';

import { escaped } from '../../lib/escaped';
/** Maximum number of suggestions. */
const MOST = 8;

/** Letters without their marks: "Łukasz Müller" is found by "mull". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Returns the players with this number or a word that starts with the text, then those whose name contains it. */
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

/** Returns `true` if a text contains this whole name: “Ann” is not part of “Annika” or “Ann-Marie”. */
export function namesPlayer(text: string, name: string): boolean {
  const letter = '[\\p{L}\\p{M}\\p{N}]';
  return new RegExp(`(?<!${letter}-?)${escaped(name)}(?!-?${letter})`, 'u').test(text);
}
