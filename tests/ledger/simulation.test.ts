import { randomBytes } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '../../server/db/database';
import { cloneDatabase } from '../support/database';
import { isWhole } from '../support/whole';
import { audit } from './audit';
import { simulateAll } from './simulation/simulate';

/** `npm run soak -- whole simulation` runs 500, and `npm run soak -- simulation` goes on from any seed. */
const SEEDS = isWhole ? 500 : 100;
const OPERATIONS = 500;
/** Much longer than needed: it uses the CPU all the time, which may be shared. */
const TIMEOUT_MS = 900_000;
const PATIENCE_MS = 60_000;

it(
  `${SEEDS} seeds of ${OPERATIONS} operations break no invariant, and a seed replays identically`,
  async () => {
    const sample = [1, SEEDS];
    const [once, again] = await Promise.all([
      run(Array.from({ length: SEEDS }, (_, index) => 1 + index)),
      run(sample),
    ]);
    expect([...once.findings, ...again.findings]).toEqual([]);
    expect(once.digests.size).toBe(SEEDS);
    for (const seed of sample) expect(again.digests.get(seed), `seed ${seed}`).toBe(once.digests.get(seed));
  },
  TIMEOUT_MS,
);

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
