import { extend, useApplication } from '@pixi/react';
import { type Container, Mesh, type MeshGeometry, RendererType, Sprite, type Texture } from 'pixi.js';
import type { RefObject } from 'react';
import { cutGeometry } from '../paint/Cutout';
import type { Outline } from '../paint/outline';
import { lightName } from '../paint/textures';
import type { Particle } from '../particleBatch/particle';
import { cutShape, type Shape } from '../particleBatch/shape';

extend({ Mesh, Sprite });

interface GlowProps {
  readonly displayRef?: RefObject<Container | null>;
  /** Cells of an atlas with a `glow` that also has an additive texture. */
  readonly cells: ReadonlyMap<string, Texture>;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number | { readonly x: number; readonly y: number };
  readonly tint?: number;
  readonly alpha?: number;
}

/**
 * The kit's glow, drawn around its origin. It is additive, yet batched with the sprites around it. `shine` sets its
 * brightness and draws only the part that is visible at it.
 */
export function Glow({ displayRef, cells, ...rest }: GlowProps) {
  const { app } = useApplication();
  const glow = cells.get('glow');
  const light = cells.get(LIGHT);
  if (glow === undefined || light === undefined) return null;
  if (app.renderer.type === RendererType.CANVAS) {
    const ref = (displayRef ?? null) as RefObject<Sprite | null> | null;
    return <pixiSprite ref={ref} texture={glow} anchor={0.5} blendMode="add" {...rest} />;
  }
  const ref = (displayRef ?? null) as RefObject<Mesh | null> | null;
  const geometry = (cuts.get(light) ?? cutsOf(light, glow)).get(BRIGHT);
  return geometry && <pixiMesh ref={ref} geometry={geometry} texture={light} {...rest} />;
}

const LIGHT = lightName('glow');

/** Vertical positions of the corner pairs of a twelve-sided disc, from the top; the radius is 1. */
const SIDES = [15, 45, 75, 105, 135, 165].map((degrees) => Math.cos((degrees * Math.PI) / 180));

/** A disc around the centre that contains a circle of this share of the picture's half size. */
const disc = (share: number): Outline =>
  SIDES.flatMap((up) => {
    const reach = (0.5 * share) / Math.cos(Math.PI / 12);
    const wide = Math.sqrt(1 - up * up) * reach;
    return [0.5 - up * reach, 0.5 - wide, 0.5 + wide];
  });

/** A glow fades towards its edge: the visible part of it at up to each brightness. */
const DIM = [
  { alpha: 0.03, outline: disc(0.55) },
  { alpha: 0.05, outline: disc(0.66) },
  { alpha: 0.09, outline: disc(0.76) },
  { alpha: 0.15, outline: disc(0.82) },
  { alpha: 0.3, outline: disc(0.91) },
] as const;
const BRIGHT = disc(0.95);
const OUTLINES = [BRIGHT, ...DIM.map(({ outline }) => outline)];

/** The geometries of each additive texture, by outline. They are freed with the texture. */
const cuts = new WeakMap<Texture, ReadonlyMap<Outline, MeshGeometry>>();

function cutsOf(light: Texture, glow: Texture): ReadonlyMap<Outline, MeshGeometry> {
  const made = new Map(OUTLINES.map((outline) => [outline, cutGeometry(glow, outline, 0.5, 0.5)]));
  cuts.set(light, made);
  return made;
}

/** Sets the brightness of a glow. */
export function shine(view: Container, alpha: number): void {
  view.alpha = alpha;
  if (!(view instanceof Mesh)) return;
  const geometry = cuts.get(view.texture)?.get(OUTLINES[seenOf(alpha)] ?? BRIGHT);
  if (geometry !== undefined && view.geometry !== geometry) view.geometry = geometry;
}

/** Index in {@link OUTLINES} of the visible part of a glow of this brightness. */
function seenOf(alpha: number): number {
  for (let index = 0; index < DIM.length; index += 1) if (alpha <= (DIM[index]?.alpha ?? 0)) return index + 1;
  return 0;
}

/** The shapes of a glow that is a particle, brightest first: its visible part depends on its brightness. */
export function glowShapes(cells: ReadonlyMap<string, Texture>): readonly Shape[] {
  const glow = cells.get('glow');
  const light = cells.get(LIGHT);
  if (glow === undefined || light === undefined) return [];
  return OUTLINES.map((outline) => cutShape({ texture: glow, light, outline, anchorX: 0.5, anchorY: 0.5 }));
}

/** Sets the brightness of a glow that is a particle. */
export function shineIn(member: Particle, shapes: readonly Shape[], alpha: number): void {
  member.alpha = alpha;
  member.shape = shapes[seenOf(alpha)] ?? member.shape;
}
