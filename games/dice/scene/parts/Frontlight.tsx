import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import type { BacklightPlace } from '../../../kit/scene/light/Backlight';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { progress } from '../../../kit/scene/motion/tween';
import { tunedColor } from '../../../kit/scene/tuning';
import type { Mode } from '../../rules/mode';
import { DICE_MAX, type Pose } from '../pose';
import { project, VIEWS } from '../view';
import { ABOUT_Y, type PartProps } from './part';

/** Rays and halo are behind the bowl. */
export const BACKLIGHT: BacklightPlace = {
  aboutY: ABOUT_Y,
  haloY: -6,
  haloScale: { x: 9, y: 6.4 },
  raysY: -14,
  rayScales: [4.4, 3.4],
};

const SLOTS = Array.from({ length: DICE_MAX }, (_, index) => index);
const GLINT_BEAT_MS = 1100;

/** In front of the dice: the band of light over the bowl, and glints on the winners. */
export function Frontlight({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const sweep = useRef<Sprite>(null);
  const glints = useRef<Container>(null);
  const { mode } = art.request;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !sweep.current || !glints.current) return;
        aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
        sweep.current.visible = pose.sweep >= 0;
        sweep.current.x = -210 + 420 * pose.sweep;
        sweep.current.alpha = 0.3 * Math.sin(Math.PI * clamp01(pose.sweep));
        glitter(glints.current, mode, pose);
      },
      [mode],
    ),
  );
  const glow = art.cells.get('glow');
  const sparkle = art.cells.get('sparkle');
  if (glow === undefined || sparkle === undefined) return null;
  const tint = tunedColor(tuning, 'glowColor');
  return (
    <pixiContainer ref={plane} blendMode="add">
      <pixiSprite
        ref={sweep}
        texture={glow}
        anchor={0.5}
        scale={{ x: 1.4, y: 5 }}
        rotation={0.32}
        tint={tint}
      />
      <pixiContainer ref={glints}>
        {SLOTS.map((key) => (
          <pixiSprite key={key} texture={sparkle} anchor={0.5} tint={tint} />
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}

function glitter(glints: Container, mode: Mode, pose: Pose): void {
  const view = VIEWS[mode];
  glints.children.forEach((child, index) => {
    const die = pose.dice[index];
    const place = view.places[index];
    child.visible = pose.glints > 0 && place !== undefined;
    if (die === undefined || place === undefined || !child.visible) return;
    const age = (((pose.showMs + index * 290) % GLINT_BEAT_MS) + GLINT_BEAT_MS) % GLINT_BEAT_MS;
    const flash = Math.sin(Math.PI * progress(age, 0, 420));
    const { x, y } = project(view, place[0] - view.dieHalf * 0.4, view.dieHalf * 1.75, place[1]);
    child.position.set(x, y - die.lift);
    child.alpha = pose.glints * flash;
    child.scale.set(0.35 + 0.6 * flash);
    child.rotation = 0.3 * flash;
  });
}
