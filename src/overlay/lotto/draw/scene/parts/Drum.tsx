import type { Container } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { aim } from '../../../../../../games/kit/scene/motion/camera';
import { clamp01, mix } from '../../../../../../games/kit/scene/motion/easing';
import { usePart } from '../../../../../../games/kit/scene/motion/posePublisher';
import { grey, tintTo } from '../../../../../../games/kit/scene/paint/tint';
import { colourIndexOf } from '../../../ballColour';
import { BALL_CELL, ballName } from '../art/balls';
import { DRUM } from '../art/drum';
import { BALL, SMALL_BALL } from '../layout';
import type { Pose } from '../pose';
import { flyerAt, flyersOf } from '../swirl';
import type { PartProps } from './part';

const OF_2D = flyersOf(31);
const OF_3D = flyersOf(10);
const SCALE = SMALL_BALL / BALL;

/** The drum with its balls. It leaves when the numbers gather in the middle. */
export function Drum({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const body = useRef<Container>(null);
  const balls = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!plane.current || !body.current || !balls.current) return;
      aim(plane.current, pose.shot, 1, 0, 0);
      const left = 1 - clamp01(pose.gathered * 1.5);
      body.current.visible = left > 0;
      if (left <= 0) return;
      body.current.alpha = left;
      body.current.y = mix(-34, 0, left);
      const light = grey(mix(1, pose.stage, 0.8));
      const flyers = pose.inDrum === 31 ? OF_2D : OF_3D;
      balls.current.children.forEach((ball, index) => {
        const flyer = flyers[index];
        ball.visible = flyer !== undefined;
        if (flyer === undefined) return;
        const { x, y } = flyerAt(flyer, pose.stir, pose.swirl);
        ball.position.set(x, y);
        tintTo(ball, light);
      });
    }, []),
  );
  return (
    <pixiContainer ref={plane}>
      <pixiContainer ref={body}>
        <pixiSprite texture={art.drumBack} x={DRUM.left} y={DRUM.top} />
        <pixiContainer ref={balls}>
          {OF_2D.map((_, index) => (
            <SmallBall key={index} art={art} colour={colourIndexOf(index + 1)} />
          ))}
        </pixiContainer>
        <pixiSprite texture={art.drumFront} x={DRUM.left} y={DRUM.top} />
      </pixiContainer>
    </pixiContainer>
  );
}

function SmallBall({ art, colour }: Pick<PartProps, 'art'> & { readonly colour: number }) {
  const texture = art.cells.get(ballName(colour));
  return texture === undefined ? null : (
    <pixiSprite texture={texture} anchor={0.5} scale={(SCALE * BALL_CELL) / texture.width} />
  );
}
