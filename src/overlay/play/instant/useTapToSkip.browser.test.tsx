import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../../../games/kit/board/testing/testPage';
import { useTapToSkip } from './useTapToSkip';

const { render } = testPage();
const log: string[] = [];

/** A round that plays until it is skipped; then the button bets. */
function Round() {
  const [playing, setPlaying] = useState(true);
  useTapToSkip(playing, () => {
    log.push('skip');
    setPlaying(false);
  });
  return (
    <>
      <button type="button" onClick={() => log.push('menu')}>
        Menu
      </button>
      <button
        type="button"
        aria-disabled={playing || undefined}
        onClick={() => !playing && log.push('bet')}
        style={{ marginTop: 200 }}
      >
        Roll
      </button>
    </>
  );
}

/** The time that the page reads stands still, because a busy machine may take long for a tap; it is this far ahead, in ms. */
let aheadMs = 0;
beforeEach(() => {
  aheadMs = 0;
  const fromMs = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => fromMs + aheadMs);
});
afterEach(() => vi.restoreAllMocks());

test('a tap shows the result at once and does nothing else; the next one bets', async () => {
  log.length = 0;
  await render(<Round />);
  const roll = page.getByRole('button', { name: 'Roll' });
  // The second tap of a double tap.
  await userEvent.click(roll, { force: true });
  expect(log).toEqual([]);
  aheadMs = 450;
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  expect(log).toEqual(['menu']);
  await userEvent.click(roll, { force: true });
  expect(log).toEqual(['menu', 'skip']);
  await userEvent.click(roll);
  expect(log).toEqual(['menu', 'skip', 'bet']);
});
