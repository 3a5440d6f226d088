import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { Glow } from '../../../kit/scene/light/Glow';
import { DUSKS } from '../../../kit/scene/light/skinLight';
import { aim } from '../../../kit/scene/motion/camera';
import { mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { SpriteAround } from '../../../kit/scene/paint/SpriteAround';
import { dimmed, tintTo } from '../../../kit/scene/paint/tint';
import type { TableSize } from '../art/size';
import type { Pose } from '../pose';
import { project, VIEWS } from '../view';
import { ABOUT_Y, type PartProps } from './part';

/** The position of the decimal point in the bowl's floor. */
const POINT = { x: 0, y: 0.02, z: 1.06 };

interface GroundProps extends PartProps {
  /** The table that the frame needs. */
  readonly needed: TableSize;
}

/** The parts that do not move: the table, the bowl with its shadow, and a lit decimal point between the digits. */
export function Ground({ art, posePublisher, needed }: GroundProps) {
  const far = useRef<Container>(null);
  const near = useRef<Container>(null);
  const table = useRef<Container>(null);
  const bowl = useRef<Sprite>(null);
  const point = useRef<Container>(null);
  const dusk = DUSKS[art.request.skin];
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!far.current || !near.current || !table.current || !bowl.current) return;
        aim(far.current, pose.shot, 0.8, 0, ABOUT_Y);
        aim(near.current, pose.shot, 1, 0, ABOUT_Y);
        tintTo(table.current, dimmed(dusk, pose.stage * pose.light));
        tintTo(bowl.current, dimmed(dusk, mix(pose.stage, 1, 0.35) * Math.min(1, pose.light)));
        bowl.current.position.set(pose.bowl.x, pose.bowl.y);
        bowl.current.rotation = pose.bowl.rotation;
        if (point.current !== null)
          point.current.alpha = 0.55 + 0.45 * Math.max(pose.wedge, pose.dice[0]?.glow ?? 0);
      },
      [dusk],
    ),
  );
  const cut = art.atlas.get('bowl');
  const dot = art.cells.get('touch');
  if (cut === undefined || dot === undefined) return null;
  const at = project(VIEWS.percent, POINT.x, POINT.y, POINT.z);
  const { halfWidth, above, below } = art.request.table;
  // While the table of a new frame is painted, the old one is stretched, so that no edge of it shows.
  const stretch = Math.max(1, needed.halfWidth / halfWidth, needed.above / above, needed.below / below);
  return (
    <>
      <pixiContainer ref={far}>
        <SpriteAround
          displayRef={table}
          texture={art.table}
          x={-halfWidth * stretch}
          y={-above * stretch}
          width={art.table.width * stretch}
          height={art.table.height * stretch}
          hole={art.behindBowl}
        />
      </pixiContainer>
      <pixiContainer ref={near}>
        <pixiSprite
          ref={bowl}
          texture={cut.texture}
          anchor={{ x: cut.anchorX, y: cut.anchorY }}
          scale={cut.scale}
        />
        {art.request.mode === 'percent' && (
          <pixiContainer ref={point} x={at.x} y={at.y}>
            <Glow
              cells={art.cells}
              scale={{ x: 0.95, y: 0.66 }}
              tint={art.palette.glow}
              alpha={art.palette.glowAlpha}
            />
            <pixiSprite texture={dot} anchor={0.5} scale={{ x: 0.17, y: 0.135 }} tint={art.palette.point} />
          </pixiContainer>
        )}
      </pixiContainer>
    </>
  );
}
