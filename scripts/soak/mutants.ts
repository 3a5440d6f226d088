import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const root = resolve(import.meta.dirname, '../..');
/** The score that is asked for, in percent of the mutants that a test could notice. */
const SCORE_LEAST = 85;

/** What is mutated, by its name on the command line. Manifests are data for the lobby. */
export const MUTATED: Readonly<Record<string, readonly string[]>> = {
  rules: ['games/kit/rules/**/*.ts', 'games/*/rules/**/*.ts', '!**/*.test.ts', '!**/manifest.ts'],
  ledger: ['server/ledger/**/*.ts', '!**/*.test.ts', '!server/ledger/routes.ts', '!server/ledger/desk/**'],
};

/** The tests that must notice, as the names of `mutation/vitest.NAME.ts`. The slower ones run only for what the ones before missed. */
const PASSES: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules'],
  ledger: ['ledger', 'ledgerCalls'],
};

/** How many mutants ended in each way. */
interface MutationScore {
  readonly noticed: number;
  readonly missed: number;
  /** In percent. */
  readonly score: number;
}

/** A mutant in a report of Stryker. Lines and columns count from 1. */
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>;
}

/** Mutants by file. */
type Report = Readonly<Record<string, readonly Mutant[]>>;

const MISSED: readonly string[] = ['Survived', 'NoCoverage'];

/**
 * Changes rules or ledger a little, one place at a time, and expects a test to fail each time (Stryker). `only` narrows the
 * files. Prints what no test has noticed and returns whether the score is reached.
 */
export async function runMutants(name: string, only: readonly string[] = []): Promise<boolean> {
  // Each mutant draws again; the exact returns need no rounds.
  process.env.RETURN_ROUNDS ??= '20000';
  process.chdir(root);
  const ended = new Map<string, Mutant & { readonly file: string }>();
  let wanted: readonly string[] = only.length > 0 ? only : (MUTATED[name] ?? []);
  for (const pass of PASSES[name] ?? []) {
    for (const [file, mutants] of Object.entries(await runPass(pass, wanted))) {
      for (const mutant of mutants) {
        const key = JSON.stringify([file, mutant.location, mutant.mutatorName, mutant.replacement]);
        // A place that was missed may hold others, which were noticed before.
        if (MISSED.includes(ended.get(key)?.status ?? 'Survived')) ended.set(key, { ...mutant, file });
      }
    }
    wanted = [...ended.values()].flatMap((mutant) => (MISSED.includes(mutant.status) ? placeOf(mutant) : []));
    if (wanted.length === 0) break;
  }
  const { noticed, missed, score } = scoreOf([...ended.values()]);
  for (const { file, location, mutatorName, replacement, status } of ended.values()) {
    if (!MISSED.includes(status)) continue;
    const { line, column } = location.start;
    console.log(`${status} ${file}:${line}:${column} ${mutatorName}: ${replacement?.slice(0, 80) ?? ''}`);
  }
  console.log(
    `${name}: ${noticed} of ${noticed + missed} mutants noticed, ${score.toFixed(1)} %; asked ${SCORE_LEAST} %`,
  );
  return score >= SCORE_LEAST;
}

/** The place of a mutant as Stryker is asked for it: lines count from 1, columns from 0. */
const placeOf = ({ file, location: { start, end } }: Mutant & { readonly file: string }): string =>
  `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

async function runPass(pass: string, mutate: readonly string[]): Promise<Report> {
  const folder = join(root, 'node_modules/.cache/mutation');
  mkdirSync(folder, { recursive: true });
  const copy = mkdtempSync(join(tmpdir(), 'peryahan-mutants-'));
  const report = join(folder, `${pass}.json`);
  const options: ConstructorParameters<typeof Stryker>[0] = {
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/soak/mutation/statementNames.mjs')],
    ignorers: ['statement-names'],
    vitest: { configFile: `scripts/soak/mutation/vitest.${pass}.ts`, related: false },
    coverageAnalysis: 'perTest',
    // A constant that is made once, when its file is loaded: pins and vectors hold those.
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    tempDirName: copy,
    ignorePatterns: ['dist', 'data', 'tests/snapshots/pictures', 'public', 'docs'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    disableTypeChecks: false,
    checkers: [],
  };
  await new Stryker(options).runMutationTest();
  rmSync(copy, { recursive: true, force: true });
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Record<string, { readonly mutants: readonly Mutant[] }>;
  };
  return Object.fromEntries(Object.entries(files).map(([file, { mutants }]) => [file, mutants]));
}

/** Mutants that no test reaches are missed; those that do not load count neither way. */
function scoreOf(mutants: readonly Mutant[]): MutationScore {
  const count = (...states: readonly string[]) =>
    mutants.filter(({ status }) => states.includes(status)).length;
  const [noticed, missed] = [count('Killed', 'Timeout'), count(...MISSED)];
  return { noticed, missed, score: noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed) };
}
