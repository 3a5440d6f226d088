import { extend, useApplication } from '@pixi/react';
import { Container, Mesh, RendererType, Sprite, type Texture } from 'pixi.js';
import { type RefObject, useMemo } from 'react';
import { type Quad, quadsGeometry } from '../paint/quads';

extend({ Container, Mesh, Sprite });

/** Position and rotation of one copy: px, radians. */
export interface CopyPlace {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

interface SpriteCopiesProps {
  /** Alpha, tint and position of all copies. */
  readonly displayRef: RefObject<Container | null>;
  readonly texture: Texture;
  /** The same cell with additive blending, batched with the sprites around it. */
  readonly light?: Texture | undefined;
  /** Must be stable: a changed list creates a new geometry. */
  readonly copies: readonly CopyPlace[];
  readonly anchorX: number;
  readonly anchorY: number;
  readonly scale: number;
  readonly tint: number;
  /** The visible share of the picture around its centre. */
  readonly seen?: number;
}

/** Many copies of a picture that never move relative to each other and share alpha and tint: posed and drawn as one. */
export function SpriteCopies(props: SpriteCopiesProps) {
  const { app } = useApplication();
  return app.renderer.type === RendererType.CANVAS ? <Sprites {...props} /> : <Bound {...props} />;
}

function Bound({
  displayRef,
  texture,
  light,
  copies,
  anchorX,
  anchorY,
  scale,
  tint,
  seen = 1,
}: SpriteCopiesProps) {
  const { width, height } = texture;
  const geometry = useMemo(
    () =>
      quadsGeometry(
        copies.map((copy) => standing(copy, width * scale, height * scale, anchorX, anchorY, seen)),
      ),
    [copies, width, height, scale, anchorX, anchorY, seen],
  );
  return (
    <pixiMesh
      ref={displayRef as RefObject<Mesh | null>}
      geometry={geometry}
      texture={light ?? texture}
      tint={tint}
    />
  );
}

/** The canvas renderer cannot draw meshes. */
function Sprites({ displayRef, texture, light, copies, anchorX, anchorY, scale, tint }: SpriteCopiesProps) {
  return (
    <pixiContainer ref={displayRef} tint={tint} blendMode={light === undefined ? 'inherit' : 'add'}>
      {copies.map((copy, index) => (
        <pixiSprite
          key={index}
          texture={texture}
          anchor={{ x: anchorX, y: anchorY }}
          scale={scale}
          {...copy}
        />
      ))}
    </pixiContainer>
  );
}

function standing(
  { x, y, rotation }: CopyPlace,
  width: number,
  height: number,
  anchorX: number,
  anchorY: number,
  seen: number,
): Quad {
  const [from, to] = [0.5 - seen / 2, 0.5 + seen / 2];
  const left = (from - anchorX) * width;
  const top = (from - anchorY) * height;
  const right = (to - anchorX) * width;
  const bottom = (to - anchorY) * height;
  const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
  const corner = (dx: number, dy: number) => [x + cos * dx - sin * dy, y + sin * dx + cos * dy] as const;
  return {
    corners: [...corner(left, top), ...corner(right, top), ...corner(right, bottom), ...corner(left, bottom)],
    uvs: [from, from, to, from, to, to, from, to],
  };
}
