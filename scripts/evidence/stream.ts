import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { drawsOf } from '../../games/kit/rules/draw';

const WORDS_AT_ONCE = 8_192;
/** The seed of `npm run evidence -- stream`: the same numbers in every run. */
const SEED = new Uint8Array(32).fill(0x5a);

/**
 * Writes 32-bit words, lowest byte first, each the first number of a round of its own, drawn as the ring game draws: for
 * programs that test generators from a pipe. Ends after `words`, or when the reader has gone. Another `stream` has other
 * numbers.
 */
export async function writeStream(to: Writable, words: number, stream = 0): Promise<void> {
  const draws = drawsOf({ serverSeed: SEED, clientSeed: stream === 0 ? 'chance' : `chance ${stream}` });
  let isOpen = true;
  to.on('error', () => {
    isOpen = false;
  });
  for (let nonce = 0; nonce < words && isOpen; nonce += WORDS_AT_ONCE) {
    const count = Math.min(WORDS_AT_ONCE, words - nonce);
    const bytes = Buffer.alloc(4 * count);
    for (let word = 0; word < count; word += 1) {
      bytes.writeUInt32LE(draws('ring', nonce + word).uniform(2 ** 32), 4 * word);
    }
    if (!to.write(bytes)) await Promise.race([once(to, 'drain'), once(to, 'close')]).catch(() => undefined);
  }
}
