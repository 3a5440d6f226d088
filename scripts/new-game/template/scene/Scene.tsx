import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PosePublisher, usePart } from '../../../../games/kit/scene/motion/posePublisher';
import { usePosing } from '../../../../games/kit/scene/motion/usePosing';
import { useBaked } from '../../../../games/kit/scene/paint/useBaked';
import type { SceneProps } from '../../../../games/kit/scene/scene';
import { tuned } from '../../../../games/kit/scene/tuning';
import { type Art, bake, PICTURE } from './art';
import { type Pose, posing, type Round } from './posing';
import { planOf } from './timeline';

extend({ Container, Sprite });

/** One that is thrown, turns over, and lands on a side. */
export function Scene(props: SceneProps) {
  const art = useBaked(null, bake);
  if (art === null) return null;
  return <Toss {...props} art={art} />;
}

function Toss(props: SceneProps & { readonly art: Art }) {
  const { frame, tuning, performance, reducedMotion, onReady, art } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useMemo<Round | null>(
    () => (performance === null ? null : { plan: planOf(performance.events, tuning, reducedMotion) }),
    [performance, tuning, reducedMotion],
  );
  const face = useRef<Sprite>(null);
  const glow = useRef<Sprite>(null);
  const { x, y, width, height } = frame.focus;
  const scale = (Math.min(width, height) * tuned(tuning, 'coinShare')) / PICTURE;
  const rise = height * tuned(tuning, 'riseShare');

  const apply = useCallback(
    (pose: Pose) => {
      if (face.current !== null) {
        face.current.texture = art.faces[pose.side];
        face.current.scale.set(scale, scale * Math.max(0.02, pose.open));
        face.current.y = -rise * pose.height;
      }
      if (glow.current !== null) glow.current.alpha = pose.glow;
    },
    [art, scale, rise],
  );
  usePart(posePublisher, apply);
  usePosing(props, round, posePublisher, posing);
  useLayoutEffect(() => onReady(), [onReady]);

  return (
    <pixiContainer x={x + width / 2} y={y + height / 2}>
      <pixiSprite ref={glow} texture={art.glow} anchor={0.5} scale={scale * 1.7} alpha={0} />
      <pixiSprite ref={face} texture={art.faces.heads} anchor={0.5} scale={scale} />
    </pixiContainer>
  );
}
