/**
 * For what glimmers and drifts all the time. What a part is told again costs nothing, so it is told in steps that
 * nobody sees, and neighbours take theirs in different frames.
 */

/** A brightness in steps of one in 64. */
export const inSteps = (light: number): number => Math.round(light * 64) / 64;

/** Half the frames of a quick screen: small things that drift need no more. */
const TURN_MS = 1000 / 30;

/** The time at which the drifting thing of this order had its last turn. */
export const turnMs = (nowMs: number, order: number): number => {
  const late = (order % 2) * 0.5;
  return nowMs === 0 ? 0 : (Math.floor(nowMs / TURN_MS + late) - late) * TURN_MS;
};
