import type { Texture } from 'pixi.js';
import type { Outline } from '../paint/outline';
import { lightName } from '../paint/textures';
import { type Particle, particleOf } from '../particleBatch/particle';
import { cutShape } from '../particleBatch/shape';
import { glowShapes } from './Glow';

/** The cells that a scene's atlas must have as additive textures for its bulbs. */
export const BULB_LIGHTS = ['glow', 'bulb'] as const;

const LIGHT = lightName('bulb');
/** The position of the glass in its cell, slightly up and to the left. */
const GLASS: Outline = [0, 0, 0.9, 0.9, 0, 0.9];

/** A bulb around its origin: the glow and the lit glass. Both are additive. */
export interface BulbPlace {
  readonly x: number;
  readonly y: number;
  readonly glowScale: number;
  readonly glowTint: number;
  readonly glassScale: number;
  readonly glassTint: number;
}

/** Bulbs as particles, two for each. */
export interface Bulbs {
  readonly places: readonly BulbPlace[];
  readonly members: readonly Particle[];
}

/** `cells` of an atlas with the sparkles, with those of {@link BULB_LIGHTS} as additive textures. */
export function bulbsOf(cells: ReadonlyMap<string, Texture>, places: readonly BulbPlace[]): Bulbs {
  const [glow] = glowShapes(cells);
  const texture = cells.get('bulb');
  if (glow === undefined || texture === undefined) return { places: [], members: [] };
  const glass = cutShape({ texture, light: cells.get(LIGHT), outline: GLASS, anchorX: 0.5, anchorY: 0.5 });
  return {
    places,
    members: places.flatMap(({ x, y, glowTint, glassTint }) => [
      particleOf(glow, { x, y, tint: glowTint }),
      particleOf(glass, { x, y, tint: glassTint }),
    ]),
  };
}

/** Sets the brightness and size of a bulb. */
export function lightBulb({ places, members }: Bulbs, index: number, alpha: number, scale: number): void {
  const place = places[index];
  const glow = members[2 * index];
  const glass = members[2 * index + 1];
  if (place === undefined || glow === undefined || glass === undefined) return;
  glow.alpha = alpha;
  glow.scaleX = scale * place.glowScale;
  glow.scaleY = glow.scaleX;
  glass.alpha = alpha;
  glass.scaleX = scale * place.glassScale;
  glass.scaleY = glass.scaleX;
}
