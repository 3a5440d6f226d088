import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseFaults, FAULTS } from './runFaults';

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

  it('are found by every example in the documentation', () => {
    const examples = [...read('docs/testers.md').matchAll(/soak -- faults (\w+)(?: "([^"]+)")?/g)];
    expect(examples.length).toBeGreaterThan(1);
    for (const [, area, words] of examples) {
      expect(chooseFaults({ area, words: words === undefined ? [] : [words] })).not.toEqual([]);
    }
  });

  it.each([1, 3, 8, 100])('are in %i parts each once, in their order', (count) => {
    const parts = Array.from({ length: count }, (_, index) =>
      chooseFaults({ part: `${index + 1}/${count}` }),
    );
    expect(parts.flat()).toEqual(chooseFaults({}));
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(
      Math.ceil(chooseFaults({}).length / count),
    );
  });

  it.each(['0/8', '9/8', '1', '1/0', 'one/8', '1/8/2', '-1/8'])('are refused in part "%s"', (part) => {
    expect(() => chooseFaults({ part })).toThrow('as in 1/8');
  });
});
