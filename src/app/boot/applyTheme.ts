import type { SkinName } from '../../../games/kit/skin';
import { brandProperties, knownBrand } from '../../theme/brandTheme';
import { showTheme, type Theme } from '../../theme/shown';

/** Colours, faces and furniture of a skin. The first travels with the page. */
const SKIN_STYLES: Readonly<Record<SkinName, () => Promise<unknown>>> = {
  bg24: async () => null,
  v2: () => import('../skins/v2'),
  v3: () => import('../skins/v3'),
  v4: () => import('../skins/v4'),
};

/** Colours of the brand, as custom properties on the html element. */
let properties: readonly string[] = [];

/**
 * Dresses the page: skin, brand colours, title, icons. Without a skin the brand wears its own. Nothing is loaded
 * anew and no page is left. Throws where the files cannot be had; the page keeps what it wears then.
 */
export async function applyTheme(brandId: string, wished: SkinName | null): Promise<void> {
  const { documentElement: root } = document;
  const brand = knownBrand(brandId);
  const skin = wished ?? brand.skin;
  await SKIN_STYLES[skin]();
  root.dataset.brand = brand.id;
  root.dataset.skin = skin;
  for (const property of properties) root.style.removeProperty(property);
  const colors = brandProperties(brand, skin);
  properties = Object.keys(colors);
  for (const [property, value] of Object.entries(colors)) root.style.setProperty(property, value);
  tellBrowser({ brand, skin });
  showTheme({ brand, skin });
}

/** What the browser itself shows: tab, icons, and the bar above the page. */
function tellBrowser({ brand, skin }: Theme): void {
  document.title = brand.siteTitle;
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('link[rel="icon"]', 'href', `/brand/${brand.id}/icon.svg`);
  set('link[rel="apple-touch-icon"]', 'href', `/brand/${brand.id}/icon-192.png`);
  set('link[rel="manifest"]', 'href', `/manifest.webmanifest?brand=${brand.id}&skin=${skin}`);
  set('meta[name="application-name"]', 'content', brand.name);
  const page = getComputedStyle(document.documentElement).getPropertyValue('--bg');
  set('meta[name="theme-color"]', 'content', page);
}
