import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { buildWhatIsStale } from '../lib/build.mjs';

const root = resolve(import.meta.dirname, '../..');

/** The long-term releases besides the minimum, 20.19, on which everything else runs. */
export const RELEASES = [22, 24] as const;

/** The commands to run under each; without pictures and screens, which run in a browser. */
export const TRIALS: Readonly<Record<string, readonly string[]>> = {
  start: ['--import', 'tsx', 'scripts/soak/oneBet.ts'],
  server: ['node_modules/vitest/vitest.mjs', 'run', '--project=server'],
  laws: ['node_modules/vitest/vitest.mjs', 'run', '--project=node', 'tests/laws'],
};

/**
 * Runs start, server tests and laws under the newest of each long-term release, installed from npm's registry. `only`
 * names one of them. Rejects at the first that fails.
 */
export async function tryReleases(only?: string): Promise<void> {
  await buildWhatIsStale(root);
  for (const release of RELEASES) {
    const node = await installNode(release);
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
    if (!version.startsWith(`v${release}.`)) throw new Error(`${node} is ${version}, not ${release}`);
    for (const [name, args] of Object.entries(TRIALS)) {
      if (only !== undefined && only !== name) continue;
      console.log(`\n== ${name} under Node ${version}`);
      // Child processes that start "node" must find this one.
      const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
      const { status } = spawnSync(node, args, {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, PATH },
      });
      if (status !== 0) throw new Error(`${name} failed under Node ${version}`);
    }
  }
}

/**
 * Installs a release and returns the path of its executable. The platform packages need no install script, unlike the
 * package `node`, which chooses among them.
 */
async function installNode(release: number): Promise<string> {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${system}-${arch}`;
  const folder = join(root, 'node_modules/.cache/nodes', String(release));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const npm = process.env.npm_execpath;
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${release}`];
  const options = { cwd: folder, stdio: 'inherit' } as const;
  const { status } =
    npm === undefined
      ? spawnSync('npm', args, { ...options, shell: platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...args], options);
  const executable = join(folder, 'node_modules', name, platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  if (status !== 0 || !existsSync(executable)) throw new Error(`npm could not install ${name}@${release}`);
  return executable;
}
