import type { MissionEvent } from '../../../contract/rewards/missions';
import { uidAtom } from '../session/session';
import { readAtom } from '../store/store';
import { whenIdle } from '../whenIdle';

/** What was reported since the app was loaded, by player, day and event. */
const reported = new Set<string>();

/** The day in the Philippines by the device's clock; the server decides by its own. */
const manilaDay = (nowMs: number): string => new Date(nowMs + 8 * 60 * 60_000).toISOString().slice(0, 10);

/**
 * Reports to the server that the player has done what a mission asks for, once a day, when nothing else is loading.
 * Nothing waits for it and nothing is said about a failure. Guests have no missions.
 */
export function reportEvent(event: MissionEvent): void {
  const uid = readAtom(uidAtom);
  if (uid === null) return;
  const key = `${uid} ${manilaDay(Date.now())} ${event}`;
  if (reported.has(key)) return;
  reported.add(key);
  void whenIdle()
    .then(() => import('./sendEvent'))
    .then(({ sendEvent }) => sendEvent(event))
    .catch(() => reported.delete(key));
}
