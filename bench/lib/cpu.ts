import { readdirSync, readFileSync } from 'node:fs';
import type { Queryable } from '../../server/db/database';

/**
 * CPU time that a process has used with all its threads, in microseconds, from /proc: wall-clock time says
 * little on a shared machine. Zero for a process that has exited.
 */
export function cpuUs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + taskUs(pid, task), 0);
  } catch {
    return 0;
  }
}

function taskUs(pid: number, task: string): number {
  try {
    // Nanoseconds on the CPU, nanoseconds waiting, time slices.
    return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)[0]) / 1_000;
  } catch {
    return 0;
  }
}

/** CPU time of the database backends of an application name, in microseconds. */
export async function backendsUs(on: Queryable, applicationName: string): Promise<number> {
  const rows = await on.query<{ pid: number }>({
    text: 'SELECT pid FROM pg_stat_activity WHERE application_name = $1',
    values: [applicationName],
  });
  return rows.reduce((sum, { pid }) => sum + cpuUs(pid), 0);
}

/** The clock ticks of /proc/PID/stat, in a second. */
const TICKS = 100;

/**
 * CPU time of a whole PostgreSQL, in microseconds: of the processes that run, and of those that have ended, of which the
 * postmaster knows the sum. Connections that come and go are not lost.
 */
export function clusterUs(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim();
  const stat = readFileSync(`/proc/${postmaster}/stat`, 'utf8');
  // The name stands in brackets and may contain anything. User and system time of children are the 16th and 17th field.
  const [childUser = 0, childSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
    .map(Number);
  const running = children === '' ? [] : children.split(' ').map(Number);
  return [postmaster, ...running].reduce(
    (sum, pid) => sum + cpuUs(pid),
    ((childUser + childSystem) * 1_000_000) / TICKS,
  );
}
