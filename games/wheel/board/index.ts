import type { LoyaltyBoardModule } from '../../kit/card';
import { Odds } from './Odds';
import { OutcomeMark } from './OutcomeMark';
import { prizeName, prizeOf } from './prize';

export const board: LoyaltyBoardModule = {
  OutcomeMark,
  Odds,
  prizeText(view, outcome) {
    const prize = prizeOf(outcome);
    return prize === null ? null : prizeName(view, prize);
  },
};
