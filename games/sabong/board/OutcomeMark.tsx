import * as z from 'zod/mini';
import { outcome as schema } from '../rules/outcome';
import * as css from './mark.css';
import type { SharedBoardModule } from './strings';

/** The winner of a contest, as one letter in the colour of its corner. */
export const OutcomeMark: SharedBoardModule['OutcomeMark'] = ({ outcome, translate }) => {
  const parsed = z.safeDecode(schema, outcome as never);
  if (!parsed.success) return null;
  const { winner } = parsed.data;
  return (
    <span className={css.mark} data-side={winner} role="img" aria-label={translate(`side.${winner}`)}>
      {translate(`mark.${winner}`)}
    </span>
  );
};
