import { cubicOut, linear, quadIn, quadOut, sineInOut } from '../../../kit/scene/motion/easing';
import type { Bird } from '../../rules/events';
import { DECIDED_MS, POINTS_MS } from '../../rules/story';
import type { ShapeName } from './shapes';
import type { Key } from './track';

/** Where a bird waits, where it is face to face, and where it is outside the picture: px from the middle. */
export const CORNER = 92;
export const OUTSIDE = 270;
const FACE = 84;

/** The result of an exchange for one bird; `even` also while it is unknown. */
type Role = 'took' | 'gave' | 'even';

/** What is known of a contest so far. */
export interface Course {
  readonly points: readonly (Bird | null)[];
  /** Null until it is decided. */
  readonly winner: Bird | 'draw' | null;
  /** Which bird attacks from above in the second exchange and in the third. It is independent of the result. */
  readonly high: readonly [Bird, Bird];
}

/** How long a meeting pauses, so that nothing shows its result before its point is given. */
export const HOLD_MS = 110;
const [FIRST, SECOND, THIRD] = POINTS_MS;
/** When each leap starts. */
export const LAUNCHES_MS = [FIRST - 330, SECOND - 430, THIRD - 500] as const;

const roleOf = (bird: Bird, point: Bird | null | undefined): Role =>
  point == null ? 'even' : point === bird ? 'took' : 'gave';

/** One bird's track through the contest, from the closing of betting on. The times are ms since then. */
export function contestTrack(bird: Bird, { points, winner, high }: Course): readonly Key[] {
  const shapes: readonly ShapeName[] = [
    'hop',
    high[0] === bird ? 'dive' : 'leap',
    high[1] === bird ? 'dive' : 'leap',
  ];
  return [
    { atMs: 0, shape: 'proud', x: CORNER - 6 },
    { atMs: 480, shape: 'ready', x: FACE + 8, ease: quadOut },
    { atMs: 900, shape: 'ready', x: FACE },
    ...circling(bird),
    ...leap(FIRST, LAUNCHES_MS[0], shapes[0] ?? 'hop', 60, 34),
    ...after(FIRST, roleOf(bird, points[0]), 60, 28),
    ...leap(SECOND, LAUNCHES_MS[1], shapes[1] ?? 'leap', 68, high[0] === bird ? 72 : 54),
    ...after(SECOND, roleOf(bird, points[1]), 68, 50),
    ...leap(THIRD, LAUNCHES_MS[2], shapes[2] ?? 'leap', 72, high[1] === bird ? 82 : 62),
    ...ending(bird, winner),
  ];
}

/** They circle a little: one steps forward, the other back. */
function circling(bird: Bird): Key[] {
  const near = bird === 'pula' ? 13 : -11;
  return [
    { atMs: 1_270, shape: 'strut', x: FACE - 8, near },
    { atMs: 1_600, shape: 'ready', x: FACE - 4, near: near * 0.25 },
  ];
}

/** Crouch, leap, and up to where they meet. */
function leap(meetMs: number, launchMs: number, shape: ShapeName, x: number, lift: number): Key[] {
  return [
    { atMs: launchMs - 130, shape: 'crouch', x: x + 12 },
    { atMs: launchMs, shape: 'crouch', x: x + 11 },
    { atMs: launchMs + 110, shape, x: x + 8, lift: lift * 0.42, ease: quadOut, liftEase: linear },
    { atMs: meetMs, shape, x, lift, ease: cubicOut, liftEase: quadOut },
    { atMs: meetMs + HOLD_MS, shape, x: x + 1, lift, ease: linear },
  ];
}

/** Down again: the winner of the point lands tall and stays, the loser is pushed back. */
function after(meetMs: number, role: Role, x: number, lift: number): Key[] {
  const at = (ms: number) => meetMs + HOLD_MS + ms;
  if (role === 'took') {
    return [
      { atMs: at(110), shape: 'fall', x: x + 2, lift, liftEase: quadIn },
      { atMs: at(270), shape: 'land', x: x + 4, ease: quadIn },
      { atMs: at(430), shape: 'proud', x: x + 2, ease: quadOut },
      { atMs: at(560), shape: 'proud', x: x + 4 },
    ];
  }
  const back = role === 'gave' ? 40 : 18;
  return [
    {
      atMs: at(110),
      shape: role === 'gave' ? 'recoil' : 'fall',
      x: x + back * 0.7,
      lift: lift * 0.9,
      ease: quadOut,
    },
    { atMs: at(300), shape: 'land', x: x + back, ease: quadIn },
    { atMs: at(480), shape: role === 'gave' ? 'meek' : 'ready', x: x + back + 2, ease: quadOut },
    { atMs: at(570), shape: 'ready', x: x + back - 6 },
  ];
}

function ending(bird: Bird, winner: Course['winner']): Key[] {
  if (winner === bird) return victory();
  if (winner === 'draw') return parting();
  if (winner === null) return [{ atMs: DECIDED_MS + 700, shape: 'fall', x: 66, lift: 30 }];
  return yielding();
}

/** Lands tall, beats its wings, crows. */
function victory(): Key[] {
  const at = (ms: number) => DECIDED_MS + ms;
  return [
    { atMs: at(220), shape: 'fall', x: 56, lift: 50, liftEase: quadIn },
    { atMs: at(400), shape: 'land', x: 58, ease: quadIn },
    { atMs: at(620), shape: 'proud', x: 54, ease: quadOut },
    { atMs: at(780), shape: 'flap', x: 54, ease: quadOut },
    { atMs: at(1_300), shape: 'flap', x: 53 },
    { atMs: at(1_520), shape: 'crow', x: 54, ease: sineInOut },
    { atMs: at(2_700), shape: 'crow', x: 54 },
    { atMs: at(3_050), shape: 'proud', x: 56 },
  ];
}

/** Lands, lowers its head, turns and walks away. */
function yielding(): Key[] {
  const at = (ms: number) => DECIDED_MS + ms;
  return [
    { atMs: at(240), shape: 'recoil', x: 78, lift: 52, ease: quadOut },
    { atMs: at(450), shape: 'land', x: 96, ease: quadIn },
    { atMs: at(760), shape: 'meek', x: 99, ease: quadOut },
    { atMs: at(1_250), shape: 'bow', x: 99 },
    { atMs: at(2_250), shape: 'bow', x: 100 },
    { atMs: at(2_600), shape: 'meek', x: 101 },
    { atMs: at(2_800), shape: 'meek', x: 106, facing: -1 },
    { atMs: at(4_200), shape: 'stand', x: OUTSIDE, facing: -1, ease: quadIn },
  ];
}

/** Both step back and bow. */
function parting(): Key[] {
  const at = (ms: number) => DECIDED_MS + ms;
  return [
    { atMs: at(240), shape: 'fall', x: 68, lift: 46, liftEase: quadIn },
    { atMs: at(430), shape: 'land', x: 78, ease: quadIn },
    { atMs: at(760), shape: 'stand', x: 96, ease: quadOut },
    { atMs: at(1_300), shape: 'bow', x: 106 },
    { atMs: at(2_500), shape: 'bow', x: 106 },
    { atMs: at(3_000), shape: 'stand', x: CORNER },
  ];
}
