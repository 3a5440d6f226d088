import { BetLines, headline } from './BetLines';
import { Board, STAKES } from './Board';
import { OutcomeMark } from './OutcomeMark';
import { oddsOf } from './odds';
import { Rules } from './Rules';
import type { BoardModule } from './strings';

export const board: BoardModule = {
  Board,
  OutcomeMark,
  BetLines,
  Rules,
  headline,
  resultAtFoot: true,
  returnPercent: oddsOf('grey').returns,
  examples: [oddsOf('grey'), oddsOf('orange'), oddsOf('green')],
  stakeMinCentavos: STAKES.min,
  statistics: () => import('../statistics/index'),
};
