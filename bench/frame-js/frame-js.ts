/**
 * What a frame costs the page's main thread: each game at rest and in its busiest second, on the product's
 * own stage without draw calls and with a clock that jumps from frame to frame, against a bare Pixi
 * application that rotates one shape. CPU of that thread, interleaved slices. Name games to measure only
 * those.
 */

import { judge } from '../lib/judge';
import { compare, spreadText } from '../lib/slices';
import { around, chosen, LOADS, momentOf } from '../lib/stage/load';
import { type OpenedPage, withStages } from '../lib/stage/open';
import type { Frames } from '../lib/stage/page';

const TURNS = 21;
const SLICE = 1_200;
/** The shape's frames are so cheap that starting and reading a slice of as many would cost as much as half of them. */
const BARE_SLICE = 12_000;
const WARM_FRAMES = 600;
const GOALS = { idle: 4, busiest: 12 } as const;

const contender = (page: OpenedPage, frames: Frames) => ({
  measure: async () => {
    const before = await page.scriptUs();
    await page.call('frames', frames);
    return { us: ((await page.scriptUs()) - before) / frames.count };
  },
});

await withStages(async ({ open }) => {
  const bare = await open();
  await bare.call('enterBare');
  await bare.call('stubDraws');
  const bareFrames: Frames = { count: BARE_SLICE, fromMs: 0, spanMs: 1_000 };
  await bare.call('frames', { ...bareFrames, count: WARM_FRAMES });

  console.log(
    `CPU of the main thread per frame, median (middle half) of ${TURNS} interleaved slices of ${SLICE} frames, ${BARE_SLICE} of the shape`,
  );
  for (const game of chosen(await bare.call('games'), process.argv.slice(2))) {
    for (const load of LOADS) {
      const page = await open();
      const { atMs } = await page.call('enter', game, momentOf(game, load));
      await page.call('stubDraws');
      const frames = around(atMs, load, SLICE);
      await page.call('frames', { ...frames, count: WARM_FRAMES });
      const { us } = await compare(contender(page, frames), contender(bare, bareFrames), TURNS, ['us']);
      console.log(
        `${`${game} ${load}`.padEnd(16)} ${spreadText(us.subject, 0).padEnd(18)} us against ${spreadText(us.reference, 0)} us; ratio ${spreadText(us.ratio, 1)}; goal ${GOALS[load]}: ${judge('frame-js', `${game} ${load}, against one shape`, us.ratio, GOALS[load], { digits: 1 })}`,
      );
      await page.close();
    }
  }

  // Self-check: twice the frames must take twice the time.
  const twice = contender(bare, { ...bareFrames, count: 2 * BARE_SLICE });
  const { us } = await compare(twice, contender(bare, bareFrames), TURNS, ['us']);
  const isCorrect = Math.abs(us.ratio.median - 1) < 0.15;
  console.log(
    `self-check: a frame of ${2 * BARE_SLICE} costs ${us.ratio.median.toFixed(2)} of a frame of ${BARE_SLICE}${isCorrect ? '' : ': WRONG'}`,
  );
  process.exitCode = isCorrect ? 0 : 1;
});
