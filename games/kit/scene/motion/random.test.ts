import { expect, test } from 'vitest';
import { hashText, mulberry32 } from './random';

test('the stream is the published mulberry32, the same on every device', () => {
  const random = mulberry32(1);
  const first = Array.from({ length: 3 }, () => Math.floor(random() * 4294967296));
  expect(first).toEqual([2693262067, 11749833, 2265367787]);
});

test('numbers are distributed evenly from 0 to 1', () => {
  const random = mulberry32(42);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 20_000; index += 1) {
    const slot = Math.floor(random() * 10);
    tenths[slot] = (tenths[slot] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('the hash is FNV-1a', () => {
  expect(hashText('')).toBe(0x811c9dc5);
  expect(hashText('a')).toBe(0xe40c292c);
  expect(hashText('foobar')).toBe(0xbf9cf968);
});
