import { extend, useApplication } from '@pixi/react';
import { Container, Mesh, RendererType, Sprite, type Texture } from 'pixi.js';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { glowShapes, shineIn } from '../../../kit/scene/light/Glow';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { moved } from '../../../kit/scene/motion/moved';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { inSteps } from '../../../kit/scene/motion/steps';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { type Shape, wholeShape } from '../../../kit/scene/particleBatch/shape';
import { COLUMNS, SEGMENTS, STRIP, UNDERLIGHT } from '../art/road';
import { roadAngle, roadY } from '../course';
import type { Pose } from '../pose';
import { Ribbon } from '../ribbon';
import type { PartProps } from './part';
import { tintOf } from './part';

extend({ Container, Mesh, Sprite });

const LAMPS = 30;
const LAMP_SECONDS = 0.6;
const DASHES = 18;
const DASH_PX = 21;

/** The road with its lamps, and the light below it. It ends at the tip. */
export function Road({ art, layout, posePublisher }: PartProps) {
  const { app } = useApplication();
  const isLoose = app.renderer.type === RendererType.CANVAS;
  const fall = useRef<Container>(null);
  const glows = useRef<Container>(null);
  const strip = useRef<Container>(null);
  const pieces = useRef<Container>(null);
  const dashes = useRef<Container>(null);
  const bulbs = useRef<Container>(null);
  const road = useMemo(() => new Ribbon(SEGMENTS), []);
  const underlight = useMemo(() => new Ribbon(COLUMNS), []);
  /** The state for which the road was last updated: it does not move before departure and after the end. */
  const laid = useRef({ seconds: Number.NaN, lampsOut: 0, rise: 0 });
  const { left } = layout;
  useLayoutEffect(() => {
    laid.current = { seconds: Number.NaN, lampsOut: 0, rise: 0 };
  }, [art, layout]);
  const { palette, cells } = art;
  const lights = useMemo(() => lightsOf(cells), [cells]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!fall.current || !glows.current || !pieces.current || !dashes.current || !bulbs.current) return;
        const { current: last } = laid;
        const { seconds, lampsOut, course } = pose;
        const isLaid = last.seconds === seconds && last.lampsOut === lampsOut && last.rise === course.rise;
        twinkle(lights, pose, left);
        updateParticles(glows.current, lights.glows);
        if (isLaid) return;
        last.seconds = seconds;
        last.lampsOut = lampsOut;
        last.rise = course.rise;
        // Single pieces are only needed while they darken one after the other.
        const isWhole = strip.current !== null && lampsOut === 0;
        pieces.current.visible = !isWhole;
        if (strip.current !== null) strip.current.visible = isWhole;
        if (isWhole) layRoad(road, strip.current as Container, pose, left);
        else layPieces(pieces.current, pose, left);
        layUnderlight(fall.current, underlight, pose);
        layDashes(lights.dashes, pose);
        updateParticles(dashes.current, lights.dashes);
        layLamps(lights, pose, palette.lamps, tintOf(palette.night));
        updateParticles(bulbs.current, lights.bulbs);
        updateParticles(glows.current, lights.glows);
      },
      [left, palette, road, underlight, lights],
    ),
  );
  const whole = cells.get('road');
  const light = cells.get('underlight');
  if (whole === undefined || light === undefined) return null;
  return (
    <>
      {isLoose ? (
        <pixiContainer ref={fall}>
          {art.underlight.map((texture, index) => (
            <pixiSprite key={index} texture={texture} tint={palette.roadFill} />
          ))}
        </pixiContainer>
      ) : (
        <pixiMesh
          ref={fall as RefObject<Mesh | null>}
          geometry={underlight.geometry}
          texture={light}
          tint={palette.roadFill}
        />
      )}
      <ParticleBatch label="road glows" displayRef={glows} particles={lights.glows} />
      {isLoose ? null : (
        <pixiMesh ref={strip as RefObject<Mesh | null>} geometry={road.geometry} texture={whole} />
      )}
      <pixiContainer ref={pieces}>
        {art.road.map((texture, index) => (
          <pixiSprite key={index} texture={texture} anchor={0.5} />
        ))}
      </pixiContainer>
      <ParticleBatch label="road dashes" displayRef={dashes} particles={lights.dashes} />
      <ParticleBatch label="road bulbs" displayRef={bulbs} particles={lights.bulbs} />
    </>
  );
}

/** The lamps along the road, from its tip backwards. */
interface Lights {
  readonly shapes: readonly Shape[];
  readonly glows: readonly Particle[];
  readonly dashes: readonly Particle[];
  readonly bulbs: readonly Particle[];
}

function lightsOf(cells: ReadonlyMap<string, Texture>): Lights {
  const shapes = glowShapes(cells);
  const row = (count: number, shape: Shape | undefined, scale: number) =>
    shape === undefined
      ? []
      : Array.from({ length: count }, () => particleOf(shape, { scaleX: scale, scaleY: scale }));
  const whole = (name: string) => {
    const texture = cells.get(name);
    return texture && wholeShape(texture);
  };
  return {
    shapes,
    glows: row(LAMPS, shapes[0], 1),
    dashes: row(DASHES, whole('dash'), 1),
    bulbs: row(LAMPS, whole('bulb'), 0.52),
  };
}

/** Brightness of the road at a distance behind the tip: it darkens from the tip backwards. */
const litAt = ({ lampsOut, course }: Pose, behind: number): number =>
  lampsOut === 0 ? 1 : clamp01((behind / course.reach - lampsOut * 0.86) * 8 + (1 - lampsOut));

/** The start of the strip: its far end is outside the stage. */
const beginOf = ({ course }: Pose, left: number): number =>
  Math.min(left - 20, course.tipX - course.reach - 30);

function layRoad(road: Ribbon, view: Container, pose: Pose, left: number): void {
  const { course } = pose;
  const from = beginOf(pose, left);
  const length = course.tipX - from;
  const half = STRIP.height / 2;
  const { edges } = road;
  for (let step = 0; step <= SEGMENTS; step += 1) {
    const x = from + (step / SEGMENTS) * length;
    const behind = course.tipX - x;
    const y = roadY(course, behind);
    const angle = roadAngle(course, behind);
    const offX = half * Math.sin(angle);
    const offY = half * Math.cos(angle);
    edges[step * 4] = x - offX;
    edges[step * 4 + 1] = y - offY;
    edges[step * 4 + 2] = x + offX;
    edges[step * 4 + 3] = y + offY;
  }
  moved(view);
}

function layPieces(container: Container, pose: Pose, left: number): void {
  const { course } = pose;
  const from = beginOf(pose, left);
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

function layUnderlight(view: Container, light: Ribbon, pose: Pose): void {
  const { course } = pose;
  const strength = 0.5 * (1 - 0.75 * pose.lampsOut) * clamp01(course.rise / 40);
  // On level ground there is no light below the road.
  view.visible = strength > 0.002;
  if (!view.visible) return;
  view.alpha = strength;
  const width = course.reach / COLUMNS;
  const foot = course.groundY + 24;
  const columns = view.children;
  const { edges } = light;
  for (let step = 0; step <= COLUMNS; step += 1) {
    const behind = course.reach - step * width;
    const x = course.tipX - behind;
    const y = Math.min(foot - 0.5, roadY(course, behind));
    edges[step * 4] = x;
    edges[step * 4 + 1] = y;
    edges[step * 4 + 2] = x;
    edges[step * 4 + 3] = foot;
    const column = columns[step];
    column?.position.set(x, y);
    column?.scale.set((width * COLUMNS) / UNDERLIGHT.width, (foot - y) / UNDERLIGHT.height);
  }
  if (columns.length === 0) moved(view);
}

function layDashes(dashes: readonly Particle[], pose: Pose): void {
  const { course, seconds } = pose;
  const offset = (seconds * 64) % DASH_PX;
  for (let index = 0; index < dashes.length; index += 1) {
    const dash = dashes[index];
    if (dash === undefined) continue;
    const behind = 8 + index * DASH_PX + offset - DASH_PX;
    dash.alpha = 0;
    if (behind <= 6) continue;
    dash.x = course.tipX - behind;
    dash.y = roadY(course, behind);
    dash.rotation = -roadAngle(course, behind);
    dash.alpha = 0.85 * litAt(pose, behind) * clamp01(1.25 - behind / course.reach);
  }
}

function layLamps({ bulbs, glows }: Lights, pose: Pose, colors: readonly number[], night: number): void {
  const { course, seconds } = pose;
  const last = Math.floor(seconds / LAMP_SECONDS);
  for (let index = 0; index < LAMPS; index += 1) {
    const bulb = bulbs[index];
    const glow = glows[index];
    if (bulb === undefined || glow === undefined) continue;
    const lamp = last - index;
    const behind = (seconds - lamp * LAMP_SECONDS) * course.pxPerSecond;
    const x = course.rideX - behind;
    const y = roadY(course, course.tipX - x) - 10;
    const color = colors[((lamp % 5) + 5) % 5] ?? 0xffffff;
    const lit = litAt(pose, behind);
    bulb.x = x;
    bulb.y = y;
    bulb.tint = lit > 0.5 ? color : night;
    bulb.alpha = lit > 0.5 ? 1 : 0.75;
    glow.x = x;
    glow.y = y + 4;
    glow.tint = color;
    scaleTo(glow, 0.62 + 0.3 * clamp01(1 - behind / course.reach));
  }
}

/** Distance from the edge of the stage beyond which a lamp is invisible, wherever the camera is. Design px. */
const OUTSIDE = 80;

/** Makes the lamps flicker slightly. */
function twinkle({ shapes, glows }: Lights, pose: Pose, left: number): void {
  const { course, seconds } = pose;
  const last = Math.floor(seconds / LAMP_SECONDS);
  for (let index = 0; index < LAMPS; index += 1) {
    const glow = glows[index];
    if (glow === undefined) continue;
    const lamp = last - index;
    const behind = (seconds - lamp * LAMP_SECONDS) * course.pxPerSecond;
    if (course.rideX - behind < left - OUTSIDE) {
      glow.alpha = 0;
      continue;
    }
    const fade = clamp01(1.5 - behind / course.reach);
    const steady = 0.86 + 0.14 * Math.sin(pose.driftMs / 260 + lamp * 2.4);
    shineIn(glow, shapes, inSteps(0.62 * litAt(pose, behind) * fade * steady));
  }
}
