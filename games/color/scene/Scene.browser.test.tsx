import { test } from 'vitest';
import {
  expectPainted,
  expectSamePictures,
  expectTexturesLeave,
  expectWithinBudget,
} from '../../kit/scene/testing/checks';
import { testStage } from '../../kit/scene/testing/testStage';
import { scene } from './module';
import { moments } from './moments';

const focus = { x: 0, y: 96, width: 375, height: 308 };
const stage = testStage({ scene, moments, focus, layers: 2, comparedPx: 420 });

test('every moment stays within the budget of 10 calls, 120 particles and 14 MB', async () => {
  await expectWithinBudget(stage, { callsMin: 5, calls: 10, particles: 120, megabytes: 14 });
}, 60_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('mega-win'), [0, 300, 2000, 3600]);
}, 60_000);

test('unmounting the scene frees its textures', async () => {
  await expectTexturesLeave(stage, stage.find('small-win'), 1800, 6);
}, 40_000);

test('the same round is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('small-win'), [0, 500, 1800]);
}, 40_000);
