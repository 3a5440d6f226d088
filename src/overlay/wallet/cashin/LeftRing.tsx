import type { Order } from '../../../../contract/money';
import * as css from './LeftRing.css';

const RING_RADIUS = 9.5;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;

interface LeftRingProps {
  order: Pick<Order, 'createdAt' | 'expiresAt'>;
  /** The time left to pay, in ms. */
  leftMs: number;
  className?: string;
}

/** How much of the time to pay an order is left, as a ring. */
export function LeftRing({ order, leftMs, className = css.ring }: LeftRingProps) {
  const wholeMs = Date.parse(order.expiresAt) - Date.parse(order.createdAt);
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r={RING_RADIUS} className={css.ringTrack} />
      <circle
        cx="12"
        cy="12"
        r={RING_RADIUS}
        className={css.ringLeft}
        strokeDasharray={`${(RING_LENGTH * leftMs) / wholeMs} ${RING_LENGTH}`}
      />
    </svg>
  );
}
