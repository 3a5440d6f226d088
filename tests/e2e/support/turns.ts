import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 100;

/**
 * Waits until no other test has the table, and takes it. `folder` is one that all workers of a run share. Returns how to
 * give it back. A worker that has died gives back what it had.
 */
export async function takeTable(folder: string, table: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${table}.taken`);
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch {
      if (!isTaken(file)) rmSync(file, { force: true });
      await sleep(ASK_EVERY_MS);
    }
  }
}

/** Whether the process that took it is alive. */
function isTaken(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Another worker has created the file and not written to it yet.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
