import { Board, STAKE_MIN } from './Board';
import { CHANCE_PERCENT, PAYS_TEXT, RETURN_PERCENT } from './odds';
import { BetLines, headline, OutcomeMark, Rules } from './parts';
import type { BoardModule } from './strings';

const example = { pays: PAYS_TEXT, percent: CHANCE_PERCENT };

export const board: BoardModule = {
  Board,
  OutcomeMark,
  BetLines,
  Rules,
  headline,
  resultAtFoot: true,
  returnPercent: RETURN_PERCENT,
  examples: [example],
  stakeMinCentavos: STAKE_MIN,
};
