import type { Container, Sprite, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { Glow } from '../../../kit/scene/light/Glow';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01, mix, smoothstep } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf } from '../../../kit/scene/particleBatch/particle';
import { type Shape, wholeShape } from '../../../kit/scene/particleBatch/shape';
import { type Color, colorAt } from '../../rules/segments';
import { LENS_AIR, SHADOW_AIR } from '../art/lens';
import { LENS, LENS_ARC, LENS_BOTTOM, LENS_SIDE, LENS_STEP, SEGMENT_TURN } from '../geometry';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** The y of the enlarged blades' bases: behind the frame's lower edge. */
const FOOT_Y = LENS_BOTTOM - 5;
const COUNT = 2 * LENS_SIDE + 2;
const BIG: Readonly<Record<Color, string>> = {
  grey: 'big-grey',
  blue: 'big-blue',
  orange: 'big-orange',
  green: 'big-green',
};
/** Brightness of the blades beside the middle one; greys are darker so that the others stand out. */
const BESIDE: Readonly<Record<Color, number>> = { grey: 0.8, blue: 0.94, orange: 0.94, green: 0.96 };

/** The lens over the top: the blades under it, five times as large, each with its shape. */
export function Lens({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const lamp = useRef<Container>(null);
  const streak = useRef<Container>(null);
  const blur = useRef<Sprite>(null);
  const blades = useRef<Container>(null);
  const { cells, palette } = art;
  const shapes = useMemo(() => bigBlades(cells), [cells]);
  const members = useMemo(() => (shapes === null ? [] : bladesOf(shapes)), [shapes]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !lamp.current || !streak.current || !blur.current || !blades.current) return;
        aim(plane.current, pose.shot, 1, 0, 0);
        blur.current.visible = pose.blur > 0;
        blur.current.alpha = pose.blur;
        blades.current.visible = bladesSeen(pose) > 0.01;
        if (shapes !== null && blades.current.visible) {
          enlarge(members, shapes, pose);
          updateParticles(blades.current, members);
        }
        const middle = colorAt(Math.round(pose.top));
        tintTo(lamp.current, pose.bloom > 0 ? palette.blades[middle].glow : palette.runner);
        lamp.current.alpha = mix(0.7, 0.4, pose.blur) + 0.3 * clamp01(pose.bloom);
        lamp.current.scale.set(2.7 + 0.5 * pose.bloom, 2 + 0.5 * pose.bloom);
        passLight(streak.current, pose);
      },
      [shapes, members, palette],
    ),
  );
  const back = cells.get('lensBack');
  const front = cells.get('lensFront');
  const smear = cells.get('lensBlur');
  if (!back || !front || !smear) return null;
  return (
    <pixiContainer ref={plane}>
      <pixiSprite texture={back} x={LENS.left - SHADOW_AIR.side} y={LENS.top - SHADOW_AIR.top} />
      <Glow displayRef={lamp} cells={cells} y={FOOT_Y - 34} />
      <pixiSprite ref={blur} texture={smear} anchor={{ x: 0.5, y: 1 }} y={FOOT_Y} />
      <Glow displayRef={streak} cells={cells} y={FOOT_Y - 40} tint={palette.runner} />
      <ParticleBatch label="blades" displayRef={blades} particles={members} />
      <pixiSprite texture={front} x={LENS.left - LENS_AIR} y={LENS.top - LENS_AIR} />
    </pixiContainer>
  );
}

type BigBlades = Readonly<Record<Color, Shape>>;

function bigBlades(cells: ReadonlyMap<string, Texture>): BigBlades | null {
  const [grey, blue, orange, green] = [BIG.grey, BIG.blue, BIG.orange, BIG.green].map((name) => {
    const texture = cells.get(name);
    return texture && wholeShape(texture, 0.5, 1);
  });
  return grey && blue && orange && green ? { grey, blue, orange, green } : null;
}

const bladesOf = ({ grey }: BigBlades): readonly Particle[] =>
  Array.from({ length: COUNT }, () => particleOf(grey));

const bladesSeen = ({ blur, bladeAlpha }: Pose): number => (1 - blur) * bladeAlpha;

function enlarge(blades: readonly Particle[], shapes: BigBlades, pose: Pose): void {
  const first = Math.floor(pose.top) - LENS_SIDE;
  const seen = bladesSeen(pose);
  for (let slot = 0; slot < blades.length; slot += 1) {
    const blade = blades[slot];
    if (blade === undefined) continue;
    const index = first + slot;
    const color = colorAt(index);
    blade.shape = shapes[color];
    const away = index - pose.top;
    const angle = (away * LENS_STEP) / LENS_ARC;
    const near = 1 - smoothstep(0.2, 1, Math.abs(away));
    blade.x = Math.sin(angle) * LENS_ARC;
    blade.y = FOOT_Y + LENS_ARC * (1 - Math.cos(angle));
    blade.rotation = angle;
    const edge = 1 - smoothstep(3.4, 4.3, Math.abs(away));
    const dimmed = mix(BESIDE[color], BESIDE[color] * pose.blades[color], 0.3);
    const alpha = seen * edge * mix(dimmed, 1, near);
    blade.alpha = alpha > 0.01 ? alpha : 0;
    blade.scaleX = 1 + (0.05 + 0.12 * pose.bloom) * near;
    blade.scaleY = 1 + (0.03 + 0.05 * pose.bloom) * near;
  }
}

/** The position of the running light in the lens: enlarged like the blades it passes. */
function passLight(streak: Container, { light }: Pose): void {
  const turn = Math.PI * 2;
  const angle = ((((light.angle + Math.PI) % turn) + turn) % turn) - Math.PI;
  const x = (angle / SEGMENT_TURN) * LENS_STEP;
  const inside = 1 - smoothstep(56, 86, Math.abs(x));
  streak.visible = light.level > 0 && inside > 0;
  if (!streak.visible) return;
  streak.x = Math.max(-60, Math.min(60, x));
  streak.alpha = light.level * inside * 0.8;
  streak.scale.set(mix(1, 2.2, light.tail), 1.5);
}
