import { test as base, expect, type Page } from '@playwright/test';
import { openStill, PICTURED, SIZES, stillCell } from './cells';

/** One page for all pictures: cells are changed inside it, which spares each its own download of the app. */
const test = base.extend<object, { readonly gallery: Page }>({
  gallery: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Software drawing, one colour profile and shipped fonts: the same bytes on every machine. */
const EXACT = { maxDiffPixels: 0, threshold: 0 };

for (const [game, moments] of Object.entries(PICTURED)) {
  for (const size of SIZES) {
    for (const moment of moments) {
      const name = `${game}-${moment}-${size.width}x${size.height}`;
      test(`${name} looks as it did`, async ({ gallery, baseURL }) => {
        await openStill(gallery, `${baseURL}${stillCell(game, moment, size)}`, size);
        expect(await gallery.screenshot()).toMatchSnapshot(`${name}.png`, EXACT);
      });
    }
  }
}

test('with reduced motion a mega win is a still glow', async ({ gallery, baseURL }) => {
  const size = { width: 375, height: 812 };
  await openStill(gallery, `${baseURL}${stillCell('color', 'mega-win', size, '&calm=1')}`, size);
  expect(await gallery.screenshot()).toMatchSnapshot('color-mega-win-calm-375x812.png', EXACT);
});
