import type { Color } from '../rules/colors';
import { Swatch } from './Swatch';
import * as css from './swatch.css';
import type { Place } from './table';

/** The eight-ray sun stands for any colour. */
function AnyFace() {
  return (
    <span className={css.anyFace} aria-hidden="true">
      <svg viewBox="-50 -50 100 100" width="80%" height="80%" aria-hidden="true">
        <circle r="17" fill="currentColor" />
        {RAYS.map((angle) => (
          <path key={angle} transform={`rotate(${angle})`} d="M-8-24H8L0-46Z" fill="currentColor" />
        ))}
      </svg>
    </span>
  );
}

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
const DIFFERENT: readonly Color[] = [0, 3, 2];

/** The colours of a place, as small cube faces. */
export function PlaceMark({ kind, colors }: Place) {
  const [color] = colors;
  return (
    <span className={css.row}>
      {kind === 'anyTriple' && [0, 1, 2].map((cube) => <AnyFace key={cube} />)}
      {kind === 'allDifferent' && DIFFERENT.map((each) => <Swatch key={each} color={each} />)}
      {kind === 'triple' &&
        color !== undefined &&
        [0, 1, 2].map((cube) => <Swatch key={cube} color={color} />)}
      {(kind === 'single' || kind === 'pair' || kind === 'trio') &&
        colors.map((each) => <Swatch key={each} color={each} />)}
    </span>
  );
}
