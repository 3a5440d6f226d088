import * as fc from 'fast-check';
import { pesos, ROUND_STAKE, type Trial } from '../../kit/laws/trial';

const SIX = [0, 1, 2, 3, 4, 5] as const;
const pairs = SIX.flatMap((a) => SIX.filter((b) => b > a).map((b) => [a, b]));
const trios = pairs.flatMap(([a, b]) => SIX.filter((c) => c > (b ?? 0)).map((c) => [a ?? 0, b ?? 0, c]));

const colorPlaces: readonly { readonly kind: string; readonly colors: readonly number[] }[] = [
  ...SIX.map((color) => ({ kind: 'single', colors: [color] })),
  ...pairs.map((colors) => ({ kind: 'pair', colors })),
  ...trios.map((colors) => ({ kind: 'trio', colors })),
  { kind: 'anyTriple', colors: [] },
  ...SIX.map((color) => ({ kind: 'triple', colors: [color] })),
  { kind: 'allDifferent', colors: [] },
];

const color: Trial = {
  bets: fc
    .uniqueArray(fc.constantFrom(...colorPlaces), { minLength: 1, maxLength: colorPlaces.length })
    .chain((places) =>
      fc.array(pesos, { minLength: places.length, maxLength: places.length }).map((each) => ({
        positions: places.map((place, index) => ({ ...place, stake: each[index] ?? '1' })),
      })),
    ),
  outcomes: SIX.flatMap((a) => SIX.flatMap((b) => SIX.map((c) => [a, b, c]))),
  positions: colorPlaces.map((place) => ({
    odds: place.kind,
    label: `${place.kind} ${place.colors.join('')}`,
    bet: { positions: [{ ...place, stake: ROUND_STAKE }] },
  })),
  returns: { numerator: 35n, denominator: 36n },
};

/** The colour game's input for the laws. */
export const trials: readonly Trial[] = [color];
