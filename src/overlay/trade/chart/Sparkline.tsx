import * as css from './Sparkline.css';

interface SparklineProps {
  /** Oldest first. */
  readonly levels: readonly number[];
  readonly isUp: boolean;
}

const WIDTH = 92;
const HEIGHT = 38;
const EDGE = 4;

/** The way of a price over the last minutes, without figures. */
export function Sparkline({ levels, isUp }: SparklineProps) {
  const low = Math.min(...levels);
  const span = Math.max(...levels) - low || 1;
  const step = (WIDTH - 2 * EDGE) / Math.max(1, levels.length - 1);
  const points = levels.map(
    (level, index) =>
      `${(EDGE + index * step).toFixed(1)} ${(HEIGHT - EDGE - ((level - low) / span) * (HEIGHT - 2 * EDGE)).toFixed(1)}`,
  );
  const [endX = '0', endY = '0'] = points.at(-1)?.split(' ') ?? [];
  return (
    <svg className={isUp ? css.up : css.down} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {points.length > 1 && (
        <>
          <path className={css.area} d={`M${points.join('L')}L${endX} ${HEIGHT}L${EDGE} ${HEIGHT}Z`} />
          <path className={css.line} d={`M${points.join('L')}`} />
          <circle className={css.end} cx={endX} cy={endY} r="2.8" />
        </>
      )}
    </svg>
  );
}
