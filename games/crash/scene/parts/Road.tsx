import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { clamp01 } from '../../../kit/scene/easing';
import { Glow, shine } from '../../../kit/scene/Glow';
import { usePart } from '../../../kit/scene/stagehand';
import { grey, tintTo } from '../../../kit/scene/tint';
import { SEGMENTS, STRIP } from '../art/road';
import { roadAngle, roadY } from '../course';
import type { Pose } from '../pose';
import type { PartProps } from './part';
import { tintOf } from './part';

extend({ Container, Sprite });

const COLUMNS = 40;
const LAMPS = 30;
const LAMP_SECONDS = 0.6;
const DASHES = 18;
const DASH_PX = 21;

/** The ribbon of road with its lamps, and the light it throws down. It ends at the tip. */
export function Road({ art, layout, stagehand }: PartProps) {
  const columns = useRef<Container>(null);
  const glows = useRef<Container>(null);
  const pieces = useRef<Container>(null);
  const dashes = useRef<Container>(null);
  const bulbs = useRef<Container>(null);
  /** What the road was laid for last: it stands still until the ride departs, and after it. */
  const laid = useRef({ seconds: Number.NaN, lampsOut: 0, rise: 0 });
  const { left } = layout;
  useLayoutEffect(() => {
    laid.current = { seconds: Number.NaN, lampsOut: 0, rise: 0 };
  }, [art, layout]);
  const { palette, cells } = art;
  usePart(
    stagehand,
    useCallback(
      (pose: Pose) => {
        if (!columns.current || !glows.current || !pieces.current || !dashes.current || !bulbs.current)
          return;
        const { current: last } = laid;
        const { seconds, lampsOut, course } = pose;
        const isLaid = last.seconds === seconds && last.lampsOut === lampsOut && last.rise === course.rise;
        if (isLaid) {
          twinkle(glows.current, pose);
          return;
        }
        last.seconds = seconds;
        last.lampsOut = lampsOut;
        last.rise = course.rise;
        layPieces(pieces.current, pose, left);
        layUnderlight(columns.current, pose);
        layDashes(dashes.current, pose);
        layLamps(bulbs.current, glows.current, pose, palette.lamps, tintOf(palette.night));
        twinkle(glows.current, pose);
      },
      [left, palette],
    ),
  );
  const underlight = cells.get('underlight');
  const dash = cells.get('dash');
  const bulb = cells.get('bulb');
  if (underlight === undefined || dash === undefined || bulb === undefined) return null;
  return (
    <>
      <pixiContainer ref={columns}>
        {Array.from({ length: COLUMNS }, (_, index) => (
          <pixiSprite key={index} texture={underlight} tint={palette.roadFill} />
        ))}
      </pixiContainer>
      <pixiContainer ref={glows}>
        {Array.from({ length: LAMPS }, (_, index) => (
          <Glow key={index} cells={cells} />
        ))}
      </pixiContainer>
      <pixiContainer ref={pieces}>
        {art.road.map((texture, index) => (
          <pixiSprite key={index} texture={texture} anchor={0.5} />
        ))}
      </pixiContainer>
      <pixiContainer ref={dashes}>
        {Array.from({ length: DASHES }, (_, index) => (
          <pixiSprite key={index} texture={dash} anchor={0.5} alpha={0.85} />
        ))}
      </pixiContainer>
      <pixiContainer ref={bulbs}>
        {Array.from({ length: LAMPS }, (_, index) => (
          <pixiSprite key={index} texture={bulb} anchor={0.5} scale={0.52} />
        ))}
      </pixiContainer>
    </>
  );
}

/** How lit the road is so far behind the tip: the dark runs back from there. */
const litAt = ({ lampsOut, course }: Pose, behind: number): number =>
  lampsOut === 0 ? 1 : clamp01((behind / course.reach - lampsOut * 0.86) * 8 + (1 - lampsOut));

function layPieces(container: Container, pose: Pose, left: number): void {
  const { course } = pose;
  const from = Math.min(left - 20, course.tipX - course.reach - 30);
  const length = (course.tipX - from) / SEGMENTS;
  container.children.forEach((child, index) => {
    const x = from + (index + 0.5) * length;
    const behind = course.tipX - x;
    const y0 = roadY(course, behind + length / 2);
    const y1 = roadY(course, behind - length / 2);
    child.position.set(x, (y0 + y1) / 2);
    child.rotation = Math.atan2(y1 - y0, length);
    const long = Math.sqrt(length * length + (y1 - y0) * (y1 - y0));
    child.scale.set((long + 1.2) / (STRIP.width / SEGMENTS), 1);
    tintTo(child, grey(0.2 + 0.8 * litAt(pose, behind)));
  });
}

function layUnderlight(container: Container, pose: Pose): void {
  const { course } = pose;
  const width = course.reach / COLUMNS;
  const strength = 0.5 * (1 - 0.75 * pose.lampsOut) * clamp01(course.rise / 40);
  // On level ground no light falls under the road.
  container.visible = strength > 0.002;
  if (!container.visible) return;
  container.children.forEach((child, index) => {
    const behind = course.reach - index * width;
    const y = roadY(course, behind - width / 2);
    child.position.set(course.tipX - behind, y);
    child.scale.set(width / 4, Math.max(0.01, (course.groundY + 24 - y) / 48));
    const share = index / COLUMNS;
    child.alpha = strength * Math.min(1, share * 2.4) * (1 - share) ** 0.8;
  });
}

function layDashes(container: Container, pose: Pose): void {
  const { course, seconds } = pose;
  const offset = (seconds * 64) % DASH_PX;
  container.children.forEach((child, index) => {
    const behind = 8 + index * DASH_PX + offset - DASH_PX;
    child.visible = behind > 6;
    child.position.set(course.tipX - behind, roadY(course, behind));
    child.rotation = -roadAngle(course, behind);
    child.alpha = 0.85 * litAt(pose, behind) * clamp01(1.25 - behind / course.reach);
  });
}

function layLamps(
  bulbs: Container,
  glows: Container,
  pose: Pose,
  colors: readonly number[],
  night: number,
): void {
  const { course, seconds } = pose;
  const last = Math.floor(seconds / LAMP_SECONDS);
  for (let index = 0; index < LAMPS; index += 1) {
    const bulb = bulbs.children[index];
    const glow = glows.children[index];
    if (bulb === undefined || glow === undefined) continue;
    const lamp = last - index;
    const behind = (seconds - lamp * LAMP_SECONDS) * course.pxPerSecond;
    const x = course.rideX - behind;
    const y = roadY(course, course.tipX - x) - 10;
    const color = colors[((lamp % 5) + 5) % 5] ?? 0xffffff;
    const lit = litAt(pose, behind);
    bulb.position.set(x, y);
    tintTo(bulb, lit > 0.5 ? color : night);
    bulb.alpha = lit > 0.5 ? 1 : 0.75;
    glow.position.set(x, y + 4);
    tintTo(glow, color);
    glow.scale.set(0.62 + 0.3 * clamp01(1 - behind / course.reach));
  }
}

/** Lamps are never quite steady. */
function twinkle(glows: Container, pose: Pose): void {
  const { course, seconds } = pose;
  const last = Math.floor(seconds / LAMP_SECONDS);
  for (let index = 0; index < LAMPS; index += 1) {
    const glow = glows.children[index];
    if (glow === undefined) continue;
    const lamp = last - index;
    const behind = (seconds - lamp * LAMP_SECONDS) * course.pxPerSecond;
    const fade = clamp01(1.5 - behind / course.reach);
    const steady = 0.86 + 0.14 * Math.sin(pose.driftMs / 260 + lamp * 2.4);
    shine(glow, 0.62 * litAt(pose, behind) * fade * steady);
  }
}
