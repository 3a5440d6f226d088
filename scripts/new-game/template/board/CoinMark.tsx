import type { Side } from '../rules/bet';
import * as css from './coinMark.css';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
const PETALS = [0, 60, 120, 180, 240, 300];

/** A side of the coin, one em high: a sun is heads, a flower is tails. */
export function CoinMark({ side }: { readonly side: Side }) {
  return (
    <svg viewBox="-12 -12 24 24" className={css.marks[side]} aria-hidden="true">
      <circle r="11.5" fill="currentColor" />
      {side === 'heads' ? (
        <g className={css.emblem}>
          <circle r="3.2" />
          {RAYS.map((turn) => (
            <path key={turn} d="M-1.5-4.2L0-8.6 1.5-4.2z" transform={`rotate(${turn})`} />
          ))}
        </g>
      ) : (
        <g className={css.emblem}>
          {PETALS.map((turn) => (
            <ellipse key={turn} cy="-5.2" rx="2.2" ry="3.6" transform={`rotate(${turn})`} />
          ))}
        </g>
      )}
    </svg>
  );
}
