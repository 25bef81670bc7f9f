// People in the lists of an event, who are dragged onto each other to change places.

import type { PlayerRef } from '../lib/api';
import { Drag } from '../lib/state/drag.svelte';

type Person = Pick<PlayerRef, 'id' | 'name'>;

const people = new Drag<Person>({ text: (person) => person.name });

/** For `{@attach}`: makes the player here draggable to swap places; null if swaps are not possible now. */
export function changesPlaces(
  who: () => Person | null,
  may: (one: number, other: number) => boolean,
  change: (one: number, other: number) => void,
) {
  const from = people.from(who);
  const onto = people.onto(
    (held) => {
      const here = who();
      return here !== null && may(held.id, here.id);
    },
    (held) => {
      const here = who();
      if (here) change(held.id, here.id);
    },
  );
  return (element: HTMLElement) => {
    const ends = [from(element), onto(element)];
    return () => {
      for (const end of ends) end();
    };
  };
}
