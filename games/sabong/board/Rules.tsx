import * as css from '../../kit/board/rules.css';
import type { Side } from '../rules/matchups';
import { chanceText, LEAST_RETURN, MOST_RETURN, returnText, timesText } from './figures';
import * as own from './rules.css';
import type { SharedBoardModule, Translate } from './strings';

/** The even card and those that favour Meron; the others mirror them. */
const SHOWN = [0, 1, 2, 3, 4] as const;
const BIRDS_SIDES = ['meron', 'wala'] as const;

/** The rules of a contest, and chance, multiplier and RTP of every match-up. */
export const Rules: SharedBoardModule['Rules'] = ({ translate }) => (
  <div className={css.rules}>
    <p>{translate('rules.how')}</p>
    <p>{translate('rules.what')}</p>
    <p>{translate('rules.draw')}</p>
    <table className={css.table} aria-label={translate('rules.table')}>
      <thead>
        <tr>
          {BIRDS_SIDES.map((side) => (
            <th key={side} scope="col">
              {translate(`side.${side}`)}
            </th>
          ))}
          <th scope="col">{translate('side.draw')}</th>
        </tr>
      </thead>
      <tbody>
        {SHOWN.map((card) => (
          <tr key={card}>
            <Cell translate={translate} card={card} side="meron" />
            <Cell translate={translate} card={card} side="wala" />
            <Cell translate={translate} card={card} side="draw" />
          </tr>
        ))}
      </tbody>
    </table>
    <p className={css.note}>{translate('rules.mirror')}</p>
    <p>{translate('rules.rtp', { least: LEAST_RETURN, most: MOST_RETURN })}</p>
    <p className={css.note}>{translate('rules.close')}</p>
    <p className={css.note}>{translate('rules.auto')}</p>
    <p className={css.note}>{translate('rules.shared')}</p>
  </div>
);

interface CellProps {
  readonly translate: Translate;
  readonly card: number;
  readonly side: Side;
}

function Cell({ translate, card, side }: CellProps) {
  return (
    <td>
      <b className={own.pays}>{timesText(translate, card, side)}</b>
      <span className={own.chance}>{translate('percent', { percent: chanceText(card, side) })}</span>
      <span className={own.chance}>{translate('rtp', { percent: returnText(card, side) })}</span>
    </td>
  );
}
