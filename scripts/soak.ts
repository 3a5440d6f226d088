/**
 * The tests that have no end, for as long as one likes: `npm run soak -- NAME --hours N --seed S`.
 * simulation: seeds of play, from S on, each 500 operations. chaos: the house on fire, ten minutes at a time.
 * Ends with the first thing that is not as it must be, and says with which seed it comes again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/database';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';
import { runChaos } from '../tests/faults/chaos';
import { audit } from '../tests/ledger/audit';
import { simulateAll } from '../tests/ledger/simulation/simulate';

const HOUR_MS = 60 * 60_000;
const SEEDS_AT_ONCE = 500;
const OPERATIONS = 500;
const CHAOS_SECONDS = 600;
const RECOVERY_MAX_MS = 5_000;

/** Runs one stretch from a seed and returns the next seed and a line for people. Throws at the first fault. */
type Stretch = (seed: number, leftMs: number) => Promise<{ next: number; said: string }>;

async function simulation(seed: number): Promise<{ next: number; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'peryahan-soak-'));
  const postgres = await startEmbedded({ folder, isDurable: false });
  const db = openDatabase({ url: postgres.url, connectionsMax: 4 });
  try {
    await migrate(postgres.url);
    const seeds = Array.from({ length: SEEDS_AT_ONCE }, (_, index) => seed + index);
    await simulateAll(db, seeds, OPERATIONS);
    const findings = await audit(db);
    if (findings.length > 0) throw new Error(`seeds from ${seed}:\n${findings.join('\n')}`);
    return { next: seed + SEEDS_AT_ONCE, said: `seeds ${seed} to ${seed + SEEDS_AT_ONCE - 1}: no fault` };
  } finally {
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function chaos(seed: number, leftMs: number): Promise<{ next: number; said: string }> {
  const seconds = Math.min(CHAOS_SECONDS, Math.max(30, Math.round(leftMs / 1_000)));
  const { findings, ...report } = await runChaos({ seconds, seed, killsMin: 1 });
  if (findings.length > 0) throw new Error(`seed ${seed}:\n${findings.join('\n')}`);
  if (report.recoveryMs.worst > RECOVERY_MAX_MS) {
    throw new Error(`seed ${seed}: a recovery took ${report.recoveryMs.worst} ms`);
  }
  return { next: seed + 1, said: `seed ${seed}: ${JSON.stringify(report)}` };
}

const stretches: Readonly<Record<string, Stretch>> = { simulation, chaos };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hours: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const run = stretches[positionals[0] ?? ''];
const hours = Number(values.hours);
let seed = Number(values.seed);
if (run === undefined || !(hours > 0) || !Number.isSafeInteger(seed)) {
  console.error(`npm run soak -- NAME --hours N --seed S, with one of: ${Object.keys(stretches).join(', ')}`);
  process.exit(1);
}
const endMs = Date.now() + hours * HOUR_MS;
while (Date.now() < endMs) {
  const { next, said } = await run(seed, endMs - Date.now());
  console.log(said);
  seed = next;
}
