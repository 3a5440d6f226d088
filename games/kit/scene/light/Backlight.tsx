import { extend } from '@pixi/react';
import { Container, type Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { aim } from '../motion/camera';
import { clamp01, cubicOut } from '../motion/easing';
import { type PosePublisher, usePart } from '../motion/posePublisher';
import { ParticleBatch, updateParticles } from '../particleBatch/ParticleBatch';
import { type Particle, particleOf, scaleTo } from '../particleBatch/particle';
import { wholeShape } from '../particleBatch/shape';
import type { Tuning } from '../scene';
import { tuned, tunedColor } from '../tuning';
import type { Celebration } from './celebration';
import { Glow, shine } from './Glow';
import { Rays } from './Rays';
import type { WinPose } from './winShow';

extend({ Container });

/** The position of a win's light behind the action, in design px. */
export interface BacklightPlace {
  /** The fixed point of zooming. */
  readonly aboutY: number;
  readonly haloY: number;
  readonly haloScale: { readonly x: number; readonly y: number };
  readonly raysY: number;
  /** Radius of the two fans that turn in opposite directions. */
  readonly rayScales: readonly [number, number];
}

interface BacklightProps<Pose extends WinPose> {
  readonly posePublisher: PosePublisher<Pose>;
  /** The sparkles' cells: glow, rays, firework, fireworkTips. */
  readonly cells: ReadonlyMap<string, Texture>;
  readonly celebration: Celebration;
  /** rayLight, haloLight, rayColor, emberColor, haloColor. */
  readonly tuning: Tuning;
  readonly place: BacklightPlace;
}

/** Behind the action: turning rays, a halo, fireworks. All drawn with additive blending. */
export function Backlight<Pose extends WinPose>(props: BacklightProps<Pose>) {
  const { posePublisher, cells, celebration, tuning, place } = props;
  const rayLight = tuned(tuning, 'rayLight');
  const haloLight = tuned(tuning, 'haloLight');
  const plane = useRef<Container>(null);
  const halo = useRef<Container>(null);
  const first = useRef<Container>(null);
  const second = useRef<Container>(null);
  const fireworks = useRef<Container>(null);
  const lit = useMemo(() => fireworksOf(cells, celebration), [cells, celebration]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !halo.current || !first.current || !second.current || !fireworks.current)
          return;
        plane.current.visible = pose.halo > 0 || pose.rays > 0;
        if (!plane.current.visible) return;
        aim(plane.current, pose.shot, 0.8, 0, place.aboutY);
        shine(halo.current, haloLight * clamp01(pose.halo));
        first.current.alpha = rayLight * pose.rays;
        second.current.alpha = 0.9 * rayLight * pose.rays;
        first.current.rotation = pose.rayTurn;
        second.current.rotation = -pose.rayTurn * 0.7 + 0.11;
        openFireworks(lit, celebration, pose.showMs);
        updateParticles(fireworks.current, lit);
      },
      [celebration, lit, rayLight, haloLight, place],
    ),
  );
  const rays = cells.get('rays');
  if (rays === undefined) return null;
  const tint = tunedColor(tuning, 'rayColor');
  const ember = tunedColor(tuning, 'emberColor');
  const behind = tunedColor(tuning, 'haloColor');
  const { haloY, haloScale, raysY, rayScales } = place;
  return (
    <pixiContainer ref={plane} blendMode="add">
      <Glow displayRef={halo} cells={cells} y={haloY} scale={haloScale} tint={behind} />
      <Rays displayRef={first} texture={rays} y={raysY} scale={rayScales[0]} tint={tint} />
      <Rays displayRef={second} texture={rays} y={raysY} scale={rayScales[1]} tint={ember} />
      <ParticleBatch label="fireworks" displayRef={fireworks} particles={lit} />
    </pixiContainer>
  );
}

const FIREWORK_MS = 1400;

/** The particles of a firework: its flash, its streaks and their tips. */
const PARTS = 3;

function fireworksOf(cells: ReadonlyMap<string, Texture>, { fireworks }: Celebration): readonly Particle[] {
  const [glow, burst, tips] = [cells.get('glow'), cells.get('firework'), cells.get('fireworkTips')];
  if (!glow || !burst || !tips) return [];
  const [flash, streaks, ends] = [wholeShape(glow), wholeShape(burst), wholeShape(tips)];
  return fireworks.flatMap(({ x, tint }) => [
    particleOf(flash, { x, tint }),
    particleOf(streaks, { x, tint }),
    particleOf(ends, { x }),
  ]);
}

function openFireworks(lit: readonly Particle[], { fireworks }: Celebration, nowMs: number): void {
  for (let index = 0; index < fireworks.length; index += 1) {
    const firework = fireworks[index];
    const flash = lit[PARTS * index];
    const burst = lit[PARTS * index + 1];
    const tips = lit[PARTS * index + 2];
    if (firework === undefined || flash === undefined || burst === undefined || tips === undefined) continue;
    const age = (nowMs - firework.atMs) / FIREWORK_MS;
    const isSeen = age > 0 && age < 1;
    flash.alpha = isSeen ? Math.max(0, 0.7 - age * 2.2) + 0.16 * (1 - age) : 0;
    burst.alpha = isSeen ? (age < 0.5 ? 1 : (1 - age) * 2) : 0;
    tips.alpha = isSeen ? burst.alpha * (0.65 + 0.35 * Math.sin(age * 50)) : 0;
    if (!isSeen) continue;
    const opened = cubicOut(clamp01(age * 1.5));
    scaleTo(flash, firework.size * (1.2 + 1.6 * opened));
    scaleTo(burst, firework.size * (0.18 + 0.86 * opened));
    scaleTo(tips, burst.scaleX);
    const y = firework.y + 14 * age * age;
    flash.y = y;
    burst.y = y;
    tips.y = y;
  }
}
