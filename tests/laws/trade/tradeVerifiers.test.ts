/** All verifiers on orders of the markets and on their segments: honest ones, and every kind of fault in them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { afterAll, describe, expect, it } from 'vitest';
import type { LogFact } from '../../../games/kit/fairness/log';
import { QUICKNET, roundFrom } from '../../../games/kit/fairness/network';
import { areBeaconSignatures, beaconMessage } from '../../../games/kit/fairness/signature';
import { commitmentOf, seedFromHex, seedToHex } from '../../../games/kit/rules/draw';
import { MARKETS, type MarketCode } from '../../../games/kit/rules/trade/markets';
import { priceMicros } from '../../../games/kit/rules/trade/price';
import { BEACON_BEFORE_MS, segmentStartMs } from '../../../games/kit/rules/trade/ticks';
import { makeChain } from '../../../workers/verify/chain';
import vectors from '../beacon/beaconVectors.json';
import { checked, failedIn, failedOf, type Given, logged, optionsOf, statesOf } from '../given';
import { askPython, hasPython, verifyByCommand } from '../python';
import trade from './tradeVectors.json';

const folder = mkdtempSync(join(tmpdir(), 'trade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { chainHash, publicKey, genesis, period, secretKey } = vectors.networks.sandbox;
const NETWORK = { ...QUICKNET, id: 'sandbox', chainHash, publicKey };
const beaconFact: LogFact = { type: 'beacon', network: 'sandbox', chainHash, publicKey, genesis, period };

const logOfChain = (chain: { readonly chainEnd: string; readonly chainFrom: number }, ...more: LogFact[]) =>
  logged(
    beaconFact,
    { type: 'draw', game: 'trade', version: 'v2', firstRound: chain.chainFrom },
    {
      type: 'chain',
      game: 'trade',
      chainId: 1,
      firstRound: chain.chainFrom,
      length: 65_536,
      chainEnd: chain.chainEnd,
    },
    ...more,
  );

/** The published examples: two segments, the first of which begins the chain. */
const chain = { chainEnd: trade.chainEnd, chainFrom: trade.firstSegment };
const LOG = logOfChain(chain);
const segments = trade.segments.map(({ segment, beaconRound, serverSeed, signature }) => ({
  segment,
  commitment: commitmentOf(seedFromHex(serverSeed)),
  network: 'sandbox',
  chainHash,
  beaconRound,
  serverSeed,
  signature,
  isVoid: false,
}));

/** The level of a price of a market, as the examples print it. */
function levelOf(code: MarketCode, price: string): number {
  const micros = Math.round(Number(price.replaceAll(',', '')) * 1_000_000);
  return Math.round((micros - priceMicros(code, 0)) / MARKETS[code].unitMicros);
}

const proofs = trade.orders.map((one, index) => {
  const market = one.market as MarketCode;
  const proof = {
    order: {
      orderId: String(700 + index),
      account: 'real',
      market,
      direction: one.direction,
      seconds: one.seconds,
      stake: '100.00',
      payout: one.state === 'success' ? '195.00' : '0.00',
      state: one.state,
      acceptedAt: one.acceptedAtMs,
      entryTick: one.entryTick,
      exitTick: one.exitTick,
      entryLevel: levelOf(market, one.entryPrice),
      exitLevel: levelOf(market, one.exitPrice),
    },
    checkableAt: segmentStartMs(trade.firstSegment + 2),
    chain,
    openLevel: trade.markets.find((each) => each.market === market)?.openLevel ?? Number.NaN,
    segments,
  };
  return proof;
});
type Proof = (typeof proofs)[number];
const [won] = proofs;
const crossing = proofs.find(({ order }) => order.market === 'KIDLAT' && order.seconds === 300);
if (won === undefined || crossing === undefined) throw new Error('there are no examples of orders');

const given = (proof: object, log: Given = LOG, day: readonly object[] = []): Given => ({
  own: [proof],
  day,
  ...log,
});
const change = (proof: Proof, order: object, more: object = {}) => ({
  ...proof,
  order: { ...proof.order, ...order },
  ...more,
});
const changedSegment = (proof: Proof, at: number, facts: object) => ({
  ...proof,
  segments: proof.segments.map((one, index) => (index === at ? { ...one, ...facts } : one)),
});
const [first, second] = segments;
if (first === undefined || second === undefined) throw new Error('there are no examples of segments');

const faults: readonly (readonly [string, Given, string])[] = [
  ['another result', given(change(won, { state: 'failed', payout: '0.00' })), 'outcome'],
  ['the other direction', given(change(won, { direction: 'down' })), 'outcome'],
  ['another payout', given(change(won, { payout: '190.00' })), 'payout'],
  ['an exit one tick later', given(change(won, { exitTick: won.order.exitTick + 1 })), 'ticks'],
  ['another time of acceptance', given(change(won, { acceptedAt: won.order.acceptedAt + 300 })), 'ticks'],
  ['another price', given(change(won, { exitLevel: won.order.exitLevel + 1 })), 'price'],
  ['a session from another level', given({ ...won, openLevel: won.openLevel + 2 }), 'price'],
  ['a stake that came back without a void segment', given(change(won, { state: 'canceled' })), 'outcome'],
  ['a seed that is not of the chain', given(changedSegment(won, 0, { serverSeed: 'b'.repeat(64) })), 'chain'],
  ['another commitment', given(changedSegment(won, 0, { commitment: 'c'.repeat(64) })), 'commitment'],
  [
    'the signature of another number',
    given(changedSegment(crossing, 1, { signature: first.signature })),
    'signature',
  ],
  [
    'another number of the beacon',
    given(changedSegment(won, 0, { beaconRound: first.beaconRound + 1 })),
    'bound',
  ],
  ['another chain in the log', given(won, logOfChain({ ...chain, chainEnd: 'd'.repeat(64) })), 'log'],
  [
    'a published segment with another seed',
    given(won, LOG, [
      { game: 'trade', roundNumber: first.segment, commitment: first.commitment, serverSeed: null },
      { game: 'trade', roundNumber: first.segment, commitment: 'e'.repeat(64), serverSeed: 'e'.repeat(64) },
    ]),
    'published',
  ],
];

describe('the verifiers of orders', () => {
  it('pass every published example, whose beacon is a practice one', async () => {
    const asked: Given = { own: proofs, day: [], ...LOG };
    const { reports } = checked(asked);
    expect(reports.map(({ id }) => id)).toEqual(proofs.map(({ order }) => order.orderId));
    for (const { state, lines } of reports) {
      expect(state).toBe('practice');
      expect(lines.filter((line) => line.state !== 'ok').map(({ name }) => name)).toEqual(['signature']);
      expect(lines.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['chain', 'log', 'bound', 'ticks', 'outcome', 'payout', 'price']),
      );
    }
    const states = proofs.map(() => 'practice');
    expect(statesOf(verifyByCommand(optionsOf(folder, asked)).stdout)).toEqual(states);
    if (hasPython) expect(statesOf((await askPython(optionsOf(folder, asked))).stdout)).toEqual(states);
  });

  it.each(faults)('fail by %s', async (_, asked, name) => {
    const { reports } = checked(asked);
    expect(reports[0]?.state).toBe('failed');
    expect(reports.flatMap(failedIn)).toContain(name);
    // Python looks at those of one log together, which takes one start.
    if (hasPython && (asked.log !== LOG.log || asked.day?.length !== 0))
      expect(failedOf((await askPython(optionsOf(folder, asked))).stdout)).toContain(name);
  });

  it.runIf(hasPython)('fail in Python by each of them as well', async () => {
    const together = faults.filter(([, { log, day }]) => log === LOG.log && day?.length === 0);
    const own = together.flatMap(([, asked]) => asked.own ?? []);
    const { stdout } = await askPython(optionsOf(folder, { own, day: [], ...LOG }));
    const [, ...told] = stdout.split(/^Round /m);
    expect(told).toHaveLength(together.length);
    expect(told.map((text, index) => failedOf(text).includes(together[index]?.[2] ?? ''))).toEqual(
      together.map(() => true),
    );
  });

  it('say when an order can be checked, and are never ok without a log or a pin', async () => {
    const running = change(
      crossing,
      { state: 'pending', payout: '0.00', exitLevel: null },
      { segments: segments.slice(0, 1) },
    );
    const cases = [
      [given(running), 'notChecked', 'not checked'],
      [given(crossing, { ...LOG, pins: null }), 'notPinned', 'not pinned'],
      [given(crossing, { ...LOG, log: null }), 'notChecked', 'not checked'],
      // Without the segment before it the price does not follow.
      [given({ ...proofs.at(-1), segments: [] }), 'notChecked', 'not checked'],
    ] as const;
    for (const [asked, state, printed] of cases) {
      expect(checked(asked).reports[0]?.state).toBe(state);
      if (hasPython) expect(statesOf((await askPython(optionsOf(folder, asked))).stdout)).toEqual([printed]);
    }
    expect(checked(given(running)).reports[0]?.reason).toBe('segmentRuns');
  });

  it('pass a returned stake where the log calls a segment of the order off, and no other', async () => {
    const voidFacts = { signature: null, isVoid: true };
    const canceled = change(changedSegment(crossing, 1, voidFacts) as Proof, {
      state: 'canceled',
      payout: '100.00',
      entryLevel: null,
      exitLevel: null,
    });
    const line: LogFact = {
      type: 'calledOff',
      game: 'trade',
      round: second.segment,
      reason: 'beaconLate',
      beaconRound: second.beaconRound,
      commitment: second.commitment,
      clientSeed: null,
      betsRoot: null,
      bets: 1,
      stakes: 10_000,
    };
    const honest = given(canceled, logOfChain(chain, line));
    const unlogged = given(canceled);
    const kept = given(
      change(canceled as Proof, { state: 'failed', payout: '0.00' }),
      logOfChain(chain, line),
    );
    for (const [asked, state, printed] of [
      [honest, 'practice', 'practice'],
      [unlogged, 'notChecked', 'not checked'],
      [kept, 'failed', 'FAILED'],
    ] as const) {
      expect(checked(asked).reports[0]?.state).toBe(state);
      if (hasPython) expect(statesOf((await askPython(optionsOf(folder, asked))).stdout)).toEqual([printed]);
    }
  });
});

describe('the verifiers of published segments', () => {
  const lines = segments.map(({ segment, commitment, beaconRound, serverSeed, signature }) => ({
    type: 'end',
    game: 'trade',
    roundNumber: segment,
    commitment,
    chainEnd: chain.chainEnd,
    chainFrom: chain.chainFrom,
    serverSeed,
    beacon: { network: 'sandbox', chainHash, round: beaconRound, signature },
    levels: Object.fromEntries(
      trade.markets
        .filter((one) => one.segment === segment)
        .map((one) => [one.market, [one.openLevel, one.high, one.low, one.closeLevel]]),
    ),
  }));

  it('draw the levels of a day again', async () => {
    const asked: Given = { own: [], day: lines, ...LOG };
    expect(checked(asked).reports.map(({ state }) => state)).toEqual(['practice', 'practice']);
    if (hasPython)
      expect(statesOf((await askPython(optionsOf(folder, asked))).stdout)).toEqual(['practice', 'practice']);
    const wrong: Given = {
      own: [],
      day: lines.map((line) => ({ ...line, levels: { ...line.levels, KIDLAT: [137, 900, -900, 0] } })),
      ...LOG,
    };
    expect(checked(wrong).reports.flatMap(failedIn)).toEqual(['outcome', 'outcome']);
    if (hasPython)
      expect(failedOf((await askPython(optionsOf(folder, wrong))).stdout)).toEqual(['outcome', 'outcome']);
  });

  it('miss no segment of the break between two sessions', () => {
    const at = (segment: number) => ({ ...lines[0], roundNumber: segment });
    const around = (from: number): Given => ({ own: [], day: [at(from), at(from + 2)], ...LOG });
    // 126 of 144 is the break.
    expect(checked(around(144 * 20_000 + 125)).files[0]?.missing).toEqual([]);
    expect(checked(around(144 * 20_000 + 127)).files[0]?.missing).toEqual([144 * 20_000 + 128]);
  });
});

describe('signatures that are checked together', () => {
  const { shortSignatures } = bls12_381;
  const sign = (round: number) => ({
    round,
    signature: shortSignatures.sign(beaconMessage(round), hexToBytes(secretKey)).toHex(),
  });
  const signed = [1_000, 1_200, 1_400, 1_600].map(sign);

  it('all have to be right: wrong ones cannot make up for each other', () => {
    expect(areBeaconSignatures(NETWORK, signed)).toBe(true);
    expect(
      areBeaconSignatures(NETWORK, [...signed, { round: 1_800, signature: sign(1_801).signature }]),
    ).toBe(false);
    expect(areBeaconSignatures(NETWORK, [])).toBe(false);
    expect(areBeaconSignatures(NETWORK, [{ round: 1_000, signature: 'f'.repeat(96) }])).toBe(false);
    const [one, other] = signed.map(({ signature }) => shortSignatures.Signature.fromHex(signature));
    if (one === undefined || other === undefined) throw new Error('nothing is signed');
    // The sums of these are those of the right ones.
    const shift = one.add(other);
    const shifted = [
      { round: 1_000, signature: one.add(shift).toHex() },
      { round: 1_200, signature: other.subtract(shift).toHex() },
    ];
    const swapped = [
      { round: 1_000, signature: signed[1]?.signature ?? '' },
      { round: 1_200, signature: signed[0]?.signature ?? '' },
    ];
    expect(areBeaconSignatures(NETWORK, shifted)).toBe(false);
    expect(areBeaconSignatures(NETWORK, swapped)).toBe(false);
  });

  it('are those of a session: the price follows from its start, and a wrong one is named', () => {
    const start = 144 * 20_000 + 127;
    const { end, seeds } = makeChain(new Uint8Array(32).fill(9), 4);
    const session = seeds.map((seed, index) => {
      const segment = start + index;
      const beaconRound = roundFrom(NETWORK, segmentStartMs(segment) - BEACON_BEFORE_MS);
      return {
        ...first,
        segment,
        commitment: commitmentOf(seed),
        serverSeed: seedToHex(seed),
        ...{ beaconRound, signature: sign(beaconRound).signature },
      };
    });
    const log = logOfChain({ chainEnd: end, chainFrom: start });
    const proof = {
      ...change(won, { acceptedAt: segmentStartMs(start + 3) }),
      chain: { chainEnd: end, chainFrom: start },
      openLevel: 0,
      segments: session,
    };
    const shown = checked(given(proof, log)).reports[0]?.lines.find(({ name }) => name === 'signature');
    expect(shown).toMatchObject({ state: 'practice' });
    const wrong = {
      ...proof,
      segments: session.map((one, index) =>
        index === 1 ? { ...one, signature: session[2]?.signature } : one,
      ),
    };
    const told = checked(given(wrong, log)).reports[0]?.lines.find(({ name }) => name === 'signature');
    expect(told).toMatchObject({ state: 'failed', found: expect.stringContaining(`${start + 1}: `) });
  });
});
