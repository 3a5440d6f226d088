import { Activity, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ScrollRestoration } from './ScrollRestoration';

const TALL_PX = 4000;
const KEPT: readonly string[] = ['/', '/other-kept'];
let place: HTMLElement;
let root: Root;
let low = false;

/** Two kept pages that stay mounted and one that does not, as the outlet arranges them. */
function show(path: string): Promise<void> {
  return act(async () => {
    root.render(
      <ScrollRestoration path={path} kept={KEPT.includes(path)}>
        {KEPT.map((kept) => (
          <Activity key={kept} mode={kept === path ? 'visible' : 'hidden'}>
            <div style={{ height: low ? window.innerHeight : TALL_PX }} />
          </Activity>
        ))}
        {!KEPT.includes(path) && <div style={{ height: TALL_PX / 2 }} />}
      </ScrollRestoration>,
    );
  });
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

test('a kept page returns to its scroll position, and any other starts at the top', async () => {
  await show('/');
  window.scrollTo(0, 1234);
  await show('/account');
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 300);
  await show('/');
  expect(window.scrollY).toBe(1234);
  await show('/account');
  expect(window.scrollY).toBe(0);
});

test('a position far below the end of the next page is still restored', async () => {
  await show('/');
  window.scrollTo(0, TALL_PX - window.innerHeight);
  const left = window.scrollY;
  await show('/account');
  await show('/');
  expect(window.scrollY).toBe(left);
  expect(left).toBeGreaterThan(TALL_PX / 2);
});

test('each kept page has its own position', async () => {
  await show('/');
  window.scrollTo(0, 500);
  await show('/other-kept');
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 900);
  await show('/');
  expect(window.scrollY).toBe(500);
  await show('/other-kept');
  expect(window.scrollY).toBe(900);
});

test('a change on the same page does not scroll', async () => {
  await show('/');
  window.scrollTo(0, 700);
  await show('/');
  expect(window.scrollY).toBe(700);
});

test('a kept page that is shorter at first is scrolled once it has grown', async () => {
  await show('/');
  window.scrollTo(0, 1234);
  await show('/account');
  low = true;
  await show('/');
  expect(window.scrollY).toBeLessThan(1234);
  low = false;
  await show('/');
  await expect.poll(() => window.scrollY).toBe(1234);
});
