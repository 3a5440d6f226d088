/**
 * The page that the stage benches open: the product's own stage with a manual clock, or a bare Pixi
 * application. `?touches` draws how often each pixel is drawn, instead of the picture.
 */
import 'pixi.js/unsafe-eval';
import { useApplication } from '@pixi/react';
import { Application, type Container, type Texture, type WebGLRenderer } from 'pixi.js';
import { Graphics } from 'pixi.js/lib/scene/graphics/shared/Graphics';
import { createRoot, type Root } from 'react-dom/client';
import { readCell } from '../../../gallery/cell';
import { usualFocus } from '../../../gallery/focus';
import { showOf } from '../../../gallery/show';
import { stageCards } from '../../../games/cards';
import type { SceneModule, SceneProps } from '../../../games/kit/scene/scene';
import { GameClock } from '../../../src/stage/clock';
import { Meter } from '../../../src/stage/figures';
import { PixiCanvas } from '../../../src/stage/PixiCanvas';
import { watchGraphicsMemory } from '../../../src/stage/testing/graphicsMemory';
import type { Frames, StagePage } from './page';
import { drawTouches, leaveOutDraws, touchesIn } from './probes';

const LATEST_MS = 60_000;
const SIZE = { width: 375, height: 812 };
const FRAME_MS = 1000 / 60;
/** Rotation of the bare shape per frame, in radians. */
const TURN = 0.02;

if (location.search === '?touches') drawTouches();
const memory = watchGraphicsMemory();

let root: Root | null = null;
let app: Application | null = null;
const wall = { ms: 0 };
let tickedMs = 0;

/** One module per game for all visits, because the stage identifies a scene by its module. */
const watched = new Map<string, SceneModule>();
function watchedModule(game: string, module: SceneModule): SceneModule {
  const known = watched.get(game);
  if (known !== undefined) return known;
  const { Scene } = module;
  function Watched(props: SceneProps) {
    app = useApplication().app;
    return <Scene {...props} />;
  }
  const made = { ...module, Scene: Watched };
  watched.set(game, made);
  return made;
}

async function enter(game: string, name: string) {
  const card = stageCards.find((one) => one.name === game);
  const cell = readCell(`#/${game}/${name}?still=1`);
  if (card === undefined || cell === null) throw new Error(`no game named ${game}`);
  const module = await card.scene();
  const moment = (await card.moments()).find((one) => one.name === name);
  if (moment === undefined) throw new Error(`${game} has no moment named ${name}`);
  wall.ms = 0;
  const clock = new GameClock(() => wall.ms);
  wall.ms = moment.atMs;
  const { scene } = showOf(cell, moment, module, module.tuning);
  const shown = watchedModule(game, module);
  const focus = usualFocus(SIZE.width, SIZE.height);
  root = createRoot(document.getElementById('app') as HTMLElement);
  let late = 0;
  await new Promise<void>((stands, fails) => {
    late = window.setTimeout(() => fails(new Error(`${game} did not load in time`)), LATEST_MS);
    root?.render(
      <div style={SIZE}>
        <PixiCanvas
          clock={clock}
          module={shown}
          scene={scene}
          focus={focus}
          tier={cell.tier}
          drawing
          playing={false}
          still
          onState={(state) => {
            if (state === 'broken') fails(new Error(`${game} failed to start`));
          }}
          onStill={stands}
        />
      </div>,
    );
  });
  // A pending timer would keep everything in its closure alive.
  clearTimeout(late);
  tickedMs = live().ticker.lastTime;
  return { atMs: moment.atMs, budget: module.budget ?? { drawCalls: 0, particles: 0, textureMb: 0 } };
}

async function leave() {
  const leaving = app;
  root?.unmount();
  root = null;
  app = null;
  for (let waits = 0; leaving?.renderer != null && waits < 100; waits += 1) await nextTask();
  if (leaving?.renderer != null) throw new Error('the application was not destroyed');
  await nextTask();
  // Counting drops lost contexts; otherwise each would add to the heap.
  memory.contexts();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

async function enterBare() {
  app = new Application();
  await app.init({ ...SIZE, preference: 'webgl', antialias: true, autoStart: false, backgroundAlpha: 0 });
  const shape = new Graphics().rect(-60, -60, 120, 120).fill('white');
  shape.position.set(SIZE.width / 2, SIZE.height / 2);
  app.stage.addChild(shape);
  app.ticker.add(() => {
    shape.rotation += TURN;
  });
  document.getElementById('app')?.append(app.canvas);
  tickedMs = app.ticker.lastTime;
}

const live = (): Application => {
  if (app === null) throw new Error('no application is running');
  return app;
};
const glOf = () => (live().renderer as WebGLRenderer).gl as WebGL2RenderingContext;

function step(atMs: number) {
  wall.ms = atMs;
  tickedMs += FRAME_MS;
  live().ticker.update(tickedMs);
}

/** RGBA of one pixel. */
const seen = new Uint8Array(4);

function frames({ count, fromMs, spanMs, finish = false }: Frames) {
  const gl = glOf();
  for (let frame = 0; frame < count; frame += 1) {
    step(fromMs + ((frame * FRAME_MS) % spanMs));
    // Reading a pixel waits until the frame is drawn; browsers do not guarantee that for `finish`.
    if (finish) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, seen);
  }
}

function counted({ count, fromMs, spanMs }: Frames) {
  const gl = glOf();
  let pictures = 0;
  for (const name of ['texImage2D', 'texSubImage2D', 'compressedTexImage2D'] as const) {
    const call = gl[name] as (...args: unknown[]) => void;
    Object.assign(gl, {
      [name]: (...args: unknown[]) => {
        pictures += 1;
        Reflect.apply(call, gl, args);
      },
    });
  }
  const meter = new Meter(live());
  const worst = { frames: count, drawCalls: 0, uploads: 0, pictures: 0, particles: 0, textureMb: 0 };
  for (let frame = 0; frame < count; frame += 1) {
    pictures = 0;
    step(fromMs + ((frame * FRAME_MS) % spanMs));
    meter.frame(0, 0);
    const { drawCalls, uploads, particles, textureMb } = meter.read();
    worst.drawCalls = Math.max(worst.drawCalls, drawCalls ?? Number.NaN);
    worst.uploads = Math.max(worst.uploads, uploads ?? Number.NaN);
    worst.pictures = Math.max(worst.pictures, pictures);
    worst.particles = Math.max(worst.particles, particles);
    worst.textureMb = Math.max(worst.textureMb, textureMb);
  }
  return worst;
}

function overdraw(atMs: number) {
  step(atMs);
  return touchesIn(glOf());
}

/** A container with more children than this is measured as one part. */
const CROWD = 14;

/** For each part, the overdraw that goes away without it, and its path in the tree. */
function covers(atMs: number) {
  const whole = overdraw(atMs);
  return leavesOf(live().stage, '').map(({ leaf, where }) => {
    leaf.renderable = false;
    const touches = whole - overdraw(atMs);
    leaf.renderable = true;
    return { where, touches };
  });
}

interface Leaf {
  readonly leaf: Container;
  readonly where: string;
}

const leavesOf = (container: Container, where: string): readonly Leaf[] =>
  !container.visible || container.alpha === 0
    ? []
    : container.children.length === 0 || container.children.length > CROWD
      ? [{ leaf: container, where: `${where} ${describe(container)}` }]
      : container.children.flatMap((child, index) => leavesOf(child, `${where}/${index}`));

function describe(leaf: Container): string {
  const { width, height } = leaf.getBounds();
  const { texture } = leaf as Container & { readonly texture?: Texture };
  const cell =
    texture === undefined ? '' : ` of ${Math.round(texture.width)} x ${Math.round(texture.height)}`;
  return `${leaf.constructor.name} ${leaf.blendMode}, ${Math.round(width)} x ${Math.round(height)}${cell}`;
}

const kept: number[][] = [[]];

const page: StagePage = {
  games: () => stageCards.map(({ name }) => name),
  enter,
  leave,
  enterBare,
  frames,
  stubDraws: leaveOutDraws,
  counted,
  overdraw,
  covers,
  graphics: () => ({ textures: memory.textures(), contexts: memory.contexts() }),
  litter: (turns, bytes) => {
    // Each double in an array takes eight bytes.
    const page = new Array<number>(bytes / 8).fill(0.5);
    for (let turn = 0; turn < turns; turn += 1) kept[0] = page.slice();
  },
  keep: (bytes) => {
    kept.push(new Array<number>(bytes / 8).fill(0.5));
  },
};
Object.assign(window, { stagePage: page });
