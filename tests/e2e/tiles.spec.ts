import { expect, test } from './support/watched';

test.use({ picture: 'drawn', reducedMotion: 'reduce' });

/** The lettering of a drawn tile, in shares of its height, ends here; what is below may be cut off. */
const LETTERS_END = 0.955;
/** Width by height of a whole picture. */
const WHOLE = 108 / 144;

for (const skin of ['v2', 'v3']) {
  test(`${skin}: every own tile of the first screen shows its whole title`, async ({ page }) => {
    await page.goto(`/?skin=${skin}#/`);
    const pictures = page.locator('a img[src*="/tiles/own-"]');
    await expect(pictures.first()).toBeVisible();
    const shown = await pictures.evaluateAll((images) =>
      images.map((image) => {
        const [picture, window] = [image, image.parentElement as Element].map((each) =>
          each.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return {
          ratio: picture.width / picture.height,
          from: (window.top - picture.top) / picture.height,
          to: (window.bottom - picture.top) / picture.height,
        };
      }),
    );
    expect(shown.length).toBeGreaterThan(3);
    for (const { ratio, from, to } of shown) {
      // A box of the whole picture's shape shows exactly its place on the sheet.
      expect(Math.abs(ratio / WHOLE - 1)).toBeLessThan(0.01);
      expect(from).toBeGreaterThan(-0.01);
      expect(to).toBeGreaterThan(LETTERS_END);
    }
    await page.screenshot({ path: test.info().outputPath(`${skin}.png`) });
  });
}
