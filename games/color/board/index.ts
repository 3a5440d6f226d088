import { CHIPS, chipCentavos } from '../../kit/board/chips';
import { BetLines, headline } from './BetLines';
import { Board } from './Board';
import { OutcomeMark } from './OutcomeMark';
import { returnPercent, waysOf } from './odds';
import { Rules } from './Rules';
import type { BoardModule } from './strings';

export const board: BoardModule = {
  Board,
  OutcomeMark,
  BetLines,
  Rules,
  headline,
  returnPercent: returnPercent('single'),
  examples: [waysOf('single'), waysOf('pair'), waysOf('triple')].flatMap((ways) => ways.slice(0, 1)),
  stakeMinCentavos: chipCentavos(CHIPS[0]),
  statistics: () => import('../statistics/index'),
};
