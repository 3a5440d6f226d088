import type { Color } from '../rules/segments';
import { SHAPES } from '../shapes';
import * as css from './lamp.css';
import { PAINT } from './paint';

/** A colour as a lit glass with its shape in it. */
export function Lamp({ color }: { readonly color: Color }) {
  return (
    <span className={css.lamps[color]} aria-hidden="true">
      <svg viewBox="-19 -19 38 38" width="100%" height="100%" aria-hidden="true">
        <path d={SHAPES[color]} fill={PAINT[color].ink} opacity=".9" />
      </svg>
    </span>
  );
}
