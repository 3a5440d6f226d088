import { unseen } from '../../theme/recipes.css';
import { Ball } from './art/Balls';
import { ballColourOf } from './ballColour';
import { numbersText } from './lottoText';
import * as css from './Numbers.css';

/** The two balls of a 2D draw, as large as the font. */
export const DrawnBalls = ({ numbers }: { readonly numbers: readonly number[] }) => (
  <span className={css.balls}>
    {numbers.map((number, place) => (
      <Ball key={place} number={number} colour={ballColourOf(number)} />
    ))}
    <span className={unseen} data-drawn>
      {numbersText(numbers)}
    </span>
  </span>
);

/** The three digits of a 3D draw, as high as the font. */
export const DrawnDigits = ({ numbers }: { readonly numbers: readonly number[] }) => (
  <span className={css.digits}>
    {numbers.map((number, place) => (
      <span key={place} className={css.digit} aria-hidden="true">
        <span className={css.figure}>{number}</span>
      </span>
    ))}
    <span className={unseen} data-drawn>
      {numbersText(numbers)}
    </span>
  </span>
);
