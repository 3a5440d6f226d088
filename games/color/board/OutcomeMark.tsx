import * as z from 'zod/mini';
import type { Color } from '../rules/colors';
import { colorRules } from '../rules/play';
import { fieldName } from './names';
import { Swatch } from './Swatch';
import type { BoardModule } from './strings';
import * as css from './swatch.css';

/** The three cubes of a round, as faces one em high; narrow, they stand on each other. */
export const OutcomeMark: BoardModule['OutcomeMark'] = ({ outcome, translate, isNarrow }) => {
  const cubes = z.safeDecode(colorRules.outcome, outcome as never);
  if (!cubes.success) return null;
  const [a, b, c] = cubes.data.map((color: Color) => fieldName(translate, color));
  return (
    <span
      className={isNarrow === true ? css.column : css.row}
      role="img"
      aria-label={translate('outcome', { a: a ?? '', b: b ?? '', c: c ?? '' })}
    >
      {cubes.data.map((color: Color, cube: number) => (
        <Swatch key={cube} color={color} />
      ))}
    </span>
  );
};
