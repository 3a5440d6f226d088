import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hand } from '../../games/kit/scene/hand';
import type { SceneModule } from '../../games/kit/scene/scene';
import {
  type StageProgress,
  type StageShow,
  stageCoveredAtom,
  stageFocusAtom,
  stageProgressAtom,
  stageShowAtom,
  stageStateAtom,
} from '../shared/play/stageShow';
import { changeAtom, readAtom, StoreProvider, store, watchAtom } from '../shared/store/store';
import { stageClock } from './clock';
import { Stage } from './Stage';
import { watchGraphicsMemory } from './testing/graphicsMemory';
import { broken, forgetful, seen, turning } from './testing/trialScene';

const memory = watchGraphicsMemory();
let root: Root;

beforeEach(() => {
  Object.assign(seen, { frames: 0, mounts: 0 });
  mount();
});

afterEach(async () => {
  setVisible(true);
  changeAtom(stageShowAtom, null);
  changeAtom(stageCoveredAtom, false);
  root.unmount();
  await vi.waitFor(() => expect(document.querySelector('canvas')).toBeNull());
});

function mount(): void {
  root = createRoot(document.createElement('div'));
  root.render(
    <StoreProvider store={store}>
      <Stage />
    </StoreProvider>,
  );
}

const sound = () => Promise.reject(new Error('a silent game'));
const showing = (module: SceneModule, more: Partial<StageShow> = {}): StageShow => ({
  card: { name: 'trial', scene: async () => module, sound },
  skin: 'bg24',
  reducedMotion: false,
  playback: null,
  waiting: false,
  bet: null,
  hand: new Hand(),
  ...more,
});

const becomes = (state: string) =>
  vi.waitFor(() => expect(readAtom(stageStateAtom)).toBe(state), { timeout: 20_000 });

const frames = (count: number) =>
  new Promise<void>((done) => {
    const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** Frames drawn while five animation frames pass. */
async function framesDrawn(): Promise<number> {
  await frames(2);
  const before = seen.frames;
  await frames(5);
  return seen.frames - before;
}

const stillness = () => vi.waitFor(async () => expect(await framesDrawn()).toBe(0), { timeout: 10_000 });
const movement = () =>
  vi.waitFor(async () => expect(await framesDrawn()).toBeGreaterThan(0), { timeout: 3000 });

function setVisible(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('nothing is mounted and game time is stopped before the first game', async () => {
  await frames(3);
  expect(document.querySelector('canvas')).toBeNull();
  const before = stageClock.nowMs();
  await frames(3);
  expect(stageClock.nowMs()).toBe(before);
});

test('a game goes on stage: the canvas fills the screen, hidden from screen readers, and time runs', async () => {
  changeAtom(stageShowAtom, showing(turning));
  await becomes('ready');
  const canvas = document.querySelector('canvas');
  expect(canvas?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 375, height: 812 });
  expect(canvas?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(getComputedStyle(canvas ?? document.body).pointerEvents).toBe('none');
  await movement();
  const before = stageClock.nowMs();
  await frames(3);
  expect(stageClock.nowMs()).toBeGreaterThan(before);
});

test('a hidden tab stops time and frames, and both continue from there', async () => {
  changeAtom(stageShowAtom, showing(turning));
  await becomes('ready');
  setVisible(false);
  const atMs = stageClock.nowMs();
  await stillness();
  expect(stageClock.nowMs()).toBe(atMs);
  setVisible(true);
  expect(stageClock.nowMs() - atMs).toBeLessThan(100);
  await movement();
});

test('a popup over the stage stops frames, not time', async () => {
  changeAtom(stageShowAtom, showing(turning));
  await becomes('ready');
  changeAtom(stageCoveredAtom, true);
  const atMs = stageClock.nowMs();
  await stillness();
  expect(stageClock.nowMs()).toBeGreaterThan(atMs);
  changeAtom(stageCoveredAtom, false);
  await movement();
});

test('a scene in which nothing moves sleeps after three seconds, and a change wakes it', async () => {
  changeAtom(stageShowAtom, showing(turning, { reducedMotion: true }));
  await becomes('ready');
  await movement();
  await stillness();
  changeAtom(stageShowAtom, showing(turning, { reducedMotion: true, waiting: true }));
  await movement();
});

test('the progress of a round is reported step by step, each step once, in game time', async () => {
  const told: (StageProgress | null)[] = [];
  const forget = watchAtom(stageProgressAtom, (progress) => told.push(progress));
  changeAtom(stageShowAtom, showing(turning));
  await becomes('ready');
  const playback = { roundId: 'r1', events: [1, 2, 3], startedAtMs: stageClock.nowMs() };
  changeAtom(stageShowAtom, showing(turning, { playback }));
  await vi.waitFor(() => expect(readAtom(stageProgressAtom)?.ended).toBe(true), { timeout: 5000 });
  forget();
  const beats = told.map((progress) => progress?.beatsPassed);
  expect(beats).toEqual(beats.toSorted());
  expect(new Set(told.map((progress) => JSON.stringify(progress))).size).toBe(told.length);
  expect(told.at(-1)).toEqual({ roundId: 'r1', beatsPassed: 3, resultShown: true, ended: true });
  // A frame may take two steps; there may not be more reports than steps.
  expect(told.length).toBeLessThanOrEqual(4);
});

const centreIs = (y: number) =>
  vi.waitFor(() => expect(seen.centre).toMatchObject({ x: 187.5, y }), { timeout: 5000 });

test('the scene uses the focus that the page reports', async () => {
  changeAtom(stageFocusAtom, { x: 0, y: 100, width: 375, height: 200 });
  changeAtom(stageShowAtom, showing(turning));
  await becomes('ready');
  await centreIs(200);
  changeAtom(stageFocusAtom, { x: 0, y: 100, width: 375, height: 400 });
  await centreIs(300);
  changeAtom(stageFocusAtom, null);
});

test('a scene that fails leaves only the board, the round goes on to its end, and the next game is shown', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  changeAtom(stageShowAtom, showing(broken));
  await becomes('boardAlone');
  const playback = { roundId: 'r2', events: [1], startedAtMs: stageClock.nowMs() };
  changeAtom(stageShowAtom, showing(broken, { playback }));
  await vi.waitFor(() => expect(readAtom(stageProgressAtom)?.ended).toBe(true), { timeout: 5000 });
  silent.mockRestore();
  changeAtom(stageShowAtom, { ...showing(turning), card: { ...showing(turning).card, name: 'other' } });
  await becomes('ready');
});

test('a scene that cannot be loaded leaves only the board, and its round is over at once', async () => {
  const card = { name: 'away', scene: () => Promise.reject(new Error('offline')), sound };
  const playback = { roundId: 'r3', events: [1, 2], startedAtMs: stageClock.nowMs() };
  changeAtom(stageShowAtom, { ...showing(turning), card, playback });
  await becomes('boardAlone');
  await vi.waitFor(() =>
    expect(readAtom(stageProgressAtom)).toEqual({
      roundId: 'r3',
      beatsPassed: 2,
      resultShown: true,
      ended: true,
    }),
  );
});

test('a lost context is restored with a fresh scene, and after the third loss only the board is left', async () => {
  changeAtom(stageShowAtom, showing(turning));
  await becomes('ready');
  const gl = document.querySelector('canvas')?.getContext('webgl2');
  const loser = gl?.getExtension('WEBGL_lose_context');
  for (const mounts of [2, 3]) {
    loser?.loseContext();
    await becomes('lost');
    loser?.restoreContext();
    await becomes('ready');
    expect(seen.mounts).toBe(mounts);
  }
  loser?.loseContext();
  await becomes('boardAlone');
});

test('leaving a game frees its textures, keeps one pixel, and stops time', async () => {
  changeAtom(stageShowAtom, showing(turning));
  await becomes('ready');
  expect(memory.textures()).toBeGreaterThan(0);
  changeAtom(stageShowAtom, null);
  await becomes('off');
  await vi.waitFor(() => expect(memory.textures()).toBeLessThanOrEqual(PIXI_OWN_TEXTURES));
  const canvas = document.querySelector('canvas');
  await vi.waitFor(() => expect([canvas?.width, canvas?.height]).toEqual([1, 1]));
  await stillness();
  expect(stageClock.running).toBe(false);
});

test('a texture that a scene forgot is freed when its game is left', async () => {
  changeAtom(stageShowAtom, showing(forgetful));
  await becomes('ready');
  await movement();
  const drawn = memory.textures();
  changeAtom(stageShowAtom, null);
  await becomes('off');
  await vi.waitFor(() => expect(memory.textures()).toBeLessThan(drawn));
});

/** Pixi binds an empty texture to each kind of target; they live as long as the context. */
const PIXI_OWN_TEXTURES = 8;

test('twenty stages mounted and unmounted leave neither texture nor context', async () => {
  for (let cycle = 0; cycle < 20; cycle += 1) {
    changeAtom(stageShowAtom, showing(turning));
    await becomes('ready');
    root.unmount();
    await becomes('off');
    await vi.waitFor(() => expect(document.querySelector('canvas')).toBeNull());
    mount();
    changeAtom(stageShowAtom, null);
  }
  await vi.waitFor(() => expect(memory.textures()).toBe(0));
  await vi.waitFor(() => expect(memory.contexts()).toBe(0));
}, 60_000);
