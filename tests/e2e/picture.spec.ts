import type { Page } from '@playwright/test';
import { shownBalance, tableOpen } from './support/player';
import { DEMO, financeOf, lay, resultShown, rollButton, roundsOf, sitDown } from './support/table';
import { expect, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

const stage = (page: Page, state: string) =>
  page.waitForSelector(`[data-stage="${state}"]`, { state: 'attached' });

/** Loses the graphics context, as a phone that is short of memory does. */
async function loseContext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl') ?? null;
    const loser = context?.getExtension('WEBGL_lose_context') ?? null;
    if (loser === null) throw new Error('there is no graphics context');
    Object.assign(window, { giveBack: () => loser.restoreContext() });
    loser.loseContext();
  });
}

const giveBack = (page: Page) => page.evaluate(() => (window as unknown as { giveBack(): void }).giveBack());

test('a context lost during a round keeps the bet, says so, and the picture is restored', {
  tag: '@drawn',
}, async ({ page, request }) => {
  await sitDown(page, request, '500.00');
  await stage(page, 'ready');
  await lay(page, 'Yellow', '₱10.00');
  await rollButton(page).click();
  await page.waitForSelector('[data-mode][data-phase="playing"]');
  await loseContext(page);
  await expect(page.getByText('The picture is reloading. Your bet is safe.')).toBeVisible();
  await giveBack(page);
  await stage(page, 'ready');
  await expect(page.getByText('The picture is reloading')).toBeHidden();
  await resultShown(page);

  expect(await roundsOf(page, request)).toHaveLength(1);
  const finance = BigInt((await financeOf(page, request)).replace('.', ''));
  await expect.poll(() => shownBalance(page)).toBe(finance);
  // The table accepts the next bet as usual.
  await rollButton(page).click();
  await expect.poll(async () => (await roundsOf(page, request)).length).toBe(2);
  await resultShown(page);
});

test('a device that keeps losing its context continues with the board alone', {
  tag: '@drawn',
}, async ({ page }) => {
  await page.goto(`/#${DEMO}`);
  await stage(page, 'ready');
  for (let loss = 0; loss < 2; loss += 1) {
    await loseContext(page);
    await stage(page, 'lost');
    await giveBack(page);
    await stage(page, 'ready');
  }
  await loseContext(page);
  await stage(page, 'boardAlone');
  await lay(page, 'Yellow');
  await rollButton(page).click();
  await resultShown(page);
  await expect(page.getByText(/^(\w+ \w+(, |\. )){3}/)).toBeAttached();
});

test('without WebGL and 2D canvas a round is played and shown by the board', async ({ page }) => {
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  await stage(page, 'boardAlone');
  await lay(page, 'Yellow', 'D$10.00');
  const before = await shownBalance(page);
  await rollButton(page).click();
  await resultShown(page);
  await expect(page.getByText(/^(\w+ \w+(, |\. )){3}/)).toBeAttached();
  expect(await shownBalance(page)).not.toBe(before);
});
