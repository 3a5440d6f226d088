import * as sheet from '../../kit/board/rules.css';
import { COLORS } from '../rules/segments';
import { Lamp } from './Lamp';
import * as css from './lines.css';
import { oddsOf } from './odds';
import type { BoardModule } from './strings';

/** The rules of the game, and every colour with its segments, chance and multiplier. */
export const Rules: BoardModule['Rules'] = ({ translate }) => (
  <div className={sheet.rules}>
    <p>{translate('rules.how')}</p>
    <p>{translate('rules.back')}</p>
    <p>{translate('rules.pays')}</p>
    <table className={sheet.table} aria-label={translate('rules.table')}>
      <thead>
        <tr>
          <th scope="col">{translate('rules.color')}</th>
          <th scope="col">{translate('rules.segments')}</th>
          <th scope="col">{translate('rules.chance')}</th>
          <th scope="col">{translate('rules.returns')}</th>
        </tr>
      </thead>
      <tbody>
        {COLORS.map((color) => {
          const { ways, percent, pays } = oddsOf(color);
          return (
            <tr key={color}>
              <th scope="row">
                <span className={css.colorName}>
                  <span className={css.lamp}>
                    <Lamp color={color} />
                  </span>
                  {translate(`color.${color}`)}
                </span>
              </th>
              <td>{ways}</td>
              <td>{translate('chance', { percent })}</td>
              <td>{translate('pays', { pays })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
    <p>{translate('rules.rtp', { percent: oddsOf('grey').returns })}</p>
    <p>{translate('rules.lens')}</p>
    <p className={sheet.note}>{translate('rules.returned')}</p>
    <p className={sheet.note}>{translate('rules.taking')}</p>
  </div>
);
