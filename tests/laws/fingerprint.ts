import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Trial } from '../../games/kit/laws/trial';
import { type Json, parseBet, playRound } from '../../games/kit/rules/round';
import type { AnyRules } from '../../games/kit/rules/rules';

interface Checked {
  readonly rules: AnyRules;
  readonly trial: Trial;
}

const source = (nonce: number) => ({ serverSeed: new Uint8Array(32).fill(0x5a), clientSeed: 'laws', nonce });

function mustParse(rules: AnyRules, wire: Json) {
  const bet = parseBet(rules, wire);
  if (bet === null) throw new Error(`${rules.name} refuses ${JSON.stringify(wire)}`);
  return bet;
}

/** SHA-256 (hex) of what every position pays on every outcome, and of the outcomes of 100 fixed draws. */
export function fingerprintOf({ rules, trial }: Checked): string {
  const outcomes = trial.outcomes.map((wire) => z.decode(rules.outcome, wire as never));
  const hash = createHash('sha256');
  for (const { bet, label } of trial.positions) {
    const { inside } = mustParse(rules, bet);
    const payouts = outcomes.map((outcome) => rules.settle(inside, outcome).payoutCentavos);
    hash.update(`${label} ${payouts.join()}\n`);
    if (rules.pricePoints !== undefined) {
      const points = outcomes.map((outcome) => rules.settle(inside, outcome).payoutPoints);
      hash.update(`${rules.pricePoints?.(inside)} ${points.join()}\n`);
    }
  }
  const first = mustParse(rules, trial.positions[0]?.bet ?? null);
  for (let nonce = 0; nonce < 100; nonce += 1) {
    hash.update(`${JSON.stringify(playRound(rules, first, source(nonce)).outcome)}\n`);
  }
  return hash.digest('hex');
}
