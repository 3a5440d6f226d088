import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

const CONFIGURATION = [
  'biome.json',
  '.gitignore',
  'scripts/lint',
  'tsconfig.base.json',
  'tsconfig.pure.json',
];

/** Globals that a rules file must not use, refused by the type checker. */
const REACHES = [
  ['document', 'document.title'],
  ['window', 'window.innerWidth'],
  ['timers', 'setTimeout(() => undefined, 1)'],
  ['Node', 'process.env.HOME'],
  ['fetch', 'fetch("/x")'],
] as const;

/** If this were refused too, the configuration would be broken and refuse everything. */
const LAWFUL = 'export const planted = Math.max(1, 2);';
const LINTED = [
  ['Math.random', 'export const planted = Math.random();'],
  ['Date', 'export const planted = Date.now();'],
  ['globalThis', 'export const planted = globalThis;'],
  ['parseFloat', 'export const planted = parseFloat("1.1");'],
] as const;

describe('the rules of a game', () => {
  // Outside the source tree, with the same configuration: a build that runs at the same time must not include
  // it.
  const ground = mkdtempSync(join(tmpdir(), 'purity-'));
  const rules = join(ground, 'games/planted/rules');
  const options = { cwd: ground, encoding: 'utf8' } as const;
  let complaints: string;

  beforeAll(() => {
    for (const part of CONFIGURATION) cpSync(join(root, part), join(ground, part), { recursive: true });
    mkdirSync(rules, { recursive: true });
    for (const [name, reach] of REACHES)
      writeFileSync(join(rules, `${name}.ts`), `export const planted = ${reach};\n`);
    complaints = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.pure.json'], options).stdout;
  });
  afterAll(() => rmSync(ground, { recursive: true, force: true }));

  it.each(REACHES)('cannot name %s', (name) => {
    expect(complaints).toMatch(new RegExp(`rules/${name}\\.ts.*error TS(2304|2580|2584|2591)`));
  });

  const lint = (source: string) => {
    const file = join(rules, 'linted.ts');
    writeFileSync(file, `${source}\n`);
    const { status, stderr, stdout } = spawnSync(process.execPath, [biome, 'lint', file], options);
    rmSync(file);
    return { status, said: `${stdout}${stderr}` };
  };

  it('may use pure built-ins', () => {
    expect(lint(LAWFUL)).toMatchObject({ status: 0 });
  });

  it.each(LINTED)('cannot use %s', (name, source) => {
    const { status, said } = lint(source);
    expect(said).toMatch(/noRestrictedGlobals|plugin/);
    expect(status, name).not.toBe(0);
  });
});
