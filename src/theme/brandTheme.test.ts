import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BRAND_ROLES, BRANDS } from '../../contract/brands';
import { SKIN_NAMES } from '../../contract/skins';
import { brandColors, brandProperties, knownBrand } from './brandTheme';

const folder = join(import.meta.dirname, '../../public/brand');

/** Values derived from the accents, besides the roles that a brand sets itself. */
const DERIVED = ['gradientAccent', 'gradientRim', 'gradientTitle', 'glow'];

test('there are nine, some of every skin, and no two share id, name or title', () => {
  expect(BRANDS).toHaveLength(9);
  for (const part of ['id', 'name', 'siteTitle'] as const) {
    expect(new Set(BRANDS.map((brand) => brand[part])).size).toBe(9);
  }
  expect([...new Set(BRANDS.map(({ skin }) => skin))].toSorted()).toEqual([...SKIN_NAMES].toSorted());
});

test('every folder of brand pictures belongs to a brand', () => {
  expect(readdirSync(folder).toSorted()).toEqual(BRANDS.map(({ id }) => id).toSorted());
});

test('an unknown brand falls back to the default one', () => {
  expect(knownBrand('../hiyas').id).toBe('hiyas');
});

describe.each(BRANDS.map((brand) => [brand.id, brand] as const))('%s', (id, brand) => {
  const file = (name: string) => readFileSync(join(folder, id, name), 'utf8');

  test('sets only roles that brands may set, each as a plain colour', () => {
    expect(Object.keys(brand.roles).toSorted()).toEqual([...BRAND_ROLES].toSorted());
    for (const color of Object.values(brand.roles)) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    const changed = Object.keys(brandColors(brand, brand.skin));
    for (const name of changed) expect([...BRAND_ROLES, ...DERIVED]).toContain(name);
    for (const property of Object.keys(brandProperties(brand, brand.skin))) expect(property).toMatch(/^--/);
  });

  test('applies its colours in its own skin only', () => {
    for (const skin of SKIN_NAMES) {
      if (skin !== brand.skin) expect(brandColors(brand, skin)).toEqual({});
    }
  });

  test('has its own mark, icon and emergency picture with little motion', () => {
    expect(existsSync(join(folder, id, 'icon-192.png'))).toBe(true);
    expect(file('mark.svg')).toContain('viewBox="0 0 100 100"');
    expect(file('icon.svg')).toContain('viewBox="0 0 512 512"');
    const emergency = file('emergency.svg');
    expect(emergency).toContain('viewBox="0 0 343 220"');
    // One animation, at most once in five seconds, and none with reduced motion.
    expect(emergency.match(/class="m"/g)).toHaveLength(1);
    expect(emergency).toContain('animation:m 5s');
    expect(emergency).toContain('prefers-reduced-motion:reduce');
    for (const other of BRANDS.filter((one) => one.id !== id)) {
      for (const name of ['mark.svg', 'icon.svg', 'icon-192.png', 'emergency.svg']) {
        expect(readFileSync(join(folder, other.id, name)), name).not.toEqual(
          readFileSync(join(folder, id, name)),
        );
      }
    }
  });
});
