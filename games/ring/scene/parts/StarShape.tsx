import { useApplication } from '@pixi/react';
import { type Container, type Mesh, MeshGeometry, RendererType, type Sprite, type Texture } from 'pixi.js';
import { type RefObject, useMemo } from 'react';
import { STAR_HALF } from '../art/star';
import { STAR_INNER, STAR_OUTER } from '../geometry';

interface StarShapeProps {
  readonly displayRef: RefObject<Container | null>;
  /** A picture of {@link STAR_HALF} around the star's centre. */
  readonly texture: Texture;
}

/** A picture of the star, of which only the star with a small margin is drawn. */
export function StarShape({ displayRef, texture }: StarShapeProps) {
  const { app } = useApplication();
  const geometry = useMemo(() => starGeometry(texture), [texture]);
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite
      ref={displayRef as RefObject<Sprite | null>}
      texture={texture}
      x={-STAR_HALF}
      y={-STAR_HALF}
    />
  ) : (
    <pixiMesh ref={displayRef as RefObject<Mesh | null>} geometry={geometry} texture={texture} />
  );
}

/** Beads are on the points, and wires along the edges. */
const AIR = 6.5;
const FIFTH = (Math.PI * 2) / 5;

function starGeometry({ width, height }: Texture): MeshGeometry {
  const rim = Array.from({ length: 5 }, (_, point) => -Math.PI / 2 + point * FIFTH).flatMap((angle) => {
    const out = STAR_OUTER + AIR;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inner = STAR_INNER + AIR;
    return [
      [out * cos + AIR * sin, out * sin - AIR * cos],
      [out * cos - AIR * sin, out * sin + AIR * cos],
      [inner * Math.cos(angle + FIFTH / 2), inner * Math.sin(angle + FIFTH / 2)],
    ] as const;
  });
  const corners = [[0, 0] as const, ...rim];
  const geometry = new MeshGeometry({
    positions: new Float32Array(corners.flat()),
    uvs: new Float32Array(corners.flatMap(([x, y]) => [(x + STAR_HALF) / width, (y + STAR_HALF) / height])),
    indices: new Uint32Array(rim.flatMap((_, at) => [0, at + 1, ((at + 1) % rim.length) + 1])),
  });
  geometry.batchMode = 'batch';
  return geometry;
}
