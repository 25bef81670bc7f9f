// What a phone signs with, how it sends what is signed, and how it agrees on a secret with the desk.
"use strict";

// SHA-256 (FIPS 180-4) and HMAC (RFC 2104): browsers have their own only on pages that came by HTTPS.
const ROUNDS = (() => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (x) => ((x - Math.floor(x)) * 0x100000000) | 0;
  return { start: primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))), k: primes.map((p) => fraction(Math.cbrt(p))) };
})();

function sha256(bytes) {
  const length = bytes.length, padded = new Uint8Array(((length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer), w = new Int32Array(64), h = Int32Array.from(ROUNDS.start);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, length << 3);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, last] = h;
    for (let i = 0; i < 64; i++) {
      const one = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS.k[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((value, i) => (h[i] += value));
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((value, i) => out.setInt32(4 * i, value));
  return new Uint8Array(out.buffer);
}

function hmac(key, bytes) {
  const pad = (mark) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mark);
  const joined = (one, other) => { const all = new Uint8Array(one.length + other.length); all.set(one); all.set(other, one.length); return all; };
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), bytes))));
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const utf8 = (text) => new TextEncoder().encode(text);

/**
 * Returns a function that sends the requests of one device. It signs each in the epoch of the desk's database, which changes
 * when a backup is restored: the desk answers with the new one, and the same request is signed once more. The function throws
 * when there is no answer, or none yet: then the same request should be sent again. A refusal that is not the desk's own has
 * `unread`, its status: such a request must not be sent again.
 */
function signedSender({ url, domain, secret, epoch }) {
  const key = sha256(unhex(secret));
  let current = epoch ?? "";
  return async function send(body, again = true) {
    const signature = hex(hmac(key, utf8(domain + "\n" + (current && current + "\n") + body)));
    const headers = { "content-type": "application/json", "x-signature": signature, "x-epoch": current };
    const response = await fetch(url, { method: "POST", headers, body });
    if (response.status === 408 || response.status === 429 || response.status >= 500) throw new Error("later");
    const text = await response.text();
    let said = null;
    try { said = JSON.parse(text); } catch { /* a page for people, or an answer that broke off */ }
    if (said === null || typeof said !== "object") {
      if (response.ok) throw new Error("later");
      return { ok: false, unread: response.status };
    }
    if (typeof said.epoch === "string") {
      current = said.epoch;
      if (again) return send(body, false);
      throw new Error("later");
    }
    return { ...said, ok: response.ok };
  };
}

// X25519 (RFC 7748): the phone and the desk agree on a secret that who listens does not learn.
const PRIME = (1n << 255n) - 19n;
const number = (bytes) => BigInt("0x" + hex(Uint8Array.from(bytes).reverse()));

function power(base, exponent) {
  let result = 1n;
  for (let square = base; exponent > 0n; exponent >>= 1n, square = (square * square) % PRIME)
    if (exponent & 1n) result = (result * square) % PRIME;
  return result;
}

/** A point (32 bytes) times a number (32 bytes). */
function x25519(scalar, point) {
  const clamped = Uint8Array.from(scalar), masked = Uint8Array.from(point);
  clamped[0] &= 248;
  clamped[31] = (clamped[31] & 127) | 64;
  masked[31] &= 127;
  const k = number(clamped), x1 = number(masked), mod = (x) => ((x % PRIME) + PRIME) % PRIME;
  let [x2, z2, x3, z3, swapped] = [1n, 0n, x1, 1n, 0n];
  for (let t = 254n; t >= 0n; t--) {
    const bit = (k >> t) & 1n;
    if (bit !== swapped) [x2, x3, z2, z3] = [x3, x2, z3, z2];
    swapped = bit;
    const [sum, less] = [mod(x2 + z2), mod(x2 - z2)];
    const [one, other] = [mod(mod(x3 - z3) * sum), mod(mod(x3 + z3) * less)];
    const [aa, bb] = [mod(sum * sum), mod(less * less)], e = mod(aa - bb);
    x3 = mod((one + other) ** 2n);
    z3 = mod(x1 * mod((one - other) ** 2n));
    [x2, z2] = [mod(aa * bb), mod(e * (aa + 121665n * e))];
  }
  if (swapped) [x2, z2] = [x3, z3];
  const out = mod(x2 * power(z2, PRIME - 2n)).toString(16).padStart(64, "0");
  return unhex(out).reverse();
}

if (typeof module !== "undefined") module.exports = { sha256, hmac, hex, unhex, utf8, x25519, signedSender };
