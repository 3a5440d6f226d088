// @ts-check
/**
 * Asks the package registry about known flaws in what production runs on: `npm run audit`. Exits with 1 when one is high or
 * critical, and with 2 when no registry answered: then nothing was checked. Not a part of `npm test`, which works without a network.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { verdictOf } from './lib/auditVerdict.mjs';

const root = resolve(import.meta.dirname, '..');
const args = ['audit', '--omit=dev', '--json'];
const npm = process.env.npm_execpath;
const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const { stdout } =
  npm === undefined
    ? spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
    : spawnSync(process.execPath, [npm, ...args], options);
const { text, status } = verdictOf(stdout ?? '');
console.log(text);
process.exit(status);
