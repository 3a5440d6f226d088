import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { playRound } from '../../games/kit/rules/round';
import { type Case, cases, isLoyalty, mustParse, outcomesOf, sourceAt } from './court';
import pins from './pins.json';

/** What every position pays on every outcome, and what a hundred known draws come to. */
function fingerprintOf(game: Case): string {
  const { rules, trial } = game;
  const hash = createHash('sha256');
  for (const { bet, label } of trial.positions) {
    const { inside } = mustParse(rules, bet);
    const payouts = outcomesOf(game).map((outcome) => rules.settle(inside, outcome).payoutCentavos);
    hash.update(`${label} ${payouts.join()}\n`);
    if (isLoyalty(rules)) {
      const points = outcomesOf(game).map((outcome) => rules.settle(inside, outcome).payoutPoints);
      hash.update(`${rules.pricePoints?.(inside)} ${points.join()}\n`);
    }
  }
  const first = mustParse(rules, trial.positions[0]?.bet ?? null);
  for (let nonce = 0; nonce < 100; nonce += 1) {
    hash.update(`${JSON.stringify(playRound(rules, first, sourceAt(nonce)).outcome)}\n`);
  }
  return hash.digest('hex');
}

describe.each(cases)('$title', (game) => {
  it('pays and draws as its version always has: a change needs a new version and a new pin', () => {
    const { id, version } = game.rules;
    expect({ id, version, fingerprint: fingerprintOf(game) }).toEqual(
      (pins as Readonly<Record<string, unknown>>)[game.title],
    );
  });
});
