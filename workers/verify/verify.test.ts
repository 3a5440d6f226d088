import { describe, expect, it } from 'vitest';
import { canonical } from '../../games/kit/fairness/canonical';
import { centavos } from '../../games/kit/rules/money';
import { Rng } from '../rng/rng';
import { type RevealedRound, verify } from './verify';

const rng = new Rng((count) => new Uint8Array(count).fill(7));
const bet = {
  positions: [
    { kind: 'single', colors: [1], stake: '50.00' },
    { kind: 'allDifferent', colors: [], stake: '10.00' },
  ],
};
const honest: RevealedRound = rng.playDemo({
  game: 'color',
  bet,
  clientSeed: 'lucky',
  commitment: rng.commit('color'),
}).round;

const failed = (round: RevealedRound) =>
  verify(round)
    .checks.filter(({ ok }) => !ok)
    .map(({ name }) => name);

describe('a check of a round', () => {
  it('passes an honest one, step by step', () => {
    const { ok, checks } = verify(honest);
    expect(ok).toBe(true);
    expect(checks.map(({ name }) => name)).toEqual(['commitment', 'outcome', 'events', 'payout']);
  });

  it('passes a round whose keys a database has reordered', () => {
    const reversed = honest.events.map((event) =>
      Object.fromEntries(Object.entries(event as object).reverse()),
    );
    expect(verify({ ...honest, events: reversed }).ok).toBe(true);
  });

  it('detects another server seed than was committed to', () => {
    expect(failed({ ...honest, serverSeed: '00'.repeat(32) })).toContain('commitment');
  });

  it('detects another outcome, another event, another payout', () => {
    expect(failed({ ...honest, outcome: [0, 0, 0] })).toEqual(['outcome']);
    expect(failed({ ...honest, events: honest.events.slice(1) })).toEqual(['events']);
    expect(failed({ ...honest, payout: centavos(honest.payout + 1n) })).toEqual(['payout']);
    expect(failed({ ...honest, stake: centavos(honest.stake + 1n) })).toEqual(['payout']);
  });

  it('detects swapped seeds and nonces', () => {
    const others = Array.from({ length: 8 }, (_, nonce) => verify({ ...honest, nonce: nonce + 1 }).ok);
    expect(others).toContain(false);
    expect(others.filter(Boolean).length).toBeLessThan(4);
  });

  it('does not pass a round that cannot be played again, and says why', () => {
    for (const broken of [
      { ...honest, game: 'roulette' },
      { ...honest, bet: { positions: [] } },
      { ...honest, clientSeed: 'a:b' },
      { ...honest, nonce: -1 },
      { ...honest, serverSeed: 'xyz' },
    ]) {
      const verdict = verify(broken);
      expect(verdict.ok).toBe(false);
      expect(verdict.checks.some(({ found }) => /\b(no|refuse)\b/.test(found))).toBe(true);
    }
  });
});

describe('canonical JSON', () => {
  it('has sorted keys at every depth, and changes no value', () => {
    const value = { b: [{ d: null, c: 'x"y' }], a: true };
    expect(canonical(value)).toBe('{"a":true,"b":[{"c":"x\\"y","d":null}]}');
    expect(JSON.parse(canonical(value))).toEqual(value);
  });
});
