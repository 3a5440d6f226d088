import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from './runFaults';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the faults that are planted', () => {
  it.each(Object.keys(FAULTS))('of %s find their text once, and the file of their test', (area) => {
    const lost = (FAULTS[area] ?? []).flatMap(({ what, file, from, test }) => {
      const count = existsSync(join(root, file)) ? read(file).split(from).length - 1 : 0;
      return [
        ...(count === 1 ? [] : [`"${what}": ${file} has its text ${count} times`]),
        ...(existsSync(join(root, test.file)) ? [] : [`"${what}": there is no ${test.file}`]),
      ];
    });
    expect(lost).toEqual([]);
  });
});
