import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SettledRound } from '../../../contract/play';
import { useBoardKeys } from '../../../games/kit/board/useBoardKeys';
import { centavos } from '../../../games/kit/rules/money';
import { loadAllStrings, startTranslation } from '../../i18n/i18n';
import { JackpotShow } from './JackpotShow';

const round = { roundId: '1024', payout: centavos(88_800n) } as SettledRound;

let root: Root;
let place: HTMLElement;

beforeAll(async () => {
  await startTranslation('enPH');
  await loadAllStrings();
});
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const button = (name: string) => {
  const found = [...place.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};

function show(onAgain: (() => void) | null) {
  const done = { onAgain, onCheck: vi.fn(), onClose: vi.fn() };
  act(() => root.render(<JackpotShow round={round} chance="Chance 2 in 10,000" {...done} />));
  return done;
}

test('the reels stop on the digits of the prize, and the text says it once', () => {
  show(null);
  const stops = [...place.querySelectorAll<HTMLElement>('[aria-hidden] span[style]')].map(
    ({ style }) => Number([...style].map((name) => style.getPropertyValue(name)).find(Number)) % 10,
  );
  expect(stops).toEqual([8, 8, 8]);
  const status = place.querySelector('[role="status"]')?.cloneNode(true) as HTMLElement;
  for (const hidden of status.querySelectorAll('[aria-hidden]')) hidden.remove();
  expect(status.textContent?.match(/888/g)).toEqual(['888']);
});

test('it takes the focus, closes by Escape, and leads to the check and to the next spin', () => {
  const { onAgain, onCheck, onClose } = show(vi.fn());
  const dialog = place.querySelector('[role="dialog"]');
  expect(document.activeElement).toBe(dialog);
  dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  act(() => button('Check this spin').click());
  act(() => button('Spin again').click());
  expect([onAgain, onCheck, onClose].map((each) => vi.mocked(each as () => void).mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});

test('the focus returns to what had it', () => {
  const spin = document.body.appendChild(document.createElement('button'));
  spin.focus();
  show(null);
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  act(() => root.render(null));
  expect(document.activeElement).toBe(spin);
  spin.remove();
});

test('while it is shown the space bar buys no spin', () => {
  const onPrimary = vi.fn();
  const Board = () => {
    useBoardKeys({ onPrimary, onUp: null, onDown: null, onLeft: null, onRight: null });
    return null;
  };
  const board = createRoot(document.createElement('div'));
  act(() => board.render(<Board />));
  const press = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  press();
  expect(onPrimary).toHaveBeenCalledOnce();
  show(null);
  press();
  expect(onPrimary).toHaveBeenCalledOnce();
  act(() => board.unmount());
});

test('without points for another spin its button closes', () => {
  const { onClose } = show(null);
  const [, last] = [...place.querySelectorAll('button')].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === 'Close',
  );
  act(() => last?.click());
  expect(onClose).toHaveBeenCalledOnce();
});
