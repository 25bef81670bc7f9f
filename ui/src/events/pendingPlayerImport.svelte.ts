// A table of players that was opened with the program: the list of events offers a new event for them.

export type OfferedPlayers = { text: string; /** `true` if the table has deck lists. */ decks: boolean };

class Offered {
  private waiting = $state.raw<OfferedPlayers | null>(null);

  readonly there = $derived(this.waiting !== null);

  add(players: OfferedPlayers) {
    this.waiting = players;
  }

  /** Returns the pending players and clears them. */
  take(): OfferedPlayers | null {
    const players = this.waiting;
    this.waiting = null;
    return players;
  }
}

export const offered = new Offered();
