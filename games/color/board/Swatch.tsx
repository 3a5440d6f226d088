import type { Color } from '../rules/colors';
import { Shape } from './Shape';
import * as css from './swatch.css';

/** A small cube face: paint and shape. For slips, history and bet lines. */
export function Swatch({ color }: { readonly color: Color }) {
  return (
    <span className={css.swatches[color]} aria-hidden="true">
      <Shape color={color} />
    </span>
  );
}
