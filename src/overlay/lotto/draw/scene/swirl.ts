import { mix } from '../../../../../games/kit/scene/motion/easing';
import { between, mulberry32 } from '../../../../../games/kit/scene/motion/random';
import { GLASS, SMALL_BALL } from './layout';

/** A ball in the drum: where it lies while the drum stands, and how it flies. */
export interface Flyer {
  readonly restX: number;
  readonly restY: number;
  /** Turns per turn of the drum, and phases in turns. */
  readonly speedX: number;
  readonly speedY: number;
  readonly phaseX: number;
  readonly phaseY: number;
}

/** The farthest that the centre of a ball may be from the drum's. */
export const REACH = GLASS - SMALL_BALL - 1;
const STEP = SMALL_BALL * 1.86;

/** The balls of a drum, in rows from its bottom up. The same count always gives the same balls. */
export function flyersOf(count: number): readonly Flyer[] {
  const random = mulberry32(count);
  const flyers: Flyer[] = [];
  for (let row = 0; flyers.length < count && row < 12; row += 1) {
    const restY = REACH - 1 - row * STEP * 0.87;
    const half = Math.sqrt(Math.max(0, REACH ** 2 - restY ** 2));
    const places = Math.max(1, Math.floor((2 * half) / STEP) + 1);
    for (let place = 0; place < places && flyers.length < count; place += 1) {
      flyers.push({
        restX: (place - (places - 1) / 2) * STEP,
        restY,
        speedX: between(random, 0.8, 1.9) * (random() < 0.5 ? -1 : 1),
        speedY: between(random, 0.9, 2.1),
        phaseX: random(),
        phaseY: random(),
      });
    }
  }
  return flyers;
}

/** Where a ball is, in design px from the drum's centre: never outside the glass. */
export function flyerAt(
  flyer: Flyer,
  stir: number,
  swirl: number,
): { readonly x: number; readonly y: number } {
  const { restX, restY, speedX, speedY, phaseX, phaseY } = flyer;
  const flyX = REACH * Math.sin((phaseX + swirl * speedX) * Math.PI * 2);
  const flyY = REACH * Math.sin((phaseY + swirl * speedY) * Math.PI * 2);
  const x = mix(restX, flyX, stir);
  const y = mix(restY, flyY, stir);
  const away = Math.hypot(x, y);
  return away <= REACH ? { x, y } : { x: (x / away) * REACH, y: (y / away) * REACH };
}
