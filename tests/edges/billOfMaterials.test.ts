import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, licenceList } from '../../scripts/lib/billOfMaterials.mjs';
import { objection } from '../../scripts/licences.mjs';

const lockfile = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'));
const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
const bom = billOfMaterials(lockfile);
const refs = new Set(bom.components.map((component) => component['bom-ref']));

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly dev?: boolean;
}

/** Every package of the lockfile under its name and version, and whether only development needs it. */
const locked = Object.entries<Locked>(lockfile.packages)
  .filter(([path]) => path !== '')
  .map(([path, { name, version, dev }]) => ({
    ref: `${name ?? path.split('node_modules/').at(-1)}@${version}`,
    isDevelopment: dev === true,
  }));

describe('the list of packages', () => {
  it('names every package of production in the lockfile, once', () => {
    const wanted = [...new Set(locked.filter(({ isDevelopment }) => !isDevelopment).map(({ ref }) => ref))];
    expect(wanted.length).toBeGreaterThan(200);
    expect(bom.components.map((component) => component['bom-ref'])).toEqual(wanted.toSorted());
  });

  it('names no package that development alone needs', () => {
    const production = new Set(locked.filter(({ isDevelopment }) => !isDevelopment).map(({ ref }) => ref));
    const development = locked.filter(({ ref }) => !production.has(ref));
    expect(development.length).toBeGreaterThan(50);
    expect(development.filter(({ ref }) => refs.has(ref))).toEqual([]);
  });

  it('has the hash and a permitted licence of each', () => {
    for (const { name, version, hashes, licenses } of bom.components) {
      expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
      const [licence] = licenses;
      const license =
        licence === undefined || 'license' in licence ? licence?.license.id : licence.expression;
      expect(objection({ name, version, license }), `${name}@${version}`).toBe(null);
    }
  });

  it('says what needs what, from the product down to every package', () => {
    const needs = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const self = `${manifest.name}@${manifest.version}`;
    const direct = Object.keys(manifest.dependencies).map((name) => `${name}@${manifest.dependencies[name]}`);
    expect(needs.get(self)).toEqual(expect.arrayContaining(direct));
    const reached = new Set<string>();
    const visit = (ref: string): void => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const each of needs.get(ref) ?? []) visit(each);
    };
    visit(self);
    expect([...refs].filter((ref) => !reached.has(ref))).toEqual([]);
  });

  it('lists the licence of each package in a line', () => {
    const lines = licenceList(bom.components).trimEnd().split('\n');
    expect(lines).toHaveLength(bom.components.length);
    expect(lines).toContain(`zod@${manifest.dependencies.zod}  MIT`);
  });
});
