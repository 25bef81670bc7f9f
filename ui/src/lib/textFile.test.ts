import { describe, expect, it } from 'vitest';
import { readText } from './textFile';

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

describe('readText', () => {
  it.each([
    ['UTF-8', [0x4a, 0xc3, 0xb6, 0x72, 0x67]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x4a, 0xc3, 0xb6, 0x72, 0x67]],
    ['Windows-1252', [0x4a, 0xf6, 0x72, 0x67]],
    ['UTF-16, little endian', [0xff, 0xfe, 0x4a, 0, 0xf6, 0, 0x72, 0, 0x67, 0]],
    ['UTF-16, big endian', [0xfe, 0xff, 0, 0x4a, 0, 0xf6, 0, 0x72, 0, 0x67]],
  ])('reads %s', async (_, bytes) => {
    expect(await readText(file(...bytes))).toBe('J\u00f6rg');
  });
});
