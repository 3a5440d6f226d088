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

test('every moment stays inside the budget, with no more than 12 calls, 160 particles, 20 MB', async () => {
  await expectWithinBudget(stage, {
    callsMin: 3,
    calls: 12,
    particles: 160,
    megabytes: 20,
    drawnOtherwise: Number(scene.tuning.exhaustSparks),
  });
}, 120_000);

test('a moment looks the same whichever way the clock came to it', async () => {
  await expectSamePictures(stage, stage.find('crash-end'), [3_000, 9_000, 20_000, 28_500]);
}, 60_000);

test('a flight whose end becomes known goes on from the same picture', async () => {
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

test('when the scene leaves, its textures leave the graphics card with it', async () => {
  const mega = stage.find('mega-win');
  await expectTexturesLeave(stage, mega, mega.atMs, 6);
}, 40_000);

test('without WebGL the same ride is painted', async () => {
  await expectPainted(stage, stage.find('crash-end'), [3_000, 9_000, 28_500]);
}, 40_000);
