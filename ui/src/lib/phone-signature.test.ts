import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Signing {
  sha256(bytes: Uint8Array): Uint8Array;
  hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array;
  hex(bytes: Uint8Array): string;
  unhex(text: string): Uint8Array;
  x25519(scalar: Uint8Array, point: Uint8Array): Uint8Array;
}

/** The signing functions of the script of a player's phone. The file is served unchanged, so it is read as text here. */
function signing(): Signing {
  const source = readFileSync('../crates/lan/assets/sign.js', 'utf8');
  const module = { exports: {} as Signing };
  new Function('module', source)(module);
  return module.exports;
}

const { sha256, hmac, hex, unhex, x25519 } = signing();

// The lengths where the padding of SHA-256 changes (FIPS 180-4, 5.1.1).
test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])(
  'the signature of %i bytes equals that of HMAC-SHA-256',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    const key = Uint8Array.from({ length: 32 }, (_, at) => at * 5);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(hex(hmac(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
  },
);

test('the shared secret equals the test vectors of X25519 (RFC 7748, 5.2)', () => {
  const scalar = unhex('a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4');
  const point = unhex('e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c');
  expect(hex(x25519(scalar, point))).toBe('c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552');
  const one = unhex('77076d0a7318a57d3c16c17251b26645df4c8a7ebf41b7e4b9f2a3c5a1d0e6f2');
  const other = Uint8Array.from({ length: 32 }, (_, at) => at * 3 + 1);
  const nine = Uint8Array.from({ length: 32 }, (_, at) => (at ? 0 : 9));
  expect(hex(x25519(one, x25519(other, nine)))).toBe(hex(x25519(other, x25519(one, nine))));
});
