import type { SkinName } from '../../contract/skins';
import { type Decided, lookAt } from '../look/lookAt';
import { shownLook } from '../look/shown';
import { wear } from './wear';

let decided: Decided | null = null;

/** Wears another skin from now on. Pages, forms and running games stay as they are. */
export const setSkin = (skin: SkinName): Promise<void> => wear(shownLook().brand.id, skin);

/** Where the look is free, an address that names one is followed without loading anything anew. */
function follow(): void {
  if (decided === null || !/[?&](brand|skin)=/.test(window.location.href)) return;
  const { brand, skin } = lookAt(window.location.href, decided);
  const change = skin !== null && brand === shownLook().brand.id ? setSkin(skin) : wear(brand, skin);
  change.catch(() => undefined);
}

/** Wears what the configuration says. A skin whose files do not come leaves the page in its first one. */
export async function startLook(config: Decided): Promise<void> {
  const { brand, skin } = lookAt(window.location.href, config);
  await wear(brand, skin).catch(() => undefined);
  const wasFree = decided?.lookIsFree ?? false;
  decided = config;
  if (wasFree || !config.lookIsFree) return;
  window.addEventListener('hashchange', follow);
  await import('./askedPopups').then(({ followAskedPopups }) => followAskedPopups(window));
}
