import { useId, useState } from 'react';
import * as css from '../../kit/board/crowd.css';
import type { TableBet } from '../../kit/card';
import { worth } from '../rules/bet';
import { hundredthsIn } from '../rules/times';
import type { SharedBoardProps } from './strings';
import { timesText } from './text';

const FACES = ['#A3122B', '#C8922F', '#3A6A8A', '#3C8A5C'] as const;

/** "128 aboard, 31 hopped off" in one row; it opens the list of all bets. */
export function Riders(props: SharedBoardProps) {
  const { translate, bets, aboard, replay } = props;
  const [open, setOpen] = useState(false);
  const list = useId();
  if (replay) return null;
  const hopped = bets.filter(({ multiplier }) => multiplier !== null).length;
  return (
    <>
      <button
        type="button"
        className={css.row}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <span className={css.faces} aria-hidden="true">
          {FACES.slice(0, aboard).map((color) => (
            <svg
              key={color}
              viewBox="0 0 24 24"
              className={css.face}
              style={{ background: color }}
              aria-hidden="true"
            >
              <circle cx="12" cy="9.500" r="4" />
              <path d="M4.500 21c.6-9 14.400-9 15 0Z" />
            </svg>
          ))}
        </span>
        <span className={css.count}>
          <b>{aboard}</b> {translate('aboard')}
          {hopped > 0 && (
            <>
              , <b className={css.hopped}>{hopped}</b> {translate('hoppedOff')}
            </>
          )}
        </span>
        <span className={css.all}>
          {translate('allBets')}
          <svg viewBox="0 0 12 12" className={css.caret} data-open={open || undefined} aria-hidden="true">
            <path d="M2 8l4-4 4 4" />
          </svg>
        </span>
      </button>
      {open && (
        <ul id={list} className={css.list}>
          {bets.length === 0 && <li className={css.none}>{translate('nobody')}</li>}
          {inOrder(bets).map((bet) => (
            <Rider key={bet.seat} {...props} bet={bet} />
          ))}
        </ul>
      )}
    </>
  );
}

function Rider({ translate, formatAmount, phase, bet }: SharedBoardProps & { readonly bet: TableBet }) {
  const left = bet.multiplier === null ? null : hundredthsIn(bet.multiplier);
  return (
    <li className={css.rider} data-mine={bet.mine || undefined}>
      <span className={css.name}>{bet.mine ? translate('you') : bet.name}</span>
      <span className={css.stake}>{formatAmount(bet.stakeCentavos)}</span>
      {left === null ? (
        <span className={css.riding}>{translate(phase === 'result' ? 'lost' : 'riding')}</span>
      ) : (
        <span className={css.won}>
          <small>{timesText(translate, left)}</small> {formatAmount(worth(bet.stakeCentavos, left))}
        </span>
      )}
    </li>
  );
}

/** The player's own first, then those who cashed out, then by seat. */
const inOrder = (bets: readonly TableBet[]): readonly TableBet[] =>
  bets.toSorted(
    (a, b) =>
      Number(b.mine) - Number(a.mine) ||
      Number(b.multiplier !== null) - Number(a.multiplier !== null) ||
      a.seat - b.seat,
  );
