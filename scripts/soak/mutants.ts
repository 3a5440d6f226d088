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

/** How many mutants ended in each way. */
export interface MutationScore {
  readonly noticed: number;
  readonly missed: number;
  /** In percent. */
  readonly score: number;
}

interface Mutant {
  readonly status: string;
}

/**
 * Changes rules or ledger a little, one place at a time, and expects a test to fail each time (Stryker, with the tests of
 * `mutation/vitest.NAME.ts`). `only` narrows the files. Writes a report and returns whether the score is reached.
 */
export async function runMutants(name: string, only: readonly string[] = []): Promise<boolean> {
  const folder = join(root, 'node_modules/.cache/mutation');
  mkdirSync(folder, { recursive: true });
  const copy = mkdtempSync(join(tmpdir(), 'peryahan-mutants-'));
  const report = join(folder, `${name}.json`);
  const options: ConstructorParameters<typeof Stryker>[0] = {
    mutate: only.length > 0 ? [...only] : [...(MUTATED[name] ?? [])],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/soak/mutation/statementNames.mjs')],
    ignorers: ['statement-names'],
    vitest: { configFile: `scripts/soak/mutation/vitest.${name}.ts`, related: false },
    coverageAnalysis: 'perTest',
    // A constant that is made once, when its file is loaded: pins and vectors hold those.
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    tempDirName: copy,
    ignorePatterns: ['dist', 'data', 'tests/snapshots/pictures', 'public', 'docs'],
    reporters: ['json', 'clear-text', 'progress-append-only'],
    jsonReporter: { fileName: report },
    clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
    disableTypeChecks: false,
    checkers: [],
    incremental: true,
    incrementalFile: join(folder, `${name}-known.json`),
  };
  // Each mutant draws again; the exact returns need no rounds.
  process.env.RETURN_ROUNDS ??= '20000';
  process.chdir(root);
  await new Stryker(options).runMutationTest();
  rmSync(copy, { recursive: true, force: true });
  const { noticed, missed, score } = scoreOf(readFileSync(report, 'utf8'));
  console.log(
    `${name}: ${noticed} of ${noticed + missed} mutants noticed, ${score.toFixed(1)} %; asked ${SCORE_LEAST} %`,
  );
  return score >= SCORE_LEAST;
}

/** Counts a report. Mutants that no test reaches are missed; those that do not load count neither way. */
export function scoreOf(report: string): MutationScore {
  const { files } = JSON.parse(report) as { files: Record<string, { mutants: readonly Mutant[] }> };
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...states: readonly string[]) => all.filter(({ status }) => states.includes(status)).length;
  const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  return { noticed, missed, score: noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed) };
}
