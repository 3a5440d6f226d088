import { lottoNumbers } from '../../games/kit/fairness/lotto/draw';
import { isRaffleSize, RAFFLE, raffleWinners } from '../../games/kit/fairness/raffle';
import type { Draw } from '../../games/kit/rules/draw';
import { LOTTO } from '../../games/kit/rules/otherPlay';
import type { Json } from '../../games/kit/rules/round';

/** What a raffle's draw, and a segment of the markets, needs besides the seeds. */
export interface DrawSize {
  readonly tickets?: number | undefined;
  readonly prizes?: number | undefined;
  /** Open, high, low and close of each market; those after the first are drawn. */
  readonly levels?: Readonly<Record<string, readonly number[]>> | undefined;
}

/** The outcome of a scheduled draw, in wire form; text that says why there is none; null for a name that is no such draw. */
export function scheduledOutcome(name: string, draw: Draw, size: DrawSize): Json | null {
  if (name === LOTTO) {
    const { twoD, threeD } = lottoNumbers(draw);
    return { twoD, threeD };
  }
  if (name === RAFFLE) {
    const { tickets = 0, prizes = 0 } = size;
    return isRaffleSize({ tickets, prizes })
      ? raffleWinners(draw, { tickets, prizes })
      : 'no raffle has this size';
  }
  return null;
}
