import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries';
import { chooseLauncher } from './launcher';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launch-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs initdb in the folder; returns its exit code and error output. */
async function initialise(initdb: string): Promise<{ code: number; complaint: string }> {
  const data = join(folder, 'data');
  await mkdir(data);
  const { owner, launch } = await chooseLauncher(folder);
  if (owner !== null) await chown(data, owner, owner);
  const child = launch(initdb, ['--pgdata', data, '--locale=C', '--no-sync', '--username=postgres'], {
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(child, 'close');
  return { code, complaint };
}

describe('launching PostgreSQL', () => {
  it.each([
    ['where everybody may look', 0o755],
    ['where no other user may read data and programs', 0o700],
  ])('%s', async (_, mode) => {
    const { initdb } = await findBinaries({ forOtherUser: false, copyTo: '' });
    const native = join(folder, 'native');
    await cp(join(dirname(initdb), '..'), native, { recursive: true, verbatimSymlinks: true });
    await chmod(folder, mode);
    expect(await initialise(join(native, 'bin', 'initdb'))).toEqual({
      code: 0,
      complaint: expect.any(String),
    });
  });
});
