import { Application, Container, type Renderer, Sprite } from 'pixi.js';
import 'pixi.js/unsafe-eval';
import './particleBatchPipe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved } from '../motion/moved';
import { pack } from '../paint/packing';
import { lightName, TextureStore } from '../paint/textures';
import { withoutContext } from '../testing/graphics';
import { ParticleBatchView } from './ParticleBatchView';
import { type Particle, particleOf } from './particle';
import { cutShape, wholeShape } from './shape';

const SIZE = { width: 96, height: 64 };
const WHOLE = [0, 0, 1, 1, 0, 1];
const app = new Application();
const store = new TextureStore();

beforeAll(async () => {
  await app.init({ ...SIZE, preference: 'webgl', antialias: true, autoStart: false, background: 0x203040 });
});
afterAll(() => {
  app.destroy();
  store.free();
});

const cell = (name: string, color: string) => ({
  name,
  width: 15,
  height: 11,
  draw(paint: CanvasRenderingContext2D) {
    paint.fillStyle = color;
    paint.fillRect(1, 1, 13, 5);
    paint.fillRect(1, 1, 4, 9);
  },
});

/** Three pictures, one of them additive; each shape a particle may have is shown beside the equivalent sprite. */
function batchAndSprites() {
  const cells = store.keepAtlas(pack([cell('red', '#e04020'), cell('pale', '#c0ffd0')], 64, 2), 1, ['pale']);
  const [red, pale] = [cells.get('red'), cells.get('pale')];
  if (red === undefined || pale === undefined) throw new Error('no cells');
  const light = cutShape({
    texture: pale,
    light: cells.get(lightName('pale')),
    outline: WHOLE,
    anchorX: 0.5,
    anchorY: 0.5,
  });
  const members = [
    particleOf(wholeShape(red, 0.5, 1), { x: 20, y: 30, rotation: 0.4, scaleX: 1.5 }),
    particleOf(light, { x: 24, y: 26, tint: 0x80c0ff, alpha: 0.7 }),
    particleOf(wholeShape(pale), { x: 60, y: 20, scaleX: -2, scaleY: 2, tint: 0xff8040, alpha: 0.5 }),
  ];
  const view = new ParticleBatchView({ particles: members });
  const sprites = new Container();
  for (let index = 0; index < members.length; index += 1) sprites.addChild(new Sprite());
  return { members, view, sprites, other: wholeShape(pale, 0.5, 1) };
}

function copy(members: readonly Particle[], sprites: Container): void {
  members.forEach((member, index) => {
    const sprite = sprites.children[index] as Sprite;
    const { texture, anchorX, anchorY, isLight } = member.shape.sprite;
    Object.assign(sprite, { texture, blendMode: isLight ? 'add' : 'normal', tint: member.tint });
    sprite.anchor.set(anchorX, anchorY);
    sprite.position.set(member.x, member.y);
    sprite.scale.set(member.scaleX, member.scaleY);
    sprite.rotation = member.rotation;
    sprite.alpha = member.alpha;
  });
}

function pixelsOf(shown: Container, plane: Container): Uint8Array {
  plane.removeChildren();
  plane.addChild(shown);
  return drawn();
}

function drawn(): Uint8Array {
  app.render();
  const { gl } = app.renderer as Renderer & { readonly gl: WebGL2RenderingContext };
  const bytes = new Uint8Array(SIZE.width * SIZE.height * 4);
  gl.readPixels(0, 0, SIZE.width, SIZE.height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  return bytes;
}

/** A sprite's square is split along the other diagonal, which may change a rounded colour by this much. */
const ROUNDING = 4;

const furthest = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);

test('a batch looks like sprites with the values of its particles, whatever changes', async () => {
  const { members, view, sprites, other } = batchAndSprites();
  const plane = new Container({ x: 4, y: 3, scale: 1.1, rotation: 0.05, tint: 0xf0f0d0, alpha: 0.9 });
  app.stage.addChild(plane);
  const [first, second, third] = members as [Particle, Particle, Particle];
  let before: Uint8Array = new Uint8Array();
  const changes = [
    () => undefined,
    () => {
      first.x = 33;
      first.tint = 0x40ff40;
    },
    () => {
      second.alpha = 0;
      third.rotation = 1;
    },
    () => {
      second.alpha = 1;
      first.shape = other;
    },
    () => {
      plane.rotation = -0.1;
      plane.alpha = 0.6;
    },
  ];
  for (const [step, change] of changes.entries()) {
    // Each change is made while the batch exists, so that only changed particles are packed again.
    plane.removeChildren();
    plane.addChild(view);
    app.render();
    change();
    moved(view);
    const drawnBatch = drawn();
    copy(members, sprites);
    expect(furthest(drawnBatch, pixelsOf(sprites, plane)), `change ${step}`).toBeLessThanOrEqual(ROUNDING);
    if (step > 0)
      expect(furthest(drawnBatch, before), `change ${step} is seen`).toBeGreaterThan(20 * ROUNDING);
    before = drawnBatch;
  }

  const stood = pixelsOf(view, plane);
  await withoutContext(app, async () => undefined);
  expect(furthest(drawn(), stood), 'after the context was lost').toBe(0);
});
