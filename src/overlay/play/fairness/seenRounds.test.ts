import { describe, expect, it } from 'vitest';
import type { LivePastRound, LiveRound } from '../../../../contract/live';
import { centavos } from '../../../../games/kit/rules/money';
import { differenceOf, type SeenRound, seenLines, withSeen } from './seenRounds';

const hex = (digit: string) => digit.repeat(64);
const beacon = { network: 'sandbox', chainHash: hex('c'), round: 900, at: 17_000, logHead: hex('d') };
const closing = {
  closedAt: 16_000,
  clientSeed: 'ana-ben',
  seats: [0, 1],
  betsRoot: hex('e'),
  bets: 2,
  stakes: centavos(4_000n),
};
const opened: LiveRound = {
  roundNumber: 7,
  commitment: hex('a'),
  phase: 'betting',
  openedAt: 10_000,
  events: [],
  aboard: 0,
  bets: [],
  beacon,
};
const closed: LiveRound = { ...opened, phase: 'closed', closing };
const ended: LivePastRound = {
  roundNumber: 7,
  outcome: null,
  serverSeed: hex('b'),
  clientSeed: 'ana-ben',
  beacon,
  closing,
};
const seenOf = (...rounds: readonly LiveRound[]) =>
  rounds.reduce<readonly SeenRound[]>((seen, round, index) => withSeen(seen, round, 100 + index), []);
const onlySeen = (...rounds: readonly LiveRound[]): SeenRound => {
  const [seen] = seenOf(...rounds);
  if (seen === undefined) throw new Error('nothing was kept');
  return seen;
};

describe('what a device keeps of a round', () => {
  it('is its opening and its closing, each as first seen and with its time', () => {
    expect(onlySeen(opened, closed)).toMatchObject({
      ...{ roundNumber: 7, beaconRound: 900, openingAtMs: 100 },
      closing: { betsRoot: hex('e'), stakes: '40.00', closingAtMs: 101 },
    });
    const changed = { ...closed, commitment: hex('f'), closing: { ...closing, betsRoot: hex('f') } };
    const seen = seenOf(opened, closed);
    expect(withSeen(seen, changed, 300)).toBe(seen);
  });

  it('leaves out what was told only after the number was known', () => {
    expect(seenOf({ ...closed, phase: 'running' })).toEqual([]);
    expect(onlySeen(opened, { ...closed, phase: 'running' }).closing).toBeNull();
    const { beacon: _, ...without } = opened;
    expect(seenOf(without)).toEqual([]);
  });

  it('is at most 200 rounds', () => {
    const many = Array.from({ length: 205 }, (_, roundNumber) => ({ ...opened, roundNumber }));
    expect(seenOf(...many)).toHaveLength(200);
    expect(seenOf(...many)[0]?.roundNumber).toBe(5);
  });
});

describe('a past round', () => {
  it('agrees with what was seen of it', () => {
    expect(differenceOf(onlySeen(opened, closed), ended, hex('a'))).toBeNull();
    expect(differenceOf(onlySeen(opened), { ...ended, closing: undefined }, hex('a'))).toBeNull();
  });

  it('differs by any field that was announced', () => {
    const seen = onlySeen(opened, closed);
    const fieldOf = (change: Partial<LivePastRound>, commitment = hex('a')) =>
      differenceOf(seen, { ...ended, ...change }, commitment)?.field;
    expect(fieldOf({}, hex('0'))).toBe('commitment');
    expect(fieldOf({ beacon: { ...beacon, round: 901 } })).toBe('beaconRound');
    expect(fieldOf({ beacon: { ...beacon, chainHash: hex('0') } })).toBe('chainHash');
    expect(fieldOf({ beacon: undefined })).toBe('network');
    expect(fieldOf({ closing: { ...closing, clientSeed: 'ana-eve' } })).toBe('clientSeed');
    expect(fieldOf({ closing: { ...closing, seats: [0, 2] } })).toBe('seats');
    expect(fieldOf({ closing: { ...closing, betsRoot: hex('0') } })).toBe('betsRoot');
    expect(fieldOf({ closing: { ...closing, stakes: centavos(1n) } })).toBe('stakes');
    expect(fieldOf({ closing: undefined })).toBe('clientSeed');
  });
});

it('gives a verifier the opening and the closing, one line each', () => {
  expect(seenLines('crash', undefined)).toEqual([]);
  const [opening, second, ...more] = seenLines('crash', onlySeen(opened, closed));
  expect(more).toEqual([]);
  expect(opening).toEqual({
    ...{ game: 'crash', roundNumber: 7, commitment: hex('a') },
    beacon: { network: 'sandbox', chainHash: hex('c'), round: 900 },
  });
  expect(second).toMatchObject({ roundNumber: 7, closing: { bets: 2, stakes: '40.00' } });
});
