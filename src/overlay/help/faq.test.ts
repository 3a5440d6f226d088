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

  test('have the same entries as the first language, in the same order', () => {
    const shape = ({ id, topic, to, popular, answer }: Entry) => ({
      id,
      topic,
      to,
      popular,
      parts: answer.length,
    });
    expect(own.map(shape)).toEqual(entries.map(shape));
  });

  test('keep the placeholders and are not empty', () => {
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

test('there are more than twenty answers, without duplicates, on every topic', () => {
  expect(entries.length).toBeGreaterThan(20);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
});

test('answers link to existing pages', () => {
  for (const { id, to } of entries) {
    if (to === undefined) continue;
    expect(leadsToPage(to.split('?')[0] ?? ''), id).toBe(true);
  }
});

describe('a search', () => {
  test('finds entries that contain every word, matches in questions first', () => {
    const found = idsOf('auto-bet');
    expect(found[0]).toBe('auto-bet');
    expect(idsOf('points spin')).toContain('points');
    expect(idsOf('points zebra')).toEqual([]);
  });

  test('ignores case, accents and extra spaces', () => {
    expect(idsOf('  PÁSSWORD ')).toEqual(idsOf('password'));
    expect(idsOf('password').length).toBeGreaterThan(1);
  });

  test('finds nothing for an empty query and treats no character as a pattern', () => {
    expect(idsOf('   ')).toEqual([]);
    expect(idsOf('.*')).toEqual([]);
    expect(idsOf('(')).toEqual([]);
  });
});

test('an unknown placeholder stays unchanged', () => {
  expect(filled('{{a}} to {{b}}', { a: '₱20.00' })).toBe('₱20.00 to {{b}}');
});
