import { describe, expect, it } from 'vitest';
import { manifests } from '../../games/allGames';
import { verify } from '../verify/verify';
import { Rng } from './rng';

const bet = { positions: [{ kind: 'single', colors: [3], stake: '5.00' }] };

/** Bytes that never repeat, so that a seed used twice is noticed. */
function counting() {
  let next = 0;
  return (count: number) =>
    new Uint8Array(count).map(() => {
      next += 1;
      return next % 251;
    });
}

it.each(manifests.map((manifest) => [manifest.name, manifest] as const))(
  'plays a demo round of %s from its usual bet',
  (name, { usualBet }) => {
    const rng = new Rng((count) => new Uint8Array(count).fill(9));
    const commitment = rng.commit(name);
    const play = () => rng.playDemo({ game: name, bet: usualBet, clientSeed: 'me', commitment });
    expect(play().round).toMatchObject({ game: name, commitment, clientSeed: 'me' });
  },
);

describe('demo randomness', () => {
  it('commits before the bet and reveals with the result', () => {
    const rng = new Rng(counting());
    const commitment = rng.commit('color');
    expect(rng.commit('color')).toBe(commitment);
    const { round } = rng.playDemo({ game: 'color', bet, clientSeed: 'me', commitment });
    expect(rng.commitmentOf(round.serverSeed)).toBe(commitment);
    expect(verify(round).ok).toBe(true);
  });

  it('pays what the rules pay for its seed, in rounds that win and in rounds that lose', () => {
    const rng = new Rng(counting());
    const results = new Set<boolean>();
    for (let played = 0; played < 20; played += 1) {
      const commitment = rng.commit('color');
      const { round } = rng.playDemo({ game: 'color', bet, clientSeed: 'me', commitment });
      expect(verify(round)).toMatchObject({ ok: true });
      results.add(round.payout > 0n);
    }
    expect(results).toEqual(new Set([true, false]));
  });

  it('uses each seed for one round', () => {
    const rng = new Rng(counting());
    const seeds = new Set<string>();
    let commitment = rng.commit('color');
    for (let played = 0; played < 20; played += 1) {
      const answer = rng.playDemo({ game: 'color', bet, clientSeed: 'me', commitment });
      seeds.add(answer.round.serverSeed);
      expect(answer.nextCommitment).not.toBe(commitment);
      commitment = answer.nextCommitment;
    }
    expect(seeds.size).toBe(20);
  });

  it('accepts only the commitment that it gave out', () => {
    const rng = new Rng(counting());
    expect(() => rng.playDemo({ game: 'color', bet, clientSeed: 'me', commitment: 'x' })).toThrow();
    const commitment = rng.commit('color');
    const play = () => rng.playDemo({ game: 'color', bet, clientSeed: 'me', commitment });
    play();
    expect(play).toThrow();
  });

  it('refuses what the rules refuse', () => {
    const rng = new Rng(counting());
    const commitment = rng.commit('color');
    const play = (change: object) => () =>
      rng.playDemo({ game: 'color', bet, clientSeed: 'me', commitment, ...change });
    expect(play({ bet: { positions: [] } })).toThrow();
    expect(play({ game: 'roulette' })).toThrow();
    expect(play({ clientSeed: 'a:b' })).toThrow();
  });
});
