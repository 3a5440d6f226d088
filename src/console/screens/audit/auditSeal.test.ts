import { describe, expect, it } from 'vitest';
import { readSeal, sealFile } from './auditSeal';

const at = '2026-11-23T02:00:00.000Z';
const sealed = { day: '2026-11-22', n: 12, hash: 'a'.repeat(64), at };
const newest = { day: null, n: 15, hash: 'b'.repeat(64), at };

describe('the file of a seal', () => {
  it('is read as it was written', () => {
    expect(readSeal(sealFile({ sealed, newest }))).toEqual([
      { n: 12, hash: sealed.hash },
      { n: 15, hash: newest.hash },
    ]);
    expect(readSeal(sealFile({ sealed: null, newest }))).toEqual([{ n: 15, hash: newest.hash }]);
  });

  it('is none where the text is another one, or a hash is cut', () => {
    expect(readSeal('no JSON')).toEqual([]);
    expect(readSeal('null')).toEqual([]);
    expect(readSeal(JSON.stringify({ newest: { n: 15, hash: 'b'.repeat(63) } }))).toEqual([]);
  });
});
