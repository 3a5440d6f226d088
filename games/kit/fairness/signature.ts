import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
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

/** A signature of a round. */
export interface RoundSignature {
  readonly round: number;
  readonly signature: string;
}

/** Sums of other signatures pass by a chance of 2 to this power. */
const COEFFICIENT_BITS = 128;

/**
 * Whether all of these are the network's signatures, by one check of their sum. Each is multiplied by a number that follows
 * from all of them, so that wrong ones cannot make up for each other. Many take a fifth of the time of one by one. Never throws.
 */
export function areBeaconSignatures(network: BeaconNetwork, given: readonly RoundSignature[]): boolean {
  const isRound = ({ round, signature }: RoundSignature) =>
    SIGNATURE.test(signature) && Number.isSafeInteger(round) && round >= 1;
  if (given.length === 0 || !given.every(isRound)) return false;
  const all = sha256(utf8ToBytes(given.map(({ round, signature }) => `${round} ${signature}`).join('\n')));
  try {
    const terms = given.map(({ round, signature }, index) => {
      const digest = sha256(concatBytes(all, utf8ToBytes(String(index))));
      const coefficient = BigInt(`0x${bytesToHex(digest.subarray(0, COEFFICIENT_BITS / 8))}`) | 1n;
      const signed = shortSignatures.Signature.fromHex(signature);
      signed.assertValidity();
      return {
        signed: signed.multiplyUnsafe(coefficient),
        message: beaconMessage(round).multiplyUnsafe(coefficient),
      };
    });
    const sum = terms.reduce((one, other) => ({
      signed: one.signed.add(other.signed),
      message: one.message.add(other.message),
    }));
    return shortSignatures.verify(sum.signed, sum.message, hexToBytes(network.publicKey));
  } catch {
    return false;
  }
}
