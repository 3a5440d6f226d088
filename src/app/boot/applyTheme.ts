import type { SkinName } from '../../../games/kit/skin';
import { brandProperties, knownBrand } from '../../theme/brandTheme';
import { showTheme, type Theme } from '../../theme/shown';

/** Style sheets of each skin. Those of the first are part of the page. */
const SKIN_STYLES: Readonly<Record<SkinName, () => Promise<unknown>>> = {
  bg24: async () => null,
  v2: () => import('../skins/v2'),
  v3: () => import('../skins/v3'),
  v4: () => import('../skins/v4'),
};

/** The brand's colours set as custom properties on the html element. */
let properties: readonly string[] = [];

/**
 * Applies skin, brand colours, title and icons without a reload. A null skin means the brand's own. Rejects when the
 * skin's files cannot be loaded; the page keeps its current theme then.
 */
export async function applyTheme(brandId: string, chosen: SkinName | null): Promise<void> {
  const { documentElement: root } = document;
  const brand = knownBrand(brandId);
  const skin = chosen ?? brand.skin;
  await SKIN_STYLES[skin]();
  root.dataset.brand = brand.id;
  root.dataset.skin = skin;
  for (const property of properties) root.style.removeProperty(property);
  const colors = brandProperties(brand, skin);
  properties = Object.keys(colors);
  for (const [property, value] of Object.entries(colors)) root.style.setProperty(property, value);
  updateBrowserChrome({ brand, skin });
  showTheme({ brand, skin });
}

/** Sets what the browser itself shows: title, icons, manifest and theme colour. */
function updateBrowserChrome({ brand, skin }: Theme): void {
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
