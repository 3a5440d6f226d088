import type { Job } from './jobRunner';
import type { JobRun } from './jobRuns';
import { latestSlot } from './schedule';

/** How long after its time a job may begin. */
const GRACE_MS = 10 * 60_000;

/**
 * The names of jobs whose last run failed, stopped without an end, or did not begin within ten minutes of its time.
 * `runs` are the newest ones of each job.
 */
export function lateJobs(
  jobs: readonly Pick<Job, 'name' | 'schedule'>[],
  runs: readonly Pick<JobRun, 'job' | 'slot' | 'state' | 'leaseUntil'>[],
  now: Date,
): string[] {
  const newest = new Map(runs.map((run) => [run.job, run]));
  return jobs.flatMap(({ name, schedule }) => {
    const run = newest.get(name);
    const due = latestSlot(schedule, new Date(now.getTime() - GRACE_MS));
    const isLate = run === undefined || run.slot < due;
    const isStuck = run?.state === 'running' && run.leaseUntil < now;
    return isLate || isStuck || run.state === 'failed' ? [name] : [];
  });
}
