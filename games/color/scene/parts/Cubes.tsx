import { extend, useApplication } from '@pixi/react';
import {
  type Container,
  Mesh,
  type MeshGeometry,
  RendererType,
  type Sprite,
  type TextureShader,
} from 'pixi.js';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01, mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { useOwned } from '../../../kit/scene/owned';
import { TextureStore } from '../../../kit/scene/paint/textures';
import { bakeResolution } from '../../../kit/scene/quality';
import { type Matrix, matrix, matrixOf } from '../../../kit/scene/space';
import { CubeMesh } from '../cubeMesh';
import { PaintedCubes, STAGE_BOX } from '../paintedCubes';
import type { CubePose, Pose } from '../pose';
import { PITCH_SIN, PX_PER_UNIT, project, scaleAt, TRAY } from '../projection';
import { ABOUT_Y } from './Booth';
import type { PartProps } from './part';

extend({ Mesh });

interface CubesProps extends PartProps {
  /** Called when they can be drawn; again after each new bake. */
  readonly onStanding: () => void;
}

/** The three cubes: ray traced with WebGL, flat pictures without. */
export function Cubes(props: CubesProps) {
  const { app } = useApplication();
  return app.renderer.type === RendererType.CANVAS ? <FlatCubes {...props} /> : <LitCubes {...props} />;
}

function LitCubes({ art, layout, posePublisher, onStanding }: CubesProps) {
  const { app } = useApplication();
  const plane = useRef<Container>(null);
  const mesh = useOwned(
    () => new CubeMesh(art.faces, art.palette),
    (made) => made.free(),
    [art],
  );
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (plane.current === null || mesh === null) return;
        aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
        mesh.pose(pose.cubes, pose.light, layout.scale * pose.shot.zoom * app.renderer.resolution);
      },
      [mesh, layout, app],
    ),
  );
  useLayoutEffect(() => {
    if (mesh !== null) onStanding();
  }, [mesh, onStanding]);
  return (
    <pixiContainer ref={plane}>
      {mesh === null ? null : (
        // @pixi/react's types only know meshes with a texture.
        <pixiMesh geometry={mesh.geometry as MeshGeometry} shader={mesh.shader as TextureShader} />
      )}
    </pixiContainer>
  );
}

function FlatCubes({ art, posePublisher, onStanding }: CubesProps) {
  const plane = useRef<Container>(null);
  const sharpness = bakeResolution(art.request.sharpness, 400 * 260, 0.3e6);
  const cubes = useOwned(
    () => {
      const store = new TextureStore();
      const painted = new PaintedCubes(art.palette, sharpness);
      return { store, painted, texture: store.keep(painted.canvas, sharpness) };
    },
    (made) => made.store.free(),
    [art, sharpness],
  );
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (plane.current === null || cubes === null) return;
        aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
        cubes.painted.draw(pose.cubes, pose.light);
        cubes.texture.source.update();
      },
      [cubes],
    ),
  );
  useLayoutEffect(() => {
    if (cubes !== null) onStanding();
  }, [cubes, onStanding]);
  return (
    <pixiContainer ref={plane}>
      {cubes === null ? null : <pixiSprite texture={cubes.texture} x={STAGE_BOX.left} y={STAGE_BOX.top} />}
    </pixiContainer>
  );
}

/** The shadows under the cubes: dark at the contact, soft where they block the key light. */
export function Shadows({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (plane.current === null) return;
      aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
      pose.cubes.forEach((cube, index) => {
        const cast = plane.current?.children[index];
        const touch = plane.current?.children[index + pose.cubes.length];
        if (cast && touch) lay(cube, cast as Container, touch as Container);
      });
    }, []),
  );
  const round = art.cells.get('roundShadow');
  const square = art.cells.get('squareShadow');
  if (round === undefined || square === undefined) return null;
  return (
    <pixiContainer ref={plane}>
      {[0, 1, 2].map((key) => (
        <pixiContainer key={`cast${key}`}>
          <pixiSprite texture={round} anchor={0.5} />
        </pixiContainer>
      ))}
      {[0, 1, 2].map((key) => (
        <pixiContainer key={`touch${key}`}>
          <pixiSprite texture={square} anchor={0.5} />
        </pixiContainer>
      ))}
    </pixiContainer>
  );
}

const SHADOW_CELL = 56;

/** Written for each shadow in turn. */
const turned = matrix();
const middle: [x: number, y: number] = [0, 0];

function lay(cube: CubePose, cast: Container, touch: Container): void {
  const { place } = cube;
  const x = place[0];
  const y = place[1];
  const z = place[2];
  const ground = z < TRAY.back ? TRAY.ledge : 0;
  const height = Math.max(0, y - ground - 1);
  const m = matrixOf(cube.turn, turned);
  const standing = clamp01((Math.max(Math.abs(m[3]), Math.abs(m[4]), Math.abs(m[5])) - 0.8) * 6);
  const scale = (scaleAt(ground, z) * PX_PER_UNIT) / SHADOW_CELL;
  put(touch, x, ground, z, scale * mix(3.1, 3.4, standing), cube.alpha * 0.92 * clamp01(1 - height * 0.75));
  const print = touch.children[0] as Sprite | undefined;
  if (print) print.rotation = Math.atan2(horizontal(m, 2), horizontal(m, 0)) * standing;
  const reach = 0.62 + height * 0.55;
  put(
    cast,
    x + reach,
    ground,
    z - 0.32 - height * 0.3,
    scale * (4.3 + height * 0.7),
    cube.alpha * 0.66 * clamp01(1 - height * 0.28),
  );
}

/** x or z of the cube's axis that is closest to horizontal. */
function horizontal(m: Readonly<Matrix>, row: 0 | 2): number {
  const axis = Math.abs(m[3]) < 0.5 ? 0 : 1;
  return m[(row * 3 + axis) as 0];
}

function put(shadow: Container, x: number, y: number, z: number, scale: number, alpha: number): void {
  project(x, y, z, middle);
  shadow.position.set(middle[0], middle[1]);
  shadow.scale.set(scale, scale * PITCH_SIN);
  shadow.alpha = alpha;
}
