import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leadsToPage } from '../../app/routes/redirects';
import { type Entry, filled, search, TOPICS } from './faq';

const folder = join(import.meta.dirname, '../../i18n/strings/help/faq');
const files = readdirSync(folder);
const read = (file: string): Entry[] => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const entries = read('enPH.json');
const idsOf = (query: string) => search(entries, query).map(({ id }) => id);

describe.each(files)('the answers of %s', (file) => {
  const own = read(file);

  test('are those of the first language, in its order', () => {
    const shape = ({ id, topic, to, popular, answer }: Entry) => ({
      id,
      topic,
      to,
      popular,
      parts: answer.length,
    });
    expect(own.map(shape)).toEqual(entries.map(shape));
  });

  test('keep the figures, and say something', () => {
    const figures = (entry: Entry) => entry.answer.join().match(/\{\{\w+\}\}/g);
    for (const [index, entry] of own.entries()) {
      expect(figures(entry), entry.id).toEqual(figures(entries[index] as Entry));
      expect(
        [entry.question, ...entry.answer].every((text) => text.trim() !== ''),
        entry.id,
      ).toBe(true);
    }
  });
});

test('there are more than twenty answers, each once, on every topic', () => {
  expect(entries.length).toBeGreaterThan(20);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
});

test('answers lead to pages that are open', () => {
  for (const { id, to } of entries) {
    if (to === undefined) continue;
    expect(leadsToPage(to.split('?')[0] ?? ''), id).toBe(true);
  }
});

describe('a search', () => {
  test('finds what has every word, questions first', () => {
    const found = idsOf('auto-bet');
    expect(found[0]).toBe('auto-bet');
    expect(idsOf('points spin')).toContain('points');
    expect(idsOf('points zebra')).toEqual([]);
  });

  test('has no regard to capitals, accents and spaces', () => {
    expect(idsOf('  PÁSSWORD ')).toEqual(idsOf('password'));
    expect(idsOf('password').length).toBeGreaterThan(1);
  });

  test('for nothing finds nothing, and takes no signs for patterns', () => {
    expect(idsOf('   ')).toEqual([]);
    expect(idsOf('.*')).toEqual([]);
    expect(idsOf('(')).toEqual([]);
  });
});

test('a figure that is not known stays in its braces', () => {
  expect(filled('{{a}} to {{b}}', { a: '₱20.00' })).toBe('₱20.00 to {{b}}');
});
