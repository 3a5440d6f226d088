import { useEffect, useState } from 'react';
import { tickTimeMs } from '../../../games/kit/rules/trade/ticks';
import { marketNowMs } from './feed';

const BEAT_MS = 250;

const leftUntil = (tick: number): number =>
  Math.max(0, Math.ceil((tickTimeMs(tick) - marketNowMs()) / 1_000));

/** The seconds until a tick by the time of the markets, rounded up. It stands still while `isStill`. */
export function useTimeLeft(tick: number, isStill: boolean): number {
  const [left, setLeft] = useState(() => leftUntil(tick));
  useEffect(() => {
    if (isStill) return;
    setLeft(leftUntil(tick));
    const beat = setInterval(() => setLeft(leftUntil(tick)), BEAT_MS);
    return () => clearInterval(beat);
  }, [tick, isStill]);
  return left;
}
