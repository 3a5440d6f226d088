/** All verifiers on the weekly draw: an honest week, and every kind of fault in it. */

import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beaconNumber } from '../../games/kit/fairness/beaconNumber';
import type { LogFact, LogLine } from '../../games/kit/fairness/log';
import { nextLine } from '../../games/kit/fairness/log';
import { mondayOf, RAFFLE, raffleWinners, weekNumber } from '../../games/kit/fairness/raffle';
import { createDraw, seedFromHex } from '../../games/kit/rules/draw';
import { exampleRounds, logOf, pinsOf } from './beacon/beaconRounds';
import vectors from './beacon/beaconVectors.json';
import { checked, eachInPython, failedIn, failedOf, type Given, optionsOf, statesOf } from './given';
import { askPython, hasPython, type Said, verifyByCommand } from './python';

const folder = mkdtempSync(join(tmpdir(), 'raffle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { nonce, serverSeed, clientSeed, tickets, outcome: firstFour } = vectors.raffle;
const { sandbox } = vectors.networks;
const { beacon } = exampleRounds.find(({ game }) => game === RAFFLE) ?? exampleRounds[0] ?? {};
if (beacon?.signature === undefined) throw new Error('there is no example of a raffle');
const monday = mondayOf(nonce);
const commitment = hash('sha256', Buffer.from(serverSeed, 'hex'));

// Ten tickets have ten prizes. The published example names the first four places.
const outcome = raffleWinners(
  createDraw(RAFFLE, {
    serverSeed: seedFromHex(serverSeed),
    clientSeed,
    nonce,
    beacon: beaconNumber({ chainHash: sandbox.chainHash }, beacon.round, beacon.signature),
  }),
  { tickets, prizes: tickets },
);
const week = {
  game: RAFFLE,
  roundNumber: nonce,
  outcome,
  serverSeed,
  clientSeed,
  commitment,
  tickets,
  prizes: tickets,
  beacon,
  closesAt: (sandbox.genesis + (beacon.round - 1) * sandbox.period - 1) * 1_000,
};

const { network, chainHash, publicKey, genesis, period } = { network: 'sandbox', ...sandbox };
const facts = {
  beacon: { type: 'beacon', network, chainHash, publicKey, genesis, period },
  raffle: { type: 'raffle', monday, commitment, chainHash, beaconRound: beacon.round },
  list: { type: 'raffleList', monday, tickets, listHash: clientSeed },
  drawn: { type: 'raffleDrawn', monday, serverSeed, signature: beacon.signature },
} as const satisfies Record<string, LogFact>;
const logged = (...lines: readonly LogFact[]): Given => {
  const log = logOf(lines);
  return { log, pins: { ...pinsOf(log), chains: {} } };
};
const HONEST = logged(...Object.values(facts));
const given = (change: object, log: Given = HONEST): Given => ({
  own: [{ ...week, ...change }],
  day: [],
  ...log,
});

/** The log with its lines written at these times. */
const loggedAt = (...times: readonly number[]): Given => {
  const lines: LogLine[] = [];
  for (const [at, fact] of Object.values(facts).entries())
    lines.push(nextLine(lines.at(-1) ?? null, fact, times[at] ?? times.at(-1) ?? 0));
  return { log: lines, pins: { ...pinsOf(lines), chains: {} } };
};
const EARLY_MS = 1_692_800_000_000;

const faults: readonly (readonly [string, Given, string])[] = [
  ['another winner', given({ outcome: outcome.toReversed() }), 'outcome'],
  ['another list', given({ clientSeed: 'a'.repeat(64) }), 'log'],
  ['fewer prizes than there are', given({ prizes: 9, outcome: outcome.slice(0, 9) }), 'log'],
  ['more tickets than were listed', given({ tickets: 11 }), 'log'],
  [
    'a seed of its own',
    given({ serverSeed: 'b'.repeat(64), commitment: hash('sha256', Buffer.alloc(32, 0xbb)) }),
    'log',
  ],
  ['another number of the beacon', given({ beacon: { ...beacon, round: beacon.round + 1 } }), 'log'],
  ['no number at all', given({ beacon: undefined }), 'version'],
  [
    'another commitment in the log',
    given({}, logged(facts.beacon, { ...facts.raffle, commitment: 'c'.repeat(64) }, facts.list, facts.drawn)),
    'log',
  ],
  ['two commitments to one week', given({}, logged(...Object.values(facts), facts.raffle)), 'log'],
  ['two lists of one week', given({}, logged(...Object.values(facts), facts.list)), 'log'],
  [
    'another seed in the log',
    given({}, logged(facts.beacon, facts.raffle, facts.list, { ...facts.drawn, serverSeed: 'd'.repeat(64) })),
    'log',
  ],
  [
    'a draw that was moved to another number',
    given(
      {},
      logged(facts.beacon, facts.raffle, facts.list, {
        type: 'raffleMoved',
        monday,
        reason: 'beaconLate',
        from: beacon.round,
        beaconRound: beacon.round + 200,
      }),
    ),
    'log',
  ],
  [
    'a commitment after the week had begun',
    given({}, loggedAt(EARLY_MS, Date.parse(`${monday}T00:00:00+08:00`), EARLY_MS, EARLY_MS)),
    'log',
  ],
  [
    'a list after the number was known',
    given({}, loggedAt(EARLY_MS, EARLY_MS, week.closesAt + 1_000)),
    'log',
  ],
  ['a number too late after its time', given({ closesAt: week.closesAt - 3_000 }), 'bound'],
];

describe('the verifiers of the weekly draw', () => {
  it('know the week by its number, and the example', () => {
    expect(weekNumber(monday)).toBe(nonce);
    expect(outcome.slice(0, 4)).toEqual(firstFour);
  });

  it('pass an honest week, whose beacon is a practice one, without asking for a chain', async () => {
    const [report] = checked(given({})).reports;
    expect(report?.lines.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual([
      'signature',
      'payout',
      'leaf',
      'closing',
    ]);
    expect(report?.lines.map(({ name }) => name)).not.toContain('chain');
    expect(report?.state).toBe('practice');
    expect(statesOf(verifyByCommand(optionsOf(folder, given({}))).stdout)).toEqual(['practice']);
    if (hasPython)
      expect(statesOf((await askPython(optionsOf(folder, given({})))).stdout)).toEqual(['practice']);
  });

  it('are never ok without a pin, or a log that reaches the week', async () => {
    const short = logged(facts.beacon, facts.raffle);
    const cases = [
      [given({}, { ...HONEST, pins: null }), 'notPinned', 'not pinned'],
      [given({}, { ...HONEST, log: null }), 'notChecked', 'not checked'],
      [given({}, short), 'notChecked', 'not checked'],
    ] as const;
    for (const [asked, state, printed] of cases) {
      expect(checked(asked).reports[0]?.state).toBe(state);
      if (hasPython) expect(statesOf((await askPython(optionsOf(folder, asked))).stdout)).toEqual([printed]);
    }
  });

  let said: readonly Said[];
  beforeAll(async () => {
    said = await eachInPython(
      folder,
      faults.map(([, asked]) => asked),
    );
  });

  it.each(faults.map((fault, at) => [...fault, at] as const))('fail by %s', (_, asked, name, at) => {
    const { reports } = checked(asked);
    expect(reports[0]?.state).toBe('failed');
    expect(reports.flatMap(failedIn)).toContain(name);
    if (hasPython) expect(failedOf(said[at]?.stdout ?? '')).toContain(name);
  });
});
