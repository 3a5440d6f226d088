import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const SWITCHES = 500;

/** Runs the test of moves in a browser (`tests/e2e/switches.spec.ts`) with more of them. Returns the exit code. */
export const runSwitches = (seed: number): number =>
  run(['--project=soak', 'switches.spec'], { SWITCHES: String(SWITCHES), SWITCHES_SEED: String(seed) });

/** Looks for cut text in every language and every skin (`tests/a11y/fits.spec.ts`). Returns the exit code. */
export const runTexts = (): number => run(['--project=a11y', 'fits.spec'], { FITS: 'all' });

function run(args: readonly string[], settings: Readonly<Record<string, string>>): number {
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...args];
  const env = { ...process.env, ...settings };
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
