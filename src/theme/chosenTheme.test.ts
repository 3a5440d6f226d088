import { expect, test } from 'vitest';
import { chosenTheme } from './chosenTheme';

const decided = { brand: 'pista', skin: 'v2', themeIsFree: true } as const;

test('the server decides where the address asks for nothing', () => {
  expect(chosenTheme('https://x.example/#/wallet', decided)).toEqual({ brand: 'pista', skin: 'v2' });
});

test('the address may ask, before or behind the hash; the nearer wish counts', () => {
  expect(chosenTheme('https://x.example/?skin=v3#/', decided)).toEqual({ brand: 'pista', skin: 'v3' });
  expect(chosenTheme('https://x.example/?skin=v3#/login?type=0&skin=v4', decided).skin).toBe('v4');
});

test('a brand that is asked for wears its own skin, unless another is asked for with it', () => {
  expect(chosenTheme('https://x.example/?brand=kidlat#/', decided)).toEqual({ brand: 'kidlat', skin: null });
  expect(chosenTheme('https://x.example/?brand=kidlat&skin=v4#/', decided)).toEqual({
    brand: 'kidlat',
    skin: 'v4',
  });
});

test('a skin that does not exist is not worn', () => {
  expect(chosenTheme('https://x.example/?skin=v9#/', decided)).toEqual({ brand: 'pista', skin: 'v2' });
});

test('where the look is not free the address decides nothing', () => {
  const closed = { ...decided, themeIsFree: false };
  expect(chosenTheme('https://x.example/?brand=kidlat&skin=v3#/?skin=v4', closed)).toEqual({
    brand: 'pista',
    skin: 'v2',
  });
});
