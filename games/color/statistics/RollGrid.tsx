import { useId } from 'react';
import { fieldName } from '../board/names';
import { PAINT } from '../board/paint';
import { ALL_COLORS, type Cubes } from '../rules/colors';
import { SYMBOLS } from '../symbols';
import * as css from './grid.css';
import type { StatisticsProps } from './strings';

/** Rolls in a row; a full sheet has five rows. */
const ACROSS = 20;
/** A cube's face with the space around it, and the space between two rows of rolls, in the units of the picture. */
const PITCH = 12;
const FACE = 10.6;
const ROW_GAP = 5;

interface RollGridProps extends Pick<StatisticsProps, 'translate'> {
  /** Newest first. */
  readonly rolls: readonly Cubes[];
}

/** All rolls as columns of three faces, oldest at the upper left, the newest with a ring. One picture for screen readers. */
export function RollGrid({ translate, rolls }: RollGridProps) {
  const id = useId();
  const oldestFirst = rolls.toReversed();
  const rows = Math.ceil(rolls.length / ACROSS);
  const rowHeight = 3 * PITCH + ROW_GAP;
  const [a = '', b = '', c = ''] = (rolls[0] ?? []).map((color) => fieldName(translate, color));
  const last = rolls.length - 1;
  return (
    <svg
      viewBox={`-1 -1 ${ACROSS * PITCH + 2} ${rows * rowHeight - ROW_GAP + 2}`}
      className={css.grid}
      role="img"
      aria-label={translate('stat.newest', { count: rolls.length, a, b, c })}
    >
      <defs>
        {ALL_COLORS.map((color) => (
          <g key={color} id={`${id}${color}`}>
            <rect width={FACE} height={FACE} rx="2.4" fill={PAINT[color].full} />
            <path
              d={SYMBOLS[color]}
              transform={`translate(${FACE / 2} ${FACE / 2}) scale(.085)`}
              fill={PAINT[color].symbol}
              stroke={PAINT[color].edge}
              strokeWidth="7"
              paintOrder="stroke"
            />
          </g>
        ))}
      </defs>
      {oldestFirst.map((cubes, index) =>
        cubes.map((color, cube) => (
          <use
            // Cubes and rolls have no names of their own; a new roll moves all of them.
            key={`${index} ${cube}`}
            href={`#${id}${color}`}
            x={(index % ACROSS) * PITCH}
            y={Math.floor(index / ACROSS) * rowHeight + cube * PITCH}
          />
        )),
      )}
      {last >= 0 && (
        <rect
          x={(last % ACROSS) * PITCH - 0.7}
          y={Math.floor(last / ACROSS) * rowHeight - 0.7}
          width={FACE + 1.4}
          height={3 * PITCH}
          rx="3"
          className={css.ring}
        />
      )}
    </svg>
  );
}
