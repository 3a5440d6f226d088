import { PrizeMark } from './PrizeMark';
import { CHANCES, prizeName, prizeOf } from './prize';
import * as css from './prize.css';
import type { LoyaltyBoardModule } from './strings';

/** Every prize and its chance: wedges have equal sizes, but not equal chances. */
export const Odds: LoyaltyBoardModule['Odds'] = ({ translate, formatAmount, won }) => {
  const prizeWon = won === null ? null : prizeOf(won);
  return (
    <table className={css.odds} aria-label={translate('odds.title')}>
      <thead>
        <tr>
          <th scope="col">{translate('odds.prize')}</th>
          <th scope="col">{translate('odds.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {CHANCES.map(({ prize, percent }) => (
          <tr key={prize} data-won={prize === prizeWon || undefined}>
            <th scope="row">
              <PrizeMark prize={prize} />
              {prizeName({ translate, formatAmount }, prize)}
            </th>
            <td>
              <span className={css.bar} aria-hidden="true">
                <i style={{ transform: `scaleX(${Number(percent) / 29})` }} />
              </span>
              <span className={css.percent}>{translate('odds.percent', { percent })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
