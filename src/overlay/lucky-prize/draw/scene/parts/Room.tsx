import type { Container } from 'pixi.js';
import { useCallback, useRef } from 'react';
import type { BacklightPlace } from '../../../../../../games/kit/scene/light/Backlight';
import { Glow } from '../../../../../../games/kit/scene/light/Glow';
import { Rays } from '../../../../../../games/kit/scene/light/Rays';
import { aim } from '../../../../../../games/kit/scene/motion/camera';
import { usePart } from '../../../../../../games/kit/scene/motion/posePublisher';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** The position of a win's light, behind drum and ticket. */
export const BACKLIGHT: BacklightPlace = {
  aboutY: 0,
  haloY: -60,
  haloScale: { x: 7.2, y: 7.2 },
  raysY: -60,
  rayScales: [4.2, 3.2],
};

const POOL = { x: 6, y: 0.9 };

/** The wall, the sun that turns behind the drum, and the light on the floor. */
export function Room({ art, posePublisher }: PartProps) {
  const far = useRef<Container>(null);
  const sun = useRef<Container>(null);
  const { halfWidth, above } = art.request.wall;
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!far.current || !sun.current) return;
      aim(far.current, pose.shot, 0.4, 0, 0);
      sun.current.alpha = pose.sun * 2.4;
      sun.current.rotation = pose.sunTurn * Math.PI * 2;
    }, []),
  );
  const rays = art.cells.get('rays');
  if (rays === undefined) return null;
  const { palette, room } = art;
  return (
    <>
      <pixiContainer ref={far}>
        <pixiSprite texture={room} x={-halfWidth} y={-above} />
      </pixiContainer>
      <pixiContainer blendMode="add">
        <Rays displayRef={sun} texture={rays} y={-30} scale={3.8} tint={palette.sun} />
        <Glow cells={art.cells} y={136} scale={POOL} tint={palette.pool} alpha={0.5} />
      </pixiContainer>
    </>
  );
}
