// State of the backups, polled while the page is open.

import { api, type BackupStatusView } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';

class Safety {
  view = $state.raw<BackupStatusView | null>(null);
  /** The time that all ages are counted to. */
  now = $state(Date.now());

  /** Updates the state without showing errors; keeps the last state if that fails. */
  async look(): Promise<void> {
    await api.safety().then(
      (view) => (this.view = view),
      () => undefined,
    );
  }

  /** Runs an action on the backups and shows the new state. */
  async change(request: () => Promise<BackupStatusView | null>): Promise<void> {
    const view = await notices.watch(request);
    if (view) this.view = view;
  }
}

export const safety = new Safety();
