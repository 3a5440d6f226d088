import { hash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRules, type RulesName, sharedGame } from '../../games/allGames';
import { commitmentOf, seedFromHex, seedToHex } from '../../games/kit/rules/draw';
import { centavos, formatPesos, parsePesos } from '../../games/kit/rules/money';
import { type Json, playRound } from '../../games/kit/rules/round';
import { postedIn } from '../../games/kit/rules/shared';
import { verify as verifyHere } from '../../workers/verify/verify';
import { type Case, cases, fix, mustParse } from './cases';
import { examples, roundOf } from './examples';
import { hasPython, verifyInPython } from './python';

/** Rounds per game; the long test uses `ROUNDS=100000`. */
const ROUNDS = Number(process.env.ROUNDS ?? 1_000);
/** Steps from a seed to the end of its chain; the long test uses `CHAIN=10000000`. */
const CHAIN = Number(process.env.CHAIN ?? 5);

const verify = (rounds: unknown) => verifyInPython([], JSON.stringify(rounds));

/** The match card of a round, if its game posts one. */
function postedCard(name: RulesName, serverSeed: Uint8Array, nonce: number): Json {
  const shared = sharedGame(name);
  return shared === null ? null : postedIn(shared, serverSeed, nonce);
}

/** Random rounds in the format in which players copy them from the app. */
function roundsOf(name: RulesName, count: number) {
  const rules = allRules[name];
  const trials = cases.filter((each: Case) => each.name === name).map(({ trial }) => trial.bets);
  const bets: fc.Arbitrary<Json> = trials.length > 0 ? fc.oneof(...trials) : fc.constant({ points: 200 });
  const samples = fc.sample(
    fc.record({
      bet: bets,
      seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
      clientSeed: fc.stringMatching(/^[ -9;-~]{1,64}$/),
      nonce: fc.nat({ max: 1_000_000 }),
    }),
    { numRuns: count, seed: 20 },
  );
  return samples.map(({ bet: wire, seed, clientSeed, nonce }, index) => {
    const serverSeed = Uint8Array.from(seed);
    const card = postedCard(name, serverSeed, nonce);
    const bet = mustParse(rules, card === null ? wire : { ...(wire as object), card });
    const round = playRound(rules, bet, { serverSeed, clientSeed, nonce });
    return {
      roundId: String(index),
      createdAt: '2026-01-01T00:00:00Z',
      game: name,
      bet: bet.wire,
      outcome: round.outcome,
      events: round.events,
      stake: formatPesos(round.stakeCentavos),
      payout: formatPesos(round.payoutCentavos),
      commitment: commitmentOf(serverSeed),
      clientSeed,
      nonce,
      serverSeed: seedToHex(serverSeed),
    };
  });
}

const ZERO = centavos(0n);

// Skipped without Python. CI has Python.
// A round takes the two of them 3 ms on an idle core; a long run may have to share it.
describe.skipIf(!hasPython)('the verifier in Python', { timeout: Math.max(300_000, 30 * ROUNDS) }, () => {
  it.each(Object.keys(allRules) as RulesName[])('agrees with every round of %s', (name) => {
    const { status, stdout } = verify(roundsOf(name, ROUNDS));
    const file = fix(name, 'laws/verify.py', 'must draw and settle like the rules');
    expect(stdout, fix(name, 'laws/verify.py', 'is missing: write its draw and settle')).not.toContain(
      `unknown game ${name}`,
    );
    expect(
      stdout.split('\n').filter((line) => line.includes('FAILED')),
      file,
    ).toEqual([]);
    expect(stdout, file).toContain(`of ${ROUNDS} rounds passed, 0 failed`);
    // A shared round without its chain is never ok.
    expect(status, file).toBe(sharedGame(name) === null ? 0 : 3);
  });

  it('passes the published examples', () => {
    const passed = examples.filter(({ game }) => sharedGame(game) === null).length;
    const { status, stdout } = verify(examples.map(roundOf));
    expect(stdout).toContain(`${passed} of ${examples.length} rounds passed, 0 failed`);
    expect(status).toBe(3);
  });

  it('does not pass a round with any field changed', () => {
    const [round] = roundsOf('ring', 1);
    if (round === undefined) throw new Error('no round was generated');
    const changed = [
      { outcome: (Number(round.outcome) + 1) % 200 },
      { payout: '123456.00' },
      { stake: '123456.00' },
      { nonce: round.nonce + 1 },
      { clientSeed: `${round.clientSeed.slice(0, -1)}~~` },
      { commitment: '0'.repeat(64) },
      { chain: { chainEnd: '0'.repeat(64), chainFrom: round.nonce } },
      { game: 'roulette' },
      { serverSeed: null },
    ];
    const { status, stdout } = verify(changed.map((change) => ({ ...round, ...change })));
    expect(stdout).toContain(`0 of ${changed.length} rounds passed`);
    expect(status).toBe(1);
    expect(verify([round, { ...round, ...changed[0] }])).toMatchObject({ status: 1 });
    expect(verify([])).toMatchObject({ status: 1 });
    expect(verify(5)).toMatchObject({ status: 2 });
  });

  it('hashes a seed along its chain to the published end', () => {
    const [round] = roundsOf('ring', 1);
    if (round === undefined) throw new Error('no round was generated');
    let end: Uint8Array = seedFromHex(round.serverSeed);
    for (let step = 0; step < CHAIN; step += 1) end = hash('sha256', end, 'buffer');
    const chainFrom = round.nonce - CHAIN + 1;
    const chain = { chainEnd: seedToHex(end), chainFrom };
    const { stdout, status } = verify([{ ...round, chain }]);
    expect(stdout).toMatch(/^ {2}ok +chain/m);
    expect(status).toBe(3);
    expect(verify([{ ...round, chain: { ...chain, chainFrom: chainFrom + 1 } }])).toMatchObject({
      status: 1,
    });
    const amounts = { stake: parsePesos(round.stake) ?? ZERO, payout: parsePesos(round.payout) ?? ZERO };
    expect(verifyHere({ ...round, ...amounts, chain })).toMatchObject({
      ok: true,
      checks: [{ name: 'commitment' }, { name: 'chain' }, {}, {}, {}],
    });
  });
});
