import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../scripts/soak/runFaults';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/threats.md'), 'utf8');
const COUNT = 102;
const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** The test files that a planted fault makes fail. */
const FAILED = new Set(
  Object.values(FAULTS)
    .flat()
    .map(({ test }) => test.file),
);

const rowsOf = (text: string) =>
  [...text.matchAll(/^\| *(\d+) *\|(.*)\|$/gm)].map(([, number, cells = '']) => ({
    number: Number(number),
    cells: cells.split('|').map((cell) => cell.trim()),
  }));

const pathsIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** The rows that none of these test files proves. */
const unproved = (text: string, failed: ReadonlySet<string>) =>
  rowsOf(text)
    .filter(({ cells: [, , proof = ''] }) => !pathsIn(proof).some((path) => failed.has(path)))
    .map(({ number }) => number);

/** What is wrong with a page of threats; empty for a right one. */
function problemsOf(text: string): string[] {
  const rows = rowsOf(text);
  const numbers = rows.map(({ number }) => number);
  const expected = Array.from({ length: COUNT }, (_, at) => at + 1);
  const order = numbers.join() === expected.join() ? [] : [`the rows are ${numbers.join()}`];
  const ofRows = rows.flatMap(({ number, cells }) => {
    const [threat = '', answer = '', proof = ''] = cells;
    const paths = pathsIn(proof);
    const isTold = threat !== '' && answer !== '' && (paths.length > 0 || /No test: /.test(answer));
    return [
      ...(isTold && cells.length === 3 ? [] : [`${number} says too little`]),
      ...paths.filter((path) => !TEST_FILE.test(path)).map((path) => `${number}: ${path} is no test`),
      ...paths.filter((path) => !existsSync(join(root, path))).map((path) => `${number}: ${path} is missing`),
    ];
  });
  return [...order, ...ofRows];
}

describe('the page of threats', () => {
  it('has each number once, with an answer, and test files that exist or a word why there is none', () => {
    expect(problemsOf(page)).toEqual([]);
  });

  it.each([
    ['a row is missing', page.replace(/^\| +51 \|.*\n/m, ''), /^the rows are /],
    ['a row stands twice', page.replace(/^(\| +51 \|.*\n)/m, '$1$1'), /^the rows are /],
    [
      'a file was renamed',
      page.replaceAll('tests/api/migration.test.ts', 'tests/api/moved.test.ts'),
      /missing/,
    ],
    ['a file is no test', page.replaceAll('tests/api/migration.test.ts', 'server/main.ts'), /is no test/],
    ['a row has no test and no reason', page.replace(/^(\| +51 \|.*)\|[^|]*\|$/m, '$1| |'), /^51 says/],
  ])('is refused when %s', (_fault, planted, expected) => {
    expect(planted).not.toBe(page);
    expect(problemsOf(planted).join('\n')).toMatch(expected);
  });

  it('has in each row a test that a planted fault has made fail', () => {
    expect(unproved(page, FAILED)).toEqual([]);
  });

  it('misses the faults of a row that are taken away', () => {
    const others = new Set([...FAILED].filter((file) => file !== 'src/app/boot/version.test.ts'));
    expect(unproved(page, others)).toEqual([73]);
  });
});
