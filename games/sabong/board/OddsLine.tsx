import { OddsChip } from '../../kit/board/OddsChip';
import { shortAmount } from '../../kit/board/stakes';
import type { Centavos } from '../../kit/rules/money';
import type { Side } from '../rules/matchups';
import * as css from './board.css';
import { chanceText, LEAST_RETURN, MOST_RETURN, paysCentavos, returnText } from './figures';
import type { SharedBoardProps } from './strings';

interface OddsLineProps extends Pick<SharedBoardProps, 'translate' | 'formatAmount' | 'onRules'> {
  readonly card: number | null;
  readonly side: Side | null;
  readonly stakeCentavos: Centavos;
}

/** Chance, multiplier and RTP of the bet being built; without a side, the RTP of all of them. */
export function OddsLine({ translate, formatAmount, onRules, card, side, stakeCentavos }: OddsLineProps) {
  if (card === null || side === null) {
    return (
      <OddsChip label={translate('oddsOf')} end={null} onRules={onRules}>
        <span className={css.chance}>
          {translate('allReturn', { least: LEAST_RETURN, most: MOST_RETURN })}
        </span>
      </OddsChip>
    );
  }
  const amount = shortAmount(formatAmount(paysCentavos(stakeCentavos, card, side)));
  return (
    <OddsChip
      label={translate('oddsOf')}
      end={translate('rtp', { percent: returnText(card, side) })}
      onRules={onRules}
    >
      <span className={css.chance}>
        <b>{translate('percent', { percent: chanceText(card, side) })}</b>
        {translate(side === 'draw' ? 'paysDraw' : 'paysBird', { amount })}
      </span>
    </OddsChip>
  );
}
