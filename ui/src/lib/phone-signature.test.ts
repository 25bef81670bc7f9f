import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Signing {
  sha256(bytes: Uint8Array): Uint8Array;
  hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array;
  hex(bytes: Uint8Array): string;
}

/** What the script of a player's phone signs with: it is served as it stands, so it is read as text here. */
function signing(): Signing {
  const source = readFileSync('../crates/lan/assets/phone.js', 'utf8');
  const module = { exports: {} as Signing };
  const withoutPage = `const document = undefined;\n${source}`.replace('"use strict";', '');
  new Function('module', withoutPage)(module);
  return module.exports;
}

const { sha256, hmac, hex } = signing();

// The lengths at which the padding of SHA-256 changes (FIPS 180-4, 5.1.1).
test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('signs %i bytes as everybody does', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
  const key = Uint8Array.from({ length: 32 }, (_, at) => at * 5);
  expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(hex(hmac(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
});
