import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type BeaconNetwork, chainHashOf, roundTimeMs } from '../../games/kit/fairness/network';
import { beaconMessage } from '../../games/kit/fairness/signature';
import type { Config } from '../config';
import type { BeaconRelay } from '../fairness/beaconSource';

const { shortSignatures } = bls12_381;

/** Ahead of any round; a whole second, because the chain hash has no fractions of one. */
const GENESIS_MS = 1_700_000_000_000;
/** Like quicknet's at the usual pace. */
const PERIOD_MS = 3_000;
const PERIOD_MIN_MS = 300;

/** What a test may ask of the practice beacon, in this process. */
export interface PracticeBeaconSettings {
  /** Signs this long after a round is due, never before. */
  delayMs: number;
  /** Signs nothing. */
  isStopped: boolean;
  /** Sends signatures of another round. */
  isFalse: boolean;
}

/** A beacon that this server signs itself: no public entropy, but the same scheme as the real one. */
export interface PracticeBeacon {
  readonly network: BeaconNetwork;
  readonly relay: BeaconRelay;
  readonly settings: PracticeBeaconSettings;
  /** The signature of a round, due or not; for arranging rounds. */
  sign(round: number): string;
}

/**
 * Opens the beacon whose key is DATA_DIR/beacon.key; makes a random key if there is none. Numbers are due by the machine's
 * time, and by `nowMs` where that is ahead: a test that moves its clock gets those of that time.
 */
export async function openPracticeBeacon(
  { dataDir, livePace, beaconSandboxDelayMs }: Pick<Config, 'dataDir' | 'livePace' | 'beaconSandboxDelayMs'>,
  nowMs: () => number = Date.now,
): Promise<PracticeBeacon> {
  const key = await keyIn(dataDir);
  const publicKey = bytesToHex(shortSignatures.getPublicKey(key).toBytes());
  const facts = {
    id: 'sandbox',
    publicKey,
    groupHash: bytesToHex(sha256(hexToBytes(publicKey))),
    genesisMs: GENESIS_MS,
    periodMs: Math.max(PERIOD_MIN_MS, PERIOD_MS / livePace),
  };
  const network: BeaconNetwork = { ...facts, chainHash: chainHashOf(facts) };
  const settings = { delayMs: beaconSandboxDelayMs, isStopped: false, isFalse: false };
  const sign = (round: number) => bytesToHex(shortSignatures.sign(beaconMessage(round), key).toBytes(true));
  return {
    network,
    settings,
    sign,
    relay: {
      name: 'sandbox',
      fetch: async (round, signal) => {
        // Like a relay, holds the request for a while.
        const latestMs = () => Math.max(Date.now(), nowMs());
        const dueMs = roundTimeMs(network, round) + settings.delayMs - latestMs();
        // A timer of Node may end a millisecond early.
        if (dueMs > 0) await sleep(Math.min(dueMs, PERIOD_MS) + 1, undefined, { signal });
        const isDue = latestMs() >= roundTimeMs(network, round) + settings.delayMs;
        if (settings.isStopped || !isDue) return null;
        return sign(settings.isFalse ? round + 1 : round);
      },
    },
  };
}

/** Of two processes that start at once one writes the key, and both read the same. */
async function keyIn(folder: string): Promise<Uint8Array> {
  const path = join(folder, 'beacon.key');
  await mkdir(folder, { recursive: true });
  const made = bytesToHex(shortSignatures.keygen(randomBytes(48)).secretKey);
  await writeFile(path, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const text = await readFile(path, 'utf8');
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} is not a key: delete it to get a new one`);
  return hexToBytes(text);
}
