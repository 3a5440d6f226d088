import { useEffect, useEffectEvent } from 'react';
import { serverNowMs } from './config/config';

const HOUR_MS = 60 * 60_000;
const LOOK_EVERY_MS = 15_000;
/** The server's clock is known this well: who asks earlier may be told of the day before. */
const LATE_MS = 2_000;

/** The day in Manila, as a count of days. */
const dayNow = (): number => Math.floor((serverNowMs() - LATE_MS + 8 * HOUR_MS) / (24 * HOUR_MS));

/**
 * Calls it when a day has begun in Manila since the page was opened, also while the app was away: a page about today that
 * stays open would go on showing yesterday.
 */
export function useNewDay(onNewDay: () => void): void {
  const begin = useEffectEvent(onNewDay);
  useEffect(() => {
    let day = dayNow();
    const look = () => {
      if (document.visibilityState === 'hidden' || dayNow() === day) return;
      day = dayNow();
      begin();
    };
    const beat = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
