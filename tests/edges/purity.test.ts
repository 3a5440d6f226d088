import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** What a rules file might reach for, and the checker that has to refuse it. */
const REACHES = [
  ['document', 'document.title'],
  ['window', 'window.innerWidth'],
  ['timers', 'setTimeout(() => undefined, 1)'],
  ['Node', 'process.env.HOME'],
  ['fetch', 'fetch("/x")'],
] as const;

const LINTED = [
  ['Math.random', 'export const planted = Math.random();'],
  ['Date', 'export const planted = Date.now();'],
  ['globalThis', 'export const planted = globalThis;'],
  ['parseFloat', 'export const planted = parseFloat("1.1");'],
] as const;

describe('the rules of a game', () => {
  // Inside the tree, so that the same configuration files speak.
  const folder = mkdtempSync(join(root, 'games/planted-'));
  const rules = join(folder, 'rules');
  let complaints: string;

  beforeAll(() => {
    mkdirSync(rules);
    for (const [name, reach] of REACHES)
      writeFileSync(join(rules, `${name}.ts`), `export const planted = ${reach};\n`);
    const config = { extends: join(root, 'tsconfig.pure.json'), include: [rules] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    complaints = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(REACHES)('cannot name %s', (name) => {
    expect(complaints).toMatch(new RegExp(`rules/${name}\\.ts.*error TS(2304|2580|2584|2591)`));
  });

  it.each(LINTED)('cannot use %s', (name, source) => {
    const file = join(rules, 'linted.ts');
    writeFileSync(file, `${source}\n`);
    const { status, stderr, stdout } = spawnSync(process.execPath, [biome, 'lint', file], {
      encoding: 'utf8',
      cwd: root,
    });
    rmSync(file);
    expect(`${stdout}${stderr}`).toMatch(/noRestrictedGlobals|plugin/);
    expect(status, name).not.toBe(0);
  });
});
