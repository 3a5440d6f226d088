import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeave } from './useLeave';

/** Longer than the sheet slides, in ms. */
const LATER_MS = 1_000;

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
  window.location.hash = '';
});

function CashIn({ isClosed }: { readonly isClosed: boolean }) {
  useLeave(isClosed);
  return <p>{useLocation().pathname}</p>;
}

/** The router shows `/cashin` until it is told otherwise, whatever the address of the browser is by then. */
const show = (isClosed: boolean) =>
  act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/cashin']}>
        <CashIn isClosed={isClosed} />
      </MemoryRouter>,
    ),
  );
const later = () => act(async () => vi.advanceTimersByTime(LATER_MS));

test('the wallet is shown once the sheet has been closed and has slid out', async () => {
  window.location.hash = '#/cashin?from=og';
  await show(false);
  await later();
  expect(place.textContent).toBe('/cashin');
  await show(true);
  expect(place.textContent).toBe('/cashin');
  await later();
  expect(place.textContent).toBe('/wallet');
});

test('a player who has gone elsewhere meanwhile is not brought back while that page is not drawn yet', async () => {
  window.location.hash = '#/cashin';
  await show(true);
  window.location.hash = '#/aboutus';
  await later();
  expect(place.textContent).toBe('/cashin');
});
