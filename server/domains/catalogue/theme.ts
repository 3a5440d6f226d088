import { BRANDS, type Brand, brandOf } from '../../../contract/brands';
import { SKIN_NAMES, type SkinName } from '../../../contract/skins';
import type { Config } from '../../config';

/** What a visitor's pages wear. */
export interface Look {
  readonly brand: Brand;
  readonly skin: SkinName;
}

interface Asked {
  readonly brand?: unknown;
  readonly skin?: unknown;
}

const skinOf = (name: unknown): SkinName | undefined => SKIN_NAMES.find((skin) => skin === name);

/**
 * The look of a host: its own brand where the settings list it, else the configured one, in the configured skin
 * or the brand's own. What an address asks for counts only outside production; an unknown name never does.
 */
export function themeOf(config: Config, hostname: string, asked: Asked = {}): Look {
  const wish = config.isProduction ? {} : asked;
  const hosted = brandOf(config.brandHosts.get(hostname.toLowerCase()) ?? '');
  const wished = typeof wish.brand === 'string' ? brandOf(wish.brand) : undefined;
  const brand = wished ?? hosted ?? brandOf(config.brand) ?? BRANDS[0];
  const settled = wished === undefined && hosted === undefined ? config.skin : null;
  return { brand, skin: skinOf(wish.skin) ?? settled ?? brand.skin };
}
