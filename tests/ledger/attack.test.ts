import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNERS } from '../support/desk';
import { runJobs } from '../support/jobs';
import { startTestServer, type TestServer } from '../support/server';
import { startTables } from '../support/tables';
import { PROVIDERS } from '../support/wallet';
import { attack } from './attack/attack';
import { crowd } from './attack/crowd';

/** The soak `hostile` makes 10000 and 2000 calls, of the seed that it is given. */
const HOSTILE = Number(process.env.HOSTILE_CALLS ?? '400');
const CONCURRENT = Number(process.env.CONCURRENT_CALLS ?? '300');
const SEED = Number(process.env.HOSTILE_SEED ?? '1');
const TIMEOUT_MS = 60 * 60_000;
/** Slower than in other tests of tables, so that a burst falls into a flight. */
const PACE = '5';

const environment = { PROVIDERS, SMS_PER_ADDRESS: '100000', SMS_PER_DAY: '1000000' };

/** Only a soak says how it went. */
function report(what: string, startedMs: number, figures: object): void {
  if (process.env.HOSTILE_CALLS === undefined) return;
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
  console.log(`${what}, seed ${SEED}: ${seconds} s\n${JSON.stringify(figures, null, 2)}`);
}

describe(`${HOSTILE} hostile calls, seed ${SEED}`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...environment, OPERATOR_EMAIL: OWNERS.join(',') } });
    // What a job writes is no change that a call has made: jobs that have run are not due again while the clock stands.
    server.clock.freeze(server.clock.now());
    await runJobs(server);
  });
  afterAll(() => server.close());

  it(
    'are answered in the envelope, never with an error, and move nothing in the ledger',
    async () => {
      const startedMs = performance.now();
      const { findings, ...figures } = await attack(server, { calls: HOSTILE, seed: SEED });
      report('hostile calls', startedMs, figures);
      expect(findings).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe(`${CONCURRENT} concurrent calls of five players, seed ${SEED}`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTables({ ...environment, LIVE_PACE: PACE });
  });
  afterAll(() => server.close());

  it(
    'move exactly what their answers acknowledge, each once',
    async () => {
      const startedMs = performance.now();
      const { findings, ...figures } = await crowd(server, { calls: CONCURRENT, seed: SEED });
      report('concurrent calls', startedMs, figures);
      expect(findings).toEqual([]);
      for (const kind of ['bet', 'join', 'order', 'callback', 'withdraw', 'mission']) {
        expect(figures.acknowledged[kind], kind).toBeGreaterThan(0);
      }
    },
    TIMEOUT_MS,
  );
});
