import { expect, test } from 'vitest';
import {
  expectPainted,
  expectSamePictures,
  expectTexturesLeave,
  expectWithinBudget,
} from '../../kit/scene/testing/checks';
import { testStage } from '../../kit/scene/testing/testStage';
import { scene } from './module';
import { moments } from './moments';

const focus = { x: 0, y: 92, width: 375, height: 330 };
const stage = testStage({ scene, moments, focus, layers: 2, comparedPx: 420 });

test('every moment stays within the budget of 12 calls, 160 particles and 20 MB', async () => {
  await expectWithinBudget(stage, {
    callsMin: 3,
    calls: 12,
    particles: 160,
    megabytes: 20,
    drawnOtherwise: Number(scene.tuning.exhaustSparks),
  });
}, 120_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('crash-end'), [3_000, 9_000, 20_000, 28_500]);
}, 60_000);

test('the picture does not change when the end of the round becomes known', async () => {
  const moment = stage.find('crash-end');
  const open = {
    ...moment,
    events: moment.events.filter((event) => !JSON.stringify(event).includes('crashed')),
  };
  const application = await stage.show(open);
  const before = stage.fingerprint(application, 20_000);
  await stage.show(moment);
  expect(stage.fingerprint(application, 20_000)).toBe(before);
}, 60_000);

test('unmounting the scene frees its textures', async () => {
  const mega = stage.find('mega-win');
  await expectTexturesLeave(stage, mega, mega.atMs, 6);
}, 40_000);

test('the same round is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('crash-end'), [3_000, 9_000, 28_500]);
}, 40_000);
