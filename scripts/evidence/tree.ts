import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionOf, environment, type SettingName } from '../../server/settings/environment';
import type { Pack, Shown } from './pack';

/** Every setting that the server knows, with what is valid. Values are not part of it. */
export async function settings(pack: Pack): Promise<Shown> {
  const rows = (Object.keys(environment.shape) as SettingName[]).map((name) => ({
    name,
    ...descriptionOf(name),
  }));
  return {
    title: 'Settings',
    command: 'npm run evidence',
    result: `${rows.length} settings, ${rows.filter(({ isSecret }) => isSecret).length} of them secret.`,
    holds: rows.length > 0,
    files: [await pack.writeJson('settings.json', rows)],
  };
}

/** What players and laboratories verify rounds with, and the vectors that all of it must reproduce. */
export async function verifiers(pack: Pack, root: string): Promise<Shown> {
  const sources = {
    'verifiers/verify.html': 'dist/client/verify.html',
    'verifiers/verify.py': 'dist/client/verify.py',
    'verifiers/vectors/draws.json': 'tests/laws/vectors.json',
    'verifiers/vectors/beacon.json': 'tests/laws/beacon/beaconVectors.json',
    'verifiers/vectors/lotto.json': 'tests/laws/lotto/lottoVectors.json',
    'verifiers/vectors/trade.json': 'tests/laws/trade/tradeVectors.json',
  };
  const copied = Object.entries(sources).map(([to, from]) => pack.copy(join(root, from), to));
  return {
    title: 'The verifiers themselves',
    command: 'npm run build',
    result: 'A page that works without a network, the same in Python without packages, and the vectors.',
    holds: true,
    files: await Promise.all(copied),
  };
}

/** All packages and their licences, as the build lists them. */
export async function packages(pack: Pack, root: string): Promise<Shown> {
  const names = ['sbom.cdx.json', 'licences.txt'];
  const missing = names.filter((name) => !existsSync(join(root, 'dist/packages', name)));
  const there = names.filter((name) => !missing.includes(name));
  return {
    title: 'Packages and licences',
    command: 'npm run build',
    result:
      missing.length === 0 ? 'CycloneDX, and the text of every licence.' : `Missing: ${missing.join(', ')}.`,
    holds: missing.length === 0,
    files: await Promise.all(
      there.map((name) => pack.copy(join(root, 'dist/packages', name), `packages/${name}`)),
    ),
  };
}

/** Which tree the pack describes: a changed one has no commit that anybody could look at. */
export function treeText(root: string): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  const commit = git('rev-parse', 'HEAD');
  if (commit === '') return 'The tree has no history: its commit is unknown.';
  const changed = git('status', '--porcelain').split('\n').filter(Boolean).length;
  const state = changed === 0 ? 'unchanged' : `with ${changed} changed files`;
  return `Commit ${commit}, ${state}; Node ${process.versions.node}, ${process.platform} ${process.arch}.`;
}
