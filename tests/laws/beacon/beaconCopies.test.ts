import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pastRound } from '../../../contract/live';
import { round as roundSchema } from '../../../contract/play';
import {
  dataWithNetwork,
  type FairRound,
  fairPastRound,
  fairRoundOf,
} from '../../../src/overlay/play/fairness/fairRound';
import { RoundCheck } from '../../../workers/verify/roundCheck';
import { dayLines, linesText, log, ownRounds, pins } from './beaconRounds';

const [example] = ownRounds;
if (example === undefined) throw new Error('there is no example');
const { chain, closing, nonce, beacon, commitment } = example;

/** What this device saw of the example before its number was known. */
const seen = dayLines.filter(({ roundNumber }) => roundNumber === nonce).slice(0, 2);
const check = (round: FairRound | null) => {
  if (round === null) throw new Error('the round has no public number');
  const texts = [
    { name: 'round', text: JSON.stringify(dataWithNetwork(round, log)) },
    { name: 'device.jsonl', text: linesText(seen) },
    { name: 'log.jsonl', text: linesText(log) },
  ];
  return new RoundCheck().check(texts, pins);
};
const statesOf = (round: FairRound | null) =>
  Object.fromEntries(check(round).lines.map(({ name, state }) => [name, state]));

const settled = z.decode(roundSchema, { ...example } as never);
const past = z.decode(pastRound, {
  roundNumber: nonce,
  outcome: example.outcome,
  serverSeed: example.serverSeed,
  clientSeed: example.clientSeed,
  beacon: { ...beacon, at: 1_692_803_400_000, logHead: log.at(-1)?.hash },
  closing: { ...closing, closedAt: 1_692_803_399_000 },
} as never);
const context = { game: 'crash', commitment, chain };

describe('a round on its sheet', () => {
  it('is checked completely from the player’s own bet, its leaf included', () => {
    const round = fairRoundOf(settled, chain);
    expect(check(round).state).toBe('ok');
    expect(statesOf(round)).toMatchObject({
      leaf: 'ok',
      signature: 'ok',
      bound: 'ok',
      log: 'ok',
      payout: 'ok',
    });
  });

  it('is checked from the table’s history too, which has no bet', () => {
    const round = fairPastRound(past, context);
    expect(check(round).state).toBe('ok');
    expect(statesOf(round)).toMatchObject({ closing: 'ok', signature: 'ok', outcome: 'ok' });
    expect(statesOf(round).leaf).toBe('notChecked');
  });

  it('takes the signature from the departure where the number itself has none', () => {
    const { signature, ...announced } = past.beacon ?? {};
    const departure = { signature, randomness: '0'.repeat(64), atMs: 8_500 };
    const round = fairPastRound({ ...past, beacon: announced, departure } as typeof past, context);
    expect(round?.beacon.signature).toBe(signature);
    expect(statesOf(round).signature).toBe('ok');
  });

  it('fails where this device saw another closing', () => {
    const other = { ...past.closing, betsRoot: '0'.repeat(64) };
    const round = fairPastRound({ ...past, closing: other } as typeof past, context);
    expect(statesOf(round).closing).toBe('failed');
  });

  it('needs a public number', () => {
    const { beacon: _, ...without } = settled;
    expect(fairRoundOf(without, chain)).toBeNull();
    const { beacon: __, ...pastWithout } = past;
    expect(fairPastRound(pastWithout, context)).toBeNull();
  });

  it('carries the facts of a practice network, which only the log knows', () => {
    const facts = { publicKey: '8'.repeat(192), genesis: 5, period: 3 };
    const line = { type: 'beacon', network: 'sandbox', chainHash: beacon.chainHash, ...facts } as const;
    const round = fairRoundOf(settled, chain);
    if (round === null) throw new Error('the round has no public number');
    const named = { ...line, n: 0, at: 0, prev: '', hash: '' };
    expect(dataWithNetwork(round, [named])).toMatchObject({ beacon: { round: beacon.round, ...facts } });
  });
});
