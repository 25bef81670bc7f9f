// @vitest-environment node
import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCRIPTS, scriptConfig } from '../../phones.config';

// As `npm run phones` builds them: without the checks that Svelte makes in tests.
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

test.each(SCRIPTS)('the embedded %s.js is built from its source: otherwise run `npm run phones`', async (name) => {
  const config = scriptConfig(name);
  const built = (await build({ ...config, build: { ...config.build, write: false } })) as Rolldown.RolldownOutput[];
  const script = built[0]?.output[0].code;
  expect(script).toContain('do not edit');
  // Not `toBe`, which would print the whole script.
  expect(readFileSync(`../crates/lan/assets/${name}.js`, 'utf8') === script).toBe(true);
});
