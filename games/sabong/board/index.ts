import { multiplierText } from '../../kit/rules/money';
import { matchupOf } from '../rules/matchups';
import { away } from './away';
import { BetLines, headline } from './BetLines';
import { Board } from './Board';
import { betIn, STAKE_MIN } from './choice';
import { chanceText, LEAST_RETURN } from './figures';
import { OutcomeMark } from './OutcomeMark';
import { Over, Plain } from './Over';
import { Rules } from './Rules';
import type { SharedBoardModule } from './strings';

export const board: SharedBoardModule = {
  Board,
  Over,
  Plain,
  OutcomeMark,
  BetLines,
  Rules,
  headline,
  isResultSummed: true,
  away,
  betIn,
  returnPercent: LEAST_RETURN,
  // Example wins: an even bout, the longest underdog, and a draw.
  examples: (
    [
      [0, 'meron'],
      [4, 'wala'],
      [0, 'draw'],
    ] as const
  ).map(([card, side]) => ({
    pays: multiplierText(matchupOf(card).pays[side]),
    percent: chanceText(card, side),
  })),
  stakeMinCentavos: STAKE_MIN,
  statistics: () => import('../statistics/index'),
};
