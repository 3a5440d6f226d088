import { allRules, isRulesName, type RulesName } from '../../games/allGames';
import { seedFromHex } from '../../games/kit/rules/draw';
import { formatPesos } from '../../games/kit/rules/money';
import { playRound } from '../../games/kit/rules/round';
import { mustParse } from './court';
import type { Vector } from './readings';
import { someBet } from './trials';
import vectors from './vectors.json' with { type: 'json' };

/**
 * The published examples that make a whole round: those of sabong name a match-up of their own instead of the
 * one their seed would have posted.
 */
export const examples = (vectors as readonly Vector[]).filter(
  ({ game, matchup }) => isRulesName(game) && matchup === undefined,
);

/** A published example as a player would have copied it out of the app. */
export function roundOf(vector: Vector, index: number) {
  const { game, serverSeed, commitment, clientSeed, nonce } = vector;
  const name = game as RulesName;
  const bet = mustParse(allRules[name], someBet(name, vector));
  const source = { serverSeed: seedFromHex(serverSeed), clientSeed, nonce };
  const { outcome, events, stakeCentavos, payoutCentavos } = playRound(allRules[name], bet, source);
  return {
    roundId: String(index + 1),
    game,
    bet: bet.wire,
    outcome,
    events,
    stake: formatPesos(stakeCentavos),
    payout: formatPesos(payoutCentavos),
    commitment,
    clientSeed,
    nonce,
    serverSeed,
    createdAt: '2026-01-01T00:00:00Z',
  };
}
