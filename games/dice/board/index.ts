import { multiplierText } from '../../kit/rules/money';
import { percentPays, WINNING_MIN } from '../rules/percent';
import { BetLines, headline } from './BetLines';
import { Board } from './Board';
import { OutcomeMark } from './OutcomeMark';
import { Over } from './Over';
import { chanceOf, returnPercent } from './odds';
import { Rules } from './Rules';
import type { BoardModule } from './strings';
import { STAKE_MIN } from './useChoice';

export const board: BoardModule = {
  Board,
  Over,
  OutcomeMark,
  BetLines,
  Rules,
  resultAtFoot: true,
  showsSeal: true,
  headline,
  returnPercent: returnPercent(),
  returnIsHighest: true,
  examples: [4_950, 990, WINNING_MIN].map((winning) => ({
    pays: multiplierText(percentPays(winning)).replace(/\B(?=\d{3}$)/, ','),
    percent: chanceOf(winning),
  })),
  stakeMinCentavos: STAKE_MIN,
  statistics: () => import('../statistics/index'),
};
