// The content security policy forbids eval, which Pixi's shaders use unless this is imported first.
import 'pixi.js/unsafe-eval';
import './fewTextures';
import '../../games/kit/scene/particleBatch/particleBatchPipe';
import { Application } from '@pixi/react';
import { isWebGLSupported, type Application as PixiApplication } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inSkinLight } from '../../games/kit/scene/light/skinLight';
import { resolutionOf } from '../../games/kit/scene/quality';
import type { Frame, QualityTier, SceneModule, SceneProps } from '../../games/kit/scene/scene';
import { reportError } from '../shared/errors';
import { offerStage } from '../shared/play/stagePicture';
import type { GameClock } from './clock';
import { isContextLost, useContextLoss } from './contextLoss';
import type { Figures } from './figures';
import { Loop } from './loop';
import { TierWatch } from './quality';
import { SceneSlot } from './SceneSlot';
import { type Size, useSize } from './size';
import { dropTestContext, sweepTextures } from './sweep';

/** The scene props that the caller passes; PixiCanvas adds the others. */
export type SceneInput = Omit<SceneProps, 'clock' | 'frame' | 'tier' | 'onReady'>;

/** empty: no scene. broken: this device cannot draw, or the scene failed; it does not recover by itself. */
export type PixiCanvasState = 'empty' | 'loading' | 'ready' | 'lost' | 'broken';

export interface PixiCanvasProps {
  readonly clock: GameClock;
  readonly module: SceneModule | null;
  readonly scene: SceneInput | null;
  /** A change of `take` rebuilds the scene on the same canvas. */
  readonly take?: string;
  /** Null means the whole canvas. */
  readonly focus: Frame['focus'] | null;
  readonly tier: QualityTier;
  /** Whether the canvas is visible. */
  readonly drawing: boolean;
  /** Whether a round is moving now. */
  readonly playing: boolean;
  /** Draws no continuous frames: only when ready and after each change, and then calls `onDrawn`. */
  readonly still?: boolean;
  /** A still frame has just been drawn; its pixels can be read only before this returns. */
  readonly onDrawn?: (canvas: HTMLCanvasElement) => void;
  readonly onState: (state: PixiCanvasState) => void;
  readonly onStill?: () => void;
  /** The scene is too heavy for this device. Missing where the tier is fixed. */
  readonly onTierFall?: (tier: QualityTier) => void;
  /** Turns on frame measurement, and receives how to read it. */
  readonly onFigures?: (read: () => Figures) => void;
}

/** The one Pixi application, and the scene inside it. Fills its parent. */
export function PixiCanvas(props: PixiCanvasProps) {
  const { module, scene, tier, onState, still = false, take = '' } = props;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [renderer] = useState(chooseRenderer);
  const [created, setCreated] = useState<PixiApplication | null>(null);
  const [givenUp, setGivenUp] = useState(false);
  const [brokenModule, setBrokenModule] = useState<SceneModule | null>(null);
  // A device that cannot draw unmounts the application; a scene that throws unmounts only itself.
  const hopeless = givenUp || renderer === null;
  const app = hopeless ? null : created;
  const failed = hopeless || (module !== null && brokenModule === module);
  const [readyKey, setReadyKey] = useState<string | null>(null);
  const seen = useRef<SceneModule | null>(null);
  const breakDown = useCallback(
    (error: unknown) => {
      // A scene may throw between the loss of its context and the event that reports it.
      if (created !== null && isContextLost(created)) return;
      setBrokenModule(module);
      reportError(error);
    },
    [module, created],
  );

  const loss = useContextLoss(
    app,
    useCallback(() => setGivenUp(true), []),
  );
  const loop = useLoop(app, props, breakDown);

  const key = module === null || scene === null ? null : `${keyOf(module)}.${loss.restored}.${take}`;
  const ready = key !== null && readyKey === key && !loss.lost;
  const state = stateOf({
    failed,
    empty: key === null,
    lost: loss.lost || (module !== null && seen.current === module),
    ready,
  });
  useEffect(() => onState(state), [state, onState]);

  // The first frame after a restored context is wrong, the second is right.
  const times = loss.restored === 0 ? 1 : 2;
  const handleReady = useCallback(() => {
    // A still scene draws by itself, as many times.
    if (!still) draw(loop, times);
    loop?.begin();
    seen.current = module;
    setReadyKey(key);
  }, [loop, key, module, still, times]);
  const { clock, focus } = props;
  const showing = useMemo<object>(() => ({ scene, focus, tier, clock }), [scene, focus, tier, clock]);
  const [taken, setTaken] = useState<object | null>(null);
  useStill(app, still && ready && taken === showing ? loop : null, times, props);

  const frame = useMemo<Frame | null>(
    () =>
      size === null
        ? null
        : { width: size.width, height: size.height, focus: focus ?? { x: 0, y: 0, ...sizeOf(size) } },
    [size, focus],
  );
  useEffect(() => dropTestContext, [hopeless]);
  const handleGone = useCallback(() => app !== null && sweepTextures(app), [app]);

  useEffect(() => {
    if (app === null || loop === null) return;
    offerStage(() => {
      loop.drawNow();
      return app.canvas;
    });
    return () => offerStage(null);
  }, [app, loop]);
  const Scene = module?.Scene;
  const { tuning: given, skin } = scene ?? {};
  const tuning = useMemo(
    () => (given === undefined || skin === undefined ? undefined : inSkinLight(given, skin)),
    [given, skin],
  );
  const shown =
    app !== null &&
    loop !== null &&
    !failed &&
    !loss.lost &&
    key !== null &&
    frame !== null &&
    frame.width > 0;
  useSizing(app, loop, size, tier, shown);
  return (
    <div ref={box} style={{ width: '100%', height: '100%' }}>
      {hopeless ? null : (
        <Application
          {...PREFERENCES[renderer]}
          skipExtensionImports
          autoStart={false}
          autoDensity
          antialias={tier !== 'low'}
          backgroundAlpha={0}
          width={1}
          height={1}
          onInit={setCreated}
        >
          {shown && Scene !== undefined && scene !== null && tuning !== undefined && frame !== null ? (
            <SceneSlot key={key} onBroken={breakDown} onGone={handleGone}>
              <Scene
                {...scene}
                tuning={tuning}
                clock={clock}
                frame={frame}
                tier={tier}
                onReady={handleReady}
              />
              {still ? <Taken what={showing} onTaken={setTaken} /> : null}
            </SceneSlot>
          ) : null}
        </Application>
      )}
    </div>
  );
}

/** @pixi/react's types are older than Pixi's canvas renderer. */
const PREFERENCES: Readonly<Record<'webgl' | 'canvas', object>> = {
  webgl: { preference: 'webgl' },
  canvas: { preference: 'canvas' },
};

/** Null where not even a 2D canvas draws. */
function chooseRenderer(): 'webgl' | 'canvas' | null {
  if (isWebGLSupported()) return 'webgl';
  return document.createElement('canvas').getContext('2d') === null ? null : 'canvas';
}

const sizeOf = ({ width, height }: Size) => ({ width, height });

const keys = new WeakMap<SceneModule, string>();
let keyCount = 0;

/** Another module is another scene, even of the same game, as after a hot reload. */
function keyOf(module: SceneModule): string {
  const known = keys.get(module);
  if (known !== undefined) return known;
  keyCount += 1;
  const key = `scene${keyCount}`;
  keys.set(module, key);
  return key;
}

function stateOf(is: { failed: boolean; empty: boolean; lost: boolean; ready: boolean }): PixiCanvasState {
  if (is.failed) return 'broken';
  if (is.empty) return 'empty';
  if (is.ready) return 'ready';
  return is.lost ? 'lost' : 'loading';
}

function useLoop(
  app: PixiApplication | null,
  props: PixiCanvasProps,
  onBroken: (error: unknown) => void,
): Loop | null {
  const { clock, scene, module, tier, drawing, playing, onTierFall, onFigures, still = false } = props;
  const [loop, setLoop] = useState<Loop | null>(null);
  const tierNow = useRef(tier);
  tierNow.current = tier;
  const fall = useRef(onTierFall);
  fall.current = onTierFall;
  const breaking = useRef(onBroken);
  breaking.current = onBroken;

  useEffect(() => {
    if (app === null) return;
    const watch = new TierWatch();
    const created = new Loop(app, {
      onBroken: (error) => breaking.current(error),
      onFrame(intervalMs, workMs) {
        const lower = fall.current && watch.frame(tierNow.current, intervalMs, workMs);
        if (lower) fall.current?.(lower);
      },
    });
    setLoop(created);
    return () => {
      setLoop(null);
      created.destroy();
    };
  }, [app]);

  useEffect(() => {
    if (app === null || loop === null || onFigures === undefined) return;
    let isOver = false;
    // Players' pages do not measure, and do not load it.
    void import('./figures').then(({ Meter }) => {
      if (isOver) return;
      const meter = new Meter(app);
      loop.setMeter(meter);
      onFigures(() => meter.read());
    });
    return () => {
      isOver = true;
      loop.setMeter(null);
    };
  }, [app, loop, onFigures]);

  const wanted = drawing && !still && scene !== null && module !== null;
  useEffect(() => loop?.setWanted(wanted), [loop, wanted]);
  useEffect(() => loop?.setPlaying(playing), [loop, playing]);
  useEffect(() => loop?.setSparing(tier === 'low'), [loop, tier]);
  useEffect(() => (loop === null ? undefined : clock.onChange(() => loop.wake())), [loop, clock]);
  useEffect(() => loop?.wake(), [loop, scene, module, tier]);
  return loop;
}

/** An empty stage keeps one pixel: the lobby needs the memory of a full drawing buffer. */
function useSizing(
  app: PixiApplication | null,
  loop: Loop | null,
  size: Size | null,
  tier: QualityTier,
  shown: boolean,
) {
  useEffect(() => {
    if (app === null || loop === null || size === null) return;
    if (!shown) return app.renderer.resize(1, 1);
    app.renderer.resize(size.width, size.height, resolutionOf(tier, size.pixelRatio));
    // A new size clears the canvas. The first comes before the scene, of which there is nothing to draw yet.
    if (app.stage.children.length > 0) loop.drawNow();
    loop.wake();
  }, [app, loop, size, tier, shown]);
}

/** Pixi's tree is rendered when React has time for it: this calls back once a change has been committed. */
function Taken({ what, onTaken }: { readonly what: object; readonly onTaken: (what: object) => void }) {
  useEffect(() => onTaken(what), [what, onTaken]);
  return null;
}

/** Draws a still frame two animation frames after the last change was committed to the scene. */
function useStill(
  app: PixiApplication | null,
  loop: Loop | null,
  times: number,
  { scene, focus, tier, clock, onDrawn, onStill }: PixiCanvasProps,
) {
  useEffect(() => {
    if (app === null || loop === null) return;
    let request = 0;
    const afterTwo = (then: () => void) => {
      request = requestAnimationFrame(() => {
        request = requestAnimationFrame(then);
      });
    };
    afterTwo(() => {
      draw(loop, times);
      onDrawn?.(app.canvas);
      afterTwo(() => onStill?.());
    });
    return () => cancelAnimationFrame(request);
  }, [app, loop, times, scene, focus, tier, clock, onDrawn, onStill]);
}

function draw(loop: Loop | null, times: number): void {
  for (let drawn = 0; drawn < times; drawn += 1) loop?.drawNow();
}
