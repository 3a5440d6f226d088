import { useEffect, useState } from 'react';
import { ServerClock } from '../../shared/live/serverClock';

/**
 * The server's clock as lotto's own calls tell it, which runs on the device's monotonic clock: a changed clock of the
 * device changes nothing.
 */
const clock = new ServerClock();

/** Takes in the server's time, Unix time in ms, of an answer that just came; `askedAtMs` is by `performance.now`. */
export const setClock = (askedAtMs: number, serverTimeMs: number): void =>
  clock.addAnswer(askedAtMs, serverTimeMs);

/** How long until a moment, in ms; negative once it has passed. 0 while the server's time is not known. */
export const leftUntil = (moment: string): number =>
  clock.known ? clock.at(Date.parse(moment)) - clock.nowMs() : 0;

const BEAT_MS = 250;

/**
 * The whole seconds left until a moment, rounded up, so that only the end reads 0; null without a moment, and while the
 * server's time is not known.
 */
export function useSecondsLeft(moment: string | null): number | null {
  const [seconds, setSeconds] = useState(() => secondsLeft(moment));
  useEffect(() => {
    const show = () => setSeconds(secondsLeft(moment));
    show();
    const beat = setInterval(show, BEAT_MS);
    return () => clearInterval(beat);
  }, [moment]);
  return seconds;
}

const secondsLeft = (moment: string | null): number | null =>
  moment === null || !clock.known ? null : Math.max(0, Math.ceil(leftUntil(moment) / 1_000));

/** "4:03:28": hours, minutes and seconds. */
export function longClockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
