import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type ListFile, streamOf } from './file';

const by = { maker: 'Ana Reyes', at: new Date('2026-11-23T02:00:00Z') };

/** A list of numbers in pages. */
const listOf = (...pages: readonly (readonly number[])[]): ListFile<number> => ({
  title: 'Numbers',
  filters: { from: 1 },
  columns: [
    ['Number', (row) => row],
    ['Word', (row) => `=${row}`],
  ],
  pages: async function* () {
    yield* pages;
  },
});

const read = async (file: ListFile<number>, rowsMax?: number) =>
  (await text(await streamOf(file, rowsMax === undefined ? by : { ...by, rowsMax })))
    .split('\r\n')
    .slice(0, -1);
const CUT = 'The list is longer: it was cut after 3 rows. Narrow the filters for the rest.';

describe('the file of a list', () => {
  it('says what it is, and has the rows of all pages', async () => {
    expect(await read(listOf([1, 2], [3]))).toEqual([
      'Report,Numbers,Version,1',
      'Filters,from: 1',
      'Made at,2026-11-23T02:00:00.000Z,By,Ana Reyes',
      'Amounts in,pesos,Times in,UTC',
      'Number,Word',
      "1,'=1",
      "2,'=2",
      "3,'=3",
    ]);
    expect((await read(listOf([]))).slice(5)).toEqual(['No activity']);
  });

  it('ends after the most rows, counted over its pages, and says so only where there are more', async () => {
    expect((await read(listOf([1, 2], [3, 4]), 3)).slice(5)).toEqual(["1,'=1", "2,'=2", "3,'=3", CUT]);
    expect((await read(listOf([1, 2], [3], [4]), 3)).slice(8)).toEqual([CUT]);
    expect((await read(listOf([1, 2], [3]), 3)).slice(8)).toEqual([]);
  });

  it('is refused where its first page cannot be read, and breaks off where a later one cannot', async () => {
    const failing = (page: number): ListFile<number> => ({
      ...listOf(),
      pages: async function* () {
        if (page > 0) yield [1];
        throw new Error('lost');
      },
    });
    await expect(streamOf(failing(0), by)).rejects.toThrow('lost');
    await expect(text(await streamOf(failing(1), by))).rejects.toThrow('lost');
  });
});
