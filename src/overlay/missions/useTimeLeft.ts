import { useEffect, useState } from 'react';
import { serverNowMs } from '../../shared/config/config';

const MINUTE_MS = 60_000;

/** The whole hours and minutes until a moment, by the server's clock; rounded up, and never below zero. */
export function useTimeLeft(until: string): { readonly hours: number; readonly minutes: number } {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    const beat = setInterval(() => setNowMs(serverNowMs()), MINUTE_MS / 4);
    return () => clearInterval(beat);
  }, []);
  const left = Math.max(0, Math.ceil((Date.parse(until) - nowMs) / MINUTE_MS));
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}
