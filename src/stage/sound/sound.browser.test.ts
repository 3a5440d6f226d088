import { Howler } from 'howler';
import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cabinet } from '../../../games/cards';
import { showToast, toastAtom } from '../../shared/popups/toasts';
import { storedItems } from '../../shared/storage/item';
import { changeAtom, readAtom } from '../../shared/store/store';
import { ambienceAtom, enterAmbience } from './ambience';
import { soundTheShell } from './shellSound';
import { mutedAtom, openSprite, playCue, setMuted } from './sound';

/** For how long silence is listened to, in seconds of the audio clock. */
const LISTENED_S = 0.4;

/**
 * The loudest sample of the master output from `during` on: until one is louder than `enough`, else for as long as the
 * audio clock says.
 */
async function loudest(during: () => unknown, enough = Number.POSITIVE_INFINITY): Promise<number> {
  const { ctx, masterGain } = Howler;
  const ear = new AnalyserNode(ctx, { fftSize: 2048 });
  masterGain.connect(ear);
  const heard = new Float32Array(ear.fftSize);
  let peak = 0;
  await during();
  const end = new ConstantSourceNode(ctx, { offset: 0 });
  let isOver = false;
  end.addEventListener('ended', () => {
    isOver = true;
  });
  end.connect(ear);
  end.start();
  end.stop(ctx.currentTime + LISTENED_S);
  while (!isOver && peak <= enough) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    ear.getFloatTimeDomainData(heard);
    peak = Math.max(peak, ...heard.map(Math.abs));
  }
  end.disconnect(ear);
  masterGain.disconnect(ear);
  return peak;
}

const fetched = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|flac)/.test(name)).length;

const sound = async () => {
  const { sound: module } = await import('./winsSprite');
  return module;
};

function setVisible(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

let button: HTMLButtonElement;

beforeAll(() => {
  button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Play';
  soundTheShell();
});

test('before the first tap nothing is loaded and nothing fails', async () => {
  playCue('tap');
  await openSprite('game', sound);
  expect(fetched()).toBe(0);
});

test('the first tap loads the sprites, and from then on a cue is audible', async () => {
  await userEvent.click(button);
  await vi.waitFor(() => expect(fetched()).toBeGreaterThanOrEqual(2), { timeout: 5000 });
  await vi.waitFor(async () => expect(await loudest(() => playCue('small'), 0.05)).toBeGreaterThan(0.05), {
    timeout: 5000,
  });
});

test('a tap, a toast and an error sound without an explicit call', async () => {
  expect(await loudest(() => userEvent.click(button), 0.005)).toBeGreaterThan(0.005);
  expect(await loudest(() => showToast({ text: 'no', tone: 'error' }), 0.005)).toBeGreaterThan(0.005);
  changeAtom(toastAtom, null);
});

test('an unknown cue is silent', async () => {
  // The sounds of the test before have ended.
  await vi.waitFor(async () => expect(await loudest(() => undefined)).toBe(0), { timeout: 5000 });
  expect(await loudest(() => playCue('nobody'))).toBe(0);
});

test('mute takes effect at once, is stored on the device, and can be undone', async () => {
  const gain = Howler.masterGain.gain;
  setMuted(true);
  await vi.waitFor(() => expect(gain.value).toBe(0));
  expect(storedItems.find(({ name }) => name === 'muted')?.read()).toBe(true);
  expect(await loudest(() => playCue('small'))).toBe(0);
  setMuted(false);
  await vi.waitFor(() => expect(gain.value).toBeCloseTo(0.8));
  expect(readAtom(mutedAtom)).toBe(false);
});

test('a hidden tab suspends sound, and a visible one resumes it', async () => {
  setVisible(false);
  await vi.waitFor(() => expect(Howler.ctx.state).toBe('suspended'));
  playCue('small');
  setVisible(true);
  await vi.waitFor(() => expect(Howler.ctx.state).toBe('running'));
});

test('an ambience plays while it is switched on, also under mute, and ends with its game', async () => {
  const load = cabinet.find(({ name }) => name === 'crash')?.ambience;
  if (load === undefined) throw new Error('this game has an ambience');
  const leave = enterAmbience(load);
  expect(await loudest(() => undefined)).toBe(0);
  changeAtom(ambienceAtom, true);
  const isHeard = async () => expect(await loudest(() => undefined, 0.002)).toBeGreaterThan(0.002);
  await vi.waitFor(isHeard, { timeout: 8000 });
  setMuted(true);
  await isHeard();
  setMuted(false);
  leave();
  await vi.waitFor(async () => expect(await loudest(() => undefined)).toBe(0), { timeout: 8000 });
});
