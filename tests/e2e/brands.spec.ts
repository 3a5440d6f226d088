import type { Page } from '@playwright/test';
import { BRAND_ROLES, BRANDS, type Brand } from '../../contract/brands';
import { SKIN_PAGES } from '../../contract/skins';
import { ROLES } from '../../games/kit/roles';
import { expect, test } from './support/watched';

/** Each brand as a visitor of its host sees it: everything is in place when the page is shown, and stays. */

test.use({ reducedMotion: 'reduce' });

/** What the browser shows of a brand around its page, colors as #RRGGBB. */
const shownBy = (page: Page) =>
  page.evaluate(
    (properties) => {
      const attribute = (selector: string, name: string) =>
        document.head.querySelector(selector)?.getAttribute(name) ?? '';
      const style = getComputedStyle(document.documentElement);
      // Minified style sheets contain short colors.
      const long = (color: string) =>
        color.toUpperCase().replace(
          /^#(.)(.)(.)$/,
          (_all, ...parts: string[]) =>
            `#${parts
              .slice(0, 3)
              .map((part) => part + part)
              .join('')}`,
        );
      return {
        title: document.title,
        name: attribute('meta[name="application-name"]', 'content'),
        icon: attribute('link[rel="icon"]', 'href'),
        bar: long(attribute('meta[name="theme-color"]', 'content')),
        manifest: attribute('link[rel="manifest"]', 'href'),
        colors: properties.map((property) => long(style.getPropertyValue(property))),
      };
    },
    BRAND_ROLES.map((role) => ROLES[role]),
  );

async function expectBrand(page: Page, { id, name, siteTitle, skin, roles }: Brand): Promise<void> {
  await page.goto(`/?brand=${id}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
  const { manifest, ...shown } = await shownBy(page);
  expect(shown).toEqual({
    title: siteTitle,
    name,
    icon: `/brand/${id}/icon.svg`,
    bar: SKIN_PAGES[skin],
    colors: BRAND_ROLES.map((role) => roles[role]),
  });
  const { short_name, icons } = await (await page.request.get(manifest)).json();
  expect(short_name).toBe(name);
  for (const { src } of icons) expect((await page.request.get(src)).ok(), src).toBe(true);

  await page.goto(`/?brand=${id}#/emergencyAlert`);
  const art = page.locator(`img[src="/brand/${id}/emergency.svg"]`);
  await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('each of the nine brands starts with its own name, icon, manifest, colours and emergency picture', async ({
  page,
}) => {
  for (const brand of BRANDS) await test.step(brand.id, () => expectBrand(page, brand));
});
