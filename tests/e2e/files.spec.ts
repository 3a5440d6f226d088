import type { Page } from '@playwright/test';
import { expect, NO_ANSWER, test } from './support/watched';

/**
 * Files of the app that cannot be fetched at first, as when the line is cut in that moment. Browsers remember such a module until the page
 * is loaded anew, which the app does by itself.
 */

test.beforeEach(({ complaints }) => {
  complaints.allow(NO_ANSWER);
  complaints.allow(/^(Error: Unable to preload CSS|TypeError: Failed to fetch dynamically imported module)/);
});

/** Cuts the first request for each of these files. */
async function cutFirst(page: Page, file: RegExp): Promise<void> {
  let requests = 0;
  await page.route(file, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
}

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);

test('a page whose module is cut comes by itself', async ({ page }) => {
  await cutFirst(page, /\/HelpPage-[^/]+\.js$/);
  await page.goto('/#/faq');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help center');
});

test('a page whose styles are cut comes with them', async ({ page }) => {
  await cutFirst(page, /\/HelpPage-[^/]+\.css$/);
  await page.goto('/#/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help center');
  const styles = () =>
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/HelpPage-') ?? false));
  expect(await styles()).toBe(true);
});

test('a page that is cut in a visit that was loaded anew comes as well', async ({ page }) => {
  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await cutFirst(page, /\/HelpPage-[^/]+\.js$/);
  await go(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help center');
});

test('a file that is truly missing does not load the page again and again', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/HelpPage-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/#/faq');
  await expect.poll(() => loads).toBe(2);
  await page.clock.install();
  await page.clock.runFor(120_000);
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  expect(loads).toBe(2);
});

test('a popup whose module is cut says so, and opens the next time', async ({ page }) => {
  await cutFirst(page, /\/LanguageSheet-[^/]+\.js$/);
  await page.goto('/');
  const language = page.getByRole('button', { name: 'Language' }).first();
  await language.click();
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
  const sheet = page.getByRole('dialog');
  // Pressed until it opens; while it is open, the button behind it cannot be pressed.
  await expect(async () => {
    if (!(await sheet.isVisible())) await language.click({ timeout: 5_000 });
    await expect(sheet).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('a game whose board is cut can be played', async ({ page }) => {
  // It is asked for ahead of the game as well, and that alone may fail without consequence.
  const board = /\/board-color-[^/]+\.js$/;
  await page.route(board, (route) => route.abort());
  await page.goto('/#/games/og?id=10001&mode=demo');
  await expect(page.getByRole('heading', { name: 'The table did not load' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color Game');
  await page.unroute(board);
  await expect(page.getByRole('button', { name: 'Yellow star' })).toBeVisible();
});

test('a game whose scene is cut is drawn', { tag: '@drawn' }, async ({ page }) => {
  await cutFirst(page, /\/stage-[^/]+\.js$/);
  await page.goto('/#/games/og?id=10001&mode=demo');
  await expect(page.locator('[data-stage]')).toHaveAttribute('data-stage', 'ready');
});

test('a game whose picture is cut is drawn', { tag: '@drawn' }, async ({ page }) => {
  let cuts = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('.webp')) cuts += 1;
  });
  await cutFirst(page, /\/\w+-(seven|percent)-[^/]+\.webp$/);
  await page.goto('/#/games/og?id=10005&mode=demo');
  await expect(page.locator('[data-stage]')).toHaveAttribute('data-stage', 'ready');
  expect(cuts).toBe(1);
});
