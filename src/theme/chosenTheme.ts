import type { PublicConfig } from '../../contract/config';
import { SKIN_NAMES, type SkinName } from '../../contract/skins';

const skinOf = (name: string | null): SkinName | null =>
  SKIN_NAMES.find((skin) => skin === name?.toLowerCase()) ?? null;

interface ThemeChoice {
  readonly brand: string;
  /** null: the brand's own. */
  readonly skin: SkinName | null;
}

export type Decided = Pick<PublicConfig, 'brand' | 'skin' | 'themeIsFree'>;

/**
 * The theme of an address. The configuration decides; `?brand=` and `?skin=`, before or behind the hash, count only
 * where the configuration says that the theme is free, which it never does in production. Names count in any case.
 */
export function chosenTheme(address: string, { brand, skin, themeIsFree }: Decided): ThemeChoice {
  if (!themeIsFree) return { brand, skin };
  const { searchParams, hash } = new URL(address);
  const inHash = new URLSearchParams(hash.split('?')[1] ?? '');
  const asked = (name: string) => inHash.get(name) ?? searchParams.get(name);
  const [otherBrand, otherSkin] = [asked('brand'), asked('skin')];
  if (otherBrand !== null) return { brand: otherBrand.toLowerCase(), skin: skinOf(otherSkin) };
  return { brand, skin: skinOf(otherSkin) ?? skin };
}
