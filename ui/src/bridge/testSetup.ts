// Starts one bridge for all tests and creates the sample data. Each test works on a copy of it.

import type { TestProject } from 'vitest/node';
import { Connection } from './connection';
import { SAMPLES } from './kept';
import { isBridgeBuilt, startBridge } from './process';
import { createSamples } from './samples';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the bridge, if it is built. */
    bridge: number | null;
  }
}

export default async function setup(project: TestProject) {
  // Most tests need no program.
  if (!isBridgeBuilt()) return project.provide('bridge', null);
  const bridge = await startBridge();
  project.provide('bridge', bridge.port);
  // Tests that need the sample data wait for it in the bridge.
  const connection = new Connection(bridge.port);
  createSamples((command, args) => connection.ask(command, args))
    .then(() => connection.keep(SAMPLES))
    .catch((error: unknown) => {
      console.error('The sample data cannot be created:', error);
      bridge.stop();
    })
    .finally(() => connection.close());
  return bridge.stop;
}
