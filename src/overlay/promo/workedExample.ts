import type { ActivityTerms } from '../../../contract/rewards/activities';
import { type Centavos, centavos } from '../../../games/kit/rules/money';

/** A deposit, what it gives and what that asks, all in centavos. */
export interface WorkedExample {
  readonly paid: Centavos;
  readonly bonus: Centavos;
  /** What has to be staked of bonus money at full weight, and in games that count half. */
  readonly turnover: Centavos;
  readonly half: Centavos;
  /** Counted play that it uses up. */
  readonly play: Centavos;
}

/** The smallest deposit that the offer takes, worked through. */
export function workedExample({ rate, minAmount, maxBonus, turnover, play }: ActivityTerms): WorkedExample {
  const share = rate === 0 ? maxBonus : (minAmount * BigInt(rate)) / 100n;
  const bonus = share > maxBonus ? maxBonus : share;
  const staked = bonus * BigInt(turnover);
  return {
    paid: minAmount,
    bonus: centavos(bonus),
    turnover: centavos(staked),
    half: centavos(staked * 2n),
    play: centavos(bonus * BigInt(play)),
  };
}
