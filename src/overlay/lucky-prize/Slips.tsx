import type { LuckyDraw } from '../../../contract/rewards/luckyPrize';
import { amountText } from '../../ui/text/Amount';
import { LARGE } from './draw/events';
import * as css from './LuckyPrize.css';

interface SlipsProps {
  readonly draw: LuckyDraw;
  /** How many are shown, from the smallest prize to the main one; all by default. The others keep their place. */
  readonly shown?: number;
}

/** The larger prizes as tickets, each with its amount, number and masked name. */
export function Slips({ draw, shown = LARGE }: SlipsProps) {
  const large = draw.winners.slice(0, LARGE);
  return (
    <ol className={css.slips}>
      {large.map(({ number, name, amount }, place) => {
        const isShown = shown >= large.length - place;
        return (
          <li
            key={number}
            className={css.slip}
            data-own={(isShown && number === draw.own?.number) || undefined}
            data-open={isShown || undefined}
          >
            <b>{amountText(amount)}</b>
            <span className={css.number}>{isShown ? number.toLocaleString('en') : '\u2026'}</span>
            <span className={css.name}>{isShown ? name : '\u00a0'}</span>
          </li>
        );
      })}
    </ol>
  );
}
