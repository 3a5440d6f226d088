import type { Queryable } from '../db/database';

/** A run of a scheduled job as stored. */
export interface JobRun {
  readonly job: string;
  /** The scheduled time, not the time at which it ran. */
  readonly slot: Date;
  readonly state: 'running' | 'done' | 'failed';
  readonly attempts: number;
  readonly worker: string;
  readonly startedAt: Date;
  readonly leaseUntil: Date;
  readonly endedAt: Date | null;
  readonly note: string;
}

const COLUMNS = `
  job, slot, state, attempts, worker, started_at AS "startedAt", lease_until AS "leaseUntil",
  ended_at AS "endedAt", note`;

export interface Claim {
  readonly job: string;
  readonly slot: Date;
  readonly worker: string;
  readonly now: Date;
  readonly leaseMs: number;
  /** Null for a run that is tried until it succeeds. */
  readonly attemptsMax: number | null;
  /** How long a failed run rests before its next attempt: doubled after each one, up to a most. */
  readonly retryAfterMs: number;
  readonly retryAfterMaxMs: number;
  /** Whether `now` is real time, so that the database's clock has to have passed the slot as well. */
  readonly isRealTime: boolean;
}

/** A statement that was sent before a slot has ended by then. */
const SETTLED_AFTER_S = 5;

/**
 * Takes a slot for one process: one that nobody has run, one whose process has stopped reporting, or one that
 * failed and may be tried again. False when it is another process's, or finished, and before the database's clock has passed
 * it: a process whose clock is ahead would close a day in which others still play.
 */
export async function claimRun(on: Queryable, claim: Claim): Promise<boolean> {
  const rows = await on.query({
    name: 'job-runs-claim',
    text: `
      INSERT INTO job_runs AS run (job, slot, state, worker, started_at, lease_until)
      SELECT $1, $2, 'running', $3, $4, $4::timestamptz + $5 * interval '1 ms'
      WHERE NOT $9::boolean OR $2::timestamptz <= clock_timestamp() - interval '${SETTLED_AFTER_S} s'
      ON CONFLICT (job, slot) DO UPDATE SET state = 'running', attempts = run.attempts + 1,
        worker = excluded.worker, started_at = excluded.started_at, lease_until = excluded.lease_until,
        ended_at = NULL, note = ''
      WHERE ($6::int IS NULL OR run.attempts < $6) AND (
        (run.state = 'running' AND run.lease_until < $4)
        OR (run.state = 'failed'
          AND run.ended_at <= $4::timestamptz - least($7 * 2 ^ least(run.attempts - 1, 20), $8) * interval '1 ms'))
      RETURNING attempts`,
    values: [
      claim.job,
      claim.slot,
      claim.worker,
      claim.now,
      claim.leaseMs,
      claim.attemptsMax,
      claim.retryAfterMs,
      claim.retryAfterMaxMs,
      claim.isRealTime,
    ],
  });
  return rows.length === 1;
}

/** Extends the lease of a running slot. False when another process has taken it over. */
export async function renewRun(
  on: Queryable,
  { job, slot, worker, now, leaseMs }: Pick<Claim, 'job' | 'slot' | 'worker' | 'now' | 'leaseMs'>,
): Promise<boolean> {
  const rows = await on.query({
    name: 'job-runs-renew',
    text: `
      UPDATE job_runs SET lease_until = $4::timestamptz + $5 * interval '1 ms'
      WHERE job = $1 AND slot = $2 AND worker = $3 AND state = 'running' RETURNING job`,
    values: [job, slot, worker, now, leaseMs],
  });
  return rows.length === 1;
}

/** Writes how a run ended. Nothing changes when another process has taken the slot over. */
export async function endRun(
  on: Queryable,
  run: Pick<JobRun, 'job' | 'slot' | 'worker' | 'note'> & { state: 'done' | 'failed'; now: Date },
): Promise<void> {
  await on.query({
    name: 'job-runs-end',
    text: `
      UPDATE job_runs SET state = $4, ended_at = $5, note = $6
      WHERE job = $1 AND slot = $2 AND worker = $3 AND state = 'running'`,
    values: [run.job, run.slot, run.worker, run.state, run.now, run.note],
  });
}

/** The newest slot of each job, whatever became of it. */
export async function newestRuns(on: Queryable): Promise<JobRun[]> {
  return on.query<JobRun>({
    name: 'job-runs-newest',
    text: `SELECT DISTINCT ON (job) ${COLUMNS} FROM job_runs ORDER BY job, slot DESC`,
  });
}

/** The newest slot of each of these jobs, whatever became of it. */
export async function newestRunsOf(on: Queryable, jobs: readonly string[]): Promise<JobRun[]> {
  return on.query<JobRun>({
    name: 'job-runs-newest-of',
    text: `
      SELECT newest.* FROM unnest($1::text[]) AS name
      CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM job_runs WHERE job = name ORDER BY slot DESC LIMIT 1) AS newest`,
    values: [jobs],
  });
}

/** Slots of jobs that were begun and are not done, oldest first: failed ones, and those whose process may have stopped. */
export async function unfinishedRunsOf(on: Queryable, jobs: readonly string[]): Promise<JobRun[]> {
  if (jobs.length === 0) return [];
  return on.query<JobRun>({
    name: 'job-runs-unfinished-of',
    text: `SELECT ${COLUMNS} FROM job_runs WHERE job = ANY ($1) AND state <> 'done' ORDER BY slot`,
    values: [jobs],
  });
}

/** Deletes finished runs that ended before `until`, except the newest slot of each job. */
export async function deleteOldRuns(on: Queryable, until: Date): Promise<number> {
  const rows = await on.query({
    name: 'job-runs-delete-old',
    text: `
      DELETE FROM job_runs AS run WHERE state = 'done' AND ended_at < $1
        AND slot < (SELECT max(slot) FROM job_runs AS newer WHERE newer.job = run.job)
      RETURNING job`,
    values: [until],
  });
  return rows.length;
}
