import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Lines of a failure's message that are repeated at the end of a run. */
const LINES_MAX = 12;

/**
 * Reads a JSON report of Vitest (Jest's format) or Playwright: the counts, and each failure with its file, name and the
 * beginning of its message; `unsteady` are those that passed only on retry. A missing report counts nothing.
 */
export function readReport(path, root) {
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };
  const json = JSON.parse(readFileSync(path, 'utf8'));
  return json.stats === undefined ? readVitest(json, root) : readPlaywright(json);
}

function readVitest(json, root) {
  const failures = json.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const file = relative(root, name);
    // A file that could not be loaded has a message and no tests.
    if (failed.length === 0 && status === 'failed') return [failure(file, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages.join('\n')));
  });
  const unsteady = json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) =>
        failure(relative(root, name), fullName, failureMessages.join('\n')),
      ),
  );
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests,
    failures,
    unsteady,
  };
}

function readPlaywright({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const all = suites.flatMap(specs);
  const failureOf = ({ file, title, tests }) => {
    const messages = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return failure(file, title, messages.map(({ message }) => message).join('\n'));
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...all.filter(({ ok }) => !ok).map(failureOf),
      ...errors.map(({ message }) => failure('playwright', 'the run', message)),
    ],
    unsteady: all.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(failureOf),
  };
}

function failure(file, name, message) {
  const lines = (message ?? '').split('\n').filter((line) => !line.includes('node_modules'));
  return `${file}: ${name}\n${lines
    .slice(0, LINES_MAX)
    .map((line) => `    ${line}`)
    .join('\n')}`;
}
