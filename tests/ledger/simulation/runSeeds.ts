import { randomBytes } from 'node:crypto';
import { expect, inject } from 'vitest';
import { openDatabase } from '../../../server/db/database';
import { cloneDatabase } from '../../support/database';
import { audit } from '../audit';
import { simulateAll } from './simulate';

/** The seeds are split between two files, which run in parallel. */
export const SEEDS = 500;
export const OPERATIONS = 500;
/** Much longer than needed: it uses the CPU all the time, which may be shared. */
export const TIMEOUT_MS = 900_000;
const PATIENCE_MS = 60_000;

/** Simulates the seeds from `first` to `last`, and two of them again. */
export async function runSeeds(first: number, last: number): Promise<void> {
  const count = last - first + 1;
  const once = await run(Array.from({ length: count }, (_, index) => first + index));
  expect(once.findings).toEqual([]);
  expect(once.digests.size).toBe(count);

  const sample = [first, last];
  const again = await run(sample);
  expect(again.findings).toEqual([]);
  for (const seed of sample) expect(again.digests.get(seed), `seed ${seed}`).toBe(once.digests.get(seed));
}

/** Simulates seeds on an empty database. Gives the digest of each, and the findings of the audit. */
async function run(seeds: readonly number[]): Promise<{ digests: Map<number, string>; findings: string[] }> {
  const database = await cloneDatabase(inject('databases'), `simulation_${randomBytes(8).toString('hex')}`);
  const db = openDatabase({ url: database.url, connectionsMax: 4, patienceMs: PATIENCE_MS });
  try {
    const digests = await simulateAll(db, seeds, OPERATIONS);
    return { digests, findings: await audit(db) };
  } finally {
    await db.close();
    await database.drop();
  }
}
