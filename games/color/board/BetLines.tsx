import * as list from '../../kit/board/lines.css';
import * as css from './lines.css';
import { placeName } from './names';
import { PlaceMark } from './PlaceMark';
import type { RoundViewProps } from './strings';
import { keyOf, standing } from './table';
import { bestOf, progressOf } from './won';

/** Every place that was bet on: its stake and its payout. */
export function BetLines({ translate, formatAmount, round }: RoundViewProps) {
  const { won } = progressOf(round.events);
  return (
    <ul className={list.lines}>
      {standing(round.bet).positions.map((position) => {
        const prize = won.get(keyOf(position));
        return (
          <li key={keyOf(position)} className={list.line} data-won={prize !== undefined || undefined}>
            <span className={css.mark}>
              <PlaceMark {...position} />
            </span>
            <span className={list.name}>{placeName(translate, position)}</span>
            <span className={list.stake}>{formatAmount(position.stake)}</span>
            <span className={list.result}>
              {prize === undefined ? (
                translate('line.lost')
              ) : (
                <>
                  <b>{formatAmount(prize.payout)}</b>
                  <small>{translate('pays', { pays: prize.pays })}</small>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "Three Yellow: ₱20.00 pays ×210", for the place with the highest payout. */
export function headline({ translate, formatAmount, round }: RoundViewProps): string | null {
  const best = bestOf(progressOf(round.events));
  if (best === null) return null;
  const { place, stake, pays } = best;
  return translate('headline', { place: placeName(translate, place), stake: formatAmount(stake), pays });
}
