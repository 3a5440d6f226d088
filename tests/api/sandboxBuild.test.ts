import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildServer } from '../../scripts/lib/build.mjs';
import { cloneDatabase } from '../support/database';

const root = resolve(import.meta.dirname, '../..');
const START_MAX_MS = 90_000;

/** Below the repository, so that the packages it leaves out are found. */
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  await mkdir(join(root, 'dist'), { recursive: true });
  folder = await mkdtemp(join(root, 'dist/sandbox-build-'));
  await buildServer(root, folder);
}, START_MAX_MS);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A built file and what it imports statically: what Node loads with it. */
async function loadedWith(name: string, loaded = new Set<string>()): Promise<ReadonlySet<string>> {
  if (loaded.has(name)) return loaded;
  loaded.add(name);
  const text = await readFile(join(folder, name), 'utf8');
  for (const [, from = ''] of text.matchAll(/^\s*(?:\} from|import|export \* from) "\.\/([\w-]+\.js)";$/gm)) {
    await loadedWith(from, loaded);
  }
  return loaded;
}

const sourcesOf = async (name: string): Promise<string[]> => {
  const map = JSON.parse(await readFile(join(folder, `${name}.map`), 'utf8')) as { sources: string[] };
  return map.sources.map((source) => join(folder, dirname(name), source).slice(root.length + 1));
};

/** Functions and classes that the sandbox exports, but for its provider, whose names are everyday words. */
async function sandboxNames(): Promise<string[]> {
  const files = (await readdir(join(root, 'server/sandbox'))).filter((path) => path.endsWith('.ts'));
  const texts = await Promise.all(files.map((path) => readFile(join(root, 'server/sandbox', path), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/^export (?:async )?(?:function|class) (\w+)/gm)].map(([, name = '']) => name),
  );
}

describe('the built server', () => {
  it('loads nothing of the sandbox with its main bundle', async () => {
    // It turns source maps on before it loads the server.
    const main = await readFile(join(folder, 'main.js'), 'utf8');
    expect([...main.matchAll(/import.*/g)].map(([line]) => line)).toEqual(["import('./server.js');"]);
    const loaded = await loadedWith('server.js');
    expect([...loaded]).toContainEqual(expect.stringMatching(/^shared-/));
    expect([...loaded]).not.toContain('sandbox.js');
    const names = await sandboxNames();
    expect(names).toEqual(
      expect.arrayContaining(['seekRound', 'arrangeRound', 'fastForwardRound', 'outbox']),
    );
    for (const name of loaded) {
      const sources = (await sourcesOf(name)).filter((source) => /^server\/sandbox(\/|\.ts)/.test(source));
      expect(sources, name).toEqual([]);
      const text = await readFile(join(folder, name), 'utf8');
      expect(text.match(/\/sandbox\/[\w.]*/g), name).toBeNull();
      const declared = new Set(
        [...text.matchAll(/\b(?:function|class|var|const) (\w+)/g)].map(([, word]) => word),
      );
      expect(
        names.filter((word) => declared.has(word)),
        name,
      ).toEqual([]);
    }
  });

  it('has the sandbox in a file of its own', async () => {
    const text = await readFile(join(folder, 'sandbox.js'), 'utf8');
    for (const address of ['outbox', 'seek', 'hasten', 'clock', 'payments', 'pay']) {
      expect(text).toContain(`/sandbox/${address}`);
    }
    expect(await readFile(join(folder, 'server.js'), 'utf8')).toContain('await import("./sandbox.js")');
  });

  it(
    'starts without that file where the sandbox is off, and needs it where that is on',
    async () => {
      await rm(join(folder, 'sandbox.js'));
      const database = await cloneDatabase(inject('databases'), `test_${randomBytes(8).toString('hex')}`);
      const { DATABASE_URL: _, NODE_ENV: __, npm_lifecycle_event: ___, ...inherited } = process.env;
      const run = (SANDBOX: string): ChildProcess => {
        const child = spawn(process.execPath, [join(folder, 'main.js')], {
          cwd: root,
          env: { ...inherited, PORT: '0', DATABASE_URL: database.url, SANDBOX },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        children.push(child);
        return child;
      };
      const off = run('off');
      const [printed] = await once(off.stdout ?? off, 'data');
      expect(String(printed)).toContain('Player app');
      expect(String(printed)).not.toContain('SMS codes');
      off.kill('SIGTERM');
      expect(await once(off, 'exit')).toEqual([0, null]);
      expect(await once(run('on'), 'exit')).toEqual([1, null]);
      await database.drop();
    },
    START_MAX_MS,
  );
});
