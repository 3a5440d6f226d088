/** All verifiers on rounds of version v2: the published examples, an honest day, and every kind of fault in it. */

import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LogFact, type LogLine, nextLine } from '../../../games/kit/fairness/log';
import { QUICKNET, roundTimeMs } from '../../../games/kit/fairness/network';
import { buildPythonVerifier } from '../../../scripts/lib/pythonVerifier.mjs';
import { checked, eachInPython, failedIn, failedOf, type Given, logged, optionsOf, statesOf } from '../given';
import { askPython, hasPython, type Said, verifyByCommand, verifyByFile, verifyInPython } from '../python';
import {
  chainFact,
  dayLines,
  drawFact,
  exampleRounds,
  linesText,
  log,
  logOf,
  ownRounds,
  pins,
  pinsOf,
} from './beaconRounds';
import vectors from './beaconVectors.json';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [first, second] = ownRounds;
if (first === undefined || second === undefined) throw new Error('there are no rounds');
/** The player's rounds with the first one changed. */
const changed = (change: object): Given => ({ own: [{ ...first, ...change }, second] });
const withBeacon = (change: object) => changed({ beacon: { ...first.beacon, ...change } });
const withClosing = (change: object) => changed({ closing: { ...first.closing, ...change } });
const withLeaf = (change: object) => changed({ own: { ...first.own, ...change } });
/** The published lines with one changed. */
const dayWith = (index: number, change: object) =>
  dayLines.map((line, at) => (at === index ? { ...line, ...change } : line));
const { beacon: _beacon, closing: _closing, own: _own, ...withoutBeacon } = first;

/** A round that the house's own beacon decided; all else about it is as it should be. */
const practice = {
  ...exampleRounds.find(({ game, beacon }) => game === 'crash' && beacon.network === 'sandbox'),
  closesAt: vectors.networks.sandbox.genesis * 1_000 - 1_000,
};

/** Faults, and the checks that must fail by each. */
const faults: readonly (readonly [string, Given, readonly string[]])[] = [
  [
    'another outcome',
    changed({ outcome: { ...(first.outcome as object), multiplier: '9.99' } }),
    ['published', 'outcome'],
  ],
  ['another payout', changed({ payout: '1000.00' }), ['payout']],
  [
    'the signature of another number',
    withBeacon({ signature: ownRounds[1]?.beacon.signature }),
    ['signature', 'published', 'outcome', 'events'],
  ],
  [
    'another number of the beacon',
    { ...withBeacon({ round: 1_001 }), day: [] },
    ['signature', 'outcome', 'events'],
  ],
  [
    'a number that was not announced',
    { day: dayWith(0, { beacon: { ...dayLines[0]?.beacon, round: 999 } }) },
    ['bound', 'published'],
  ],
  ['a number too late after closing', { day: dayWith(0, { closesAt: 1_692_806_364_000 }) }, ['bound']],
  [
    'a number below that of the round before',
    { own: [...ownRounds.slice(0, 2), { ...first, nonce: 502, roundId: '11' }], day: [] },
    ['bound'],
  ],
  ['facts of quicknet that are none', withBeacon({ period: 30 }), ['signature']],
  ['another random number', withBeacon({ randomness: 'a'.repeat(64) }), ['randomness']],
  ['a round of v1 after v2 began', { own: [withoutBeacon], day: [] }, ['version', 'outcome', 'events']],
  [
    'a version of v2 before v2 began',
    logged(chainFact, { ...drawFact, firstRound: 501 } as LogFact),
    ['version'],
  ],
  [
    'another chain in the log',
    logged({ ...chainFact, chainEnd: 'b'.repeat(64) } as LogFact, drawFact),
    ['log'],
  ],
  [
    'two chains for one round',
    logged(chainFact, { ...chainFact, chainId: 2, firstRound: 499 } as LogFact, drawFact),
    ['log'],
  ],
  ['another log than the pinned', { log: logOf([drawFact, chainFact]) }, ['log']],
  ['another first chain than the pinned', { pins: { ...pins, chains: { crash: 'c'.repeat(64) } } }, ['log']],
  [
    'a broken link of the log',
    { log: log.map((line) => (line.n === 1 ? { ...line, prev: 'd'.repeat(64) } : line)) },
    ['log'],
  ],
  [
    'a changed line of the log',
    { log: log.map((line) => (line.n === 1 ? { ...line, at: 5 } : line)) },
    ['log'],
  ],
  ['a bet changed after closing', withLeaf({ stake: '5000.00' }), ['leaf']],
  ['a leaf of another ticket', withLeaf({ ticketId: '99' }), ['leaf']],
  ['a path that is too long', withLeaf({ path: [...first.own.path, 'e'.repeat(64)] }), ['leaf']],
  ['another root of the bets', withClosing({ betsRoot: 'f'.repeat(64) }), ['leaf', 'closing']],
  ['a seat that gave no seed', withClosing({ seats: [7] }), ['closing']],
  ['another client seed at the closing', withClosing({ clientSeed: 'other' }), ['closing']],
  [
    'a chain that does not lead to its end',
    changed({ chain: { ...first.chain, chainFrom: 499 } }),
    ['chain', 'log'],
  ],
  [
    'a round that was called off, but played',
    logged(chainFact, drawFact, {
      type: 'calledOff',
      game: 'crash',
      round: 500,
      reason: 'closedLate',
      beaconRound: 1_000,
      commitment: first.commitment,
      clientSeed: null,
      betsRoot: null,
      bets: 0,
      stakes: 0,
    }),
    ['calledOff'],
  ],
];

/** A chain was logged in time, and given up before it began; another took its place. */
const GIVEN_UP = ((): Given => {
  const { chainFrom } = vectors.chain;
  const before = { ...chainFact, chainId: 0, chainEnd: 'a'.repeat(64) } as LogFact;
  const closed: LogFact = { type: 'chainClosed', game: 'crash', lastRound: chainFrom - 1, reason: 'leaked' };
  const lines = logOf([before, closed, chainFact, drawFact]);
  return { log: lines, pins: { ...pinsOf(lines), chains: {} } };
})();

/** The same, but only after the first of its rounds had been decided. */
const GIVEN_UP_LATE = ((): Given => {
  const { chainFrom } = vectors.chain;
  const before: LogFact = { ...chainFact, chainId: 0, chainEnd: 'a'.repeat(64) } as LogFact;
  const closed: LogFact = { type: 'chainClosed', game: 'crash', lastRound: chainFrom - 1, reason: 'leaked' };
  const decidedMs = roundTimeMs(QUICKNET, first.beacon.round);
  const lines: LogLine[] = [];
  for (const fact of [before, closed, chainFact, drawFact])
    lines.push(nextLine(lines.at(-1) ?? null, fact, decidedMs + lines.length - 1));
  return { log: lines, pins: { ...pinsOf(lines), chains: {} } };
})();

describe('the verifiers of rounds of version v2', () => {
  it('pass an honest day, and the rounds of a player in it', () => {
    const { reports, files } = checked({});
    expect(reports.map(failedIn)).toEqual(ownRounds.map(() => []));
    expect(reports.map(({ state }) => state)).toEqual(ownRounds.map(() => 'ok'));
    expect(checked({ own: [] }).reports.map(({ state }) => state)).toEqual(ownRounds.map(() => 'ok'));
    expect(files.map(({ state }) => state)).toEqual(['ok', 'notChecked']);
    const { status, stdout } = verifyByCommand(optionsOf(folder, {}));
    expect(statesOf(stdout)).toEqual(ownRounds.map(() => 'ok'));
    expect(status).toBe(0);
  });

  it.each(faults)('fail by %s', (_, given, names) => {
    const { reports } = checked({ own: [first, second], ...given });
    const failed = reports.flatMap(failedIn);
    expect(failed).toEqual(expect.arrayContaining([...names]));
    expect(reports.map(({ state }) => state)).toContain('failed');
  });

  it('are never ok without a pin, a log, a chain, an opening, or with a beacon of the house', () => {
    const stateOf = (given: Given) => checked({ ...given, own: given.own ?? [first] }).reports[0]?.state;
    expect(stateOf({ pins: null })).toBe('notPinned');
    expect(stateOf({ pins: null, log: null })).toBe('notPinned');
    expect(stateOf({ log: null })).toBe('notChecked');
    expect(stateOf({ day: [] })).toBe('notChecked');
    expect(stateOf({ own: [{ ...first, chain: undefined }] })).toBe('notChecked');
    expect(stateOf({ log: logOf([chainFact]), pins })).toBe('notChecked');
    expect(stateOf({ own: [practice], day: [] })).toBe('practice');
  });

  it('accept the chain that follows one that was given up before its first round', async () => {
    const reports = checked(GIVEN_UP).reports;
    expect(reports.flatMap(failedIn)).toEqual([]);
    expect(reports.map(({ state }) => state)).toEqual(ownRounds.map(() => 'ok'));
    if (hasPython) expect(await askPython(optionsOf(folder, GIVEN_UP))).toMatchObject({ status: 0 });
  });

  it('accept no chain that follows one given up less than a hundred rounds ahead', async () => {
    const { reports } = checked(GIVEN_UP_LATE);
    expect(reports.map(failedIn)).toEqual(ownRounds.map(() => ['log']));
    // The published rounds alone show it as well.
    expect(checked({ ...GIVEN_UP_LATE, own: [second] }).reports.flatMap(failedIn)).toEqual(['log']);
    expect(statesOf(verifyByCommand(optionsOf(folder, GIVEN_UP_LATE)).stdout)).toEqual(
      ownRounds.map(() => 'FAILED'),
    );
    if (hasPython) {
      const { stdout } = await askPython(optionsOf(folder, GIVEN_UP_LATE));
      expect(failedOf(stdout)).toEqual(ownRounds.map(() => 'log'));
    }
  });

  it('reproduce every published example', () => {
    for (const round of exampleRounds) {
      const { lines } = checked({ own: [round], day: [], log: null, pins: null }).reports[0] ?? { lines: [] };
      const state = (name: string) => lines.find((line) => line.name === name)?.state;
      expect(state('outcome')).toBe('ok');
      expect(state('randomness')).toBe('ok');
      expect(state('signature')).toBe(round.beacon.network === 'sandbox' ? 'practice' : 'ok');
    }
    const { stdout } = verifyByCommand([], JSON.stringify(exampleRounds));
    expect(stdout.match(/^ {2}ok +outcome/gm)).toHaveLength(exampleRounds.length);
    expect(stdout.match(/^ {2}FAILED +(?! |bound)/gm)).toBe(null);
  });

  it('say what a round that was called off would have given', () => {
    const rest = first;
    const line = {
      game: 'crash',
      roundNumber: 500,
      commitment: rest.commitment,
      clientSeed: rest.clientSeed,
    };
    const fact: LogFact = {
      type: 'calledOff',
      game: 'crash',
      round: 500,
      reason: 'beaconLate',
      beaconRound: 1_000,
      commitment: rest.commitment,
      clientSeed: rest.closing.clientSeed,
      betsRoot: rest.closing.betsRoot,
      bets: 3,
      stakes: 7_500,
    };
    const round = {
      ...line,
      serverSeed: rest.serverSeed,
      ...rest.chain,
      beacon: rest.beacon,
      closing: rest.closing,
      calledOff: 'beaconLate',
    };
    const given = { ...logged(chainFact, drawFact, fact), own: [round], day: dayLines.slice(0, 2) };
    const { reports } = checked(given);
    expect(reports[0]?.state).toBe('ok');
    expect(reports[0]?.lines.find(({ name }) => name === 'outcome')).toMatchObject({
      state: 'notChecked',
      found: JSON.stringify(vectors.rounds[0]?.crash),
    });
    const other = {
      ...logged(chainFact, drawFact, { ...fact, bets: 4 } as LogFact),
      own: [round],
      day: dayLines.slice(0, 2),
    };
    expect(checked(other).reports.flatMap(failedIn)).toEqual(['calledOff']);
  });

  it('find a missing round, a line that changes an earlier one, and a file that is not the logged one', () => {
    const gap = dayLines.filter(({ roundNumber }) => roundNumber !== 501);
    expect(checked({ own: [], day: gap }).files[0]).toMatchObject({
      state: 'failed',
      missing: [501],
    });
    const twice = [...dayLines, { game: 'crash', roundNumber: 500, clientSeed: 'lucky' }];
    expect(checked({ own: [], day: twice }).reports.flatMap(failedIn)).toContain('published');
    const sha256 = hash('sha256', linesText(dayLines));
    const day: LogFact = { type: 'day', game: 'crash', date: '2023-08-23', sha256 };
    const withDay = logged(chainFact, drawFact, day);
    expect(checked(withDay).files.map(({ state }) => state)).toEqual(['ok', 'ok']);
    expect(checked({ ...withDay, day: dayLines.slice(4) }).files.map(({ state }) => state)).toEqual([
      'ok',
      'failed',
    ]);
  });

  it('check a range of a day', async () => {
    const options = [...optionsOf(folder, { own: [] }), '--rounds', '501-502'];
    const { stdout, status } = verifyByCommand(options);
    expect(stdout).toContain('2 of 2 rounds passed');
    expect(status).toBe(0);
    if (hasPython) expect(await askPython(options)).toMatchObject({ status: 0 });
    expect(verifyByCommand([...optionsOf(folder, { own: [] }), '--rounds', 'all'])).toMatchObject({
      status: 2,
    });
  });
});

describe.skipIf(!hasPython)('the verifier in Python, on rounds of version v2', () => {
  it('passes an honest day, and the rounds of a player in it', async () => {
    const byItself = verifyInPython(optionsOf(folder, {}));
    for (const { stdout, status } of [byItself, await askPython(optionsOf(folder, { own: [] }))]) {
      expect(statesOf(stdout)).toEqual(ownRounds.map(() => 'ok'));
      expect(status).toBe(0);
    }
  });

  let said: readonly Said[];
  beforeAll(async () => {
    said = await eachInPython(
      folder,
      faults.map(([, given]) => ({ own: [first, second], ...given })),
    );
  });

  it.each(faults.map(([what, , names], at) => [what, names, at] as const))('fails by %s', (_, names, at) => {
    const { stdout = '', status } = said[at] ?? {};
    // It plays the events of no round again, and stops at a round that it cannot draw.
    const expected = names.filter((name) => name !== 'events');
    expect(failedOf(stdout)).toEqual(expect.arrayContaining(expected));
    expect(status).toBe(1);
  });

  it('is built as a single file that carries the pins', async () => {
    await buildPythonVerifier(root, folder, JSON.stringify(pins));
    const path = join(folder, 'verify.py');
    const paths = optionsOf(folder, { pins: null });
    const { stdout, status } = verifyByFile(path, paths);
    expect(statesOf(stdout)).toEqual(ownRounds.map(() => 'ok'));
    expect(status).toBe(0);
    await buildPythonVerifier(root, folder, JSON.stringify({ ...pins, log: 'a'.repeat(64) }));
    expect(new Set(failedOf(verifyByFile(path, paths).stdout))).toEqual(new Set(['log']));
    await buildPythonVerifier(root, folder, '');
    expect(statesOf(verifyByFile(path, paths).stdout)).toContain('not pinned');
  });

  it('is never ok without a pin, a log, a chain, an opening, or with a beacon of the house', async () => {
    const stateOf = async (given: Given) => {
      const { stdout, status } = await askPython(optionsOf(folder, { ...given, own: given.own ?? [first] }));
      expect(status).toBe(3);
      return statesOf(stdout)[0];
    };
    expect(await stateOf({ pins: null })).toBe('not pinned');
    expect(await stateOf({ log: null })).toBe('not checked');
    expect(await stateOf({ day: [] })).toBe('not checked');
    expect(await stateOf({ own: [practice], day: [] })).toBe('practice');
    expect(await stateOf({ own: [{ ...first, chain: undefined }] })).toBe('not checked');
  });

  it('reproduces every published example', () => {
    const { stdout } = verifyInPython([], JSON.stringify(exampleRounds));
    expect(stdout.match(/^ {2}ok +outcome/gm)).toHaveLength(exampleRounds.length);
    expect(stdout.match(/^ {2}ok +randomness/gm)).toHaveLength(exampleRounds.length);
    expect(stdout.match(/^ {2}(ok|practice) +signature/gm)).toHaveLength(exampleRounds.length);
    expect(stdout.match(/^ {2}FAILED +(?! |bound)/gm)).toBe(null);
  });
});
