import type { Page } from '@playwright/test';
import shell from '../../src/i18n/strings/shell/enPH.json' with { type: 'json' };
import { expect, NO_ANSWER, test } from './support/watched';

/** The installed app: it starts without a network, and back asks before it exits. */

test.use({ reducedMotion: 'reduce' });

const lobby = (page: Page) => page.getByRole('link', { name: 'Play Color Game' });

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it starts without a network as it was left, and its cache contains no API reply', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(NO_ANSWER);
    await page.clock.install();
    await page.goto('/');
    await expect(lobby(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The app shell is cached a while after the first screen.
    await page.clock.fastForward(10_000);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/brand/hiyas/emergency.svg'))?.ok ?? false))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(lobby(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Offline. Shown as of' })).toBeVisible();
    const drawn = page.locator('img[src*="/tiles/"], img[src*="/art/"]').first();
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // The service worker caches no API reply: the app itself stores the data that is shown.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => !/^\/(index\.html)?$|^\/(assets|brand|art|tiles)\//.test(path))).toEqual([]);
  });
});

test('back on the first page asks for confirmation, and a second press exits', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? ask('(min-width: 1px)') : ask(query);
  });
  await page.goto('about:blank');
  await page.goto('/');
  await expect(lobby(page)).toBeVisible();
  // The guard entry is added once the code after the first screen has loaded.
  await expect.poll(() => page.evaluate(() => window.history.length)).toBeGreaterThan(2);
  const asked = page.getByText(shell.pressAgain);
  await page.goBack();
  await expect(asked).toBeVisible();
  await expect(lobby(page)).toBeVisible();
  // Without a second press the question disappears, and back asks again.
  await expect(asked).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.exitGuard)).toBe(false);
  await page.goBack();
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
