// @ts-check
import { chmodSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const GIB = 2 ** 30;
/** Several times what a whole run has been seen to hold at once. */
const ROOM_MIN = 6 * GIB;
/** The same again for the processes of the run. */
const MEMORY_MIN = 2 * ROOM_MIN;

/**
 * A folder in memory for the temporary files of a run of tests, or null when this machine has none with enough room. A
 * new database is about 900 files: some disks need over half a second to create them, memory needs 30 ms.
 */
export function folderInMemory({ root = '/dev/shm', memory = availableMemory() } = {}) {
  try {
    const { bavail, bsize } = statfsSync(root);
    if (bavail * bsize < ROOM_MIN || memory < MEMORY_MIN) return null;
    const folder = join(root, 'peryahan-tests');
    mkdirSync(folder, { recursive: true });
    // As /tmp: PostgreSQL may run as another user.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return null;
  }
}

/** In bytes: what the machine has, or less if a container is allowed less. 0 where this cannot be read. */
function availableMemory() {
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return Math.min(Number(kilobytes ?? 0) * 1024, readLimit('/sys/fs/cgroup/memory.max'));
}

/** @param {string} path */
function readLimit(path) {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text === 'max' ? Number.POSITIVE_INFINITY : Number(text);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
