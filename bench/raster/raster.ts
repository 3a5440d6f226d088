/**
 * What a frame costs with software rendering: CPU of the GPU process, each game at rest and in its busiest
 * second, against a bare Pixi application that rotates one shape on a canvas of the same size. Interleaved
 * slices. Name games to measure only those.
 */
import { cpuUs } from '../lib/cpu';
import { judge } from '../lib/judge';
import { compare, spreadText } from '../lib/slices';
import { around, chosen, LOADS, momentOf } from '../lib/stage/load';
import { type OpenedPage, withStages } from '../lib/stage/open';
import type { Frames } from '../lib/stage/page';

const TURNS = 9;
const GAME_FRAMES = 6;
const BARE_FRAMES = 90;
const GOAL_RATIO = 22;

/** A long slice minus a short one, because the cost of showing the page is not part of a frame. */
const contender = (page: OpenedPage, frames: Frames, pid: number) => {
  const costUs = async (count: number) => {
    const before = cpuUs(pid);
    await page.call('frames', { ...frames, count, finish: true });
    return cpuUs(pid) - before;
  };
  return {
    measure: async () => {
      const shortUs = await costUs(frames.count);
      return { us: ((await costUs(3 * frames.count)) - shortUs) / (2 * frames.count) };
    },
  };
};

await withStages(async ({ open, drawingPid }) => {
  const bare = await open();
  await bare.call('enterBare');
  const pid = await drawingPid();
  const bareFrames: Frames = { count: BARE_FRAMES, fromMs: 0, spanMs: 1_000 };
  const reference = contender(bare, bareFrames, pid);
  await reference.measure();

  console.log(`CPU of the drawing process per frame, median (middle half) of ${TURNS} interleaved slices`);
  for (const game of chosen(await bare.call('games'), process.argv.slice(2))) {
    for (const load of LOADS) {
      const page = await open();
      const { atMs } = await page.call('enter', game, momentOf(game, load));
      const subject = contender(page, around(atMs, load, GAME_FRAMES), pid);
      await subject.measure();
      const { us } = await compare(subject, reference, TURNS, ['us']);
      console.log(
        `${`${game} ${load}`.padEnd(16)} ${spreadText(us.subject, 0)} us against ${spreadText(us.reference, 0)} us; ratio ${spreadText(us.ratio, 1)}; goal ${GOAL_RATIO}: ${judge('raster', `${game} ${load}, against one shape`, us.ratio, GOAL_RATIO, { digits: 1 })}`,
      );
      await page.close();
    }
  }

  // Self-check: twice the frames must take twice the time.
  const twice = contender(bare, { ...bareFrames, count: 2 * BARE_FRAMES }, pid);
  const { us } = await compare(twice, reference, 2 * TURNS, ['us']);
  const isCorrect = Math.abs(us.ratio.median - 1) < 0.15;
  console.log(
    `self-check: a frame of ${2 * BARE_FRAMES} costs ${us.ratio.median.toFixed(2)} of a frame of ${BARE_FRAMES}${isCorrect ? '' : ': WRONG'}`,
  );
  process.exitCode = isCorrect ? 0 : 1;
});
