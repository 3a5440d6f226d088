import * as z from 'zod/mini';
import * as list from '../../kit/board/lines.css';
import { type Bet, bet } from '../rules/bet';
import * as css from './lines.css';
import { MotifMark } from './MotifMark';
import { motifName } from './names';
import { paysText } from './odds';
import { progressOf } from './progress';
import type { RoundViewProps } from './strings';

function priceOf({ round }: RoundViewProps): Bet['stake'] | null {
  const parsed = z.safeDecode(bet, round.bet as never);
  return parsed.success ? parsed.data.stake : null;
}

/** The ticket: its price, the matching motif and its payout. */
export function BetLines(props: RoundViewProps) {
  const { translate, formatAmount, round } = props;
  const { matched, motifs } = progressOf(round.events);
  const price = priceOf(props);
  return (
    <ul className={list.lines}>
      <li className={css.line} data-won={matched !== null || undefined}>
        <span className={css.card} aria-hidden="true">
          {motifs?.map((motif, panel) => (
            <span key={panel} className={css.cell} data-won={matched?.panels.includes(panel) || undefined}>
              <MotifMark motif={motif} />
            </span>
          ))}
        </span>
        <span className={css.name}>
          {matched === null ? translate('line.ticket') : motifName(translate, matched.motif)}
          {price !== null && <small>{translate('line.price', { amount: formatAmount(price) })}</small>}
        </span>
        <span className={list.result}>
          {matched === null ? (
            translate('line.lost')
          ) : (
            <>
              <b>{formatAmount(matched.payout)}</b>
              <small>{translate('pays', { pays: paysText(matched.motif) })}</small>
            </>
          )}
        </span>
      </li>
    </ul>
  );
}

/** "Three of turtle: ₱5.00 pays ×20". */
export function headline(props: RoundViewProps): string | null {
  const { translate, formatAmount, round } = props;
  const { matched } = progressOf(round.events);
  const price = priceOf(props);
  if (matched === null || price === null) return null;
  return translate('headline', {
    motif: motifName(translate, matched.motif),
    stake: formatAmount(price),
    pays: paysText(matched.motif),
  });
}
