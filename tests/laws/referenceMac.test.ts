import { createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Mac } from './referenceMac';

const WORDS = 8;
const hexOf = (words: readonly number[]): string =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

function code(mac: Mac, ...parts: readonly (string | number)[]): string {
  const out = Array.from({ length: WORDS }, () => 0);
  mac.begin();
  for (const part of parts) {
    if (typeof part === 'string') mac.text(part);
    else mac.number(part);
  }
  mac.end(out);
  return hexOf(out);
}
const hex = (key: Uint8Array, message: string): string => code(new Mac(key), message);
/** The HMAC by the library that the product uses, which must equal that of Node. */
function known(key: Uint8Array, message: string): string {
  const library = bytesToHex(hmac(sha256, key, utf8ToBytes(message)));
  expect(library).toBe(createHmac('sha256', key).update(message).digest('hex'));
  return library;
}

describe('the reference HMAC', () => {
  it('passes test case 2 of RFC 4231', () => {
    expect(hex(utf8ToBytes('Jefe'), 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('equals the library for every message length from 0 to 260, across block boundaries', () => {
    const key = new Uint8Array(32).fill(0xa7);
    for (let length = 0; length <= 260; length += 1) {
      const message = Array.from({ length }, (_, index) => String.fromCharCode(33 + (index % 90))).join('');
      expect(hex(key, message), `${length} bytes`).toBe(known(key, message));
    }
  });

  it('equals the library for any key and message', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 64 }),
        fc.stringMatching(/^[ -~]{0,250}$/),
        (key, message) => {
          expect(hex(key, message)).toBe(known(key, message));
        },
      ),
      { numRuns: 500, seed: 4 },
    );
  });

  it('does not depend on earlier messages, under this key or another', () => {
    const [one, other] = [new Mac(new Uint8Array(32).fill(1)), new Mac(new Uint8Array(32).fill(2))];
    const first = code(one, 'v1:ring:lucky:0:0');
    code(other, 'something else that is longer than a whole block of the hash, so that it is cut');
    expect(code(one, 'v1:ring:lucky:0:0')).toBe(first);
    other.begin();
    other.text('begun and left');
    expect(code(one, 'v1:ring:lucky:0:0')).toBe(first);
  });

  it('accepts a message in parts, and integers as decimals', () => {
    const key = new Uint8Array(32).fill(3);
    const edges = [0, 1, 9, 10, 11, 99, 100, 999_999_999, 1_000_000_000];
    const large = [2 ** 31 - 1, 2 ** 31, 2 ** 32, 10 ** 15, Number.MAX_SAFE_INTEGER];
    for (const number of [...edges, ...large]) {
      expect(code(new Mac(key), 'v1:', number, ':', 0)).toBe(known(key, `v1:${number}:0`));
    }
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(), (one, other) => {
        expect(code(new Mac(key), one, ':', other)).toBe(known(key, `${one}:${other}`));
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('refuses a key longer than a block, which would have to be hashed first', () => {
    expect(() => new Mac(new Uint8Array(65))).toThrow(RangeError);
  });
});
