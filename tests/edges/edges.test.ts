import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUND, PLANTS } from './plants';

const root = resolve(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const FOLDERS = ['contract', 'games', 'workers', 'src', 'gallery', 'server'];

async function cruiseIn(baseDir: string): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = config.options;
  const result = await cruise(
    FOLDERS,
    {
      ...options,
      baseDir,
      preserveSymlinks: true,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
      outputType: 'json',
    },
    enhancedResolveOptions,
  );
  return JSON.parse(String(result.output)) as ICruiseResult;
}

describe('the import rules', () => {
  const ground = mkdtempSync(join(tmpdir(), 'edges-'));
  let planted: ICruiseResult;

  beforeAll(async () => {
    const files = { ...GROUND };
    for (const { file, imports } of PLANTS) files[file] = `import '${imports}';\n`;
    for (const folder of FOLDERS) mkdirSync(join(ground, folder), { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(ground, file)), { recursive: true });
      writeFileSync(join(ground, file), content);
    }
    symlinkSync(join(root, 'node_modules'), join(ground, 'node_modules'));
    planted = await cruiseIn(ground);
  });
  afterAll(() => rmSync(ground, { recursive: true }));

  it('check every planted file', () => {
    const seen = new Set(planted.modules.map(({ source }) => source));
    expect(PLANTS.filter(({ file }) => !seen.has(file))).toEqual([]);
  });

  it.each(PLANTS)('$rule refuses $imports in $file', ({ rule, file }) => {
    // A cycle is reported once, for either of its files.
    const caught = planted.summary.violations.filter(
      (violation) => violation.from === file || violation.cycle?.some(({ name }) => name === file),
    );
    expect(caught.map((violation) => violation.rule.name)).toContain(rule);
  });

  it('have a planted violation each', () => {
    const rules: string[] = config.forbidden.map((rule: { name: string }) => rule.name);
    expect([...new Set(PLANTS.map(({ rule }) => rule))].sort()).toEqual([...new Set(rules)].sort());
  });

  it('hold in the current source tree, which is not empty', async () => {
    const result = await cruiseIn(root);
    const own = result.modules.filter(({ source }) =>
      FOLDERS.some((folder) => source.startsWith(`${folder}/`)),
    );
    expect(own.length).toBeGreaterThan(150);
    expect(result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual(
      [],
    );
  });
});
