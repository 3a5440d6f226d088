import { BRANDS, type Brand, brandOf } from '../../contract/brands';
import { ROLES, type Role } from '../../games/kit/roles';
import type { SkinName } from '../../games/kit/skin';
import { mix, translucent } from './color';
import { TRIM } from './trim';

/** A brand by its configured id; an unknown id gets the default brand, so that a page always has a name. */
export const knownBrand = (id: string): Brand => brandOf(id) ?? BRANDS[0];

/** The skin's own colours are those of its first brand. */
const owns = (brand: Brand): boolean => BRANDS.find(({ skin }) => skin === brand.skin) === brand;

/** Gradients, glow and rim in the style of the skin, from the brand's two accents. */
function derived({ roles: { accent, accentLo }, skin }: Brand) {
  switch (skin) {
    case 'bg24':
      return {
        gradientAccent: `linear-gradient(180deg,${mix(accent, '#FFFFFF', 0.62)} 0%,${mix(accent, '#FFFFFF', 0.28)} 28%,${mix(accent, accentLo, 0.35)} 52%,${accentLo} 56%,${mix(accent, '#FFFFFF', 0.12)} 100%)`,
        gradientRim: `linear-gradient(160deg,${mix(accent, '#FFFFFF', 0.5)} 0%,${mix(accentLo, '#000000', 0.35)} 30%,${mix(accentLo, '#000000', 0.7)} 60%,${accentLo} 100%)`,
        gradientTitle: `linear-gradient(180deg,${mix(accent, '#FFFFFF', 0.72)} 10%,${mix(accent, '#FFFFFF', 0.2)} 45%,${accentLo} 62%,${mix(accent, '#FFFFFF', 0.5)})`,
        glow: `0 0 22px ${translucent(accent, 0.35)}`,
      };
    case 'v2':
      return {
        gradientAccent: `linear-gradient(180deg,${mix(accent, '#FFFFFF', 0.3)} 0%,${accent} 50%,${accentLo} 100%)`,
        gradientRim: `linear-gradient(180deg,#FFFFFF,${mix(accent, '#FFFFFF', 0.72)})`,
        gradientTitle: null,
        glow: `0 4px 0 ${mix(accentLo, '#000000', 0.3)},0 8px 18px ${translucent(accentLo, 0.35)}`,
      };
    case 'v3':
      return {
        gradientAccent: `linear-gradient(100deg,${accent} 0%,${mix(accent, accentLo, 0.6)} 60%,${accentLo} 100%)`,
        gradientRim: `linear-gradient(120deg,${mix(accentLo, '#FFFFFF', 0.2)},#7B68CE 45%,${accent})`,
        gradientTitle: `linear-gradient(180deg,#FFFFFF 20%,${mix(accent, '#FFFFFF', 0.85)} 60%,${mix(accent, '#FFFFFF', 0.6)})`,
        glow: `0 0 18px ${translucent(accent, 0.5)},0 0 46px ${translucent(accent, 0.22)}`,
      };
    case 'v4':
      return {
        gradientAccent: `linear-gradient(135deg,${accent},${accentLo})`,
        gradientRim: null,
        gradientTitle: null,
        glow: `0 6px 18px ${translucent(accent, 0.28)}`,
      };
  }
}

/**
 * The colours of a brand by role and trim, when it is shown in its own skin and is not the one whose colours the skin
 * has already.
 */
export function brandColors(brand: Brand, skin: SkinName): Readonly<Record<string, string>> {
  if (brand.skin !== skin || owns(brand)) return {};
  const made = Object.entries(derived(brand)).flatMap(([role, value]) =>
    value === null ? [] : [[role, value] as const],
  );
  return { ...brand.roles, ...Object.fromEntries(made) };
}

/** The same by custom property. */
export const brandProperties = (brand: Brand, skin: SkinName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(brandColors(brand, skin)).map(([name, value]) => [propertyOf(name), value]),
  );

const propertyOf = (name: string): string =>
  name in ROLES ? ROLES[name as Role] : TRIM[name as keyof typeof TRIM];
