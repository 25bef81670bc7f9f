// A table of players that was opened with the program: the list of events offers a new event for them.

export type OfferedPlayers = { text: string; /** Deck lists stand beside the names. */ decks: boolean };

class Offered {
  private waiting = $state.raw<OfferedPlayers | null>(null);

  readonly there = $derived(this.waiting !== null);

  add(players: OfferedPlayers) {
    this.waiting = players;
  }

  /** What waits, which then waits no more. */
  take(): OfferedPlayers | null {
    const players = this.waiting;
    this.waiting = null;
    return players;
  }
}

export const offered = new Offered();
