import type { Container, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { tuned } from '../../../kit/scene/tuning';
import { roadY } from '../course';
import type { Layout } from '../layout';
import { type Pose, SEAT_COUNT } from '../pose';
import { pointOn, type Rig, rideRig } from '../rig';
import { countBy, type Hop, type Plan } from '../timeline';
import type { PartProps } from './part';

/** Riders who walk to the jeepney's door. */
export function Walkers({ art, posePublisher }: PartProps) {
  const walkers = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      walkers.current?.children.forEach((child, index) => {
        const walker = pose.walkers[index];
        child.visible = walker?.visible === true;
        if (walker !== undefined) child.position.set(walker.x, walker.y);
      });
    }, []),
  );
  return (
    <pixiContainer ref={walkers}>
      {Array.from({ length: SEAT_COUNT }, (_, index) => (
        <Figure key={index} texture={art.cells.get(`walker${index % 3}`)} />
      ))}
    </pixiContainer>
  );
}

const Figure = ({ texture }: { readonly texture: Texture | undefined }) =>
  texture === undefined ? null : (
    <pixiSprite texture={texture} anchor={{ x: 0.5, y: 33 / 35 }} visible={false} />
  );

/** The most umbrellas and receipts shown at once; the oldest are removed first, the player's own stay. */
const FLOATERS = 10;
const SLIPS = 24;
const MY_SLIPS = 4;
const DOOR = [30, 140] as const;
const rig: Rig = { x: 0, y: 0, rotation: 0, scale: 1 };

/** Players who cashed out: a rider under an umbrella, and a receipt on the road at that multiplier. */
export function HopOffs({ art, layout, posePublisher, tuning, plan }: PartProps) {
  const slips = useRef<Container>(null);
  const floaters = useRef<Container>(null);
  const floatMs = tuned(tuning, 'floatMs');
  const starts = useMemo(() => startsOf(plan, layout, tuning), [plan, layout, tuning]);
  const { cells } = art;
  const left = useMemo(() => leftOf(cells), [cells]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!slips.current || !floaters.current) return;
        const gone = countBy(starts.others, pose.elapsedMs) + countBy(starts.mine, pose.elapsedMs);
        // Nothing to show before the first cash-out, once those of the round before are gone.
        const isNothing = gone === 0 && !left.isShown;
        left.isShown = gone > 0;
        if (isNothing) return;
        pinSlips(left.slips, starts, pose);
        updateParticles(slips.current, left.slips);
        floatDown(left.floaters, starts, floatMs, layout, pose);
        updateParticles(floaters.current, left.floaters);
      },
      [left, starts, floatMs, layout],
    ),
  );
  return (
    <>
      <ParticleBatch label="slips" displayRef={slips} particles={left.slips} />
      <ParticleBatch label="umbrellas" displayRef={floaters} particles={left.floaters} />
    </>
  );
}

/** The pictures of a cash-out. */
function leftOf(cells: ReadonlyMap<string, Texture>) {
  const [slip, mySlip] = [cells.get('slip'), cells.get('mySlip')];
  if (slip === undefined || mySlip === undefined) return { slips: [], floaters: [], isShown: false };
  const [other, mine] = [wholeShape(slip, 0.5, 1), wholeShape(mySlip, 0.5, 1)];
  return {
    slips: Array.from({ length: SLIPS + MY_SLIPS }, (_, index) =>
      particleOf(index < SLIPS ? other : mine, { alpha: 0 }),
    ),
    floaters: Array.from({ length: FLOATERS }, (_, index) =>
      particleOf(wholeShape(cells.get(`floater${index % 3}`) ?? slip), { alpha: 0 }),
    ),
    isShown: false,
  };
}

interface Start extends Hop {
  readonly seconds: number;
  readonly x: number;
  readonly y: number;
}

/** The positions of all cash-outs in order of time: the player's own separate from the others'. */
interface Starts {
  readonly mine: readonly Start[];
  readonly others: readonly Start[];
}

function startsOf(plan: Plan | null, layout: Layout, tuning: PartProps['tuning']): Starts {
  const departedMs = plan?.departedMs ?? null;
  if (plan === null || departedMs === null) return { mine: [], others: [] };
  const starts = plan.hops.map((hop): Start => {
    const seconds = Math.max(0, hop.atMs - departedMs) / 1000;
    return { ...hop, seconds, ...pointOn(rideRig(seconds, layout, tuning, rig), ...DOOR) };
  });
  return {
    mine: starts.filter(({ isMine }) => isMine),
    others: starts.filter(({ isMine }) => !isMine),
  };
}

function pinSlips(slips: readonly Particle[], { mine, others }: Starts, pose: Pose): void {
  const { course, seconds } = pose;
  const othersGone = countBy(others, pose.elapsedMs);
  const mineGone = countBy(mine, pose.elapsedMs);
  const firstOther = Math.max(0, othersGone - SLIPS);
  const firstMine = Math.max(0, mineGone - MY_SLIPS) - SLIPS;
  for (let index = 0; index < slips.length; index += 1) {
    const slip = slips[index];
    if (slip === undefined) continue;
    const at = index + (index < SLIPS ? firstOther : firstMine);
    const start =
      index < SLIPS ? (at < othersGone ? others[at] : undefined) : at < mineGone ? mine[at] : undefined;
    slip.alpha = 0;
    if (start === undefined) continue;
    const behind = Math.max(0, (seconds - start.seconds) * course.pxPerSecond);
    const landed = clamp01((pose.elapsedMs - start.atMs) / 260);
    const lift = index < SLIPS ? 5 + (start.seat % 3) * 4 : 8;
    const x = course.rideX - 52 - behind;
    slip.x = x;
    slip.y = roadY(course, course.tipX - x) - lift - 18 * (1 - landed);
    slip.alpha = landed * clamp01(1.6 - behind / course.reach);
    slip.rotation = ((start.seat * 37) % 10) / 40 - 0.12;
    scaleTo(slip, pose.driftMs === 0 ? 1 : 0.7 + 0.3 * landed);
  }
}

function floatDown(
  floaters: readonly Particle[],
  { mine, others }: Starts,
  floatMs: number,
  layout: Layout,
  pose: Pose,
): void {
  // With reduced motion no umbrella is shown; the receipt shows the cash-out.
  const isStill = pose.driftMs === 0;
  const firstMine = countBy(mine, pose.elapsedMs - floatMs);
  const firstOther = countBy(others, pose.elapsedMs - floatMs);
  const mineAfloat = isStill ? 0 : countBy(mine, pose.elapsedMs) - firstMine;
  const othersAfloat = isStill ? 0 : countBy(others, pose.elapsedMs) - firstOther;
  for (let index = 0; index < floaters.length; index += 1) {
    const floater = floaters[index];
    if (floater === undefined) continue;
    const other = index - mineAfloat;
    const start =
      index < mineAfloat
        ? mine[firstMine + index]
        : other < othersAfloat
          ? others[firstOther + other]
          : undefined;
    floater.alpha = 0;
    if (start === undefined) continue;
    const ageMs = pose.elapsedMs - start.atMs;
    const age = ageMs / 1000;
    const opened = clamp01(ageMs / 180);
    const sway = Math.sin(ageMs / 260 + start.seat);
    const fallen = 26 * opened + (layout.height * 0.26 * ageMs) / floatMs;
    floater.x = start.x - 34 * age - 10 - ((start.seat * 29) % 84) + 7 * sway;
    floater.y = start.y - 22 * opened + fallen - 6;
    floater.rotation = 0.14 * sway;
    scaleTo(floater, (start.isMine ? 1.25 : 0.85) * (0.4 + 0.6 * opened));
    floater.alpha = clamp01((floatMs - ageMs) / 260);
  }
}
