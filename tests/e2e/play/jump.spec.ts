import type { APIRequestContext, Page } from '@playwright/test';
import {
  atTable,
  betsOf,
  DEMO,
  expectButton,
  fastForward,
  NUMBER_MAX_MS,
  openTable,
  phaseIs,
  placeBet,
  primary,
  REAL,
  remember,
  seekNext,
  trueBalance,
} from '../support/jump';
import { logInByPassword, newPerson, open } from '../support/person';
import { shownBalance } from '../support/player';
import { expect, NO_ANSWER, test } from '../support/watched';

// A round has no fixed length, and a test may wait for one or two rounds before its own.
test.describe.configure({ timeout: 240_000 });
test.use({ reducedMotion: 'reduce', table: 'crash' });

const CASH_OUT = '**/x2/og/crash/cash-out';

/** Closes betting and starts the flight, which may end at once. */
async function depart(page: Page, request: APIRequestContext): Promise<void> {
  await fastForward(page, request);
  await expect(
    page.locator('[data-mode][data-phase="running"], [data-mode][data-phase="result"]'),
  ).toBeVisible({ timeout: NUMBER_MAX_MS });
}

/** Waits until the running bet is worth this much, in pesos, as its button says. */
async function isWorth(page: Page, pesos: number): Promise<void> {
  await phaseIs(page, 'running');
  const shown = async () => Number(/₱([\d.]+)/.exec((await primary(page).textContent()) ?? '')?.[1]);
  await expect.poll(shown, { intervals: [50] }).toBeGreaterThanOrEqual(pesos);
}

/** The demo state stored on the guest's device. */
const demoKept = (page: Page) =>
  page.evaluate(() => {
    const { balance, betCount } = JSON.parse(localStorage.getItem('demo') ?? '{}').crash;
    const rounds = (JSON.parse(localStorage.getItem('demoRounds') ?? '{}').crash ?? []) as {
      stake: string;
      payout: string;
      serverSeed: string | null;
    }[];
    return { balance: balance as string, betCount: betCount as number, rounds };
  });

const centavos = (pesos: string): bigint => BigInt(pesos.replace('.', ''));

test('a guest bets in the demo, takes a bet back, plays a round, and finds it with its seeds', async ({
  page,
}) => {
  await remember(page, '1.50');
  await page.goto(`/#${DEMO}`);
  await atTable(page, 'demo');
  await expect(page.getByText('you play alone')).toBeVisible();
  await phaseIs(page, 'running');
  await expect(primary(page)).toContainText('Board next ride');
  await placeBet(page);
  expect(await shownBalance(page)).toBe(80_00n);
  await primary(page).click();
  await expect(primary(page)).toContainText('Board');
  expect(await shownBalance(page)).toBe(100_00n);
  expect((await demoKept(page)).betCount).toBe(0);

  await phaseIs(page, 'betting');
  await placeBet(page);
  await phaseIs(page, 'running');
  await phaseIs(page, 'result');
  await expect.poll(async () => (await demoKept(page)).rounds.length).toBe(1);
  const { balance, betCount, rounds } = await demoKept(page);
  expect(betCount).toBe(1);
  expect(rounds[0]?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(centavos(balance)).toBe(100_00n - 20_00n + centavos(rounds[0]?.payout ?? '0'));
  expect(await shownBalance(page)).toBe(centavos(balance));

  await page.getByRole('button', { name: /^Last outcomes/ }).click();
  const list = page.getByRole('dialog', { name: 'Rounds' });
  await list
    .getByRole('button', { name: /^Round \d+/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /^Round \d+/ });
  await sheet.getByRole('button', { name: 'Verify' }).click();
  await expect(sheet.getByText('This round checks out.')).toBeVisible();
});

test('a player cashes out half, then the rest, and each is paid at once', { tag: '@drawn' }, async ({
  page,
  request,
}) => {
  const person = await openTable(page, request, '500.00');
  await seekNext(page, request, person, '6.00', 'big');
  await placeBet(page);
  await expect.poll(() => shownBalance(page)).toBe(480_00n);
  await depart(page, request);
  await isWorth(page, 21);
  await page.getByRole('button', { name: /^Half/ }).click();
  await expect.poll(() => shownBalance(page)).toBeGreaterThan(490_00n);
  const half = (await shownBalance(page)) - 480_00n;
  expect(half).toBe(await trueBalance(page, request).then((now) => now - 480_00n));
  await primary(page).click();
  await expect(page.locator('[data-result]')).toContainText('+₱');
  await expect(primary(page)).toContainText('Board next ride');
  const paid = (await trueBalance(page, request)) - 480_00n;
  expect(paid).toBeGreaterThan(2n * half - 1n);
  await fastForward(page, request);
  await expect.poll(async () => (await betsOf(page, request))[0]?.payout.replace('.', '')).toBe(String(paid));
});

test('a bet that is not cashed out in time is lost, and the board says why', async ({ page, request }) => {
  const person = await openTable(page, request, '500.00');
  await seekNext(page, request, person, '3.00', 'loss');
  await placeBet(page);
  await depart(page, request);
  await expect(page.getByText(/^Ride ended at ×[12]\./).first()).toBeVisible({ timeout: 60_000 });
  expect(await trueBalance(page, request)).toBe(480_00n);
  await expect(primary(page)).toContainText('Board next ride');
});

test('a cash-out that arrives after the end changes nothing and is shown with both times', async ({
  page,
  request,
}) => {
  const person = await openTable(page, request, '500.00');
  await seekNext(page, request, person, '2.00', 'small');
  await placeBet(page);
  // The tap is in time, but the network delays the call until the round has ended.
  await page.route(CASH_OUT, async (route) => {
    await phaseIs(page, 'result');
    await route.continue();
  });
  await depart(page, request);
  await expect(primary(page)).toContainText('Hop off');
  await primary(page).click();
  await expect(page.getByText(/^Your tap came \d+\.\d\d s late/)).toBeVisible({ timeout: 110_000 });
  await expect(page.getByText(/Ride ended \d+\.\d\d s, your tap arrived \d+\.\d\d s/)).toBeVisible();
  await expect(primary(page)).toContainText('Board next ride');
  expect(await trueBalance(page, request)).toBe(480_00n);
});

test('a queued bet is taken back, and both panels bet in the next round', async ({ page, request }) => {
  const person = await openTable(page, request, '500.00');
  await seekNext(page, request, person, '6.00', 'big');
  await fastForward(page, request);
  await phaseIs(page, 'running');
  await expect(primary(page)).toContainText('Board next ride');
  await placeBet(page);
  await expect.poll(() => shownBalance(page)).toBe(480_00n);
  await primary(page).click();
  await expect(primary(page)).toContainText('Board next ride');
  expect(await trueBalance(page, request)).toBe(500_00n);

  await page.getByRole('button', { name: 'Second fare' }).click();
  await placeBet(page);
  await page.getByRole('button', { name: /^Board next ride/ }).click();
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(2);
  await expect.poll(() => shownBalance(page)).toBe(460_00n);
  await fastForward(page, request);
  await phaseIs(page, 'betting');
  await depart(page, request);
  await fastForward(page, request);
  await expect.poll(async () => (await betsOf(page, request)).length).toBe(2);
  await trueBalance(page, request);
});

// These measure times, so nothing else runs beside them.
test.describe('returning to the table', { tag: '@timed' }, () => {
  test('a reload during the flight shows the running bet at once', async ({ page, request, complaints }) => {
    complaints.allow(NO_ANSWER);
    const person = await openTable(page, request, '500.00');
    await seekNext(page, request, person, '20.00', 'mega');
    await placeBet(page);
    await depart(page, request);
    await isWorth(page, 21);
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        const dataset = document.documentElement.dataset;
        const root = document.querySelector<HTMLElement>('[data-mode][data-phase]');
        if (root === null) return;
        dataset.openedAt ??= String(Math.round(performance.now()));
        if (root.dataset.phase !== 'running' || !/Hop off/.test(root.textContent ?? '')) return;
        dataset.aboardAt = String(Math.round(performance.now()));
        seen.disconnect();
      });
      seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await page.reload();
    await expect(primary(page)).toContainText('Hop off');
    await expect(page.locator('[data-mode][data-phase="running"]')).toContainText(/×\d+\.\d\d/);
    const { openedAt, aboardAt } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    const tookMs = Number(aboardAt) - Number(openedAt);
    test.info().annotations.push({ type: 'aboard', description: `${tookMs} ms after the page stood` });
    // One second when nothing else uses the machine.
    expect(tookMs).toBeLessThan(2_000);
    await primary(page).click();
    await expect(page.locator('[data-result]')).toBeVisible();
    expect(await trueBalance(page, request)).toBeGreaterThan(500_00n);
  });

  test('without a network the bet is safe, and its own target still applies', async ({
    page,
    request,
    context,
    complaints,
  }) => {
    complaints.allow(NO_ANSWER);
    const person = await openTable(page, request, '500.00', '1.30');
    await seekNext(page, request, person, '6.00', 'big');
    await placeBet(page);
    await depart(page, request);
    await context.setOffline(true);
    await expect(page.getByText('This bet hops off by itself at ×1.30')).toBeVisible();
    await fastForward(page, request);
    await expect.poll(async () => (await betsOf(page, request))[0]?.payout).toBe('26.00');
    const backAtMs = Date.now();
    await context.setOffline(false);
    await expect(page.locator('[data-link="open"]')).toBeVisible();
    const tookMs = Date.now() - backAtMs;
    test.info().annotations.push({ type: 'resynced after', description: `${tookMs} ms` });
    expect(tookMs).toBeLessThan(1_500);
    await expect(page.getByText('This bet hops off by itself')).toBeHidden();
    await expect.poll(() => shownBalance(page)).toBe(506_00n);
  });
});

test('a bet is placed, cashed out and placed again with the keyboard alone', async ({ page, request }) => {
  const person = await openTable(page, request, '500.00');
  await seekNext(page, request, person, '6.00', 'big');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  await expectButton(page, 'Take back');
  const after = await trueBalance(page, request);
  expect(after).toBeLessThan(480_00n);
  await depart(page, request);
  await isWorth(page, (Number(500_00n - after) / 100) * 1.05);
  await page.keyboard.press(' ');
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(await trueBalance(page, request)).toBeGreaterThan(500_00n);
  // For 600 ms after "Hop off" a tap bets nothing.
  await expect(async () => {
    await page.keyboard.press(' ');
    await expect(primary(page)).toContainText('Take back', { timeout: 1_000 });
  }).toPass();
  // Takes the bet back, so that it does not play in the next test's round.
  await page.keyboard.press(' ');
  await expect(primary(page)).toContainText('Board next ride');
});

test('play for money sends a guest to log-in, and then back to the table', async ({ page, request }) => {
  const { phone } = await newPerson(request);
  await open(page, DEMO);
  await expect(page.locator('[data-mode="demo"][data-link="open"]')).toBeVisible();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: /^Play for real/ }).click();
  await expect(page).toHaveURL(/#\/login/);

  // An address with mode=real does the same.
  await open(page, REAL);
  await logInByPassword(page, phone);
  await expect(page.locator('[data-mode="real"][data-link="open"]')).toBeVisible();
});
