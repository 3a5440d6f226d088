import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildWhole, compress, hashOf } from './build.mjs';

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

describe('the result of a build', () => {
  const target = () => join(root, 'dist/client');
  const read = () => readFile(join(target(), 'index.html'), 'utf8').catch(() => null);
  /** A build that looks at the target while it runs, and waits until it may continue. */
  const builder = (text: string, whileBuilding: () => Promise<unknown>) => async (partial: string) => {
    await mkdir(partial, { recursive: true });
    await whileBuilding();
    await writeFile(join(partial, 'index.html'), text);
  };

  it('appears only when it is complete, and replaces the previous one then', async () => {
    const seen: (string | null)[] = [];
    const look = async () => seen.push(await read());
    await buildWhole(target(), '1', builder('first', look));
    await buildWhole(target(), '2', builder('second', look));
    expect([...seen, await read()]).toEqual([null, 'first', 'second']);
    expect(await readdir(join(root, 'dist'))).toEqual(['client']);
  });

  it('is complete when two processes build it at once, whichever ends first', async () => {
    const other = `${target()}.other`;
    // The other process builds in its own folder and ends while this one runs.
    const elsewhere = async () => {
      await mkdir(other, { recursive: true });
      await writeFile(join(other, '.stamp'), '1');
      await writeFile(join(other, 'index.html'), 'theirs');
      await rename(other, target());
    };
    await buildWhole(target(), '1', builder('ours', elsewhere));
    expect(await read()).toBe('theirs');
    expect(await readdir(join(root, 'dist'))).toEqual(['client']);
  });

  it('removes the folder of an interrupted build', async () => {
    const gone = spawnSync(process.execPath, ['--version']).pid;
    for (const half of [`client.${gone}`, `server.${gone}`, `client.${process.ppid}`])
      await mkdir(join(root, 'dist', half, 'assets'), { recursive: true });
    await buildWhole(
      target(),
      '1',
      builder('whole', async () => {}),
    );
    expect((await readdir(join(root, 'dist'))).sort()).toEqual(
      ['client', `client.${process.ppid}`, `server.${gone}`].sort(),
    );
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

it('takes twins from an earlier build where the bytes are the same', async () => {
  const [before, now] = [join(root, 'before'), join(root, 'now')];
  const bytes = { 'same.js': 'same '.repeat(200), 'other.js': 'other '.repeat(200) };
  for (const folder of [before, now]) {
    await mkdir(folder);
    for (const [name, text] of Object.entries(bytes)) await writeFile(join(folder, name), text);
  }
  await writeFile(join(before, 'other.js'), 'otter '.repeat(200));
  for (const name of Object.keys(bytes)) {
    for (const ending of ['br', 'gz']) await writeFile(join(before, `${name}.${ending}`), 'taken');
  }
  await compress(now, before);
  const twin = async (name: string) => (await readFile(join(now, name))).toString('latin1');
  expect([await twin('same.js.br'), await twin('same.js.gz')]).toEqual(['taken', 'taken']);
  expect(brotliDecompressSync(await readFile(join(now, 'other.js.br'))).toString()).toBe(bytes['other.js']);
  expect(gunzipSync(await readFile(join(now, 'other.js.gz'))).toString()).toBe(bytes['other.js']);
});
