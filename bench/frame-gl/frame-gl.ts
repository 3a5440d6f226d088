/**
 * What a frame costs the graphics card and the garbage collector: draw calls, uploads, overdraw and allocated
 * bytes of each game, at rest and in its busiest second, beside a bare Pixi application that rotates one
 * shape. The counts do not depend on the load of the machine. Name games to count only those; `--where` lists
 * what allocates and what covers the screen.
 */
import { judge } from '../lib/judge';
import { around, chosen, LOADS, type Load, momentOf } from '../lib/stage/load';
import { type OpenedPage, type Stages, withStages } from '../lib/stage/open';
import type { Counted, Cover, Frames } from '../lib/stage/page';

const WARM_FRAMES = 600;
const COUNTED_FRAMES = 120;
const SAMPLED_FRAMES = 600;
/** Sampling interval of allocations, in bytes. */
const SAMPLE_BYTES = 256;
const GOALS = { idleDraws: 6, overdraw: 2, allocatedBytes: 4_096 };
/** A square of 120 px on 375 x 812, as the bare page draws. */
const BARE_OVERDRAW = 120 ** 2 / (375 * 812);

const options = process.argv.slice(2);
const isWhere = options.includes('--where');

interface Site {
  readonly where: string;
  readonly bytes: number;
}

interface Node {
  readonly callFrame: {
    readonly functionName: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly selfSize: number;
  readonly children: readonly Node[];
}

const sitesIn = ({ callFrame, selfSize, children }: Node): readonly Site[] => {
  const { functionName, lineNumber, columnNumber } = callFrame;
  const where = `${functionName || 'anonymous'}:${lineNumber + 1}:${columnNumber + 1}`;
  return [{ where, bytes: selfSize }, ...children.flatMap(sitesIn)];
};

/** Everything allocated while the work runs, reachable or not; largest first. */
async function allocations({ session }: OpenedPage, work: () => Promise<unknown>): Promise<readonly Site[]> {
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: SAMPLE_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await work();
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const sums = new Map<string, number>();
  for (const { where, bytes } of sitesIn(profile.head)) sums.set(where, (sums.get(where) ?? 0) + bytes);
  return [...sums].map(([where, bytes]) => ({ where, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}

const sum = (sites: readonly Site[]) => sites.reduce((total, { bytes }) => total + bytes, 0);

interface Figures extends Counted {
  readonly allocatedBytes: number;
  readonly sites: readonly Site[];
}

async function figuresOf(page: OpenedPage, frames: Frames): Promise<Figures> {
  await page.call('stubDraws');
  await page.call('frames', { ...frames, count: WARM_FRAMES });
  const sites = await allocations(page, () => page.call('frames', { ...frames, count: SAMPLED_FRAMES }));
  const counted = await page.call('counted', frames);
  return { ...counted, allocatedBytes: sum(sites) / SAMPLED_FRAMES, sites };
}

interface Drawn {
  readonly overdraw: number;
  /** The overdraw by part of the scene; only on request. */
  readonly covers: readonly Cover[];
}

async function overdrawOf({ open }: Stages, game: string, load: Load): Promise<Drawn> {
  const page = await open('?touches');
  const { atMs } = await page.call('enter', game, momentOf(game, load));
  const overdraw = await page.call('overdraw', atMs);
  const covers = isWhere ? await page.call('covers', atMs) : [];
  await page.close();
  return { overdraw, covers: covers.toSorted((a, b) => b.touches - a.touches) };
}

function report(name: string, figures: Figures, { overdraw, covers }: Drawn, drawGoal: number): void {
  const { drawCalls, uploads, pictures, allocatedBytes, sites } = figures;
  console.log(
    [
      `${name.padEnd(16)} ${drawCalls} draws, goal ${drawGoal}: ${judge('frame-gl', `${name}: draw calls`, drawCalls, drawGoal, { digits: 0 })};`,
      `${uploads} uploads (${pictures} of pictures);`,
      `overdraw ${overdraw.toFixed(2)}, goal ${GOALS.overdraw}: ${judge('frame-gl', `${name}: overdraw`, overdraw, GOALS.overdraw)};`,
      `${allocatedBytes.toFixed(0)} bytes, goal ${GOALS.allocatedBytes}: ${judge('frame-gl', `${name}: allocated a frame`, allocatedBytes, GOALS.allocatedBytes, { unit: 'bytes', digits: 0 })}`,
    ].join(' '),
  );
  if (!isWhere) return;
  for (const { where, bytes } of sites.slice(0, 12)) {
    console.log(`  ${(bytes / SAMPLED_FRAMES).toFixed(0).padStart(7)} bytes  ${where}`);
  }
  for (const { where, touches } of covers.slice(0, 12)) {
    console.log(`  ${touches.toFixed(2).padStart(7)} screens ${where}`);
  }
}

/** Self-checks: the measurements of known values. */
async function problemsOf({ open }: Stages, bare: Figures): Promise<string[]> {
  const problems: string[] = [];
  if (bare.drawCalls !== 1) problems.push(`one shape is one draw, not ${bare.drawCalls}`);
  const touched = await open('?touches');
  await touched.call('enterBare');
  const overdraw = await touched.call('overdraw', 0);
  if (Math.abs(overdraw / BARE_OVERDRAW - 1) > 0.05) {
    problems.push(`the shape covers ${BARE_OVERDRAW.toFixed(4)}, not ${overdraw.toFixed(4)}`);
  }
  const turns = 2_000;
  const littered = sum(await allocations(touched, () => touched.call('litter', turns, GOALS.allocatedBytes)));
  const each = littered / turns;
  if (Math.abs(each / GOALS.allocatedBytes - 1) > 0.1) {
    problems.push(`${GOALS.allocatedBytes} bytes a turn were thrown away, ${each.toFixed(0)} were found`);
  }
  await touched.close();
  return problems;
}

await withStages(async (stages) => {
  const page = await stages.open();
  await page.call('enterBare');
  const games = await page.call('games');
  const bare = await figuresOf(page, { count: COUNTED_FRAMES, fromMs: 0, spanMs: 1_000 });
  await page.close();
  console.log(`The most of ${COUNTED_FRAMES} frames; bytes allocated per frame over ${SAMPLED_FRAMES}`);
  console.log(
    `bare Pixi        ${bare.drawCalls} draw, ${bare.uploads} uploads, ${bare.allocatedBytes.toFixed(0)} bytes`,
  );
  for (const game of chosen(
    games,
    options.filter((option) => !option.startsWith('--')),
  )) {
    for (const load of LOADS) {
      const played = await stages.open();
      const { atMs, budget } = await played.call('enter', game, momentOf(game, load));
      const figures = await figuresOf(played, around(atMs, load, COUNTED_FRAMES));
      await played.close();
      const overdraw = await overdrawOf(stages, game, load);
      report(`${game} ${load}`, figures, overdraw, load === 'idle' ? GOALS.idleDraws : budget.drawCalls);
    }
  }
  const problems = await problemsOf(stages, bare);
  console.log(
    problems.length === 0
      ? 'self-check: one shape is one draw, covers what it should, and known garbage is found'
      : problems.map((problem) => `self-check: WRONG: ${problem}`).join('\n'),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
});
