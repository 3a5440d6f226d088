import { describe, expect, it } from 'vitest';
import { Peers } from './peers';

const batch = (process: string, number: number, isLast = false) => ({ process, number, isLast });

describe('what other processes tell', () => {
  it('is whole while the numbers of each process follow each other, and late or doubled ones lose nothing', () => {
    const peers = new Peers();
    const told = [batch('a', 7), batch('b', 1), batch('a', 8), batch('b', 2), batch('a', 8), batch('a', 7)];
    expect(told.map((one) => peers.hear(one, 0))).toEqual(told.map(() => true));
    expect(peers.hear(batch('a', 9), 0)).toBe(true);
  });

  it('has a hole where a number is missing, also after a process had nothing to tell', () => {
    const peers = new Peers();
    expect(peers.hear(batch('a', 1, true), 0)).toBe(true);
    expect(peers.hear(batch('a', 3), 60_000)).toBe(false);
    expect(peers.hear(batch('a', 4), 60_000)).toBe(true);
  });

  it('has a hole where a process that had fallen silent is heard again and a number is missing', () => {
    const peers = new Peers();
    peers.hear(batch('a', 1), 0);
    expect(peers.hasFallenSilent(3_001)).toBe(true);
    expect(peers.hear(batch('a', 5), 9_000)).toBe(false);
    peers.hear(batch('b', 1), 0);
    expect(peers.hasFallenSilent(3_001)).toBe(true);
    expect(peers.hear(batch('b', 2), 9_000)).toBe(true);
  });

  it('is not whole once a process falls silent that had more to tell', () => {
    const peers = new Peers();
    peers.hear(batch('a', 1), 0);
    peers.hear(batch('b', 1), 0);
    peers.hear(batch('b', 2, true), 1_000);
    expect(peers.hasFallenSilent(3_000)).toBe(false);
    expect(peers.hasFallenSilent(3_001)).toBe(true);
    expect(peers.hasFallenSilent(3_002)).toBe(false);
    expect(peers.hasFallenSilent(60_000)).toBe(false);
  });
});
