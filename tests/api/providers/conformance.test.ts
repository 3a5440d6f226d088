import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walletCalls } from '../../../contract/providers';
import { runConformance } from '../../../scripts/lib/conformance';
import { sandboxPlayers } from '../../../scripts/lib/sandboxPlayers';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { newGambler } from '../../ledger/gamblers';
import { startTestServer, type TestServer } from '../../support/server';
import { PROVIDERS, secretOf, sitDown, tellWallet } from '../../support/wallet';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { PROVIDERS, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

it('the fifteen cases, and the calls of strangers, pass in every order and with every call repeated', async () => {
  const wallet = { url: server.url, provider: 'JILI', secret: secretOf('JILI'), gameId: '101' };
  const verdicts = await runConformance(wallet, sandboxPlayers(server.url, 'JILI', '101'));
  expect(verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
  expect(verdicts).toHaveLength(16);
  expect(verdicts.reduce((sum, { orders }) => sum + orders, 0)).toBe(63);
});

it('a call sent a hundred times, fifty of them at once, has one effect and one answer', async () => {
  const player = await newGambler(server, { cashCentavos: 10_000n });
  const sitting = await sitDown(server, player);
  const calls = [
    () => sitting.bet('b', '10'),
    () => sitting.win('w', 'b', '25'),
    () => sitting.bet('c', '10', 'other'),
    () => sitting.rollback('r', 'c', 'other'),
  ];
  for (const call of calls) {
    const answers = await Promise.all(Array.from({ length: 50 }, call));
    for (let again = 0; again < 50; again += 1) answers.push(await call());
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.code).toBe('00000');
  }
  expect((await balances(server.db, player.uid)).cashCentavos).toBe(11_500n);
});

it('an id used by two players is accepted for the first only', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => sitDown(server, await newGambler(server, { cashCentavos: 10_000n }))),
  );
  const codes = await Promise.all([one?.bet('shared', '5'), other?.bet('shared', '5')]);
  expect(codes.map((answer) => answer?.code).toSorted()).toEqual(['00000', '40901']);
});

/** Tables that a wallet call writes; every statement on one of them is a point to fail at. */
const TABLES = [
  'ledger_accounts',
  'ledger_entries',
  'ledger_references',
  'provider_transactions',
  'provider_rounds',
];

describe.each(['raise', 'terminate'])('failing at any statement (%s)', (mode) => {
  beforeAll(async () => {
    const statements = [
      'CREATE TABLE IF NOT EXISTS fail_plan (point integer NOT NULL, mode text NOT NULL)',
      'TRUNCATE fail_plan',
      "INSERT INTO fail_plan VALUES (0, 'raise')",
      `CREATE OR REPLACE FUNCTION fail_point() RETURNS trigger LANGUAGE plpgsql AS $$
       DECLARE
         here integer := coalesce(nullif(current_setting('test.point', true), ''), '0')::integer + 1;
         plan fail_plan;
       BEGIN
         PERFORM set_config('test.point', here::text, true);
         SELECT * INTO plan FROM fail_plan;
         IF here = plan.point AND plan.mode = 'raise' THEN
           RAISE EXCEPTION 'fail point %', here;
         ELSIF here = plan.point THEN
           PERFORM pg_terminate_backend(pg_backend_pid());
           PERFORM pg_sleep(1);
         END IF;
         RETURN NULL;
       END $$`,
      ...TABLES.map(
        (table) => `CREATE OR REPLACE TRIGGER fail_point AFTER INSERT OR UPDATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION fail_point()`,
      ),
    ];
    for (const text of statements) await server.db.query({ text });
  });

  it('a bet, a win and a rollback leave nothing behind, and the repeat takes effect once', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n, bonusCentavos: 700n });
    const sitting = await sitDown(server, player);
    const plan = (point: number) =>
      server.db.query({ text: 'UPDATE fail_plan SET point = $1, mode = $2', values: [point, mode] });
    const calls = [
      () => sitting.bet(`b-${mode}`, '20', mode),
      () => sitting.win(`w-${mode}`, `b-${mode}`, '30', mode),
      () => sitting.bet(`c-${mode}`, '20', `${mode}2`),
      () => sitting.rollback(`r-${mode}`, `c-${mode}`, `${mode}2`),
    ];
    const totals: bigint[] = [];
    for (const call of calls) {
      let point = 1;
      for (; ; point += 1) {
        await plan(point);
        const { status } = await call();
        if (status === 200) break;
        expect(status, `point ${point}`).toBeGreaterThanOrEqual(500);
        await plan(0);
        expect(await audit(server.db), `point ${point}`).toEqual([]);
      }
      expect(point).toBeGreaterThan(3);
      await plan(0);
      await call();
      const { cashCentavos, bonusCentavos } = await balances(server.db, player.uid);
      totals.push(cashCentavos);
      expect(bonusCentavos).toBe(700n);
    }
    expect(totals).toEqual([3_000n, 6_000n, 4_000n, 6_000n]);
  });
});

it('the stand-in plays a round through the wallet, and the ledger agrees with what it shows', async () => {
  const player = await newGambler(server, { cashCentavos: 10_000n });
  const launched = await server.inject({
    method: 'POST',
    url: '/hd/login',
    payload: { gameProvider: 'PP', gameId: '101' },
    headers: { token: player.token },
  });
  const frame = new URL(launched.json().data.url);
  const page = await fetch(frame);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).not.toContain(frame.hash.slice(1));
  const ask = async (path: string, body: object) => {
    const response = await fetch(new URL(path, frame), { method: 'POST', body: JSON.stringify(body) });
    return response.json() as Promise<Record<string, unknown>>;
  };
  const token = frame.hash.slice(1);
  const entry = { provider: 'PP', gameId: '101', token };
  const opened = await ask('/api/open', entry);
  expect(opened).toMatchObject({ ok: true, balanceCentavos: 10_000 });
  expect(await ask('/api/open', entry)).toMatchObject({ ok: false, code: '40104' });
  const stakeCentavos = (opened.stakesCentavos as number[])[0] ?? 0;
  let expected = 10_000;
  for (let round = 0; round < 5; round += 1) {
    const played = await ask('/api/play', { seat: opened.seat, stakeCentavos, choice: 0 });
    expected += Number(played.payoutCentavos) - stakeCentavos;
    expect(played).toMatchObject({ ok: true, balanceCentavos: expected });
  }
  expect(await ask('/api/play', { seat: opened.seat, stakeCentavos: 1, choice: 0 })).toMatchObject({
    ok: false,
  });
  expect((await balances(server.db, player.uid)).cashCentavos).toBe(BigInt(expected));
  const session = 'A'.repeat(43);
  expect((await tellWallet(server, walletCalls.balance, { session }, { provider: 'PP' })).code).toBe('40104');
});
