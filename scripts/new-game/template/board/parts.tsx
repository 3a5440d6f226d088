import * as z from 'zod/mini';
import * as list from '../../../../games/kit/board/lines.css';
import * as sheet from '../../../../games/kit/board/rules.css';
import { SIDES } from '../rules/bet';
import { newgameRules } from '../rules/play';
import { CoinMark } from './CoinMark';
import { CHANCE_PERCENT, PAYS_TEXT, RETURN_PERCENT } from './odds';
import { readBet, shownBy } from './shown';
import type { BoardModule, RoundViewProps } from './strings';

/** The side that landed up, for a row of many. */
export const OutcomeMark: BoardModule['OutcomeMark'] = ({ outcome, translate }) => {
  const side = z.safeDecode(newgameRules.outcome, outcome as never);
  if (!side.success) return null;
  return (
    <span role="img" aria-label={translate(side.data)}>
      <CoinMark side={side.data} />
    </span>
  );
};

/** What was backed, and what it returned. */
export function BetLines({ translate, formatAmount, round }: RoundViewProps) {
  const placed = readBet(round.bet);
  const { settled } = shownBy(round.events);
  if (placed === null || settled === null) return null;
  const won = settled.payout > 0n;
  return (
    <ul className={list.lines}>
      <li className={list.line} data-won={won || undefined}>
        <span className={list.name}>{translate(placed.side)}</span>
        <span className={list.stake}>{formatAmount(placed.stake)}</span>
        <span className={list.result}>
          {won ? <b>{formatAmount(settled.payout)}</b> : translate('line.lost')}
        </span>
      </li>
    </ul>
  );
}

/** "Heads: ₱20.00 pays ×1.98". */
export function headline({ translate, formatAmount, round }: RoundViewProps): string | null {
  const { landed, settled } = shownBy(round.events);
  if (landed === null || settled === null || settled.payout === 0n) return null;
  const stake = formatAmount(settled.stake);
  return translate('headline', { side: translate(landed), stake, pays: PAYS_TEXT });
}

/** How the game goes, and its odds. */
export const Rules: BoardModule['Rules'] = ({ translate }) => (
  <div className={sheet.rules}>
    <p>{translate('rules.how')}</p>
    <table className={sheet.table} aria-label={translate('oddsOf')}>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">
              <CoinMark side={side} /> {translate(side)}
            </th>
            <td>{translate('chance', { percent: CHANCE_PERCENT })}</td>
            <td>{translate('pays', { pays: PAYS_TEXT })}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{translate('rules.rtp', { percent: RETURN_PERCENT })}</p>
  </div>
);
