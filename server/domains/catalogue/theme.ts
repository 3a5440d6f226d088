import { BRANDS, type Brand, brandOf } from '../../../contract/brands';
import { SKIN_NAMES, type SkinName } from '../../../contract/skins';
import type { Config } from '../../config';

/** How a visitor's pages look. */
export interface Theme {
  readonly brand: Brand;
  readonly skin: SkinName;
}

interface RequestedTheme {
  readonly brand?: unknown;
  readonly skin?: unknown;
}

const lowerCase = (name: unknown): string => (typeof name === 'string' ? name.toLowerCase() : '');

const skinOf = (name: unknown): SkinName | undefined => SKIN_NAMES.find((skin) => skin === lowerCase(name));

/**
 * The theme of a host: its own brand if the settings list the host, else the configured one, in the configured
 * skin or the brand's own. What an address asks for counts outside production only, in any case; unknown names never count.
 */
export function themeOf(config: Config, hostname: string, requested: RequestedTheme = {}): Theme {
  const allowed = config.isProduction ? {} : requested;
  const byHost = brandOf(config.brandHosts.get(hostname.toLowerCase()) ?? '');
  const byAddress = brandOf(lowerCase(allowed.brand));
  const brand = byAddress ?? byHost ?? brandOf(config.brand) ?? BRANDS[0];
  const configuredSkin = byAddress === undefined && byHost === undefined ? config.skin : null;
  return { brand, skin: skinOf(allowed.skin) ?? configuredSkin ?? brand.skin };
}
