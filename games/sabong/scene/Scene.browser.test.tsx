import { expect, test } from 'vitest';
import {
  expectPainted,
  expectSamePictures,
  expectTexturesLeave,
  expectWithinBudget,
} from '../../kit/scene/testing/checks';
import { testStage } from '../../kit/scene/testing/testStage';
import { BETTING_MS, DECIDED_MS, POINTS_MS } from '../rules/story';
import { scene } from './module';
import { moments } from './moments';

const focus = { x: 0, y: 92, width: 375, height: 330 };
const stage = testStage({ scene, moments, focus, layers: 1, comparedPx: 420 });
const LEAP_MS = BETTING_MS + POINTS_MS[1] - 60;
const END_MS = BETTING_MS + DECIDED_MS + 1_900;

test('every moment stays within the budget of 9 calls, 110 particles and 26 MB', async () => {
  await expectWithinBudget(stage, { callsMin: 2, calls: 9, particles: 110, megabytes: 26 });
}, 120_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('decided'), [3_000, BETTING_MS + 700, LEAP_MS, END_MS]);
}, 120_000);

test('the picture does not change when the end of the contest becomes known', async () => {
  const whole = stage.find('decided');
  const application = await stage.show({ ...whole, events: whole.events.slice(0, 3) });
  const before = stage.fingerprint(application, LEAP_MS);
  await stage.show(whole);
  expect(stage.fingerprint(application, LEAP_MS)).toBe(before);
}, 60_000);

test('unmounting the scene frees its textures', async () => {
  await expectTexturesLeave(stage, stage.find('clash'), LEAP_MS, 6);
}, 40_000);

test('the same contest is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('decided'), [3_000, LEAP_MS, END_MS]);
}, 40_000);
