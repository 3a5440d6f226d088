import { describe, expect, it } from 'vitest';
import { MOTIF_OF_WORD } from '../../../../contract/motifs';
import { searchOf } from './gameSearch';

const HEADS = ['Gintong', 'Bughaw na', 'Amihan', 'Tag-araw'];
const TAILS = ['ng Silangan', 'Harvest', 'Lagoon', 'Bingo Hall'];
const words = Object.values(MOTIF_OF_WORD).flatMap((ofType) => Object.keys(ofType));
const names = words.flatMap((word) => [
  ...HEADS.map((head) => `${head} ${word}`),
  ...TAILS.map((tail) => `${word} ${tail}`),
]);
const search = searchOf(names);

/** The specification: the text occurs anywhere in the name, ignoring case. */
const linearSearch = (text: string) =>
  names.flatMap((name, place) => (name.toLowerCase().includes(text.trim().toLowerCase()) ? [place] : []));

const found = (text: string) => search.find(text).map((place) => names[place]);

describe('the search', () => {
  it('finds a name by its start, middle and end, ignoring case', () => {
    expect(found('gintong kal')).toContain('Gintong Kalabaw');
    expect(found('ALABA')).toContain('Gintong Kalabaw');
    expect(found('  labaw ')).toContain('Gintong Kalabaw');
  });

  it('finds all games for an empty text, and none for a text that no name contains', () => {
    expect(search.find('')).toHaveLength(names.length);
    expect(search.find('   ')).toHaveLength(names.length);
    expect(search.find('zzqx')).toEqual([]);
    expect(search.find('z€')).toEqual([]);
    expect(search.find('.*')).toEqual([]);
  });

  it('does not find names that contain the letters of a word but not the word', () => {
    expect(searchOf(['abc bcd', 'abxbc', 'abcd']).find('abcd')).toEqual([2]);
    expect(searchOf(['aaa', 'aa']).find('aaa')).toEqual([0]);
  });

  it('finds the same as a linear search, for every part of many names', () => {
    for (const name of names.filter((_, place) => place % 97 === 0)) {
      for (let from = 0; from < name.length; from += 1) {
        for (let to = from + 1; to <= Math.min(name.length, from + 7); to += 1) {
          const part = name.slice(from, to);
          expect(search.find(part)).toEqual(linearSearch(part));
        }
      }
    }
  });

  it('keeps the order of the list and has no duplicates', () => {
    const hits = search.find('an');
    expect(hits).toEqual([...new Set(hits)].toSorted((one, other) => one - other));
  });
});
