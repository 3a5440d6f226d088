import { expect, test } from 'vitest';
import { Hand } from '../../kit/scene/hand';
import {
  expectPainted,
  expectSamePictures,
  expectTexturesLeave,
  expectWithinBudget,
} from '../../kit/scene/testing/checks';
import { withoutContext } from '../../kit/scene/testing/graphics';
import { testStage } from '../../kit/scene/testing/testStage';
import { scene } from './module';
import { moments } from './moments';

const focus = { x: 0, y: 60, width: 375, height: 480 };
// Crumbs are created by the first tick and drawn by the second.
const stage = testStage({ scene, moments, focus, layers: 3, comparedPx: 560, ticks: 2 });

test('every moment stays within the budget of 8 calls, 80 particles and 16 MB', async () => {
  await expectWithinBudget(stage, { callsMin: 2, calls: 8, particles: 80, megabytes: 16 });
}, 90_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('mega-win'), [0, 2700, 3900, 5600]);
}, 90_000);

test('foil removed stroke by stroke looks the same as removed at once', async () => {
  const moment = stage.find('half-scratched');
  const { strokes } = moment.hand as { readonly strokes: readonly (readonly number[])[] };
  const hand = new Hand({ strokes: [] });
  const application = await stage.show(moment, { hand });
  const covered = stage.fingerprint(application, moment.atMs);
  for (let count = 1; count <= strokes.length; count += 1) {
    const last = strokes[count - 1] ?? [];
    for (const length of [9, last.length]) {
      hand.set({ strokes: [...strokes.slice(0, count - 1), last.slice(0, length)] });
      stage.drawAt(application, moment.atMs);
    }
  }
  const grown = stage.fingerprint(application, moment.atMs);
  expect(grown).not.toBe(covered);
  await stage.clear();
  expect(stage.fingerprint(await stage.show(moment), moment.atMs)).toBe(grown);
}, 90_000);

test('a restored graphics context shows the foil as it was', async () => {
  const moment = stage.find('half-scratched');
  const hand = new Hand(moment.hand ?? null);
  const application = await stage.show(moment, { hand });
  const before = stage.fingerprint(application, moment.atMs);
  // As the stage does: the scene is unmounted while there is no context, and mounted again after it.
  await withoutContext(application, () => stage.show(moment, { shown: false }));
  const again = await stage.show(moment, { hand });
  stage.drawAt(again, moment.atMs);
  expect(stage.fingerprint(again, moment.atMs)).toBe(before);
}, 90_000);

test('unmounting the scene frees its textures', async () => {
  const mega = stage.find('mega-win');
  await expectTexturesLeave(stage, mega, mega.atMs, 5);
}, 40_000);

test('the same ticket is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('half-scratched'), [0, 2700, 3300, 4010]);
}, 40_000);
