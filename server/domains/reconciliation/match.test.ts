import { describe, expect, it } from 'vitest';
import type { OurItem, TheirItem } from './items';
import { matchItems, sumOf } from './match';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 8, minutes));
const our = (item: string, amount: bigint, change: Partial<OurItem> = {}): OurItem => ({
  item,
  channel: 'sandbox',
  method: 'GCASH',
  amount,
  at: at(0),
  channelId: `pay_${item}`,
  carriedFrom: null,
  reference: item,
  uid: 20_000_001,
  ...change,
});
const their = (item: string, amount: bigint, change: Partial<TheirItem> = {}): TheirItem => ({
  item,
  channel: 'sandbox',
  method: 'GCASH',
  amount,
  at: at(0),
  channelId: `x${item}`,
  reference: null,
  carriedFrom: null,
  ...change,
});

describe('matching a day', () => {
  it('takes our reference first, then the channel id', () => {
    const { pairs, onlyOurs, onlyTheirs } = matchItems(
      [our('CI1', 500n), our('CI2', 500n)],
      [their('1', 500n, { channelId: 'pay_CI2' }), their('2', 500n, { reference: 'CI1' })],
      [],
    );
    expect(pairs.map(({ how, ours, theirs }) => [how, ours.item, theirs.item])).toEqual([
      ['reference', 'CI1', '2'],
      ['channelId', 'CI2', '1'],
    ]);
    expect([onlyOurs, onlyTheirs]).toEqual([[], []]);
  });

  it.each([
    ['another amount', { amount: 499n }],
    ['another direction', { amount: -500n }],
    ['another channel', { channel: 'paymongo' }],
  ])('never pairs %s, by reference or by hand', (_, change) => {
    const line = their('1', 500n, { reference: 'CI1', ...change });
    const ends = [{ side: 'theirs', item: '1', outcome: 'matched', because: 'CI1' }] as const;
    const { pairs, onlyOurs, onlyTheirs } = matchItems([our('CI1', 500n)], [line], ends);
    expect(pairs).toEqual([]);
    expect([onlyOurs.length, onlyTheirs.length]).toEqual([1, 1]);
  });

  it('suggests what is alike and pairs it only by hand', () => {
    const ours = [our('CI1', 500n), our('CI2', 700n)];
    const theirs = [
      their('1', 500n, { at: at(1) }),
      their('2', 500n, { at: at(16) }),
      their('3', 70n, { reference: 'CI2' }),
    ];
    const open = matchItems(ours, theirs, []);
    expect(open.pairs).toEqual([]);
    expect(open.suggestions).toEqual([
      { ours: 'CI2', theirs: '3', why: 'amount', apartMs: 0 },
      { ours: 'CI1', theirs: '1', why: 'near', apartMs: 60_000 },
    ]);
    const ends = [{ side: 'theirs', item: '1', outcome: 'matched', because: 'CI1' }] as const;
    const paired = matchItems(ours, theirs, ends);
    expect(paired.pairs.map(({ how }) => how)).toEqual(['hand']);
  });

  it('keeps a payment and its reversal apart', () => {
    const { pairs, onlyTheirs } = matchItems(
      [our('CI1', 500n), our('CI1:reversed', -500n, { reference: 'CI1' })],
      [their('1', -500n, { reference: 'CI1' }), their('2', 500n, { reference: 'CI1' })],
      [],
    );
    expect(pairs.map(({ ours, theirs }) => [ours.item, theirs.item])).toEqual([
      ['CI1:reversed', '1'],
      ['CI1', '2'],
    ]);
    expect(onlyTheirs).toEqual([]);
  });

  it('uses an item once, and keeps both sums', () => {
    const ours = [our('CI1', 500n), our('CO1', -300n), our('CI3', 900n)];
    const theirs = [
      their('1', 500n, { reference: 'CI1' }),
      their('2', 500n, { reference: 'CI1' }),
      their('3', -300n, { reference: 'CO1' }),
    ];
    const { pairs, onlyOurs, onlyTheirs } = matchItems(ours, theirs, []);
    const matched = sumOf(pairs.map((pair) => pair.ours));
    expect(matched).toBe(200n);
    expect(sumOf(pairs.map((pair) => pair.theirs))).toBe(matched);
    expect(sumOf(ours)).toBe(matched + sumOf(onlyOurs));
    expect(sumOf(theirs)).toBe(matched + sumOf(onlyTheirs));
  });
});
