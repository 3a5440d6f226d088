import { extend, useApplication } from '@pixi/react';
import { type Container, Mesh, MeshGeometry, RendererType, Sprite, type Texture } from 'pixi.js';
import { type RefObject, useMemo } from 'react';
import { type Outline, RUNG } from './outline';

extend({ Mesh, Sprite });

interface CutoutProps {
  readonly displayRef?: RefObject<Container | null>;
  readonly texture: Texture;
  /** The same cell with additive blending, batched with the sprites around it. */
  readonly light?: Texture | undefined;
  /** Must be stable: a changed outline creates a new geometry. */
  readonly outline: Outline;
  /** The origin of rotation, as shares of the picture. */
  readonly anchorX: number;
  readonly anchorY: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number | { readonly x: number; readonly y: number };
  readonly rotation?: number;
  readonly tint?: number;
  readonly alpha?: number;
}

interface AnnulusProps {
  readonly hold?: RefObject<Container | null>;
  readonly texture: Texture;
  /** The visible ring: inner and outer radius as shares of half the picture. */
  readonly inner: number;
  readonly outer: number;
  /** The outer radius at the top, if something covers more of it there. */
  readonly top?: number;
  readonly scale?: number;
  readonly tint?: number;
}

/**
 * A round picture around its origin, of which only a ring is drawn: its corners are clear, and something covers its
 * middle.
 */
export function Annulus(props: AnnulusProps) {
  const { hold, texture, inner, outer, top = outer, scale = 1, tint = 0xffffff } = props;
  const { app } = useApplication();
  const geometry = useMemo(() => ringGeometry(texture, inner, outer, top), [texture, inner, outer, top]);
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite
      ref={(hold ?? null) as RefObject<Sprite | null> | null}
      texture={texture}
      anchor={0.5}
      scale={scale}
      tint={tint}
    />
  ) : (
    <pixiMesh
      ref={(hold ?? null) as RefObject<Mesh | null> | null}
      geometry={geometry}
      texture={texture}
      scale={scale}
      tint={tint}
    />
  );
}

const RING_SIDES = 16;
/** The side whose middle is straight up. */
const TOP_SIDE = (3 / 4) * RING_SIDES - 1;

function ringGeometry({ width, height }: Texture, inner: number, outer: number, top: number): MeshGeometry {
  // The outer sides enclose the circle, and so do the inner corners; sides are centred on the four main directions.
  const shares = Array.from({ length: RING_SIDES }, (_, side) => {
    const reaches = [inner, (side === TOP_SIDE ? top : outer) / Math.cos(Math.PI / RING_SIDES)];
    return [side + 0.5, side + 1.5].flatMap((corner) => {
      const angle = (corner / RING_SIDES) * 2 * Math.PI;
      return reaches.flatMap((reach) => [0.5 * reach * Math.cos(angle), 0.5 * reach * Math.sin(angle)]);
    });
  }).flat();
  const corners = Array.from({ length: RING_SIDES }, (_, side) =>
    [0, 1, 3, 0, 3, 2].map((corner) => side * 4 + corner),
  );
  const geometry = new MeshGeometry({
    positions: new Float32Array(shares.map((share, at) => share * (at % 2 === 0 ? width : height))),
    uvs: new Float32Array(shares.map((share) => 0.5 + share)),
    indices: new Uint32Array(corners.flat()),
  });
  geometry.batchMode = 'batch';
  return geometry;
}

/** A picture like a sprite, of which only the visible part is drawn: clear pixels cost as much as others. */
export function Cutout({ displayRef, texture, light, outline, anchorX, anchorY, ...rest }: CutoutProps) {
  const { app } = useApplication();
  const geometry = useMemo(
    () => cutGeometry(texture, outline, anchorX, anchorY),
    [texture, outline, anchorX, anchorY],
  );
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite
      ref={(displayRef ?? null) as RefObject<Sprite | null> | null}
      texture={texture}
      anchor={{ x: anchorX, y: anchorY }}
      blendMode={light === undefined ? 'inherit' : 'add'}
      {...rest}
    />
  ) : (
    <pixiMesh
      ref={(displayRef ?? null) as RefObject<Mesh | null> | null}
      geometry={geometry}
      texture={light ?? texture}
      {...rest}
    />
  );
}

/** The geometry of the part within an outline of a picture of this size, in px relative to the anchor. */
export function cutGeometry(
  { width, height }: { readonly width: number; readonly height: number },
  outline: Outline,
  anchorX: number,
  anchorY: number,
): MeshGeometry {
  const shares = sidesOf(outline);
  const geometry = new MeshGeometry({
    positions: new Float32Array(
      shares.map((share, at) => (at % 2 === 0 ? (share - anchorX) * width : (share - anchorY) * height)),
    ),
    uvs: new Float32Array(shares),
    indices: new Uint32Array(trianglesOf(outline)),
  });
  geometry.batchMode = 'batch';
  return geometry;
}

/** The corners of an outline, left and right of each rung: x and y as shares of the picture. */
function sidesOf(outline: Outline): readonly number[] {
  const shares: number[] = [];
  for (let rung = 0; rung < outline.length; rung += RUNG) {
    const [height = 0, left = 0, right = 0] = outline.slice(rung, rung + RUNG);
    shares.push(left, height, right, height);
  }
  return shares;
}

function trianglesOf(outline: Outline): readonly number[] {
  const corners: number[] = [];
  for (let corner = 0; corner + 3 < (outline.length / RUNG) * 2; corner += 2) {
    corners.push(corner, corner + 1, corner + 2, corner + 1, corner + 3, corner + 2);
  }
  return corners;
}
