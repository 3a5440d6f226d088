import { describe, expect, test } from 'vitest';
import { BRAND_ROLES, BRANDS } from '../../contract/brands';
import { SKIN_NAMES, SKIN_PAGES, type SkinName } from '../../contract/skins';
import { ROLES, type Role } from '../../games/kit/roles';
import { brandColors } from './brandTheme';
import { channels, mix } from './color';
import type { Skin } from './skin';
import { bg24 } from './skins/bg24';
import { v2 } from './skins/v2';
import { v3 } from './skins/v3';
import { v4 } from './skins/v4';
import { TINT_PERCENT } from './tint';
import { TRIM, type Trim } from './trim';

const SKINS: Readonly<Record<SkinName, Skin>> = { bg24, v2, v3, v4 };

/** Pairs and the least contrast between them: 4.5 for text, 3 for controls and focus. */
const PAIRS: readonly (readonly [Role, Role, number])[] = [
  ['text', 'bg', 4.5],
  ['text', 'bg2', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'raised', 4.5],
  ['muted', 'bg', 4.5],
  ['muted', 'bg2', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'raised', 4.5],
  ['accentContrast', 'accent', 4.5],
  ['accentContrast', 'accentLo', 4.5],
  ['accent2Contrast', 'accent2', 4.5],
  ['accentText', 'bg', 4.5],
  ['accentText', 'bg2', 4.5],
  ['accentText', 'surface', 4.5],
  ['accentText', 'raised', 4.5],
  ['pos', 'surface', 4.5],
  ['pos', 'raised', 4.5],
  ['neg', 'surface', 4.5],
  ['neg', 'raised', 4.5],
  ['warn', 'surface', 4.5],
  ['warn', 'raised', 4.5],
  ['lineStrong', 'surface', 3],
  ['lineStrong', 'bg', 3],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
];

/** Text on a gradient needs contrast with every colour of it. Titles are large text. */
const ON_GRADIENTS: readonly (readonly [Role | Trim, Role | Trim, number])[] = [
  ['accentContrast', 'gradientAccent', 4.5],
  ['amount', 'gradientWell', 4.5],
  ['text', 'gradientWell', 4.5],
  ['muted', 'gradientNav', 4.5],
  ['accentText', 'gradientNav', 4.5],
  ['accentText', 'gradientKey', 3],
  ['text', 'gradientSurface', 4.5],
  ['muted', 'gradientSurface', 4.5],
  ['accentText', 'gradientSurface', 4.5],
  ['text', 'soft', 4.5],
  ['accentText', 'soft', 4.5],
  ['muted', 'track', 4.5],
  ['bg', 'gradientTitle', 3],
  ['surface', 'gradientTitle', 3],
];

/** Relative luminance of WCAG 2 for `#RRGGBB`. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Every solid colour in a value; a translucent one is blended with the page colour. */
function colorsIn(value: string, page: string): readonly string[] {
  const solid = value.match(/#[0-9A-F]{6}/gi) ?? [];
  const thin = [...value.matchAll(/rgba\((\d+),(\d+),(\d+),([\d.]+)\)/g)].map(
    ([, red, green, blue, alpha]) => {
      const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
      return mix(page, `#${hex}`, Number(alpha));
    },
  );
  return [...solid, ...thin];
}

test('the formula is right: black on white is 21, and a published pair agrees', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#F8F0E0', '#0A0806')).toBeCloseTo(17.6, 1);
});

/** Every brand in every skin, its own and those that an address or a setting can choose. */
const BRANDED: readonly (readonly [string, SkinName, Readonly<Record<string, string>>])[] = BRANDS.flatMap(
  (brand) =>
    SKIN_NAMES.map(
      (skin) => [`${skin} in the colours of ${brand.id}`, skin, brandColors(brand, skin)] as const,
    ),
);

describe.each(BRANDED)('%s', (_name, skin, brand) => {
  const filled: Readonly<Record<string, string>> = { ...SKINS[skin].roles, ...SKINS[skin].trim, ...brand };
  const color = (name: string) => filled[name] ?? '';

  test.each(PAIRS)('%s has enough contrast with %s', (front, back, least) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(least);
  });

  test.each(ON_GRADIENTS)('%s has enough contrast with all of %s', (front, back, least) => {
    const colors = colorsIn(color(back), color('bg'));
    expect(colors.length).toBeGreaterThan(0);
    for (const stop of colors) expect(contrast(color(front), stop), stop).toBeGreaterThanOrEqual(least);
  });

  test.each(['accentText', 'pos', 'neg', 'warn', 'muted'])(
    '%s and text are readable on its own tint',
    (role) => {
      const ground = mix(color('surface'), color(role), TINT_PERCENT / 100);
      for (const front of [role, 'text', 'muted'])
        expect(contrast(color(front), ground), front).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['gradientHero', 'gradientHeroJade', 'gradientHeroNight'])(
    'the text of a hero is readable on the outer part of %s, where it is placed',
    (ground) => {
      const outer = colorsIn(color(ground), color('bg')).at(-1) ?? '';
      expect(contrast(color('accentText'), outer)).toBeGreaterThanOrEqual(4.5);
      for (const stop of colorsIn(color('gradientTitle'), color('bg'))) {
        expect(contrast(stop, outer)).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

test.each(BRANDS)('$id in its own skin has exactly the colours of its entry', (brand) => {
  const shown: Readonly<Record<string, string>> = {
    ...SKINS[brand.skin].roles,
    ...brandColors(brand, brand.skin),
  };
  expect(Object.fromEntries(BRAND_ROLES.map((role) => [role, shown[role]]))).toEqual(brand.roles);
});

describe.each(SKIN_NAMES)('%s', (name) => {
  test('fills every role and every trim', () => {
    const { roles, trim } = SKINS[name];
    expect(Object.keys(roles).toSorted()).toEqual(Object.keys(ROLES).toSorted());
    expect(Object.keys(trim).toSorted()).toEqual(Object.keys(TRIM).toSorted());
    for (const value of [...Object.values(roles), ...Object.values(trim)]) expect(value).not.toBe('');
  });

  test('has the page colour that index.html uses before its style sheet is loaded', () => {
    expect(SKIN_PAGES[name]).toBe(SKINS[name].roles.bg);
  });
});
