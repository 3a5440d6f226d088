import * as z from 'zod/mini';
import { diceRules } from '../rules/play';
import { type Pair, placeOf, sumOf } from '../rules/seven';
import * as css from './outcome.css';
import type { BoardModule } from './strings';
import { drawnText, placeText } from './texts';

/** A number, or a sum with its place. */
export const OutcomeMark: BoardModule['OutcomeMark'] = ({ outcome, translate }) => {
  const parsed = z.safeDecode(diceRules.outcome, outcome as never);
  if (!parsed.success) return null;
  if (typeof parsed.data === 'number') {
    const number = drawnText(parsed.data);
    return (
      <span className={css.mark} role="img" aria-label={translate('outcome.percent', { number })}>
        {number}
      </span>
    );
  }
  const pair: Pair = parsed.data;
  const place = placeOf(pair);
  const [first, second] = pair;
  const label = translate('outcome.seven', { first, second, place: placeText(translate, place) });
  return (
    <span className={css.mark} role="img" aria-label={label}>
      {sumOf(pair)} <small>{translate(`short.${place}`)}</small>
    </span>
  );
};
