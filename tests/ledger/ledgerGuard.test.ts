import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEDGER_FUNCTIONS, LEDGER_TABLES } from '../support/ledgerGuard';
import { startTestServer, type TestServer } from '../support/server';
import { newGambler } from './gamblers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sql = (text: string) => server.db.query<{ name: string }>({ text });

/** Runs a statement within an SQL function of this name. */
async function runIn(name: string, language: 'plpgsql' | 'sql', statement: string): Promise<void> {
  const body = language === 'sql' ? statement : `BEGIN ${statement}; END`;
  await sql(`CREATE FUNCTION ${name}() RETURNS void LANGUAGE ${language} AS $$ ${body} $$`);
  await sql(`SELECT ${name}()`).finally(() => sql(`DROP FUNCTION ${name}`));
}

describe("the ledger's tables", () => {
  it.each([
    ['INSERT INTO ledger_references VALUES (1, 1, $$points$$, $$x$$)'],
    ['update public.ledger_accounts set balance = balance'],
    ['WITH changed AS (UPDATE "ledger_accounts" SET balance = 1 RETURNING uid) SELECT FROM changed'],
    ['MERGE INTO ledger_accounts a USING (SELECT 1) s ON true WHEN MATCHED THEN UPDATE SET balance = 1'],
    ["DO $$ BEGIN EXECUTE 'UPDATE ledger_' || 'accounts SET balance = 1'; END $$"],
  ])('refuse a write from outside of the ledger: %s', async (statement) => {
    await expect(sql(statement)).rejects.toThrow('only the ledger writes it');
  });

  it.each(['plpgsql', 'sql'] as const)(
    "refuse a write by another area's function in %s",
    async (language) => {
      const write = 'UPDATE ledger_accounts SET balance = 1';
      await expect(runIn('play_other', language, write)).rejects.toThrow('only the ledger writes it');
      await expect(runIn('ledger_post_other', language, write)).rejects.toThrow('only the ledger writes it');
    },
  );

  it("refuse a write by a function that a ledger's function calls", async () => {
    await sql(`CREATE FUNCTION other_write() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN UPDATE ledger_accounts SET balance = 1; END $$`);
    await sql(`CREATE FUNCTION ledger_lock() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN PERFORM other_write(); END $$`);
    await expect(sql('SELECT ledger_lock()')).rejects.toThrow('only the ledger writes it');
  });

  it('accept the writes of the ledger', async () => {
    const { uid } = await newGambler(server, { cashCentavos: 700n, bonusCentavos: 50n });
    expect(await sql(`SELECT FROM ledger_entries WHERE uid = ${uid}`)).not.toEqual([]);
  });

  it('are all guarded', async () => {
    const tables = await sql(
      `SELECT relname AS name FROM pg_class WHERE relname ~ '^ledger_' AND relkind IN ('r', 'p') AND NOT relispartition`,
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(LEDGER_TABLES.toSorted());
  });

  it("have no function of the ledger's names but those of the ledger", async () => {
    const functions = await sql(
      `SELECT proname AS name FROM pg_proc WHERE proname ~ '^(ledger|bonus)_' AND pronargs > 0`,
    );
    expect(functions.map(({ name }) => name).toSorted()).toEqual(LEDGER_FUNCTIONS.toSorted());
  });
});
