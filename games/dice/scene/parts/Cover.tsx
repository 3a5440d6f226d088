import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01, mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import { tunedColor } from '../../../kit/scene/tuning';
import type { Pose } from '../pose';
import { ABOUT_Y, type PartProps } from './part';

/** The width of the bowl of each mode, as a share of the wider one. */
const WIDE = { percent: 1, seven: 0.86 } as const;

/** Light from under the cover over the bowl's floor; the dice are in it. */
export function Wedge({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const fan = useRef<Container>(null);
  const wide = WIDE[art.request.mode];
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!plane.current || !fan.current) return;
      aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
      plane.current.visible = pose.wedge > 0;
      plane.current.alpha = pose.wedge;
      fan.current.scale.set(1, 0.3 + 0.8 * pose.wedgeOpen);
    }, []),
  );
  const wedge = art.cells.get('wedge');
  const glow = art.cells.get('glow');
  if (wedge === undefined || glow === undefined) return null;
  const tint = tunedColor(tuning, 'wedgeColor');
  return (
    <pixiContainer ref={plane} blendMode="add">
      <pixiContainer ref={fan} x={-168 * wide} y={26}>
        <pixiSprite
          texture={wedge}
          anchor={{ x: 0, y: 0.5 }}
          scale={{ x: 2.7 * wide, y: 1.7 }}
          rotation={-0.1}
          tint={tint}
        />
      </pixiContainer>
      <pixiSprite
        texture={glow}
        anchor={0.5}
        y={14}
        scale={{ x: 6 * wide, y: 2.6 }}
        tint={tint}
        alpha={0.5}
      />
    </pixiContainer>
  );
}

/** The woven cover and its shadow. Its picture is baked as it lies on the rim. */
export function Cover({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const shadow = useRef<Sprite>(null);
  const cover = useRef<Sprite>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!plane.current || !shadow.current || !cover.current) return;
      aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
      const { x, y, rotation, alpha } = pose.cover;
      plane.current.visible = alpha > 0;
      cover.current.position.set(x, y);
      cover.current.rotation = rotation;
      cover.current.alpha = alpha;
      tintTo(cover.current, grey(mix(pose.stage, 1, 0.2) * Math.min(1, pose.light)));
      const height = clamp01(Math.hypot(x, y) / 160);
      shadow.current.position.set(x * 1.02 + 8 + 14 * height, y * 0.86 + 26 + 34 * height);
      // Close to the bowl the shadow is dark and near; as the cover rises it spreads and fades.
      shadow.current.alpha = alpha * mix(0.7, 0.22, height);
    }, []),
  );
  const cut = art.atlas.get('cover');
  const cast = art.cells.get('cast');
  if (cut === undefined || cast === undefined) return null;
  const wide = WIDE[art.request.mode];
  return (
    <pixiContainer ref={plane}>
      <pixiSprite
        ref={shadow}
        texture={cast}
        anchor={0.5}
        scale={{ x: 6.4 * wide, y: 3.1 }}
        tint={art.palette.shadow}
      />
      <pixiSprite
        ref={cover}
        texture={cut.texture}
        anchor={{ x: cut.anchorX, y: cut.anchorY }}
        scale={cut.scale}
      />
    </pixiContainer>
  );
}
