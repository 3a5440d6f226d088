import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { BeaconNumber } from '../rules/draw';
import type { BeaconNetwork } from './network';

/** The random number of a signature: its SHA-256, as hex. Checking the signature is another file's work, and weight. */
export const randomnessOf = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)));

/** What a draw takes of a signature that has been checked. */
export const beaconNumber = (
  { chainHash }: Pick<BeaconNetwork, 'chainHash'>,
  round: number,
  signature: string,
): BeaconNumber => ({ chainHash, round, randomness: randomnessOf(signature) });
