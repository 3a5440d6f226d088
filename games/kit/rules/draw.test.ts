import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, createDraw, type DrawSource, drawsOf, seedFromHex, seedToHex } from './draw';
import { isClientSeed } from './seeds';

const serverSeed = new Uint8Array(32).map((_, index) => index * 7);
const source: DrawSource = { serverSeed, clientSeed: 'mabuhay 2026', nonce: 12 };

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The byte stream of the published formula, computed with the platform's own HMAC. */
async function streamOf(game: string, { serverSeed: key, clientSeed, nonce }: DrawSource, blocks: number) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmacKey = await crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['sign']);
  const stream = new Uint8Array(blocks * 32);
  for (let block = 0; block < blocks; block += 1) {
    const message = bytesOf(`v1:${game}:${clientSeed}:${nonce}:${block}`);
    stream.set(new Uint8Array(await crypto.subtle.sign('HMAC', hmacKey, message)), block * 32);
  }
  return new DataView(stream.buffer);
}

describe('a draw', () => {
  it('reads the published byte stream four bytes at a time, across its blocks', async () => {
    const draw = createDraw('color', source);
    const stream = await streamOf('color', source, 5);
    for (let offset = 0; offset < stream.byteLength; offset += 4) {
      expect(draw.uniform(2 ** 32)).toBe(stream.getUint32(offset));
    }
  });

  it('gives the same numbers when draws of one pair of seeds are read interleaved', () => {
    const draws = drawsOf(source);
    const inTurns = [draws('color', 1), draws('color', 2)];
    const words = Array.from({ length: 20 }, () => inTurns.map((draw) => draw.uniform(2 ** 32)));
    for (const [index, nonce] of [1, 2].entries()) {
      const alone = createDraw('color', { ...source, nonce });
      for (const word of words) expect(word[index]).toBe(alone.uniform(2 ** 32));
    }
  });

  it('reads 52 bits as eight bytes without the last twelve bits', async () => {
    const stream = await streamOf('crash', source, 1);
    expect(createDraw('crash', source).bits52()).toBe(stream.getBigUint64(0) >> 12n);
  });

  it('drops a word that would favour small numbers, and takes the next', async () => {
    // With n just above half of 2^32, nearly every second word is dropped.
    const n = 2 ** 31 + 1;
    const stream = await streamOf('ring', source, 200);
    const words = Array.from({ length: stream.byteLength / 4 }, (_, index) => stream.getUint32(index * 4));
    const kept = words.filter((word) => word < n);
    expect(kept.length).toBeLessThan(words.length * 0.6);
    const draw = createDraw('ring', source);
    for (const word of kept.slice(0, 500)) expect(draw.uniform(n)).toBe(word);
  });

  it('gives whole numbers below n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (n, nonce) => {
        const number = createDraw('dice', { ...source, nonce }).uniform(n);
        expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
      }),
    );
  });

  it('differs by game, client seed, nonce and server seed', () => {
    const first = (game: 'color' | 'ring', changes: Partial<DrawSource>) =>
      createDraw(game, { ...source, ...changes }).bits52();
    const all = [
      first('color', {}),
      first('ring', {}),
      first('color', { clientSeed: 'mabuhay 2027' }),
      first('color', { nonce: 13 }),
      first('color', { serverSeed: serverSeed.map((byte) => byte ^ 1) }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('refuses uniform(%d)', (n) => {
    expect(() => createDraw('color', source).uniform(n)).toThrow(RangeError);
  });

  it('refuses a seed of another length, an invalid client seed and an invalid nonce', () => {
    expect(() => createDraw('color', { ...source, serverSeed: new Uint8Array(31) })).toThrow(RangeError);
    expect(() => createDraw('color', { ...source, clientSeed: 'a:b' })).toThrow(RangeError);
    expect(() => createDraw('color', { ...source, nonce: -1 })).toThrow(RangeError);
    expect(() => createDraw('color', { ...source, nonce: 0.5 })).toThrow(RangeError);
  });
});

describe('a client seed', () => {
  it('is 1 to 64 printable ASCII characters without a colon', () => {
    for (let code = 0; code < 256; code += 1) {
      const allowed = code >= 0x20 && code <= 0x7e && code !== 0x3a;
      expect(isClientSeed(String.fromCharCode(code))).toBe(allowed);
    }
    expect(isClientSeed('')).toBe(false);
    expect(isClientSeed('x'.repeat(64))).toBe(true);
    expect(isClientSeed('x'.repeat(65))).toBe(false);
    expect(isClientSeed('line\n')).toBe(false);
  });
});

describe('a commitment', () => {
  it('is the SHA-256 of the 32 bytes', async () => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', serverSeed));
    expect(commitmentOf(serverSeed)).toBe(seedToHex(digest));
  });

  it('belongs to a seed that is sent as 64 lower-case hex digits', () => {
    expect(seedFromHex(seedToHex(serverSeed))).toEqual(serverSeed);
    expect(() => seedFromHex('AB'.repeat(32))).toThrow(RangeError);
    expect(() => seedFromHex('ab'.repeat(31))).toThrow(RangeError);
  });
});
