import { test } from 'vitest';
import {
  expectPainted,
  expectSamePictures,
  expectTexturesLeave,
  expectWithinBudget,
} from '../../../../../games/kit/scene/testing/checks';
import { testStage } from '../../../../../games/kit/scene/testing/testStage';
import { scene } from './module';
import { moments } from './moments';

const focus = { x: 0, y: 60, width: 375, height: 430 };
const stage = testStage({ scene, moments, focus, layers: 2, comparedPx: 500 });

test('every moment stays within the budget of 12 calls, 120 particles and 12 MB', async () => {
  await expectWithinBudget(stage, { callsMin: 3, calls: 12, particles: 120, megabytes: 12 });
}, 60_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('main-prize-own'), [0, 1_200, 2_600, 14_000]);
}, 60_000);

test('unmounting the scene frees its textures', async () => {
  const main = stage.find('main-prize-own');
  await expectTexturesLeave(stage, main, main.atMs, 3);
}, 40_000);

test('the same draw is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('drawn'), [0, 1_200, 2_600]);
}, 40_000);
