import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { aim } from '../../../../../../games/kit/scene/motion/camera';
import { mix } from '../../../../../../games/kit/scene/motion/easing';
import { usePart } from '../../../../../../games/kit/scene/motion/posePublisher';
import { mulberry32 } from '../../../../../../games/kit/scene/motion/random';
import { STAND } from '../art/drum';
import { DRUM } from '../layout';
import type { Pose } from '../pose';
import type { PartProps } from './part';

const TURN = Math.PI * 2;
const HOOPS = [0, 1, 2, 3, 4] as const;
/** The crank's bearing, and its reach as it turns towards the viewer and away. */
const CRANK = { x: 124, reach: 26 } as const;

/** A slip's place in the heap at the bottom, and its flight in the turning drum. */
interface Slip {
  readonly restX: number;
  readonly restY: number;
  readonly restTurn: number;
  readonly radius: number;
  readonly angle: number;
  /** Flights per turn of the drum. */
  readonly pace: number;
}

const SLIPS: readonly Slip[] = slips(24);

function slips(count: number): readonly Slip[] {
  const random = mulberry32(27);
  return Array.from({ length: count }, (_, index) => {
    const restX = (random() - 0.5) * 132;
    const floor = Math.sqrt((DRUM - 18) ** 2 - restX ** 2);
    return {
      restX,
      restY: floor - (index % 3) * 10 - random() * 8,
      restTurn: (random() - 0.5) * 1.1,
      radius: 24 + random() * (DRUM - 50),
      angle: random() * TURN,
      pace: 1.3 + random() * 1.5,
    };
  });
}

/** The drum: glass, slips, the hoops that turn about the axle, and the gloss that does not. */
export function Drum({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const heap = useRef<Container>(null);
  const hoops = useRef<Container>(null);
  const crank = useRef<Sprite>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!plane.current || !heap.current || !hoops.current || !crank.current) return;
      aim(plane.current, pose.shot, 1, 0, 0);
      hoops.current.children.forEach((hoop, index) => {
        hoop.scale.y = Math.cos(pose.turn * TURN + (index / HOOPS.length) * Math.PI);
      });
      crank.current.y = Math.sin(pose.turn * TURN) * CRANK.reach;
      heap.current.children.forEach((child, index) => {
        fly(child, SLIPS[index], pose);
      });
    }, []),
  );
  const cell = (name: string) => art.cells.get(name);
  const [glass, ring, gloss] = [cell('glass'), cell('ring'), cell('gloss')];
  const [stand, handle, slip] = [cell('stand'), cell('crank'), cell('slip')];
  if (!glass || !ring || !gloss || !stand || !handle || !slip) return null;
  return (
    <pixiContainer ref={plane}>
      <pixiSprite texture={stand} x={STAND.x} y={STAND.y} />
      <pixiSprite texture={glass} anchor={0.5} />
      <pixiContainer ref={heap}>
        {SLIPS.map((_, index) => (
          <pixiSprite key={index} texture={slip} anchor={0.5} />
        ))}
      </pixiContainer>
      <pixiContainer ref={hoops}>
        {HOOPS.map((hoop) => (
          <pixiSprite key={hoop} texture={ring} anchor={0.5} alpha={0.85} />
        ))}
      </pixiContainer>
      <pixiSprite texture={gloss} anchor={0.5} />
      <pixiSprite ref={crank} texture={handle} anchor={{ x: 0, y: 0.5 }} x={CRANK.x} />
    </pixiContainer>
  );
}

function fly(child: Container, slip: Slip | undefined, { stir, turn }: Pose): void {
  if (slip === undefined) return;
  const angle = slip.angle + turn * TURN * slip.pace;
  child.x = mix(slip.restX, Math.cos(angle) * slip.radius, stir);
  child.y = mix(slip.restY, Math.sin(angle) * slip.radius * 0.92, stir);
  child.rotation = mix(slip.restTurn, slip.restTurn + angle * 1.4, stir);
}
