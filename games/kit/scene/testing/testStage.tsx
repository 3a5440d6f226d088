import 'pixi.js/unsafe-eval';
import 'pixi.js/filters';
import { Application } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, expect, vi } from 'vitest';
import type { Moment } from '../../card';
import { Hand } from '../hand';
import type { Frame, SceneModule } from '../scene';

const START_MS = 10_000;
const SIZE = { width: 375, height: 812 };
const READY_MS = 40_000;
const GONE_MS = 20_000;

/** A scene to be tested alone, and what of it the tests have to know. */
export interface Tested {
  readonly scene: SceneModule;
  readonly moments: readonly Moment[];
  /** The free part of a picture of 375 x 812. */
  readonly focus: Frame['focus'];
  /** Children of the stage when the scene stands. */
  readonly layers: number;
  /** How much of the picture is compared, from the top. */
  readonly comparedPx: number;
  /** Ticks until a time is drawn; 2 where particles are made by the first and drawn by the second. 1 unless told. */
  readonly ticks?: number;
}

interface Wanted {
  readonly preference?: 'webgl' | 'canvas';
  /** False takes the scene off the stage and leaves the application. */
  readonly shown?: boolean;
  readonly hand?: Hand;
}

/** A real Pixi application with one scene on it and a clock that stands still. */
export interface TestStage {
  readonly moments: readonly Moment[];
  /** The moment of this name; throws where there is none. */
  readonly find: (name: string) => Moment;
  /**
   * Mounts the scene, or moves the one on stage on to this moment, whichever test mounted it: what is baked once
   * serves a whole file. Another renderer begins anew. Resolves when the moment stands.
   */
  readonly show: (moment: Moment, wanted?: Wanted) => Promise<PixiApplication>;
  /** Lets scene and application go; the next `show` begins anew. */
  readonly clear: () => Promise<void>;
  /** When nothing of this moment's round moves any more, in ms of the round. */
  readonly endOf: (moment: Moment) => number;
  /** Poses the scene at a time of the round without drawing it. */
  readonly poseAt: (application: PixiApplication, elapsedMs: number) => void;
  /** Poses and draws the picture at a time of the round. */
  readonly drawAt: (application: PixiApplication, elapsedMs: number) => void;
  /** A sum over the picture's pixels at a time of the round, which any visible change alters. */
  readonly fingerprint: (application: PixiApplication, elapsedMs: number) => number;
}

/** Sets up a stage for the tests of one file; what it shows is let go after the last. */
export function testStage({ scene, moments, focus, layers, comparedPx, ticks = 1 }: Tested): TestStage {
  const frame: Frame = { ...SIZE, focus };
  const clock = { atMs: START_MS, nowMs: () => clock.atMs };
  let root: Root | null = null;
  let app: PixiApplication | null = null;
  let rendered: Wanted['preference'] = 'webgl';
  let shows = 0;
  /** Which show React has last put on stage; null once it has taken all down. */
  let staged: number | null = null;
  /** A scene says once after each mounting that its textures stand. */
  let isReady = false;
  const onReady = () => {
    isReady = true;
  };

  /** Stands beside the scene and tells what has been committed with it. */
  function Prompter({ show }: { readonly show: number }) {
    useLayoutEffect(() => {
      staged = show;
      return () => {
        staged = null;
      };
    }, [show]);
    return null;
  }

  /** Pictures are drawn when a test asks for one, not by every tick as well. */
  function onInit(made: PixiApplication): void {
    made.ticker.remove(made.render, made);
    app = made;
  }

  async function clear(): Promise<void> {
    const leaving = app;
    root?.unmount();
    root = null;
    app = null;
    isReady = false;
    // An application is let go after its tree; the next must not begin before.
    if (leaving !== null) {
      // Asked for a plain answer: a renderer printed into a message takes longer than the wait.
      await vi.waitFor(() => expect(leaving.renderer === null).toBe(true), { timeout: GONE_MS });
    }
    document.body.replaceChildren();
  }
  afterAll(clear, 2 * GONE_MS);

  const { Scene } = scene;

  async function show(moment: Moment, wanted: Wanted = {}): Promise<PixiApplication> {
    const { preference = 'webgl', shown = true, hand = new Hand(moment.hand ?? null) } = wanted;
    if (preference !== rendered) await clear();
    rendered = preference;
    if (root === null) {
      const box = document.createElement('div');
      document.body.append(box);
      root = createRoot(box);
    }
    const kind: object = { preference };
    const { events, acts = [] } = moment;
    const performance = { roundId: moment.name, events, acts, startedAtMs: START_MS };
    shows += 1;
    const own = shows;
    root.render(
      <Application {...kind} {...SIZE} autoStart={false} onInit={onInit}>
        {shown ? (
          <Scene
            clock={clock}
            frame={frame}
            skin="bg24"
            tier="mid"
            reducedMotion={false}
            tuning={scene.tuning}
            hand={hand}
            performance={events.length > 0 ? performance : null}
            waiting={moment.waiting ?? false}
            bet={moment.bet}
            onReady={onReady}
          />
        ) : null}
        <Prompter show={own} />
      </Application>,
    );
    if (!shown) isReady = false;
    await vi.waitFor(
      () => expect([app?.stage?.children.length, staged, isReady]).toEqual([shown ? layers : 0, own, shown]),
      { timeout: READY_MS },
    );
    if (app === null) throw new Error('no application');
    return app;
  }

  function poseAt(application: PixiApplication, elapsedMs: number): void {
    clock.atMs = START_MS + elapsedMs;
    for (let tick = 0; tick < ticks; tick += 1) application.ticker.update(application.ticker.lastTime + 16);
  }

  function drawAt(application: PixiApplication, elapsedMs: number): void {
    poseAt(application, elapsedMs);
    application.render();
  }

  function fingerprint(application: PixiApplication, elapsedMs: number): number {
    drawAt(application, elapsedMs);
    let hash = 0;
    for (const pixel of pixelsOf(application, comparedPx)) hash = (Math.imul(hash, 31) + pixel) | 0;
    return hash;
  }

  const find = (name: string): Moment => {
    const moment = moments.find((one) => one.name === name);
    if (moment === undefined) throw new Error(`no moment named ${name}`);
    return moment;
  };

  const endOf = ({ name, events, acts }: Moment): number =>
    scene.timeline(events, scene.tuning, false, acts, name).endMs;

  return { moments, find, endOf, show, clear, poseAt, drawAt, fingerprint };
}

/**
 * The picture that was drawn last in this task, so many px from its top, four bytes a pixel. Read from where it was
 * drawn: copied into another canvas it takes seconds where the graphics card is software.
 */
function pixelsOf({ renderer, canvas }: PixiApplication, height: number): Uint32Array {
  if ('gl' in renderer) {
    const gl = renderer.gl as WebGL2RenderingContext;
    const pixels = new Uint32Array(canvas.width * height);
    const bytes = new Uint8Array(pixels.buffer);
    gl.readPixels(0, canvas.height - height, canvas.width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    return pixels;
  }
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, height).data;
  return new Uint32Array(data?.buffer ?? new ArrayBuffer(0));
}
