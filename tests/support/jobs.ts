import { expect, vi } from 'vitest';
import type { TestServer } from './server';

/** Runs the jobs that are due, and waits for those that the server's own timer had begun. */
export async function runJobs({ app, db }: Pick<TestServer, 'app' | 'db'>): Promise<void> {
  await app.jobs.runDue();
  await vi.waitFor(
    async () =>
      expect(await db.query({ text: "SELECT job FROM job_runs WHERE state = 'running'" })).toEqual([]),
    { timeout: 60_000, interval: 20 },
  );
}
