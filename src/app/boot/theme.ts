import type { SkinName } from '../../../contract/skins';
import { chosenTheme, type Decided } from '../../theme/chosenTheme';
import { shownTheme } from '../../theme/shown';
import { applyTheme } from './applyTheme';

let decided: Decided | null = null;

/** Switches to another skin. Pages, forms and running games keep their state. */
export const setSkin = (skin: SkinName): Promise<void> => applyTheme(shownTheme().brand.id, skin);

/** Where the theme may be chosen freely, an address that names one applies it without a reload. */
function follow(): void {
  if (decided === null || !/[?&](brand|skin)=/.test(window.location.href)) return;
  const { brand, skin } = chosenTheme(window.location.href, decided);
  const change = skin !== null && brand === shownTheme().brand.id ? setSkin(skin) : applyTheme(brand, skin);
  change.catch(() => undefined);
}

/**
 * Applies the theme of the configuration. If its files cannot be loaded, the page keeps the skin it was rendered in.
 */
export async function startTheme(config: Decided): Promise<void> {
  const { brand, skin } = chosenTheme(window.location.href, config);
  await applyTheme(brand, skin).catch(() => undefined);
  const wasFree = decided?.themeIsFree ?? false;
  decided = config;
  if (wasFree || !config.themeIsFree) return;
  window.addEventListener('hashchange', follow);
  await import('../popups/requestedPopups').then(({ openRequestedPopups }) => openRequestedPopups(window));
}
