import { extend, useApplication } from '@pixi/react';
import { type Container, Mesh, RendererType, Sprite, type Texture } from 'pixi.js';
import { type RefObject, useMemo } from 'react';
import { quadsAround } from './hole';
import type { Outline } from './outline';
import { quadsGeometry } from './quads';

extend({ Mesh, Sprite });

interface SpriteAroundProps {
  readonly displayRef?: RefObject<Container | null>;
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
  /** By default the size of the picture. */
  readonly width?: number;
  readonly height?: number;
  /**
   * The area that something in front covers wherever the camera looks, as an outline in the units of x and y. Must be
   * stable: a changed hole creates a new geometry.
   */
  readonly hole: Outline;
  /** The area below this y is never visible. */
  readonly seenTo?: number;
}

/** A picture like a sprite, without the part that something else covers: covered pixels cost as much as others. */
export function SpriteAround({
  displayRef,
  texture,
  hole,
  seenTo = Number.POSITIVE_INFINITY,
  ...place
}: SpriteAroundProps) {
  const { app } = useApplication();
  const { x, y, width = texture.width, height = texture.height } = place;
  const geometry = useMemo(
    () => quadsGeometry(quadsAround({ left: x, top: y, width, height }, hole, seenTo)),
    [x, y, width, height, hole, seenTo],
  );
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite
      ref={(displayRef ?? null) as RefObject<Sprite | null> | null}
      texture={texture}
      x={x}
      y={y}
      width={width}
      height={height}
    />
  ) : (
    <pixiMesh
      ref={(displayRef ?? null) as RefObject<Mesh | null> | null}
      geometry={geometry}
      texture={texture}
    />
  );
}
