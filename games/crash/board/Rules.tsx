import * as sheet from '../../kit/board/rules.css';
import { reachedMs } from '../rules/flight';
import { RETURN_PERCENT } from './returns';
import type { SharedBoardModule } from './strings';
import { chanceText, secondsText, timesText } from './text';

const SHOWN = [
  101n,
  110n,
  150n,
  200n,
  300n,
  500n,
  1_000n,
  2_000n,
  5_000n,
  10_000n,
  100_000n,
  1_000_000n,
] as const;

/** The rules of the game, and the chance of every round target. */
export const Rules: SharedBoardModule['Rules'] = ({ translate }) => (
  <div className={sheet.rules}>
    <p>{translate('rules.how')}</p>
    <p>{translate('rules.hop')}</p>
    <p>{translate('rules.auto')}</p>
    <table className={sheet.table} aria-label={translate('rules.table')}>
      <thead>
        <tr>
          <th scope="col">{translate('rules.target')}</th>
          <th scope="col">{translate('rules.after')}</th>
          <th scope="col">{translate('rules.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {SHOWN.map((target) => (
          <tr key={String(target)}>
            <th scope="row">{timesText(translate, target)}</th>
            <td>{translate('seconds', { seconds: secondsText(reachedMs(target)) })}</td>
            <td>{translate('percent', { percent: chanceText(target) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{translate('rules.rtp', { percent: RETURN_PERCENT })}</p>
    <p className={sheet.note}>{translate('rules.atOnce')}</p>
    <p className={sheet.note}>{translate('rules.late')}</p>
    <p className={sheet.note}>{translate('rules.last')}</p>
    <p className={sheet.note}>{translate('rules.shared')}</p>
  </div>
);
