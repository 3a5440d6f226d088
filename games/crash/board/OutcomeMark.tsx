import * as z from 'zod/mini';
import { endOf, outcome as schema } from '../rules/point';
import * as css from './mark.css';
import type { SharedBoardModule } from './strings';
import { timesText } from './text';

/** Where a ride ended: dim below x2, bright from there, gold from x10. */
export const OutcomeMark: SharedBoardModule['OutcomeMark'] = ({ outcome, translate }) => {
  const parsed = z.safeDecode(schema, outcome as never);
  if (!parsed.success) return null;
  const end = endOf(parsed.data);
  return (
    <span className={css.mark} data-reach={end >= 1_000n ? 'far' : end >= 200n ? 'good' : undefined}>
      {timesText(translate, end)}
    </span>
  );
};
