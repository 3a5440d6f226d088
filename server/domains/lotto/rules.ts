import type { LottoLimits } from '../../../contract/lotto';
import { LOTTO_LINES_MAX } from '../../../games/kit/fairness/lotto/lines';
import type { Config } from '../../config';

/** What a ticket may be, by the configuration. */
export const limitsOf = ({
  lottoStakeMinCentavos,
  lottoStakeMaxCentavos,
  lottoDrawStakeMaxCentavos,
}: Config): LottoLimits => ({
  stakeMin: lottoStakeMinCentavos,
  stakeMax: lottoStakeMaxCentavos,
  drawStakeMax: lottoDrawStakeMaxCentavos,
  linesMax: LOTTO_LINES_MAX,
});
