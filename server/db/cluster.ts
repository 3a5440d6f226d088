import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Launcher } from './launcher';
import { giveTree } from './reach';

/** Options of initdb. */
export interface ClusterOptions {
  /** The data folder, which appears under its name only when it is complete. */
  readonly data: string;
  readonly initdb: string;
  readonly superuser: string;
  readonly password: string;
  readonly launcher: Launcher;
  readonly isDurable: boolean;
}

/** Whether the data folder contains a complete database. */
export const isWhole = (data: string): boolean => existsSync(join(data, 'PG_VERSION'));

/** Creates the data folder unless it exists. A kill or a concurrent process leaves no partial folder. */
export async function makeCluster(options: ClusterOptions): Promise<void> {
  const { data, launcher, password } = options;
  if (!isWhole(data)) {
    const partial = await mkdtemp(`${data}.new-`);
    const passwordFile = join(partial, '..', `${basename(partial)}.password`);
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (launcher.owner !== null) {
      await giveTree(partial, launcher.owner);
      await chown(passwordFile, launcher.owner, launcher.owner);
    }
    const complaint = await initialise(options, partial, passwordFile);
    if (complaint === null) {
      await rename(partial, data).catch((error: unknown) => {
        // Another process was faster, and may have removed this one's temporary folder: its data is as good.
        if (!isWhole(data)) throw error;
      });
    } else if (!isWhole(data))
      throw new Error(`PostgreSQL could not make a database in ${data}:\n${complaint}`);
  }
  await removeHalves(data);
}

/** Runs initdb; returns its error output if it failed. */
async function initialise(
  { launcher, initdb, superuser, isDurable }: ClusterOptions,
  partial: string,
  passwordFile: string,
): Promise<string | null> {
  const child = launcher.launch(
    initdb,
    [
      `--pgdata=${partial}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    { cwd: partial, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(child, 'close');
  return code === 0 ? null : complaint.trim();
}

/** Removes what killed or slower processes left beside the data. */
async function removeHalves(data: string): Promise<void> {
  for (const name of await readdir(dirname(data))) {
    if (!name.startsWith(`${basename(data)}.new-`)) continue;
    // A folder that is being written at this moment is left to its writer, who removes leftovers next.
    await rm(join(dirname(data), name), { recursive: true, force: true }).catch(() => {});
  }
}
