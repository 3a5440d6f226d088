import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { progress } from '../../../kit/scene/motion/tween';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** The positions of glints: the star's points and the lens's frame, in design px. */
const SPOTS = [
  [-92, -72],
  [97, -84],
  [-130, 58],
  [134, 70],
  [0, 108],
  [-86, -178],
  [84, -122],
] as const;
const BEAT_MS = 1300;

/** In front of everything: glints, and the band of light that sweeps over a win. All drawn with additive blending. */
export function Glints({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const sweep = useRef<Sprite>(null);
  const glints = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!plane.current || !sweep.current || !glints.current) return;
      plane.current.visible = pose.sweep >= 0 || pose.glints > 0;
      if (!plane.current.visible) return;
      aim(plane.current, pose.shot, 1, 0, 0);
      sweep.current.visible = pose.sweep >= 0;
      sweep.current.x = -210 + 420 * pose.sweep;
      sweep.current.alpha = 0.3 * Math.sin(Math.PI * clamp01(pose.sweep));
      glints.current.children.forEach((glint, index) => {
        glint.visible = pose.glints > 0;
        if (!glint.visible) return;
        const age = (((pose.showMs + index * 290) % BEAT_MS) + BEAT_MS) % BEAT_MS;
        const flash = Math.sin(Math.PI * progress(age, 0, 460));
        glint.alpha = pose.glints * flash;
        glint.scale.set(0.3 + 0.6 * flash);
        glint.rotation = 0.3 * flash;
      });
    }, []),
  );
  const glow = art.cells.get('glow');
  const sparkle = art.cells.get('sparkle');
  if (glow === undefined || sparkle === undefined) return null;
  return (
    <pixiContainer ref={plane} blendMode="add">
      <pixiSprite
        ref={sweep}
        texture={glow}
        anchor={0.5}
        scale={{ x: 1.5, y: 6.4 }}
        rotation={0.32}
        tint={art.palette.runner}
      />
      <pixiContainer ref={glints}>
        {SPOTS.map(([x, y]) => (
          <pixiSprite key={`${x}`} texture={sparkle} anchor={0.5} x={x} y={y} tint={0xfff4d8} />
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}
