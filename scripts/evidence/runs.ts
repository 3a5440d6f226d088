import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack, Shown } from './pack';

interface Test {
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

interface Run {
  readonly title: string;
  /** Where its files lie in the pack. */
  readonly folder: string;
  /** A step of `npm test`, and the files it is narrowed down to. */
  readonly step: string;
  readonly filters: readonly string[];
}

const RUNS: readonly Run[] = [
  {
    title: 'A million rounds of each game, by the shipped path',
    folder: 'returns',
    step: 'node',
    filters: ['laws/returns.test'],
  },
  {
    title: 'Batteries of the generator, by the shipped path',
    folder: 'generator',
    step: 'node',
    filters: ['laws/randomness.test', 'laws/determinism.test', 'laws/referenceMac.test'],
  },
  {
    title: 'Verifiers and vectors',
    folder: 'verifiers',
    step: 'node',
    filters: ['laws/vectors.test', 'laws/pythonVerifier.test', 'laws/offline.test', 'beaconVerifiers.test'],
  },
];

/** Runs tests as `npm test` does, and keeps the name and the result of each. */
export function runAll(pack: Pack, root: string): Promise<Shown[]> {
  return RUNS.reduce<Promise<Shown[]>>(
    async (before, run) => [...(await before), await show(pack, root, run)],
    Promise.resolve([]),
  );
}

async function show(pack: Pack, root: string, { title, folder, step, filters }: Run): Promise<Shown> {
  const report = join(root, 'node_modules/.cache/test-reports', `${step}.json`);
  const args = ['scripts/test.mjs', step, ...filters];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const tests = existsSync(report) ? testsOf(readFileSync(report, 'utf8'), root) : [];
  const passed = tests.filter((test) => test.status === 'passed').length;
  return {
    title,
    command: `npm test -- ${step} ${filters.join(' ')}`,
    result: `${passed} of ${tests.length} tests passed.`,
    holds: status === 0 && tests.length > 0 && passed === tests.length,
    files: [await pack.writeJson(`${folder}/tests.json`, tests)],
  };
}

/** The tests of a report of Vitest. */
export function testsOf(report: string, root: string): readonly Test[] {
  const { testResults } = JSON.parse(report) as {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name.replace(`${root}/`, ''),
      title: fullName.trim(),
      status,
    })),
  );
}
