import { HUNDREDTHS_MAX } from '../rules/flight';
import { away } from './away';
import { BetLines, headline } from './BetLines';
import { Board } from './Board';
import { STAKE_MIN } from './fares/fares';
import { OutcomeMark } from './OutcomeMark';
import { Over } from './Over';
import { Rules } from './Rules';
import { RETURN_PERCENT } from './returns';
import type { SharedBoardModule } from './strings';
import { chanceText } from './text';

export const board: SharedBoardModule = {
  Board,
  Over,
  OutcomeMark,
  BetLines,
  Rules,
  headline,
  away,
  returnPercent: RETURN_PERCENT,
  examples: [200n, 1_000n, HUNDREDTHS_MAX].map((target) => ({
    pays: (target / 100n).toLocaleString('en'),
    percent: chanceText(target),
  })),
  stakeMinCentavos: STAKE_MIN,
  statistics: () => import('../statistics/index'),
};
