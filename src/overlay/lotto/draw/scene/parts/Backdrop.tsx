import type { Container } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { Rays } from '../../../../../../games/kit/scene/light/Rays';
import { aim } from '../../../../../../games/kit/scene/motion/camera';
import { usePart } from '../../../../../../games/kit/scene/motion/posePublisher';
import { grey, tintTo } from '../../../../../../games/kit/scene/paint/tint';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** The wall, and the light that turns slowly behind the drum. */
export function Backdrop({ art, posePublisher }: PartProps) {
  const far = useRef<Container>(null);
  const sun = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!far.current || !sun.current) return;
      aim(far.current, pose.shot, 0.4, 0, 0);
      for (const wall of far.current.children) tintTo(wall, grey(pose.stage));
      sun.current.alpha = 0.5 * pose.sun * pose.stage;
      sun.current.rotation = pose.sunTurn * Math.PI * 2;
    }, []),
  );
  const rays = art.cells.get('rays');
  if (rays === undefined) return null;
  const { halfWidth, above } = art.request.wall;
  return (
    <>
      <pixiContainer ref={far}>
        <pixiSprite texture={art.wall} x={-halfWidth} y={-above} />
      </pixiContainer>
      <pixiContainer blendMode="add">
        <Rays displayRef={sun} texture={rays} y={20} scale={4} tint={art.palette.sun} />
      </pixiContainer>
    </>
  );
}
