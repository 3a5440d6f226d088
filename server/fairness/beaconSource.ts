import { setTimeout as sleep } from 'node:timers/promises';
import { type BeaconNetwork, roundTimeMs } from '../../games/kit/fairness/network';
import { withOwnSignal } from './ownSignal';

/** Where rounds get the signatures of a public randomness beacon from. */
export interface BeaconSource {
  readonly network: BeaconNetwork;
  /**
   * The network's signature of a round, as hex. Waits until it is due and has been verified; rejects only when
   * the signal aborts.
   */
  signatureOf(round: number, signal: AbortSignal, report?: BeaconReport): Promise<string>;
  /**
   * The same for a round that is due by a clock of the caller's: asks at once, and until the signal aborts, which rejects.
   */
  publishedSignature(round: number, signal: AbortSignal, report?: BeaconReport): Promise<string>;
  /** Asks every relay once; null where none has the signature of the round. */
  askEveryRelay(round: number, signal: AbortSignal, report?: BeaconReport): Promise<string | null>;
  /** Whether this is the network's signature of the round. Computed in another thread, in about 60 ms. */
  isSignature(round: number, signature: string): Promise<boolean>;
}

/** What happens while a signature is fetched. */
export interface BeaconReport {
  /** A relay sent something that is not the signature. */
  readonly onInvalid: (relay: string) => void;
}

/** One server to ask for signatures. */
export interface BeaconRelay {
  readonly name: string;
  /**
   * The signature that the relay gives for a round, not verified; null where it has none yet. May reject: it is
   * asked again.
   */
  fetch(round: number, signal: AbortSignal): Promise<string | null>;
}

/** Relays are first asked this long before a signature is due: they hold a request for the next one. */
const ASK_BEFORE_MS = 500;
const ASK_EVERY_MS = 300;
/** How many relays are asked for one round. */
const RELAYS_ASKED = 3;

export interface BeaconSourceParts {
  readonly network: BeaconNetwork;
  readonly relays: readonly BeaconRelay[];
  readonly isSignature: (network: BeaconNetwork, round: number, signature: string) => Promise<boolean>;
  /** Unix time in ms. */
  readonly nowMs: () => number;
}

/** Asks several relays at once, and takes the first signature that verifies, whoever sent it. */
export function beaconSource({ network, relays, isSignature, nowMs }: BeaconSourceParts): BeaconSource {
  const isRight = (round: number, signature: string) => isSignature(network, round, signature);
  const publishedSignature: BeaconSource['publishedSignature'] = (round, signal, report) =>
    withOwnSignal(signal, (found) =>
      Promise.race(
        relaysFor(relays, round).map((relay) => askUntilValid(relay, round, isRight, found.signal, report)),
      ),
    );
  return {
    network,
    isSignature: isRight,
    publishedSignature,
    askEveryRelay: (round, signal, report) =>
      withOwnSignal(signal, async (own) => {
        const asked = await Promise.all(
          relays.map((relay) => askOnce(relay, round, isRight, own.signal, report)),
        );
        return asked.find((signature) => signature !== null) ?? null;
      }),
    signatureOf: async (round, signal, report) => {
      await sleep(Math.max(0, roundTimeMs(network, round) - ASK_BEFORE_MS - nowMs()), undefined, { signal });
      return publishedSignature(round, signal, report);
    },
  };
}

/** A different relay is left out each time, so that all are in use. */
const relaysFor = (relays: readonly BeaconRelay[], round: number): readonly BeaconRelay[] =>
  relays.length <= RELAYS_ASKED
    ? relays
    : Array.from({ length: RELAYS_ASKED }, (_, at) => relays[(round + at) % relays.length] as BeaconRelay);

/** The signature that a relay gives, if it is the right one. */
async function askOnce(
  relay: BeaconRelay,
  round: number,
  isRight: BeaconSource['isSignature'],
  signal: AbortSignal,
  report: BeaconReport | undefined,
): Promise<string | null> {
  const signature = await relay.fetch(round, signal).catch(() => null);
  if (signature === null) return null;
  if (await isRight(round, signature)) return signature;
  report?.onInvalid(relay.name);
  return null;
}

async function askUntilValid(
  relay: BeaconRelay,
  round: number,
  isRight: BeaconSource['isSignature'],
  signal: AbortSignal,
  report: BeaconReport | undefined,
): Promise<string> {
  for (;;) {
    const askedMs = performance.now();
    const signature = await askOnce(relay, round, isRight, signal, report);
    if (signature !== null) return signature;
    signal.throwIfAborted();
    await sleep(Math.max(0, ASK_EVERY_MS - (performance.now() - askedMs)), undefined, { signal });
  }
}
