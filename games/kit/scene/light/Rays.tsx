import { extend, useApplication } from '@pixi/react';
import { type Container, Mesh, MeshGeometry, RendererType, Sprite, type Texture } from 'pixi.js';
import { type RefObject, useMemo } from 'react';
import { RAYS } from './sparkles';

extend({ Mesh, Sprite });

interface RaysProps {
  readonly displayRef: RefObject<Container | null>;
  /** The cell `rays`. */
  readonly texture: Texture;
  /** The same cell with additive blending, batched with the sprites around it. */
  readonly light?: Texture | undefined;
  /** Inner share of the fan's radius that something else covers. */
  readonly hidden?: number;
  readonly y?: number;
  readonly scale: number;
  readonly tint: number;
}

/** A fan of light rays around its origin. The clear gaps between the rays are not drawn. */
export function Rays({ displayRef, texture, light, hidden = 0, ...rest }: RaysProps) {
  const { app } = useApplication();
  const geometry = useMemo(() => fanGeometry(texture, hidden), [texture, hidden]);
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite
      ref={displayRef as RefObject<Sprite | null>}
      texture={texture}
      anchor={0.5}
      blendMode={light === undefined ? 'inherit' : 'add'}
      {...rest}
    />
  ) : (
    <pixiMesh
      ref={displayRef as RefObject<Mesh | null>}
      geometry={geometry}
      texture={light ?? texture}
      {...rest}
    />
  );
}

/** A ray has soft edges, but neighbours must not overlap: their light would be added twice. */
const SOFT = 1.05;

function fanGeometry({ width }: Texture, hidden: number): MeshGeometry {
  const shares = RAYS.flatMap(({ angle, wide, share }) =>
    [hidden, share].flatMap((reach) =>
      [-wide, wide].flatMap((off) => {
        const turned = angle + SOFT * off;
        return [0.5 * reach * Math.cos(turned), 0.5 * reach * Math.sin(turned)];
      }),
    ),
  );
  const indices = RAYS.flatMap((_, ray) => [0, 1, 3, 0, 3, 2].map((corner) => ray * 4 + corner));
  const geometry = new MeshGeometry({
    positions: new Float32Array(shares.map((share) => share * width)),
    uvs: new Float32Array(shares.map((share) => 0.5 + share)),
    indices: new Uint32Array(indices),
  });
  geometry.batchMode = 'batch';
  return geometry;
}
