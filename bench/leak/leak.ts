/**
 * What visits leave behind: textures and contexts on the graphics card, and heap bytes after a full
 * collection, for each cycle of entering and leaving a game; and how the heap grows while a game keeps
 * playing. Compared with a page in which a known leak is planted. Name games to count only those. Compilation
 * is off: V8 keeps the code of hot functions in the heap too, 74 KB a cycle at first and 11 KB after forty,
 * which is not a leak of the page.
 */
import { judge } from '../lib/judge';
import { around, chosen, momentOf } from '../lib/stage/load';
import { type OpenedPage, type Stages, withStages } from '../lib/stage/open';

const CYCLES = 20;
/** Cycles before the measurement, in which everything that is kept once is created. */
const WARM_CYCLES = 3;
const PLAYED_FRAMES = 7_200;
const WARM_FRAMES = 1_200;
const PLANTED_BYTES = 64 * 1_024;
const GOALS = { cycleBytes: 16 * 1_024, playedBytes: 200 * 1_024 };

const kb = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;

/** Bytes that a cycle leaves, and what is left on the graphics card after the last one. */
async function cycle(page: OpenedPage, game: string, planted: number) {
  const visit = async () => {
    await page.call('enter', game, momentOf(game, 'busiest'));
    await page.call('leave');
    if (planted > 0) await page.call('keep', planted);
  };
  for (let warm = 0; warm < WARM_CYCLES; warm += 1) await visit();
  const before = await page.heapBytes();
  for (let done = 0; done < CYCLES; done += 1) await visit();
  const bytes = ((await page.heapBytes()) - before) / CYCLES;
  return { bytes, ...(await page.call('graphics')) };
}

/** Bytes by which the heap grows while a game's busiest second is repeated. */
async function play(page: OpenedPage, game: string): Promise<number> {
  const { atMs } = await page.call('enter', game, momentOf(game, 'busiest'));
  await page.call('stubDraws');
  await page.call('frames', around(atMs, 'busiest', WARM_FRAMES));
  const before = await page.heapBytes();
  await page.call('frames', around(atMs, 'busiest', PLAYED_FRAMES));
  return (await page.heapBytes()) - before;
}

async function measured<Result>({ open }: Stages, work: (page: OpenedPage) => Promise<Result>) {
  const page = await open();
  const result = await work(page);
  await page.close();
  return result;
}

await withStages(
  async (stages) => {
    const games = await measured(stages, (page) => page.call('games'));
    console.log(
      `Left per cycle of ${CYCLES}, and grown over ${PLAYED_FRAMES} frames, after a full collection`,
    );
    for (const game of chosen(games, process.argv.slice(2))) {
      const { bytes, textures, contexts } = await measured(stages, (page) => cycle(page, game, 0));
      const grown = await measured(stages, (page) => play(page, game));
      console.log(
        [
          `${game.padEnd(8)} ${kb(bytes)} a cycle, goal ${kb(GOALS.cycleBytes)}: ${judge('leak', `${game}: a cycle`, bytes, GOALS.cycleBytes, { unit: 'bytes', digits: 0 })};`,
          `${textures} textures, ${contexts} contexts, goal 0: ${judge('leak', `${game}: textures and contexts`, textures + contexts, 0, { digits: 0 })};`,
          `grown by ${kb(grown)}, goal ${kb(GOALS.playedBytes)}: ${judge('leak', `${game}: ${PLAYED_FRAMES} frames`, grown, GOALS.playedBytes, { unit: 'bytes', digits: 0 })}`,
        ].join(' '),
      );
    }
    const [first = 'color'] = games;
    const clean = await measured(stages, (page) => cycle(page, first, 0));
    const leaky = await measured(stages, (page) => cycle(page, first, PLANTED_BYTES));
    const found = leaky.bytes - clean.bytes;
    const isCorrect = Math.abs(found / PLANTED_BYTES - 1) < 0.25;
    console.log(
      `self-check: of ${kb(PLANTED_BYTES)} planted in each cycle, ${kb(found)} were found${isCorrect ? '' : ': WRONG'}`,
    );
    process.exitCode = isCorrect ? 0 : 1;
  },
  { interpreted: true },
);
