import { useEffect } from 'react';
import { stageClock } from '../../../stage/clock';
import type { TableClock } from './live';

/** How often the stage clock is compared with the table's, in ms. */
const CHECK_MS = 250;
/** Above this difference, in ms, the stage clock seeks; below it, it runs slightly faster or slower. */
const SEEK_FROM_MS = 150;
const STEADY_MS = 3;
const RATE_CHANGE_MAX = 0.2;

/** Keeps the stage clock in step with the table's, so that a playback can start at a time of the table. */
export function useClockSync(clock: TableClock | null): void {
  useEffect(() => {
    if (clock === null) return;
    let busy = false;
    const follow = () => {
      if (busy || !stageClock.running) return;
      busy = true;
      const behindMs = clock.nowMs() - stageClock.nowMs();
      const seeks = Math.abs(behindMs) > SEEK_FROM_MS;
      if (seeks) stageClock.seek(clock.nowMs());
      const steady = seeks || Math.abs(behindMs) < STEADY_MS;
      const rateChange = steady ? 0 : Math.max(-RATE_CHANGE_MAX, Math.min(RATE_CHANGE_MAX, behindMs / 500));
      if (stageClock.rate !== 1 + rateChange) stageClock.setRate(1 + rateChange);
      busy = false;
    };
    follow();
    const timer = setInterval(follow, CHECK_MS);
    // A stage that was paused, in a hidden tab or while loading, continues at the table's time.
    const forget = stageClock.onChange(follow);
    return () => {
      clearInterval(timer);
      forget();
      stageClock.setRate(1);
    };
  }, [clock]);
}
