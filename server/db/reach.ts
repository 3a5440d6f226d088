import { lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const OTHERS_ENTER = 0o001;
const OTHERS_READ = 0o004;

/** Whether any user may read the file and enter every folder above it. */
export async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  return (mode & OTHERS_READ) !== 0 && (await isReachableByAll(dirname(path)));
}

/** Whether any user may enter the folder, which must exist, and every folder above it. */
export async function isReachableByAll(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if (((await stat(at)).mode & OTHERS_ENTER) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Changes the owner of a folder and its contents to a user, unless it is theirs already. */
export async function giveTree(path: string, uid: number): Promise<void> {
  if ((await stat(path)).uid === uid) return;
  const entries = await readdir(path, { recursive: true });
  for (const entry of entries) await lchown(join(path, entry), uid, uid);
  // The folder itself comes last: its owner shows whether the change was completed.
  await lchown(path, uid, uid);
}
