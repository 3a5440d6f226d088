import * as z from 'zod/mini';
import { QUICKNET } from '../../games/kit/fairness/network';
import type { BeaconRelay } from '../fairness/beaconSource';
import { withOwnSignal } from '../fairness/ownSignal';

/** An answer has about 300 bytes. */
const ANSWER_MAX_BYTES = 4_096;
/** A relay holds a request for the next round until that exists, at most the network's period of 3 s. */
const TIMEOUT_MS = 5_000;

const answer = z.object({ round: z.int(), signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)) });

/**
 * A relay of drand's quicknet at this address. Its answers are not verified. Null for a round that does not exist
 * yet; rejects with an Error for any other refusal, a timeout, and an answer that is too long or malformed.
 */
export function drandRelay(url: string): BeaconRelay {
  const base = url.replace(/\/$/, '');
  return {
    name: new URL(url).host,
    fetch: (round, signal) =>
      withOwnSignal(signal, async (over) => {
        const timer = setTimeout(() => over.abort(new Error('the relay is too slow')), TIMEOUT_MS);
        try {
          return await ask(`${base}/${QUICKNET.chainHash}/public/${round}`, round, over.signal);
        } finally {
          clearTimeout(timer);
        }
      }),
  };
}

async function ask(url: string, round: number, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { redirect: 'error', signal });
  // Too early, or, from some relays, not found.
  if (response.status === 425 || response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the relay answered ${response.status}`);
  }
  const read = answer.parse(JSON.parse(await textOf(response)));
  if (read.round !== round) throw new Error('the relay answered for another round');
  return read.signature;
}

/** The body of a response. Throws an Error for one that is too long, without reading all of it. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > ANSWER_MAX_BYTES) throw new Error('the answer of the relay is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
