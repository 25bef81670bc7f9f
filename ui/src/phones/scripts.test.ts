// @vitest-environment node
import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { SCRIPTS, scriptConfig } from '../../phones.config';

test.each(SCRIPTS)('the embedded %s.js is built from its source: otherwise run `npm run phones`', async (name) => {
  const config = scriptConfig(name);
  const built = (await build({ ...config, build: { ...config.build, write: false } })) as Rolldown.RolldownOutput[];
  const script = built[0]?.output[0].code;
  expect(script).toContain('do not edit');
  expect(readFileSync(`../crates/lan/assets/${name}.js`, 'utf8')).toBe(script);
});
