import * as z from 'zod/mini';
import * as css from '../../kit/board/lines.css';
import { bet } from '../rules/bet';
import { outcome as schema } from '../rules/outcome';
import { paysCentavos, timesText } from './figures';
import type { RoundViewProps } from './strings';

function read({ round }: Pick<RoundViewProps, 'round'>) {
  const placed = z.safeDecode(bet, round.bet as never);
  const ended = z.safeDecode(schema, round.outcome as never);
  return placed.success && ended.success ? { ...placed.data, winner: ended.data.winner } : null;
}

/** The side of the bet, its multiplier, and whether a draw returned the stake. */
export function BetLines(props: RoundViewProps) {
  const { translate, formatAmount } = props;
  const placed = read(props);
  if (placed === null) return null;
  const { side, stake, card, winner } = placed;
  const name = translate('line.side', {
    side: translate(`side.${side}`),
    multiplier: timesText(translate, card, side),
  });
  return (
    <ul className={css.lines}>
      <li className={css.line}>
        <span className={css.name}>{name}</span>
        <span className={css.stake}>{formatAmount(stake)}</span>
        <span className={css.result}>
          {side === winner ? (
            <b>{formatAmount(paysCentavos(stake, card, side))}</b>
          ) : (
            translate(winner === 'draw' ? 'cameBack' : 'lost')
          )}
        </span>
      </li>
    </ul>
  );
}

/** "Wala pays ×2.15" if the side won; null otherwise. */
export function headline(view: RoundViewProps): string | null {
  const placed = read(view);
  if (placed === null || placed.side !== placed.winner) return null;
  const { translate } = view;
  const { side, card } = placed;
  return translate('headline', {
    side: translate(`side.${side}`),
    multiplier: timesText(translate, card, side),
  });
}
