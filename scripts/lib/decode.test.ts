import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepMaps } from './build.mjs';
import { decodeStack, faultsIn, mapsIn } from './decode';

const SOURCE = `// The first line is no code.
export function stake(amount: number): number {
  if (amount < 0) throw new RangeError('below nothing');
  return amount * 2;
}
globalThis.stake = stake;
`;

let folder: string;
/** A stack as the engine writes it for the built file. */
let stack: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decode-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/stake.ts'), SOURCE);
  const client = join(folder, 'client');
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/stake.ts'],
    outfile: join(client, 'assets/stake-Bf8_xQ1z.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    sourcemap: 'external',
  });
  const script = join(client, 'assets/stake-Bf8_xQ1z.js');
  const run = spawnSync(process.execPath, ['-e', `require(${JSON.stringify(script)}); stake(-1)`], {
    encoding: 'utf8',
  });
  stack = run.stderr.replaceAll(client, 'https://pista.example');
  await keepMaps(client, join(folder, 'maps/4.4.2'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The place of the error as a fault report has it. */
const reported = () => /\S*assets\/stake\S*?:(\d+:\d+)/.exec(stack.slice(stack.indexOf('at ')))?.[1];

describe('a build', () => {
  it('keeps its maps outside the served folder', async () => {
    expect(await readdir(join(folder, 'client/assets'))).toEqual(['stake-Bf8_xQ1z.js']);
    expect(await readdir(join(folder, 'maps/4.4.2'))).toEqual(['stake-Bf8_xQ1z.js.map']);
    expect(await readdir(join(folder, 'maps'))).toEqual(['4.4.2']);
  });

  it('replaces the maps of its version and leaves the others', async () => {
    const next = join(folder, 'next');
    const target = join(folder, 'kept/5.0.0');
    await mkdir(join(folder, 'kept/4.0.0'), { recursive: true });
    for (const name of ['a-1.js.map', 'b-2.js.map']) {
      await mkdir(join(next, 'assets'), { recursive: true });
      await writeFile(join(next, 'assets', name), '{}');
      await keepMaps(next, target);
    }
    expect(await readdir(target)).toEqual(['b-2.js.map']);
    expect(await readdir(join(folder, 'kept'))).toEqual(['4.0.0', '5.0.0']);
  });
});

describe('a stack', () => {
  it('names file and line of the source, and shows the line itself', () => {
    const { text, frames } = decodeStack(stack, mapsIn(join(folder, 'maps')));
    expect(frames).toBeGreaterThan(0);
    expect(text).toContain('src/stake.ts:3:25');
    expect(text).toContain("> if (amount < 0) throw new RangeError('below nothing');");
  });

  it.each([
    ['of V8', 'at e (https://pista.example/assets/stake-Bf8_xQ1z.js:PLACE)'],
    ['of Gecko', 'e@https://pista.example/assets/stake-Bf8_xQ1z.js:PLACE'],
    ['of a report', 'at e (/assets/stake-Bf8_xQ1z.js:PLACE)'],
    ['with a query', 'at /assets/stake-Bf8_xQ1z.js?v=4:PLACE'],
  ])('%s', (_, line) => {
    const text = decodeStack(line.replace('PLACE', reported() ?? ''), mapsIn(join(folder, 'maps'))).text;
    expect(text).toContain('src/stake.ts:3:25');
  });

  it('keeps lines without a map', () => {
    const line = 'at e (/assets/other-a.js:1:2)\nat [elsewhere]:1:2';
    expect(decodeStack(line, mapsIn(join(folder, 'maps')))).toEqual({ text: line, frames: 0 });
    expect(decodeStack(stack, mapsIn(join(folder, 'nowhere'))).frames).toBe(0);
  });
});

const line = (more: object) =>
  JSON.stringify({
    level: 40,
    event: 'client_fault',
    fingerprint: 'aaa',
    count: 1,
    message: 'RangeError: below nothing',
    stack: `at e (/assets/stake-Bf8_xQ1z.js:${reported()})`,
    page: '/#/wallet',
    version: '4.4.2',
    skin: 'v2',
    browser: 'Chrome',
    ...more,
  });

describe('a log', () => {
  it('has each fault once, as last written, the most frequent first', () => {
    const log = [
      '  Player app  http://x/',
      line({}),
      line({ fingerprint: 'bbb', count: 7 }),
      line({ count: 3 }),
      '{"event":"other"}',
    ];
    expect(faultsIn(log.join('\n')).map(({ fingerprint, count }) => [fingerprint, count])).toEqual([
      ['bbb', 7],
      ['aaa', 3],
    ]);
  });

  it('is decoded by the command, as is a stack on standard input', async () => {
    const path = join(folder, 'server.log');
    await writeFile(path, line({ count: 3 }));
    const run = (args: readonly string[], input?: string) =>
      spawnSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/decode.ts', '--maps', join(folder, 'maps'), ...args],
        {
          cwd: resolve(import.meta.dirname, '../..'),
          encoding: 'utf8',
          ...(input === undefined ? {} : { input }),
        },
      );
    const logged = run(['--log', path]);
    expect(logged.stdout).toContain('aaa: 3 times');
    expect(logged.stdout).toContain('src/stake.ts:3:25');
    expect(logged.status).toBe(0);
    expect(run([], stack).stdout).toContain('src/stake.ts:3:25');
    expect(run([], 'at x').status).toBe(1);
  });
});
