import { useEffect } from 'react';
import { stageClock } from '../../../stage/clock';
import type { TableClock } from './live';

/** How often the stage looks at the table's time, in ms. */
const LOOK_MS = 250;
/** Out of step by more than this, the stage leaps; by less, it runs a little faster or slower. */
const LEAP_MS = 150;
const STEADY_MS = 3;
const BEND_MAX = 0.2;

/** Lets game time on stage follow the table's, so that a performance may start at a moment of the table. */
export function useClockSync(clock: TableClock | null): void {
  useEffect(() => {
    if (clock === null) return;
    let busy = false;
    const follow = () => {
      if (busy || !stageClock.running) return;
      busy = true;
      const behindMs = clock.nowMs() - stageClock.nowMs();
      const leaps = Math.abs(behindMs) > LEAP_MS;
      if (leaps) stageClock.seek(clock.nowMs());
      const steady = leaps || Math.abs(behindMs) < STEADY_MS;
      const bend = steady ? 0 : Math.max(-BEND_MAX, Math.min(BEND_MAX, behindMs / 500));
      if (stageClock.rate !== 1 + bend) stageClock.setRate(1 + bend);
      busy = false;
    };
    follow();
    const looking = setInterval(follow, LOOK_MS);
    // A stage that has stood still, in a hidden tab or while it loaded, takes up where the table is.
    const forget = stageClock.onChange(follow);
    return () => {
      clearInterval(looking);
      forget();
      stageClock.setRate(1);
    };
  }, [clock]);
}
