import { extend, useTick } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Moment } from '../../card';
import { STILL } from '../light/celebration';
import { emit } from '../motion/emitter';
import { PosePublisher } from '../motion/posePublisher';
import { useOwned } from '../owned';
import { ParticleLayer } from '../ParticleLayer';
import { ParticleBatch } from '../particleBatch/ParticleBatch';
import { particleOf } from '../particleBatch/particle';
import { wholeShape } from '../particleBatch/shape';
import type { SceneProps } from '../scene';
import { testStage } from '../testing/testStage';
import { pack } from './packing';
import { TextureStore } from './textures';
import { type Baked, useBaked } from './useBaked';

extend({ Container, Sprite });

const STARS = emit({
  ...STILL,
  seed: 3,
  count: 12,
  startMs: 0,
  spreadMs: 0,
  lifeMs: [9_000, 9_000],
  x: [40, 330],
  y: [40, 380],
  angle: [0, 1],
  speed: [10, 20],
  gravity: 0,
  size: [1, 2],
  frames: ['star'],
});

interface Art extends Baked {
  readonly color: string;
  readonly cells: ReadonlyMap<string, Texture>;
}

/** The colours whose textures have been freed, oldest first. */
const freed: string[] = [];

function paintedCells(color: string) {
  const store = new TextureStore();
  const draw = (paint: CanvasRenderingContext2D) => {
    paint.fillStyle = color;
    paint.fillRect(0, 0, 16, 16);
  };
  const cells = store.keepAtlas(pack([{ name: 'star', width: 16, height: 16, draw }], 64, 2), 1);
  return { store, cells };
}

async function bake({ color }: { readonly color: string }): Promise<Art> {
  const { store, cells } = paintedCells(color);
  const free = () => {
    store.free();
    freed.push(color);
  };
  return { color, cells, free };
}

/** Particles of one bake, a batch, and a sprite whose texture is freed explicitly and follows the bake. */
function Scene(props: SceneProps) {
  const art = useBaked({ color: String(props.bet) }, bake);
  return art === null ? null : <Stars {...props} art={art} />;
}

const age = ({ showMs }: { readonly showMs: number }) => showMs;

function Stars({ art, clock, playback, onReady }: SceneProps & { readonly art: Art }) {
  const [posePublisher] = useState(() => new PosePublisher<{ readonly showMs: number }>());
  const startedAtMs = playback?.startedAtMs ?? 0;
  const pass = useCallback(
    () => posePublisher.show({ showMs: clock.nowMs() - startedAtMs }),
    [posePublisher, clock, startedAtMs],
  );
  useTick(pass);
  useLayoutEffect(onReady, [onReady]);
  const owned = useOwned(
    () => paintedCells(art.color),
    ({ store }) => store.free(),
    [art],
  );
  const star = owned?.cells.get('star');
  const batch = useRef<Container | null>(null);
  const batched = useMemo(() => {
    const cell = art.cells.get('star');
    return cell === undefined ? [] : [particleOf(wholeShape(cell), { x: 100, y: 200 })];
  }, [art]);
  return (
    <>
      <ParticleLayer
        label="stars"
        posePublisher={posePublisher}
        cells={art.cells}
        particles={STARS}
        nowMs={age}
        capacity={16}
      />
      <ParticleBatch label="batch" displayRef={batch} particles={batched} />
      <pixiContainer>{star && <pixiSprite texture={star} x={200} y={200} />}</pixiContainer>
    </>
  );
}

const moment = (name: string): Moment => ({ name, bet: name, events: ['thrown'], atMs: 0 });
const moments = ['red', 'lime'].map(moment);
const timeline = () => ({ beats: [], cues: [], resultMs: 0, endMs: 0 });
const stage = testStage({
  scene: { Scene, tuning: {}, timeline },
  moments,
  focus: { x: 0, y: 0, width: 375, height: 420 },
  layers: 3,
  comparedPx: 420,
});

test('after a second bake the picture is that of a scene baked only once', async () => {
  const application = await stage.show(stage.find('red'));
  const first = stage.fingerprint(application, 500);
  await stage.show(stage.find('lime'));
  await vi.waitFor(() => expect(freed).toEqual(['red']));
  const second = stage.fingerprint(application, 500);
  expect(second).not.toBe(first);
  await stage.clear();
  expect(stage.fingerprint(await stage.show(stage.find('lime')), 500)).toBe(second);
}, 20_000);
