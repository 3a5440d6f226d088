import type { Page } from '@playwright/test';
import { answer, enter, newPerson } from '../e2e/support/person';
import { expect, NO_ANSWER, test } from '../e2e/support/watched';
import { inspect } from './inspect';

/**
 * Screens of the ring, scratch and dice games and of the wheel: before play, with a result, and with their
 * own sheets.
 */

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 120_000 });

const primary = (page: Page) => page.locator('[data-primary]').first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openDemo(page: Page, id: number): Promise<void> {
  await page.goto(`/#/games/og?id=${id}&mode=demo`);
  await expect(page.locator('[data-mode="demo"][data-phase="betting"]')).toBeVisible({ timeout: 60_000 });
  await expect(primary(page)).toBeVisible();
  // Until the stage knows whether it can draw, the board may still be replaced by its plain version.
  await expect(page.locator('[data-stage]:not([data-stage="loading"])').first()).toBeAttached({
    timeout: 60_000,
  });
}

async function openSheet(page: Page, name: string): Promise<void> {
  await button(page, 'Game menu').click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

/** Plays the prepared bet, then inspects the result, the rules and the round. */
async function inspectRound(page: Page, game: string): Promise<void> {
  await expect(page.locator('[data-mode][data-phase="result"]')).toBeVisible({ timeout: 60_000 });
  await inspect(page, `${game}: a result`);
  await openSheet(page, 'Rules and odds');
  await inspect(page, `${game}: rules`);
  await page.keyboard.press('Escape');
  await openSheet(page, 'Demo rounds');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: /^Round / })).toBeVisible();
  await inspect(page, `${game}: a round`);
}

test('the ring', async ({ page }) => {
  await openDemo(page, 10002);
  await button(page, /^Grey round/).click();
  await button(page, 'Auto').click();
  await expect(page.getByRole('dialog', { name: 'Auto-bet' })).toBeVisible();
  await inspect(page, 'ring: a run');
  await page.keyboard.press('Escape');
  await primary(page).click();
  await inspectRound(page, 'ring');
});

test('scratch', async ({ page }) => {
  await openDemo(page, 10004);
  await primary(page).click();
  await expect(primary(page)).toHaveText('Reveal all');
  await button(page, 'Panel 1, covered').press(' ');
  await expect(button(page, /^Panel 1: /)).toBeVisible();
  await inspect(page, 'scratch: one panel open');
  await primary(page).click();
  await inspectRound(page, 'scratch');
});

test('dice', async ({ page }) => {
  await openDemo(page, 10005);
  await page.getByRole('tab', { name: 'Seven' }).click();
  await inspect(page, 'dice: seven');
  await primary(page).click();
  await inspectRound(page, 'dice');
});

test('the wheel: no deposit, too few points, terms, a prize, the fairness check, and offline', async ({
  page,
  request,
  context,
  complaints,
}) => {
  await enter(page, await newPerson(request), '/spin');
  await expect(page.getByText('Only members with a deposit may join.')).toBeVisible();
  await inspect(page, 'wheel: no deposit');

  const person = await newPerson(request, { pesos: '100.00' });
  await enter(page, person, '/spin');
  await expect(page.getByText(/^Not enough points/)).toBeVisible();
  await inspect(page, 'wheel: too few points');
  await button(page, 'Spin terms').click();
  await expect(page.getByRole('dialog', { name: 'Spin terms' })).toBeVisible();
  await inspect(page, 'wheel: terms');

  await answer(request, `/sandbox/points/${person.uid}`, { points: 365 });
  await enter(page, person, '/spin');
  await primary(page).click();
  await expect(page.getByText('Please accept the terms to spin.')).toBeVisible();
  await inspect(page, 'wheel: terms not accepted');
  await page.getByRole('checkbox').check();
  await primary(page).click();
  await expect(page.locator('[data-prize]')).toBeVisible({ timeout: 60_000 });
  await inspect(page, 'wheel: a prize');
  await page.getByRole('tab', { name: 'My spins' }).click();
  await inspect(page, 'wheel: spins');
  await button(page, 'Statistics').click();
  await expect(page.getByRole('dialog', { name: 'Statistics' }).getByText('200 points')).toBeVisible();
  await inspect(page, 'wheel: statistics');
  await page.keyboard.press('Escape');
  await button(page, 'Check this spin').click();
  await expect(page.getByRole('dialog', { name: /^Spin \d+$/ })).toBeVisible();
  await inspect(page, 'wheel: the check');
  await page.keyboard.press('Escape');

  complaints.allow(NO_ANSWER);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. You can spin when you are back.')).toBeVisible();
  await inspect(page, 'wheel: offline');
});

// Its figures stand over the scene, and on the plain page where there is none.
for (const skin of ['bg24', 'v2', 'v3', 'v4'])
  test(`a ride without a picture in ${skin}`, async ({ page }) => {
    await page.goto(`/?skin=${skin}#/games/og?id=10003&mode=demo`);
    const figures = page.getByText(/^×\d+\.\d\d$/);
    const over = figures.and(page.locator('[data-over="true"]'));
    await expect(figures.and(page.locator(':not([data-over="true"], a, button)')).first()).toBeVisible({
      timeout: 60_000,
    });
    await inspect(page, `${skin}: a ride`);
    await expect(over).toBeVisible({ timeout: 60_000 });
    await inspect(page, `${skin}: a ride that is over`);
  });

test('the first hint of a table covers no button on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/#/games/og?id=10003&mode=demo');
  const statistics = page.getByRole('button', { name: 'Statistics' });
  const hint = page.getByRole('note').filter({ has: page.getByRole('button', { name: 'Close this hint' }) });
  await expect(hint).toBeVisible();
  // It comes with the first round that is over.
  await expect(statistics).toBeVisible({ timeout: 60_000 });
  const [button, note] = [await statistics.boundingBox(), await hint.boundingBox()];
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(note?.x ?? 0);
});
