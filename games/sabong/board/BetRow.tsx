import * as css from './board.css';
import type { SharedBoardProps } from './strings';
import type { Backed } from './view';

interface BetRowProps extends Pick<SharedBoardProps, 'translate' | 'formatAmount'> {
  readonly backed: readonly Backed[];
}

/** The bets that stand, a line for each side, and what each pays if its side wins. */
export function BetRow({ translate, formatAmount, backed }: BetRowProps) {
  const [only] = backed;
  const isMixed = backed.length > 1;
  const note = isMixed || only?.side !== 'draw' ? 'note.bird' : 'note.draw';
  return (
    <div className={css.bet}>
      <div className={css.standing} data-mixed={isMixed || undefined}>
        {backed.map(({ side, stakeCentavos, paysCentavos }) => (
          <p key={side} className={css.standingLine}>
            <span>
              {translate(isMixed ? `side.${side}` : 'yourBet', { side: translate(`side.${side}`) })}
              <b className={css.figure}>{formatAmount(stakeCentavos)}</b>
            </span>
            <span>
              {translate('pays')}
              <b className={css.may}>{formatAmount(paysCentavos)}</b>
            </span>
          </p>
        ))}
      </div>
      {!isMixed && <p className={css.note}>{translate(note)}</p>}
    </div>
  );
}
