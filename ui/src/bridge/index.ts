// The program for tests of components: the real one, behind the bridge.

import { configure } from '@testing-library/svelte';
import { inject } from 'vitest';
import type { Answer, Api, Asked } from '../lib/api';
import { Connection } from './connection';
import { SAMPLES } from './kept';
import { connectPage } from './page';

/** Responses that replace those of the program: errors, and data that takes too long to create. */
export type Replaced = { readonly [K in keyof Api]?: (...asked: Asked<K>) => Answer<K> | Promise<Answer<K>> };

/** The command of a request: `list_events` is `listEvents`. */
const commandName = (wire: string) => wire.replace(/_[a-z]/g, (letters) => letters.slice(1).toUpperCase());

let connection: Connection | null = null;
let running = 0;

// The program is compiled without optimisation, and other tests run at the same time.
configure({ asyncUtilTimeout: 15_000 });

/** Connects the page to a fresh program with the sample data. A listener gets every response of the program. */
export function install(replaced: Replaced = {}, listener: (data: unknown) => void = () => {}): void {
  const port = inject('bridge');
  if (port === null) throw new Error('Build the program first: cargo build -p cantina-desktop --example bridge');
  connection?.close();
  const opened = new Connection(port);
  connection = opened;
  running = 0;
  void opened.start(SAMPLES);
  const answers = replaced as Record<string, ((...asked: unknown[]) => unknown) | undefined>;
  connectPage(async (command, args) => {
    const answer = answers[commandName(command)];
    // The generated commands pass their arguments by name, in their order.
    if (answer) return answer(...Object.values((args ?? {}) as Record<string, unknown>));
    running++;
    try {
      const data = await opened.ask(command, args);
      listener(data);
      return data;
    } finally {
      if (connection === opened) running--;
    }
  });
}

/** Waits until the page has all responses and has asked for nothing more. */
export async function whenIdle(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = running === 0 ? quiet + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
