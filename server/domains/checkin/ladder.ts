import { dayAfter } from '../../manilaDay';

/** Points of steps 1 to 7; the last one brings a spin ticket as well. */
export const STEP_POINTS = [5, 5, 10, 10, 15, 15, 20] as const;
export const STEPS = STEP_POINTS.length;

/** Whole days without a check-in after which a ladder ends. */
const IDLE_DAYS = 7;

/** The last check-in of a player; days are yyyy-mm-dd in Manila. */
export interface LastCheckin {
  readonly day: string;
  readonly step: number;
}

export interface Ladder {
  /** Steps of the current ladder that are signed, 0 to 7. */
  readonly signed: number;
  /** The step that can be signed today; null when today's is signed. */
  readonly next: number | null;
  /** The steps that were signed of the ladder that has ended early; null where none has, or a new one has begun. */
  readonly missedAfter: number | null;
}

const NEW_LADDER: Ladder = { signed: 0, next: 1, missedAfter: null };

/**
 * The ladder of a player on a day. A missed day loses nothing. After seven whole days without a check-in, not counting days
 * on which rewards rested, the ladder ends and a new one starts, as it does on the day after step 7.
 */
export function ladderOn(last: LastCheckin | null, today: string, restDays: readonly string[]): Ladder {
  if (last === null) return NEW_LADDER;
  const { day, step } = last;
  // A clock that was set back signs nothing again.
  if (today <= day) return { signed: step, next: null, missedAfter: null };
  if (step === STEPS) return NEW_LADDER;
  return isOver(day, today, restDays)
    ? { ...NEW_LADDER, missedAfter: step }
    : { signed: step, next: step + 1, missedAfter: null };
}

function isOver(last: string, today: string, restDays: readonly string[]): boolean {
  let idle = 0;
  for (let day = dayAfter(last); day < today && idle < IDLE_DAYS; day = dayAfter(day)) {
    if (!restDays.includes(day)) idle += 1;
  }
  return idle === IDLE_DAYS;
}
