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

const focus = { x: 0, y: 96, width: 375, height: 430 };
const stage = testStage({ scene, moments, focus, layers: 1, comparedPx: 420 });

test('every moment stays within the budget of 8 calls, 140 particles and 10 MB', async () => {
  await expectWithinBudget(stage, { callsMin: 1, calls: 8, particles: 140, megabytes: 10 });
}, 60_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('mega-win'), [0, 1200, 3300, 5600]);
}, 60_000);

test('unmounting the scene frees its textures', async () => {
  await expectTexturesLeave(stage, stage.find('small-win'), 4700, 6);
}, 40_000);

test('the same round is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('small-win'), [0, 1500, 4700]);
}, 40_000);
