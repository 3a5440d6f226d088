import { describe, expect, it } from 'vitest';
import { COLORS, colorAt, SEGMENT_COUNT, SEGMENTS } from './segments';

const places = (color: string) => SEGMENTS.flatMap((each, index) => (each === color ? [index] : []));

describe('the 200 segments', () => {
  it('are 99 grey, 66 blue, 33 orange and 2 green', () => {
    expect(COLORS.map((color) => places(color).length)).toEqual([99, 66, 33, 2]);
    expect(SEGMENTS).toHaveLength(SEGMENT_COUNT);
  });

  it('have the published order', () => {
    expect(places('green')).toEqual([0, 100]);
    expect(SEGMENTS.slice(0, 13)).toEqual(
      'green grey blue grey orange grey blue grey blue grey orange grey blue'.split(' '),
    );
    expect(SEGMENTS.slice(98, 104)).toEqual('blue grey green orange grey blue'.split(' '));
  });

  it('never have two of one colour side by side', () => {
    for (let index = 0; index < SEGMENT_COUNT; index += 1)
      expect(colorAt(index)).not.toBe(colorAt(index + 1));
  });

  it('are cyclic: the last comes before the first', () => {
    expect(colorAt(-1)).toBe(SEGMENTS.at(-1));
    expect(colorAt(400)).toBe('green');
  });
});
