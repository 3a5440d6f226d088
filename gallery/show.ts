import type { Moment } from '../games/kit/card';
import { Hand } from '../games/kit/scene/hand';
import type { SceneModule, Timeline, Tuning } from '../games/kit/scene/scene';
import type { SceneInput } from '../src/stage/PixiCanvas';
import type { Cell } from './cell';

/** An idle moment has no end; its loop is shown for this long, in ms. */
const IDLE_MS = 6000;
/** How much of the rest after a round is shown, in ms. */
const REST_MS = 800;

/** A moment as a scene gets it, and its place in time. */
export interface Show {
  readonly scene: SceneInput;
  /** Null while no round is played. */
  readonly timeline: Timeline | null;
  /** The length of the scrub bar, in ms. */
  readonly lengthMs: number;
}

/** What of a cell a scene depends on besides its size. */
export type Look = Pick<Cell, 'seed' | 'skin' | 'reducedMotion'>;

/** Every moment starts at game time 0. Throws when the scene does not know an event. */
export function showOf(look: Look, moment: Moment, module: SceneModule, tuning: Tuning): Show {
  const playback =
    moment.events.length === 0
      ? null
      : {
          roundId: `${moment.name}-${look.seed}`,
          events: moment.events,
          acts: moment.acts ?? [],
          startedAtMs: 0,
        };
  const timeline =
    playback === null
      ? null
      : module.timeline(moment.events, tuning, look.reducedMotion, moment.acts, playback.roundId);
  // A round without a known end is shown for as long as an idle moment.
  const endMs = Number.isFinite(timeline?.endMs) ? timeline?.endMs : null;
  return {
    scene: {
      skin: look.skin,
      reducedMotion: look.reducedMotion,
      tuning,
      playback,
      waiting: moment.waiting ?? false,
      bet: moment.bet,
      hand: new Hand(moment.hand ?? null),
    },
    timeline,
    lengthMs: endMs == null ? Math.max(IDLE_MS, moment.atMs + REST_MS) : endMs + REST_MS,
  };
}
