import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import type { BacklightPlace } from '../../../kit/scene/light/Backlight';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { progress } from '../../../kit/scene/motion/tween';
import { tunedColor } from '../../../kit/scene/tuning';
import type { Pose } from '../pose';
import { project } from '../projection';
import type { Plan } from '../timeline';
import { ABOUT_Y } from './Booth';
import type { PartProps } from './part';

interface ShowProps extends PartProps {
  readonly plan: Plan | null;
}

/** Rays and halo are behind the cubes at rest. */
export const BACKLIGHT: BacklightPlace = {
  aboutY: ABOUT_Y,
  haloY: -34,
  haloScale: { x: 9, y: 7 },
  raysY: -44,
  rayScales: [4.4, 3.4],
};

/** In front of the cubes: beams from the winners' tops, glints, the sweep over the tray. */
export function Frontlight({ art, posePublisher, plan, tuning }: ShowProps) {
  const plane = useRef<Container>(null);
  const sweep = useRef<Sprite>(null);
  const shafts = useRef<Container>(null);
  const glints = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !sweep.current || !shafts.current || !glints.current) return;
        aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
        sweep.current.visible = pose.sweep >= 0;
        sweep.current.x = -230 + 460 * pose.sweep;
        sweep.current.alpha = 0.26 * Math.sin(Math.PI * clamp01(pose.sweep));
        raiseShafts(shafts.current, pose);
        glitter(glints.current, plan, pose);
      },
      [plan],
    ),
  );
  const glow = art.cells.get('glow');
  const cone = art.cells.get('cone');
  const sparkle = art.cells.get('sparkle');
  if (glow === undefined || cone === undefined || sparkle === undefined) return null;
  const tint = tunedColor(tuning, 'glowColor');
  return (
    <pixiContainer ref={plane} blendMode="add">
      <pixiSprite
        ref={sweep}
        texture={glow}
        anchor={0.5}
        y={-20}
        scale={{ x: 1.5, y: 6 }}
        rotation={0.32}
        tint={tint}
      />
      <pixiContainer ref={shafts}>
        {[0, 1, 2].map((key) => (
          <pixiContainer key={key}>
            <pixiSprite texture={cone} anchor={{ x: 0.5, y: 0.02 }} rotation={Math.PI} tint={tint} />
            <pixiSprite texture={glow} anchor={0.5} tint={tint} />
          </pixiContainer>
        ))}
      </pixiContainer>
      <pixiContainer ref={glints}>
        {[0, 1, 2].map((key) => (
          <pixiSprite key={key} texture={sparkle} anchor={0.5} tint={tint} />
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}

function raiseShafts(shafts: Container, pose: Pose): void {
  pose.cubes.forEach((cube, index) => {
    const child = shafts.children[index];
    const beam = pose.beams[index];
    if (child === undefined || beam === undefined) return;
    const light = beam.light;
    child.visible = light > 0 || cube.glow > 0.01;
    if (!child.visible) return;
    const [x, y] = project(cube.place[0], cube.place[1] + 1, cube.place[2]);
    child.position.set(x, y);
    const [shaft, pool] = child.children;
    if (shaft === undefined || pool === undefined) return;
    shaft.alpha = 0.55 * light * cube.alpha;
    shaft.scale.set(1.25, 1.7 * beam.reach);
    pool.alpha = (0.05 * cube.glow + 0.12 * light) * cube.alpha;
    pool.scale.set(2.1, 1.5);
  });
}

function glitter(glints: Container, plan: Plan | null, pose: Pose): void {
  glints.children.forEach((child, index) => {
    const cube = pose.cubes[index];
    child.visible = pose.glints > 0 && plan?.matched[index] === true;
    if (!child.visible || cube === undefined) return;
    const beatMs = 1100;
    const age = (((pose.showMs + index * 370) % beatMs) + beatMs) % beatMs;
    const flash = Math.sin(Math.PI * progress(age, 0, 420));
    const [x, y] = project(cube.place[0] - 0.72, cube.place[1] + 1, cube.place[2] + 0.2);
    child.position.set(x, y);
    child.alpha = pose.glints * flash;
    child.scale.set(0.4 + 0.75 * flash);
    child.rotation = 0.3 * flash;
  });
}
