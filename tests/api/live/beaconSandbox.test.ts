/** Rounds with a public number in the sandbox: arranged and fast-forwarded ones, and all of them for the verifiers. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type LivePastRound, liveCalls } from '../../../contract/live';
import { round as roundSchema } from '../../../contract/play';
import { latestRound } from '../../../server/domains/live/rounds';
import { readEvidence } from '../../../workers/verify/evidence';
import { createVerifier, reportOf } from '../../../workers/verify/report';
import { hasPython, verifyInPython } from '../../laws/python';
import { audit } from '../../ledger/audit';
import { type CrashTable, openCrashTable } from '../../support/crashTable';
import { join, newTablePlayer, params } from '../../support/tables';

let folder: string;
let table: CrashTable;
beforeAll(async () => {
  folder = await mkdtemp(pathOf(tmpdir(), 'beacon-'));
  table = await openCrashTable({
    BEACON: 'sandbox',
    LOG_LEVEL: 'silent',
    BEACON_DEPART_MS: '1000',
    BEACON_SANDBOX_DELAY_MS: '30',
    DATA_DIR: folder,
  });
});
afterAll(async () => {
  expect(await audit(table.server.db)).toEqual([]);
  await table.close();
  await rm(folder, { recursive: true, force: true });
});

const hasten = async (roundNumber: number, game = 'crash') => {
  const url = `/sandbox/hasten/${game}`;
  const { data } = (await table.server.inject({ method: 'POST', url, payload: { roundNumber } })).json();
  return (data as { hastened: boolean }).hastened;
};
const fileText = async (name: string) =>
  (await table.server.inject({ method: 'GET', url: `/fairness/${name}` })).body;
const pastRound = async (roundNumber: number): Promise<LivePastRound | undefined> =>
  (await table.server.send(liveCalls.chain, {}, { params })).reply.past.find(
    (round) => round.roundNumber === roundNumber,
  );

/** A round with a bet whose betting was closed before its time. On a busy machine that takes more than one. */
async function closedEarly(): Promise<number> {
  for (;;) {
    const player = await newTablePlayer(table.server);
    const { roundNumber } = (await join(table.server, player)).reply.ticket;
    await table.opened(roundNumber);
    const before = await latestRound(table.server.db, 'crash');
    await hasten(roundNumber);
    const after = await latestRound(table.server.db, 'crash');
    if (before?.roundNumber !== roundNumber || after?.roundNumber !== roundNumber) continue;
    if (after.openedAtMs < before.openedAtMs) return roundNumber;
  }
}

/** A bet in an arranged round that was not called off because this machine was busy. */
async function arranged(multiplier: string) {
  for (;;) {
    const bet = await table.placeBet(multiplier);
    await expect.poll(() => pastRound(bet.roundNumber), { timeout: 30_000 }).toBeDefined();
    const past = await pastRound(bet.roundNumber);
    if (past !== undefined && past.calledOff === undefined) return { bet, past };
  }
}

describe('an arranged round', () => {
  it('ends as wanted, and every verifier accepts it with the published files', async () => {
    const { bet, past } = await arranged('1.37');
    expect(past.outcome).toMatchObject({ multiplier: '1.37' });
    const own = z.encode(roundSchema, await table.settled(bet));
    // The bet's events have the times of the round: it departs after its number is known.
    const [stored] = await table.server.db.query<{ departsMs: number }>({
      text: `SELECT departs_ms AS "departsMs" FROM live_rounds WHERE game = 'crash' AND round_number = $1`,
      values: [bet.roundNumber],
    });
    expect(stored?.departsMs).toBeGreaterThanOrEqual(1_000);
    expect(own.events).toContainEqual({ type: 'departed', atMs: 6_000 + (stored?.departsMs ?? 0) });
    const date = new Date(past.beacon?.at ?? 0).toISOString().slice(0, 10);
    const name = `rounds-crash-${date}.jsonl`;
    const hasEnd = async () => (await fileText(name)).includes(past.serverSeed);
    await expect.poll(hasEnd).toBe(true);
    const [log, day] = [await fileText('log.jsonl'), await fileText(name)];
    const pins = { log: (JSON.parse(log.split('\n')[0] ?? '') as { hash: string }).hash, chains: {} };
    const files = [
      { name: 'log.jsonl', text: log },
      { name, text: day },
    ];
    for (const texts of [files, [...files, { name: 'mine.json', text: JSON.stringify(own) }]]) {
      const verifier = createVerifier(readEvidence(texts), pins);
      const reports = verifier.evidence.rounds.map((round) => reportOf(verifier, round));
      const lines = reports.flatMap((report) => report.lines.filter(({ state }) => state === 'failed'));
      expect(lines).toEqual([]);
      const id = texts === files ? String(bet.roundNumber) : bet.ticketId;
      const report = reports.find((one) => one.id === id);
      expect(report).toMatchObject({ state: 'practice' });
      const missing = report?.lines.filter(({ state }) => state === 'notChecked').map(({ name: of }) => of);
      expect(missing).toEqual(texts === files ? ['payout', 'leaf'] : ['randomness']);
    }
    if (!hasPython) return;
    const paths = files.map((file) => pathOf(folder, file.name));
    await Promise.all(files.map((file, at) => writeFile(paths[at] ?? '', file.text)));
    const numbers = ['--rounds', String(bet.roundNumber)];
    const { stdout } = verifyInPython(['--pins', JSON.stringify(pins), ...numbers, ...paths]);
    expect(stdout).toMatch(new RegExp(`^Round [^:]*${bet.roundNumber}[^:]*: practice`, 'm'));
    expect(stdout).not.toContain('FAILED');
  });

  it('closes the chain that covered it in the log, and the next chain follows', async () => {
    const ofCrash = async () =>
      (await fileText('log.jsonl'))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ game }) => game === 'crash');
    const isArranged = (line: { readonly length?: number }) => line.length === 1;
    if (!(await ofCrash()).some(isArranged)) await arranged('1.41');
    const isFollowed = async () => (await ofCrash()).at(-1)?.length !== 1;
    await expect.poll(isFollowed, { timeout: 30_000 }).toBe(true);
    const lines = await ofCrash();
    const at = lines.findIndex(isArranged);
    const { firstRound } = lines[at];
    const [before, after] = [lines[at - 1], lines[at + 1]];
    expect(before).toMatchObject({ type: 'chainClosed', lastRound: firstRound - 1, reason: 'arranged' });
    expect(after).toMatchObject({ type: 'chain', firstRound: firstRound + 1 });
  });
});

describe('a fast-forwarded table', () => {
  /** The newest round in this state. */
  const roundIn = async (state: string) => {
    const isIn = async () => (await latestRound(table.server.db, 'crash'))?.state === state;
    await expect.poll(isIn, { interval: 10, timeout: 30_000 }).toBe(true);
    return (await latestRound(table.server.db, 'crash'))?.roundNumber ?? 0;
  };

  it('calls an empty round off at once, and opens the next one', async () => {
    // Betting is short here: the round may have closed in between.
    await expect
      .poll(
        async () => {
          const roundNumber = await roundIn('betting');
          await hasten(roundNumber);
          await table.opened(roundNumber + 1);
          return (await pastRound(roundNumber))?.calledOff;
        },
        { timeout: 30_000 },
      )
      .toBe('switchedOff');
  });

  it('closes a round with bets early, waits for its number, and ends it as its seeds say', async () => {
    const roundNumber = await closedEarly();
    await table.started(roundNumber);
    const round = await latestRound(table.server.db, 'crash');
    expect(round).toMatchObject({ roundNumber, state: 'running' });
    expect(round?.closing?.closedAtMs).toBeLessThan(round?.beacon?.atMs ?? 0);
    await hasten(roundNumber);
    const ended = await table.ended(roundNumber);
    expect(ended.calledOff).toBeUndefined();
    expect(await hasten(roundNumber - 1)).toBe(false);
  });
});
