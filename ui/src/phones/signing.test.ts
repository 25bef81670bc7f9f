// @vitest-environment node
import { createHash, createHmac, createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinSecret, newKeyPair, publicKey, sharedKey, signer } from './signing';

const unhex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const SECRET = '000102030405060708090a0b0c0d0e0f';

// The lengths where the padding of SHA-256 changes (FIPS 180-4, 5.1.1), less those of the domain and its line end.
test.each([0, 45, 46, 52, 53, 54, 55, 109, 110, 1000])('the signature of %i characters is HMAC-SHA-256', (length) => {
  const body = 'ä'.repeat(length);
  const key = createHash('sha256').update(unhex(SECRET)).digest();
  const expected = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const sign = signer('cantina', SECRET);
  expect(sign('', body)).toBe(expected(`cantina\n${body}`));
  expect(sign('0a', body)).toBe(expected(`cantina\n0a\n${body}`));
});

test('the shared key equals the test vectors of X25519 (RFC 7748, 5.2)', () => {
  const scalar = unhex('a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4');
  const point = unhex('e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c');
  expect(hex(sharedKey(scalar, point))).toBe('c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552');
  const alice = unhex('77076d0a7318a57d3c16c17251b26645df4c8d2bc6a8f8b6c7d0b0c0a0b0c0d0');
  const bob = Uint8Array.from({ length: 32 }, (_, at) => at * 3 + 1);
  expect(hex(sharedKey(alice, publicKey(bob)))).toBe(hex(sharedKey(bob, publicKey(alice))));
});

test('phone and desk compute the same secret, and every phone has other keys', () => {
  const [phone, desk] = [newKeyPair(), newKeyPair()];
  expect(phone.own).not.toBe(desk.own);
  const part = (key: string) => Buffer.from(unhex(key)).toString('base64url');
  const jwk = { kty: 'OKP', crv: 'X25519' };
  const privateKey = createPrivateKey({ key: { ...jwk, d: part(desk.own), x: part(desk.key) }, format: 'jwk' });
  const shared = diffieHellman({
    privateKey,
    publicKey: createPublicKey({ key: { ...jwk, x: part(phone.key) }, format: 'jwk' }),
  });
  const all = [Buffer.from('cantina join 1\n'), shared, unhex(phone.key), unhex(desk.key)];
  const expected = createHash('sha256').update(Buffer.concat(all)).digest('hex').slice(0, 32);
  expect(joinSecret('cantina join 1', phone.own, desk.key)).toBe(expected);
});
