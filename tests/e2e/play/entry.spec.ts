import type { Page } from '@playwright/test';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { answer, enter, newPerson, open } from '../support/person';
import { roll, tableOpen } from '../support/player';
import { lay } from '../support/table';
import { expect, test } from '../support/watched';

/** The popup before a game, and the one that suggests real play, as a fresh device meets them. */

test.use({ reducedMotion: 'reduce' });

const RING = '/games/og?id=10002';
const COLOR = '/games/og?id=10001';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a guest is asked at the first three entries into a game, and never in Color and Scratch', async ({
  page,
}) => {
  for (const entry of [1, 2, 3]) {
    await open(page, RING);
    await expect(popup(page, 'Parol Ring'), `entry ${entry}`).toBeVisible();
  }
  await open(page, RING);
  await tableOpen(page);
  const { ring } = await page.evaluate(() => JSON.parse(localStorage.getItem('demo') ?? '{}'));
  expect(ring.entryCount).toBe(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const id of ['10001', '10004']) {
    await open(page, `/games/og?id=${id}`);
    await tableOpen(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

for (const skin of ['v3', 'v4'] as const) {
  test(`in ${skin} a tile of the lobby asks before the game, whatever the count`, async ({ page }) => {
    await page.goto(`/?skin=${skin}#/`);
    await page.locator('a[href="#/games/og?id=10001"]').first().click();
    await expect(popup(page, 'Color Game')).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    await popup(page, 'Color Game')
      .getByRole('button', { name: /^Try demo/ })
      .click();
    await expect(page.locator('[data-mode="demo"][data-phase]')).toBeVisible();
  });
}

test('real play is suggested after the fourth demo bet, once in a game and visit', async ({ page }) => {
  await open(page, COLOR);
  await tableOpen(page);
  const suggestion = popup(page, 'Switch to real play?');
  await lay(page, 'Yellow', 'D$10.00');
  for (const bet of [1, 2, 3]) {
    await roll(page);
    await tableOpen(page);
    await expect(suggestion, `bet ${bet}`).toBeHidden();
  }
  await roll(page);
  await expect(suggestion).toBeVisible();
  await suggestion.getByRole('button', { name: 'Stay in demo' }).click();
  await expect(suggestion).toBeHidden();
  await roll(page);
  await tableOpen(page);
  await expect(suggestion).toBeHidden();
});

test('the suggestion tells a player their balance, what is left of their limit on losses, and the smallest stake', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { pesos: '500.00' });
  const limit = { kind: 'loss', period: 'day', most: '300.00' };
  await answer(request, saferPlayCalls.setLimit.path, limit, person.token);
  await enter(page, person, `${COLOR}&mode=demo`);
  await tableOpen(page);
  await lay(page, 'Yellow', 'D$10.00');
  const suggestion = popup(page, 'Switch to real play?');
  for (const bet of [1, 2, 3, 4]) {
    await roll(page);
    if (bet < 4) await tableOpen(page);
  }
  await expect(suggestion).toBeVisible();
  await expect(suggestion.getByRole('definition')).toHaveText(['₱500.00', '₱0.00 / ₱300.00', '₱1.00']);
  await suggestion.getByRole('button', { name: 'Play for real' }).click();
  await expect(page.locator('[data-mode="real"]')).toBeVisible();
});
