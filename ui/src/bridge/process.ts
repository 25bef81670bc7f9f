// The process of the bridge. It runs in Node: for the tests, and for the development server.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const BUILD = 'cargo build -p cantina-desktop --example bridge';

export interface BridgeProcess {
  port: number;
  stop: () => void;
}

const target = process.env['CARGO_TARGET_DIR'] ?? resolve('..', 'target');
const program = resolve(target, 'debug', 'examples', process.platform === 'win32' ? 'bridge.exe' : 'bridge');

export const isBridgeBuilt = () => existsSync(program);

/** Starts the bridge. Throws if it is not built. */
export async function startBridge(): Promise<BridgeProcess> {
  if (!isBridgeBuilt()) throw new Error(`${program} does not exist. Build it first: ${BUILD}`);
  // The bridge ends when its standard input is closed, even if this process ends without stopping it.
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = await new Promise<number>((started, failed) => {
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`${program} ended before it listened.`)));
    createInterface(child.stdout).once('line', (line) => started(Number(line)));
  });
  return { port, stop: () => child.stdin.end() };
}
