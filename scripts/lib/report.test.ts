import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from './report.mjs';

const root = mkdtempSync(join(tmpdir(), 'report-'));

function written(json: unknown): string {
  const path = join(root, 'report.json');
  writeFileSync(path, JSON.stringify(json));
  return path;
}

test('a missing report counts nothing', () => {
  expect(readReport(join(root, 'none.json'), root)).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [],
    unsteady: [],
  });
});

test('Vitest: distinguishes a failure from a test that passed on retry', () => {
  const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = readReport(
    written({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            result('steady', 'passed'),
            result('unsteady', 'passed', 'too late'),
            result('broken', 'failed', 'wrong'),
          ],
        },
      ],
    }),
    root,
  );
  expect(report).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  expect(report.failures).toEqual(['a.test.ts: broken\n    wrong']);
  expect(report.unsteady).toEqual(['a.test.ts: unsteady\n    too late']);
});

test('Playwright: distinguishes a failure from a test that passed on retry, in nested suites', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    ok: status !== 'unexpected',
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const report = readReport(
    written({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [],
      suites: [
        {
          specs: [spec('steady', 'expected')],
          suites: [{ specs: [spec('unsteady', 'flaky', 'too late'), spec('broken', 'unexpected', 'wrong')] }],
        },
      ],
    }),
    root,
  );
  expect(report).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  expect(report.failures).toEqual(['a.spec.ts: broken\n    wrong']);
  expect(report.unsteady).toEqual(['a.spec.ts: unsteady\n    too late']);
});
