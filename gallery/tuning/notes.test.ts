import { expect, test } from 'vitest';
import type { Tuning } from '../../games/kit/scene/scene';
import { grouped, joined, type Notes } from './notes';

const files = import.meta.glob<Tuning & Notes>(
  ['../../games/*/scene/tuning*.json', '../../src/overlay/*/draw/scene/tuning*.json'],
  { eager: true, import: 'default' },
);
const TUNINGS = Object.keys(files).filter((file) => file.endsWith('/tuning.json'));
const read = (file: string): Tuning & Notes => files[file] ?? ({} as Tuning & Notes);
const COMMON = read('../../games/kit/scene/tuning.notes.json');

test.each(TUNINGS)('every value of %s has a note, and no note is left over', (file) => {
  const tuning = read(file);
  const own = read(file.replace('tuning.json', 'tuning.notes.json'));
  const groups = grouped(tuning, joined(own, COMMON));
  const entries = groups.flatMap((group) => group.entries);
  expect(entries.filter(({ hint }) => hint === null)).toEqual([]);
  expect(entries.map(({ name }) => name).sort()).toEqual(Object.keys(tuning).sort());
  const named = Object.values(own).flatMap((group) => Object.keys(group));
  expect(named.filter((name) => !(name in tuning))).toEqual([]);
});

test('all scenes are found', () => {
  expect(TUNINGS.length).toBeGreaterThanOrEqual(9);
});

test('a value without a note comes last, and a note of the game counts before that of all games', () => {
  const notes = joined({ Cubes: { hopPx: 'own' } }, { Win: { hopPx: 'common', smallMs: 'small' } });
  expect(grouped({ smallMs: 900, speed: 3, hopPx: 8 }, notes)).toEqual([
    { title: 'Cubes', entries: [{ name: 'hopPx', hint: 'own' }] },
    { title: 'Win', entries: [{ name: 'smallMs', hint: 'small' }] },
    { title: 'Other', entries: [{ name: 'speed', hint: null }] },
  ]);
});
