import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A public randomness beacon: a group of operators that sign the numbers 1, 2, 3, ... at a fixed pace. Nobody knows a
 * signature before its time unless a threshold of the operators work together. Scheme bls-unchained-g1-rfc9380.
 */
export interface BeaconNetwork {
  /** Name of the beacon, such as `quicknet`. */
  readonly id: string;
  /** SHA-256 over all facts below, as hex. */
  readonly chainHash: string;
  /** Point of G2, compressed, as hex (96 bytes). */
  readonly publicKey: string;
  readonly groupHash: string;
  /** The time of round 1, Unix time in ms. */
  readonly genesisMs: number;
  /** Time between two rounds, in ms. */
  readonly periodMs: number;
}

/** drand's quicknet, run by the League of Entropy. */
export const QUICKNET: BeaconNetwork = {
  id: 'quicknet',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
};

/**
 * The chain hash that the facts of a network give: SHA-256 of period and genesis in seconds (u32 and i64, big-endian),
 * key, group hash and id. A practice beacon may have a period below a second: its fraction is left out, because its
 * key, made anew for each server, tells it apart.
 */
export function chainHashOf(network: Omit<BeaconNetwork, 'chainHash'>): string {
  const numbers = new DataView(new ArrayBuffer(12));
  numbers.setUint32(0, Math.floor(network.periodMs / 1_000));
  numbers.setBigInt64(4, BigInt(Math.floor(network.genesisMs / 1_000)));
  return bytesToHex(
    sha256(
      concatBytes(
        new Uint8Array(numbers.buffer),
        hexToBytes(network.publicKey),
        hexToBytes(network.groupHash),
        utf8ToBytes(network.id),
      ),
    ),
  );
}

/** When the signature of a round is due, Unix time in ms. */
export const roundTimeMs = ({ genesisMs, periodMs }: BeaconNetwork, round: number): number =>
  genesisMs + periodMs * (round - 1);

/** The first round that is due at `atMs` or later, at the earliest round 1. */
export const roundFrom = ({ genesisMs, periodMs }: BeaconNetwork, atMs: number): number =>
  Math.max(1, Math.ceil((atMs - genesisMs) / periodMs) + 1);

/**
 * The round that decides bets that close at `closesAtMs`: the first that is due `marginMs` or more after. It is
 * announced before the first bet, so that nobody can choose it.
 */
export const boundRound = (network: BeaconNetwork, closesAtMs: number, marginMs: number): number =>
  roundFrom(network, closesAtMs + marginMs);
