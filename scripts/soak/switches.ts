import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const SWITCHES = 500;

/** Runs the test of moves in a browser (`tests/e2e/switches.spec.ts`) with more of them. Returns the exit code. */
export function runSwitches(seed: number): number {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--project=soak', 'switches.spec'];
  const env = { ...process.env, SWITCHES: String(SWITCHES), SWITCHES_SEED: String(seed) };
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
