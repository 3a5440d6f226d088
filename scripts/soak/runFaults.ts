import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readReport } from '../lib/report.mjs';
import { APP_THREATS } from './faults/appThreats';
import { ATTACKS } from './faults/attack';
import { BONUSES } from './faults/bonus';
import { DESK } from './faults/desk';
import { DRAWS } from './faults/draw';
import { EVIDENCE } from './faults/evidence';
import type { Fault, FaultTest } from './faults/fault';
import { FRAMES } from './faults/frame';
import { JOBS } from './faults/jobs';
import { LEDGER } from './faults/ledger';
import { LIMITS } from './faults/limits';
import { LIVE } from './faults/live';
import { MALLS } from './faults/mall';
import { MONEY } from './faults/money';
import { OTHER_PLAY } from './faults/otherPlay';
import { PAYMENTS } from './faults/payments';
import { PLATFORM_THREATS } from './faults/platformThreats';
import { PLAYERS } from './faults/players';
import { PROVIDERS } from './faults/providers';
import { RECORD } from './faults/record';
import { REWARDS } from './faults/rewards';
import { SCREENS } from './faults/screens';
import { THREATS } from './faults/threats';
import { WITHDRAWALS } from './faults/withdrawals';

const root = resolve(import.meta.dirname, '../..');

export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  money: [...MONEY, ...WITHDRAWALS],
  ledger: LEDGER,
  bonus: BONUSES,
  draw: DRAWS,
  payments: PAYMENTS,
  providers: PROVIDERS,
  players: PLAYERS,
  limits: LIMITS,
  live: LIVE,
  mall: MALLS,
  record: RECORD,
  rewards: REWARDS,
  jobs: JOBS,
  frame: FRAMES,
  desk: DESK,
  evidence: EVIDENCE,
  otherPlay: OTHER_PLAY,
  attack: ATTACKS,
  screens: SCREENS,
  threats: [...THREATS, ...APP_THREATS, ...PLATFORM_THREATS],
};

/** Which of the planted faults to run; all of them by default. */
export interface FaultChoice {
  readonly area?: string | undefined;
  /** Only faults whose sentence has one of these words. */
  readonly words?: readonly string[];
  /** `1/8` is the first eighth of what is left, in the order of the lists; the eight parts hold every fault once. */
  readonly part?: string | undefined;
}

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly text: string;
}

const NOTHING_RUN: Result = { passed: 0, failed: 0, text: '' };

/**
 * Plants the chosen faults one at a time in a copy of the tree, and runs the test that must fail because of it; before
 * that, all these tests must pass without a fault, or the faults of their project are not planted. Prints a line for each
 * and returns whether every fault was caught.
 * Throws an Error when a word chooses no fault, or when the text that a fault replaces is not in its file once.
 */
export function runFaults(choice: FaultChoice = {}): boolean {
  const faults = chooseFaults(choice);
  for (const fault of faults) requireText(fault);
  const copy = copyTree();
  try {
    const unsound = findUnsound(
      copy,
      faults.map(({ test }) => test),
    );
    let missed = 0;
    for (const fault of faults) {
      const { area, what, test } = fault;
      const startedAt = performance.now();
      // A test that could not run has seen nothing of the fault.
      const { passed, failed, text } = unsound.has(test.project) ? NOTHING_RUN : runWith(copy, fault);
      if (failed === 0) missed += 1;
      const result = failed > 0 ? 'caught' : passed > 0 ? 'MISSED' : 'NOT RUN';
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
      console.log(`${result} | ${area} | ${what} | ${test.file}: ${test.name} | ${seconds} s`);
      if (failed === 0) console.log(text.trimEnd().split('\n').slice(-30).join('\n'));
    }
    console.log(`${faults.length - missed} of ${faults.length} planted faults were caught`);
    return missed === 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Plants a fault, runs its test, and restores the file. */
function runWith(copy: string, fault: Fault): Result {
  const file = join(copy, fault.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    sound.replace(fault.from, () => fault.to),
  );
  const result = run(copy, fault.test.project, [fault.test]);
  writeFileSync(file, sound);
  return result;
}

/** The chosen faults, each with its area. */
export function chooseFaults({ area: onlyArea, words = [], part = '1/1' }: FaultChoice) {
  const areas = Object.entries(FAULTS).filter(([area]) => onlyArea === undefined || area === onlyArea);
  const faults = areas.flatMap(([area, list]) => list.map((fault) => ({ ...fault, area })));
  const unknown = words.find((word) => !faults.some(({ what }) => what.includes(word)));
  if (unknown !== undefined) throw new Error(`no planted fault is described with "${unknown}"`);
  const said =
    words.length === 0 ? faults : faults.filter(({ what }) => words.some((word) => what.includes(word)));
  const [number, count] = readPart(part);
  const startOf = (index: number) => Math.round((index * said.length) / count);
  return said.slice(startOf(number - 1), startOf(number));
}

/** The number of a part and how many there are: `3/8` is the third of eight. Throws an Error for anything else. */
export function readPart(text: string): readonly [number: number, count: number] {
  const [, number = 0, count = 0] = (/^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > count)
    throw new Error(`--part is "${text}"; it must be a part of all, as in 1/8`);
  return [number, count];
}

function requireText({ what, file, from }: Fault): void {
  const count = readFileSync(join(root, file), 'utf8').split(from).length - 1;
  if (count !== 1) throw new Error(`"${what}": ${file} has this text ${count} times, not once:\n${from}`);
}

/** The tracked files and new ones, without the baselines of pictures, which are most of the tree. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'peryahan-faults-'));
  const args = [
    'ls-files',
    '-co',
    '--exclude-standard',
    '-z',
    ':!node_modules',
    ':!tests/snapshots/pictures',
  ];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  for (const file of stdout.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * The projects of which a test does not pass without a fault, or does not exist: it would catch every fault, or none. Prints
 * what each has said.
 */
function findUnsound(copy: string, tests: readonly FaultTest[]): ReadonlySet<FaultTest['project']> {
  const unsound = new Set<FaultTest['project']>();
  for (const project of new Set(tests.map((test) => test.project))) {
    const those = tests.filter((test) => test.project === project);
    const { passed, failed, text } = run(copy, project, those);
    const names = new Set(those.map(({ file, name }) => `${file} ${name}`));
    console.log(`without a fault: ${passed} tests of ${project} pass, for ${names.size} names`);
    if (failed === 0 && passed >= names.size) continue;
    unsound.add(project);
    console.log(`the tests of ${project} do not pass without a fault:\n${text}`);
  }
  return unsound;
}

/** Runs tests of one project by file and name. */
function run(copy: string, project: FaultTest['project'], tests: readonly FaultTest[]): Result {
  const report = join(copy, 'faults-report.json');
  rmSync(report, { force: true });
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = [...new Set(tests.map(({ name }) => escaped(name)))].join('|');
  const args =
    project === 'e2e'
      ? [
          'node_modules/@playwright/test/cli.js',
          'test',
          '--project=e2e',
          '--reporter=json',
          '-g',
          names,
          ...files,
        ]
      : [
          'node_modules/vitest/vitest.mjs',
          ...[
            'run',
            `--project=${project}`,
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${report}`,
          ],
          ...['-t', names, ...files],
        ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { passed, failed } = readReport(report, copy);
  return { passed, failed, text: `${stdout}\n${stderr}` };
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
