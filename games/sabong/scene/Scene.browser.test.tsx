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

test('every moment stays inside the budget, with no more than 9 calls, 110 particles, 26 MB', async () => {
  await expectWithinBudget(stage, { callsMin: 2, calls: 9, particles: 110, megabytes: 26 });
}, 120_000);

test('a moment looks the same whichever way the clock came to it', async () => {
  await expectSamePictures(stage, stage.find('decided'), [3_000, BETTING_MS + 700, LEAP_MS, END_MS]);
}, 120_000);

test('a contest whose end becomes known goes on from the same picture', async () => {
  const whole = stage.find('decided');
  const application = await stage.show({ ...whole, events: whole.events.slice(0, 3) });
  const before = stage.fingerprint(application, LEAP_MS);
  await stage.show(whole);
  expect(stage.fingerprint(application, LEAP_MS)).toBe(before);
}, 60_000);

test('when the scene leaves, its textures leave the graphics card with it', async () => {
  await expectTexturesLeave(stage, stage.find('clash'), LEAP_MS, 6);
}, 40_000);

test('without WebGL the same contest is painted', async () => {
  await expectPainted(stage, stage.find('decided'), [3_000, LEAP_MS, END_MS]);
}, 40_000);
