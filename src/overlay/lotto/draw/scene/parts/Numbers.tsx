import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { aim } from '../../../../../../games/kit/scene/motion/camera';
import { clamp01, mix, quadIn } from '../../../../../../games/kit/scene/motion/easing';
import { usePart } from '../../../../../../games/kit/scene/motion/posePublisher';
import { tuned } from '../../../../../../games/kit/scene/tuning';
import { colourIndexOf } from '../../../ballColour';
import { ballName, flapName, labelName } from '../art/balls';
import { BEDS } from '../art/drum';
import { BALL, CHUTE_Y, CUPS, FLAP, FLAPS, GATHER, SMALL_BALL } from '../layout';
import type { BallPose, FlapPose, Pose } from '../pose';
import type { PartProps } from './part';

/** Cups and flaps with the numbers that have been drawn. At the end they gather in the middle, larger. */
export function Numbers({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const group = useRef<Container>(null);
  const beds = useRef<Sprite>(null);
  const balls = useRef<Container>(null);
  const flaps = useRef<Container>(null);
  const falling = useRef<Container>(null);
  const { cells } = art;
  const gatherScale = tuned(tuning, 'gatherScale');
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !group.current || !balls.current || !flaps.current || !falling.current) return;
        aim(plane.current, pose.shot, 1, 0, 0);
        group.current.y = mix(GATHER.fromY, GATHER.toY, pose.gathered);
        group.current.scale.set(mix(1, gatherScale, pose.gathered));
        if (beds.current) beds.current.alpha = 1 - 0.45 * pose.gathered;
        for (const [place, ball] of balls.current.children.entries()) {
          poseBall(ball, pose.balls[place], cells);
        }
        for (const [place, flap] of flaps.current.children.entries()) {
          poseFlap(flap as Sprite, pose.flaps[place], cells);
        }
        for (const [place, ball] of falling.current.children.entries()) {
          poseFalling(ball, place, pose.flaps[place]);
        }
      },
      [cells, gatherScale],
    ),
  );
  const [ball, label, flap] = [cells.get(ballName(0)), cells.get(labelName(0)), cells.get(flapName(-1))];
  const small = cells.get(ballName(4));
  if (ball === undefined || label === undefined || flap === undefined || small === undefined) return null;
  return (
    <pixiContainer ref={plane}>
      <pixiContainer ref={group} y={GATHER.fromY}>
        <pixiSprite ref={beds} texture={art.beds} x={BEDS.left} y={BEDS.top} />
        <pixiContainer ref={flaps} y={-GATHER.fromY}>
          {FLAPS.map(({ x, y }) => (
            <pixiSprite key={x} texture={flap} anchor={0.5} x={x} y={y} />
          ))}
        </pixiContainer>
        <pixiContainer ref={falling} y={-GATHER.fromY}>
          {FLAPS.map(({ x }) => (
            <pixiSprite key={x} texture={small} anchor={0.5} visible={false} />
          ))}
        </pixiContainer>
        <pixiContainer ref={balls} y={-GATHER.fromY}>
          {CUPS.map(({ x }) => (
            <pixiContainer key={x} visible={false}>
              <pixiSprite texture={ball} anchor={0.5} />
              <pixiSprite texture={label} anchor={0.5} />
            </pixiContainer>
          ))}
        </pixiContainer>
      </pixiContainer>
    </pixiContainer>
  );
}

type Cells = PartProps['art']['cells'];

function show(sprite: Container | undefined, cells: Cells, name: string): void {
  const texture = cells.get(name);
  if (sprite !== undefined && texture !== undefined) (sprite as Sprite).texture = texture;
}

function poseBall(ball: Container, pose: BallPose | undefined, cells: Cells): void {
  ball.visible = pose !== undefined && pose.number >= 0;
  if (pose === undefined || pose.number < 0) return;
  const [face, label] = ball.children;
  show(face, cells, ballName(colourIndexOf(pose.number)));
  show(label, cells, labelName(pose.number));
  ball.position.set(pose.x, pose.y);
  ball.scale.set(pose.scale);
  if (label !== undefined) label.rotation = pose.turn;
}

function poseFlap(flap: Sprite, pose: FlapPose | undefined, cells: Cells): void {
  if (pose === undefined) return;
  show(flap, cells, flapName(pose.digit));
  // Flat, but never invisible: a flap of no height would flicker.
  flap.scale.set(1, Math.max(0.06, clamp01(pose.open)));
}

/** A small ball on its way from the chute to a flap, where it is gone. */
function poseFalling(ball: Container, place: number, pose: FlapPose | undefined): void {
  const to = FLAPS[place];
  ball.visible = pose !== undefined && to !== undefined && pose.fall >= 0;
  if (pose === undefined || to === undefined || pose.fall < 0) return;
  const { fall } = pose;
  ball.position.set(mix(0, to.x, fall), mix(CHUTE_Y, to.y - FLAP.height / 2, quadIn(fall)));
  ball.scale.set((SMALL_BALL / BALL) * 1.15);
  ball.alpha = 1 - clamp01((fall - 0.88) / 0.12);
}
