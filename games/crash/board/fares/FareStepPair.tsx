import * as css from '../board.css';
import { StakeStep, TargetStep } from './FareSteps';
import type { FareProps } from './fareProps';

/** Stake and automatic target, side by side if they fit, else stacked. */
export const FareSteps = (props: FareProps) => (
  <div className={css.steps}>
    <StakeStep {...props} />
    <TargetStep {...props} />
  </div>
);
