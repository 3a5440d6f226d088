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

const focus = { x: 0, y: 60, width: 375, height: 560 };
const stage = testStage({ scene, moments, focus, layers: 1, comparedPx: 620 });

test('every moment stays within the budget of 14 calls, 110 particles and 14 MB', async () => {
  await expectWithinBudget(stage, { callsMin: 2, calls: 14, particles: 110, megabytes: 14 });
}, 60_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('big-win'), [0, 2_260, 10_230, 15_500]);
}, 60_000);

test('unmounting the scene frees its textures', async () => {
  const win = stage.find('big-win');
  await expectTexturesLeave(stage, win, win.atMs, 2);
}, 40_000);

test('the same draw is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('shown'), [0, 2_260, 10_230, 15_200]);
}, 40_000);
