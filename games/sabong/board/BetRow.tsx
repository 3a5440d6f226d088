import type { Bet } from '../rules/bet';
import * as css from './board.css';
import { paysCentavos } from './figures';
import type { SharedBoardProps } from './strings';

interface BetRowProps extends Pick<SharedBoardProps, 'translate' | 'formatAmount'> {
  readonly placed: Bet;
  readonly canTakeBack: boolean;
}

/** The placed bet, and its payout if its side wins. */
export function BetRow({ translate, formatAmount, placed, canTakeBack }: BetRowProps) {
  const { stake, side, card } = placed;
  const note = canTakeBack ? 'note.placed' : side === 'draw' ? 'note.draw' : 'note.bird';
  return (
    <div className={css.bet}>
      <p className={css.standing}>
        <span>
          {translate('yourBet', { side: translate(`side.${side}`) })}
          <b className={css.figure}>{formatAmount(stake)}</b>
        </span>
        <span>
          {translate('pays')}
          <b className={css.may}>{formatAmount(paysCentavos(stake, card, side))}</b>
        </span>
      </p>
      <p className={css.note}>{translate(note)}</p>
    </div>
  );
}
