import { useEffect, useState } from 'react';
import { clockText } from '../i18n/clockText';
import { serverNowMs } from './config/config';

export interface Countdown {
  /** The time left, in ms; never below 0. */
  readonly leftMs: number;
  /** Minutes and seconds. */
  readonly text: string;
}

/** Counts down to a moment by the server's clock. */
export function useCountdown(until: string): Countdown {
  const endMs = Date.parse(until);
  const [nowMs, setNowMs] = useState(serverNowMs);
  const leftMs = Math.max(0, endMs - nowMs);
  const running = leftMs > 0;
  useEffect(() => {
    if (!running) return;
    const beat = setInterval(() => setNowMs(serverNowMs()), 500);
    return () => clearInterval(beat);
  }, [running]);
  return { leftMs, text: clockText(leftMs) };
}
