import type { Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { dimmed, tintTo } from '../../../kit/scene/paint/tint';
import type { Frame } from '../../../kit/scene/scene';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** Shelf and counter. They do not move; a mega win dims them. */
export function Counter({ art, posePublisher, frame }: PartProps & { readonly frame: Frame }) {
  const sprite = useRef<Sprite>(null);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (sprite.current) tintTo(sprite.current, dimmed(art.dusk, pose.stage));
      },
      [art],
    ),
  );
  return <pixiSprite ref={sprite} texture={art.counter} width={frame.width} height={frame.height} />;
}
