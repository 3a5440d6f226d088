import { Odds } from './Odds';
import { OutcomeMark } from './OutcomeMark';
import { prizeName, prizeOf } from './prize';
import type { LoyaltyBoardModule } from './strings';

export const board: LoyaltyBoardModule = {
  OutcomeMark,
  Odds,
  statistics: () => import('../statistics/index'),
  prizeText(view, outcome) {
    const prize = prizeOf(outcome);
    return prize === null ? null : prizeName(view, prize);
  },
};
