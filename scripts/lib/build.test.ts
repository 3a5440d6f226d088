import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress, hashOf } from './build.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/a.ts'), 'a');
  await writeFile(join(root, 'package.json'), '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a build is stale', () => {
  const now = () => hashOf(root, ['src', 'package.json', 'not-there']);

  it.each([
    ['when a source changes', () => writeFile(join(root, 'src/deep/a.ts'), 'b')],
    ['when a source is added', () => writeFile(join(root, 'src/b.ts'), '')],
    ['when a source moves', () => rename(join(root, 'src/deep/a.ts'), join(root, 'src/a.ts'))],
    ['when a source goes', () => rm(join(root, 'src/deep/a.ts'))],
    ['when a setting changes', () => writeFile(join(root, 'package.json'), '{"a":1}')],
  ])('%s', async (_, change) => {
    const before = await now();
    await change();
    expect(await now()).not.toBe(before);
  });

  it.each([
    ['because of a test', 'src/a.test.ts'],
    ['because of a file elsewhere', 'README.md'],
  ])('not %s', async (_, path) => {
    const before = await now();
    await writeFile(join(root, path), 'x');
    expect(await now()).toBe(before);
  });
});

it('text gets a brotli and a gzip twin, pictures and small files get none', async () => {
  const text = 'const a = 1;\n'.repeat(100);
  await writeFile(join(root, 'src/app.js'), text);
  await writeFile(join(root, 'src/small.js'), 'a');
  await writeFile(join(root, 'src/picture.webp'), Buffer.alloc(4_096));
  await compress(join(root, 'src'));
  expect((await readdir(join(root, 'src'))).sort()).toEqual(
    ['app.js', 'app.js.br', 'app.js.gz', 'deep', 'picture.webp', 'small.js'].sort(),
  );
  expect(brotliDecompressSync(await readFile(join(root, 'src/app.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(root, 'src/app.js.gz'))).toString()).toBe(text);
});
