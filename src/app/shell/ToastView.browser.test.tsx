import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '../../shared/popups/toasts';
import { StoreProvider, store } from '../../shared/store/store';
import { ToastView } from './ToastView';

let place: HTMLElement;
let root: Root;
const region = () => place.querySelector('[aria-live="polite"]');

beforeEach(async () => {
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <StoreProvider store={store}>
        <ToastView />
      </StoreProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => vi.advanceTimersByTime(10_000));
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

test('the live region is mounted before there is a message', () => {
  expect(region()).not.toBeNull();
  expect(region()?.textContent).toBe('');
});

test('a toast disappears after three seconds, and not before', async () => {
  await act(async () => showToast({ text: 'Saved' }));
  await act(async () => vi.advanceTimersByTime(2_990));
  expect(region()?.textContent).toBe('Saved');
  await act(async () => vi.advanceTimersByTime(20));
  expect(region()?.textContent).toBe('');
});

test('a second toast replaces the first and has its own three seconds', async () => {
  await act(async () => showToast({ text: 'One' }));
  await act(async () => vi.advanceTimersByTime(2_000));
  await act(async () => showToast({ text: 'Two', tone: 'error' }));
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(region()?.textContent).toBe('Two');
  await act(async () => vi.advanceTimersByTime(1_010));
  expect(region()?.textContent).toBe('');
});

test('the action runs once and hides the toast', async () => {
  const onPress = vi.fn();
  await act(async () => showToast({ text: 'No answer', action: { label: 'Retry', onPress } }));
  await act(async () => region()?.querySelector('button')?.click());
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(region()?.textContent).toBe('');
});
