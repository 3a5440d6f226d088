import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf } from '../support/rules';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { PROVIDERS } from '../support/wallet';
import { audit } from './audit';
import { type MoneyOperation, OPERATIONS, STUDIO } from './operations/moneyOperations';
import { rowsOf } from './operations/playerRows';

/** How many calls are concurrent, and how often each race is repeated: more often in `npm run soak -- races`. */
const CROWD = 50;
const REPEATS = Math.max(1, Number(process.env.RACE_REPEATS ?? 20) / 20);
const REPEAT_TAKES_MS = 30_000;

let server: TestServer;
beforeAll(async () => {
  // Every repeat registers players, more of them than may register from one address.
  const environment = { LOG_LEVEL: 'silent', PROVIDERS, SMS_PER_ADDRESS: '100000' };
  server = await startTestServer({ environment });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const all = new Map<string, (on: TestServer) => Promise<MoneyOperation>>([
  ...[...OPERATIONS].map(([call, prepare]) => [nameOf(call), prepare] as const),
  ...Object.entries(STUDIO),
]);

describe(`${CROWD} calls at once under one key`, () => {
  it.each([...all.keys()])(
    '%s: all get the same bytes, and what one call does is done once',
    async (name) => {
      const prepare = all.get(name);
      if (prepare === undefined) throw new Error(`there is no ${name}`);
      for (let turn = 0; turn < REPEATS; turn += 1) {
        const { uid, call } = await prepare(server);
        const key = newKey();
        const before = await rowsOf(server.db, uid);
        const answers = await Promise.all(Array.from({ length: CROWD }, () => call(key)));
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        expect(answers[0]?.status).toBe(200);
        const after = await rowsOf(server.db, uid);
        expect(after).not.toEqual(before);
        // Once more, and nothing has changed.
        expect((await call(key)).text).toBe(answers[0]?.text);
        expect(await rowsOf(server.db, uid)).toEqual(after);
        const [transfers] = await server.db.query<{ most: bigint }>({
          text: `SELECT coalesce(max(n), 0) AS most FROM (
              SELECT count(*) AS n FROM ledger_references WHERE uid = $1 GROUP BY kind, reference) r`,
          values: [uid],
        });
        expect(Number(transfers?.most)).toBeLessThanOrEqual(1);
      }
    },
    60_000 + REPEATS * REPEAT_TAKES_MS,
  );
});
