import type { Timeline, Tuning } from '../../games/kit/scene/scene';

/** Dragged times are multiples of this, in ms. */
export const SNAP_MS = 20;

/** The value of the tuning that moves a mark, and by how many ms a change of 1 ms moves it. */
export interface Handle {
  readonly name: string;
  readonly slope: number;
}

/** A stretch of time between two marks; `handle` is the value that makes it longer or shorter. */
export interface Motion {
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly handle: Handle | null;
}

type LayOut = (tuning: Tuning) => Timeline;

/** A change that is large enough to be seen in every time, and small enough that no beats change places. */
const PROBE_MS = 4;
/** Two times closer than this are the same. */
const SAME_MS = 1;

/** What a timeline says in ms: its beats, its cues, its result and its end. */
interface Times {
  readonly beats: readonly number[];
  readonly cues: readonly number[];
  readonly resultMs: number;
  readonly endMs: number;
}

const timesOf = ({ beats, cues, resultMs, endMs }: Timeline): Times => ({
  beats: beats.map(({ atMs }) => atMs),
  cues: cues.map(({ atMs }) => atMs),
  resultMs,
  endMs,
});

/** How far every time moves for each value in ms, found by changing one value after the other. */
export interface Probes {
  readonly times: Times;
  readonly moved: ReadonlyMap<string, Times>;
}

export function probe(layOut: LayOut, tuning: Tuning): Probes {
  const times = timesOf(layOut(tuning));
  const moved = new Map<string, Times>();
  for (const [name, value] of Object.entries(tuning)) {
    if (typeof value !== 'number' || !name.endsWith('Ms')) continue;
    const other = tryTimes(layOut, { ...tuning, [name]: value + PROBE_MS });
    if (
      other === null ||
      other.beats.length !== times.beats.length ||
      other.cues.length !== times.cues.length
    )
      continue;
    moved.set(name, {
      beats: other.beats.map((atMs, index) => (atMs - (times.beats[index] ?? 0)) / PROBE_MS),
      cues: other.cues.map((atMs, index) => (atMs - (times.cues[index] ?? 0)) / PROBE_MS),
      resultMs: slopeOf(other.resultMs, times.resultMs),
      endMs: slopeOf(other.endMs, times.endMs),
    });
  }
  return { times, moved };
}

/** A round without a known end has no slope there. */
const slopeOf = (toMs: number, fromMs: number): number =>
  Number.isFinite(toMs) && Number.isFinite(fromMs) ? (toMs - fromMs) / PROBE_MS : 0;

/** Some values have limits, beyond which a timeline throws. */
function tryTimes(layOut: LayOut, tuning: Tuning): Times | null {
  try {
    return timesOf(layOut(tuning));
  } catch {
    return null;
  }
}

/**
 * The value to write when a mark is dragged: of those that move it, the one that moves the fewest other times. Null for
 * a mark that no value moves, as one of a shared round whose events have their own times.
 */
export function handleOf({ moved }: Probes, lane: 'beats' | 'cues', index: number): Handle | null {
  return best(moved, (slopes) => slopes[lane][index] ?? 0);
}

/** As `handleOf`, for the length between two times: a value that makes it longer. */
const stretchOf = ({ moved }: Probes, from: (times: Times) => number, to: (times: Times) => number) =>
  best(moved, (slopes) => Math.max(0, to(slopes) - from(slopes)));

function best(moved: Probes['moved'], slopeIn: (slopes: Times) => number): Handle | null {
  let found: { readonly handle: Handle; readonly others: number } | null = null;
  for (const [name, slopes] of moved) {
    const slope = slopeIn(slopes);
    if (Math.abs(slope) < 0.05) continue;
    const others = [...slopes.beats, ...slopes.cues, slopes.resultMs].filter(
      (one) => Math.abs(one) > 0.01,
    ).length;
    if (found === null || others < found.others) found = { handle: { name, slope }, others };
  }
  return found?.handle ?? null;
}

/** The value after a mark was dragged by `byMs`, as a multiple of 20 ms and never below 0. */
export function draggedTo(value: number, { slope }: Handle, byMs: number): number {
  const wanted = value + byMs / slope;
  return Math.max(0, Math.round(wanted / SNAP_MS) * SNAP_MS);
}

/** The stretches between beats, result and end, each with the value that decides its length. */
export function motionsOf(probes: Probes): readonly Motion[] {
  const { times } = probes;
  const stops: { atMs: number; read: (of: Times) => number }[] = times.beats.map((atMs, index) => ({
    atMs,
    read: (of) => of.beats[index] ?? 0,
  }));
  stops.push({ atMs: times.resultMs, read: (of) => of.resultMs });
  stops.push({ atMs: times.endMs, read: (of) => of.endMs });
  const motions: Motion[] = [];
  let last: (typeof stops)[number] = { atMs: 0, read: () => 0 };
  for (const stop of stops.filter(({ atMs }) => Number.isFinite(atMs)).sort((a, b) => a.atMs - b.atMs)) {
    if (stop.atMs - last.atMs < SAME_MS) continue;
    const handle = stretchOf(probes, last.read, stop.read);
    if (handle !== null) motions.push({ name: handle.name, fromMs: last.atMs, toMs: stop.atMs, handle });
    last = stop;
  }
  return motions;
}
