import { extend, useApplication } from '@pixi/react';
import { Container, Mesh, RendererType, Sprite, type Texture } from 'pixi.js';
import { type RefObject, useMemo } from 'react';
import { type Quad, quadsGeometry } from '../paint/quads';

extend({ Container, Mesh, Sprite });

/** Where one picture of a sheaf stands: px, radians. */
export interface Stalk {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

interface SheafProps {
  /** Alpha, tint and place of all of them. */
  readonly hold: RefObject<Container | null>;
  readonly texture: Texture;
  /** The same cell as light: then it adds to what is behind it, though it is drawn in one call with it. */
  readonly light?: Texture | undefined;
  /** Must be stable: other places are another geometry. */
  readonly stalks: readonly Stalk[];
  readonly anchorX: number;
  readonly anchorY: number;
  readonly scale: number;
  readonly tint: number;
  /** How much of the picture around its middle can be seen, as a share of its sides. */
  readonly seen?: number;
}

/** Many copies of a picture that never move against each other and shine alike: posed as one, drawn as one. */
export function Sheaf(props: SheafProps) {
  const { app } = useApplication();
  return app.renderer.type === RendererType.CANVAS ? <Sprites {...props} /> : <Bound {...props} />;
}

function Bound({ hold, texture, light, stalks, anchorX, anchorY, scale, tint, seen = 1 }: SheafProps) {
  const { width, height } = texture;
  const geometry = useMemo(
    () =>
      quadsGeometry(
        stalks.map((stalk) => standing(stalk, width * scale, height * scale, anchorX, anchorY, seen)),
      ),
    [stalks, width, height, scale, anchorX, anchorY, seen],
  );
  return (
    <pixiMesh
      ref={hold as RefObject<Mesh | null>}
      geometry={geometry}
      texture={light ?? texture}
      tint={tint}
    />
  );
}

/** A canvas draws no meshes. */
function Sprites({ hold, texture, light, stalks, anchorX, anchorY, scale, tint }: SheafProps) {
  return (
    <pixiContainer ref={hold} tint={tint} blendMode={light === undefined ? 'inherit' : 'add'}>
      {stalks.map((stalk, index) => (
        <pixiSprite
          key={index}
          texture={texture}
          anchor={{ x: anchorX, y: anchorY }}
          scale={scale}
          {...stalk}
        />
      ))}
    </pixiContainer>
  );
}

function standing(
  { x, y, rotation }: Stalk,
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
