import { expect, test } from 'vitest';
import {
  added,
  bought,
  cleared,
  type Draft,
  emptyDraft,
  filled,
  leftFor,
  pickOf,
  refilled,
  removed,
  reopened,
  staked,
  totalPesos,
  whyNotAdd,
  withNumber,
  without,
} from './draft';

const picked = (change: Partial<Draft>): Draft => ({ ...emptyDraft(), ...change });
const twoD = (first: number, second: number, change: Partial<Draft> = {}): Draft =>
  picked({ places: { ...emptyDraft().places, '2D': [first, second] }, ...change });

test('a tap fills the first empty place, and the last one where none is empty', () => {
  expect(withNumber([null, null], 7)).toEqual([7, null]);
  expect(withNumber([null, 24], 7)).toEqual([7, 24]);
  expect(withNumber([7, 24], 7)).toEqual([7, 7]);
  expect(without([7, 24], 0)).toEqual([null, 24]);
});

test('lucky numbers go into the empty places alone', () => {
  expect(filled([null, 4, null], [9, 0, 5])).toEqual([9, 4, 0]);
  expect(filled([null, null, 3], [])).toEqual([null, null, 3]);
});

test('a pick needs all of its places', () => {
  expect(pickOf(emptyDraft())).toBeNull();
  expect(pickOf(twoD(7, 24, { order: 'any' }))).toEqual({ game: '2D', numbers: [7, 24], order: 'any' });
});

test('equal numbers are a bet on their one order', () => {
  expect(pickOf(twoD(7, 7, { order: 'any' }))?.order).toBe('straight');
});

test('a line is added once: in any order also with its numbers exchanged', () => {
  const one = added(twoD(7, 24, { order: 'any' }), 500);
  expect(one).toMatchObject({ draw: 500, places: { '2D': [null, null] } });
  expect(one.lines).toEqual([{ game: '2D', numbers: [7, 24], order: 'any', pesos: 20 }]);
  expect(whyNotAdd(one.lines, { game: '2D', numbers: [24, 7], order: 'any' })).toBe('pickTwice');
  expect(whyNotAdd(one.lines, { game: '2D', numbers: [24, 7], order: 'straight' })).toBeNull();
  const again = { ...one, places: twoD(24, 7).places };
  expect(added(again, 501).lines).toHaveLength(1);
});

test('a pool of ten lines is full', () => {
  let draft = emptyDraft();
  for (let number = 1; number <= 12; number += 1) {
    draft = added({ ...draft, places: twoD(number, 31).places }, 500);
  }
  expect(draft.lines).toHaveLength(10);
  expect(whyNotAdd(draft.lines, { game: '3D', numbers: [1, 2, 3], order: 'straight' })).toBe('poolFull');
});

test('lines that are added later keep the draw of the pool', () => {
  const one = added(twoD(1, 2), 500);
  expect(added({ ...one, places: twoD(3, 4).places }, 501).draw).toBe(500);
});

test('a line can be removed, staked anew and picked again', () => {
  const one = added(twoD(7, 24, { pesos: 50 }), 500);
  expect(removed(one, 0)).toMatchObject({ draw: null, lines: [] });
  expect(totalPesos(staked(one, 0, 5).lines)).toBe(5);
  expect(reopened(one, 0)).toMatchObject({ places: { '2D': [7, 24] }, pesos: 50, lines: [] });
  expect(reopened(one, 4)).toBe(one);
  expect(cleared(twoD(7, 24)).places['2D']).toEqual([null, null]);
});

test('a line that is being picked stays when the pool has been bought', () => {
  const one = added(twoD(7, 24), 500);
  const picking = { ...one, places: twoD(3, 4).places };
  expect(bought(picking, one.lines)).toMatchObject({ draw: null, lines: [], places: { '2D': [3, 4] } });
});

test('lines that were added while the ticket was sent stay in the pool', () => {
  const one = added(twoD(7, 24, { order: 'any' }), 500);
  const two = added({ ...one, places: twoD(3, 4).places }, 500);
  const ticket = [{ game: '2D', numbers: [24, 7], order: 'any' }] as const;
  expect(bought(two, ticket)).toMatchObject({ draw: 500, lines: [{ numbers: [3, 4] }] });
});

test('a ticket is bought again with stakes that are taken today', () => {
  const lines = [
    { game: '2D', numbers: [7, 24], order: 'any', stake: 20_000n },
    { game: '3D', numbers: [4, 0, 9], order: 'straight', stake: 100n },
    { game: '3D', numbers: [4, 0, 40], order: 'straight', stake: 2_000n },
  ] as const;
  const again = refilled(twoD(1, 2), lines, { draw: 501, least: 5, most: 100 });
  expect(again).toMatchObject({ draw: 501, lines: [{ pesos: 100 }, { pesos: 5 }] });
  expect(again.lines).toHaveLength(2);
});

test('what is left is told of the line that was refused, counted from 0, and less than a stake is nothing', () => {
  const left = [
    { line: 0, leftPesos: 15 },
    { line: 2, leftPesos: 4 },
  ];
  expect([0, 1, 2, 3].map((at) => leftFor(left, at, 5))).toEqual([15, null, 0, null]);
  expect(leftFor([{ line: 0, leftPesos: 5 }], 0, 5)).toBe(5);
});
