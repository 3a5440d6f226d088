import * as z from 'zod/mini';
import { clampStake } from '../../../kit/board/stakes';
import { amount } from '../../../kit/rules/amount';
import { type Centavos, centavos, formatPesos } from '../../../kit/rules/money';
import type { Json } from '../../../kit/rules/round';
import { STAKE_MIN_CENTAVOS } from '../../../kit/rules/rules';
import { TARGET_MIN } from '../../rules/bet';
import { HUNDREDTHS_MAX } from '../../rules/flight';
import { hundredthsIn, multiplierText, times } from '../../rules/times';

/** A bet being built: the target is the multiplier of its automatic cash-out; the highest means never. */
export interface Fare {
  readonly stakeCentavos: Centavos;
  readonly target: bigint;
}

export interface Fares {
  readonly fares: readonly [Fare, Fare];
  /** Whether the second bet is in use. */
  readonly two: boolean;
  /** Targets that the player typed, newest first. */
  readonly targets: readonly bigint[];
}

export const STAKE_MIN = centavos(STAKE_MIN_CENTAVOS);
export const QUICK_STAKES: readonly Centavos[] = [2_000n, 5_000n, 10_000n, 50_000n].map(centavos);
/** No automatic cash-out: only the end of the line ends the bet. */
export const OFF = HUNDREDTHS_MAX;

const STEPS: readonly bigint[] = [
  101n,
  110n,
  120n,
  150n,
  200n,
  250n,
  300n,
  400n,
  500n,
  750n,
  1_000n,
  1_500n,
  2_000n,
  5_000n,
  10_000n,
  50_000n,
  100_000n,
  OFF,
];

/** The next target up or down from this one, within the bounds. */
export function stepTarget(target: bigint, direction: 1 | -1): bigint {
  const next =
    direction === 1 ? STEPS.find((step) => step > target) : STEPS.findLast((step) => step < target);
  return next ?? target;
}

function clampTarget(hundredths: bigint): bigint {
  if (hundredths < TARGET_MIN) return TARGET_MIN;
  return hundredths > OFF ? OFF : hundredths;
}

/** The highest target at which this stake stays within the exposure limit. */
export function targetMax(stakeCentavos: Centavos, exposureMaxCentavos: Centavos): bigint {
  const most = (exposureMaxCentavos * 100n) / (stakeCentavos > 0n ? stakeCentavos : 1n);
  return clampTarget(most);
}

/** The target, or the highest within the exposure limit. */
export function lowered(target: bigint, most: bigint): bigint {
  return target > most ? most : target;
}

/** A target as typed by a player: "2", "2.5", "×2.50"; an empty text is no target. Null if it is invalid. */
export function typedTarget(text: string): bigint | null {
  const plain = text.replace(/[×x,\s]/gi, '');
  if (plain === '') return OFF;
  const [whole = '', decimals = ''] = plain.split('.');
  const hundredths = hundredthsIn(
    `${Number.parseInt(whole, 10) || 0}.${decimals.slice(0, 2).padEnd(2, '0')}`,
  );
  if (hundredths === null || !/^[0-9]*\.?[0-9]*$/.test(plain)) return null;
  return clampTarget(hundredths);
}

/** The bet in wire form, its target no higher than the exposure limit allows. */
export const wireOf = ({ stakeCentavos, target }: Fare, exposureMaxCentavos: Centavos): Json => {
  const most = targetMax(stakeCentavos, exposureMaxCentavos);
  return {
    stake: formatPesos(stakeCentavos),
    target: multiplierText(lowered(target, most)),
    cashOuts: [],
  };
};

/** The stake of a player who has not chosen one and can afford it. */
export const STAKE_USUAL = centavos(2_000n);

const firstFares = (stakeCentavos: Centavos): Fares => ({
  fares: [
    { stakeCentavos, target: OFF },
    { stakeCentavos, target: 200n },
  ],
  two: false,
  targets: [],
});

const USUAL_TARGETS: readonly bigint[] = [150n, 200n, 500n, 1_000n];

/** The targets offered for one tap: the player's own, filled up with usual ones, in rising order. */
export const presetsOf = (targets: readonly bigint[]): readonly bigint[] =>
  [...new Set([...targets, ...USUAL_TARGETS])]
    .slice(0, USUAL_TARGETS.length)
    .toSorted((a, b) => Number(a - b));

/** The typed targets with one more; the oldest ones are dropped. */
export const withTarget = (targets: readonly bigint[], target: bigint): readonly bigint[] =>
  target === OFF
    ? targets
    : [target, ...targets.filter((each) => each !== target)].slice(0, USUAL_TARGETS.length);

const fare = z.object({ stake: amount, target: times });
const kept = z.object({
  fares: z.tuple([fare, fare]),
  two: z.boolean(),
  targets: z.optional(z.array(times)),
});

/** The remembered bets, or the default ones with this stake. */
export function faresIn(habits: Json | null, firstCentavos: Centavos = STAKE_USUAL): Fares {
  const parsed = z.safeDecode(kept, habits as never);
  if (!parsed.success) return firstFares(firstCentavos);
  const [a, b] = parsed.data.fares;
  const read = ({ stake, target }: typeof a): Fare => ({ stakeCentavos: stake, target });
  const { two, targets = [] } = parsed.data;
  return { fares: [read(a), read(b)], two, targets };
}

export const habitsOf = ({ fares, two, targets }: Fares): Json => ({
  fares: fares.map(({ stakeCentavos, target }) => ({
    stake: formatPesos(stakeCentavos),
    target: multiplierText(target),
  })),
  two,
  targets: targets.map(multiplierText),
});

/** The most that can be staked now: never above the balance, never below the least stake. */
export const stakeMax = (balanceCentavos: Centavos, exposureMaxCentavos: Centavos): Centavos => {
  const payable = (exposureMaxCentavos * 100n) / TARGET_MIN;
  return clampStake(balanceCentavos < payable ? balanceCentavos : payable, STAKE_MIN, centavos(payable));
};
