import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import type { PopupName } from '../../shared/popups/popupNames';
import { closePopup, openPopup } from '../../shared/popups/popups';
import { StoreProvider, store } from '../../shared/store/store';
import { PopupHost } from './PopupHost';
import '../../theme/base.css';

vi.mock('./popupList', () => ({
  loaderOf: () => async () => (props: { readonly roundId?: string }) => <p>Round {props.roundId}</p>,
}));

let root: Root;
let place: HTMLElement;

beforeAll(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  await startTranslation('enPH');
});
beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <StoreProvider store={store}>
        <div style={{ height: '300vh' }} />
        <PopupHost />
      </StoreProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => closePopup('round'));
  await act(async () => root.unmount());
  place.remove();
});

const open = (roundId: string) => act(async () => openPopup('round' as PopupName, { roundId }));
/** Loading the popup's file may take a while on a busy machine. */
const shown = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });
const scrolling = () => getComputedStyle(document.documentElement).overflowY;

test('the page behind a popup does not scroll, and stays where it was', async () => {
  window.scrollTo(0, 400);
  await open('1');
  await shown(() => expect(place.textContent).toBe('Round 1'));
  expect(scrolling()).toBe('hidden');
  expect(window.scrollY).toBe(400);
  await act(async () => closePopup('round'));
  await shown(() => expect(scrolling()).toBe('visible'));
  expect(window.scrollY).toBe(400);
});

test('a popup opened again before it has slid out shows its new props', async () => {
  await open('1');
  await shown(() => expect(place.textContent).toBe('Round 1'));
  await act(async () => closePopup('round'));
  await open('2');
  await shown(() => expect(place.textContent).toBe('Round 2'));
});
