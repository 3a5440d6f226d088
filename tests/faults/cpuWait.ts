import { readFileSync } from 'node:fs';

/**
 * How long the main thread of a process has been ready to run without getting a core, in ms, by Linux's `schedstat`.
 * 0 where it is not told, and for a process that is gone.
 */
export function cpuWaitMs(pid: number): number {
  try {
    const [, waitedNs] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waitedNs ?? 0) / 1e6;
  } catch {
    return 0;
  }
}
