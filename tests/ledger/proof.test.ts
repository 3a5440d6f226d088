import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { examineRestored } from '../../scripts/lib/drill';
import { type Database, openDatabase, type Queryable } from '../../server/db/database';
import { proveLedger } from '../../server/ledger/proof';
import { startTestServer, type TestServer } from '../support/server';
import { colorBet, type Gambler, newGambler, placeBet } from './gamblers';

let server: TestServer;
/** Somebody with all rights on the database, whom no trigger stops. */
let intruder: Database;
let player: Gambler;

beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
  const { pathname } = new URL(server.databaseUrl.replace('@/', '@placeholder/'));
  const url = inject('databases').adminUrl.replace(/\/postgres(?=\?|$)/, pathname);
  intruder = openDatabase({ url, connectionsMax: 1 });
  for (let others = 0; others < 3; others += 1) await newGambler(server, { cashCentavos: 500n });
  player = await newGambler(server, { cashCentavos: 5_000n, bonusCentavos: 300n });
  for (let bets = 0; bets < 4; bets += 1) await placeBet(server, player, colorBet(100n));
});
afterAll(async () => {
  await intruder.close();
  await server.close();
});

/** What a proof says while a statement has been run without triggers. */
async function proofWith<T>(text: string, prove: (on: Queryable) => Promise<T>): Promise<T> {
  let proof: T | null = null;
  const undone = new Error('undone');
  await intruder
    .transaction(async (tx) => {
      await tx.query({ text: 'SET LOCAL session_replication_role = replica' });
      const rows = await tx.query({ text: `${text} RETURNING uid` });
      expect(rows).toHaveLength(1);
      proof = await prove(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (proof === null) throw new Error('nothing was proved');
  return proof;
}

const theirs = () => `uid = ${player.uid}`;
const firstOf = (kind: string) =>
  `${theirs()} AND transfer_id = (SELECT min(transfer_id) FROM ledger_entries WHERE ${theirs()} AND kind = '${kind}')`;

describe('the proof of the ledger', () => {
  it('holds for all players', async () => {
    const { players, unproved } = await proveLedger(server.db);
    expect(players).toBeGreaterThanOrEqual(4);
    expect(unproved).toEqual([]);
  });

  it.each([
    [
      'an amount was changed',
      () => `UPDATE ledger_entries SET amount = amount + 1 WHERE ${firstOf('stake')}`,
      ['balance', 'statement'],
    ],
    [
      'an entry was removed',
      () => `DELETE FROM ledger_entries WHERE ${firstOf('stake')}`,
      ['balance', 'statement'],
    ],
    [
      'an entry was added',
      () =>
        `INSERT INTO ledger_entries VALUES (${player.uid}, nextval('ledger_transfer_id'), 1, 'prize', 'gift', 17, 10, 100, 1, now())`,
      ['balance', 'statement'],
    ],
    [
      'an account was exchanged',
      () => `UPDATE ledger_entries SET to_code = 10 WHERE ${firstOf('bonus')}`,
      ['balance', 'statement'],
    ],
    [
      'the balance after a transfer was changed',
      () => `UPDATE ledger_entries SET cash_after = cash_after + 1 WHERE ${firstOf('stake')}`,
      ['statement'],
    ],
    [
      'main money was changed',
      () => `UPDATE ledger_accounts SET balance = balance + 1 WHERE ${theirs()} AND code = 10`,
      ['balance'],
    ],
    [
      'points were changed',
      () => `UPDATE ledger_accounts SET balance = balance + 1 WHERE ${theirs()} AND code = 20`,
      ['balance'],
    ],
  ] as const)('fails for the player where %s past every trigger', async (_, statement, found) => {
    const { unproved } = await proofWith(statement(), proveLedger);
    expect(unproved).toEqual(found.map((what) => ({ uid: player.uid, what })));
  });

  it('is what a drill of a backup says of the restored database, with what came back', async () => {
    const whole = await examineRestored(server.db);
    expect(whole.isProved).toBe(true);
    expect(whole.text).toMatch(
      /^\d+ players, 4 rounds, 0 tickets, \d+ entries\.\nLast posting: 20.*Z\.\nThe ledger is proved for all \d+ players\.$/,
    );
    const changed = await proofWith(
      `UPDATE ledger_accounts SET balance = balance + 1 WHERE ${theirs()} AND code = 10`,
      examineRestored,
    );
    expect(changed.isProved).toBe(false);
    expect(changed.text).toContain(`The ledger is NOT proved for 1 players: ${player.uid}.`);
  });

  it('is run every day: its job fails and counts the players', async () => {
    const change = (by: number) =>
      intruder.transaction(async (tx) => {
        await tx.query({ text: 'SET LOCAL session_replication_role = replica' });
        await tx.query({
          text: `UPDATE ledger_accounts SET balance = balance + ${by} WHERE ${theirs()} AND code = 20`,
        });
      });
    const newest = async () => {
      await server.app.jobs.runDue();
      const [run] = await server.db.query<{ state: string; note: string }>({
        text: "SELECT state, note FROM job_runs WHERE job = 'ledgerProof' ORDER BY slot DESC LIMIT 1",
      });
      const { body } = await server.inject({ method: 'GET', url: '/metrics' });
      return [run?.state, /^ledger_unproved_players (\d+)$/m.exec(body)?.[1]];
    };
    // 4:20 in Manila.
    server.clock.freeze(new Date('2031-05-06T20:20:00Z'));
    expect(await newest()).toEqual(['done', '0']);
    await change(1);
    server.clock.freeze(new Date('2031-05-07T20:20:00Z'));
    const [state, count] = await newest();
    expect(state).not.toBe('done');
    expect(count).toBe('1');
    await change(-1);
    server.clock.reset();
  });
});
