import * as list from '../../kit/board/lines.css';
import { Lamp } from './Lamp';
import * as css from './lines.css';
import { oddsOf } from './odds';
import { progressOf } from './progress';
import type { RoundViewProps } from './strings';
import { standing } from './table';

/** Every colour that was bet on: its stake and its payout. */
export function BetLines({ translate, formatAmount, round }: RoundViewProps) {
  const { won } = progressOf(round.events);
  return (
    <ul className={list.lines}>
      {standing(round.bet).positions.map(({ color, stake }) => {
        const prize = won?.color === color ? won : null;
        return (
          <li key={color} className={list.line} data-won={prize !== null || undefined}>
            <span className={css.mark}>
              <Lamp color={color} />
            </span>
            <span className={list.name}>{translate(`color.${color}`)}</span>
            <span className={list.stake}>{formatAmount(stake)}</span>
            <span className={list.result}>
              {prize === null ? (
                translate('line.lost')
              ) : (
                <>
                  <b>{formatAmount(prize.payout)}</b>
                  <small>{translate('pays', { pays: oddsOf(color).pays })}</small>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "Green: ₱20.00 pays ×99". */
export function headline({ translate, formatAmount, round }: RoundViewProps): string | null {
  const { won } = progressOf(round.events);
  if (won === null) return null;
  return translate('headline', {
    color: translate(`color.${won.color}`),
    stake: formatAmount(won.stake),
    pays: oddsOf(won.color).pays,
  });
}
