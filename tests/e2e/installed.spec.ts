import type { Page } from '@playwright/test';
import shell from '../../src/i18n/strings/shell/enPH.json' with { type: 'json' };
import { expect, NO_ANSWER, test } from './watched';

/** The app as it stands on a home screen: it starts without a network, and asks before back ends it. */

test.use({ reducedMotion: 'reduce' });

const lobby = (page: Page) => page.getByRole('link', { name: 'Play Color Game' });

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it starts without a network as it was left, and keeps no reply of the server', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(NO_ANSWER);
    await page.clock.install();
    await page.goto('/');
    await expect(lobby(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The shell is kept once the first screen has had the network to itself.
    await page.clock.fastForward(10_000);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/brand/hiyas/emergency.svg'))?.ok ?? false))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(lobby(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
    const drawn = page.locator('img[src*="/tiles/"], img[src*="/art/"]').first();
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // No reply of the server is kept by the worker: what is shown, the app itself remembers.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => !/^\/(index\.html)?$|^\/(assets|brand|art|tiles)\//.test(path))).toEqual([]);
  });
});

test('back on the first page asks, and a second press leaves', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? ask('(min-width: 1px)') : ask(query);
  });
  await page.goto('about:blank');
  await page.goto('/');
  await expect(lobby(page)).toBeVisible();
  // The guard stands as soon as what comes after the first screen is there.
  await expect.poll(() => page.evaluate(() => window.history.length)).toBeGreaterThan(2);
  const asked = page.getByText(shell.pressAgain);
  await page.goBack();
  await expect(asked).toBeVisible();
  await expect(lobby(page)).toBeVisible();
  // Whoever waits has decided to stay, and is asked again.
  await expect(asked).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.exitGuard)).toBe(false);
  await page.goBack();
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
