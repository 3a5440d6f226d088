import type { Job } from './jobRunner';
import type { JobRun } from './jobRuns';
import { latestSlot } from './schedule';

/** How long after its time a job may begin. */
const GRACE_MS = 10 * 60_000;

/**
 * The names of jobs of which a run failed and is not done since, stopped without an end, or did not begin within ten
 * minutes of its time. `runs` are the newest ones of each job, and all unfinished ones of those that catch up.
 */
export function lateJobs(
  jobs: readonly Pick<Job, 'name' | 'schedule'>[],
  runs: readonly Pick<JobRun, 'job' | 'slot' | 'state' | 'attempts' | 'leaseUntil'>[],
  now: Date,
): string[] {
  return jobs.flatMap(({ name, schedule }) => {
    const own = runs.filter(({ job }) => job === name);
    const due = latestSlot(schedule, new Date(now.getTime() - GRACE_MS));
    const hasBegun = own.some(({ slot }) => slot >= due);
    return !hasBegun || own.some((run) => isInTrouble(run, now)) ? [name] : [];
  });
}

/** A run that is tried again has failed, or lost its process, before. */
const isInTrouble = (
  { state, attempts, leaseUntil }: Pick<JobRun, 'state' | 'attempts' | 'leaseUntil'>,
  now: Date,
): boolean => state === 'failed' || (state === 'running' && (attempts > 1 || leaseUntil < now));
