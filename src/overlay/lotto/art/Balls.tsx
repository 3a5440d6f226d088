import type { BallColour } from '../ballColour';
import * as css from './Balls.css';

interface BallProps {
  readonly number: number | null;
  readonly colour: BallColour;
}

/** A ball with its number, as large as the font; an empty place without one. Decorative: its number is told beside it. */
export const Ball = ({ number, colour }: BallProps) =>
  number === null ? (
    <span className={css.empty} aria-hidden="true" />
  ) : (
    <span className={css.balls[colour]} aria-hidden="true">
      <span className={css.disc}>
        <span className={css.number}>{number}</span>
      </span>
    </span>
  );
