/**
 * Tests that are too long for every change: `npm run soak -- NAME --hours N --seed S`. A wrong name lists all.
 * Batches run for N hours, stop at the first failure, and name the seed that reproduces it: simulation, chaos, tables,
 * restore. Forms are tests of `npm test` with more of everything (`soak/forms.ts`); some of them repeat for N hours.
 * nodes: start, server tests and laws once under each long-term release of Node; `npm run soak -- nodes start` runs
 * one of the three. faults: plants faults one at a time in a copy of the tree and expects a named test to catch each;
 * `npm run soak -- faults ledger` plants those of one area, `faults ledger "same draw"` those of it that are
 * described with these words, and `faults --part 1/8` the first eighth of all.
 * mutants: changes rules or ledger a little at every place, and expects a test to fail; `mutants rules games/crash/rules/point.ts`
 * those of one file.
 * dieharder: its tests one after the other over the shipped generator, from a pipe, for N hours.
 * switches: 500 moves between games and pages in a browser while picture, network and storage fail.
 * texts: looks for cut text in every language and skin.
 * whole: at full size the tests of which `npm test` runs a selection, once: `npm run soak -- whole records` runs one of them.
 * pictures: every moment of every game in four skins, of a commit and of this tree, and a page with all differences;
 * `npm run soak -- pictures color --against main` compares those of one game with another commit than the last.
 * browsers: a player registers, plays and verifies in Firefox and WebKit, where the system has them.
 * low-end: the lobby and every demo on a phone that is four times slower, with 1.6 Mbps.
 */
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
import { runTables } from '../tests/faults/tables';
import { audit } from '../tests/ledger/audit';
import { simulateAll } from '../tests/ledger/simulation/simulate';
import { CANDIDATES, runBrowsers } from './soak/browsers/browsers';
import { runDieharder } from './soak/dieharder';
import { FORMS, runForm, runTests } from './soak/forms';
import { runLowEnd } from './soak/lowEnd';
import { MUTATED, runMutants } from './soak/mutants';
import { TRIALS, tryReleases } from './soak/nodes';
import { commitOf, comparePictureSets } from './soak/pictures/pictures';
import { reconcileOrders } from './soak/reconcile';
import { chooseFaults, FAULTS, readPart, runFaults } from './soak/runFaults';
import { runSwitches, runTexts } from './soak/screens';

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
/** The audit reads all that thousands of operations have left, on a machine that does other work as well. */
const PATIENCE_MS = 10 * 60_000;
const CHAOS_SECONDS = 600;
const RECOVERY_MAX_MS = 5_000;
/** A run of tables: leaders that are killed, rounds between two of them, and about how long that takes. */
const TABLES_KILLS = 20;
const ROUNDS_PER_KILL = 6;
const KILL_TAKES_MS = 20_000;
/** Longest time until play continues, where a plain query takes less than READY_MS. */
const BACK_MAX_MS = 2_000;
const READY_MS = 50;

/** Runs one batch from a seed and resolves with the next seed and a line to print. Rejects at the first failure. */
type Batch = (seed: number, leftMs: number) => Promise<{ next: number; summary: string }>;

async function simulation(seed: number): Promise<{ next: number; summary: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'peryahan-soak-'));
  const postgres = await startEmbedded({ folder, isDurable: false });
  const db = openDatabase({ url: postgres.url, connectionsMax: 4, patienceMs: PATIENCE_MS });
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

async function tables(seed: number, leftMs: number): Promise<{ next: number; summary: string }> {
  const kills = Math.max(1, Math.min(TABLES_KILLS, Math.floor(leftMs / KILL_TAKES_MS)));
  const options = { sockets: 200, bettors: 40, rounds: kills * ROUNDS_PER_KILL, pace: 15, kills, seed };
  const { findings, ...report } = await runTables(options);
  if (findings.length > 0) throw new Error(`seed ${seed}:\n${findings.join('\n')}`);
  // Where a plain query is slow, the limit is raised in proportion, as in the test of every change.
  const limitMs = BACK_MAX_MS * Math.max(1, report.readyMs / READY_MS);
  const worstMs = Math.max(report.resyncMs.worst, ...report.takeOverMs);
  if (worstMs > limitMs)
    throw new Error(`seed ${seed}: play went on after ${worstMs} ms: ${JSON.stringify(report)}`);
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

const batches: Readonly<Record<string, Batch>> = { simulation, chaos, tables, restore };

/** What runs once, with the parts that a second word chooses from. */
const parts: Readonly<Record<string, readonly string[]>> = {
  nodes: Object.keys(TRIALS),
  faults: Object.keys(FAULTS),
  mutants: Object.keys(MUTATED),
  dieharder: [],
  switches: [],
  texts: [],
  whole: Object.values(WHOLE).flatMap((tests) => Object.keys(tests)),
  pictures: [...Object.keys(cards), 'draw', 'lotto'],
  browsers: Object.keys(CANDIDATES),
  'low-end': [],
};

const USAGE = `npm run soak -- NAME [--hours N] [--seed S], with NAME one of
  simulation  random play, payments and rounds, 500 operations a seed, against a second calculation
  chaos       servers and databases are killed during play, ten minutes at a time
  tables      200 sockets at a shared game are cut in every phase, and its leaders are killed
  restore     a database loses its ledger and comes back as it was a second before
${Object.entries(FORMS)
  .map(([form, { about }]) => `  ${form.padEnd(11)} ${about}`)
  .join('\n')}
  dieharder   a battery of tests over the generator, by a pipe, where it is installed
  switches    500 moves in a browser while picture, network and storage fail
  texts       looks for cut text on every page, popup and sheet, in every language and skin
or mutants [rules|ledger] [FILE ...], nodes [TRIAL], faults [AREA [WORDS ...]] [--part 1/8], whole [TEST],
pictures [GAME] [--against COMMIT] [--size WxH] [--out FOLDER], browsers [firefox|webkit], or low-end`;

const { name, part, words, share, hours, seed: firstSeed, against, size, out } = readArguments();
if (name === 'nodes') {
  await tryReleases(part);
} else if (name === 'faults') {
  if (!runFaults({ area: part, words, part: share })) process.exitCode = 1;
} else if (name === 'mutants') {
  for (const each of part === undefined ? Object.keys(MUTATED) : [part])
    if (!(await runMutants(each, words))) process.exitCode = 1;
} else if (name === 'dieharder') {
  if (!(await runDieharder(hours))) process.exitCode = 1;
} else if (name === 'switches') {
  process.exitCode = runSwitches(firstSeed);
} else if (name === 'texts') {
  process.exitCode = runTexts();
} else if (name === 'whole') {
  for (const [project, tests] of Object.entries(WHOLE)) {
    const files = Object.entries(tests).flatMap(([test, file]) => ((part ?? test) === test ? [file] : []));
    if (files.length > 0) process.exitCode ||= runTests(project, files, { TEST_SIZE: 'whole' });
  }
} else if (name === 'pictures') {
  if (!(await comparePictureSets({ game: part, against, size, out }))) process.exitCode = 1;
} else if (name === 'browsers') {
  if (!(await runBrowsers(part))) process.exitCode = 1;
} else if (name === 'low-end') {
  if (!(await runLowEnd())) process.exitCode = 1;
} else if (name in FORMS) {
  process.exitCode = runForm(name, { seed: firstSeed, hours });
} else {
  await soak(batches[name]);
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
    const names = [...Object.keys(batches), ...Object.keys(FORMS), ...Object.keys(parts)];
    if (!names.includes(name)) refuse('NAME', name, `one of: ${names.join(', ')}`);
    const known = parts[name] ?? [];
    if (
      (words.length > 0 && name !== 'faults' && name !== 'mutants') ||
      (part !== undefined && known.length === 0)
    ) {
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
