import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server';
import { newGambler } from './gamblers';

/** `npm run soak -- bonus` sets more: 100000. */
const OPERATIONS = Number(process.env.BONUS_OPERATIONS ?? 1_000);
/** What one statement does in the time that it has. */
const BATCH = 1_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The bonus part of each stake with what it must count, written by the test beside the ledger.
  await server.db.query({ text: 'CREATE TABLE law_counts (counts bigint NOT NULL)' });
});
afterAll(() => server.close());

/** Deposits, bonuses, bets with any payout at any weight, withdrawals of up to everything, and time, at random. */
const batch = (uid: number, from: number) => `
  DO $do$
  DECLARE
    cash bigint; bonus bigint; held bigint; stake bigint; weight integer; part bigint; bet record;
    -- Half a day between operations, so that some bonuses expire.
    at timestamptz;
  BEGIN
    PERFORM setseed(${(from % 997) / 997});
    PERFORM ledger_set_unchecked_until(${uid}, 'infinity');
    FOR i IN ${from}..${from + BATCH - 1} LOOP
      at := '2026-11-24T02:00:00Z'::timestamptz + i * interval '12 hours';
      SELECT c.balance, b.balance, h.balance INTO STRICT cash, bonus, held
        FROM ledger_accounts c, ledger_accounts b, ledger_accounts h
        WHERE c.uid = ${uid} AND c.code = 10 AND b.uid = ${uid} AND b.code = 11 AND h.uid = ${uid} AND h.code = 12;
      stake := 1 + floor(random() * least(cash + bonus, CASE WHEN random() < 0.9 THEN 2100 ELSE 1e9 END))::bigint;
      weight := (ARRAY[100, 100, 100, 50, 50, 0])[1 + floor(random() * 6)::integer];
      part := greatest(0, stake - cash);
      BEGIN
        CASE floor(random() * 12)
          WHEN 0 THEN
            PERFORM ledger_post(${uid}, 'deposit', 'in' || i, '{15}', '{10}', ARRAY[1 + floor(random() * 900)::bigint], at);
          WHEN 1 THEN
            PERFORM bonus_grant(${uid}, 'GIFT', 'gift' || i, 1 + floor(random() * 3000)::bigint, at);
          WHEN 2 THEN
            PERFORM ledger_post(${uid}, 'withdrawal', 'out' || i, '{10}', '{12}',
              ARRAY[1 + floor(random() * (cash + bonus + 2))::bigint], at);
          WHEN 3 THEN
            IF held > 0 THEN
              PERFORM ledger_post(${uid}, 'withdrawal', 'paid' || i, '{12}', '{15}', ARRAY[held], at);
            END IF;
          WHEN 4 THEN
            PERFORM ledger_lock(ARRAY[${uid}]);
            PERFORM bonus_close(${uid}, at);
          WHEN 5 THEN
            IF (SELECT s.cash FROM ledger_stake(${uid}, 'later' || i, stake, at, weight) AS s) IS NOT NULL AND part > 0 THEN
              INSERT INTO law_counts SELECT 0;
            END IF;
          WHEN 6 THEN
            SELECT * INTO bet FROM bonus_stakes WHERE uid = ${uid} AND settled_at IS NULL ORDER BY random() LIMIT 1;
            IF FOUND AND random() < 0.7 THEN
              PERFORM ledger_repay('payout', ARRAY[${uid}], ARRAY[bet.reference], '{0}',
                ARRAY[floor(bet.amount * random() * 2.2)::bigint], at);
              PERFORM bonus_settle('payout', ARRAY[${uid}], ARRAY[bet.reference], at);
              INSERT INTO law_counts SELECT bet.counts;
            ELSIF FOUND THEN
              PERFORM ledger_repay('refund', ARRAY[${uid}], ARRAY[bet.reference], '{0}', ARRAY[bet.amount], at);
              PERFORM bonus_settle('refund', ARRAY[${uid}], ARRAY[bet.reference], at);
            END IF;
          ELSE
            IF (SELECT w.cash FROM ledger_wager(${uid}, i::text, stake, floor(stake * random() * 2.2)::bigint, at, weight)
                AS w) IS NOT NULL AND part > 0 THEN
              INSERT INTO law_counts SELECT floor(part * weight / 100.0)::bigint;
            END IF;
        END CASE;
      EXCEPTION WHEN SQLSTATE 'SP001' THEN
        -- Bonus money at weight 0, or in a bet over 20.00.
        NULL;
      END;
    END LOOP;
  END $do$`;

const SUMS = `
  SELECT
    coalesce(sum(amount) FILTER (WHERE from_code = 12), 0)::bigint AS paid,
    coalesce(sum(amount) FILTER (WHERE from_code = 15), 0)::bigint AS deposited,
    coalesce(sum(amount) FILTER (WHERE from_code = 16 AND to_code = 10), 0)::bigint AS won,
    coalesce(sum(amount) FILTER (WHERE from_code = 10 AND to_code = 16), 0)::bigint AS staked,
    coalesce(sum(amount) FILTER (WHERE from_code = 17 AND to_code = 11), 0)::bigint AS granted,
    coalesce(sum(amount) FILTER (WHERE from_code = 16 AND to_code = 11), 0)::bigint AS "bonusWon",
    coalesce(sum(amount) FILTER (WHERE from_code = 11 AND to_code = 16), 0)::bigint AS "bonusStaked",
    coalesce(sum(amount) FILTER (WHERE from_code = 11 AND to_code = 10), 0)::bigint AS released,
    coalesce(sum(amount) FILTER (WHERE from_code = 11 AND to_code = 17), 0)::bigint AS expired,
    coalesce(sum(amount) FILTER (WHERE from_code = 11 AND to_code NOT IN (10, 16, 17)), 0)::bigint AS leaked,
    (SELECT sum(balance) FROM ledger_accounts WHERE uid = $1 AND code IN (10, 12))::bigint AS left,
    (SELECT balance FROM ledger_accounts WHERE uid = $1 AND code = 11) AS bonus
  FROM ledger_entries WHERE uid = $1`;

const GRANTS = `
  SELECT
    coalesce(sum(moved) FILTER (WHERE state = 'completed'), 0)::bigint AS completed,
    coalesce(sum(moved) FILTER (WHERE state = 'expired'), 0)::bigint AS expired,
    coalesce(sum(amount) FILTER (WHERE state <> 'waiting'), 0)::bigint AS begun,
    sum(counted)::bigint AS counted,
    (SELECT sum(counts) FROM law_counts)::bigint AS due,
    count(*) FILTER (WHERE state = 'completed' AND moved > 0 AND counted < 5 * amount) AS early,
    count(*) FILTER (WHERE state = 'expired' AND ended_at < started_at + interval '30 days') AS hasty,
    count(*) FILTER (WHERE state = 'processing') AS processing,
    (SELECT count(*) FROM (
      SELECT FROM ledger_entries WHERE uid = $1 AND kind = 'stake' GROUP BY transfer_id
      HAVING bool_or(from_code = 11) AND sum(amount) > 2000) AS large) AS large
  FROM bonus_grants WHERE uid = $1`;

it(
  `bonus money reaches main money by its turnover alone, and withdrawals never take it, in ${OPERATIONS} random operations`,
  async () => {
    const { uid } = await newGambler(server, { clientSeed: null });
    for (let from = 1; from <= OPERATIONS; from += BATCH) await server.db.query({ text: batch(uid, from) });
    const read = async (text: string) => {
      const [row] = await server.db.query<Record<string, bigint>>({ text, values: [uid] });
      return (name: string): bigint => row?.[name] ?? -1n;
    };
    const sums = await read(SUMS);
    const grants = await read(GRANTS);
    const happened = ['paid', 'deposited', 'won', 'staked', 'bonusWon', 'bonusStaked', 'released', 'expired'];
    for (const name of happened) expect(sums(name), name).toBeGreaterThan(0n);
    expect(sums('leaked')).toBe(0n);
    // To the centavo: what left and what is left is what came in, was won on main money, and was released.
    expect(sums('paid') + sums('left')).toBe(
      sums('deposited') + sums('won') - sums('staked') + sums('released'),
    );
    expect(sums('paid')).toBeLessThanOrEqual(sums('deposited') + sums('won') + sums('released'));
    expect(sums('bonus') + sums('released') + sums('expired')).toBe(
      sums('granted') + sums('bonusWon') - sums('bonusStaked'),
    );
    expect(grants('begun')).toBe(sums('granted'));
    expect(grants('completed')).toBe(sums('released'));
    expect(grants('expired')).toBe(sums('expired'));
    expect(grants('counted')).toBe(grants('due'));
    for (const name of ['early', 'hasty', 'large']) expect(grants(name), name).toBe(0n);
    expect(grants('processing')).toBeLessThanOrEqual(1n);
  },
  60_000 + 20 * OPERATIONS,
);
