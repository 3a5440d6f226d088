import { OddsChip } from '../../kit/board/OddsChip';
import { shortAmount } from '../../kit/board/stakes';
import { worth } from '../rules/bet';
import * as css from './board.css';
import type { FareProps } from './fares/fareProps';
import { lowered, OFF } from './fares/fares';
import { RETURN_PERCENT } from './returns';
import { chanceText, shortTimesText } from './text';

/** The chance to reach the target, its payout, and the RTP. */
export function OddsLine({
  translate,
  formatAmount,
  panel,
  onRules,
  narrow = false,
}: FareProps & { readonly narrow?: boolean }) {
  const { fare, targetMax } = panel;
  const target = lowered(fare.target, targetMax);
  const isOff = fare.target === OFF;
  const isLowered = fare.target > targetMax && !isOff;
  const rtp = translate('rtp', { percent: RETURN_PERCENT.replace('.00', '') });
  const pays = shortAmount(formatAmount(worth(fare.stakeCentavos, target)));
  const times = shortTimesText(translate, target);
  return (
    <OddsChip label={translate('oddsOf')} end={narrow ? null : rtp} onRules={onRules}>
      {isLowered ? (
        <span className={css.lowered}>
          {translate(narrow ? 'loweredShort' : 'lowered', { multiplier: times, amount: pays })}
        </span>
      ) : isOff ? (
        <span>{narrow ? rtp : translate('chanceAny', { multiplier: times })}</span>
      ) : (
        <span className={css.chance}>
          <b>{translate('percent', { percent: chanceText(target) })}</b>
          {narrow ? pays : translate('reaches', { multiplier: times, amount: pays })}
        </span>
      )}
    </OddsChip>
  );
}
