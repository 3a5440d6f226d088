import { test as base, type Page } from '@playwright/test';
import { openStill, PICTURED, SIZES, stillCell } from './cells';
import { expectPicture } from './expectPicture';

/** One page for all pictures: cells change inside it, so the app is loaded once. */
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

for (const [game, moments] of Object.entries(PICTURED)) {
  for (const size of SIZES) {
    for (const moment of moments) {
      const name = `${game}-${moment}-${size.width}x${size.height}`;
      test(`${name} matches its baseline`, async ({ gallery, baseURL }, info) => {
        await openStill(gallery, `${baseURL}${stillCell(game, moment, size)}`, size);
        await expectPicture(await gallery.screenshot(), name, info);
      });
    }
  }
}

test('with reduced motion a mega win is a static glow', async ({ gallery, baseURL }, info) => {
  const size = { width: 375, height: 812 };
  await openStill(gallery, `${baseURL}${stillCell('color', 'mega-win', size, '&reducedMotion=1')}`, size);
  await expectPicture(await gallery.screenshot(), 'color-mega-win-reduced-motion-375x812', info);
});
