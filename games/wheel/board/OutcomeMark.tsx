import { prizePoints } from '../rules/prizes';
import { PrizeMark } from './PrizeMark';
import { prizeOf } from './prize';
import * as css from './prize.css';
import type { LoyaltyBoardModule } from './strings';

/** The prize of a spin, as a picture with its figure. */
export const OutcomeMark: LoyaltyBoardModule['OutcomeMark'] = ({ outcome, translate }) => {
  const prize = prizeOf(outcome);
  if (prize === null) return null;
  const name = prize === 'points' ? translate('points', { count: prizePoints(prize) }) : `₱${prize}`;
  return (
    <span className={css.mark} role="img" aria-label={translate('outcome', { prize: name })}>
      <PrizeMark prize={prize} />
    </span>
  );
};
