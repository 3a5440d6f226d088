import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainOf, makeChain, NOTICE_ROUNDS, storeChain } from '../../../server/domains/live/chain';
import { SEED_KEY, testSeals } from '../../support/seedKey';
import { startTestServer, type TestServer } from '../../support/server';

const ROUNDS = 500;
const TIMEOUT_MS = 60_000;
const root = resolve(import.meta.dirname, '../../..');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const place = { game: 'crash', firstRound: 1, now: server.clock.now() };
  await storeChain(server.db, testSeals.seals, place, await makeChain(ROUNDS));
});
afterAll(() => server.close());

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs the operator's command on the database of the test. */
const run = (...words: readonly string[]) =>
  new Promise<Ran>((done) => {
    const env = { ...process.env, DATABASE_URL: server.databaseUrl, SEED_KEY };
    const command = ['--import', 'tsx', 'scripts/console.ts', ...words];
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

const closings = async () =>
  (await server.db.query<{ line: string }>({ text: 'SELECT line FROM fairness_log ORDER BY n' }))
    .map(({ line }) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ type }) => type === 'chainClosed');

describe('npm run console -- close-chain', { timeout: TIMEOUT_MS }, () => {
  it('changes nothing without a reason, with an odd one, or for a game without a chain', async () => {
    const missing = await run('close-chain', 'crash');
    expect(missing).toMatchObject({ code: 2, output: expect.stringContaining('close-chain GAME REASON') });
    expect((await run('close-chain', 'crash', 'é')).output).toContain('3 to 200 plain characters');
    const unknown = await run('close-chain', 'dice', 'a', 'copy', 'was', 'lost');
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('no chain of dice') });
    expect(await closings()).toEqual([]);
    expect(await chainOf(server.db, 'crash', ROUNDS)).not.toBeNull();
  });

  it('ends the chain a hundred rounds ahead, and the public log says why', async () => {
    const ran = await run('close-chain', 'crash', 'a', 'copy', 'was', 'lost');
    expect(ran).toEqual({
      code: 0,
      output: `The chain of crash ends with round ${NOTICE_ROUNDS}; the log says why.\n`,
    });
    expect(await closings()).toEqual([
      expect.objectContaining({ game: 'crash', lastRound: NOTICE_ROUNDS, reason: 'a copy was lost' }),
    ]);
    expect(await chainOf(server.db, 'crash', NOTICE_ROUNDS)).not.toBeNull();
    expect(await chainOf(server.db, 'crash', NOTICE_ROUNDS + 1)).toBeNull();
    const again = await run('close-chain', 'crash', 'a', 'copy', 'was', 'lost');
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('no chain of crash covers') });
    expect(await closings()).toHaveLength(1);
  });
});
