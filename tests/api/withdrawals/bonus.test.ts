import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGambler } from '../../ledger/gamblers';
import { startTestServer, type TestServer } from '../../support/server';

/** The soak sets more: 100000. */
const OPERATIONS = Number(process.env.BONUS_OPERATIONS ?? 1_000);
/** What one statement does in the time that it has. */
const BATCH = 1_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Deposits, bonuses, bets with any payout, and withdrawals of up to everything, at random. */
const batch = (uid: number, from: number) => `
  DO $do$
  DECLARE
    cash bigint; bonus bigint; held bigint; stake bigint;
    at timestamptz := '2026-11-24T02:00:00Z';
  BEGIN
    PERFORM setseed(${(from % 997) / 997});
    PERFORM ledger_set_unchecked_until(${uid}, 'infinity');
    FOR i IN ${from}..${from + BATCH - 1} LOOP
      SELECT c.balance, b.balance, h.balance INTO STRICT cash, bonus, held
        FROM ledger_accounts c, ledger_accounts b, ledger_accounts h
        WHERE c.uid = ${uid} AND c.code = 10 AND b.uid = ${uid} AND b.code = 11 AND h.uid = ${uid} AND h.code = 12;
      CASE floor(random() * 8)
        WHEN 0 THEN
          PERFORM ledger_post(${uid}, 'deposit', 'in' || i, '{15}', '{10}', ARRAY[1 + floor(random() * 9000)::bigint], at);
        WHEN 1 THEN
          PERFORM ledger_post(${uid}, 'bonus', 'gift' || i, '{17}', '{11}', ARRAY[1 + floor(random() * 9000)::bigint], at);
        WHEN 2 THEN
          PERFORM ledger_post(${uid}, 'withdrawal', 'out' || i, '{10}', '{12}',
            ARRAY[1 + floor(random() * (cash + bonus + 2))::bigint], at);
        WHEN 3 THEN
          IF held > 0 THEN
            PERFORM ledger_post(${uid}, 'withdrawal', 'paid' || i, '{12}', '{15}', ARRAY[held], at);
          END IF;
        ELSE
          stake := 1 + floor(random() * (cash + bonus))::bigint;
          PERFORM ledger_wager(${uid}, i::text, stake, floor(stake * random() * 2.2)::bigint, at);
      END CASE;
    END LOOP;
  END $do$`;

it(`withdrawals never take bonus money or what it won, in ${OPERATIONS} random operations`, async () => {
  const { uid } = await newGambler(server, { clientSeed: null });
  for (let from = 1; from <= OPERATIONS; from += BATCH) await server.db.query({ text: batch(uid, from) });
  const [sums] = await server.db.query<Record<string, bigint>>({
    text: `
      SELECT
        coalesce(sum(amount) FILTER (WHERE from_code = 12), 0)::bigint AS paid,
        coalesce(sum(amount) FILTER (WHERE from_code = 15), 0)::bigint AS deposited,
        coalesce(sum(amount) FILTER (WHERE from_code = 16 AND to_code = 10), 0)::bigint AS won,
        coalesce(sum(amount) FILTER (WHERE from_code = 10 AND to_code = 16), 0)::bigint AS staked,
        coalesce(sum(amount) FILTER (WHERE from_code = 16 AND to_code = 11), 0)::bigint AS "wonBonus",
        coalesce(sum(amount) FILTER (WHERE from_code = 11 AND to_code <> 16), 0)::bigint AS leaked,
        (SELECT sum(balance) FROM ledger_accounts WHERE uid = $1 AND code IN (10, 12))::bigint AS left
      FROM ledger_entries WHERE uid = $1`,
    values: [uid],
  });
  const {
    paid = 0n,
    deposited = 0n,
    won = 0n,
    staked = 0n,
    wonBonus = 0n,
    leaked = 1n,
    left = 0n,
  } = sums ?? {};
  expect(leaked).toBe(0n);
  for (const happened of [paid, deposited, won, staked, wonBonus]) expect(happened).toBeGreaterThan(0n);
  // To the centavo: what left and what is left is what came in and was won on main money.
  expect(paid + left).toBe(deposited + won - staked);
});
