import { BetLines, headline } from './BetLines';
import { Board, PRICE_MIN } from './Board';
import { OutcomeMark } from './OutcomeMark';
import { Over, Plain } from './Over';
import { prizes, returnPercent } from './odds';
import { Rules } from './Rules';
import type { BoardModule } from './strings';

export const board: BoardModule = {
  Board,
  Over,
  Plain,
  OutcomeMark,
  BetLines,
  Rules,
  headline,
  hintAtHead: true,
  returnPercent,
  examples: prizes.filter(({ pays }) => ['2', '100', '10,000'].includes(pays)).toReversed(),
  stakeMinCentavos: PRICE_MIN,
  statistics: () => import('../statistics/index'),
};
