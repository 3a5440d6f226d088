import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { amount } from './amount';
import { type Centavos, multiplier, payoutFloor, ZERO } from './money';
import { netCentavos, parseBet, playRound } from './round';
import type { GameRules } from './rules';

interface Toss {
  readonly heads: boolean;
  readonly stake: Centavos;
}
interface Landed {
  readonly type: 'landed';
  readonly heads: boolean;
}
const DOUBLE = multiplier(2n);

/** The smallest possible game. */
const coin: GameRules<Toss, boolean, Landed> = {
  id: 1,
  name: 'dice',
  version: 'v1',
  bet: z.strictObject({ heads: z.boolean(), stake: amount }),
  outcome: z.boolean(),
  event: z.object({ type: z.literal('landed'), heads: z.boolean() }),
  odds: [{ key: 'side', ways: [{ count: 1, pays: DOUBLE }], outcomes: 2 }],
  stakeCentavos: ({ stake }) => stake,
  maxPayoutCentavos: ({ stake }) => payoutFloor(stake, DOUBLE),
  draw: (draw) => draw.uniform(2) === 1,
  settle: (toss, heads) => ({
    payoutCentavos: toss.heads === heads ? payoutFloor(toss.stake, DOUBLE) : ZERO,
    events: [{ type: 'landed', heads }],
  }),
};

const source = { serverSeed: new Uint8Array(32).fill(9), clientSeed: 'lucky', nonce: 3 };
const wire = { heads: true, stake: '50' };

function roundAt(nonce: number) {
  const bet = parseBet(coin, wire);
  if (bet === null) throw new Error('the bet is malformed');
  return playRound(coin, bet, { ...source, nonce });
}

describe('a bet from the wire', () => {
  it('is converted to one canonical form', () => {
    const bet = parseBet(coin, wire);
    expect(bet?.wire).toEqual({ heads: true, stake: '50.00' });
    expect(bet?.stakeCentavos).toBe(5000n);
    expect(bet?.maxPayoutCentavos).toBe(10000n);
  });

  it.each([null, 5, 'heads', [], {}, { ...wire, payout: '5' }, { ...wire, stake: '-5' }])(
    'is null if the rules refuse it: %j',
    (refused) => {
      expect(parseBet(coin, refused)).toBeNull();
    },
  );
});

describe('a round', () => {
  it('is the same for the same arguments', () => {
    expect(roundAt(3)).toEqual(roundAt(3));
  });

  it('depends on its nonce', () => {
    const outcomes = new Set(Array.from({ length: 40 }, (_, nonce) => roundAt(nonce).outcome));
    expect(outcomes).toEqual(new Set([true, false]));
  });

  it('has a net result of payout minus stake', () => {
    for (let nonce = 0; nonce < 10; nonce += 1) {
      const round = roundAt(nonce);
      expect(netCentavos(round)).toBe(round.outcome === true ? 5000n : -5000n);
    }
  });
});
