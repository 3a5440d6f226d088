import { afterEach, expect, test, vi } from 'vitest';
import { openLayer } from './backStack';

const open: (() => void)[] = [];
const layer = () => {
  const close = vi.fn();
  const take = openLayer(close);
  open.push(take);
  return { close, take };
};
/** Resolves when a closed layer has requested its step back and the browser has not made it yet. */
const stepRequested = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves when the browser has made every step that was asked for: steps are made in order, and the last one here leads
 * to the entry on show.
 */
async function stepsMade(): Promise<void> {
  await stepRequested();
  // While a step of ours is under way, writes to the history wait for it.
  await vi.waitFor(() => expect(Object.hasOwn(window.history, 'pushState')).toBe(false));
  const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.pushState(window.history.state, '');
  window.history.back();
  await returned;
}

afterEach(async () => {
  for (const take of open.splice(0).reverse()) take();
  await stepsMade();
});

test('back closes only the top layer', async () => {
  const [below, top] = [layer(), layer()];
  window.history.back();
  await vi.waitFor(() => expect(top.close).toHaveBeenCalledTimes(1));
  await stepsMade();
  expect(below.close).not.toHaveBeenCalled();
  window.history.back();
  await vi.waitFor(() => expect(below.close).toHaveBeenCalledTimes(1));
});

test('a layer closed by its button leaves no entry in the history', async () => {
  window.history.pushState({ here: 1 }, '');
  const { take } = layer();
  take();
  await stepsMade();
  expect(window.history.state).toEqual({ here: 1 });
});

test('a layer that replaces another needs no second step back', async () => {
  const first = layer();
  first.take();
  const second = layer();
  await stepsMade();
  window.history.back();
  await vi.waitFor(() => expect(second.close).toHaveBeenCalledTimes(1));
  expect(first.close).not.toHaveBeenCalled();
});

test('a page opened from a layer stays when the layer closes', async () => {
  const { take } = layer();
  window.history.pushState({ page: 'next' }, '');
  take();
  await stepsMade();
  expect(window.history.state).toEqual({ page: 'next' });
});

test('a page that replaces a layer is numbered after the page below', async () => {
  window.history.replaceState({ idx: 3 }, '');
  const { take } = layer();
  expect(window.history.state).toEqual({ idx: 4, layers: 1 });
  // A replace by the router keeps the number of the entry that it finds.
  window.history.replaceState({ idx: window.history.state.idx, page: 'next' }, '');
  take();
  await stepsMade();
  expect(window.history.state).toEqual({ idx: 4, page: 'next' });
});

test('a page opened during a closed layer’s step back stays', async () => {
  window.history.pushState({ page: 'first' }, '');
  layer().take();
  await stepRequested();
  window.history.pushState({ page: 'second' }, '');
  await stepsMade();
  expect(window.history.state).toEqual({ page: 'second' });
});

test('an address opened by its hash during a closed layer’s step back stays', async () => {
  window.location.hash = 'first';
  layer().take();
  await stepRequested();
  window.location.hash = 'second';
  await stepsMade();
  expect(window.location.hash).toBe('#second');
});

test('a page pushed during a layer’s step back is numbered from the entry where the step ends', async () => {
  window.history.replaceState({ idx: 0 }, '');
  layer().take();
  await stepRequested();
  window.history.replaceState({ idx: window.history.state.idx, page: 'instead' }, '');
  await stepsMade();
  expect(window.history.state).toEqual({ idx: 0, page: 'instead' });
});

test('a layer opened during another’s step back stays open and closes with back', async () => {
  layer().take();
  await stepRequested();
  const { close } = layer();
  await stepsMade();
  expect(close).not.toHaveBeenCalled();
  window.history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
