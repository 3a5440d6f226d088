import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { BeaconNetwork } from './network';

const { shortSignatures } = bls12_381;

/** The tag of the hash to the curve, RFC 9380; it is part of the scheme. */
const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Point of G1, compressed, as hex (48 bytes). */
const SIGNATURE = /^[0-9a-f]{96}$/;

/** The point that the network signs for a round: the hash of its number as 8 bytes, big-endian. */
export function beaconMessage(round: number) {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(round));
  return shortSignatures.hash(sha256(new Uint8Array(number.buffer)), TAG);
}

/**
 * Whether this is the network's signature of the round. One check takes about 60 ms, the first about 300 ms. Never
 * throws: what is no point of the right group is no signature.
 */
export function isBeaconSignature(network: BeaconNetwork, round: number, signature: string): boolean {
  if (!SIGNATURE.test(signature) || !Number.isSafeInteger(round) || round < 1) return false;
  try {
    return shortSignatures.verify(hexToBytes(signature), beaconMessage(round), hexToBytes(network.publicKey));
  } catch {
    return false;
  }
}
