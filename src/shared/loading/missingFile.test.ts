import { expect, it } from 'vitest';
import { missingFileOf } from './missingFile';

it.each([
  [
    'Chromium',
    'Failed to fetch dynamically imported module: https://a.example/assets/X-1.js',
    'https://a.example/assets/X-1.js',
  ],
  [
    'Firefox',
    'error loading dynamically imported module: https://a.example/assets/X-1.js',
    'https://a.example/assets/X-1.js',
  ],
  ['Safari, which names none', 'Importing a module script failed.', null],
  ['Vite, of a style sheet', 'Unable to preload CSS for /assets/X-1.css', '/assets/X-1.css'],
  ['a worker', 'the rng worker could not be loaded', null],
])('reads the file from the words of %s', (_, message, file) => {
  expect(missingFileOf(new TypeError(message))).toBe(file);
});

it.each([new Error('/x2/user: 500'), new TypeError('x is undefined'), 'Failed to fetch', null, undefined])(
  'finds none in %s',
  (error) => {
    expect(missingFileOf(error)).toBeUndefined();
  },
);
