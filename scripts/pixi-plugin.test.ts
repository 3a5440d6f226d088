import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { keptOf, reconcilerFor } from './pixi-plugin.mjs';

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
});

test('the reconciler is told all that its host can do, and asks for nothing else of the kind', () => {
  const told = reconcilerFor(read('react-reconciler/cjs/react-reconciler.production.js'));
  expect(told).not.toMatch(/\$\$\$config\.supports[A-Z]/);
  expect(() => compileFunction(told, ['module', 'require'])).not.toThrow();
});

test('a reconciler that asks otherwise breaks the build instead of being half told', () => {
  expect(() => reconcilerFor('var supportsMutation = config.supportsMutation;')).toThrow('supportsMutation');
});
