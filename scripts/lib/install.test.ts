import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMissing } from './install.mjs';

type Entries = Record<string, { version: string; dev?: boolean; optional?: boolean; os?: string[] }>;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'install-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function given(wanted: Entries, installed?: Entries): Promise<void> {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
  if (installed === undefined) return;
  for (const path of Object.keys(installed)) await mkdir(join(root, path), { recursive: true });
  const text = JSON.stringify({ packages: installed });
  await writeFile(join(root, 'node_modules/.package-lock.json'), text);
}

const a = { 'node_modules/a': { version: '1.0.0' } };

describe('packages to install', () => {
  it('are all of them on a fresh machine', async () => {
    await given(a);
    expect(findMissing(root, true)).toBeDefined();
  });

  it('are none when all are installed', async () => {
    await given(a, a);
    expect(findMissing(root, false)).toBeUndefined();
  });

  it('include a package with another version in the lockfile, and one whose folder is missing', async () => {
    await given(a, { 'node_modules/a': { version: '1.0.1' } });
    expect(findMissing(root, true)).toBe('node_modules/a');
    await given(a, a);
    await rm(join(root, 'node_modules/a'), { recursive: true });
    expect(findMissing(root, true)).toBe('node_modules/a');
  });

  it('do not include packages for other platforms', async () => {
    const other = { 'node_modules/b': { version: '1.0.0', optional: true, os: ['plan9'] } };
    await given({ ...a, ...other }, a);
    expect(findMissing(root, false)).toBeUndefined();
  });

  it('do not include development tools when only running the product', async () => {
    const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } };
    await given({ ...a, ...tool }, a);
    expect(findMissing(root, true)).toBeUndefined();
    expect(findMissing(root, false)).toBe('node_modules/tool');
  });
});

it('packages are named in exact versions and run no scripts', async () => {
  const read = (name: string) => readFile(resolve(import.meta.dirname, '../..', name), 'utf8');
  const settings = (await read('.npmrc')).split('\n');
  expect(settings).toContain('ignore-scripts=true');
  expect(settings).toContain('save-exact=true');
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(await read('package.json'));
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(50);
  // Another name for a package of the registry is as exact as the version behind it.
  const isExact = /^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;
  expect(versions.filter(([, version]) => !isExact.test(version))).toEqual([]);
});

it('the lockfile lists every platform of every package: npm ci refuses it otherwise', async () => {
  const path = resolve(import.meta.dirname, '../../package-lock.json');
  const lock: {
    packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
  } = JSON.parse(await readFile(path, 'utf8'));
  const listed = new Set(Object.keys(lock.packages).map((key) => key.split('node_modules/').at(-1)));
  const missing = Object.entries(lock.packages).flatMap(([key, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !listed.has(name))
      .map((name) => `${name} of ${key}`),
  );
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});
