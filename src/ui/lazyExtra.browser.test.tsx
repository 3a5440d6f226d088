import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lazyExtra } from './lazyExtra';

let root: Root;
const place = document.createElement('div');

beforeEach(() => {
  root = createRoot(place);
});
afterEach(() => root.unmount());

const show = (Extra: ReturnType<typeof lazyExtra>) =>
  root.render(
    <p>
      page
      <Suspense fallback="…">
        <Extra />
      </Suspense>
    </p>,
  );

it('is shown once its code has been loaded', async () => {
  show(lazyExtra(async () => () => ' with hint'));
  await expect.poll(() => place.textContent).toBe('page with hint');
});

it('leaves the page as it is if its code cannot be loaded', async () => {
  show(lazyExtra(() => Promise.reject(new Error('Unable to preload CSS'))));
  await expect.poll(() => place.textContent).toBe('page');
});
