/**
 * Tests that are too long for every change: `npm run soak -- NAME --hours N --seed S`.
 * simulation: random play from seed S on, 500 operations per seed, and the reconciliation of its paid orders. chaos: servers and databases are killed during
 * play, ten minutes at a time. restore: a database loses its ledger and comes back as it was a second before. These
 * run for N hours, stop at the first failure, and name the seed that reproduces it.
 * nodes: start, server tests and laws once under each long-term release of Node; `npm run soak -- nodes start` runs
 * one of the three. faults: plants faults one at a time in a copy of the tree and expects a named test to catch each;
 * `npm run soak -- faults ledger` plants those of one area, `faults ledger "same draw"` those of it that are
 * described with these words, and `faults --part 1/8` the first eighth of all.
 * hostile: 10000 calls that must move nothing, over the whole contract, and 2000 at the same time that must move exactly
 * what their answers say; --seed chooses them; then every unusual body is compared with the rows it changes.
 * bonus: the law of bonus money once, with 100000 operations.
 * rewards: a year of every habit against the independent calculation of rewards, once.
 * lotto: a year of draws with outages against the published rules, once; --seed chooses tickets and outages.
 * whole: at full size the tests of which `npm test` runs a selection, once: `npm run soak -- whole records` runs one of them.
 * pictures: every moment of every game in four skins, of a commit and of this tree, and a page with all differences;
 * `npm run soak -- pictures color --against main` compares those of one game with another commit than the last.
 * browsers: a player registers, plays and verifies in Firefox and WebKit, where the system has them.
 * low-end: the lobby and every demo on a phone that is four times slower, with 1.6 Mbps.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as cards from '../games/cabinet';
import { openDatabase } from '../server/db/database';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';
import { runChaos } from '../tests/faults/chaos';
import { drillRestore } from '../tests/faults/restoreDrill';
import { audit } from '../tests/ledger/audit';
import { simulateAll } from '../tests/ledger/simulation/simulate';
import { CANDIDATES, runBrowsers } from './soak/browsers/browsers';
import { runLowEnd } from './soak/lowEnd';
import { TRIALS, tryReleases } from './soak/nodes';
import { commitOf, comparePictureSets } from './soak/pictures/pictures';
import { reconcileOrders } from './soak/reconcile';
import { chooseFaults, FAULTS, readPart, runFaults } from './soak/runFaults';

/** By project of vitest, the tests of which every change runs a selection; each says in a comment what is more here. */
const WHOLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  server: {
    catalogue: 'tests/api/providers/catalogue.test.ts',
    records: 'tests/api/records.test.ts',
  },
  node: {
    randomness: 'tests/laws/randomness.test.ts',
  },
};

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
  hostile: [],
  bonus: [],
  rewards: [],
  lotto: [],
  whole: Object.values(WHOLE).flatMap((tests) => Object.keys(tests)),
  pictures: [...Object.keys(cards), 'draw', 'lotto'],
  browsers: Object.keys(CANDIDATES),
  'low-end': [],
};

const USAGE =
  'npm run soak -- NAME [--hours N] [--seed S], nodes [TRIAL], faults [AREA [WORDS ...]] [--part 1/8], hostile, bonus, rewards, lotto,\n' +
  'whole [TEST], pictures [GAME] [--against COMMIT] [--size WxH] [--out FOLDER], browsers [firefox|webkit], or low-end';

const { name, part, words, share, hours, seed: firstSeed, against, size, out } = readArguments();
if (name === 'nodes') {
  await tryReleases(part);
} else if (name === 'faults') {
  if (!runFaults({ area: part, words, part: share })) process.exitCode = 1;
} else if (name === 'hostile') {
  const settings = {
    HOSTILE_SEED: String(firstSeed),
    HOSTILE_CALLS: '10000',
    CONCURRENT_CALLS: '2000',
  };
  const attack = runTest('server', ['tests/ledger/attack.test.ts'], settings);
  process.exitCode = attack || runTest('server', ['tests/api/hostile.test.ts'], { COMPARED_IN: '1' });
} else if (name === 'bonus') {
  // The law that every change runs, with more operations.
  process.exitCode = runTest('server', ['tests/ledger/bonusLaw.test.ts'], { BONUS_OPERATIONS: '100000' });
} else if (name === 'rewards') {
  process.exitCode = runTest('server', ['tests/api/rewards/month.test.ts'], { REWARD_DAYS: '365' });
} else if (name === 'lotto') {
  const settings = { LOTTO_DAYS: '365', LOTTO_SEED: String(firstSeed) };
  process.exitCode = runTest('server', ['tests/api/lotto/year.test.ts'], settings);
} else if (name === 'whole') {
  for (const [project, tests] of Object.entries(WHOLE)) {
    const files = Object.entries(tests).flatMap(([test, file]) => ((part ?? test) === test ? [file] : []));
    if (files.length > 0) process.exitCode ||= runTest(project, files, { TEST_SIZE: 'whole' });
  }
} else if (name === 'pictures') {
  if (!(await comparePictureSets({ game: part, against, size, out }))) process.exitCode = 1;
} else if (name === 'browsers') {
  if (!(await runBrowsers(part))) process.exitCode = 1;
} else if (name === 'low-end') {
  if (!(await runLowEnd())) process.exitCode = 1;
} else {
  await soak(batches[name]);
}

/** Runs tests with other settings than every change does, and returns the exit code. */
function runTest(
  project: string,
  files: readonly string[],
  settings: Readonly<Record<string, string>>,
): number {
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...files];
  const env = { ...process.env, ...settings };
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
    part: { type: 'string', default: '1/1' },
    against: { type: 'string', default: 'HEAD~1' },
    size: { type: 'string', default: '375x812' },
    out: { type: 'string', default: 'node_modules/.cache/soak-pictures' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [name = '', part, ...words] = positionals;
    const names = [...Object.keys(batches), ...Object.keys(parts)];
    if (!names.includes(name)) refuse('NAME', name, `one of: ${names.join(', ')}`);
    const known = parts[name] ?? [];
    if ((words.length > 0 && name !== 'faults') || (part !== undefined && known.length === 0)) {
      refuse('the command line', positionals.join(' '), 'one name');
    }
    if (part !== undefined && !known.includes(part))
      refuse(`the part of ${name}`, part, `one of: ${known.join(', ')}`);
    const hours = Number(values.hours);
    if (!(hours > 0)) refuse('--hours', values.hours, 'a number above 0');
    const seed = Number(values.seed);
    if (!Number.isSafeInteger(seed) || seed < 0) refuse('--seed', values.seed, 'a whole number from 0');
    const { against, size, out, part: share } = values;
    readPart(share);
    if (name === 'faults') chooseFaults({ area: part, words, part: share });
    if (name === 'pictures') commitOf(against);
    if (!/^[1-9]\d{2,3}x[1-9]\d{2,3}$/.test(size)) refuse('--size', size, 'WIDTHxHEIGHT, as in 375x812');
    return { name, part, words, share, hours, seed, against, size, out };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}

function refuse(setting: string, got: string, valid: string): never {
  throw new Error(`${setting} is "${got}"; it must be ${valid}`);
}
