import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { type Centavos, centavos } from '../../kit/rules/money';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import { FLIGHT_MAX_MS, hundredthsAt } from './flight';
import { times } from './times';

/** The lowest automatic target: 1.01. */
export const TARGET_MIN = 101n;

/** The most times that the largest stake can be halved. */
const CASH_OUTS_MAX = 48;

const cashOut = z.strictObject({
  /** The part of what was still in the round. */
  part: z.enum(['all', 'half']),
  multiplier: times,
  /** When, in ms since departure. */
  runningMs: z.int().check(z.gte(0), z.lte(FLIGHT_MAX_MS)),
});

export type CashOut = z.output<typeof cashOut>;

const fields = z.strictObject({
  stake: amount,
  /** The multiplier at which the rest is cashed out automatically; every round ends at 10000.00. */
  target: times,
  /** The player's own cash-outs, in order; empty when the bet is placed. */
  cashOuts: z.array(cashOut).check(z.maxLength(CASH_OUTS_MAX)),
});

export type Bet = z.output<typeof fields>;

/** A part of the stake that was cashed out, and its multiplier. */
export interface Ended {
  readonly stake: Centavos;
  readonly multiplier: bigint;
  readonly runningMs: number;
}

/** Rounds the half up to a centavo, so that the last centavo can be cashed out too. */
export const partOf = (riding: Centavos, part: CashOut['part']): Centavos =>
  part === 'all' ? riding : centavos((riding + 1n) / 2n);

/** The stake after the cash-outs so far: the ended parts, and what is still in the round. */
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

/** No cash-out may exceed the multiplier at its time or the target, or come after the last part. */
const isConsistent = (placed: Bet): boolean =>
  cut(placed).ended.every(
    ({ stake, multiplier, runningMs }, index, all) =>
      stake > 0n &&
      multiplier <= placed.target &&
      multiplier <= hundredthsAt(runningMs) &&
      runningMs >= (all[index - 1]?.runningMs ?? 0),
  );

/** Checked only once each field is valid by itself. */
const once = (error: string) => ({
  error,
  when: ({ issues }: { readonly issues: readonly unknown[] }) => issues.length === 0,
});

/** A bet: its stake, its automatic target, and the player's own cash-outs. */
export const bet = fields.check(
  z.refine(({ stake }) => stake >= STAKE_MIN_CENTAVOS, once('under the least stake')),
  z.refine(({ target }) => target >= TARGET_MIN, once('a target that is no gain')),
  z.refine(isConsistent, once('a cash-out that the flight never offered')),
);

/** The most the bet can still pay: the cash-outs, and the rest at its target. Each part is floored. */
export function maxPayoutCentavos(placed: Bet): Centavos {
  const { ended, riding } = cut(placed);
  return ended.reduce(
    (total, { stake, multiplier }) => centavos(total + worth(stake, multiplier)),
    worth(riding, placed.target),
  );
}
