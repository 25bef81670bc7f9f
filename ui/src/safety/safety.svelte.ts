// When the data were last safe, looked after while the page is open.

import { api, type SafetyView } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';

class Safety {
  view = $state.raw<SafetyView | null>(null);

  /** Looks quietly; after a refusal what was known stays. */
  async look(): Promise<void> {
    await api.safety().then(
      (view) => (this.view = view),
      () => undefined,
    );
  }

  /** Does something about the copies and shows what is then. */
  async change(request: () => Promise<SafetyView | null>): Promise<void> {
    const view = await notices.watch(request);
    if (view) this.view = view;
  }
}

export const safety = new Safety();
