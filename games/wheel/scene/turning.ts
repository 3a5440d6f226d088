import { tuned } from '../../kit/scene/tuning';
import type { Moment } from './pose';
import { coast, fraction, landing, landingTurns, windUp } from './spin';

/** After a gap of no more than this between two frames, the wheel continues from its last angle. */
const FRAME_MS_MAX = 100;

type Motion =
  | { readonly name: 'rest' }
  | { readonly name: 'windUp' | 'land' | 'coast'; readonly sinceMs: number; readonly from: number };

/**
 * The angle of the wheel. It turns until a result arrives, which may take any time, so a landing begins at the current
 * angle. Earlier motion only counts while the clock runs; with a stopped clock or after a seek, a landing starts from
 * an angle computed from its target alone.
 */
export class Turning {
  #motion: Motion = { name: 'rest' };
  #angle = 0;
  #shownMs = Number.NEGATIVE_INFINITY;

  angleAt(moment: Moment): number {
    this.#follow(moment);
    this.#angle = this.#angleOf(this.#motion, moment);
    this.#shownMs = moment.nowMs;
    return this.#angle;
  }

  #follow(moment: Moment): void {
    const { nowMs, waitingMs, round, tuning } = moment;
    const stepMs = nowMs - this.#shownMs;
    const goesOn = stepMs >= 0 && stepMs <= FRAME_MS_MAX;
    if (waitingMs !== null) {
      const sinceMs = nowMs - waitingMs;
      if (this.#is('windUp', sinceMs)) return;
      this.#motion = { name: 'windUp', sinceMs, from: goesOn ? fraction(this.#angle) : 0 };
    } else if (round !== null) {
      const sinceMs = nowMs - round.elapsedMs;
      if (this.#is('land', sinceMs)) return;
      const { target } = round.plan;
      const turns = goesOn && this.#motion.name === 'windUp';
      const from = turns
        ? this.#angleOf(this.#motion, { ...moment, nowMs: sinceMs })
        : canonical(tuning, target);
      this.#motion = { name: 'land', sinceMs, from };
    } else if (this.#motion.name === 'windUp') {
      this.#motion = goesOn ? { name: 'coast', sinceMs: nowMs, from: this.#angle } : { name: 'rest' };
    } else if (this.#motion.name === 'land') {
      this.#motion = { name: 'rest' };
    } else if (this.#motion.name === 'coast' && stepMs < 0) {
      this.#motion = { name: 'rest' };
    }
  }

  #is(name: Motion['name'], sinceMs: number): boolean {
    const motion = this.#motion;
    return motion.name === name && motion.name !== 'rest' && Math.abs(motion.sinceMs - sinceMs) < 0.5;
  }

  #angleOf(motion: Motion, { nowMs, tuning, round }: Moment): number {
    if (motion.name === 'rest') return 0;
    const ageMs = nowMs - motion.sinceMs;
    if (motion.name === 'windUp') return motion.from + windUp(tuning, ageMs);
    if (motion.name === 'coast') return coast(tuning, motion.from, ageMs);
    return round === null ? motion.from : landing(tuning, motion.from, round.plan.target, ageMs);
  }
}

/** The start angle from which no drift is needed. */
const canonical = (tuning: Moment['tuning'], target: number): number =>
  fraction(
    target - landingTurns(tuning) - (tuned(tuning, 'turnsPerSecond') / 1000) * tuned(tuning, 'catchMs'),
  );
