import type { BrowserContext, Page } from '@playwright/test';
import { createRandom, type Random } from '../ledger/simulation/random';
import { expect, NO_ANSWER, REFUSED, test } from './support/watched';

/**
 * Moves between games and pages while something of the device fails each time. `npm run soak -- switches` makes 500. A page
 * that runs a script of an address, breaks the policy, throws or does not come back fails the test.
 */
const SWITCHES = Number(process.env.SWITCHES ?? 16);
const SEED = Number(process.env.SWITCHES_SEED ?? 1);
/** A device that loses its picture again and again goes on with the board alone: a visit has fewer losses than that. */
const SWITCHES_A_VISIT = 20;
const LOSSES_A_VISIT = 2;
/** By itself, for a version that a garbled storage has made up. */
const RELOADS_MAX = 3;
const BACK_MS = 3_000;
/** A frame of the software renderer takes up to a second beside other work. */
const SLOWNESS = 10;

test.use({ reducedMotion: 'reduce' });

const GAMES = [10_001, 10_002, 10_003, 10_004, 10_005].map((id) => `/games/og?id=${id}&mode=demo`);
const PAGES = ['/', '/login?type=0', '/faq', '/account', '/record', '/wallet', '/lotto'];
const HOSTILE = [
  '/games/og?id=<script>window.ran=true</script>',
  '/games/og?id=10001&mode=javascript:window.ran=true',
  '/login?type=%22%3E%3Cimg%20src=x%20onerror=window.ran=true%3E',
  '/faq?q=__proto__[ran]=true',
  '/%00%ff//..//account',
  '/games/og?id=99999999999999999999',
];
const GARBAGE = [
  '',
  'null',
  '[]',
  '{}',
  '1e309',
  '"<img src=x onerror=window.ran=true>"',
  '9'.repeat(2_000),
  '\u0000',
];

const stageOf = (page: Page) => page.locator('[data-stage]').last().getAttribute('data-stage');
const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);

/** Loses the graphics context for a moment, where there is one. Gives whether there was. */
const loseContext = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl') ?? null;
    const loser = context?.getExtension('WEBGL_lose_context') ?? null;
    if (loser === null) return false;
    loser.loseContext();
    setTimeout(() => loser.restoreContext(), 200);
    return true;
  });

const garble = (page: Page, random: Random) =>
  page.evaluate(
    ([values, shift]) => {
      for (const [at, name] of Object.keys(localStorage).entries()) {
        if (name !== 'version') localStorage.setItem(name, values[(at + shift) % values.length] ?? '');
      }
    },
    [GARBAGE, random.below(GARBAGE.length)] as const,
  );

/** What fails while the page moves; what it gives makes it whole again. */
async function fail(page: Page, context: BrowserContext, random: Random): Promise<() => Promise<unknown>> {
  const kind = random.below(4);
  if (kind === 0) {
    await context.setOffline(true);
    return () => context.setOffline(false);
  }
  if (kind === 1) await garble(page, random);
  if (kind === 2) {
    // A socket and a call in the middle of the move.
    await page.route('**/x2/**', (route) => (random.chance(50) ? route.abort() : route.continue()));
    return () => page.unroute('**/x2/**');
  }
  return async () => undefined;
}

/** A game is drawn again, or its board stands; a page shows something that can be pressed. */
async function isBack(page: Page, path: string): Promise<void> {
  const timeout = BACK_MS * SLOWNESS;
  if (!GAMES.includes(path)) return expect(page.locator('a, button').first()).toBeVisible({ timeout });
  await expect.poll(() => stageOf(page), { timeout }).toMatch(/^(ready|boardAlone)$/);
}

test(`${SWITCHES} moves while picture, network and storage fail`, { tag: '@soak' }, async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(120_000 + SWITCHES * 2 * BACK_MS * SLOWNESS);
  complaints.allow(NO_ANSWER);
  complaints.allow(REFUSED);
  const random = createRandom(SEED);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const backMs: number[] = [];
  for (let move = 0, losses = 0; move < SWITCHES; move += 1) {
    if (move % SWITCHES_A_VISIT === 0) {
      await page.goto('about:blank');
      await page.goto('/');
      await isBack(page, '/');
      [loads, losses] = [0, 0];
    }
    const path = random.chance(60) ? random.pick(GAMES) : random.pick(random.chance(50) ? PAGES : HOSTILE);
    const mend = await fail(page, context, random);
    await go(page, path);
    if (losses < LOSSES_A_VISIT && random.chance(30) && (await loseContext(page))) losses += 1;
    await mend();
    const startMs = performance.now();
    await test.step(`move ${move} to ${path}`, () => isBack(page, path));
    backMs.push(performance.now() - startMs);
    expect(await page.evaluate(() => 'ran' in window || 'ran' in {})).toBe(false);
    expect(loads).toBeLessThanOrEqual(RELOADS_MAX);
  }
  backMs.sort((a, b) => a - b);
  const [median = 0, worst = 0] = [backMs[Math.floor(backMs.length / 2)], backMs.at(-1)];
  console.log(
    `${SWITCHES} moves, seed ${SEED}: back after ${median.toFixed(0)} ms, at worst ${worst.toFixed(0)} ms`,
  );
});
