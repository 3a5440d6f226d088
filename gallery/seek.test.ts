import { describe, expect, it } from 'vitest';
import { allRules, type RulesName } from '../games/allGames';
import { seedFromHex } from '../games/kit/rules/draw';
import { parseBet, playRound } from '../games/kit/rules/round';
import { winTier } from '../games/kit/rules/tier';
import { findRound, readSearch, someOutcome } from './seek';
import { USUAL_BETS } from './usualBets';

const find = (game: string, bet: string, want: string, seed = 1, from = 0) => {
  const wanted = readSearch(game, bet, want);
  return wanted === null ? 'unread' : findRound(wanted, seed, from, from + 3_000);
};
const found = (...wanted: Parameters<typeof find>) => {
  const one = find(...wanted);
  if (one === null || one === 'unread') throw new Error(`nothing found: ${one}`);
  return one;
};

describe('a search for a seed', () => {
  it.each(Object.entries(USUAL_BETS))('reads the usual bet of %s and finds a loss', (game, bet) => {
    const { round, serverSeed, clientSeed, nonce } = found(game, bet, 'loss');
    expect(winTier(round.stakeCentavos, round.payoutCentavos)).toBe('loss');
    const rules = allRules[game as RulesName];
    const parsed = parseBet(rules, JSON.parse(bet));
    if (parsed === null) throw new Error('the rules refuse the bet');
    expect(playRound(rules, parsed, { serverSeed: seedFromHex(serverSeed), clientSeed, nonce })).toEqual(
      round,
    );
  });

  it('finds an outcome given in part', () => {
    expect(found('crash', USUAL_BETS.crash ?? '', '{"multiplier":"1.00"}').round.outcome).toMatchObject({
      multiplier: '1.00',
    });
  });

  it('gives the same round for the same seed, another for another, and the next from where it left off', () => {
    const bet = USUAL_BETS.ring ?? '';
    const first = found('ring', bet, 'loss');
    expect(found('ring', bet, 'loss')).toEqual(first);
    expect(found('ring', bet, 'loss', 2).serverSeed).not.toBe(first.serverSeed);
    expect(found('ring', bet, 'loss', 1, first.atTry + 1).atTry).toBeGreaterThan(first.atTry);
  });

  it('finds nothing for an impossible outcome, and does not start with malformed input', () => {
    expect(find('crash', '{"stake":"20.00","target":"1.50","cashOuts":[]}', 'mega')).toBeNull();
    expect(find('crash', '{"stake":"20.00"}', 'mega')).toBe('unread');
    expect(find('crash', USUAL_BETS.crash ?? '', 'huge')).toBe('unread');
    expect(find('roulette', '{}', 'loss')).toBe('unread');
  });

  it('shows how an outcome is written', () => {
    expect(JSON.parse(someOutcome('color', USUAL_BETS.color ?? ''))).toHaveLength(3);
  });
});
