import { useEffect, useRef } from 'react';
import type { Side } from '../rules/matchups';
import * as css from './road.css';
import { beadRoad, bigRoad, ROAD_ROWS } from './roads';
import type { Translate } from './strings';

/** The width of a cell, in the units of the picture. */
const CELL = 20;
/** Columns that are always drawn, so that a short road fills its width. */
const COLUMNS_MIN = 18;

const INK: Readonly<Record<Side, string>> = { meron: '#B81C2C', draw: '#1F8A4C', wala: '#175BAE' };

interface RoadProps {
  readonly translate: Translate;
  readonly kind: 'big' | 'bead';
  /** Oldest first. */
  readonly winners: readonly Side[];
  readonly label: string;
}

/** A road in the form of the field; it scrolls sideways and opens at its newest end. */
export function Road({ translate, kind, winners, label }: RoadProps) {
  const scroller = useRef<HTMLElement>(null);
  const beads = kind === 'bead' ? beadRoad(winners) : [];
  const stops = kind === 'big' ? bigRoad(winners) : [];
  const last = kind === 'bead' ? beads.at(-1) : stops.at(-1);
  const reach = Math.max(0, ...[...beads, ...stops].map(({ column }) => column + 1));
  const columns = Math.max(COLUMNS_MIN, reach + 1);
  useEffect(() => {
    const element = scroller.current;
    if (element !== null)
      element.scrollLeft = Math.max(0, ((reach + 1) / columns) * element.scrollWidth - element.clientWidth);
  }, [reach, columns]);
  const [width, height] = [columns * CELL, ROAD_ROWS * CELL];
  return (
    // A long road is scrolled with the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <section ref={scroller} className={css.scroller} tabIndex={0} aria-label={label}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={css.road}
        style={{ width: `${(columns / COLUMNS_MIN) * 100}%` }}
        role="img"
        aria-label={label}
      >
        <path className={css.lines} d={gridPath(columns)} />
        {beads.map(({ column, row, side }) => (
          <g key={`${column} ${row}`} transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`}>
            <circle r={CELL * 0.42} fill={INK[side]} />
            <text className={css.letter}>{translate(`mark.${side}`)}</text>
          </g>
        ))}
        {stops.map(({ column, row, side, draws }) => (
          <g key={`${column} ${row}`} transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`}>
            {side !== null && <circle r={CELL * 0.34} className={css.ringOf[side]} />}
            {draws > 0 && (
              <path d={`M${-CELL * 0.4} ${CELL * 0.4}L${CELL * 0.4} ${-CELL * 0.4}`} className={css.slash} />
            )}
            {draws > 1 && <text className={css.draws}>{draws}</text>}
          </g>
        ))}
        {last !== undefined && (
          <rect
            x={last.column * CELL + 0.8}
            y={last.row * CELL + 0.8}
            width={CELL - 1.6}
            height={CELL - 1.6}
            rx="4"
            className={css.newest}
          />
        )}
      </svg>
    </section>
  );
}

function gridPath(columns: number): string {
  const [width, height] = [columns * CELL, ROAD_ROWS * CELL];
  const down = Array.from({ length: columns + 1 }, (_, index) => `M${index * CELL} 0V${height}`);
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, index) => `M0 ${index * CELL}H${width}`);
  return [...down, ...across].join('');
}
