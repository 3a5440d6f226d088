/** A fault to plant in a copy of the tree, and the test that must fail because of it. */
export interface Fault {
  /** What goes wrong, as a sentence about the product. */
  readonly what: string;
  readonly file: string;
  /** Exact text that occurs once in the file. */
  readonly from: string;
  readonly to: string;
  readonly test: FaultTest;
}

export interface FaultTest {
  /** The project of Vitest, or `e2e` of Playwright. */
  readonly project: 'node' | 'server' | 'browser' | 'chaos' | 'e2e';
  readonly file: string;
  /** Part of the test's full name, without the values of a table of cases. */
  readonly name: string;
}

const test =
  (project: FaultTest['project']) =>
  (file: string, name: string): FaultTest => ({ project, file, name });

export const node = test('node');
export const server = test('server');
export const browser = test('browser');
export const chaos = test('chaos');
export const e2e = test('e2e');
