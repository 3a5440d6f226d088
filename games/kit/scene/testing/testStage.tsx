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

/** A scene to be tested alone, and its facts that the tests need. */
export interface Tested {
  readonly scene: SceneModule;
  readonly moments: readonly Moment[];
  /** The free part of a stage of 375 x 812. */
  readonly focus: Frame['focus'];
  /** Children of the stage when the scene is mounted. */
  readonly layers: number;
  /** How much of the picture is compared, from the top. */
  readonly comparedPx: number;
  /** Ticks until a time is drawn; 2 if particles are created by the first and drawn by the second. 1 by default. */
  readonly ticks?: number;
}

interface ShowOptions {
  readonly preference?: 'webgl' | 'canvas';
  /** False unmounts the scene and keeps the application. */
  readonly shown?: boolean;
  readonly hand?: Hand;
}

/** A real Pixi application with one scene and a stopped clock. */
export interface TestStage {
  readonly moments: readonly Moment[];
  /** The moment of this name; throws if there is none. */
  readonly find: (name: string) => Moment;
  /**
   * Mounts the scene, or changes the mounted one to this moment, whichever test mounted it: art is baked once per file.
   * Another renderer starts a new application. Resolves when the moment is ready.
   */
  readonly show: (moment: Moment, wanted?: ShowOptions) => Promise<PixiApplication>;
  /** Unmounts scene and application; the next `show` creates new ones. */
  readonly clear: () => Promise<void>;
  /** When the last movement of this moment's round ends, in ms of the round. */
  readonly endOf: (moment: Moment) => number;
  /** Poses the scene at a time of the round without drawing it. */
  readonly poseAt: (application: PixiApplication, elapsedMs: number) => void;
  /** Poses and draws the picture at a time of the round. */
  readonly drawAt: (application: PixiApplication, elapsedMs: number) => void;
  /** A checksum of the picture's pixels at a time of the round; any visible change alters it. */
  readonly fingerprint: (application: PixiApplication, elapsedMs: number) => number;
}

/** Sets up a stage for the tests of one file; it is cleared after the last. */
export function testStage({ scene, moments, focus, layers, comparedPx, ticks = 1 }: Tested): TestStage {
  const frame: Frame = { ...SIZE, focus };
  const clock = { atMs: START_MS, nowMs: () => clock.atMs };
  let root: Root | null = null;
  let app: PixiApplication | null = null;
  let rendered: ShowOptions['preference'] = 'webgl';
  let shows = 0;
  /** The show that React mounted last; null once all is unmounted. */
  let staged: number | null = null;
  /** A scene reports once after each mount that its textures are ready. */
  let isReady = false;
  const onReady = () => {
    isReady = true;
  };

  /** Rendered beside the scene, to record what has been committed. */
  function CommitProbe({ show }: { readonly show: number }) {
    useLayoutEffect(() => {
      staged = show;
      return () => {
        staged = null;
      };
    }, [show]);
    return null;
  }

  /** Frames are rendered when a test asks for one, not by every tick as well. */
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
    // An application is destroyed after its tree; the next must not start before.
    if (leaving !== null) {
      // Compared as a boolean: printing a renderer into a failure message takes longer than the timeout.
      await vi.waitFor(() => expect(leaving.renderer === null).toBe(true), { timeout: GONE_MS });
    }
    document.body.replaceChildren();
  }
  afterAll(clear, 2 * GONE_MS);

  const { Scene } = scene;

  async function show(moment: Moment, wanted: ShowOptions = {}): Promise<PixiApplication> {
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
    const playback = { roundId: moment.name, events, acts, startedAtMs: START_MS };
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
            playback={events.length > 0 ? playback : null}
            waiting={moment.waiting ?? false}
            bet={moment.bet}
            onReady={onReady}
          />
        ) : null}
        <CommitProbe show={own} />
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
 * The last picture rendered in this task, this many px from its top, four bytes a pixel. Read from the framebuffer:
 * copying into another canvas takes seconds with a software renderer.
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
