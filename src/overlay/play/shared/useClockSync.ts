import { useEffect } from 'react';
import { stageClock } from '../../../stage/clock';
import type { TableClock } from './live';

/** How often the stage clock is compared with the table's, in ms. */
const LOOK_MS = 250;
/** Above this difference, in ms, the stage clock seeks; below it, it runs slightly faster or slower. */
const LEAP_MS = 150;
const STEADY_MS = 3;
const BEND_MAX = 0.2;

/** Keeps the stage clock in step with the table's, so that a playback can start at a time of the table. */
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
    // A stage that was paused, in a hidden tab or while loading, continues at the table's time.
    const forget = stageClock.onChange(follow);
    return () => {
      clearInterval(looking);
      forget();
      stageClock.setRate(1);
    };
  }, [clock]);
}
