import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adTrackingItem } from '../shared/api/identity';
import { handedAdIds, keepAdIds } from './adIds';

const NONE = { afId: null, fbInsId: null, aaid: null };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("ids in the address before its hash take precedence over the wrapper's", () => {
  const byWrapper = { afId: 'af-9', fbInsId: null, aaid: 'aa-9' };
  expect(handedAdIds('https://x.example/?afId=af-1&fbInsId=ins_2#/?aaid=no', byWrapper)).toEqual({
    afId: 'af-1',
    fbInsId: 'ins_2',
    aaid: 'aa-9',
  });
});

test('ids in the address that are none are ignored', () => {
  expect(handedAdIds(`https://x.example/?aaid=%0d%0a&afId=&fbInsId=${'x'.repeat(129)}`, null)).toEqual(NONE);
});

test('new ids replace stored ones, and missing ones leave them unchanged', () => {
  expect(keepAdIds(NONE)).toBe(false);
  expect(keepAdIds({ ...NONE, afId: 'af-1', aaid: 'aa-1' })).toBe(true);
  expect(keepAdIds({ ...NONE, afId: 'af-1' })).toBe(false);
  expect(keepAdIds({ ...NONE, afId: 'af-2' })).toBe(true);
  expect(adTrackingItem.read()).toEqual({ afId: 'af-2', fbInsId: null, aaid: 'aa-1' });
});
