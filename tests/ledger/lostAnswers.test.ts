import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '../../games/kit/rules/money';
import { type Database, openDatabase } from '../../server/db/database';
import { refusalFor } from '../../server/http/errors';
import { balances } from '../../server/ledger/balances';
import { deposit } from '../../server/ledger/deposit';
import { once } from '../../server/ledger/once';
import { openWire, type Wire } from '../faults/wire';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { newGambler } from './gamblers';

/** Much less than in production: an answer that does not come is given up after this and another second. */
const PATIENCE_MS = 300;

let server: TestServer;
let folder: string;
let wire: Wire;
let db: Database;
/** Answers of the database until one is lost. */
let until = 0;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'peryahan-wire-'));
  wire = await openWire(folder, server.databaseUrl, () => {
    until -= 1;
    return until === 0;
  });
  const { pathname } = new URL(server.databaseUrl.replace('@/', '@placeholder/'));
  db = openDatabase({
    url: wire.url.replace('/peryahan?', `${pathname}?`),
    connectionsMax: 2,
    patienceMs: PATIENCE_MS,
  });
});
afterAll(async () => {
  await db.close();
  await wire.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A call that credits a peso once. `works` counts how often its work has begun. */
async function crediting() {
  const { uid } = await newGambler(server, { clientSeed: null });
  const intent = { uid, key: newKey(), call: '/test', bodyHash: '0'.repeat(64) };
  let works = 0;
  const credit = (on: Database) =>
    once({ db: on, clock: server.clock }, intent, async (tx) => {
      works += 1;
      const reference = `${intent.key}:${works}`;
      await deposit(tx, { uid, amountCentavos: centavos(100n), reference, now: server.clock.now() });
      return `answer ${works}`;
    });
  const cash = async () => (await balances(server.db, uid)).cashCentavos;
  return { credit, cash, works: () => works };
}

describe('an answer of the database that never arrives', () => {
  it('at any statement or the commit fails the call as busy, and a repeat of it takes effect once', async () => {
    await db.query({ text: 'SELECT 1' });
    const seen = new Set<string>();
    for (let lost = 1; ; lost += 1) {
      const { credit, cash, works } = await crediting();
      await db.query({ text: 'SELECT 1' });
      until = lost;
      wire.loseAnswers(true);
      const first = await credit(db).catch((error: unknown) => refusalFor(error).reason);
      wire.loseAnswers(false);
      if (until > 0) {
        expect(first).toBe('answer 1');
        break;
      }
      expect(first, `answer ${lost}`).toBe('busy');
      const before = await cash();
      const again = await credit(db);
      // Whether it was committed shows in the answer: the first one, or that of a second work.
      expect(again, `answer ${lost}`).toBe(before === 100n ? 'answer 1' : `answer ${works()}`);
      expect(await cash(), `answer ${lost}`).toBe(100n);
      seen.add(before === 100n ? 'committed' : 'undone');
    }
    expect(seen).toEqual(new Set(['undone', 'committed']));
  });
});

describe('a silent network', () => {
  it('fails a call within its patience, takes no effect twice, and is forgotten when it speaks again', async () => {
    const { credit, cash } = await crediting();
    await db.query({ text: 'SELECT 1' });
    wire.hold(true);
    const startedMs = performance.now();
    const said = await credit(db).catch((error: unknown) => refusalFor(error).reason);
    const tookMs = performance.now() - startedMs;
    wire.hold(false);
    expect(said).toBe('busy');
    expect(tookMs).toBeGreaterThanOrEqual(PATIENCE_MS);
    // The driver gives an answer up after another second. A second wait, for the rollback, would be as long again.
    expect(tookMs).toBeLessThan(2 * (PATIENCE_MS + 1_000));
    await expect.poll(() => credit(db).catch(() => null)).toMatch(/^answer/);
    expect(await cash()).toBe(100n);
  });
});
