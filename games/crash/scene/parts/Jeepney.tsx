import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { usePart } from '../../../kit/scene/stagehand';
import { JEEPNEY_SCALE } from '../art/bits';
import { CHUTE_BOX } from '../art/chute';
import { FLAG_POLES, FRONT, HEAD_Y, JEEPNEY_BOX, REAR, SEATS } from '../art/jeepney';
import { type Pose, SEAT_COUNT } from '../pose';
import type { PartProps } from './part';

extend({ Container, Sprite });

const S = JEEPNEY_SCALE;
/** Where its rear wheel meets the road, in its own picture. */
const PIVOT = { x: REAR.x * S, y: 199 * S };
/** Where its parachute's lines meet the roof. */
const ROOF = { x: 136 * S, y: 30 * S };
const CHUTE_ANCHOR = { x: 0.5, y: (92 - CHUTE_BOX[1]) / CHUTE_BOX[3] };
/** Riders whose arms wave, by seat. */
const WAVERS = [1, 3, 5, 7] as const;

/** The jeepney: body, wheels, flags, riders, headlight, and the parachute on its roof. */
export function Jeepney({ art, stagehand }: PartProps) {
  const car = useRef<Container>(null);
  const chute = useRef<Sprite>(null);
  const cab = useRef<Container>(null);
  const heads = useRef<Container>(null);
  const arms = useRef<Container>(null);
  const wheels = useRef<Container>(null);
  const flags = useRef<Container>(null);
  const lights = useRef<Container>(null);
  usePart(
    stagehand,
    useCallback((pose: Pose) => {
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
      seat(heads.current, arms.current, pose);
    }, []),
  );
  const { cells } = art;
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
        <pixiContainer ref={heads}>
          {SEATS.map((x, index) => (
            <pixiSprite
              key={x}
              texture={cells.get(`head${index % 3}`) ?? glow}
              anchor={HEAD_ANCHOR}
              x={x * S}
            />
          ))}
        </pixiContainer>
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
        <pixiContainer ref={arms}>
          {WAVERS.map((seat) => (
            <pixiSprite
              key={seat}
              texture={cells.get(`arm${seat % 3}`) ?? glow}
              anchor={{ x: 10 / 28, y: 46 / 50 }}
              x={((SEATS[seat] ?? 0) + 6) * S}
              y={88 * S}
            />
          ))}
        </pixiContainer>
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

/** Riders in their seats, and the arms of those who wave. */
function seat(heads: Container | null, arms: Container | null, pose: Pose): void {
  heads?.children.forEach((head, index) => {
    head.visible = index < pose.riders;
    head.y = HEAD_Y * S - (pose.seconds > 0 ? 0.7 * Math.abs(Math.sin(pose.driftMs / 210 + index * 1.3)) : 0);
  });
  arms?.children.forEach((arm, index) => {
    arm.visible = pose.waving > 0 && (WAVERS[index] ?? SEAT_COUNT) < Math.max(4, pose.riders);
    arm.scale.set(1, pose.waving);
    arm.rotation =
      (index % 2 === 0 ? -0.2 : 0.2) + 0.3 * Math.sin(pose.driftMs / 150 + index * 1.9) * pose.waving;
  });
}
