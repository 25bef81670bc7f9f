// The places of the players of a game that is over. Pure.

/** A player with the HP left on their base. */
export type Standing = { seat: number; hp: number; full: number; eliminated: boolean };
export type Placed = Standing & {
  /** The place, from 1; players with the same HP share it. */
  place: number;
};

/** Orders the players: the winner, then those with the most HP, then those who were eliminated. */
export function placed(standings: readonly Standing[], winner: number | null): Placed[] {
  const rank = (one: Standing) => (one.seat === winner ? 2 : one.eliminated ? 0 : 1);
  const compare = (a: Standing, b: Standing) => rank(b) - rank(a) || b.hp - a.hp;
  const order = standings.toSorted(compare);
  return order.map((one) => ({ ...one, place: 1 + order.findIndex((other) => compare(one, other) === 0) }));
}
