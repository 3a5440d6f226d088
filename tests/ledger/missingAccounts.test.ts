import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playCalls } from '../../contract/play';
import { centavos } from '../../games/kit/rules/money';
import { lookAtNextStake } from '../../server/ledger/accounts';
import { deposit } from '../../server/ledger/deposit';
import { post } from '../../server/ledger/post';
import { repay, takeStake } from '../../server/ledger/wager';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { colorBet, everything, GAME, type Gambler, newGambler } from './gamblers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ writesLedger: true, environment: { LOG_LEVEL: 'silent' } });
  // Updates skip these rows, as if they had been deleted after they were read.
  await server.db.query({ text: 'CREATE TABLE unmet (uid integer NOT NULL, code smallint NOT NULL)' });
  await server.db.query({
    text: `CREATE FUNCTION skip_unmet() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM unmet u WHERE u.uid = OLD.uid AND u.code = OLD.code) THEN RETURN NULL; END IF;
        RETURN NEW;
      END $$`,
  });
  await server.db.query({
    text: `CREATE TRIGGER skip_unmet BEFORE UPDATE ON ledger_accounts
      FOR EACH ROW EXECUTE FUNCTION skip_unmet()`,
  });
});
afterAll(() => server.close());

/** Removes an account of a player: deletes its row, or makes updates skip it. */
const faults = {
  'is deleted': (uid: number, code: number) =>
    server.db.transaction(async (tx) => {
      await tx.query({ text: 'ALTER TABLE ledger_accounts DISABLE TRIGGER never_closed' });
      await tx.query({
        text: 'DELETE FROM ledger_accounts WHERE uid = $1 AND code = $2',
        values: [uid, code],
      });
      await tx.query({ text: 'ALTER TABLE ledger_accounts ENABLE TRIGGER never_closed' });
    }),
  'is skipped by updates': (uid: number, code: number) =>
    server.db.query({ text: 'INSERT INTO unmet VALUES ($1, $2)', values: [uid, code] }),
};

/** Seven pesos of main money and nine of bonus: a stake of ten uses both. */
const rich = { cashCentavos: 700n, bonusCentavos: 900n };
const STAKE = 1_000n;
const now = () => server.clock.now();
const cashCentavos = centavos(50n);
const bonusCentavos = centavos(60n);

async function bet({ token }: Gambler, runId?: string): Promise<void> {
  const body = { bet: colorBet(STAKE), ...(runId === undefined ? {} : { runId }) };
  const sent = { token, params: { game: GAME }, idempotencyKey: newKey() };
  const { status, text } = await server.send(playCalls.bet, body, sent);
  if (status !== 200) throw new Error(text);
}

async function startRun({ token }: Gambler): Promise<string> {
  const request = { bet: colorBet(STAKE), rounds: 5 };
  return (await server.send(playCalls.startRun, request, { token, params: { game: GAME } })).reply.runId;
}

type Step = (player: Gambler, runId: string) => Promise<unknown>;
const paths: Readonly<Record<string, readonly [Step, readonly number[]]>> = {
  'a bet': [(player) => bet(player), [10, 11]],
  'a bet of a run': [bet, [10, 11]],
  'a stake that is settled later': [
    ({ uid }) =>
      server.db.transaction((tx) =>
        takeStake(tx, {
          uid,
          reference: 'later',
          stakeCentavos: centavos(STAKE),
          turnoverWeight: 100,
          now: now(),
        }),
      ),
    [10, 11],
  ],
  'a payout': [
    ({ uid }) =>
      server.db.transaction((tx) =>
        repay(tx, 'payout', [{ uid, reference: 'paid', cashCentavos, bonusCentavos }], now()),
      ),
    [10, 11],
  ],
  'one of several refunds': [
    async ({ uid }) => {
      const other = await newGambler(server, rich);
      const before = await everything(server);
      const back = (of: number) => ({ uid: of, reference: 'back', cashCentavos, bonusCentavos });
      const all = server.db.transaction((tx) => repay(tx, 'refund', [back(other.uid), back(uid)], now()));
      await expect(all).rejects.toThrow('account');
      expect(await everything(server)).toBe(before);
      throw new Error('refused');
    },
    [10, 11],
  ],
  'a deposit': [
    ({ uid }) => deposit(server.db, { uid, amountCentavos: cashCentavos, reference: 'in', now: now() }),
    [10],
  ],
  'a bonus': [
    ({ uid }) =>
      post(server.db, {
        uid,
        kind: 'bonus',
        reference: 'gift',
        legs: [{ from: 'promotions', to: 'bonus', amount: 60n }],
        now: now(),
      }),
    [11],
  ],
  'a transfer between accounts': [
    ({ uid }) =>
      post(server.db, {
        uid,
        kind: 'withdrawal',
        reference: 'out',
        legs: [{ from: 'cash', to: 'hold', amount: 100n }],
        now: now(),
      }),
    [10, 12],
  ],
  'a check before the next stake': [
    ({ uid }) => server.db.transaction((tx) => lookAtNextStake(tx, uid)),
    [10],
  ],
};

const cases = Object.entries(paths).flatMap(([name, [step, codes]]) =>
  codes.flatMap((code) =>
    Object.entries(faults).map(([fault, plant]) => ({ name, step, code, fault, plant })),
  ),
);

describe('a missing balance row', () => {
  it.each(cases)('$name is refused completely if account $code $fault', async ({ step, code, plant }) => {
    const player = await newGambler(server, rich);
    const runId = await startRun(player);
    await plant(player.uid, code);
    const before = await everything(server);
    const isSeveral = step === paths['one of several refunds']?.[0];
    await expect(step(player, runId)).rejects.toThrow();
    if (!isSeveral) expect(await everything(server)).toBe(before);
  });

  it('every operation succeeds with all rows', async () => {
    for (const [name, [step]] of Object.entries(paths)) {
      if (name === 'one of several refunds') continue;
      const player = await newGambler(server, rich);
      await step(player, await startRun(player));
    }
  });
});
