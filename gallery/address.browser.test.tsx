import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeCell, useCell } from './address';
import { type Cell, readCell } from './cell';

let root: Root;
let shown: Cell | null = null;

function Reader() {
  shown = useCell();
  return null;
}

const follow = (hash: string): Promise<unknown> => {
  const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = hash;
  return changed;
};

beforeEach(async () => {
  root = createRoot(document.createElement('div'));
  root.render(<Reader />);
  await follow('#/color/small-win');
  await expect.poll(() => shown?.moment).toBe('small-win');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  window.location.hash = '';
});

it('writes a change of the cell into the address a moment later', () => {
  if (shown === null) throw new Error('no cell');
  changeCell({ ...shown, seed: 7 });
  vi.runAllTimers();
  expect(readCell(window.location.hash)).toMatchObject({ moment: 'small-win', seed: 7 });
});

it.each(['before', 'after'])(
  'goes where a link leads that is followed %s a change of the cell',
  async (order) => {
    if (shown === null) throw new Error('no cell');
    const changed = { ...shown, seed: 7 };
    if (order === 'after') changeCell(changed);
    const arrived = follow('#/color/big-win');
    if (order === 'before') changeCell(changed);
    // The event of the new address comes later than this.
    vi.runAllTimers();
    await arrived;
    expect(readCell(window.location.hash)).toMatchObject({ moment: 'big-win', seed: 1 });
    vi.useRealTimers();
    await expect.poll(() => shown?.moment).toBe('big-win');
  },
);
