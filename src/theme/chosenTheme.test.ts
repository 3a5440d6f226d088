import { expect, test } from 'vitest';
import { chosenTheme } from './chosenTheme';

const decided = { brand: 'pista', skin: 'v2', themeIsFree: true } as const;

test('the configuration decides when the address asks for nothing', () => {
  expect(chosenTheme('https://x.example/#/wallet', decided)).toEqual({ brand: 'pista', skin: 'v2' });
});

test('the address may choose, before or behind the hash; the one behind takes precedence', () => {
  expect(chosenTheme('https://x.example/?skin=v3#/', decided)).toEqual({ brand: 'pista', skin: 'v3' });
  expect(chosenTheme('https://x.example/?skin=v3#/login?type=0&skin=v4', decided).skin).toBe('v4');
});

test('a brand in the address gets its own skin, unless the address names another', () => {
  expect(chosenTheme('https://x.example/?brand=kidlat#/', decided)).toEqual({ brand: 'kidlat', skin: null });
  expect(chosenTheme('https://x.example/?brand=kidlat&skin=v4#/', decided)).toEqual({
    brand: 'kidlat',
    skin: 'v4',
  });
});

test('names count in any case', () => {
  expect(chosenTheme('https://x.example/?brand=KidLat&skin=V4#/', decided)).toEqual({
    brand: 'kidlat',
    skin: 'v4',
  });
});

test('an unknown skin is ignored', () => {
  expect(chosenTheme('https://x.example/?skin=v9#/', decided)).toEqual({ brand: 'pista', skin: 'v2' });
});

test('where the theme is not free the address is ignored', () => {
  const closed = { ...decided, themeIsFree: false };
  expect(chosenTheme('https://x.example/?brand=kidlat&skin=v3#/?skin=v4', closed)).toEqual({
    brand: 'pista',
    skin: 'v2',
  });
});
