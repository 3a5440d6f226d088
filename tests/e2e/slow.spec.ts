import type { Page } from '@playwright/test';
import { SKIN_NAMES } from '../../contract/skins';
import { enter, newPerson } from './support/person';
import { expect, test } from './support/watched';

/**
 * On a slow line the navigation stands as soon as the app does, and above it the outline of the page: never an empty
 * page, and nothing jumps.
 */

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 120_000 });

/** 1.6 Mbps with 400 ms there and back. */
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** What one frame of a load shows. */
interface Frame {
  readonly atMs: number;
  /** The page itself, not the splash screen before it. */
  readonly isOpen: boolean;
  readonly hasNav: boolean;
  /** Texts, pictures and placeholders inside the page. */
  readonly parts: number;
}

interface Watched extends Window {
  watchedFrames: Frame[];
  shifted: number;
}

/** Notes each frame from the first on. */
function watchFrames(): void {
  const watched = window as unknown as Watched;
  watched.watchedFrames = [];
  watched.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) watched.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 8 && height > 8;
  };
  const look = () => {
    const main = document.querySelector('main');
    const nav = document.querySelector('nav');
    watched.watchedFrames.push({
      atMs: Math.round(performance.now()),
      isOpen: main !== null,
      hasNav: nav !== null && isSeen(nav),
      parts: [...(main?.querySelectorAll('h1, h2, p, a, b, img, [aria-hidden="true"]') ?? [])].filter(isSeen)
        .length,
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Loads an address on a slow line, without a cache, and gives its frames and how far things moved. */
async function loadSlowly(page: Page, address: string, shown: () => Promise<void>) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  await line.send('Network.emulateNetworkConditions', SLOW);
  await page.goto('about:blank');
  await page.goto(address);
  await shown();
  await page.waitForLoadState('networkidle');
  const { watchedFrames, shifted } = await page.evaluate(() => {
    const watched = window as unknown as Watched;
    return { watchedFrames: watched.watchedFrames, shifted: watched.shifted };
  });
  await line.detach();
  return { frames: watchedFrames, shifted };
}

/** Fewer parts than this are an empty page, or a spinner alone. */
const PARTS_LEAST = 3;
/** What goals.md allows for a whole visit. */
const SHIFT_MAX = 0.1;

function expectWhole({ frames, shifted }: Awaited<ReturnType<typeof loadSlowly>>, address: string): void {
  const open = frames.filter(({ isOpen }) => isOpen);
  expect(open.length, address).toBeGreaterThan(3);
  expect(
    open.filter(({ hasNav }) => !hasNav),
    `${address} without its navigation`,
  ).toEqual([]);
  expect(
    open.filter(({ parts }) => parts < PARTS_LEAST),
    `${address} empty`,
  ).toEqual([]);
  expect(shifted, `${address} jumps`).toBeLessThan(SHIFT_MAX);
}

for (const skin of SKIN_NAMES) {
  test(`the lobby in ${skin} opens on a slow line with its navigation and an outline`, async ({ page }) => {
    await page.addInitScript(watchFrames);
    const address = `/?skin=${skin}`;
    const loaded = await loadSlowly(page, address, () =>
      expect(page.locator('main a[href*="/games/og?id=10003"]').first()).toBeVisible({ timeout: 60_000 }),
    );
    expectWhole(loaded, address);
  });
}

for (const path of ['/wallet', '/account', '/allgames', '/task', '/vip']) {
  test(`${path} opens on a slow line with its navigation and an outline`, async ({ page, request }) => {
    const title = page.getByRole('heading', { level: 1 });
    await enter(page, await newPerson(request, { pesos: '500.00' }), path);
    await expect(title).toBeVisible();
    await page.addInitScript(watchFrames);
    const loaded = await loadSlowly(page, `/#${path}`, () => expect(title).toBeVisible({ timeout: 60_000 }));
    expectWhole(loaded, path);
  });
}
