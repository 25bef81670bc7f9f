// Connects the page to the program behind the bridge instead of the window.

import { mockIPC } from '@tauri-apps/api/mocks';

/** Runs a command with its arguments by name. */
export type Ask = (command: string, args: unknown) => Promise<unknown>;

/** Sends the page's commands elsewhere. Events of the window stay in the page, since there is no window. */
export function connectPage(ask: Ask): void {
  mockIPC((command, args) => ask(command, args), { shouldMockEvents: true });
}

/** Sends the page's commands to the development server, which has the bridge. */
export function connectToServer(): void {
  connectPage(async (command, args) => {
    const response = await fetch(`/bridge/${command}`, { method: 'POST', body: JSON.stringify(args ?? {}) });
    const answer = (await response.json()) as unknown;
    if (response.ok) return answer;
    throw answer;
  });
}
