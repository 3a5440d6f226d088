import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEADERS } from '../../contract/headers';
import { withdrawalCalls } from '../../contract/wallet/withdrawals';
import { SettingsHolder } from '../../server/active/settingsHolder';
import { parseConfig } from '../../server/config';
import { type Context, systemClock } from '../../server/context';
import { openDatabase } from '../../server/db/database';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { saveAccount } from '../../server/domains/withdrawals/accounts';
import { PAYOUT_WEBHOOK_PATH } from '../../server/domains/withdrawals/callbacks';
import type { PayoutChannel } from '../../server/domains/withdrawals/channel';
import { sendDue } from '../../server/domains/withdrawals/sender';
import { balances } from '../../server/ledger/balances';
import { createLog } from '../../server/log';
import { SIGNATURE_HEADER, signWebhook } from '../../server/sandbox/gateway';
import { decideWithdrawal } from '../../server/sandbox/payoutDesk';
import { decidePayout, findPayout, payoutCallback, sandboxPayouts } from '../../server/sandbox/payouts';
import { audit } from '../ledger/audit';
import { newGambler } from '../ledger/gamblers';
import { testSeals } from '../support/seedKey';
import { newKey } from '../support/server';
import { installKillPoints, killHeld, planPoint, pointsPassed } from './killPoints';
import { type Supervisor, startServer } from './supervisor';

/** Calls that are held when a server is killed. */
const WAVE = 24;
/** Servers that send payouts, each of which has one in hand when it is killed. More at once only wait for a CPU. */
const SENDERS = 4;
/** On a slow machine a call may come too late to be held: then it is tried again with another player. */
const WAVES_MAX = 12;
const HOUR_MS = 60 * 60_000;

let postgres: EmbeddedPostgres;
let folder: string;
let context: Context;
let channel: PayoutChannel;
let server: Supervisor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peryahan-withdrawals-'));
  postgres = await startEmbedded({ folder });
  await migrate(postgres.url);
  const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', WITHDRAW_HOURS: '-' });
  const log = createLog(config);
  const db = openDatabase({ url: postgres.url, connectionsMax: 8 });
  const settings = new SettingsHolder({ config, db, log });
  context = { config, db, clock: systemClock, settings, log, ...testSeals };
  await settings.start();
  channel = sandboxPayouts(context);
  await installKillPoints(db);
  // What the bank was told to send, also where it had the reference already.
  await db.query({
    text: `
      CREATE TABLE bank_sends (reference text NOT NULL);
      CREATE FUNCTION count_send() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bank_sends VALUES (NEW.reference);
        RETURN NEW;
      END $$;
      CREATE TRIGGER count_send BEFORE INSERT ON sandbox_payouts FOR EACH ROW EXECUTE FUNCTION count_send()`,
  });
  server = await startServer(postgres.url, serverSettings('off'));
  await server.isReady();
});
afterAll(async () => {
  await server.stop();
  await context.settings.stop();
  await context.db.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const serverSettings = (sender: 'on' | 'off') => ({
  WITHDRAW_SENDER: sender,
  WITHDRAW_HOURS: '-',
  LIVE_TABLES: 'off',
  DATABASE_POOL: sender === 'on' ? '3' : String(WAVE + 4),
});

/** One try of a call. Null if the server died. */
interface Try {
  readonly status: number;
  readonly text: string;
}
type Call = () => Promise<Try | null>;

const request = async (path: string, headers: Record<string, string>, body: string): Promise<Try | null> => {
  try {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
};

/** Repeats a call until its answer is final. */
async function insist(call: Call): Promise<Try> {
  let answer: Try | null = null;
  await expect
    .poll(async () => {
      answer = await call();
      return answer !== null && (answer as Try).status < 500;
    })
    .toBe(true);
  return answer as unknown as Try;
}

interface Withdrawer {
  readonly uid: number;
  readonly token: string;
  readonly accountId: string;
}

/** A verified player with 5,000 pesos and an account. */
async function newWithdrawer(): Promise<Withdrawer> {
  const { db } = context;
  const { uid, token } = await newGambler(context, { cashCentavos: 500_000n, clientSeed: null });
  const [row] = await db.query<{ phone: string }>({
    text: "UPDATE players SET verified = 'VERIFIED' WHERE uid = $1 RETURNING phone",
    values: [uid],
  });
  const typed = { type: 'GCASH', number: row?.phone ?? '', holder: 'Maria Clara Santos' } as const;
  const { accountId } = await saveAccount(db, uid, typed, systemClock.now());
  return { uid, token, accountId };
}

const applying = ({ token, accountId }: Withdrawer): Call => {
  const headers = { [HEADERS.token]: token, [HEADERS.idempotencyKey]: newKey() };
  const body = JSON.stringify({ amount: '1000.00', accountId });
  return () => request(withdrawalCalls.apply.path, headers, body);
};

/** A withdrawal that was asked for. */
async function newRequest(): Promise<Withdrawer & { readonly withdrawalId: string }> {
  const player = await newWithdrawer();
  const { status, text } = await insist(applying(player));
  if (status !== 200) throw new Error(`the withdrawal was refused: ${text}`);
  return { ...player, withdrawalId: JSON.parse(text).data.withdrawalId };
}

/** A call that is about to be made, and whose it is. */
interface Prepared {
  readonly uid: number;
  readonly call: Call;
}

async function deciding(decision: 'approve' | 'reject'): Promise<Prepared> {
  const { uid, withdrawalId } = await newRequest();
  return { uid, call: () => request(`/sandbox/withdrawals/${withdrawalId}/${decision}`, {}, '{}') };
}

/** The bank's callback about a payout that it has. */
async function calledBack(end: 'succeeded' | 'failed'): Promise<Prepared> {
  const { db, clock } = context;
  const { uid, withdrawalId } = await newRequest();
  await decideWithdrawal(context, withdrawalId, 'approve');
  await sendDue(context, channel);
  await decidePayout(db, withdrawalId, end, clock.now());
  const payout = await findPayout(db, withdrawalId, clock.now());
  if (payout === null) throw new Error('the payout was not sent');
  const body = Buffer.from(JSON.stringify(payoutCallback(payout, end, end)));
  const headers = { [SIGNATURE_HEADER]: await signWebhook(context, body, clock.now()) };
  return { uid, call: () => request(PAYOUT_WEBHOOK_PATH, headers, body.toString()) };
}

/** Each prepares a call for a new player. */
const STEPS = {
  apply: async () => {
    const player = await newWithdrawer();
    return { uid: player.uid, call: applying(player) };
  },
  cancel: async () => {
    const { uid, token, withdrawalId } = await newRequest();
    const headers = { [HEADERS.token]: token, [HEADERS.idempotencyKey]: newKey() };
    const body = JSON.stringify({ withdrawalId });
    return { uid, call: () => request(withdrawalCalls.cancel.path, headers, body) };
  },
  approve: () => deciding('approve'),
  reject: () => deciding('reject'),
  'callback of a payout that arrived': () => calledBack('succeeded'),
  'callback of a payout that failed': () => calledBack('failed'),
} as const satisfies Record<string, () => Promise<Prepared>>;

type Step = keyof typeof STEPS;

/** The fewest points of each step, so that a point that is not reached is noticed. */
const POINTS_MIN: Readonly<Record<Step | 'send', number>> = {
  apply: 8,
  cancel: 8,
  approve: 9,
  reject: 11,
  'callback of a payout that arrived': 12,
  'callback of a payout that failed': 10,
  send: 8,
};

/** All that a player's withdrawal has left, without what differs between players. */
async function booksOf(uid: number) {
  const { db } = context;
  const states = await db.query({
    text: `
      SELECT s.state, s.reason, p.state AS payout, (SELECT count(*) FROM bank_sends WHERE reference = 'CO' || number) AS sends
      FROM withdrawals w JOIN withdrawal_states s USING (number) LEFT JOIN payouts p USING (number)
      WHERE w.uid = $1 ORDER BY number, s.version`,
    values: [uid],
  });
  const entries = await db.query({
    text: `
      SELECT kind, regexp_replace(reference, '[0-9]+', '') AS reference, from_code AS source, to_code AS target, amount
      FROM ledger_entries WHERE uid = $1 ORDER BY transfer_id, leg`,
    values: [uid],
  });
  const messages = await db.query({
    text: "SELECT content ->> 'state' AS state FROM messages WHERE uid = $1 AND content ->> 'kind' = 'withdrawal'",
    values: [uid],
  });
  const { cashCentavos, holdCentavos } = await balances(db, uid);
  return { states, entries, messages, cashCentavos, holdCentavos };
}

/** Books of a step that is never disturbed, and how many points it has. */
async function undisturbed(step: Step) {
  const { uid, call } = await STEPS[step]();
  await planPoint(context.db, uid, 0);
  expect((await insist(call)).status, step).toBe(200);
  const points = await pointsPassed(context.db, uid);
  expect(points, step).toBeGreaterThanOrEqual(POINTS_MIN[step]);
  await sendDue(context, channel);
  return { points, books: await booksOf(uid) };
}

it('a server killed at any row or commit of a withdrawal leaves what one that is never killed leaves', async () => {
  const steps = Object.keys(STEPS) as Step[];
  const expected = new Map<Step, Awaited<ReturnType<typeof undisturbed>>>();
  for (const step of steps) expected.set(step, await undisturbed(step));
  let left = steps.flatMap((step) =>
    Array.from({ length: expected.get(step)?.points ?? 0 }, (_, index) => ({ step, point: index + 1 })),
  );
  for (let wave = 0; left.length > 0; wave += 1) {
    expect(wave, `not held: ${JSON.stringify(left)}`).toBeLessThan(WAVES_MAX);
    const calls: (Prepared & { readonly step: Step; readonly point: number })[] = [];
    for (const { step, point } of left.slice(0, WAVE)) {
      const prepared = await STEPS[step]();
      await planPoint(context.db, prepared.uid, point);
      calls.push({ ...prepared, step, point });
    }
    const lost: Promise<Try | null>[] = [];
    const uids = calls.map(({ uid }) => uid);
    const start = () => lost.push(...calls.map(({ call }) => call()));
    const held = await killHeld(postgres.url, uids, start, server.kill);
    await Promise.all(lost);
    await server.isReady();
    for (const { step, point, uid, call } of calls) {
      const answer = await insist(call);
      if (step === 'apply' || step === 'cancel') expect((await insist(call)).text).toBe(answer.text);
      await sendDue(context, channel);
      expect(await booksOf(uid), `${step}, point ${point}`).toEqual(expected.get(step)?.books);
    }
    expect(await audit(context.db)).toEqual([]);
    const isHeld = new Set(
      calls.filter(({ uid }) => held.has(uid)).map(({ step, point }) => `${step} ${point}`),
    );
    left = left.filter(({ step, point }) => !isHeld.has(`${step} ${point}`));
  }
}, 120_000);

/** A withdrawal that is approved, and due in an hour. */
async function newApproved() {
  const player = await newRequest();
  const clock = { now: () => new Date(systemClock.now().getTime() + HOUR_MS) };
  await decideWithdrawal({ ...context, clock }, player.withdrawalId, 'approve');
  return player;
}

/** Makes payouts of these players due; every later write counts as a point. */
const makeDue = (uids: readonly number[], point: (uid: number) => number) =>
  context.db.transaction(async (tx) => {
    await tx.query({
      text: 'UPDATE payouts SET due_at = now() FROM withdrawals w WHERE w.number = payouts.number AND w.uid = ANY ($1)',
      values: [uids],
    });
    for (const uid of uids) await planPoint(tx, uid, point(uid));
  });

/** What the minute after a death does: another process may take the payout. */
const endMinute = (uid: number) =>
  context.db.query({
    text: `
      UPDATE payouts SET due_at = now() FROM withdrawals w
      WHERE w.number = payouts.number AND w.uid = $1 AND payouts.state = 'sending'`,
    values: [uid],
  });

it('a sender killed at any row or commit has its payout sent once by another', async () => {
  const first = await newApproved();
  await makeDue([first.uid], () => 0);
  await sendDue(context, channel);
  const points = await pointsPassed(context.db, first.uid);
  expect(points).toBeGreaterThanOrEqual(POINTS_MIN.send);
  const books = await booksOf(first.uid);
  expect(books.states.at(-1)).toEqual({ state: 'sent', reason: null, payout: 'sent', sends: 1n });

  let left = Array.from({ length: points }, (_, index) => index + 1);
  for (let wave = 0; left.length > 0; wave += 1) {
    expect(wave, `not held: ${left}`).toBeLessThan(WAVES_MAX);
    const senders = await Promise.all(
      left.slice(0, SENDERS).map(() => startServer(postgres.url, serverSettings('on'))),
    );
    // Killed and not started again: another wave has senders of its own.
    const kill = () => Promise.all(senders.map((sender) => sender.stop()));
    try {
      await Promise.all(senders.map((sender) => sender.isReady()));
      const players: { readonly uid: number; readonly point: number }[] = [];
      for (const point of left.slice(0, SENDERS)) players.push({ uid: (await newApproved()).uid, point });
      const uids = players.map(({ uid }) => uid);
      const start = () =>
        void makeDue(uids, (uid) => players.find((player) => player.uid === uid)?.point ?? 0);
      const held = await killHeld(postgres.url, uids, start, kill);
      // What a process had asked of the database when it died may still be done: then the next minute sends the payout.
      const sendByAnother = async (uid: number) => {
        await endMinute(uid);
        await sendDue(context, channel);
        return booksOf(uid);
      };
      for (const { uid, point } of players) {
        await expect.poll(() => sendByAnother(uid), { message: `point ${point}` }).toEqual(books);
      }
      expect(await audit(context.db)).toEqual([]);
      const isHeld = new Set(players.filter(({ uid }) => held.has(uid)).map(({ point }) => point));
      left = left.filter((point) => !isHeld.has(point));
    } finally {
      await kill();
    }
  }
}, 120_000);
