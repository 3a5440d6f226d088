import { afterEach, expect, test, vi } from 'vitest';
import { openLayer } from './backStack';

const open: (() => void)[] = [];
const layer = () => {
  const close = vi.fn();
  const take = openLayer(close);
  open.push(take);
  return { close, take };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 80));

afterEach(async () => {
  for (const take of open.splice(0).reverse()) take();
  await settled();
});

test('back closes the top layer alone', async () => {
  const [below, top] = [layer(), layer()];
  window.history.back();
  await vi.waitFor(() => expect(top.close).toHaveBeenCalledTimes(1));
  await settled();
  expect(below.close).not.toHaveBeenCalled();
  window.history.back();
  await vi.waitFor(() => expect(below.close).toHaveBeenCalledTimes(1));
});

test('a layer closed by hand leaves no step behind in the history', async () => {
  window.history.pushState({ here: 1 }, '');
  const { take } = layer();
  take();
  await settled();
  expect(window.history.state).toEqual({ here: 1 });
});

test('a layer that takes the place of another needs no second step back', async () => {
  const first = layer();
  first.take();
  const second = layer();
  await settled();
  window.history.back();
  await vi.waitFor(() => expect(second.close).toHaveBeenCalledTimes(1));
  expect(first.close).not.toHaveBeenCalled();
});

test('a page opened from within the layer is not taken back when the layer closes', async () => {
  const { take } = layer();
  window.history.pushState({ page: 'next' }, '');
  take();
  await settled();
  expect(window.history.state).toEqual({ page: 'next' });
});

test('a page that takes a layer’s place is numbered as the one after the page below', async () => {
  window.history.replaceState({ idx: 3 }, '');
  const { take } = layer();
  expect(window.history.state).toEqual({ idx: 4, layers: 1 });
  // What the router writes in its place keeps the number of the entry that it finds.
  window.history.replaceState({ idx: window.history.state.idx, page: 'next' }, '');
  take();
  await settled();
  expect(window.history.state).toEqual({ idx: 4, page: 'next' });
});

/** The moment at which a closed layer's step back has been asked for and not been made. */
const underWay = () => new Promise((resolve) => setTimeout(resolve));

test('a page opened while a closed layer takes its step back stays', async () => {
  window.history.pushState({ page: 'first' }, '');
  layer().take();
  await underWay();
  window.history.pushState({ page: 'second' }, '');
  await settled();
  expect(window.history.state).toEqual({ page: 'second' });
});

test('a page written while a layer takes its step back is numbered from where the step ends', async () => {
  window.history.replaceState({ idx: 0 }, '');
  layer().take();
  await underWay();
  window.history.replaceState({ idx: window.history.state.idx, page: 'instead' }, '');
  await settled();
  expect(window.history.state).toEqual({ idx: 0, page: 'instead' });
});

test('a layer opened while another takes its step back stays open and closes with back', async () => {
  layer().take();
  await underWay();
  const { close } = layer();
  await settled();
  expect(close).not.toHaveBeenCalled();
  window.history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
