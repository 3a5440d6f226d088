/** All verifiers on a draw of lotto and a ticket of it: an honest one, and every kind of fault in it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomnessOf } from '../../../games/kit/fairness/beaconNumber';
import { auditPath, leafHash } from '../../../games/kit/fairness/betTree';
import type { LogFact } from '../../../games/kit/fairness/log';
import { lottoTimes } from '../../../games/kit/fairness/lotto/times';
import vectors from '../beacon/beaconVectors.json';
import { checked, eachInPython, failedIn, failedOf, type Given, logged, optionsOf, statesOf } from '../given';
import { askPython, hasPython, type Said, verifyByCommand } from '../python';
import lotto from './lottoVectors.json';

const folder = mkdtempSync(join(tmpdir(), 'lotto-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [, , , example] = lotto.draws;
if (example === undefined) throw new Error('there is no example of a draw with three tickets');
const { chainHash, publicKey, genesis, period } = vectors.networks.sandbox;
const { chainEnd, firstDraw, length } = lotto.chain;
const { signature, root, number } = example;
const HOUR_MS = 3_600_000;

const facts: readonly LogFact[] = [
  { type: 'beacon', network: 'sandbox', chainHash, publicKey, genesis, period },
  { type: 'draw', game: 'lotto', version: 'v2', firstRound: firstDraw },
  { type: 'chain', game: 'lotto', chainId: 1, firstRound: firstDraw, length, chainEnd },
];

const leaves = lotto.leaves.map(leafHash);
const [place = '', ticketId = '', , salt = '', ...lines] = (lotto.leaves[1] ?? '').split(':');
const ticket = {
  place: Number(place),
  ticketId,
  salt,
  lines: JSON.parse(lines.join(':')) as object[],
  payout: '0.00',
  path: auditPath(leaves, Number(place)),
};
const closing = { clientSeed: root, seats: [], betsRoot: root, bets: 3, stakes: '175.00' };
const draw = {
  game: 'lotto',
  roundNumber: number,
  outcome: { twoD: example.drawn['2D'], threeD: example.drawn['3D'] },
  serverSeed: example.serverSeed,
  clientSeed: root,
  commitment: example.commitment,
  chainEnd,
  chainFrom: firstDraw,
  closesAt: lottoTimes(number).closesAtMs,
  beacon: {
    network: 'sandbox',
    chainHash,
    round: example.beaconRound,
    signature,
    randomness: randomnessOf(signature),
  },
  closing,
  ticket,
};
const given = (change: object, log: Given = logged(...facts)): Given => ({
  own: [{ ...draw, ...change }],
  day: [],
  ...log,
});

const faults: readonly (readonly [string, object, string])[] = [
  ['other numbers', { outcome: { ...draw.outcome, twoD: draw.outcome.twoD.toReversed() } }, 'outcome'],
  ['a seed that is not of the chain', { serverSeed: 'b'.repeat(64) }, 'chain'],
  ['tickets that were changed after the close', { clientSeed: 'a'.repeat(64) }, 'closing'],
  ['a root that is not the client seed', { closing: { ...closing, betsRoot: 'c'.repeat(64) } }, 'closing'],
  ['another stake', { ticket: { ...ticket, lines: [{ ...ticket.lines[0], stake: '50.00' }] } }, 'leaf'],
  ['another salt', { ticket: { ...ticket, salt: '0'.repeat(32) } }, 'leaf'],
  ['the place of another ticket', { ticket: { ...ticket, place: 2 } }, 'leaf'],
  ['a payout for a ticket without a match', { ticket: { ...ticket, payout: '92256.00' } }, 'payout'],
  ['a path that is too short', { ticket: { ...ticket, path: ticket.path.slice(1) } }, 'leaf'],
  ['another number of the beacon', { beacon: { ...draw.beacon, round: example.beaconRound + 1 } }, 'bound'],
  ['a number of the beacon at the close', { closesAt: draw.closesAt - 900_000 }, 'bound'],
  [
    'a number of the beacon an hour later, with a close that fits it',
    {
      closesAt: draw.closesAt + HOUR_MS,
      beacon: { ...draw.beacon, round: example.beaconRound + HOUR_MS / (period * 1_000) },
    },
    'bound',
  ],
];

describe('the verifiers of lotto', () => {
  it('pass an honest draw and the ticket in it, whose beacon is a practice one', async () => {
    const [report] = checked(given({})).reports;
    expect(report?.lines.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual([
      'signature',
    ]);
    expect(report?.lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['leaf', 'closing', 'chain', 'payout']),
    );
    expect(report?.state).toBe('practice');
    expect(statesOf(verifyByCommand(optionsOf(folder, given({}))).stdout)).toEqual(['practice']);
    if (hasPython)
      expect(statesOf((await askPython(optionsOf(folder, given({})))).stdout)).toEqual(['practice']);
  });

  it('leave the payout open where a ticket was copied before it was settled', () => {
    const { payout: _, ...early } = ticket;
    const [report] = checked(given({ ticket: early })).reports;
    expect(report?.lines.find(({ name }) => name === 'payout')?.state).toBe('notChecked');
  });

  it.each([
    ['every line that won', '15625.60', []],
    ['a centavo more', '15625.61', ['payout']],
    ['straight in place of any order', '26400.00', ['payout']],
  ] as const)('work the payout out from the numbers: %s', async (_, payout, wrong) => {
    const [first = 0, second = 0] = example.drawn['2D'];
    // 46,128 a 100 for two ways, 32,000 for three, 96,000 for one, and nothing for the other order.
    const lines = [
      { game: '2D', numbers: [second, first], order: 'any', stake: '20.00' },
      { game: '2D', numbers: [second, first], order: 'straight', stake: '20.00' },
      { game: '3D', numbers: example.drawn['3D'].toSorted(), order: 'any', stake: '5.00' },
      { game: '3D', numbers: example.drawn['3D'], order: 'straight', stake: '5.00' },
    ];
    const asked = given({ ticket: { ...ticket, lines, payout } });
    // These lines are not in the tree.
    const expected = [...wrong, 'leaf'];
    expect(checked(asked).reports.flatMap(failedIn)).toEqual(expected);
    expect(failedOf(verifyByCommand(optionsOf(folder, asked)).stdout)).toEqual(expected);
    if (hasPython) expect(failedOf((await askPython(optionsOf(folder, asked))).stdout)).toEqual(expected);
  });

  let said: readonly Said[];
  beforeAll(async () => {
    said = await eachInPython(
      folder,
      faults.map(([, change]) => given(change)),
    );
  });

  it.each(faults.map((fault, at) => [...fault, at] as const))('fail by %s', (_, change, name, at) => {
    const { reports } = checked(given(change));
    expect(reports[0]?.state).toBe('failed');
    expect(reports.flatMap(failedIn)).toContain(name);
    if (hasPython) expect(failedOf(said[at]?.stdout ?? '')).toContain(name);
  });
});
