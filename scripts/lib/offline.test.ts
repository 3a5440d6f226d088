import { expect, test } from 'vitest';
import { shellFiles } from './offline.mjs';

const files = new Map([
  ['index-a.js', 'import{a}from"./shell-b.js";import"./frame-c.js";import("./Lazy-d.js")'],
  ['shell-b.js', 'import{x}from"./frame-c.js";export const b=1'],
  ['frame-c.js', 'export const c=1'],
  ['Lazy-d.js', ''],
  ['index-e.css', ''],
  ['WalletPage-f.js', 'import{k}from"./Rays-g.js"'],
  ['Rays-g.js', ''],
  ['WalletPage-h.css', ''],
  ['scene-color-i.js', ''],
]);
const page =
  '<script src="/assets/index-a.js"></script><link href="/assets/index-e.css"><a href="/assets/gone.js">';

test('the shell contains what the first page and the offline pages need, and nothing that is loaded on demand', () => {
  expect(shellFiles(page, files)).toEqual(
    [
      'WalletPage-f.js',
      'WalletPage-h.css',
      'Rays-g.js',
      'frame-c.js',
      'index-a.js',
      'index-e.css',
      'shell-b.js',
    ]
      .map((name) => `/assets/${name}`)
      .toSorted(),
  );
});
