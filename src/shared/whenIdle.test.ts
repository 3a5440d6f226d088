import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StageState, stageStateAtom } from './play/stageShow';
import { changeAtom } from './store/store';
import type { Timer } from './timer';
import { whenIdle, whenIdleForAWhile } from './whenIdle';

/** A clock that advances only when the test says so. */
class Clock implements Timer {
  #nowMs = 0;
  readonly #calls = new Map<() => void, number>();

  after(delayMs: number, then: () => void) {
    this.#calls.set(then, this.#nowMs + delayMs);
    return () => void this.#calls.delete(then);
  }

  async wind(lengthMs: number): Promise<void> {
    this.#nowMs += lengthMs;
    for (const [then, atMs] of [...this.#calls]) {
      if (atMs > this.#nowMs) continue;
      this.#calls.delete(then);
      then();
    }
    await turned();
  }
}

/** Lets all settled promises run their callbacks. */
const turned = () => new Promise<void>((resolve) => setTimeout(resolve));

const page = { readyState: 'loading' };
const browser = Object.assign(new EventTarget(), { location: { hash: '#/' } });
const stand = (state: StageState) => changeAtom(stageStateAtom, state);

async function waiting(resolves = whenIdle) {
  const clock = new Clock();
  const seen = { isIdle: false, clock };
  void resolves(clock).then(() => {
    seen.isIdle = true;
  });
  await turned();
  return seen;
}

beforeEach(() => {
  page.readyState = 'loading';
  browser.location.hash = '#/';
  stand('off');
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
});
afterEach(() => vi.unstubAllGlobals());

test('a loaded screen is idle at once', async () => {
  page.readyState = 'complete';
  expect((await waiting()).isIdle).toBe(true);
});

test('it waits for the first screen, for four seconds at most', async () => {
  const one = await waiting();
  const other = await waiting();
  expect([one.isIdle, other.isIdle]).toEqual([false, false]);
  await one.clock.wind(3_999);
  expect(one.isIdle).toBe(false);
  await one.clock.wind(1);
  expect(one.isIdle).toBe(true);
  page.readyState = 'complete';
  browser.dispatchEvent(new Event('load'));
  await turned();
  expect(other.isIdle).toBe(true);
});

test('a game that is being set up has its first second of frames to itself', async () => {
  page.readyState = 'complete';
  browser.location.hash = '#/games/og?id=10001';
  const seen = await waiting();
  stand('ready');
  await turned();
  await seen.clock.wind(999);
  expect(seen.isIdle).toBe(false);
  await seen.clock.wind(1);
  expect(seen.isIdle).toBe(true);
});

test('it stops waiting for a game that is left or does not start', async () => {
  page.readyState = 'complete';
  browser.location.hash = '#/games/og?id=10001';
  const left = await waiting();
  const never = await waiting();
  await never.clock.wind(15_000);
  await never.clock.wind(1_000);
  expect([left.isIdle, never.isIdle]).toEqual([false, true]);
  browser.location.hash = '#/';
  browser.dispatchEvent(new Event('popstate'));
  await turned();
  await left.clock.wind(1_000);
  expect(left.isIdle).toBe(true);
});

test('a loaded screen gets one more second, and a game opened in it is waited for', async () => {
  page.readyState = 'complete';
  const looked = await waiting(whenIdleForAWhile);
  const tapped = await waiting(whenIdleForAWhile);
  await looked.clock.wind(999);
  expect(looked.isIdle).toBe(false);
  await looked.clock.wind(1);
  expect(looked.isIdle).toBe(true);
  browser.location.hash = '#/games/og?id=10001';
  await tapped.clock.wind(1_000);
  await tapped.clock.wind(10_000);
  expect(tapped.isIdle).toBe(false);
  stand('ready');
  await turned();
  await tapped.clock.wind(1_000);
  expect(tapped.isIdle).toBe(true);
});

test('without a network it waits for one, unless a service worker keeps the files', async () => {
  page.readyState = 'complete';
  const navigator: Record<string, unknown> = { onLine: false };
  Object.assign(browser, { navigator });
  const seen = await waiting();
  expect(seen.isIdle).toBe(false);
  browser.dispatchEvent(new Event('online'));
  await turned();
  expect(seen.isIdle).toBe(true);
  navigator.serviceWorker = { controller: {} };
  expect((await waiting()).isIdle).toBe(true);
  Object.assign(browser, { navigator: undefined });
});
