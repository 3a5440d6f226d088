import { extend, useApplication } from '@pixi/react';
import { type Container, Mesh, RendererType, Sprite, type Texture } from 'pixi.js';
import { type RefObject, useMemo } from 'react';
import { quadsAround } from './hole';
import type { Outline } from './outline';
import { quadsGeometry } from './quads';

extend({ Mesh, Sprite });

interface HollowProps {
  readonly hold?: RefObject<Container | null>;
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
  /** As large as the picture unless told. */
  readonly width?: number;
  readonly height?: number;
  /**
   * What something before it hides wherever the camera looks, as rungs of a ladder in the units of x and y. Must
   * be stable: another hole is another geometry.
   */
  readonly hole: Outline;
  /** Below this it is never seen. */
  readonly seenTo?: number;
}

/** A picture like a sprite, of which what something else hides is not drawn: it would cost as much as the rest. */
export function Hollow({ hold, texture, hole, seenTo = Number.POSITIVE_INFINITY, ...place }: HollowProps) {
  const { app } = useApplication();
  const { x, y, width = texture.width, height = texture.height } = place;
  const geometry = useMemo(
    () => quadsGeometry(quadsAround({ left: x, top: y, width, height }, hole, seenTo)),
    [x, y, width, height, hole, seenTo],
  );
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite
      ref={(hold ?? null) as RefObject<Sprite | null> | null}
      texture={texture}
      x={x}
      y={y}
      width={width}
      height={height}
    />
  ) : (
    <pixiMesh ref={(hold ?? null) as RefObject<Mesh | null> | null} geometry={geometry} texture={texture} />
  );
}
