import { afterEach, expect, it, vi } from 'vitest';
import { onRecoverableError } from './onRecoverableError';

/** What is reported of an error from which React recovered. */
function reported(error: unknown): readonly unknown[] {
  const seen: unknown[] = [];
  vi.stubGlobal('window', { reportError: (each: unknown) => seen.push(each) });
  onRecoverableError(error);
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

const recovered = (cause?: unknown) =>
  new Error('There was an error during concurrent rendering, but React was able to recover.', { cause });

it.each([
  'Failed to fetch dynamically imported module: https://play.example/assets/MallPage-abc1234.js',
  'error loading dynamically imported module: https://play.example/assets/MallPage-abc1234.js',
  'Importing a module script failed.',
])('reports no page whose file did not come: %s', (message) => {
  expect(reported(recovered(new TypeError(message)))).toEqual([]);
});

it.each([recovered(new TypeError('x is undefined')), recovered(), 'a text that was thrown', null])(
  'reports any other error as it is: %s',
  (error) => {
    expect(reported(error)).toEqual([error]);
  },
);
