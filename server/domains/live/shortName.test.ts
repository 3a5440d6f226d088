import { describe, expect, it } from 'vitest';
import { shortName } from './shortName';

describe('the public name', () => {
  it.each([
    ['Player 20000017', 'P…7'],
    ['Ana', 'A…a'],
    ['A', 'A…A'],
    ['  Juan dela Cruz  ', 'J…z'],
    ['陈小明', '陈…明'],
    ['👩‍👩‍👧Bea👍🏽', '👩‍👩‍👧…👍🏽'],
  ])('of %s is %s', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });
});
