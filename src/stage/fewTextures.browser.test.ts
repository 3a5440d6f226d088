import './fewTextures';
import { BufferImageSource, Container, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { afterEach, expect, it } from 'vitest';

const TEXTURES = 9;
const renderer = new WebGLRenderer();
afterEach(() => renderer.destroy());

const texture = () =>
  new Texture({ source: new BufferImageSource({ resource: new Uint8Array(4), width: 1, height: 1 }) });

it('draws nine textures in three calls, and as many after the context was lost', async () => {
  await renderer.init({ width: 8, height: 8 });
  const calls = () => {
    // Each scene has a stage of its own: its batches are created anew.
    const stage = new Container({ children: Array.from({ length: TEXTURES }, () => new Sprite(texture())) });
    const { gl } = renderer;
    const draw = gl.drawElements;
    let count = 0;
    gl.drawElements = (...args) => {
      count += 1;
      draw.apply(gl, args);
    };
    renderer.render(stage);
    gl.drawElements = draw;
    return count;
  };
  expect(calls()).toBe(3);

  const again = new Promise((back) => renderer.view.canvas.addEventListener?.('webglcontextrestored', back));
  renderer.context.forceContextLoss();
  await again;
  expect(calls()).toBe(3);
});
