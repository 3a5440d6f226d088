import type { Texture } from 'pixi.js';
import type { Outline } from '../paint/outline';
import { lightName } from '../paint/textures';
import { type Particle, particleOf } from '../particleBatch/particle';
import { cutShape } from '../particleBatch/shape';
import { glowShapes } from './Glow';

/** What a scene's atlas must have as light for its bulbs. */
export const BULB_LIGHTS = ['glow', 'bulb'] as const;

const LIGHT = lightName('bulb');
/** The glass in its cell, a little up and to the left. */
const GLASS: Outline = [0, 0, 0.9, 0.9, 0, 0.9];

/** A bulb that shines about this point: the glow around it and its lit glass. Both add light. */
export interface BulbPlace {
  readonly x: number;
  readonly y: number;
  readonly glowScale: number;
  readonly glowTint: number;
  readonly glassScale: number;
  readonly glassTint: number;
}

/** Bulbs as a crowd, two members each. */
export interface Bulbs {
  readonly places: readonly BulbPlace[];
  readonly members: readonly Particle[];
}

/** `cells` of an atlas with the sparkles, those of {@link BULB_LIGHTS} as light. */
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

/** How brightly a bulb shines, and how large it is. */
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
