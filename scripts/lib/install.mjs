// @ts-check
/** Installs missing packages. Plain Node without dependencies, because it runs before any is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs `npm ci` when the installed packages differ from the lockfile.
 * @param {string} root the repository
 * @param {{ forRunning?: boolean }} options `forRunning`: development packages may be missing
 */
export function installWhatIsMissing(root, { forRunning = false } = {}) {
  const missing = findMissing(root, forRunning);
  if (missing === undefined) return;
  console.log(`Installing packages (${missing}) ...`);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } =
    npm === undefined
      ? spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Returns the name of a package that is not installed in the lockfile's version; undefined when all are.
 * @param {string} root the repository
 * @param {boolean} forRunning development packages may be missing
 */
export function findMissing(root, forRunning) {
  const installedPath = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedPath)) return 'none is there yet';
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  return Object.keys(wanted).find((path) => {
    const entry = wanted[path];
    if (path === '' || entry.link) return false;
    if (installed[path]?.version === entry.version && existsSync(join(root, path))) return false;
    // Optional packages may be for another platform: npm left those out on purpose.
    if (entry.optional || entry.devOptional) return installed[path] !== undefined;
    return !(forRunning && (entry.dev || entry.peer));
  });
}
