import { expect, test } from 'vitest';
import { fileText } from './fileText';

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test('a file is read in its own encoding', async () => {
  expect(await fileText(blob(0xef, 0xbb, 0xbf, 0x4a, 0xc3, 0xb6, 0x72, 0x67))).toBe('Jörg');
  expect(await fileText(blob(0x4a, 0xf6, 0x72, 0x67))).toBe('Jörg');
  expect(await fileText(blob(0x4a, 0xc3, 0xb6, 0x72, 0x67))).toBe('Jörg');
  expect(await fileText(blob(0xfe, 0xff, 0, 0x4a, 0, 0xf6, 0, 0x72, 0, 0x67))).toBe('Jörg');
  expect(await fileText(blob(0xff, 0xfe, 0x4a, 0, 0xf6, 0, 0x72, 0, 0x67, 0))).toBe('Jörg');
});
