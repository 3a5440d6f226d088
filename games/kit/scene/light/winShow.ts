import type { WinTier } from '../../rules/tier';
import type { Shot } from '../motion/camera';
import { mix, quadOut, sineInOut } from '../motion/easing';
import { progress, slowMotion, swell } from '../motion/tween';
import type { Tuning } from '../scene';
import { tuned } from '../tuning';
import type { Won } from './celebration';

/** The part of a pose that shows a win in the same way in every game. A game's pose extends it. */
export interface WinPose {
  readonly shot: Shot;
  /** Brightness of everything around the action; a mega win lowers it. 1 is full. */
  stage: number;
  halo: number;
  rays: number;
  /** In radians; two fans turn in opposite directions. */
  rayTurn: number;
  /** Progress of a band of light that crosses the stage, 0 to 1; -1 if there is none. */
  sweep: number;
  /** Brightness of glints on the winners. */
  glints: number;
  /** Time of the celebration from which particles are posed, in ms; slow motion stretches it. */
  showMs: number;
}

export const blankWin = (): WinPose => ({
  shot: { x: 0, y: 0, zoom: 1, roll: 0 },
  stage: 1,
  halo: 0,
  rays: 0,
  rayTurn: 0,
  sweep: -1,
  glints: 0,
  showMs: Number.NEGATIVE_INFINITY,
});

/** Resets the pose to that of no win. */
export function restWin(pose: WinPose, nowMs: number, reducedMotion: boolean): void {
  const { shot } = pose;
  shot.x = 0;
  shot.y = 0;
  shot.zoom = 1;
  shot.roll = 0;
  pose.stage = 1;
  pose.halo = 0;
  pose.rays = 0;
  pose.rayTurn = reducedMotion ? 0 : nowMs * 0.0001;
  pose.sweep = -1;
  pose.glints = 0;
  pose.showMs = Number.NEGATIVE_INFINITY;
}

/**
 * Adds the celebration of the tier, `ageMs` after the result. Adds nothing for tiers below a win: each game shows those
 * itself.
 */
export function showWin({ tier, resultMs }: Won, tuning: Tuning, ageMs: number, pose: WinPose): void {
  if (tier === 'small') {
    pose.sweep = sweepOf(ageMs, 700);
    pose.halo = 0.34 * progress(ageMs, 0, 240, quadOut) - 0.16 * progress(ageMs, 600, 300);
    pose.glints = swell(ageMs, 60, 160, 900, 300);
  }
  if (tier === 'big') {
    const shown = swell(ageMs, 0, 260, 2200, 500);
    pose.shot.zoom += tuned(tuning, 'bigPush') * sineInOut(shown);
    pose.halo = 0.6 * shown + 0.18 * progress(ageMs, 0, 200);
    pose.rays = 0.34 * shown;
    pose.sweep = sweepOf(ageMs, 800);
    pose.glints = shown;
  }
  if (tier === 'mega') {
    const shown = megaShown(ageMs);
    pose.shot.zoom += tuned(tuning, 'megaPush') * sineInOut(shown);
    pose.stage = mix(1, tuned(tuning, 'dimTo'), shown);
    pose.rays = shown;
    pose.halo = 0.9 * shown + 0.2 * progress(ageMs, 0, 200);
    pose.glints = shown;
    pose.showMs = slowMotion(
      resultMs + ageMs,
      resultMs + 250,
      tuned(tuning, 'slowMs'),
      tuned(tuning, 'slowRate'),
    );
  }
}

const sweepOf = (ageMs: number, lengthMs: number): number =>
  ageMs > 0 && ageMs < lengthMs ? progress(ageMs, 0, lengthMs, sineInOut) : -1;

/** Intensity of a mega win's celebration: it rises, holds, and is 0 when the round ends. */
export const megaShown = (ageMs: number): number => swell(ageMs, 0, 420, 4200, 700);

/** The time of the celebration that a still picture shows: glints are bright at it. */
const STILL_SHOW_MS = 210;

/** The result under reduced motion: a steady glow. `share` 0 to 1 fades it in. */
export function stillWin(tier: WinTier, share: number, pose: WinPose): void {
  const won = tier === 'small' || tier === 'big' || tier === 'mega';
  pose.halo = won ? (tier === 'small' ? 0.5 : 0.9) * share : 0;
  pose.rays = tier === 'big' ? 0.3 * share : tier === 'mega' ? 0.6 * share : 0;
  pose.glints = won ? share : 0;
  pose.showMs = STILL_SHOW_MS;
}
