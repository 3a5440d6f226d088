import * as z from 'zod/mini';
import { ringRules } from '../rules/play';
import { colorAt } from '../rules/segments';
import { Lamp } from './Lamp';
import * as css from './lamp.css';
import { oddsOf } from './odds';
import type { BoardModule } from './strings';

/** Where the light stopped: the colour's lamp, one em high, and its multiplier unless the mark is narrow. */
export const OutcomeMark: BoardModule['OutcomeMark'] = ({ outcome, translate, isNarrow }) => {
  const index = z.safeDecode(ringRules.outcome, outcome as never);
  if (!index.success) return null;
  const color = colorAt(index.data);
  const { pays } = oddsOf(color);
  const name = { color: translate(`color.${color}`), shape: translate(`shape.${color}`), pays };
  return (
    <span className={css.row} role="img" aria-label={translate('outcome', name)}>
      <Lamp color={color} />
      {isNarrow !== true && (
        <span className={css.pay} aria-hidden="true">
          {translate('pays', { pays })}
        </span>
      )}
    </span>
  );
};
