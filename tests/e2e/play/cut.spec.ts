import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { back, seekContest, settledContests, sitDown } from '../support/contest';
import {
  betsOf,
  expectButton,
  fastForward,
  openTable,
  phaseIs,
  placeBet,
  primary,
  seekEnd,
  seekNext,
  trueBalance,
} from '../support/jump';
import { shownBalance } from '../support/player';
import { expect, NO_ANSWER, test } from '../support/watched';

// A round has no fixed length, and a test may wait for one or two rounds before its own.
test.describe.configure({ timeout: 240_000 });
test.use({ reducedMotion: 'reduce', table: 'crash' });
test.beforeEach(({ complaints }) => complaints.allow(NO_ANSWER));

const card = (page: Page) => page.getByRole('dialog', { name: 'While you were away' });
const figure = (page: Page) => page.getByText(/^×\d+\.\d\d$/).first();

/** Starts a ride with this bet aboard, that goes on until it is fast-forwarded. */
async function ride(page: Page, request: APIRequestContext, target?: string): Promise<void> {
  const person = await openTable(page, request, '500.00', target);
  await seekNext(page, request, person, '20.00', 'mega');
  await placeBet(page);
  await fastForward(page, request);
  await phaseIs(page, 'running');
  await expectButton(page, 'Hop off');
}

/** Cuts the connection and waits until the page says so. */
async function cut(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
}

/** Ends the ride while the player is away; resolves when their bet is settled. */
async function endRide(page: Page, request: APIRequestContext): Promise<void> {
  await fastForward(page, request);
  await expect.poll(async () => (await betsOf(page, request)).length).toBe(1);
}

test('a ride is cut while boarding is open: what stands is said, and the loss is shown until it is read', async ({
  page,
  request,
  context,
}) => {
  const person = await openTable(page, request, '500.00');
  await seekNext(page, request, person, '20.00', 'mega');
  await placeBet(page);
  await cut(page, context);
  await expect(page.getByText('Your fare is aboard')).toBeVisible();
  await expect(page.getByText('This bet has no automatic hop-off.')).toBeVisible();
  await expect(page.getByText('No new bets while you are away.')).toBeVisible();
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
  const round = Number(await page.locator('[data-round]').getAttribute('data-round'));
  await fastForward(page, request);
  // The page does not know that the ride has left, so it is ended once more by the same number.
  await expect
    .poll(async () => {
      await fastForward(page, request).catch(() => undefined);
      return (await betsOf(page, request)).length;
    })
    .toBe(1);
  await context.setOffline(false);
  await expect(card(page)).toContainText(`Ride ${round.toLocaleString('en')}`);
  await expect(card(page)).toContainText('You had not hopped off, so the fare of ₱20.00 is lost.');
  await expect(card(page)).toContainText('Before departure');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(card(page)).toContainText('−₱20.00');
  expect((await betsOf(page, request)).map(({ payout }) => payout)).toEqual(['0.00']);
  expect(await trueBalance(page, request)).toBe(480_00n);
  await card(page).getByRole('button', { name: 'I have read this' }).click();
  await expect(card(page)).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-link="open"]')).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('a ride is cut in flight: its figures stand still, and the end is replayed and verified from the card', async ({
  page,
  request,
  context,
}) => {
  await ride(page, request);
  await page.waitForTimeout(1_200);
  await cut(page, context);
  const frozen = await figure(page).textContent();
  await expect(page.getByText(/^Last seen at .+ Fare then ₱2\d\.\d\d\.$/)).toBeVisible();
  await expect(page.getByText('Your fare rides on')).toBeVisible();
  await expect(page.getByText('It rides to the end unless you return in time.')).toBeVisible();
  await expect(page.locator('[data-cut]')).toContainText('Auto hop offOff');
  await expect(page.locator('[data-cut]')).toContainText('If you miss it−₱20.00');
  await expect(page.getByText(/^[2-9] s without a connection$/)).toBeVisible();
  expect(await figure(page).textContent()).toBe(frozen);
  await endRide(page, request);
  await expect(card(page)).toBeHidden();

  await context.setOffline(false);
  await expect(card(page)).toContainText('so the fare of ₱20.00 is lost');
  await expect(card(page)).toContainText(`At ${frozen}, no auto hop-off set`);
  await expect(card(page)).toContainText('Hopped offNo');
  await expect(card(page)).toContainText('Auto hop off works while you are offline.');
  expect(await trueBalance(page, request)).toBe(480_00n);
  await card(page).getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await card(page).getByRole('button', { name: 'Verify' }).click();
  const sheet = page.getByRole('dialog', { name: /^Round \d+/ });
  await sheet.getByRole('button', { name: 'Verify' }).click();
  await expect(sheet.getByText('This round checks out.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await card(page).getByRole('button', { name: 'I have read this' }).click();
  await expect(card(page)).toBeHidden();
});

test('a ride is cut in flight with an automatic hop-off, which is paid and shown', async ({
  page,
  request,
  context,
}) => {
  await ride(page, request, '1.30');
  await cut(page, context);
  await expect(page.getByText('This bet hops off by itself at ×1.30')).toBeVisible();
  await expect(page.locator('[data-cut]')).toContainText('Auto hop off×1.30');
  await endRide(page, request);
  expect((await betsOf(page, request))[0]?.payout).toBe('26.00');
  await context.setOffline(false);
  await expect(card(page)).toContainText('Your fare hopped off at ×1.30 and paid ₱26.00.');
  await expect(card(page)).toContainText('+₱6.00');
  expect(await trueBalance(page, request)).toBe(506_00n);
});

test('the card comes although its file could not be fetched the first time', async ({
  page,
  request,
  context,
}) => {
  let tries = 0;
  await page.route(/AwayCard-[^/]+\.js$/, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  await ride(page, request);
  await cut(page, context);
  await endRide(page, request);
  await context.setOffline(false);
  await expect(card(page)).toContainText('so the fare of ₱20.00 is lost');
  expect(tries).toBeGreaterThan(1);
});

test('a ride that the player returns to in time is hopped off, and there is no card', async ({
  page,
  request,
  context,
}) => {
  await ride(page, request);
  await cut(page, context);
  await context.setOffline(false);
  await expectButton(page, 'Hop off');
  await primary(page).click();
  await expect(primary(page)).toContainText('Board next ride');
  const balance = await trueBalance(page, request);
  expect(balance).toBeGreaterThan(500_00n);
  await endRide(page, request);
  await phaseIs(page, 'betting');
  await expect(card(page)).toBeHidden();
  expect(await trueBalance(page, request)).toBe(balance);
});

test('a ride is cut at the bust: nothing is said of it before the return', async ({
  page,
  request,
  context,
}) => {
  await ride(page, request);
  await cut(page, context);
  await endRide(page, request);
  await expect(page.getByText('Your fare rides on')).toBeVisible();
  await expect(page.getByText(/Ride ended at/)).toBeHidden();
  await context.setOffline(false);
  await expect(card(page)).toContainText('is lost');
  await expect(page.locator('[data-cut]')).toBeHidden();
  expect((await betsOf(page, request)).map(({ payout }) => payout)).toEqual(['0.00']);
  expect(await trueBalance(page, request)).toBe(480_00n);
});

/** Taps the button so many ms after "Hop off" has left it. */
const tapAfterEnd = (page: Page, delayMs: number) =>
  page.evaluate(
    (waitMs) =>
      new Promise<void>((resolve) => {
        const isRiding = () => document.querySelector('[data-primary][data-state="riding"]') !== null;
        const observer = new MutationObserver(() => {
          if (isRiding()) return;
          observer.disconnect();
          setTimeout(() => {
            document.querySelector<HTMLElement>('[data-primary]')?.click();
            resolve();
          }, waitMs);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    delayMs,
  );

for (const delayMs of [0, 300]) {
  test(`a tap ${delayMs} ms after the bust is explained as late, and bets nothing`, async ({
    page,
    request,
  }) => {
    const person = await openTable(page, request, '500.00');
    await seekEnd(page, request, person, '1.50');
    await placeBet(page);
    await fastForward(page, request);
    await expectButton(page, 'Hop off');
    await tapAfterEnd(page, delayMs);
    await expect(page.getByText(/^Your tap came \d+\.\d\d s late/)).toBeVisible();
    await expect(page.getByText(/Nothing new was bet\.$/)).toBeVisible();
    await expect(primary(page)).toContainText('Board next ride');
    expect(await trueBalance(page, request)).toBe(480_00n);
    // A later tap is a bet again.
    await page.waitForTimeout(600);
    await primary(page).click();
    await expectButton(page, 'Take back');
    expect(await trueBalance(page, request)).toBe(460_00n);
    await primary(page).click();
    await expect(primary(page)).toContainText('Board');
    await expect.poll(() => shownBalance(page)).toBe(480_00n);
  });
}

test.describe('at the other table', () => {
  test.use({ table: 'sabong' });
  test('a contest is cut: the bet stands, and its result is shown until it is read', async ({
    page,
    request,
    context,
  }) => {
    const person = await sitDown(page, request, 'Meron');
    await seekContest(page, request, person, 'wala');
    await back(page);
    await cut(page, context);
    await expect(page.getByText('Your bet stands')).toBeVisible();
    await expect(
      page.getByText('Your bet on Meron is decided and paid while you are offline.'),
    ).toBeVisible();
    await expect(page.locator('[data-cut]')).toContainText('If it loses−₱20.00');
    // The page does not know that betting has closed, so the round is ended once more by the same number.
    await expect
      .poll(async () => {
        await fastForward(page, request, 'sabong').catch(() => undefined);
        return settledContests(page, request);
      })
      .toBe(1);
    await context.setOffline(false);
    await expect(card(page)).toContainText('Wala wins. Your ₱20.00 on Meron is lost.');
    expect(await trueBalance(page, request)).toBe(480_00n);
    await card(page).getByRole('button', { name: 'I have read this' }).click();
    await expect(card(page)).toBeHidden();
  });
});
