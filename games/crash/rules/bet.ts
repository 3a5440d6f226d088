import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { type Centavos, centavos } from '../../kit/rules/money';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import { FLIGHT_MAX_MS, hundredthsAt } from './flight';
import { times } from './times';

/** The lowest automatic target: 1.01. */
export const TARGET_MIN = 101n;

/** More halves than the largest stake can be cut into. */
const CASH_OUTS_MAX = 48;

const cashOut = z.strictObject({
  /** How much of what still rode was ended. */
  part: z.enum(['all', 'half']),
  multiplier: times,
  /** When, in ms since departure. */
  runningMs: z.int().check(z.gte(0), z.lte(FLIGHT_MAX_MS)),
});

export type CashOut = z.output<typeof cashOut>;

const fields = z.strictObject({
  stake: amount,
  /** Where what still rides ends by itself; 10000.00 is where every ride does. */
  target: times,
  /** What the player ended by hand, in order; empty when the bet joins. */
  cashOuts: z.array(cashOut).check(z.maxLength(CASH_OUTS_MAX)),
});

export type Bet = z.output<typeof fields>;

/** A part of the stake that was ended, and at what. */
export interface Ended {
  readonly stake: Centavos;
  readonly multiplier: bigint;
  readonly runningMs: number;
}

/** The larger half where centavos do not divide, so that the last centavo can be ended too. */
export const partOf = (riding: Centavos, part: CashOut['part']): Centavos =>
  part === 'all' ? riding : centavos((riding + 1n) / 2n);

/** The stake cut up by the cash-outs so far: what was ended, and what still rides. */
export function cut(placed: Bet): { readonly ended: readonly Ended[]; readonly riding: Centavos } {
  let riding = placed.stake;
  const ended = placed.cashOuts.map(({ part, multiplier, runningMs }) => {
    const stake = partOf(riding, part);
    riding = centavos(riding - stake);
    return { stake, multiplier, runningMs };
  });
  return { ended, riding };
}

/** stake x hundredths, floored to the centavo. */
export const worth = (stake: Centavos, hundredths: bigint): Centavos => centavos((stake * hundredths) / 100n);

/** No cash-out may be worth more than the flight was at its time, than the target, or come after the last part. */
const isHonest = (placed: Bet): boolean =>
  cut(placed).ended.every(
    ({ stake, multiplier, runningMs }, index, all) =>
      stake > 0n &&
      multiplier <= placed.target &&
      multiplier <= hundredthsAt(runningMs) &&
      runningMs >= (all[index - 1]?.runningMs ?? 0),
  );

/** Said of a bet only once each of its fields is what it should be. */
const once = (error: string) => ({
  error,
  when: ({ issues }: { readonly issues: readonly unknown[] }) => issues.length === 0,
});

/** A fare: how much rides, where it hops off by itself, and what was hopped off by hand. */
export const bet = fields.check(
  z.refine(({ stake }) => stake >= STAKE_MIN_CENTAVOS, once('under the least stake')),
  z.refine(({ target }) => target >= TARGET_MIN, once('a target that is no gain')),
  z.refine(isHonest, once('a cash-out that the flight never offered')),
);

/** The most the bet can still come to: what was ended, and the rest at its target. Each part is floored. */
export function maxPayoutCentavos(placed: Bet): Centavos {
  const { ended, riding } = cut(placed);
  return ended.reduce(
    (total, { stake, multiplier }) => centavos(total + worth(stake, multiplier)),
    worth(riding, placed.target),
  );
}
