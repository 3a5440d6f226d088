import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildServer } from '../../scripts/lib/build.mjs';
import { cloneDatabase } from '../support/database';
import { SEED_KEY } from '../support/seedKey';

const root = resolve(import.meta.dirname, '../..');
const START_MAX_MS = 90_000;

/** Below the repository, so that the packages it leaves out are found. */
let folder: string;
let built: Metafile;
const children: ChildProcess[] = [];
beforeAll(async () => {
  await mkdir(join(root, 'dist'), { recursive: true });
  folder = await mkdtemp(join(root, 'dist/sandbox-build-'));
  built = await buildServer(root, folder);
}, START_MAX_MS);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** The modules of a built file and of those it imports statically: what Node loads with it. */
function modulesOf(name: string): readonly string[] {
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: other, kind, external } of built.outputs[path]?.imports ?? []) {
      if (kind !== 'dynamic-import' && external !== true) load(other);
    }
  };
  load(pathOf(name));
  return [...loaded].flatMap((path) => Object.keys(built.outputs[path]?.inputs ?? {}));
}

/** As esbuild names a built file. */
const pathOf = (name: string) => relative(root, join(folder, name));
const isOfSandbox = (module: string) => /^server\/sandbox(\/|\.ts$)/.test(module);

describe('the built server', () => {
  it('loads nothing of the sandbox with its main bundle', () => {
    const modules = modulesOf('server.js');
    expect(modules).toEqual(expect.arrayContaining(['server/main.ts', 'server/app.ts']));
    expect(modules.filter(isOfSandbox)).toEqual([]);
  });

  it('loads nothing of NATS, which is in a file of its own, before a setting names one', () => {
    const isOfNats = (module: string) => /node_modules\/(@nats-io|tweetnacl)\/|\/natsBus\.ts$/.test(module);
    expect(modulesOf('server.js').filter(isOfNats)).toEqual([]);
    const files = Object.values(built.outputs).filter(({ inputs }) => Object.keys(inputs).some(isOfNats));
    expect(files.map(({ entryPoint }) => entryPoint)).toEqual(['server/domains/live/bus/natsBus.ts']);
  });

  it('has the sandbox in a file of its own', () => {
    expect(modulesOf('sandbox.js').filter(isOfSandbox)).toEqual(
      expect.arrayContaining(
        ['seek', 'arrange', 'fastForward', 'outbox'].map((name) => `server/sandbox/${name}.ts`),
      ),
    );
    expect(built.outputs[pathOf('server.js')]?.imports).toContainEqual(
      expect.objectContaining({ path: pathOf('sandbox.js'), kind: 'dynamic-import' }),
    );
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
          env: { ...inherited, PORT: '0', DATABASE_URL: database.url, SANDBOX, BEACON: 'none', SEED_KEY },
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
