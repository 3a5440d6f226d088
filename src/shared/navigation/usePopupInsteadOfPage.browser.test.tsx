import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePopupInsteadOfPage } from './usePopupInsteadOfPage';

let root: Root;
let place: HTMLElement;
let ask: () => void;
let go: (entries?: number) => void;

beforeEach(() => {
  window.history.replaceState({ idx: 1 }, '', '#/games/og?id=1');
  ask = vi.fn();
  go = vi.spyOn(window.history, 'go').mockReturnValue();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  place.remove();
  vi.restoreAllMocks();
});

/** `whenDrawn` runs before the page asks to go back. */
function Question({ whenDrawn }: { readonly whenDrawn: () => void }) {
  useLayoutEffect(whenDrawn, [whenDrawn]);
  usePopupInsteadOfPage(ask);
  return <p>drawn</p>;
}

async function show(whenDrawn: () => void): Promise<void> {
  root.render(
    <HashRouter>
      <Question whenDrawn={whenDrawn} />
    </HashRouter>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('drawn'));
  // The effects of what was drawn run before this is taken away.
  root.unmount();
}

test('the page goes back one entry, and its popup opens when it is gone', async () => {
  await show(() => undefined);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page that the player has left before neither goes back once more nor opens its popup', async () => {
  await show(() => window.history.replaceState({ idx: 0 }, '', '#/faq'));
  expect(go).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});
