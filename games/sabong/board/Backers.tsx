import { useId, useState } from 'react';
import * as list from '../../kit/board/crowd.css';
import type { TableBet } from '../../kit/card';
import { SIDES, type Side } from '../rules/matchups';
import * as css from './backers.css';
import { sideOf, stakesBySide } from './backing';
import { paysCentavos } from './figures';
import type { SharedBoardProps } from './strings';
import type { BoardView } from './view';

type BackersProps = SharedBoardProps & { readonly view: BoardView };

/** How all stakes are divided between the corners; it opens the list of bets. */
export function Backers(props: BackersProps) {
  const { translate, bets, aboard, replay } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  if (replay) return null;
  const stakes = stakesBySide(bets);
  const isEmpty = SIDES.every((side) => stakes[side] === 0n);
  return (
    <>
      <button
        type="button"
        className={css.row}
        aria-expanded={open}
        aria-controls={id}
        aria-label={translate('bets', { count: aboard })}
        onClick={() => setOpen(!open)}
      >
        <span>{translate('side.meron')}</span>
        <span className={css.track} aria-hidden="true">
          {!isEmpty &&
            SIDES.map((side) => (
              <i
                key={side}
                className={css.part}
                data-side={side}
                style={{ flexGrow: shareOf(stakes, side) }}
              />
            ))}
        </span>
        <span>{translate('side.wala')}</span>
        <span className={css.count}>
          {translate('bets', { count: aboard })}
          <svg viewBox="0 0 12 12" className={list.caret} data-open={open || undefined} aria-hidden="true">
            <path d="M2 8l4-4 4 4" />
          </svg>
        </span>
      </button>
      {open && (
        <ul id={id} className={list.list}>
          {bets.length === 0 && <li className={list.none}>{translate('nobody')}</li>}
          {inOrder(bets).map((bet) => (
            <Backer key={bet.seat} {...props} bet={bet} />
          ))}
        </ul>
      )}
    </>
  );
}

/** In thousandths of all stakes. */
function shareOf(stakes: Readonly<Record<Side, bigint>>, side: Side): number {
  const all = SIDES.reduce((sum, each) => sum + stakes[each], 0n);
  return all === 0n ? 0 : Number((stakes[side] * 1_000n) / all);
}

function Backer({ translate, formatAmount, view, bet }: BackersProps & { readonly bet: TableBet }) {
  const side = sideOf(bet);
  const { winner, contest } = view;
  const isWon = side !== null && side === winner && contest.card !== null;
  const end = winner === null ? null : winner === 'draw' ? 'cameBack' : 'lost';
  return (
    <li className={list.rider} data-mine={bet.mine || undefined}>
      <span className={list.name}>{bet.mine ? translate('you') : bet.name || translate('you')}</span>
      <span className={list.stake}>
        {formatAmount(bet.stakeCentavos)} {side === null ? '' : translate(`side.${side}`)}
      </span>
      {isWon && contest.card !== null ? (
        <span className={list.won}>{formatAmount(paysCentavos(bet.stakeCentavos, contest.card, side))}</span>
      ) : (
        <span className={list.riding}>{end === null ? '' : translate(end)}</span>
      )}
    </li>
  );
}

/** The player's own first, then the largest. */
const inOrder = (bets: readonly TableBet[]): readonly TableBet[] =>
  bets.toSorted(
    (a, b) => Number(b.mine) - Number(a.mine) || Number(b.stakeCentavos - a.stakeCentavos) || a.seat - b.seat,
  );
