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
/** Between two moves of a fast thumb. A page that leads back by itself, as a question before a game does, has done so by then. */
const THUMB_MS = 150;
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

/** Undefined without a stage, and while the page is being loaded anew. */
const stageOf = (page: Page) =>
  page
    .evaluate(() => [...document.querySelectorAll('[data-stage]')].at(-1)?.getAttribute('data-stage'))
    .catch(() => undefined);
/** Does something in the page, and again where the app has just loaded it anew. */
async function inPage<Done>(page: Page, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error;
    await page.waitForLoadState();
    return work();
  }
}

const go = (page: Page, path: string) =>
  inPage(page, () =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${path}`),
  );

/** Loses the graphics context for a moment, where there is one. Gives whether there was. */
const loseContext = (page: Page): Promise<boolean> =>
  inPage(page, () =>
    page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl') ?? null;
      const loser = context?.getExtension('WEBGL_lose_context') ?? null;
      if (loser === null) return false;
      loser.loseContext();
      setTimeout(() => loser.restoreContext(), 200);
      return true;
    }),
  );

function garble(page: Page, random: Random): Promise<void> {
  const garbage = [GARBAGE, random.below(GARBAGE.length)] as const;
  return inPage(page, () =>
    page.evaluate(([values, shift]) => {
      for (const [at, name] of Object.keys(localStorage).entries()) {
        if (name !== 'version') localStorage.setItem(name, values[(at + shift) % values.length] ?? '');
      }
    }, garbage),
  );
}

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
    losesCalls.set(page, random);
    return async () => losesCalls.delete(page);
  }
  return async () => undefined;
}

/** By what each page loses half of its calls, while it does. */
const losesCalls = new WeakMap<Page, Random>();

/** One route for the whole test: the browser may forget a request that waits while routes come and go. */
const loseCalls = (page: Page) =>
  page.route('**/x2/**', (route) =>
    losesCalls.get(page)?.chance(50) === true ? route.abort() : route.continue(),
  );

/** The addresses that a page has asked for and not got yet. */
function pendingOf(page: Page): ReadonlySet<string> {
  const pending = new Set<string>();
  page.on('request', (request) => pending.add(request.url()));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request.url()));
  return pending;
}

/** A game is drawn again, or its board stands; a page shows something that can be pressed. */
async function isBack(page: Page, path: string, pending: ReadonlySet<string>): Promise<void> {
  const timeout = BACK_MS * SLOWNESS;
  const state = async () => {
    if (!GAMES.includes(path)) return (await page.locator('a:visible, button:visible').count()) > 0;
    return /^(ready|boardAlone)$/.test((await stageOf(page)) ?? '');
  };
  await expect
    .poll(async () => (await state()) || `${page.url()} waits for ${[...pending].join(' ')}`, { timeout })
    .toBe(true);
}

test(`${SWITCHES} moves while picture, network and storage fail`, { tag: '@soak' }, async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(120_000 + SWITCHES * 2 * BACK_MS * SLOWNESS);
  complaints.allow(NO_ANSWER);
  complaints.allow(REFUSED);
  // A file that is asked for without a network, and a picture whose context is lost while it is made.
  complaints.allow(/^(Error: Unable to preload CSS|TypeError: Failed to fetch dynamically imported module)/);
  complaints.allow(/^PixiJS Error: Could not (retrieve shader source|initialize shader)/);
  const random = createRandom(SEED);
  const pending = pendingOf(page);
  await loseCalls(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const backMs: number[] = [];
  for (let move = 0, losses = 0; move < SWITCHES; move += 1) {
    if (move % SWITCHES_A_VISIT === 0) {
      await page.goto('about:blank');
      await page.goto('/');
      await isBack(page, '/', pending);
      [loads, losses] = [0, 0];
    }
    const path = random.chance(60) ? random.pick(GAMES) : random.pick(random.chance(50) ? PAGES : HOSTILE);
    const mend = await fail(page, context, random);
    await go(page, path);
    if (losses < LOSSES_A_VISIT && random.chance(30) && (await loseContext(page))) losses += 1;
    await mend();
    const startMs = performance.now();
    await test.step(`move ${move} to ${path}`, () => isBack(page, path, pending));
    backMs.push(performance.now() - startMs);
    expect(await inPage(page, () => page.evaluate(() => 'ran' in window || 'ran' in {}))).toBe(false);
    expect(loads).toBeLessThanOrEqual(RELOADS_MAX);
    await page.waitForTimeout(THUMB_MS);
  }
  backMs.sort((a, b) => a - b);
  const [median = 0, worst = 0] = [backMs[Math.floor(backMs.length / 2)], backMs.at(-1)];
  console.log(
    `${SWITCHES} moves, seed ${SEED}: back after ${median.toFixed(0)} ms, at worst ${worst.toFixed(0)} ms`,
  );
});
