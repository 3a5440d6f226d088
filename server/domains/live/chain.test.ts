import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeChain } from './chain';

const sha256 = (seed: Uint8Array): Buffer => createHash('sha256').update(seed).digest();

/** The seed after hashing that many times. */
function after(seed: Uint8Array, steps: number): Uint8Array {
  let at = seed;
  for (let step = 0; step < steps; step += 1) at = sha256(at);
  return at;
}

describe('a seed chain', () => {
  it('leads from its secret start to its end by repeated SHA-256', async () => {
    const start = new Uint8Array(32).fill(7);
    const { chainEnd, length } = await makeChain(2_500, start);
    expect(length).toBe(2_500);
    expect(Buffer.from(after(start, 2_500)).toString('hex')).toBe(chainEnd);
  });

  it('stores its start and every thousandth seed, from which all others can be derived', async () => {
    const start = new Uint8Array(32).fill(9);
    const { seeds } = await makeChain(2_500, start);
    expect(seeds.map(({ place }) => place)).toEqual([2_500, 2_000, 1_000]);
    for (const { place, seed } of seeds) {
      expect(Buffer.from(seed)).toEqual(Buffer.from(after(start, 2_500 - place)));
    }
  });

  it('starts from random bytes by default', async () => {
    const [a, b] = [await makeChain(3), await makeChain(3)];
    expect(a.chainEnd).not.toBe(b.chainEnd);
    expect(a.seeds[0]?.seed.length).toBe(32);
  });
});
