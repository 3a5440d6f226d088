import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { JEEPNEY_SCALE } from '../art/bits';
import { CHUTE_BOX } from '../art/chute';
import { FLAG_POLES, FRONT, HEAD_Y, JEEPNEY_BOX, REAR, SEATS } from '../art/jeepney';
import { type Pose, SEAT_COUNT } from '../pose';
import type { PartProps } from './part';

extend({ Container, Sprite });

const S = JEEPNEY_SCALE;
/** Where its rear wheel touches the road, in its own picture. */
const PIVOT = { x: REAR.x * S, y: 199 * S };
/** Where its parachute's lines meet the roof. */
const ROOF = { x: 136 * S, y: 30 * S };
const CHUTE_ANCHOR = { x: 0.5, y: (92 - CHUTE_BOX[1]) / CHUTE_BOX[3] };
/** Seats of the riders who wave. */
const WAVERS = [1, 3, 5, 7] as const;

/** The jeepney: body, wheels, flags, riders, headlight, and the parachute on its roof. */
export function Jeepney({ art, posePublisher }: PartProps) {
  const car = useRef<Container>(null);
  const chute = useRef<Sprite>(null);
  const cab = useRef<Container>(null);
  const heads = useRef<Container>(null);
  const arms = useRef<Container>(null);
  const wheels = useRef<Container>(null);
  const flags = useRef<Container>(null);
  const lights = useRef<Container>(null);
  const { cells } = art;
  const riders = useMemo(() => ridersOf(cells), [cells]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (
          !car.current ||
          !chute.current ||
          !cab.current ||
          !wheels.current ||
          !flags.current ||
          !lights.current
        )
          return;
        const { jeepney } = pose;
        car.current.visible = jeepney.visible;
        car.current.position.set(jeepney.x, jeepney.y);
        car.current.rotation = jeepney.rotation;
        car.current.scale.set(jeepney.scale);
        cab.current.position.set(PIVOT.x, PIVOT.y - 14 + pose.bob * 0.5);
        cab.current.rotation = pose.roll;
        chute.current.visible = pose.chute > 0.01;
        chute.current.scale.set(0.35 + 0.65 * pose.chute, pose.chute);
        chute.current.rotation = -jeepney.rotation * 0.7 + 0.04 * Math.sin(pose.driftMs / 500);
        for (const wheel of wheels.current.children) wheel.rotation = pose.wheelTurn;
        lights.current.alpha = pose.beam;
        flags.current.children.forEach((flag, index) => {
          flag.skew.y = pose.driftMs === 0 ? 0 : 0.22 * Math.sin(pose.driftMs / 90 + index * 2);
          flag.scale.x = pose.driftMs === 0 ? 1 : 0.92 + 0.1 * Math.sin(pose.driftMs / 130 + index);
        });
        seat(riders, pose);
        if (heads.current) updateParticles(heads.current, riders.heads);
        if (arms.current) updateParticles(arms.current, riders.arms);
      },
      [riders],
    ),
  );
  const back = cells.get('jeepBack');
  const front = cells.get('jeepFront');
  const wheel = cells.get('wheel');
  const glow = cells.get('glow');
  if (back === undefined || front === undefined || wheel === undefined || glow === undefined) return null;
  const [boxX, boxY] = JEEPNEY_BOX;
  return (
    <pixiContainer ref={car} pivot={PIVOT}>
      <pixiSprite
        ref={chute}
        texture={cells.get('chute') ?? glow}
        anchor={CHUTE_ANCHOR}
        x={ROOF.x}
        y={ROOF.y}
        visible={false}
      />
      <pixiContainer ref={cab} pivot={{ x: PIVOT.x, y: PIVOT.y - 14 }}>
        <pixiSprite texture={back} x={boxX * S} y={boxY * S} />
        <ParticleBatch label="riders" displayRef={heads} particles={riders.heads} />
        <pixiSprite texture={front} x={boxX * S} y={boxY * S} />
        <pixiContainer ref={flags}>
          {FLAG_POLES.map(({ x, y }, index) => (
            <pixiSprite
              key={x}
              texture={cells.get(`flag${index}`) ?? glow}
              anchor={{ x: 26 / 28, y: 2 / 18 }}
              x={x * S}
              y={y * S}
            />
          ))}
        </pixiContainer>
        <ParticleBatch label="arms" displayRef={arms} particles={riders.arms} />
      </pixiContainer>
      <pixiContainer ref={wheels}>
        <pixiSprite texture={wheel} anchor={0.5} x={REAR.x * S} y={REAR.y * S} />
        <pixiSprite texture={wheel} anchor={0.5} x={FRONT.x * S} y={FRONT.y * S} />
      </pixiContainer>
      <pixiContainer ref={lights} blendMode="add">
        <pixiSprite
          texture={cells.get('beam') ?? glow}
          anchor={{ x: 0, y: 0.5 }}
          x={306 * S}
          y={124 * S}
          alpha={0.5}
        />
        <pixiSprite texture={glow} anchor={0.5} x={304 * S} y={124 * S} scale={0.62} tint={0xffedb0} />
      </pixiContainer>
    </pixiContainer>
  );
}

const HEAD_ANCHOR = { x: 0.5, y: 10 / 26 };
const ARM_ANCHOR = { x: 10 / 28, y: 46 / 50 };

interface Riders {
  readonly heads: readonly Particle[];
  readonly arms: readonly Particle[];
}

function ridersOf(cells: ReadonlyMap<string, Texture>): Riders {
  const shape = (name: string, { x, y }: { readonly x: number; readonly y: number }) => {
    const texture = cells.get(name);
    return texture === undefined ? [] : [wholeShape(texture, x, y)];
  };
  return {
    heads: SEATS.flatMap((x, index) =>
      shape(`head${index % 3}`, HEAD_ANCHOR).map((head) => particleOf(head, { x: x * S })),
    ),
    arms: WAVERS.flatMap((seat) =>
      shape(`arm${seat % 3}`, ARM_ANCHOR).map((arm) =>
        particleOf(arm, { x: ((SEATS[seat] ?? 0) + 6) * S, y: 88 * S }),
      ),
    ),
  };
}

/** Riders in their seats, and the arms of those who wave. */
function seat({ heads, arms }: Riders, pose: Pose): void {
  heads.forEach((head, index) => {
    head.alpha = index < pose.riders ? 1 : 0;
    head.y = HEAD_Y * S - (pose.seconds > 0 ? 0.7 * Math.abs(Math.sin(pose.driftMs / 210 + index * 1.3)) : 0);
  });
  arms.forEach((arm, index) => {
    const isSeen = pose.waving > 0 && (WAVERS[index] ?? SEAT_COUNT) < Math.max(4, pose.riders);
    arm.alpha = isSeen ? 1 : 0;
    arm.scaleY = pose.waving;
    arm.rotation =
      (index % 2 === 0 ? -0.2 : 0.2) + 0.3 * Math.sin(pose.driftMs / 150 + index * 1.9) * pose.waving;
  });
}
