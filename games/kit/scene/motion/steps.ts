/**
 * For lights and objects that change all the time. Setting the same value again costs nothing, so values change in
 * steps too small to see, and neighbours change in different frames.
 */

/** A brightness rounded to a multiple of 1/64. */
export const inSteps = (light: number): number => Math.round(light * 64) / 64;

/** Half the frame rate of a 60 Hz screen is enough for small drifting objects. */
const TURN_MS = 1000 / 30;

/** The time of the last update of the drifting object with this index. */
export const turnMs = (nowMs: number, order: number): number => {
  const late = (order % 2) * 0.5;
  return nowMs === 0 ? 0 : (Math.floor(nowMs / TURN_MS + late) - late) * TURN_MS;
};
