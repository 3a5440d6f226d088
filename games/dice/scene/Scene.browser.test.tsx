import type { Application } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import type { Moment } from '../../kit/card';
import { expectPainted, expectSamePictures, expectWithinBudget } from '../../kit/scene/testing/checks';
import { sceneTexturesOn, texturesOn } from '../../kit/scene/testing/graphics';
import { testStage } from '../../kit/scene/testing/testStage';
import { MODES, type Mode } from '../rules/mode';
import percentSheet from './art/baked/bg24-percent.json';
import sevenSheet from './art/baked/bg24-seven.json';
import { scene } from './module';
import { moments } from './moments';

const focus = { x: 0, y: 96, width: 375, height: 320 };
const stage = testStage({ scene, moments, focus, layers: 2, comparedPx: 420 });

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  `${width} x ${height}`;
const ATLAS: Readonly<Record<Mode, string>> = { percent: sizeOf(percentSheet), seven: sizeOf(sevenSheet) };
const momentsOf = (wanted: Mode): readonly Moment[] =>
  moments.filter(({ bet }) => (bet as { readonly mode: Mode }).mode === wanted);

/** The size of the one atlas, as width x height. */
const atlasOn = (application: Application): readonly string[] =>
  texturesOn(application)
    .filter(({ pixelWidth, pixelHeight }) => pixelWidth * pixelHeight > 1e6)
    .map(sizeOfSource);
const sizeOfSource = ({ pixelWidth, pixelHeight }: { pixelWidth: number; pixelHeight: number }) =>
  `${pixelWidth} x ${pixelHeight}`;

/** Shows a moment and waits until only the bowl of its mode is shown. */
async function stand(mode: Mode, moment: Moment): Promise<Application> {
  const application = await stage.show(moment);
  await vi.waitFor(
    () => {
      stage.drawAt(application, moment.atMs);
      expect(atlasOn(application)).toEqual([ATLAS[mode]]);
    },
    { timeout: 20_000, interval: 200 },
  );
  return application;
}

test('every moment stays within the budget, and textures of the other mode are freed', async () => {
  for (const mode of MODES) {
    const [first, ...others] = momentsOf(mode);
    if (first === undefined) throw new Error(`no moment of ${mode}`);
    await stand(mode, first);
    const own = { ...stage, moments: [first, ...others] };
    await expectWithinBudget(own, { callsMin: 1, calls: 11, particles: 60, megabytes: 12 });
  }
}, 60_000);

test('a moment looks the same whether the clock reached it forwards or backwards', async () => {
  await expectSamePictures(stage, stage.find('seven-win'), [0, 300, 1_250, 3_600]);
}, 60_000);

test('unmounting the scene frees its textures', async () => {
  const application = await stand('seven', stage.find('seven-idle'));
  await stage.show(stage.find('seven-idle'), { shown: false });
  await vi.waitFor(() => expect(sceneTexturesOn(application)).toEqual([]));
}, 60_000);

test('the same throw is drawn without WebGL', async () => {
  await expectPainted(stage, stage.find('mega-win'), [0, 1_250, 3_600]);
}, 40_000);
