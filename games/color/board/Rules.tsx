import * as sheet from '../../kit/board/rules.css';
import { KINDS } from '../rules/bet';
import { returnPercent, waysOf } from './odds';
import type { BoardModule } from './strings';

/** The rules of the game, and every bet with its ways, chance and multiplier. */
export const Rules: BoardModule['Rules'] = ({ translate }) => {
  const lines = KINDS.flatMap((kind) =>
    waysOf(kind).map((way, index) => ({
      ...way,
      // A single color pays by how many of the three cubes show it.
      name: kind === 'single' ? (`single${(index + 1) as 1 | 2 | 3}` as const) : kind,
    })),
  );
  return (
    <div className={sheet.rules}>
      <p>{translate('rules.how')}</p>
      <p>{translate('rules.back')}</p>
      <p>{translate('rules.pays')}</p>
      <table className={sheet.table} aria-label={translate('rules.table')}>
        <thead>
          <tr>
            <th scope="col">{translate('rules.bet')}</th>
            <th scope="col">{translate('rules.wins')}</th>
            <th scope="col">{translate('rules.chance')}</th>
            <th scope="col">{translate('rules.returns')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, ways, percent, pays }) => (
            <tr key={name}>
              <th scope="row">{translate(`rules.${name}`)}</th>
              <td>{ways}</td>
              <td>{translate('chance', { percent })}</td>
              <td>{translate('pays', { pays })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{translate('rules.rtp', { percent: returnPercent('single') })}</p>
      <p className={sheet.note}>{translate('rules.returned')}</p>
      <p className={sheet.note}>{translate('rules.taking')}</p>
    </div>
  );
};
