import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { StoreProvider, store } from '../../shared/store/store';
import { useBrowse } from './useBrowse';

const asked = vi.hoisted(() => vi.fn());

vi.mock('./browse/browse', () => {
  asked();
  return {};
});

const Lobby = () => <p>{useBrowse() === null ? 'own games' : 'all shelves'}</p>;

let place: HTMLElement;
let root: Root;

beforeAll(() => startTranslation('enPH'));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <StoreProvider store={store}>
        <Lobby />
      </StoreProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

test('a player who leaves the lobby within a second does not load the shelves', async () => {
  await act(async () => vi.advanceTimersByTimeAsync(999));
  expect(place.textContent).toBe('own games');
  await act(async () => root.render(null));
  window.dispatchEvent(new Event('scroll'));
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(asked).not.toHaveBeenCalled();
});

test('a player who scrolls gets the shelves at once', async () => {
  window.dispatchEvent(new Event('scroll'));
  await expect.poll(() => place.textContent).toBe('all shelves');
});
