import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { Glow, shine } from '../../../../../../games/kit/scene/light/Glow';
import { aim } from '../../../../../../games/kit/scene/motion/camera';
import { clamp01, mix } from '../../../../../../games/kit/scene/motion/easing';
import { usePart } from '../../../../../../games/kit/scene/motion/posePublisher';
import { DIGIT, digitName, TICKET } from '../art/ticket';
import { DRUM, HELD_Y } from '../layout';
import type { Pose } from '../pose';
import type { Plan } from '../timeline';
import type { PartProps } from './part';

interface TicketProps extends PartProps {
  readonly plan: Plan | null;
}

/** Larger than the others: the ticket of the main prize. */
const MAIN_SCALE = 1.18;
/** How far a ticket falls towards the list below. */
const FALL = 330;

/** The ticket outside the drum: it comes out of the hatch, turns to its number, and goes down to the list. */
export function Ticket({ art, posePublisher, plan }: TicketProps) {
  const plane = useRef<Container>(null);
  const ticket = useRef<Container>(null);
  const back = useRef<Sprite>(null);
  const numbers = useRef<Container>(null);
  const light = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !ticket.current || !back.current || !numbers.current || !light.current) return;
        const drawn = plan?.drawn[pose.ticket];
        plane.current.visible = drawn !== undefined;
        if (drawn === undefined) return;
        aim(plane.current, pose.shot, 1, 0, 0);
        const size = drawn.isMain ? MAIN_SCALE : 1;
        ticket.current.y = mix(mix(-DRUM + 20, HELD_Y, pose.rise), HELD_Y + FALL, pose.leave);
        ticket.current.alpha = clamp01(pose.rise * 3) * (1 - pose.leave);
        const grown = mix(0.3, size, pose.rise) * mix(1, 0.5, pose.leave);
        // It turns over about its long axis: the back first, then the face.
        const over = Math.abs(Math.cos(pose.open * Math.PI));
        ticket.current.scale.set(grown, grown * Math.max(0.02, over));
        back.current.visible = pose.open < 0.5;
        numbers.current.children.forEach((number, index) => {
          number.visible = index === pose.ticket && pose.open >= 0.5;
        });
        light.current.y = ticket.current.y;
        shine(light.current, (drawn.isOwn ? 0.75 : drawn.isMain ? 0.4 : 0.16) * pose.open * (1 - pose.leave));
      },
      [plan],
    ),
  );
  const face = art.cells.get('ticketFace');
  const reverse = art.cells.get('ticketBack');
  if (face === undefined || reverse === undefined) return null;
  return (
    <pixiContainer ref={plane} visible={false}>
      <Glow displayRef={light} cells={art.cells} scale={{ x: 4.4, y: 2.6 }} tint={art.palette.own} />
      <pixiContainer ref={ticket}>
        <pixiSprite texture={face} anchor={0.5} />
        <pixiContainer ref={numbers}>
          {(plan?.drawn ?? []).map(({ number }, index) => (
            <NumberText key={index} art={art} number={number} />
          ))}
        </pixiContainer>
        <pixiSprite ref={back} texture={reverse} anchor={0.5} />
      </pixiContainer>
    </pixiContainer>
  );
}

const ROOM = TICKET.width - TICKET.stub - 24;

/** A number in the middle of the ticket's larger part, narrower where it is long. */
function NumberText({ art, number }: Pick<PartProps, 'art'> & { readonly number: number }) {
  const letters = [...number.toLocaleString('en')];
  const widths = letters.map((letter) => (letter === ',' ? DIGIT.comma : DIGIT.advance));
  const width = widths.reduce((sum, each) => sum + each, 0);
  const scale = Math.min(1, ROOM / width);
  let x = (-width / 2) * scale;
  return (
    <pixiContainer x={TICKET.stub / 2} visible={false}>
      {letters.map((letter, index) => {
        const texture = art.cells.get(digitName(letter));
        const advance = (widths[index] ?? 0) * scale;
        x += advance;
        if (texture === undefined) return null;
        return <pixiSprite key={index} texture={texture} anchor={0.5} x={x - advance / 2} scale={scale} />;
      })}
    </pixiContainer>
  );
}
