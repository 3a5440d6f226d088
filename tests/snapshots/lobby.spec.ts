import { expect, type Page, type Route, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { configCalls } from '../../contract/config';
import { SKIN_NAMES } from '../../contract/skins';
import { expectPicture } from './expectPicture';

/**
 * The whole lobby of a guest, in each skin and width: 12 pictures, of which a wide one is stored at half its size. The
 * shelves of other studios' games are left out: their tiles are painted while one looks, and they are pages long.
 */

test.use({ reducedMotion: 'reduce', timezoneId: 'Asia/Manila', locale: 'en-PH', serviceWorkers: 'block' });

const WIDTHS = [360, 768, 1280] as const;
/** A picture of a wider page is halved: it shows where everything is, in a quarter of the bytes. */
const WHOLE_MAX = 360;
const NOON = new Date('2026-06-12T12:00:00+08:00');

for (const skin of SKIN_NAMES) {
  for (const width of WIDTHS) {
    const name = `lobby-${skin}-${width}`;
    test(`${name} matches its baseline`, async ({ page }, info) => {
      await page.clock.setFixedTime(NOON);
      await page.route(`**${configCalls.front.path}`, withoutStudios);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?skin=${skin}`);
      await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
      // What comes with the shelves, once they are loaded.
      await expect(page.locator('main a[href="#/lotto"]')).toBeVisible();
      await showAll(page, width);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await expectPicture(width > WHOLE_MAX ? halved(picture) : picture, name, info);
    });
  }
}

/** The lobby's own banners and promotions, with no shelf of other studios. */
async function withoutStudios(route: Route): Promise<void> {
  const response = await route.fetch();
  const reply = await response.json();
  if (reply.data?.front_game != null) reply.data.front_game.parts = [];
  await route.fulfill({ response, json: reply });
}

/** Makes the window as high as the page, and waits until nothing is left to load or to draw. */
async function showAll(page: Page, width: number): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width, height: await heightOf() });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ src }) => src !== '');
    return pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await page.setViewportSize({ width, height: await heightOf() });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The picture at half its size; each pixel is the mean of four. */
function halved(picture: Buffer): Buffer {
  const from = PNG.sync.read(picture);
  const to = new PNG({ width: from.width >> 1, height: from.height >> 1 });
  for (let y = 0; y < to.height; y += 1) {
    for (let x = 0; x < to.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (dx: number, dy: number) =>
          from.data[((2 * y + dy) * from.width + 2 * x + dx) * 4 + channel] ?? 0;
        to.data[(y * to.width + x) * 4 + channel] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1) + 2) >> 2;
      }
    }
  }
  return PNG.sync.write(to, { deflateLevel: 9 });
}
