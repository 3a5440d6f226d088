import { extend, useApplication } from '@pixi/react';
import { Mesh, RendererType, Sprite, type Texture } from 'pixi.js';
import { useMemo } from 'react';
import { clamp01, mix } from '../motion/easing';
import { drawnTo, seenTo } from '../paint/panel';
import { type Quad, quadsGeometry } from '../paint/quads';
import type { Frame } from '../scene';
import { clearSpan, VIGNETTE_PX } from './vignette';

extend({ Mesh, Sprite });

interface DarkCornersProps {
  /** A texture made by `vignette`. */
  readonly texture: Texture;
  readonly frame: Frame;
  readonly alpha?: number;
  /** In portrait, a board's panel covers what is below the focus. */
  readonly panel?: boolean;
}

/** Dark corners over the whole stage. The clear middle of the texture is not drawn. */
export function DarkCorners({ texture, frame, alpha = 1, panel = false }: DarkCornersProps) {
  const { app } = useApplication();
  const { width, height } = frame;
  const seen = panel ? seenTo(frame) : height;
  const drawn = panel ? drawnTo(frame) : height;
  const geometry = useMemo(
    () => quadsGeometry(edges(width, height, seen, drawn)),
    [width, height, seen, drawn],
  );
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite texture={texture} width={width} height={height} alpha={alpha} />
  ) : (
    <pixiMesh geometry={geometry} texture={texture} alpha={alpha} />
  );
}

/** Height of a strip in texture pixels: the lower, the closer the strips follow the clear middle. */
const STRIP = 4;

/** Fades the dark out between the panel's upper edge and the end of the drawn area. */
function edges(width: number, height: number, seen: number, drawn: number): readonly Quad[] {
  const quads: Quad[] = [];
  const fadedAt = (px: number) =>
    drawn === height ? 0 : clamp01(((px / VIGNETTE_PX) * height - seen) / (drawn - seen));
  for (let top = 0; top < VIGNETTE_PX; top += STRIP) {
    const bottom = top + STRIP;
    if (fadedAt(top) === 1) break;
    const middle = VIGNETTE_PX / 2;
    const reach = clearSpan(top, bottom);
    const part = (outer: number, inner: number): Quad => {
      const shown = [mix(outer, inner, fadedAt(top)), mix(outer, inner, fadedAt(bottom))] as const;
      return trapeze([outer, inner], shown, [top, bottom], width, height);
    };
    if (reach > 0) quads.push(part(0, middle - reach), part(VIGNETTE_PX, middle + reach));
    else quads.push(part(0, VIGNETTE_PX));
  }
  return quads;
}

type Pair = readonly [number, number];

/**
 * A strip from an outer edge to an inner one, and the texture's columns at its top and bottom outer edge. In texture
 * pixels.
 */
function trapeze(
  [outer, inner]: Pair,
  [above, below]: Pair,
  [top, bottom]: Pair,
  width: number,
  height: number,
) {
  const [x0, x1] = [(outer / VIGNETTE_PX) * width, (inner / VIGNETTE_PX) * width];
  const [y0, y1] = [(top / VIGNETTE_PX) * height, (bottom / VIGNETTE_PX) * height];
  const [u0, u1, u2] = [above / VIGNETTE_PX, inner / VIGNETTE_PX, below / VIGNETTE_PX];
  const [v0, v1] = [top / VIGNETTE_PX, bottom / VIGNETTE_PX];
  return { corners: [x0, y0, x1, y0, x1, y1, x0, y1], uvs: [u0, v0, u1, v0, u1, v1, u2, v1] } as const;
}
