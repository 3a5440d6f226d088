import type { SkinName } from '../../../contract/skins';
import { chosenTheme, type Decided } from '../../theme/chosenTheme';
import { shownTheme } from '../../theme/shown';
import { applyTheme } from './applyTheme';

let decided: Decided | null = null;

/** Wears another skin from now on. Pages, forms and running games stay as they are. */
export const setSkin = (skin: SkinName): Promise<void> => applyTheme(shownTheme().brand.id, skin);

/** Where the look is free, an address that names one is followed without loading anything anew. */
function follow(): void {
  if (decided === null || !/[?&](brand|skin)=/.test(window.location.href)) return;
  const { brand, skin } = chosenTheme(window.location.href, decided);
  const change = skin !== null && brand === shownTheme().brand.id ? setSkin(skin) : applyTheme(brand, skin);
  change.catch(() => undefined);
}

/** Wears what the configuration says. A skin whose files do not come leaves the page in its first one. */
export async function startTheme(config: Decided): Promise<void> {
  const { brand, skin } = chosenTheme(window.location.href, config);
  await applyTheme(brand, skin).catch(() => undefined);
  const wasFree = decided?.themeIsFree ?? false;
  decided = config;
  if (wasFree || !config.themeIsFree) return;
  window.addEventListener('hashchange', follow);
  await import('../popups/requestedPopups').then(({ openRequestedPopups }) => openRequestedPopups(window));
}
