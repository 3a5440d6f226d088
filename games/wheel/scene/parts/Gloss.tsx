import { useApplication } from '@pixi/react';
import { RendererType } from 'pixi.js';
import { useMemo } from 'react';
import { type Quad, quadsGeometry } from '../../../kit/scene/paint/quads';
import { FACE, HUB } from '../layout';
import type { PartProps } from './part';

const SIDES = 16;
const TURN = Math.PI * 2;

/** The visible part of the gloss: its shade around the hub and along the rim, and its shine at the upper left. */
export function Gloss({ art: { gloss } }: Pick<PartProps, 'art'>) {
  const { app } = useApplication();
  const geometry = useMemo(() => quadsGeometry(SEEN), []);
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite texture={gloss} anchor={0.5} />
  ) : (
    <pixiMesh geometry={geometry} texture={gloss} />
  );
}

/** Radius covered by the hub; design px. */
const HIDDEN = HUB - 2;
/** Between these shares of the wheel's radius there is no shade, with a margin of one pixel for the soft edge. */
const SHADE_TO = 0.36;
const SHADE_FROM = 0.82;
/** The shine starts on the left, slightly below the centre, and ends at the upper right: radians. */
const SHINE_FROM = 0.92 * Math.PI;
const SHINE_TO = 1.78 * Math.PI;

const SEEN: readonly Quad[] = Array.from({ length: SIDES }, (_, side) => side).flatMap((side) => {
  // The top and the sides are in the middle of a polygon side, not at a corner: the picture ends with the circle there.
  const [from, to] = [((side + 0.5) / SIDES) * TURN, ((side + 1.5) / SIDES) * TURN];
  const inner = SHADE_TO * FACE;
  const outer = SHADE_FROM * FACE;
  // The outer sides enclose the circle.
  const rim = FACE / Math.cos(TURN / SIDES / 2);
  const shade = [piece(HIDDEN, inner, from, to), piece(outer, rim, from, to)];
  const shines = to > SHINE_FROM && from < SHINE_TO;
  return shines ? [...shade, piece(inner, outer, from, to)] : shade;
});

/** A piece of a ring between two radii and two angles. */
function piece(inner: number, outer: number, from: number, to: number): Quad {
  const corner = (radius: number, angle: number) =>
    [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  const corners = [
    ...corner(inner, from),
    ...corner(outer, from),
    ...corner(outer, to),
    ...corner(inner, to),
  ] as const;
  return {
    corners,
    uvs: corners.map((value) => 0.5 + value / (2 * FACE)) as unknown as Quad['uvs'],
  };
}
