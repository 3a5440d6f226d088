import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptOf } from './pixi-plugin.mjs';

const modules = join(import.meta.dirname, '../node_modules');
const read = (path: string) => readFileSync(join(modules, path), 'utf8');

test('a build has what scenes draw with, and nothing that shapes, texts, filters or loaders need', () => {
  const kept = keptOf(read('pixi.js/lib/index.mjs'));
  const names = [...kept.matchAll(/^export \{ ([^}]+) \}/gm)].flatMap(([, list = '']) => list.split(', '));
  expect(names).toEqual(
    expect.arrayContaining(['Application', 'Sprite', 'Mesh', 'TilingSprite', 'ParticleContainer']),
  );
  for (const name of ['Graphics', 'Text', 'Assets', 'Spritesheet', 'BlurFilter', 'WebGPURenderer']) {
    expect(names).not.toContain(name);
  }
  // They come with the renderer that nearly no device needs.
  expect(names.filter((name) => /^Canvas(?!Source|Pool)/.test(name))).toEqual([]);
});
