// The match that the next-step button opens; the table's own button takes it.

class OwnMatch {
  table = $state<number | null>(null);
}

export const ownMatch = new OwnMatch();
