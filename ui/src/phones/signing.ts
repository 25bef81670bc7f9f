// The signatures of requests from phones, and the secret that a phone and the desk agree on. Browsers offer Web Crypto only
// to pages that came over HTTPS, so the algorithms are those of noble.
import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const PRIME = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffedn;

/** X25519 (RFC 7748). noble's own one comes with the Edwards curve, which no phone needs. */
const x25519 = /* @__PURE__ */ montgomery({
  P: PRIME,
  type: 'x25519',
  powPminus2: (x) => pow(x, PRIME - 2n, PRIME),
  adjustScalarBytes: (bytes: Uint8Array<ArrayBuffer>) => {
    const [first = 0, last = 0] = [bytes[0], bytes[31]];
    bytes[0] = first & 248;
    bytes[31] = (last & 127) | 64;
    return bytes;
  },
});

/** Returns the public key (32 bytes) of a private key. */
export function publicKey(privateKey: Uint8Array): Uint8Array {
  return x25519.getPublicKey(privateKey);
}

/** Returns what both sides of X25519 (RFC 7748) compute, each from its private key and the other's public key. */
export function sharedKey(privateKey: Uint8Array, otherPublicKey: Uint8Array): Uint8Array {
  return x25519.getSharedSecret(privateKey, otherPublicKey);
}

/** Returns the secret of a device that joins by name, as hexadecimal digits: the desk computes the same. */
export function joinSecret(domain: string, privateKey: string, deskKey: string): string {
  const [own, desk] = [hexToBytes(privateKey), hexToBytes(deskKey)];
  const hash = sha256.create();
  for (const part of [utf8ToBytes(`${domain}\n`), sharedKey(own, desk), publicKey(own), desk]) hash.update(part);
  return bytesToHex(hash.digest().slice(0, 16));
}

/** A new private key for X25519, and its public key, as hexadecimal digits. */
export interface KeyPair {
  own: string;
  key: string;
}

/** Creates the keys of a phone that asks to join. */
export function newKeyPair(): KeyPair {
  const own = crypto.getRandomValues(new Uint8Array(32));
  return { own: bytesToHex(own), key: bytesToHex(publicKey(own)) };
}

/** Returns a function that signs a body with the secret of a device (HMAC-SHA256), in the epoch of the desk's database. */
export function signer(domain: string, secret: string): (epoch: string, body: string) => string {
  const key = sha256(hexToBytes(secret));
  return (epoch, body) => bytesToHex(hmac(sha256, key, utf8ToBytes(`${domain}\n${epoch && `${epoch}\n`}${body}`)));
}
