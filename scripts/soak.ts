/**
 * Tests that are too long for every change: `npm run soak -- NAME --hours N --seed S`.
 * simulation: random play from seed S on, 500 operations per seed, and the reconciliation of its paid orders. chaos: servers and databases are killed during
 * play, ten minutes at a time. restore: a database loses its ledger and comes back as it was a second before. These
 * run for N hours, stop at the first failure, and name the seed that reproduces it.
 * nodes: start, server tests and laws once under each long-term release of Node; `npm run soak -- nodes start` runs
 * one of the three. faults: plants faults one at a time in a copy of the tree and expects a named test to catch each;
 * `npm run soak -- faults ledger` plants those of one area. bonus: the law of bonus money once, with 100000 operations.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/database';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';
import { runChaos } from '../tests/faults/chaos';
import { drillRestore } from '../tests/faults/restoreDrill';
import { audit } from '../tests/ledger/audit';
import { simulateAll } from '../tests/ledger/simulation/simulate';
import { TRIALS, tryReleases } from './soak/nodes';
import { reconcileOrders } from './soak/reconcile';
import { FAULTS, runFaults } from './soak/runFaults';

const HOUR_MS = 60 * 60_000;
const SEEDS_AT_ONCE = 500;
const OPERATIONS = 500;
const CHAOS_SECONDS = 600;
const RECOVERY_MAX_MS = 5_000;

/** Runs one batch from a seed and resolves with the next seed and a line to print. Rejects at the first failure. */
type Batch = (seed: number, leftMs: number) => Promise<{ next: number; summary: string }>;

async function simulation(seed: number): Promise<{ next: number; summary: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'peryahan-soak-'));
  const postgres = await startEmbedded({ folder, isDurable: false });
  const db = openDatabase({ url: postgres.url, connectionsMax: 4 });
  try {
    await migrate(postgres.url);
    const seeds = Array.from({ length: SEEDS_AT_ONCE }, (_, index) => seed + index);
    await simulateAll(db, seeds, OPERATIONS);
    const findings = [...(await audit(db)), ...(await reconcileOrders(db, new Date()))];
    if (findings.length > 0) throw new Error(`seeds from ${seed}:\n${findings.join('\n')}`);
    return { next: seed + SEEDS_AT_ONCE, summary: `seeds ${seed} to ${seed + SEEDS_AT_ONCE - 1}: no fault` };
  } finally {
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function chaos(seed: number, leftMs: number): Promise<{ next: number; summary: string }> {
  const seconds = Math.min(CHAOS_SECONDS, Math.max(30, Math.round(leftMs / 1_000)));
  const { findings, ...report } = await runChaos({ seconds, seed, killsMin: 1 });
  if (findings.length > 0) throw new Error(`seed ${seed}:\n${findings.join('\n')}`);
  if (report.recoveryMs.worst > RECOVERY_MAX_MS) {
    throw new Error(`seed ${seed}: a recovery took ${report.recoveryMs.worst} ms`);
  }
  return { next: seed + 1, summary: `seed ${seed}: ${JSON.stringify(report)}` };
}

async function restore(seed: number): Promise<{ next: number; summary: string }> {
  const findings = await drillRestore(seed, OPERATIONS);
  if (findings.length > 0) throw new Error(`seed ${seed}:\n${findings.join('\n')}`);
  return {
    next: seed + 4,
    summary: `seed ${seed}: restored to a second before the loss, every row the same`,
  };
}

const batches: Readonly<Record<string, Batch>> = { simulation, chaos, restore };

/** What runs once, with the parts that a second word chooses from. */
const parts: Readonly<Record<string, readonly string[]>> = {
  nodes: Object.keys(TRIALS),
  faults: Object.keys(FAULTS),
  bonus: [],
};

const USAGE = 'npm run soak -- NAME [--hours N] [--seed S], nodes [TRIAL], faults [AREA], or bonus';

const { name, part, hours, seed: firstSeed } = readArguments();
if (name === 'nodes') {
  await tryReleases(part);
} else if (name === 'faults') {
  if (!runFaults(part)) process.exitCode = 1;
} else if (name === 'bonus') {
  process.exitCode = tryBonusLaw();
} else {
  await soak(batches[name]);
}

/** Runs the test of the law with more operations than every change does, and returns its exit code. */
function tryBonusLaw(): number {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=server', 'tests/ledger/bonusLaw.test.ts'];
  const env = { ...process.env, BONUS_OPERATIONS: '100000' };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
}

async function soak(run: Batch | undefined): Promise<void> {
  if (run === undefined) return;
  const endMs = Date.now() + hours * HOUR_MS;
  let seed = firstSeed;
  while (Date.now() < endMs) {
    const { next, summary } = await run(seed, endMs - Date.now());
    console.log(summary);
    seed = next;
  }
}

/** Exits with code 2 for an invalid command line. */
function readArguments() {
  const options = {
    hours: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [name = '', part, ...rest] = positionals;
    const names = [...Object.keys(batches), ...Object.keys(parts)];
    if (!names.includes(name)) refuse('NAME', name, `one of: ${names.join(', ')}`);
    const known = parts[name] ?? [];
    if (rest.length > 0 || (part !== undefined && known.length === 0)) {
      refuse('the command line', positionals.join(' '), 'one name');
    }
    if (part !== undefined && !known.includes(part))
      refuse(`the part of ${name}`, part, `one of: ${known.join(', ')}`);
    const hours = Number(values.hours);
    if (!(hours > 0)) refuse('--hours', values.hours, 'a number above 0');
    const seed = Number(values.seed);
    if (!Number.isSafeInteger(seed) || seed < 0) refuse('--seed', values.seed, 'a whole number from 0');
    return { name, part, hours, seed };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}

function refuse(setting: string, got: string, valid: string): never {
  throw new Error(`${setting} is "${got}"; it must be ${valid}`);
}
