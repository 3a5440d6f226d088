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

const focus = { x: 0, y: 126, width: 375, height: 430 };
const stage = testStage({ scene, moments, focus, layers: 2, comparedPx: 560 });

test('every moment stays within the budget of 8 calls, 120 particles and 14 MB', async () => {
  await expectWithinBudget(stage, { callsMin: 3, calls: 8, particles: 120, megabytes: 14 });
}, 60_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('mega-win'), [0, 1500, 4500, 6200]);
}, 60_000);

test('unmounting the scene frees its textures', async () => {
  const mega = stage.find('mega-win');
  await expectTexturesLeave(stage, mega, mega.atMs, 6);
}, 40_000);

test('the same round is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('small-win'), [0, 1500, 4600]);
}, 40_000);
