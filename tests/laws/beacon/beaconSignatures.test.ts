/** The pairing in Python against the one that the product uses, on what is signed, wrong and malformed. */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUICKNET } from '../../../games/kit/fairness/network';
import { beaconMessage, isBeaconSignature } from '../../../games/kit/fairness/signature';
import { hasPython, type SignatureCase, signedInPython } from '../python';
import vectors from './beaconVectors.json';

const { shortSignatures } = bls12_381;

/** What the product says of a signature. */
const signed = ({ publicKey, round, signature }: SignatureCase): boolean =>
  isBeaconSignature({ ...QUICKNET, publicKey }, round, signature);

const samples = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(arbitrary, { numRuns, seed: 381 });

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

/** Signatures of random keys on random rounds. */
const honest: readonly SignatureCase[] = samples(
  fc.record({ secret: bytes(31), round: fc.integer({ min: 1, max: 2 ** 52 }) }),
  8,
).map(({ secret, round }) => {
  const secretKey = Uint8Array.from([0, ...secret.slice(0, 30), 1 + ((secret[30] ?? 0) & 0x7f)]);
  const signature = shortSignatures.sign(beaconMessage(round), secretKey);
  return {
    publicKey: shortSignatures.getPublicKey(secretKey).toHex(true),
    round,
    signature: signature.toHex(true),
  };
});

const [one, other] = honest;
if (one === undefined || other === undefined) throw new Error('no signatures were made');

/** The signature with one bit changed. */
const flipped = (each: SignatureCase, bit: number): SignatureCase => {
  const signature = hexToBytes(each.signature);
  signature[bit >> 3] = (signature[bit >> 3] ?? 0) ^ (0x80 >> (bit & 7));
  return { ...each, signature: bytesToHex(signature) };
};

const flippedKey = (each: SignatureCase, bit: number): SignatureCase => ({
  ...each,
  publicKey: flipped({ ...each, signature: each.publicKey }, bit).signature,
});

/**
 * The signature plus a point whose order divides the cofactor. It pairs like the signature itself, so that only a check
 * of the subgroup refuses it.
 */
const outsideSubgroup = (each: SignatureCase): SignatureCase => {
  const { Point } = bls12_381.G1;
  // y * y = x * x * x + 4
  const onCurve = Point.fromAffine({ x: 4n, y: Point.Fp.sqrt(68n) });
  const torsion = onCurve.multiplyUnsafe(Point.Fn.ORDER - 1n).add(onCurve);
  if (torsion.is0()) throw new Error('the point is in the subgroup');
  const { x, y } = Point.fromHex(each.signature).add(torsion).toAffine();
  const flags = y > Point.Fp.ORDER / 2n ? 5n : 4n;
  return { ...each, signature: ((flags << 381n) | x).toString(16) };
};

const wrong: readonly SignatureCase[] = [
  ...honest.slice(0, 2).map(outsideSubgroup),
  ...honest.map((each) => ({ ...each, round: each.round + 1 })),
  { ...one, publicKey: other.publicKey },
  { ...one, signature: other.signature },
  // The flags: compressed, infinity, the larger root.
  ...[0, 1, 2].flatMap((bit) => [flipped(one, bit), flippedKey(one, bit)]),
  ...samples(fc.integer({ min: 3, max: 383 }), 16).map((bit) => flipped(one, bit)),
  ...samples(fc.integer({ min: 3, max: 767 }), 8).map((bit) => flippedKey(one, bit)),
  // Any x: half of them are on the curve, and none of those in the subgroup.
  ...samples(bytes(47), 12).map((tail) => ({ ...one, signature: `81${bytesToHex(Uint8Array.from(tail))}` })),
  { ...one, signature: `c0${'00'.repeat(47)}` },
  { ...one, signature: `e0${'00'.repeat(47)}` },
  { ...one, signature: `c0${'00'.repeat(46)}01` },
  { ...one, publicKey: `c0${'00'.repeat(95)}` },
  { ...one, signature: '' },
  { ...one, signature: one.signature.slice(2) },
  { ...one, signature: `${one.signature}00` },
  { ...one, publicKey: one.publicKey.slice(0, 96) },
];

describe.skipIf(!hasPython)('the signature check in Python', () => {
  it('accepts the signatures of random keys on random rounds, as the product does', () => {
    expect(honest.map(signed)).toEqual(honest.map(() => true));
    expect(signedInPython(honest)).toEqual(honest.map(() => true));
  });

  it('refuses wrong and malformed ones, as the product does', () => {
    expect(wrong.map(signed)).toEqual(wrong.map(() => false));
    expect(signedInPython(wrong)).toEqual(wrong.map(() => false));
  });

  it('agrees with the published examples', () => {
    const keys = vectors.networks as Readonly<Record<string, { readonly publicKey: string }>>;
    const keyed = (each: { network: string; round: number; signature: string }): SignatureCase => ({
      publicKey: keys[each.network]?.publicKey ?? '',
      round: each.round,
      signature: each.signature,
    });
    expect(signedInPython(vectors.beacons.map(keyed))).toEqual(vectors.beacons.map(() => true));
    expect(signedInPython(vectors.refused.map(keyed))).toEqual(vectors.refused.map(() => false));
  });
});
