import type { Below, Engine, Fraction, InstantEngine } from './engine';
import { soleOf } from './engine';

/** A bet option of a game whose rounds draw one of equally likely outcomes. */
export interface Option<Outcome> {
  /** Payout as a multiple of the stake, the stake included; tenths at most. */
  readonly times: (outcome: Outcome) => number;
}

/** A game of one draw: `draw` maps each number below `count` to an outcome, all equally likely. */
export interface Spread<Outcome> {
  readonly count: number;
  readonly draw: (index: number) => Outcome;
  readonly options: readonly Option<Outcome>[];
}

/** Multiples of ten centavos, so that tenths of a stake are whole centavos. */
const STAKES: Engine['stakesCentavos'] = [500, 1_000, 2_000, 5_000, 10_000, 50_000];

export const spreadEngine = <Outcome extends object>({
  count,
  draw,
  options,
}: Spread<Outcome>): InstantEngine => ({
  stakesCentavos: STAKES,
  play(stakeCentavos, choice, below: Below) {
    const spot = soleOf(choice);
    const option = options[spot];
    if (option === undefined) return null;
    const outcome = draw(below(count));
    const payoutCentavos = (stakeCentavos * Math.round(option.times(outcome) * 100)) / 100;
    return { payoutCentavos, outcome: { ...outcome, spot } };
  },
});

/** Exact, by trying every number that can be drawn. */
export function spreadReturn<Outcome>({ count, draw, options }: Spread<Outcome>, spot: number): Fraction {
  let over = 0;
  for (let index = 0; index < count; index += 1)
    over += Math.round((options[spot]?.times(draw(index)) ?? 0) * 100);
  return { over: BigInt(over), under: BigInt(count * 100) };
}
