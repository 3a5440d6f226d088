/** A stream of numbers from 0 (inclusive) to 1 (exclusive) that depends only on its seed. */
export type Random = () => number;

/** mulberry32: small, fast and the same on all devices. For pictures only; money is drawn by the rules' own stream. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over UTF-16 units: a seed for a name. 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();
