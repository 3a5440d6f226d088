import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '../../games/kit/rules/money';
import type { Json } from '../../games/kit/rules/round';
import { balances } from '../../server/ledger/balances';
import { deposit } from '../../server/ledger/deposit';
import { once } from '../../server/ledger/once';
import { post } from '../../server/ledger/post';
import { runJobs } from '../support/jobs';
import { buildTestApp, newKey, startTestServer, type TestServer } from '../support/server';
import { audit } from './audit';
import { arrange, GAME, type Gambler, newGambler } from './gamblers';

/** How many calls are concurrent, and how often each race is repeated: more often in `npm run soak -- races`. */
const CROWD = 50;
const REPEATS = Number(process.env.RACE_REPEATS ?? 20);
const TIMEOUT_MS = 120_000 * Math.max(1, REPEATS / 20);

let server: TestServer;
let apps: TestServer['app'][];
beforeAll(async () => {
  server = await startTestServer();
  // Players here are made to lose: after some thousand bets, the job that watches returns would pause the game.
  server.clock.freeze(server.clock.now());
  await runJobs(server);
  // Three applications on one database: nothing cached in one of them may decide a race.
  apps = [server.app, await buildTestApp(server.context), await buildTestApp(server.context)];
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await Promise.all(apps.slice(1).map((app) => app.close()));
  await server.close();
});

/** A bet on three red cubes, which loses 215 times out of 216. */
const longShot = (stake: string): Json => ({ positions: [{ kind: 'triple', colors: [0], stake }] });

const bet = ({ token }: Gambler, wire: Json, key: string, app: number) =>
  (apps[app % apps.length] ?? server.app).inject({
    method: 'POST',
    url: `/x2/og/${GAME}/bet`,
    headers: { token, 'idempotency-key': key },
    payload: { bet: wire as object },
  });

/** A player whose next bets all lose, so that the balance is never topped up by a payout. */
async function newLoser(cashCentavos: bigint): Promise<Gambler> {
  const player = await newGambler(server, { cashCentavos });
  await arrange(server, player, longShot('1'), (_first, roundAt) =>
    Array.from({ length: CROWD }, (_, nonce) => roundAt(nonce)).every(
      ({ payoutCentavos }) => payoutCentavos === 0n,
    ),
  );
  return player;
}

const crowd = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => work(index)));

const repeat = async (work: (turn: number) => Promise<void>): Promise<void> => {
  for (let turn = 0; turn < REPEATS; turn += 1) await work(turn);
};

/** On even turns one process gets all calls, on odd turns they are spread over all. */
const appFor = (turn: number, index: number): number => (turn % 2 === 0 ? 0 : index);

const roundsOf = async ({ uid }: Gambler): Promise<number> =>
  (await server.db.query({ text: 'SELECT FROM play_rounds WHERE uid = $1', values: [uid] })).length;

describe(`${CROWD} concurrent bets`, () => {
  it(
    'on a balance for ten: exactly ten are settled',
    async () => {
      await repeat(async (turn) => {
        const player = await newLoser(1_000n);
        const answers = await crowd((index) => bet(player, longShot('1'), newKey(), appFor(turn, index)));
        const codes = answers.map((answer) => answer.json().code);
        expect(codes.filter((code) => code === '00000')).toHaveLength(10);
        expect(codes.filter((code) => code === '42200')).toHaveLength(CROWD - 10);
        expect(await roundsOf(player)).toBe(10);
        expect(await balances(server.db, player.uid)).toMatchObject({
          cashCentavos: 0n,
          turnoverCentavos: 1_000n,
        });
      });
    },
    TIMEOUT_MS,
  );

  it(
    'with one key: one is settled, and all get its answer',
    async () => {
      await repeat(async (turn) => {
        const player = await newLoser(1_000n);
        const key = newKey();
        const answers = await crowd((index) => bet(player, longShot('1'), key, appFor(turn, index)));
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        expect(answers[0]?.statusCode).toBe(200);
        expect(await roundsOf(player)).toBe(1);
        expect((await balances(server.db, player.uid)).cashCentavos).toBe(900n);
      });
    },
    TIMEOUT_MS,
  );

  it(
    'with one key and different stakes: one stake is settled, and the others are refused',
    async () => {
      await repeat(async (turn) => {
        const player = await newLoser(10_000n);
        const key = newKey();
        const answers = await crowd((index) =>
          bet(player, longShot(`${1 + (index % 5)}`), key, appFor(turn, index)),
        );
        const codes = answers.map((answer) => answer.json().code);
        expect(codes.filter((code) => code === '00000')).toHaveLength(CROWD / 5);
        expect(codes.filter((code) => code === '40901')).toHaveLength(CROWD - CROWD / 5);
        expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
        expect(await roundsOf(player)).toBe(1);
      });
    },
    TIMEOUT_MS,
  );
});

describe("another player's bet", () => {
  it('is not waited for, even while it commits: bets have no row in common', async () => {
    const [slow, quick] = [await newLoser(1_000n), await newLoser(1_000n)];
    await server.db.query({
      text: `
        CREATE FUNCTION hold_commit() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.uid = ${slow.uid} THEN PERFORM pg_advisory_xact_lock_shared(15); END IF;
          RETURN NULL;
        END $$;
        CREATE CONSTRAINT TRIGGER hold_commit AFTER INSERT ON play_rounds DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION hold_commit()`,
    });
    let held: Promise<unknown> = Promise.resolve();
    await server.db.transaction(async (hand) => {
      await hand.query({ text: 'SELECT pg_advisory_xact_lock(15)' });
      held = bet(slow, longShot('1'), newKey(), 0);
      const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 15 AND NOT granted";
      await expect.poll(() => hand.query({ text: waiting })).toHaveLength(1);
      // The wait for a lock would end in "busy".
      await hand.query({ text: "SET LOCAL idle_in_transaction_session_timeout = '2min'" });
      expect((await bet(quick, longShot('1'), newKey(), 1)).json().code).toBe('00000');
      expect(await roundsOf(slow)).toBe(0);
    });
    await held;
    expect(await roundsOf(slow)).toBe(1);
    await server.db.query({ text: 'DROP FUNCTION hold_commit CASCADE' });
  });
});

describe('concurrent bets, deposits and withdrawals of one player', () => {
  it(
    'all count, and each line of the statement continues the one before',
    async () => {
      await repeat(async (turn) => {
        const player = await newLoser(10_000n);
        const { uid } = player;
        const move = (index: number): Promise<unknown> => {
          const reference = `crowd-${index}`;
          const now = server.clock.now();
          if (index % 3 === 0) return bet(player, longShot('1'), newKey(), appFor(turn, index));
          if (index % 3 === 1)
            return deposit(server.db, { uid, amountCentavos: centavos(50n), reference, now });
          const legs = [{ from: 'cash', to: 'hold', amount: 20n }] as const;
          return post(server.db, { uid, kind: 'withdrawal', reference, legs, now });
        };
        await crowd(move);
        const [bets, deposits, holds] = [17n, 17n, 16n];
        expect(await balances(server.db, uid)).toMatchObject({
          cashCentavos: 10_000n - bets * 100n + deposits * 50n - holds * 20n,
          holdCentavos: holds * 20n,
          turnoverCentavos: bets * 100n,
        });
      });
      expect(await audit(server.db)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('work done once per key', () => {
  it(
    'is done once for concurrent calls, and all get its text',
    async () => {
      await repeat(async () => {
        const { uid } = await newGambler(server, { clientSeed: null });
        const intent = { uid, key: newKey(), call: '/test', bodyHash: '0'.repeat(64) };
        let works = 0;
        const texts = await crowd((index) =>
          once(server, intent, async () => {
            works += 1;
            return `answer of ${index}`;
          }),
        );
        expect(works).toBe(1);
        expect(new Set(texts).size).toBe(1);
      });
    },
    TIMEOUT_MS,
  );

  it('that throws is rolled back and leaves its key unused', async () => {
    const { uid } = await newGambler(server, { clientSeed: null });
    const intent = { uid, key: newKey(), call: '/test', bodyHash: '0'.repeat(64) };
    const fails = once(server, intent, async (tx) => {
      await tx.query({ text: 'UPDATE players SET name = $2 WHERE uid = $1', values: [uid, 'changed'] });
      throw new Error('half way');
    });
    await expect(fails).rejects.toThrow('half way');
    const [row] = await server.db.query<{ name: string }>({
      text: 'SELECT name FROM players WHERE uid = $1',
      values: [uid],
    });
    expect(row?.name).not.toBe('changed');
    expect(await once(server, intent, async () => 'second')).toBe('second');
    await expect(
      once(server, { ...intent, bodyHash: '1'.repeat(64) }, async () => 'third'),
    ).rejects.toMatchObject({
      reason: 'keyReused',
    });
  });
});
