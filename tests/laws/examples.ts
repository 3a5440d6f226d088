import { allRules, isRulesName, type RulesName } from '../../games/allGames';
import { seedFromHex } from '../../games/kit/rules/draw';
import { formatPesos } from '../../games/kit/rules/money';
import { playRound } from '../../games/kit/rules/round';
import { mustParse } from './cases';
import type { Vector } from './referenceDraws';
import { someBet } from './trials';
import vectors from './vectors.json' with { type: 'json' };

/**
 * The published examples that can be played as a whole round. Those of sabong cannot, because they name a
 * match-up that differs from the one that their seed posts.
 */
export const examples = (vectors as readonly Vector[]).filter(
  ({ game, matchup }) => isRulesName(game) && matchup === undefined,
);

/** A published example in the format in which players copy a round from the app. */
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
