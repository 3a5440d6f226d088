import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { aim } from './camera';
import type { Celebration } from './celebration';
import { clamp01, cubicOut } from './easing';
import { Glow, shine } from './Glow';
import { Rays } from './Rays';
import type { Tuning } from './scene';
import { type Stagehand, usePart } from './stagehand';
import { tuned, tunedColor } from './tuning';
import type { WinPose } from './winShow';

extend({ Container, Sprite });

/** Where the light of a win stands behind the action, in design px. */
export interface BacklightPlace {
  /** The point that zooming keeps in place. */
  readonly aboutY: number;
  readonly haloY: number;
  readonly haloScale: { readonly x: number; readonly y: number };
  readonly raysY: number;
  /** Of the two fans that turn against each other. */
  readonly rayScales: readonly [number, number];
}

interface BacklightProps<Pose extends WinPose> {
  readonly stagehand: Stagehand<Pose>;
  /** The sparkles' cells: glow, rays, firework, fireworkTips. */
  readonly cells: ReadonlyMap<string, Texture>;
  readonly celebration: Celebration;
  /** rayLight, haloLight, rayColor, emberColor. */
  readonly tuning: Tuning;
  readonly place: BacklightPlace;
}

/** Behind the action: turning rays, a halo, fireworks. All of it adds light. */
export function Backlight<Pose extends WinPose>(props: BacklightProps<Pose>) {
  const { stagehand, cells, celebration, tuning, place } = props;
  const rayLight = tuned(tuning, 'rayLight');
  const haloLight = tuned(tuning, 'haloLight');
  const plane = useRef<Container>(null);
  const halo = useRef<Container>(null);
  const first = useRef<Container>(null);
  const second = useRef<Container>(null);
  const fireworks = useRef<Container>(null);
  usePart(
    stagehand,
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
        openFireworks(fireworks.current, celebration, pose.showMs);
      },
      [celebration, rayLight, haloLight, place],
    ),
  );
  const glow = cells.get('glow');
  const rays = cells.get('rays');
  const burst = cells.get('firework');
  const tips = cells.get('fireworkTips');
  if (!glow || !rays || !burst || !tips) return null;
  const tint = tunedColor(tuning, 'rayColor');
  const ember = tunedColor(tuning, 'emberColor');
  const { haloY, haloScale, raysY, rayScales } = place;
  return (
    <pixiContainer ref={plane} blendMode="add">
      <Glow hold={halo} cells={cells} y={haloY} scale={haloScale} tint={ember} />
      <Rays hold={first} texture={rays} y={raysY} scale={rayScales[0]} tint={tint} />
      <Rays hold={second} texture={rays} y={raysY} scale={rayScales[1]} tint={ember} />
      <pixiContainer ref={fireworks}>
        {celebration.fireworks.map(({ x, y, atMs, tint: color }) => (
          <pixiContainer key={atMs} x={x} y={y}>
            <pixiSprite texture={glow} anchor={0.5} tint={color} />
            <pixiSprite texture={burst} anchor={0.5} tint={color} />
            <pixiSprite texture={tips} anchor={0.5} />
          </pixiContainer>
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}

const FIREWORK_MS = 1400;

function openFireworks(container: Container, { fireworks }: Celebration, nowMs: number): void {
  container.children.forEach((child, index) => {
    const firework = fireworks[index];
    if (firework === undefined) return;
    const age = (nowMs - firework.atMs) / FIREWORK_MS;
    child.visible = age > 0 && age < 1;
    if (!child.visible) return;
    const opened = cubicOut(clamp01(age * 1.5));
    const [flash, burst, tips] = child.children;
    if (flash === undefined || burst === undefined || tips === undefined) return;
    flash.alpha = Math.max(0, 0.7 - age * 2.2) + 0.16 * (1 - age);
    flash.scale.set(firework.size * (1.2 + 1.6 * opened));
    burst.alpha = age < 0.5 ? 1 : (1 - age) * 2;
    burst.scale.set(firework.size * (0.18 + 0.86 * opened));
    tips.scale.copyFrom(burst.scale);
    tips.alpha = burst.alpha * (0.65 + 0.35 * Math.sin(age * 50));
    child.pivot.y = -14 * age * age;
  });
}
