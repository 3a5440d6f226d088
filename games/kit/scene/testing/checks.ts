import { expect, vi } from 'vitest';
import type { Moment } from '../../card';
import { drawCallsOf, particlesIn, sceneTexturesOn, textureBytesOn, texturesOn } from './graphics';
import type { TestStage } from './testStage';

interface Limits {
  /** With fewer calls than this the scene is not on stage. */
  readonly callsMin: number;
  /** The peak that the scene needs; the design allows more. */
  readonly calls: number;
  readonly particles: number;
  /** Of 10^6 bytes. */
  readonly megabytes: number;
  /** Particles that are not counted because they are drawn in another way, the same number in every picture. */
  readonly drawnOtherwise?: number;
}

/** Interval at which a mega win is checked; no particle lives for a shorter time. */
const STEP_MS = 160;
const AFTER_HEIGHT_MS = 4_000;

/** When a moment is checked: at its own time, a mega win from its start to its end. */
function timesOf(stage: TestStage, moment: Moment): readonly number[] {
  if (moment.name !== 'mega-win') return [moment.atMs];
  const endMs = stage.endOf(moment);
  // A round that may still be running for others has no end: the win is over some time after its peak.
  const lastMs = Number.isFinite(endMs) ? endMs : moment.atMs + AFTER_HEIGHT_MS;
  return Array.from({ length: Math.ceil(lastMs / STEP_MS) }, (_, step) => step * STEP_MS);
}

/** Every moment keeps within the limits of draw calls, particles and textures, a mega win at all times. */
export async function expectWithinBudget(stage: TestStage, limits: Limits): Promise<void> {
  const { callsMin, calls, particles, megabytes, drawnOtherwise = 0 } = limits;
  for (const moment of stage.moments) {
    const application = await stage.show(moment);
    for (const atMs of timesOf(stage, moment)) {
      stage.poseAt(application, atMs);
      const drawn = drawCallsOf(application);
      const where = `${moment.name} at ${atMs} ms`;
      expect(drawn, where).toBeGreaterThanOrEqual(callsMin);
      expect(drawn, where).toBeLessThanOrEqual(calls);
      expect(particlesIn(application.stage) + drawnOtherwise, where).toBeLessThanOrEqual(particles);
    }
    expect(textureBytesOn(application), moment.name).toBeLessThanOrEqual(megabytes * 1e6);
  }
}

/** Four times of a moment, reached forwards and backwards: each time always gives the same picture, and all differ. */
export async function expectSamePictures(
  stage: TestStage,
  moment: Moment,
  [first, second, third, fourth]: readonly [number, number, number, number],
): Promise<void> {
  const application = await stage.show(moment);
  const pictures = new Map<number, number>();
  for (const atMs of [first, second, third, fourth, second, first]) {
    const picture = stage.fingerprint(application, atMs);
    expect(pictures.get(atMs) ?? picture, `${atMs} ms`).toBe(picture);
    pictures.set(atMs, picture);
  }
  expect(new Set(pictures.values()).size).toBe(4);
}

/** A scene with at least this many textures leaves none, and stops using each before it is freed. */
export async function expectTexturesLeave(
  stage: TestStage,
  moment: Moment,
  atMs: number,
  atLeast: number,
): Promise<void> {
  const application = await stage.show(moment);
  stage.drawAt(application, atMs);
  expect(texturesOn(application).length).toBeGreaterThanOrEqual(atLeast);
  expect(particlesIn(application.stage), 'particles hold a picture too').toBeGreaterThan(0);
  const warned = vi.spyOn(console, 'warn');
  await stage.show(moment, { shown: false });
  await vi.waitFor(() => expect(sceneTexturesOn(application)).toEqual([]));
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
}

/** The moment is also drawn without WebGL: these times give pictures that all differ. */
export async function expectPainted(
  stage: TestStage,
  moment: Moment,
  timesMs: readonly number[],
): Promise<void> {
  const application = await stage.show(moment, { preference: 'canvas' });
  const pictures = timesMs.map((atMs) => stage.fingerprint(application, atMs));
  expect(new Set(pictures).size).toBe(timesMs.length);
}
