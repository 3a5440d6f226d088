import * as css from './board.css';
import { StakeStep, TargetStep } from './FareSteps';
import type { FareProps } from './fareProps';

/** Fare and automatic target, side by side or one over the other as the place allows. */
export const FareSteps = (props: FareProps) => (
  <div className={css.steps}>
    <StakeStep {...props} />
    <TargetStep {...props} />
  </div>
);
